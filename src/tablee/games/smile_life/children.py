"""Children: once married, or one for an open flirt at the hotel or on the campsite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.smile_life.cards import LifeCard, cards_of
from tablee.games.smile_life.layout import HAS_CHILD
from tablee.games.smile_life.refusals import BORN, BORN_OF_FLIRT, ONE_CHILD, UNWED
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


class Child(LifeCard):
    """A child."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if life.married():
            return None
        if not life.flirts.cards:
            return UNWED
        last = cards_of(life.flirts)[-1]
        if not last.allows_child:
            return UNWED
        return ONE_CHILD if g.table.marks[HAS_CHILD][last.index] != 0 else None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, life.children)
        if life.married():
            g.table.tell(BORN, life.seat, self)
            return
        g.table.mark(HAS_CHILD, life.flirts.cards[-1], life.flirts, 1)
        g.table.tell(BORN_OF_FLIRT, life.seat, self)
