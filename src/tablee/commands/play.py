"""``tablee play``: a game against bots, as lines in the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from tablee.bots.bot import Bot
from tablee.bots.driver import Driver, stream
from tablee.bots.registry import default_bot
from tablee.commands import Mistake
from tablee.commands.options import add_pack, chosen_bots, chosen_game, chosen_setup, find_game, flag, number
from tablee.commands.screen import Screen
from tablee.kernel.card import UNDO, Choice, entered
from tablee.kernel.chance import Chance
from tablee.kernel.game import Game
from tablee.kernel.record import Record, begin, load_record
from tablee.kernel.refusal import NOT_OPEN, Refusal
from tablee.kernel.setup import BadInput
from tablee.kernel.step import Decision
from tablee.kernel.view import View
from tablee.words import LANGS, Words

name = "play"
help = "play a game against bots in the terminal"
ME = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("game", nargs="?", help="the game")
    parser.add_argument("--seats", type=number(1), default=4, help="how many seats, yours included (4)")
    parser.add_argument("--bots", help="who plays the others, set apart by commas; they repeat (the game's best)")
    parser.add_argument("--seed", type=number(0), help="the same seed deals the same cards (by lot)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add_pack(parser)
    parser.add_argument("--lang", choices=LANGS, default=spoken(), help="the language (that of the terminal)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was left")


def spoken() -> str:
    """The language of the terminal: French, unless it says otherwise."""
    wanted = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    return "en" if wanted.startswith("en") else "fr"


def run(args: argparse.Namespace) -> int:
    """Play to the end, or until the player leaves."""
    record = resumed(args) if args.resume else fresh(args)
    kind = record.setup.kind
    bots = [bot for _, bot in chosen_bots(default_bot(kind) if args.bots is None else args.bots, kind)]
    try:
        game = record.replay() if record.acts else begin(record, heard=True)
    except BadInput as error:
        raise Mistake(str(error)) from None
    if game.history is None:
        game.keep_history()
    table = Words(kind, args.lang, [])
    names = [table.say("play.you"), *(table.say("play.bot", seat) for seat in range(2, record.setup.seats + 1))]
    words = Words(kind, args.lang, names, viewer=ME)
    screen = Screen(Console(highlight=False), words)
    session = Session(game, record, bots, screen)
    file = args.resume or unused_file(kind.name)
    flags = flag(args.pack) + (f" --bots {args.bots}" if args.bots else "")
    try:
        session.run()
    except Left:
        keep(record, file, screen, flags)
        return 0
    except KeyboardInterrupt:
        screen.say("")
        keep(record, file, screen, flags)
        raise
    if args.resume:
        record.end(game)
        write(record, file)
    return 0


def fresh(args: argparse.Namespace) -> Record:
    """The record of a new game."""
    if args.game is None:
        raise Mistake("which game? (see `tablee play --help`)")
    kind = chosen_game(args.game, args.pack)
    setup = chosen_setup(kind, args.seats, args.option)
    return Record(setup, secrets.randbits(64) if args.seed is None else args.seed)


def resumed(args: argparse.Namespace) -> Record:
    """The record of a game that was left."""
    try:
        record = load_record(args.resume, find_game(args.pack))
    except BadInput as error:
        raise Mistake(str(error)) from None
    if args.game is not None and chosen_game(args.game).name != record.setup.kind.name:
        raise Mistake(f"{args.resume} is a game of {record.setup.kind.name}, not of {args.game}")
    if record.seed is None:
        raise Mistake(f"{args.resume} was played at a live table: it cannot be gone on with here")
    if record.ranks:
        raise Mistake(f"the game of {args.resume} is over")
    return record


def unused_file(game: str) -> Path:
    """A name for the record that no file has."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = [Path(f"{stem}.record"), *(Path(f"{stem}-{at}.record") for at in range(2, 1000))]
    return next(name for name in names if not name.exists())


def write(record: Record, file: Path) -> None:
    """Write a record in one step: nobody ever finds half of one."""
    draft = file.with_name(f"{file.name}.draft")
    try:
        draft.write_text(record.text(), encoding="utf-8")
        os.replace(draft, file)
    except OSError as error:
        raise Mistake(f"{file} cannot be written: {error.strerror}") from None


def keep(record: Record, file: Path, screen: Screen, flags: str) -> None:
    """Keep the record of an unfinished game, and say where."""
    write(record, file)
    screen.say(screen.words.say("play.saved", file=f"{file}{flags}"))


class Left(Exception):
    """The player leaves."""


class Session(Driver):
    """A person at the first seat, bots at the others. Every act is written down and told.

    The person is asked before the bots whatever may be grabbed. Each act draws from streams of its own, so that a
    game that was left goes on as if it had not been.
    """

    def __init__(self, game: Game, record: Record, bots: Sequence[Bot], screen: Screen) -> None:
        person = Person(game, screen)
        others = [bots[at % len(bots)] for at in range(game.setup.seats - 1)]
        super().__init__(game.setup, [person, *others], game=game)
        self.record = record
        self.screen = screen
        self.person = person

    def play_on(self) -> None:
        """Play until the game is over."""
        while not self.game.over:
            seed, at = self.record.seed or 0, len(self.record.acts)
            self.lots = stream(seed, at, "lots")
            self.rngs = [stream(seed, at, f"bot {seat}") for seat in range(self.seats)]
            self.step()

    def run(self) -> None:
        """Greet, play, and show the result."""
        screen, game = self.screen, self.game
        title = screen.words.say("game.name") if screen.words.has("game.name") else game.setup.kind.name
        if game.setup.kind.pack is not None:
            title += f" ({game.setup.kind.pack.name})"
        screen.say(screen.words.say("play.welcome", self.seats, game=title), "bold")
        if self.record.acts:
            screen.say(screen.words.say("play.resumed", len(self.record.acts)))
            game.listen().clear()
        self.tell()
        self.play_on()
        result = game.result()
        screen.table(game.view(ME))
        screen.result(result)

    def act(self, seat: int, choice: Choice, choices: int) -> tuple[int, Choice]:
        """Play an act, write it down, tell what happened."""
        out = super().act(seat, choice, choices)
        self.record.add(seat, choice.text)
        self.tell()
        return out

    def tell(self) -> None:
        """Tell what has happened, as far as the person sees it."""
        for event in self.game.updates([ME])[0].events:
            line = self.screen.words.event(event)
            if line is not None:
                self.person.log.append(line)
                self.screen.say(line)

    def now(self) -> float:
        """A person lives by the clock on the wall. Where a game is taken up again, a glass starts anew."""
        return time.monotonic()

    def in_lot_order(self, window: int) -> list[int]:
        """The person first: fingers are slower than bots."""
        seats = super().in_lot_order(window)
        return sorted(seats, key=lambda seat: seat != ME)

    def answer(self, seat: int) -> tuple[Choice, int]:
        """A person is asked even where there is no choice."""
        if seat != ME:
            return super().answer(seat)
        decision = self.game.decision(ME)
        assert decision is not None
        choice = self.person.choose(self.game.view(ME), decision, self.rngs[ME])
        assert choice is not None
        return choice, len(decision.choices)


class Person:
    """Somebody at the keyboard. What is let go by is not offered again while it stands."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.words = screen.words
        self.log: list[str] = []
        self.let_go = ""
        self.carded: set[str] = set()  # the verbs that were seen to take a card

    def choose(self, view: View, decision: Decision, rng: Chance) -> Choice | None:
        """Ask until there is an answer."""
        choices = decision.choices
        self.carded.update(choice.verb.notation for choice in choices if choice.card is not None)
        if not decision.required:
            if decision.entry is None and all(choice.verb is UNDO for choice in choices):
                return None
            if decision.id == self.let_go:
                return None
        self.screen.table(view)
        self.screen.question(decision, choices)
        while True:
            line = self.read("play.entry" if decision.entry is not None else "play.prompt")
            if not line and not decision.required:
                self.let_go = decision.id
                return None
            if line and not self.commanded(line, view, decision):
                choice = self.chosen(line, decision)
                if choice is not None:
                    return choice

    def read(self, prompt: str) -> str:
        """A line that was typed; the end of the input is a farewell."""
        self.screen.console.print(self.words.say(prompt), end="", markup=False)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.screen.say(line.rstrip("\n"))
        if not line:
            raise Left
        return line.strip()

    def commanded(self, line: str, view: View, decision: Decision) -> bool:
        """Do what is no answer: help, the log, the table, a question, leaving."""
        word = line.casefold()
        if word in ("quit", "exit", "q"):
            raise Left
        if word in ("help", "aide", "h"):
            self.screen.say(self.words.say("play.help"))
        elif word in ("log", "journal"):
            for told in self.log or [self.words.say("play.nothing")]:
                self.screen.say(told)
        elif word == "table":
            self.screen.table(view)
            self.screen.question(decision, decision.choices)
        elif line.startswith("?"):
            self.explain(line[1:].strip(), decision)
        else:
            return False
        return True

    def chosen(self, line: str, decision: Decision) -> Choice | None:
        """The choice behind a number or an act that was typed, or the entry; if it is none, say why."""
        if decision.entry is not None:
            if line.startswith("#"):
                line = line[1:]
            else:
                refusal = self.game.refuse(ME, f"enter {line}")
                if refusal is None:
                    return entered(line)
                self.cite(refusal)
                return None
        if line.isdecimal():
            if 1 <= int(line) <= len(decision.choices):
                return decision.choices[int(line) - 1]
            self.screen.say(self.words.say("play.no_number", text=line))
            return None
        found = decision.find(line)
        if found is None:
            self.cite(self.game.why_not(ME, line))
        return found

    # -- why not? ---------------------------------------------------------------------------------------------------

    def explain(self, text: str, decision: Decision) -> None:
        """What a choice is about, or why a card or an act is not possible now."""
        if not text:
            self.screen.say(self.words.say("play.help"))
            return
        if text.isdecimal():
            if 1 <= int(text) <= len(decision.choices):
                self.describe(decision.choices[int(text) - 1])
            else:
                self.screen.say(self.words.say("play.no_number", text=text))
            return
        card = self.card_called(text)
        if card is not None:
            self.explain_card(card, decision)
        elif " " in text or text in {verb.notation for verb in self.game.setup.kind.verbs}:
            refusal = self.game.refuse(ME, text)
            if refusal is None:
                self.screen.say(self.words.say("play.allowed", what=text))
            else:
                self.cite(refusal)
        else:
            self.screen.say(self.words.say("play.no_card", text=text))

    def card_called(self, text: str) -> str | None:
        """The card of this notation or name."""
        wanted = text.casefold()
        for id in self.game.setup.deck.copies_of:
            name = str(self.words.cards.get(id, {}).get(self.words.lang, id))
            if wanted in (id.casefold(), name.casefold(), f"{id} {name}".casefold()):
                return id
        return None

    def explain_card(self, id: str, decision: Decision) -> None:
        """What can be done with a card, or why nothing can."""
        open_now = [choice for choice in decision.choices if choice.card is not None and choice.card.id == id]
        for choice in open_now:
            self.screen.say(self.words.say("play.allowed", what=self.words.choice(choice)))
        if open_now:
            return
        known = self.game.setup.kind.verbs
        verbs = list(dict.fromkeys(verb.notation for verb in known))
        asked = [verb for verb in verbs if verb in self.carded]
        asked = asked or [verb.notation for verb in known if verb.spends] or verbs[:1]
        refusals: dict[str, Refusal] = {}
        for verb in asked:
            refusal = self.game.why_not(ME, f"{verb} {id}")
            refusals.setdefault(refusal.rule, refusal)
        if len(refusals) > 1:
            refusals.pop(NOT_OPEN.rule, None)
        for refusal in refusals.values():
            self.cite(refusal)

    def describe(self, choice: Choice) -> None:
        """A choice: its words, and what its card does."""
        self.screen.say(f"{self.words.choice(choice)} [{choice.text}]")
        if choice.card is not None and self.words.has(f"kind.{choice.card.kind}.help"):
            self.screen.say(self.words.say(f"kind.{choice.card.kind}.help"))

    def cite(self, refusal: Refusal) -> None:
        """Why not, with the rule and its page."""
        text = self.words.refusal(refusal)
        page = self.words.page(refusal.rule)
        key = "play.ruling" if page is None else "play.rule"
        self.screen.say(self.words.say(key, text=text, rule=refusal.rule, page=str(page)), "yellow")
