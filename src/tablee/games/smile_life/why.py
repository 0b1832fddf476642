"""Why something is not allowed, with the facts of the case: asked by people, never on the hot path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.smile_life import casino, discard, powers
from tablee.games.smile_life.acquisitions import House, Purchase
from tablee.games.smile_life.cards import FREE_HOUSE, FREE_TRAVEL, LifeCard
from tablee.games.smile_life.jobs import Job
from tablee.games.smile_life.layout import NEW_JOB
from tablee.games.smile_life.life import Life, holds_kind
from tablee.games.smile_life.malus import Malus
from tablee.games.smile_life.refusals import (
    BUYS_ONLY,
    DIVORCE_BEFORE,
    DRAW_FIRST,
    DREW_ALREADY,
    EARNS_ONLY,
    FREE_LATER,
    FROM_THREE,
    IN_THE_RIVER,
    LAST_ONLY,
    LAY_AT_ONCE,
    MUST_FIT,
    NO_CASINO,
    NO_RIVER,
    NOT_ENOUGH_STUDIES,
    NOT_FREE,
    NOT_GIVEN,
    NOT_TEMPORARY,
    NOT_YOUR_TURN,
    NOTHING_TO_DIVORCE,
    NOTHING_TO_RESIGN,
    NOTHING_TO_STOP,
    ONE_FREE_HOUSE,
    ONLY_JOBS,
    ONLY_MALUS_RECEIVED,
    OTHER_HANDS,
    OTHERS_ONLY,
    OWN_BET,
    OWN_DISCARD,
    RESIGN_BEFORE,
    SALARIES_ONLY,
    TAKE_BEFORE,
    TOO_EXPENSIVE,
    TOO_HIGH,
    TOP_JOB_ONLY,
    TURNED_ALREADY,
)
from tablee.games.smile_life.salaries import wage
from tablee.kernel.card import Card
from tablee.kernel.game import holds
from tablee.kernel.layout import seat_name
from tablee.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife

LAYING = ("lay", "lay_free")
INSTEAD = ("draw", "river", "resign", "divorce")  # what the turn begins with
ANSWERS = ("give", "keep", "shed", "trade", "look", "decline", "finish", "pay")  # what only special questions ask for


def why(g: SmileLife, seat: i64, verb: str, card: Card | None, target: i64, other: Card | None) -> Refusal | None:
    """Why a seat may not do this now."""
    if verb in ANSWERS:
        if card is None or card.kind != "salary" or not holds(g.lives[seat].acquisitions, card):
            return None
        if verb == "pay":
            return TURNED_ALREADY.about(card=card.id)
        return NOT_GIVEN.about(card=card.id) if verb == "give" else None
    if seat != g.turn:
        return NOT_YOUR_TURN.about(seat=seat_name(g.turn))
    life = g.lives[seat]
    step = g.step.name()
    if verb == "leave":
        return None if life.is_temp() else missing(NOT_TEMPORARY, "job", life.works())
    if verb == "stop":
        return None if life.strays() else missing(NOTHING_TO_STOP, "adultery", False)
    if verb in INSTEAD:
        return why_not_begin(g, life, verb, step)
    if not isinstance(card, LifeCard):
        return None
    if verb == "take":
        return why_not_take(g, life, step, card)
    if step == "taken":
        return why_not_lay_taken(g, life, verb, card, target, other)
    if not holds(life.hand, card):
        return SALARIES_ONLY.about(card=card.id) if verb == "bet" else None
    if step == "turn":
        return DRAW_FIRST
    if verb == "bet":
        return why_not_bet(g, life, card)
    return why_not_lay(g, life, verb, card, target, other)


def why_not_begin(g: SmileLife, life: Life, verb: str, step: str) -> Refusal | None:
    """Why a turn may not begin like this."""
    if verb == "river" and not g.options.river:
        return NO_RIVER
    if verb == "resign":
        return why_not_now(step, RESIGN_BEFORE) if life.works() else missing(NOTHING_TO_RESIGN, "job", False)
    if verb == "divorce":
        return why_not_now(step, DIVORCE_BEFORE) if life.married() else missing(NOTHING_TO_DIVORCE, "marriage", False)
    return why_not_now(step, DREW_ALREADY) or (IN_THE_RIVER if verb == "river" else None)


def missing(reason: Refusal, what: str, there: bool) -> Refusal:
    """A reason, with what would have to lie there first, unless it does."""
    return reason if there else reason.about(missing=what)


def why_not_now(step: str, late: Refusal) -> Refusal | None:
    """Why it is too late to begin a turn like this, if it is."""
    return None if step == "turn" else late


def why_not_take(g: SmileLife, life: Life, step: str, card: LifeCard) -> Refusal | None:
    """Why a card of the discard may not be taken."""
    if not holds(g.discard, card):
        return None
    if step == "turn":
        if not g.options.takes_discard:
            return FROM_THREE
        if g.discard.cards[-1] is not card:
            return LAST_ONLY.about(card=card.id, top=g.discard.cards[-1].id)
        if discard.is_own(g, life.seat, card):
            return OWN_DISCARD.about(card=card.id)
    elif step not in ("star", "advantage"):
        return TAKE_BEFORE
    elif discard.barred(g, life.seat, card):
        return OWN_DISCARD.about(card=card.id)
    elif step == "advantage":
        kinds = powers.fetches(g, life.job_card().power)
        if kinds and card.kind not in kinds:
            return (EARNS_ONLY if "salary" in kinds else BUYS_ONLY).about(card=card.id)
    reason = card.bars(g, life)
    return MUST_FIT.about(card=card.id) if reason is None else in_figures(g, life, card, reason)


def why_not_lay_taken(
    g: SmileLife, life: Life, verb: str, card: LifeCard, target: i64, other: Card | None
) -> Refusal | None:
    """Why nothing else may be done with the card that was taken, or with another one."""
    if not holds(g.taken, card) or verb not in LAYING:
        return LAY_AT_ONCE.about(card=g.taken.cards[-1].id)
    return why_not_lay(g, life, verb, card, target, other)


def why_not_lay(g: SmileLife, life: Life, verb: str, card: LifeCard, target: i64, other: Card | None) -> Refusal | None:
    """Why a card may not be laid like this."""
    if verb == "lay_free":
        return why_not_free(g, life, card)
    reason: Refusal | None = None
    if isinstance(card, Malus):
        if not is_other(g, life, target):
            return OTHERS_ONLY.about(card=card.id)
        reason = card.bars_against(g, g.lives[target])
    elif card.kind == "revenge" and other is not None:
        return why_not_send(g, life, other, target)
    elif card.kind == "leg_up" and other is not None:
        reason = why_not_pull(g, life, other)
    elif card.kind == "swap" and verb == "lay" and not is_other(g, life, target):
        return OTHER_HANDS.about(card=card.id)
    elif card.kind == "casino" and other is not None:
        return SALARIES_ONLY.about(card=other.id)
    else:
        reason = card.bars(g, life)
    return in_figures(g, life, card, reason) if reason is not None else None


def in_figures(g: SmileLife, life: Life, card: LifeCard, reason: Refusal) -> Refusal:
    """A reason with the card that it is about, and how much was asked for and how much is there."""
    if reason is NOT_ENOUGH_STUDIES:
        return reason.about(card=card.id, level=str(card.level), own_level=str(life.level()))
    if reason is TOO_HIGH:
        return reason.about(card=card.id, wage=str(wage(g, life)))
    if reason is TOO_EXPENSIVE and isinstance(card, Purchase):
        return reason.about(card=card.id, price=str(card.costs(life)), money=str(life.money()))
    return reason.about(card=card.id)


def is_other(g: SmileLife, life: Life, seat: i64) -> bool:
    """Whether this is another seat of the table."""
    return 0 <= seat < g.setup.seats and seat != life.seat


def why_not_pull(g: SmileLife, life: Life, job: Card) -> Refusal | None:
    """Why a job may not be laid with the Leg-Up."""
    if not isinstance(job, Job):
        return ONLY_JOBS
    if holds(g.discard, job):
        if g.discard.cards[-1] is not job:
            return TOP_JOB_ONLY
        if discard.barred(g, life.seat, job):
            return OWN_DISCARD
    return job.bars_by_leg_up(g, life)


def why_not_free(g: SmileLife, life: Life, card: LifeCard) -> Refusal | None:
    """Why something may not be had without paying."""
    if not isinstance(card, Purchase):
        return NOT_FREE.about(card=card.id)
    if not life.works_as(FREE_HOUSE if isinstance(card, House) else FREE_TRAVEL):
        return NOT_FREE.about(card=card.id)
    if g.table.values[NEW_JOB]:
        return FREE_LATER.about(card=card.id)
    return ONE_FREE_HOUSE.about(card=card.id) if not card.is_free(g, life) else None


def why_not_send(g: SmileLife, life: Life, malus: Card, target: i64) -> Refusal | None:
    """Why a malus may not be sent to somebody."""
    if not isinstance(malus, Malus) or not holds_kind(life.malus, malus.kind):
        return ONLY_MALUS_RECEIVED.about(card=malus.id)
    if not is_other(g, life, target):
        return OTHERS_ONLY.about(card=malus.id)
    reason = malus.bars_against(g, g.lives[target])
    return reason.about(card=malus.id) if reason is not None else None


def why_not_bet(g: SmileLife, life: Life, card: LifeCard) -> Refusal | None:
    """Why a card may not be bet."""
    if card.kind != "salary":
        return SALARIES_ONLY.about(card=card.id)
    if not g.casino.cards:
        return NO_CASINO
    return None if casino.may_bet(g, life.seat) else OWN_BET
