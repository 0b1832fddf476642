"""Distinctions: the Légion d'honneur and the Grand prix. The third one, Grand prof, is a job."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.smile_life.cards import LifeCard
from tablee.games.smile_life.layout import HAS_ATTACKED, WAS_BANDIT
from tablee.games.smile_life.refusals import (
    ATTACKER_NO_HONOUR,
    BANDIT_NO_HONOUR,
    HONOURED,
    NO_PRIZE_JOB,
    ONE_PRIZE,
    REWARDED,
)
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


class Legion(LifeCard):
    """The Légion d'honneur: for everybody but Bandits, former ones, and whoever laid the Attack."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        shame: i64 = g.table.values[life.disgraced]
        if shame & WAS_BANDIT != 0 and not BANDIT_NO_HONOUR.off:
            return BANDIT_NO_HONOUR
        return ATTACKER_NO_HONOUR if shame & HAS_ATTACKED != 0 else None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, life.distinctions)
        g.table.tell(HONOURED, life.seat, self)


class GrandPrize(LifeCard):
    """The Grand prix: it raises the salary of the job that it rewards, each job once."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if not life.works() or life.job_card().prize == 0:
            return NO_PRIZE_JOB
        return ONE_PRIZE if g.table.values[life.rewarded] & life.job_card().prize != 0 else None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        table = g.table
        job = life.job_card()
        g.table.move(self, src, life.distinctions)
        table.set(life.rewarded, table.values[life.rewarded] | job.prize)
        table.set(life.raised, 1)
        table.tell(REWARDED, life.seat, job)
