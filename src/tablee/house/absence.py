"""Who is away from a table: after a grace a bot covers for them, and the moment they are back they play themselves.

A bot covers only while somebody else is there who would have to wait.
"""

from __future__ import annotations

import time
import weakref
from typing import TYPE_CHECKING

from tablee.house import entries
from tablee.house.permits import cover_level

if TYPE_CHECKING:
    from tablee.house.table import Table


class Absence:
    """Since when whom of a table has been away."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.away: dict[int, float] = {}

    def look(self) -> None:
        """Note who has gone and who has come."""
        here = self.table.pages.people()
        people = self.table.state.people
        for seat in [seat for seat in self.away if seat in here or seat not in people]:
            del self.away[seat]
        for seat in people:
            if seat not in here:
                self.away.setdefault(seat, time.monotonic())

    def next(self) -> tuple[float, entries.AnyEntry] | None:
        """What is to be done next about it, and when."""
        state = self.table.state
        if state.playing is None:
            return None
        here, chairs = self.table.pages.people(), state.house.chairs
        for seat in here:
            if chairs[seat].covers:
                return 0.0, entries.Returned(seat)
        grace = state.house.settings.cover
        waiting = [(since, seat) for seat, since in self.away.items() if not chairs[seat].covers]
        if not here or not grace or not waiting:
            return None
        since, seat = min(waiting)
        return since + grace, entries.Covered(seat, cover_level(state))

    def due(self) -> float | None:
        """When something is to be done about it."""
        found = self.next()
        return None if found is None else found[0]

    def act(self) -> bool:
        """Do it, if it is due; whether it was."""
        found = self.next()
        if found is None or found[0] > time.monotonic():
            return False
        entry = found[1]
        assert isinstance(entry, entries.Covered | entries.Returned)
        self.table.commit(entry.seat, entry, "")
        return True
