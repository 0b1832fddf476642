"""Jobs: who may do which, leaving one, and what follows from it. What a job gives stands in `powers`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.smile_life import powers
from tablee.games.smile_life.cards import (
    FREE_HOUSE,
    GURU,
    OUTLAW,
    POLICE,
    SIXTH_CARD,
    TO_LEAVE,
    TO_RESIGN,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.layout import NEW_JOB, SENTENCE, WAS_BANDIT
from tablee.games.smile_life.life import HAND_SIZE
from tablee.games.smile_life.refusals import (
    HIRED,
    LEFT_JOB,
    MUST_RESIGN,
    NOT_A_PROF,
    NOT_BY_LEG_UP,
    NOT_ENOUGH_STUDIES,
    ONE_JOB,
    POLICE_ABOUT,
    POLICED,
    PROMOTED,
    RELEASED,
    RESIGNED,
    SHED_CARD,
)
from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import one
from tablee.kernel.refusal import Refusal, refused
from tablee.kernel.step import DONE, REACTION, Step
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


class Job(LifeCard):
    """A job: the studies that it asks for, the wage that it brings."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if self.promotion:
            return None if life.teaches() else NOT_A_PROF
        reason = self.bars_in_any_case(g, life)
        if reason is not None and not reason.off:
            return reason
        return None if life.has_level(self.level) else NOT_ENOUGH_STUDIES

    def bars_by_leg_up(self, g: SmileLife, life: Life) -> Refusal | None:
        """Why it may not be laid with the Leg-Up, for which no studies count."""
        return NOT_BY_LEG_UP if self.promotion else self.bars_in_any_case(g, life)

    def bars_in_any_case(self, g: SmileLife, life: Life) -> Refusal | None:
        """One job at a time (a temp may drop his in the same breath), and no villains near the police."""
        if life.works() and not life.is_temp():
            return MUST_RESIGN if g.options.edition == 1 else ONE_JOB
        if (self.power == OUTLAW or self.power == GURU) and g.anybody_works_as(POLICE):
            return POLICE_ABOUT
        return None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        self.take_up(g, life, src, False)

    def take_up(self, g: SmileLife, life: Life, src: Zone, by_leg_up: bool) -> None:
        """Begin in this job, in the place of the one there was."""
        table = g.table
        g.table.move(self, src, life.job)
        if self.promotion:
            table.tell(PROMOTED, life.seat, self)
        else:
            table.tell(HIRED, life.seat, self)
        if len(life.job.cards) > 1:
            old = life.job_card()
            forget(g, life)
            g.throw(life.seat, old, life.job)
            if not self.promotion:
                table.tell(LEFT_JOB, life.seat, old)
        table.set(NEW_JOB, 1)
        if by_leg_up:
            table.set(life.by_leg_up, 1)
        power = self.power
        if power == FREE_HOUSE:
            table.set(life.free_house, 1)
        elif power == OUTLAW:
            table.set(life.disgraced, table.values[life.disgraced] | WAS_BANDIT)
        elif power == POLICE:
            chase(g, life.seat)
        elif power == SIXTH_CARD and g.draw_pile.cards:
            table.draw(g.draw_pile, life.hand)
        powers.offer(g, life, self)


def forget(g: SmileLife, life: Life) -> None:
    """What hung on a job ends with it."""
    table = g.table
    values = table.values
    if values[life.raised] != 0:
        table.set(life.raised, 0)
    if values[life.by_leg_up] != 0:
        table.set(life.by_leg_up, 0)
    if values[life.free_house] != 0:
        table.set(life.free_house, 0)


def lose(g: SmileLife, life: Life) -> None:
    """A job goes to the discard. A Researcher who holds a sixth card first puts one of the hand under it."""
    job = life.job_card()
    if job.power == SIXTH_CARD and len(life.hand.cards) > HAND_SIZE:
        g.push(Shed(life.seat))
        return
    forget(g, life)
    g.throw(life.seat, job, life.job)
    if g.table.values[SENTENCE] != 0 and job.power == OUTLAW:
        free(g, life)


def free(g: SmileLife, life: Life) -> None:
    """The Bandit is gone, and with him the rest of his time in prison: the prison lies on him in the discard."""
    table = g.table
    table.set(SENTENCE, 0)
    prison = [card for card in life.pending.cards if card.kind == "prison"]
    g.throw(life.seat, prison[0], life.pending)
    table.tell(RELEASED, life.seat)


def chase(g: SmileLife, first: i64) -> None:
    """The police have come: a Bandit and a Guru leave at once, whoever's they are."""
    seat = first
    while True:
        life = g.lives[seat]
        if life.works_as(OUTLAW) or life.works_as(GURU):
            g.table.tell(POLICED, seat, life.job_card(), other=first)
            lose(g, life)
        seat = g.after(seat)
        if seat == first:
            return


# -- leaving a job --------------------------------------------------------------------------------------------------


def add_resigning(life: Life, out: list[Choice]) -> None:
    """Instead of drawing one may resign and pass the turn; a temp may leave, and draws as well."""
    if life.job.cards:
        out.append(TO_LEAVE if life.job_card().temporary else TO_RESIGN)


def add_leaving(life: Life, out: list[Choice]) -> None:
    """A temp leaves when he likes, and plays on."""
    if life.is_temp():
        out.append(TO_LEAVE)


def resign(g: SmileLife, life: Life) -> None:
    """Leave a job on one's own account."""
    job = life.job_card()
    g.table.tell(LEFT_JOB if job.temporary else RESIGNED, life.seat, job)
    lose(g, life)


class Shed(Step["SmileLife"]):
    """A Researcher who leaves puts a card of the hand into the discard, and the job on it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def parts(self) -> list[int | str | Card]:
        return [int(self.seat)]

    def waits(self, g: SmileLife) -> i64:
        return one(self.seat)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        seen: i64 = 0
        for card in cards_of(g.lives[seat].hand):
            if card.twin & seen == 0:
                seen |= card.twin
                out.append(card.shed)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        card = choice.card
        assert card is not None
        life = g.lives[seat]
        g.throw(seat, card, life.hand)
        g.table.tell(SHED_CARD, seat, card)
        lose(g, life)
        return DONE

    def patience(self, g: SmileLife, seat: i64) -> str:
        return REACTION


def may_use(g: SmileLife, life: Life, job: Job) -> bool:
    """Whether a job could be laid by the Leg-Up now."""
    return not refused(job.bars_by_leg_up(g, life))
