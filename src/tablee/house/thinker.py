"""A process in which bots think: ``python -m tablee.house.thinker``. The house starts as many as it needs.

It reads questions from its standard input, a line of JSON each, and answers each with one. What it is told of a table
is what one seat sees; what it says of a mistake is where it was made, and nothing of what it was made with.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import IO

import msgspec
from msgspec import Struct

from tablee.bots.bot import Bot
from tablee.bots.registry import bot_named
from tablee.games.registry import game_named
from tablee.kernel.chance import Sfc32
from tablee.kernel.setup import GameKind, Setup, Value
from tablee.kernel.viewcopy import read_copy

NICE = 5  # people come before bots
LONGEST_THOUGHT = 60  # seconds after which a process that nobody minds any more ends by itself


class Question(Struct, frozen=True):
    """What would this bot do, that sees this?"""

    number: int
    game: str
    seats: int
    options: dict[str, Value]
    bot: str
    seed: int
    view: msgspec.Raw


class Answer(Struct, frozen=True, omit_defaults=True):
    """The text of a choice, nothing to let an offer lapse, or where the bot has failed. Number 0: ready to think."""

    number: int
    choice: str | None = None
    failed: str = ""


FindKind = Callable[[str], GameKind]


class Thinker:
    """Answers questions. What is laid out for a game and a number of seats serves for the next question, too."""

    def __init__(self, kind_named: FindKind = game_named) -> None:
        self.kind_named = kind_named
        self.setup = lru_cache(64)(self.lay_out)
        self.bot = lru_cache(64)(self.find_bot)

    def lay_out(self, game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Setup:
        """The set-up of a table."""
        return self.kind_named(game).set_up(seats, dict(options))

    def find_bot(self, game: str, name: str) -> Bot:
        """A bot. It keeps nothing in mind, so one serves for all tables."""
        return bot_named(name, self.kind_named(game))

    def think(self, question: Question) -> Answer:
        """What the bot would do."""
        setup = self.setup(question.game, question.seats, tuple(sorted(question.options.items())))
        view = read_copy(setup, bytes(question.view).decode())
        if view.ask is None:
            return Answer(question.number)
        bot = self.bot(question.game, question.bot)
        choice = bot.choose(view, view.ask, Sfc32(question.seed))
        return Answer(question.number, None if choice is None else choice.text)


def place_of(error: BaseException) -> str:
    """What went wrong and where, and nothing of what it went wrong with.

    >>> try:
    ...     {}["a secret"]
    ... except KeyError as error:
    ...     place_of(error).startswith("KeyError in ")
    True
    """
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = "" if at is None else f" in {os.path.basename(at.tb_frame.f_code.co_filename)}:{at.tb_lineno}"
    return f"{type(error).__name__}{where}"


def answer_all(thinker: Thinker, questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until there are no more questions."""
    encode, decode = msgspec.json.encode, msgspec.json.Decoder(Question).decode

    def say(answer: Answer) -> None:
        answers.write(encode(answer) + b"\n")
        answers.flush()

    say(Answer(0))
    for line in questions:
        question = decode(line)
        watch(LONGEST_THOUGHT)
        try:
            answer = thinker.think(question)
        except Exception as error:  # a bot is anybody's code
            answer = Answer(question.number, failed=place_of(error))
        watch(0)
        say(answer)


def watch(seconds: int) -> None:
    """Let the system end this process after so many seconds, whatever it does; 0: not any more."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def main(thinker: Thinker | None = None) -> None:
    """Answer what comes in. Ctrl-C is for the house; what a bot prints goes nowhere."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        answer_all(Thinker() if thinker is None else thinker, sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # the house is gone, and with it whoever could be told


if __name__ == "__main__":
    main()
