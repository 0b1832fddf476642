"""Salaries: as high as the job allows, one by one, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life.cards import LifeCard, cards_of
from tablee.games.smile_life.refusals import EARNED, NO_JOB, TOO_HIGH
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

HIGHEST: Final[i64] = 4


def wage(g: SmileLife, life: Life) -> i64:
    """The highest level of salary of somebody who works: that of the job, or the highest with a Grand prix."""
    return HIGHEST if g.table.values[life.raised] != 0 else life.job_card().wage


def at_hand(life: Life) -> list[LifeCard]:
    """The salaries that may be spent or given: of equal ones the one that was laid last."""
    out: list[LifeCard] = []
    seen: i64 = 0
    for card in reversed(cards_of(life.salaries)):
        if card.twin & seen == 0:
            seen |= card.twin
            out.append(card)
    return out


class Salary(LifeCard):
    """A salary."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if not life.works():
            return NO_JOB
        return TOO_HIGH if self.level > wage(g, life) else None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, life.salaries)
        g.table.tell(EARNED, life.seat, self, n=self.level)
