"""Flirts: where they take place, how many, and how one takes a rival's last one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life.cards import NO_FLIRT_LIMIT, LifeCard, cards_of
from tablee.games.smile_life.layout import HAS_CHILD
from tablee.games.smile_life.life import uncovered
from tablee.games.smile_life.refusals import FIVE_FLIRTS, FLIRTED, IS_MARRIED, STOLEN, STRAY_FLIRT
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

MOST_FLIRTS: Final[i64] = 5


class Flirt(LifeCard):
    """A flirt, at its place."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if life.strays():
            return None
        if life.married():
            return IS_MARRIED
        if len(life.flirts.cards) >= MOST_FLIRTS and not life.works_as(NO_FLIRT_LIMIT):
            return FIVE_FLIRTS
        return None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        if life.strays():
            own = life.affair
            g.table.move(self, src, own)
            g.table.tell(STRAY_FLIRT, life.seat, self)
        else:
            own = life.flirts
            g.table.move(self, src, own)
            g.table.tell(FLIRTED, life.seat, self)
        seat = g.after(life.seat)
        while seat != life.seat:
            self.steal(g, life, own, g.lives[seat])
            seat = g.after(seat)

    def steal(self, g: SmileLife, life: Life, own: Zone, rival: Life) -> None:
        """A rival's last flirt lies open at the same place: it changes hands, and comes on top."""
        theirs = uncovered(rival)
        if theirs is None:
            return
        last = cards_of(theirs)[-1]
        if last.place != self.place:
            return
        if g.table.marks[HAS_CHILD][last.index] != 0:
            g.table.mark(HAS_CHILD, last, theirs, 0)
        g.table.move(last, theirs, own)
        g.table.tell(STOLEN, life.seat, last, other=rival.seat)
