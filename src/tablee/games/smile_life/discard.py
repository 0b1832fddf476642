"""The discard: what may be taken from it and by whom, and that a card taken must be laid at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.smile_life import turn
from tablee.games.smile_life.cards import LifeCard, cards_of
from tablee.games.smile_life.layout import THROWN
from tablee.games.smile_life.refusals import TOOK
from tablee.kernel.card import Card, Choice
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


def is_own(g: SmileLife, seat: i64, card: Card) -> bool:
    """Whether it was this seat that discarded the card, or lost it."""
    return g.table.marks[THROWN][card.index] == seat + 1


def barred(g: SmileLife, seat: i64, card: Card) -> bool:
    """Whether a seat may not have this card of the discard back by a special or an advantage."""
    return is_own(g, seat, card) and not g.options.takes_own


def fits_without(g: SmileLife, life: Life, card: LifeCard, zone: Zone) -> bool:
    """Whether a card could be laid if nothing lay in a zone."""
    cards = zone.cards
    zone.cards = []
    out = card.fits(g, life)
    zone.cards = cards
    return out


def may_drop_job(g: SmileLife, life: Life, card: LifeCard) -> bool:
    """Whether a temp may leave the job first, and the card could then be laid."""
    return life.is_temp() and fits_without(g, life, card, life.job)


def may_end_affair(g: SmileLife, life: Life, card: LifeCard) -> bool:
    """Whether an adultery may be stopped first, and the card could then be laid."""
    return life.strays() and fits_without(g, life, card, life.affair)


def fits_in_time(g: SmileLife, life: Life, card: LifeCard) -> bool:
    """Whether a card could be laid this turn, if need be after leaving a temp's job or stopping an adultery."""
    if card.fits(g, life):
        return True
    return may_drop_job(g, life, card) or may_end_affair(g, life, card)


def add_top(g: SmileLife, life: Life, out: list[Choice]) -> None:
    """Add the last card of the discard, which may be taken instead of drawing."""
    cards = cards_of(g.discard)
    if cards:
        card = cards[-1]
        if not is_own(g, life.seat, card) and fits_in_time(g, life, card):
            out.append(card.take)


def add_all(g: SmileLife, life: Life, kinds: tuple[str, ...], out: list[Choice]) -> None:
    """Add the cards of the discard that could be laid at once: those of some kinds, or of any if none is named."""
    seen: i64 = 0
    for card in cards_of(g.discard):
        if (kinds and card.kind not in kinds) or barred(g, life.seat, card):
            continue
        if card.twin & seen == 0 and card.fits(g, life):
            seen |= card.twin
            out.append(card.take)


def take(g: SmileLife, life: Life, card: Card) -> None:
    """A card is taken from the discard, and must be laid."""
    pick_up(g, card, g.taken)
    g.table.tell(TOOK, life.seat, card)
    g.push(turn.TAKEN)


def pick_up(g: SmileLife, card: Card, dst: Zone) -> None:
    """A card leaves the discard, and is nobody's discard any more."""
    table = g.table
    if table.marks[THROWN][card.index] != 0:
        table.mark(THROWN, card, g.discard, 0)
    table.move(card, g.discard, dst)
