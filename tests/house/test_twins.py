"""Nothing hidden gets out of the house by any channel: what a viewer gets at twin tables is the same, byte for byte.

The tests are tested with leaks that are put into the house on purpose.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from house.twin_tables import (
    CHANNELS,
    HERE,
    SEATS,
    Heard,
    Twins,
    everything,
    hear_both,
    mark,
)
from tablee.house import app, connection, entries, metrics, serving
from tablee.house.bots_here import BotsHere
from tablee.house.pace import Pace
from tablee.house.pages_here import PagesHere
from tablee.house.store import Store
from tablee.house.table import Table
from tablee.house.telling import Teller
from tablee.kernel.layout import SPECTATOR


@pytest.mark.parametrize("channel", CHANNELS)
def test_twins_look_the_same_by(channel: str, heard: list[tuple[Heard, Heard]]) -> None:
    compared = 0
    for one, other in heard:
        assert one.get(channel) == other.get(channel)
        compared += bool(one.get(channel))
    assert compared >= 3, "nothing was compared"


def leaky(owner: Any, name: str, leak: Callable[[Any], Any]) -> Any:
    """A method whose result is changed."""
    honest = getattr(owner, name)
    if asyncio.iscoroutinefunction(honest):

        async def later(*arguments: Any, **named: Any) -> Any:
            return leak(await honest(*arguments, **named))

        return patch.object(owner, name, later)
    return patch.object(owner, name, lambda *arguments, **named: leak(honest(*arguments, **named)))


def next_seat(self: PagesHere, page: Any) -> int:
    """As whom a page sees that comes back."""
    if page.seat < 0:
        return int(SPECTATOR)
    return (page.seat + 1) % SEATS if page.last >= 0 else page.seat


def talkative(honest: Any) -> Any:
    """A page gets a few more messages."""

    def announce(self: PagesHere, *rest: Any) -> None:
        honest(self, *rest)
        for _ in range(mark(50)):
            self.tell_presence()

    return announce


def many_rows(honest: Any) -> Any:
    """A table writes a few rows more."""

    def show(self: Table, *rest: Any) -> None:
        honest(self, *rest)
        if self.state.house.number < 60 + mark(50):
            self.orders.append(lambda: self.put(-1, entries.Timed(True), lambda outcome: None))

    return show


PLANTED: dict[str, tuple[str, Callable[[], Any]]] = {
    "a word in the view": (
        "view",
        lambda: leaky(Teller, "game", lambda told: told and msgspec.structs.replace(told, lines={"x": str(mark())})),
    ),
    "a word in an update": ("updates", lambda: leaky(Teller, "update", lambda frame: frame + b" %d" % mark())),
    "more frames": ("updates", lambda: patch.object(PagesHere, "announce", talkative(PagesHere.announce))),
    "more rows": ("rows", lambda: patch.object(Table, "show", many_rows(Table.show))),
    "the seat of another when somebody comes back": (
        "resume",
        lambda: patch.multiple(PagesHere, viewer=next_seat, send_missed=lambda self, page: False),
    ),
    "a fact in a refusal": (
        "refusals",
        lambda: leaky(Teller, "refused", lambda told: msgspec.structs.replace(told, words=str(mark()))),
    ),
    "a word in an error": ("errors", lambda: leaky(connection, "text", lambda words: f"{words} {mark()}")),
    "the message of an exception in the log": (
        "log",
        lambda: leaky(serving, "where", lambda told: f"{told} {mark()}"),
    ),
    "more than a bot may know": ("bot", lambda: patch.object(BotsHere, "think", thinks_of(BotsHere.think))),
    "the time that a bot takes": ("pace", lambda: leaky(Pace, "think", lambda seconds: seconds + mark())),
    "a word at the door": ("door", lambda: leaky(app, "sentence", lambda words: f"{words} {mark()}")),
    "a word in the list of own tables": (
        "me",
        lambda: leaky(app, "own_table", lambda own: msgspec.structs.replace(own, words=str(mark()))),
    ),
    "a word in an export": ("export", lambda: leaky(Store, "export_guest", lambda kept: {**(kept or {}), "x": mark()})),
    "a replay before the end": ("ended", lambda: patch.object(app.House, "finished", finished)),
    "a figure": ("metrics", lambda: leaky(metrics, "exposition", lambda told: told + b"hands %d\n" % mark())),
}


def thinks_of(honest: Any) -> Any:
    """A bot is asked with a level that tells something."""

    async def think(self: BotsHere, seat: int, level: str, view: Any, plan: Any) -> None:
        await honest(self, seat, f"{level} {mark()}", view, plan)

    return think


async def finished(self: Any, request: Any) -> Any:
    """Every game may be looked at."""
    return app.problem("over", everything(HERE[-1])[:0] or "fr", 200 + mark(50))


@pytest.mark.parametrize("leak", PLANTED)
def test_a_leak_on_purpose_is_found(leak: str, all_twins: list[Twins], tmp_path: Path) -> None:
    channel, put = PLANTED[leak]
    seated = [one for one in all_twins if one.viewer < SEATS and one.viewer != one.actor]
    for at, twins in enumerate(seated[:6]):
        with put(), contextlib.suppress(AssertionError):
            one, other = hear_both(twins, tmp_path / str(at))
            if one.get(channel) != other.get(channel):
                return
    pytest.fail("it was not found")
