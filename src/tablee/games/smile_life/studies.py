"""Studies: the levels that allow a job, six cards at most, and a doctor's studies that go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life.cards import STUDIES_ON, LifeCard
from tablee.games.smile_life.refusals import HAS_A_JOB, SIX_STUDIES, STUDIED, STUDIED_ON
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

MOST_STUDIES: Final[i64] = 6


class Study(LifeCard):
    """A study, single or double."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if life.works():
            return None if life.works_as(STUDIES_ON) else HAS_A_JOB
        return SIX_STUDIES if len(life.studies.cards) + len(life.extra.cards) >= MOST_STUDIES else None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        """Studies of a doctor lie beside the others; of one who came by the Leg-Up they only score."""
        if not life.works():
            g.table.move(self, src, life.studies)
            g.table.tell(STUDIED, life.seat, self, n=life.level())
            return
        g.table.move(self, src, life.apart if g.table.values[life.by_leg_up] else life.extra)
        g.table.tell(STUDIED_ON, life.seat, self)
