"""Bots think in other processes: a pool of them, which may die, hang or talk nonsense without anybody noticing.

A question is what one seat sees and what is asked of it; nothing else of a table leaves the house. Whatever goes wrong,
there is an answer: the stand-in of the decision, or an offer lapses.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec
import structlog

from tablee.house.thinker import Answer, Question
from tablee.kernel.step import Decision
from tablee.kernel.view import View
from tablee.kernel.viewcopy import write_copy

COMMAND = (sys.executable, "-m", "tablee.house.thinker")
PATIENCE = 5.0  # seconds for one thought
START = 30.0  # seconds for a process to be ready
WAITING = 1000  # questions that may wait; the next ones are answered by their stand-ins at once
LATEST = 15.0  # seconds after which nobody waits any more: for a process to start, for others to be answered
LONGEST = 1000  # characters of an answer
PAUSES = (0.1, 10.0)  # seconds before a process is started anew: at first, and at most
FAREWELL = 2.0  # seconds for the processes to end

log = structlog.get_logger()


class Nonsense(Exception):
    """A process says what is no answer to its question."""


# What makes a process useless: it cannot be started or is gone, it hangs, it says what cannot be read.
LOST = (OSError, EOFError, TimeoutError, ValueError, Nonsense)


class Asked:
    """A question that waits for its answer."""

    def __init__(self, question: Question, ask: Decision) -> None:
        self.question = question
        self.ask = ask
        self.answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

    def answered(self, choice: str | None) -> None:
        """The answer, if anybody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(choice)

    def checked(self, answer: Answer) -> str | None:
        """What was answered, if it is open; `Nonsense` if not. What is typed the rules of the table check."""
        text, ask = answer.choice, self.ask
        if answer.number != self.question.number:
            raise Nonsense("an answer to another question")
        if answer.failed:
            log.warning("bot_failed", game=self.question.game, bot=self.question.bot, error=answer.failed)
            return standin(ask)
        if text is None and not ask.required:
            return None
        if text is not None and (ask.find(text) is not None or (ask.entry is not None and text.startswith("enter "))):
            return text
        raise Nonsense("no choice that is open")


def standin(ask: Decision) -> str | None:
    """What is done for a seat whose bot does not answer."""
    return ask.standin.text if ask.required and ask.standin is not None else None


class Thinkers:
    """The processes, and the questions that wait for them. To be used as an asynchronous context."""

    def __init__(
        self,
        count: int | None = None,
        patience: float = PATIENCE,
        waiting: int = WAITING,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.count = max(1, (os.cpu_count() or 2) - 1) if count is None else count
        self.patience = patience
        self.command = command
        self.numbers = 0
        self.waiting: asyncio.Queue[Asked] = asyncio.Queue(waiting)
        self.unanswered: set[Asked] = set()
        self.pids: set[int] = set()  # of the processes that are ready
        self.tasks: list[asyncio.Task[None]] = []
        self.ends: set[asyncio.Task[None]] = set()  # processes that are being ended

    async def __aenter__(self) -> Thinkers:
        self.tasks = [asyncio.create_task(self.keep_one()) for _ in range(self.count)]
        return self

    async def __aexit__(self, *gone: object) -> None:
        """End all processes; what is still asked gets its stand-in."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self.ends)
        for asked in self.unanswered:
            asked.answered(standin(asked.ask))

    async def choose(self, view: View, bot: str, seed: int | None = None) -> str | None:
        """What a bot does that sees this: the text of a choice, or nothing, to let an offer lapse."""
        ask, setup = view.ask, view.setup
        if ask is None:
            return None
        if not self.tasks or self.waiting.full():
            log.warning("bots_overrun", waiting=self.waiting.qsize())
            return standin(ask)
        self.numbers += 1
        seed = secrets.randbits(62) if seed is None else seed
        text = msgspec.Raw(write_copy(view).encode())
        asked = Asked(Question(self.numbers, setup.kind.name, setup.seats, setup.options, bot, seed, text), ask)
        self.waiting.put_nowait(asked)
        self.unanswered.add(asked)
        try:
            async with asyncio.timeout(LATEST):
                return await asked.answer
        except TimeoutError:
            log.warning("bot_unheard", game=setup.kind.name, bot=bot)
            return standin(ask)
        finally:
            self.unanswered.discard(asked)

    async def keep_one(self) -> None:
        """Keep a process that answers; start it anew, after a pause that grows, whenever it fails."""
        pause = PAUSES[0]
        while True:
            one, pid = Thinking(self.command, self.patience), 0
            try:
                pid = await one.start()
                self.pids.add(pid)
                while True:
                    await one.answer(await one.wait_for(self.waiting))
            except LOST as error:
                log.warning("thinker_lost", error=type(error).__name__, code=one.code(), pause=pause, **one.at_work())
                one.kill()
            finally:
                self.pids.discard(pid)
                end = asyncio.create_task(one.end())
                self.ends.add(end)
                end.add_done_callback(self.ends.discard)
                await asyncio.shield(end)
            await asyncio.sleep(pause)
            pause = PAUSES[0] if one.answers else min(2 * pause, PAUSES[1])


class Thinking:
    """One process."""

    def __init__(self, command: tuple[str, ...], patience: float) -> None:
        self.command = command
        self.patience = patience
        self.process: Process | None = None
        self.dies: asyncio.Task[int] | None = None
        self.asked: Asked | None = None
        self.answers = 0

    async def start(self) -> int:
        """Start the process and wait until it is ready; its number."""
        apart = os.name == "posix"  # Ctrl-C is for the house
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=apart
        )
        self.process = process
        self.dies = asyncio.create_task(process.wait())
        async with asyncio.timeout(START):
            if (await self.read(process)).number != 0:
                raise Nonsense("no greeting")
        return process.pid

    async def wait_for(self, waiting: asyncio.Queue[Asked]) -> Asked:
        """The next question for whose answer somebody waits; `EOFError` if the process dies meanwhile."""
        assert self.dies is not None
        while True:
            getting = asyncio.create_task(waiting.get())
            try:
                await asyncio.wait((getting, self.dies), return_when=asyncio.FIRST_COMPLETED)
            finally:
                getting.cancel()
            if not getting.done():
                raise EOFError
            if not getting.result().answer.done():
                return getting.result()

    async def answer(self, asked: Asked) -> None:
        """Answer a question. Whatever happens, it gets an answer."""
        assert self.process is not None
        self.asked = asked
        choice = standin(asked.ask)
        try:
            async with asyncio.timeout(self.patience):
                choice = asked.checked(await self.ask(self.process, asked.question))
        finally:
            asked.answered(choice)
        self.asked = None
        self.answers += 1

    async def ask(self, process: Process, question: Question) -> Answer:
        """Ask, and hear the answer."""
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return await self.read(process)

    async def read(self, process: Process) -> Answer:
        """The next line that the process says."""
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        if len(line) > LONGEST:
            raise Nonsense("too long")
        return msgspec.json.decode(line, type=Answer)

    def code(self) -> int | None:
        """How the process has ended, if it has."""
        return None if self.process is None else self.process.returncode

    def at_work(self) -> dict[str, str]:
        """Whose bot the process was thinking for: the game and the bot."""
        return {} if self.asked is None else {"game": self.asked.question.game, "bot": self.asked.question.bot}

    def kill(self) -> None:
        """End the process at once."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        """Let the process end: nothing more is asked. If it does not, or thinks what nobody waits for, it is ended."""
        if self.process is None or self.dies is None:
            return
        if self.asked is not None:
            self.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        await asyncio.wait((self.dies,), timeout=FAREWELL)
        self.kill()
        await self.dies
