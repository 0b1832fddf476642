"""With one card left say "allergono !", with the card or after it; who has not may be caught."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.allergono import turn
from tablee.games.allergono.cards import TO_CALL, TO_CATCH
from tablee.games.allergono.layout import LATE
from tablee.games.allergono.refusals import CALLED, CAUGHT
from tablee.kernel.card import Choice
from tablee.kernel.layout import one

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono


def down_to_one(g: Allergono, seat: i64, says: bool) -> None:
    """A seat has one card left: it has called with the card, or it is late from now on."""
    if not says:
        g.table.set(LATE, g.late | one(seat))


def nobody_is_late(g: Allergono) -> None:
    """The next player lays or draws: nobody can be caught any more."""
    if g.late != 0:
        g.table.set(LATE, 0)


def no_longer_late(g: Allergono, seat: i64) -> None:
    """A seat has drawn, so it has more than one card again."""
    if g.late & one(seat):
        g.table.set(LATE, g.late & ~one(seat))


def offers(g: Allergono, seat: i64, out: list[Choice]) -> None:
    """Who is late may still call; everybody else may catch."""
    late = g.late
    if late == 0:
        return
    if late & one(seat):
        out.append(TO_CALL)
    other: i64 = 0
    while other < g.seats:
        if other != seat and late & one(other):
            out.append(TO_CATCH[other])
        other += 1


def call(g: Allergono, seat: i64) -> None:
    """Better late than caught."""
    g.table.set(LATE, g.late & ~one(seat))
    g.table.tell(CALLED, seat)


def catch(g: Allergono, seat: i64, target: i64) -> None:
    """A seat has noticed that another forgot: that one draws two."""
    g.table.set(LATE, g.late & ~one(target))
    g.table.tell(CAUGHT, target, other=seat, n=2)
    turn.came_later(g, target, g.give(target, 2))
