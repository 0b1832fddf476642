"""Malus: laid before others, on conditions; some cost turns, some cost cards, all are kept, turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life import jobs, marriage
from tablee.games.smile_life.cards import (
    NO_ACCIDENT,
    NO_ATTACK,
    NO_DIVORCE,
    NO_ILLNESS,
    OUTLAW,
    STUDIES_ON,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.layout import HAS_ATTACKED, SENTENCE
from tablee.games.smile_life.life import holds_kind
from tablee.games.smile_life.refusals import (
    ATTACKED,
    BANDIT_ONLY,
    BANDIT_UNTAXED,
    CHILDREN_LOST,
    DISMISSED,
    DIVORCED_BY,
    DOCTOR_HEALTHY,
    GUARDED,
    IMPRISONED,
    KEPT_STUDIES,
    LAWYER_STAYS,
    MECHANIC_SAFE,
    NO_TWO_ALIKE,
    NOT_MARRIED,
    NOT_STUDYING,
    NOTHING_TO_TAX,
    OFFICIAL_STAYS,
    OUTLAW_STAYS,
    PHARMACIST_HEALTHY,
    REPEATED,
    SERVES,
    SKIPPED,
    STRUCK,
    TAXED,
    WORKERS_BURN_OUT,
    WORKERS_DISMISSED,
    WORKERS_TAXED,
)
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal, refused
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

PRISON_TURNS: Final[i64] = 3


class Malus(LifeCard):
    """A malus that strikes one other player."""

    def add_ways(self, g: SmileLife, life: Life, out: list[Choice]) -> None:
        for victim in g.lives:
            if victim is not life:
                reason = self.bars_against(g, victim)
                if reason is None or reason.off:
                    out.append(self.ways.at[victim.seat])

    def fits(self, g: SmileLife, life: Life) -> bool:
        for victim in g.lives:
            if victim is not life and not refused(self.bars_against(g, victim)):
                return True
        return False

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        self.strike(g, life.seat, g.lives[choice.target], src)

    def strike(self, g: SmileLife, attacker: i64, victim: Life, src: Zone) -> None:
        """The victim has it, suffers it, and keeps it turned."""
        g.table.move(self, src, victim.malus)
        g.table.tell(STRUCK, victim.seat, self, other=attacker)
        self.hurt(g, victim)

    def hurt(self, g: SmileLife, victim: Life) -> None:
        """What it does at once."""


# -- those that cost turns ------------------------------------------------------------------------------------------


class Skipping(Malus):
    """A malus that costs a turn: it waits until the turn comes. No two alike wait before one player."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        for card in victim.pending.cards:
            if card.kin == self.kin:
                return NO_TWO_ALIKE
        return None

    def strike(self, g: SmileLife, attacker: i64, victim: Life, src: Zone) -> None:
        g.table.move(self, src, victim.pending)
        g.table.tell(STRUCK, victim.seat, self, other=attacker)
        self.hurt(g, victim)


class Accident(Skipping):
    """An accident: the mechanic has none."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        if victim.works_as(NO_ACCIDENT) and not MECHANIC_SAFE.off:
            return MECHANIC_SAFE
        return super().bars_against(g, victim)


class Illness(Skipping):
    """An illness: doctors, surgeons and pharmacists have none."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        if victim.works_as(STUDIES_ON) and not DOCTOR_HEALTHY.off:
            return DOCTOR_HEALTHY
        if victim.works_as(NO_ILLNESS) and not PHARMACIST_HEALTHY.off:
            return PHARMACIST_HEALTHY
        return super().bars_against(g, victim)


class BurnOut(Skipping):
    """A burn-out: for those who work."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        if not victim.works() and not WORKERS_BURN_OUT.off:
            return WORKERS_BURN_OUT
        return super().bars_against(g, victim)


class Prison(Skipping):
    """The prison: for the Bandit, three turns, and then he is gone."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        return None if victim.works_as(OUTLAW) else BANDIT_ONLY

    def hurt(self, g: SmileLife, victim: Life) -> None:
        g.table.set(SENTENCE, PRISON_TURNS)
        g.table.tell(IMPRISONED, victim.seat)


def serve(g: SmileLife, life: Life) -> None:
    """A turn is passed for the malus that came first."""
    table = g.table
    card = cards_of(life.pending)[0]
    if not isinstance(card, Prison):
        table.move(card, life.pending, life.malus)
        table.tell(SKIPPED, life.seat, card)
        return
    left: i64 = table.values[SENTENCE] - 1
    table.tell(SERVES, life.seat, n=left)
    if left != 0:
        table.set(SENTENCE, left)
    else:
        jobs.lose(g, life)


# -- those that cost cards ------------------------------------------------------------------------------------------


class RepeatedYear(Malus):
    """A repeated year: for those who study and have no job; the last study goes."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        if victim.works():
            return NOT_STUDYING
        if victim.studies.cards:
            return None
        return KEPT_STUDIES if victim.extra.cards or holds_kind(victim.apart, "study") else NOT_STUDYING

    def hurt(self, g: SmileLife, victim: Life) -> None:
        if victim.studies.cards:
            last = victim.studies.cards[-1]
            g.throw(victim.seat, last, victim.studies)
            g.table.tell(REPEATED, victim.seat, last)


class Divorce(Malus):
    """A divorce: for the married, but for lawyers. In adultery it costs the children, too."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        if not victim.married():
            return NOT_MARRIED
        return LAWYER_STAYS if victim.works_as(NO_DIVORCE) else None

    def hurt(self, g: SmileLife, victim: Life) -> None:
        strays = victim.strays()
        if strays:
            marriage.end_affair(g, victim)
        if victim.married():
            g.throw(victim.seat, victim.marriage.cards[0], victim.marriage)
        g.table.tell(DIVORCED_BY, victim.seat)
        if strays:
            children = victim.children.cards
            g.table.tell(CHILDREN_LOST, victim.seat, n=len(children))
            while children:
                g.throw(victim.seat, children[0], victim.children)


class IncomeTax(Malus):
    """An income tax: for those who work, but for the Bandit; the last salary that is not invested goes."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        if not victim.works():
            return WORKERS_TAXED
        return BANDIT_UNTAXED if victim.works_as(OUTLAW) else None

    def hurt(self, g: SmileLife, victim: Life) -> None:
        if not victim.salaries.cards:
            g.table.tell(NOTHING_TO_TAX, victim.seat)
            return
        last = victim.salaries.cards[-1]
        g.throw(victim.seat, last, victim.salaries)
        g.table.tell(TAXED, victim.seat, last)


class Dismissal(Malus):
    """A dismissal: for those who work, but for civil servants and the Bandit."""

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        if not victim.works():
            return WORKERS_DISMISSED
        if victim.works_as(OUTLAW):
            return OUTLAW_STAYS
        return OFFICIAL_STAYS if victim.job_card().official else None

    def hurt(self, g: SmileLife, victim: Life) -> None:
        g.table.tell(DISMISSED, victim.seat, victim.job_card())
        jobs.lose(g, victim)


# -- the one that strikes everybody ---------------------------------------------------------------------------------


class Attack(LifeCard):
    """The attack: all children leave the game, those of whoever lays it as well; no soldier may be about."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        return GUARDED if g.anybody_works_as(NO_ATTACK) else None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        table = g.table
        count: i64 = 0
        seat = life.seat
        while True:
            children = g.lives[seat].children
            while children.cards:
                table.move(children.cards[0], children, g.out)
                count += 1
            seat = g.after(seat)
            if seat == life.seat:
                break
        g.table.move(self, src, g.out)
        table.set(life.disgraced, table.values[life.disgraced] | HAS_ATTACKED)
        table.tell(ATTACKED, life.seat, n=count)
