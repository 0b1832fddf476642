"""Races for an offer that several may take: whoever was first with the finger wins, not whoever has the shorter way.

Each act is put back by its own measured delay. To let an earlier one with a longer way arrive, the first is held for as
long as the slowest of those who could still come in takes longer than it did, and never for longer than `LONGEST`.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from functools import partial
from typing import TYPE_CHECKING

from tablee.house import protocol
from tablee.house.connection import Connection

if TYPE_CHECKING:
    from tablee.house.table import Table

LONGEST = 0.25
SHORTEST = 0.005  # a hold that nobody could tell from none


class Races:
    """The race of the moment at one table, if there is one."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.runners: list[tuple[float, Connection, protocol.ActMessage]] = []

    def holds(self, page: Connection, message: protocol.ActMessage) -> bool:
        """Whether an act is held until everybody's has had the time to arrive."""
        if not self.is_offer(page.seat, message.text):
            return False
        wait = min(LONGEST, self.slowest(page) - page.lag)
        if not self.runners and wait < SHORTEST:
            return False
        self.runners.append((time.monotonic() - page.lag, page, message))
        if len(self.runners) == 1:
            asyncio.get_running_loop().call_later(wait, self.end)
        return True

    def is_offer(self, seat: int, text: str) -> bool:
        """Whether an act takes an offer that others might want as well."""
        return text in self.table.opened.get(seat, {})

    def slowest(self, page: Connection) -> float:
        """The delay of the slowest of the others who might take an offer now, as far as everybody can tell."""
        game = self.table.state.playing
        window = 0 if game is None else int(game.window())
        others = [one for one in self.table.pages if one.seat != page.seat and one.seat >= 0]
        return max((one.lag for one in others if window >> one.seat & 1), default=0.0)

    def end(self) -> None:
        """Judge all who ran, in the order of their fingers."""
        runners = sorted(self.runners, key=lambda runner: runner[0])
        self.runners = []
        for _, page, message in runners:
            self.table.do(partial(self.table.wishes.judge, page, message))
