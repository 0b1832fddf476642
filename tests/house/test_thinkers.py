"""Bots in other processes: real ones, which are killed, stopped, and talk nonsense. Nobody at a table may notice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import TypeVar

import pytest
import structlog

from kernel.games import KINDS
from tablee.bots.registry import bot_named, bot_names
from tablee.games.registry import game_named
from tablee.house import thinkers
from tablee.house.thinkers import COMMAND, Thinkers
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import Game
from tablee.kernel.view import View

T = TypeVar("T")
ODD = str(Path(__file__).with_name("odd_thinker.py"))
FAILS = ["hangs", "turns", "dies", "talks", "rambles", "cheats", "lapses", "mistakes", "long"]


def odd(how: str, *more: object) -> tuple[str, ...]:
    """The command of a process that thinks oddly."""
    return (sys.executable, ODD, how, *map(str, more))


Loop = Callable[[], asyncio.AbstractEventLoop]
LOOPS: list[Loop] = [asyncio.new_event_loop]
with contextlib.suppress(ImportError):
    import uvloop

    LOOPS.append(uvloop.new_event_loop)


def run(what: Coroutine[None, None, T], seconds: float = 300, loop: Loop = LOOPS[-1]) -> T:
    """Run it, and not for ever; on the loop that the house runs on, unless said otherwise."""
    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(within(what, seconds))


async def within(what: Coroutine[None, None, T], seconds: float) -> T:
    """Wait for it, and not for ever."""
    return await asyncio.wait_for(what, seconds)


def allergono(seed: int = 1) -> Game:
    """A game in its first moment: one seat is to act."""
    return game_named("allergono").new(4, seed=seed)


def asked(game: Game) -> View:
    """What the first seat sees that is waited for."""
    return game.view(next(seat for seat in range(game.setup.seats) if game.waiting() >> seat & 1))


def offered() -> View:
    """What a seat sees that has an offer, and is not waited for."""
    game = KINDS["remedy"].new(3, seed=1)
    view = game.view(1)
    assert view.ask is not None
    assert not view.ask.required
    return view


async def ready(pool: Thinkers, killed: Iterable[int] = ()) -> int:
    """The number of a process that is ready; not of one that was killed, and may not be missed yet."""
    while not (alive := pool.pids.difference(killed)):
        await asyncio.sleep(0.01)
    return next(iter(alive))


def ended(pid: int) -> bool:
    """Whether a process is no more."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_other_processes_think_as_this_one_does() -> None:
    async def play() -> None:
        async with Thinkers(2, command=odd("well")) as pool:
            for kind in (*KINDS.values(), game_named("allergono")):
                game = kind.new(kind.seats[1], seed=3)
                for seed in range(8):
                    if not any(game.waiting() >> seat & 1 for seat in range(game.setup.seats)):
                        break
                    for seat in range(game.setup.seats):
                        view = game.view(seat)
                        for name in bot_names(kind):
                            ask = view.ask
                            here = None if ask is None else bot_named(name, kind).choose(view, ask, Sfc32(seed))
                            there = await pool.choose(view, name, seed)
                            assert there == (None if here is None else here.text), (kind.name, name)
                    view = asked(game)
                    text = await pool.choose(view, "random", seed)
                    assert text is not None
                    assert game.submit(int(view.viewer), text) is None
            assert not pool.unanswered

    run(play())


@pytest.mark.parametrize("how", FAILS)
def test_who_talks_nonsense_is_replaced_and_its_stand_in_is_played(how: str, tmp_path: Path) -> None:
    better = tmp_path / "better"

    async def play() -> None:
        async with Thinkers(1, patience=0.4, command=odd(how, better)) as pool:
            view, offer = asked(allergono()), offered()
            assert view.ask is not None
            assert view.ask.standin is not None
            first = await ready(pool)
            assert await pool.choose(view, "steady") == view.ask.standin.text
            assert await pool.choose(offer, "random") is None
            better.touch()
            pool.patience = 20
            expected = bot_named("steady", view.setup.kind).choose(view, view.ask, Sfc32(7))
            answers = [await pool.choose(view, "steady", 7) for _ in range(3)]
            assert answers[-1] == str(expected)
            assert await ready(pool) != first
            assert ended(first)

    run(play())


def test_what_a_bot_stumbles_over_is_told_without_what_it_saw() -> None:
    async def play() -> None:
        view = asked(allergono())
        assert view.ask is not None
        with structlog.testing.capture_logs() as lines:
            async with Thinkers(1, command=odd("stumbles")) as pool:
                pid = await ready(pool)
                assert await pool.choose(view, "steady") == str(view.ask.standin)
                assert await ready(pool) == pid, "a bot that fails is no reason to start the process anew"
        assert [line["event"] for line in lines] == ["bot_failed"]
        assert lines[0]["error"].startswith("KeyError in odd_thinker.py:")
        assert "hand" not in str(lines)

    run(play())


def test_no_line_of_the_log_tells_a_card() -> None:
    async def play(how: str) -> None:
        view = asked(allergono())
        held = {card.id for card in view.zone(f"hand {view.viewer + 1}").cards if card is not None}
        with structlog.testing.capture_logs() as lines:
            async with Thinkers(1, patience=0.3, command=odd(how)) as pool:
                await pool.choose(view, "steady")
                await asyncio.sleep(0.05)
        assert [line["event"] for line in lines] == ["thinker_lost"]
        told = str([list(line.values()) for line in lines])
        assert not [card for card in held if card in told]

    for how in ("hangs", "cheats", "dies"):
        run(play(how))


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_is_killed_or_stopped_is_replaced(number: signal.Signals, loop: Loop) -> None:
    async def play() -> None:
        view = asked(allergono())
        assert view.ask is not None
        async with Thinkers(1, patience=1.0, command=COMMAND) as pool:
            first = await ready(pool)
            os.kill(first, number)
            pool.patience = 60  # of the next one, which has done nothing wrong
            answers = [await pool.choose(view, "greedy", 1) for _ in range(3)]
            expected = bot_named("greedy", view.setup.kind).choose(view, view.ask, Sfc32(1))
            assert answers[-1] == str(expected)
            assert set(answers) <= {str(expected), str(view.ask.standin)}
            assert await ready(pool) != first
            assert ended(first)

    run(play(), loop=loop)


def test_many_questions_at_once_while_processes_die() -> None:
    async def play() -> None:
        views = [asked(allergono(seed)) for seed in range(300)]
        async with Thinkers(3, command=COMMAND) as pool:
            asking = [asyncio.create_task(pool.choose(view, "steady")) for view in views]
            killed: list[int] = []
            for _ in range(4):
                killed.append(await ready(pool, killed))
                os.kill(killed[-1], signal.SIGKILL)
                await asyncio.sleep(0.05)
            for view, answer in zip(views, await asyncio.gather(*asking), strict=True):
                assert view.ask is not None
                assert answer is not None
                assert view.ask.find(answer) is not None
            assert not pool.unanswered

    run(play())


def test_questions_that_are_too_many_are_answered_at_once() -> None:
    async def play() -> None:
        view = asked(allergono())
        assert view.ask is not None
        async with Thinkers(1, patience=30, waiting=2, command=odd("hangs")) as pool:
            await ready(pool)
            first = asyncio.create_task(pool.choose(view, "random"))
            while not pool.unanswered or not pool.waiting.empty():
                await asyncio.sleep(0)
            others = [asyncio.create_task(pool.choose(view, "random")) for _ in range(5)]
            done: set[asyncio.Task[str | None]] = set()
            while len(done) < 3:
                done, left = await asyncio.wait(others, return_when=asyncio.FIRST_COMPLETED)
            assert len(done) == 3
            assert {task.result() for task in done} == {str(view.ask.standin)}
        assert {await task for task in (first, *left)} == {str(view.ask.standin)}, "who closes answers what is asked"

    run(play())


def test_a_question_that_nobody_asks_any_more_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    answer, heard = thinkers.Thinking.answer, []

    async def counted(self: thinkers.Thinking, question: thinkers.Asked) -> None:
        heard.append(question)
        await answer(self, question)

    monkeypatch.setattr(thinkers.Thinking, "answer", counted)

    async def play() -> None:
        view = asked(allergono())
        async with Thinkers(1, patience=0.5, command=odd("hangs")) as pool:
            await ready(pool)
            asking = [asyncio.create_task(pool.choose(view, "random")) for _ in range(50)]
            while not heard:
                await asyncio.sleep(0)
            for task in asking:
                task.cancel()
            await asyncio.wait(asking)
            await pool.choose(view, "random")
            assert len(heard) == 2, "the one that was on its way, and the last one"

    run(play())


def test_processes_that_cannot_start_are_tried_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "START", 0.3)

    async def play(command: tuple[str, ...]) -> None:
        with structlog.testing.capture_logs() as lines:
            async with Thinkers(1, command=command) as pool:
                while len(lines) < 3:
                    await asyncio.sleep(0.05)
                assert not pool.pids
        pauses = [line["pause"] for line in lines]
        assert pauses == sorted(set(pauses))

    for command in (odd("never"), odd("mute"), ("no-such-program",)):
        run(play(command))


@pytest.mark.parametrize("loop", LOOPS)
def test_processes_end_when_the_pool_is_closed(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "FAREWELL", 60.0)
    end, codes = thinkers.Thinking.end, []

    async def noted(self: thinkers.Thinking) -> None:
        await end(self)
        codes.append(self.code())

    monkeypatch.setattr(thinkers.Thinking, "end", noted)

    async def play() -> list[int]:
        async with Thinkers(3, command=COMMAND) as pool:
            while len(pool.pids) < 3:
                await asyncio.sleep(0.01)
            pids = list(pool.pids)
        assert await pool.choose(asked(allergono()), "random") is not None
        return pids

    assert all(ended(pid) for pid in run(play(), loop=loop))
    assert codes == [0, 0, 0], "they end by themselves when nothing more can be asked"


def test_processes_end_when_the_house_is_killed() -> None:
    script = (
        "import asyncio\n"
        "from tablee.house.thinkers import Thinkers\n"
        "async def main():\n"
        "    async with Thinkers(2) as pool:\n"
        "        while len(pool.pids) < 2: await asyncio.sleep(0.01)\n"
        "        print(*pool.pids, flush=True)\n"
        "        await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    house = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    with house:
        pids = [int(word) for word in house.stdout.readline().split()]
        for pid in pids:
            os.kill(pid, signal.SIGINT)
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, house.pid)
        time.sleep(0.2)
        assert not any(ended(pid) for pid in pids), "Ctrl-C is for the house"
        house.kill()
    until = time.monotonic() + 60
    while not all(ended(pid) for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_process_gets_a_view_and_nothing_else_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    ask = thinkers.Thinking.ask

    async def overheard(self: thinkers.Thinking, process: object, question: thinkers.Question) -> object:
        sent.append(thinkers.msgspec.json.encode(question))
        return await ask(self, process, question)

    monkeypatch.setattr(thinkers.Thinking, "ask", overheard)

    async def play() -> None:
        key = b"the key of the table: " + bytes(10)
        one = game_named("allergono").new(3, seed=key)
        view = asked(one)
        twin = one.copy()
        draw, other = twin.table.zones[0].cards, twin.table.zones[2 + (int(view.viewer) + 1) % 3].cards
        draw[0], other[0] = other[0], draw[0]
        draw[1], draw[2] = draw[2], draw[1]
        async with Thinkers(1, command=COMMAND) as pool:
            await pool.choose(view, "steady", 5)
            await pool.choose(twin.view(int(view.viewer)), "steady", 5)
        assert len(sent) == 2
        assert sent[0].replace(b'"number":1', b'"number":2') == sent[1]
        assert b"key of the table" not in sent[0]
        assert key.hex().encode() not in sent[0]

    run(play())
