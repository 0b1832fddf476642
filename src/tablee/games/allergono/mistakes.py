"""The option "mistakes allowed": any card may be put down by anybody, in or out of turn; the penalty follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.allergono import calling, laying, turn
from tablee.games.allergono.cards import AllergonoCard, cards_of
from tablee.games.allergono.refusals import MISTAKEN
from tablee.kernel.card import Choice

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono


def offers(g: Allergono, seat: i64, out: list[Choice]) -> None:
    """Add the cards that it would be wrong to put down: those that neither the turn nor a clone allows."""
    for card in cards_of(g.hand(seat)):
        if not laying.is_among(card, out):
            out.append(card.put)


def put(g: Allergono, seat: i64, card: AllergonoCard) -> None:
    """The card goes back, seen by all; its owner draws one and cannot play."""
    table = g.table
    hand = g.hand(seat)
    table.tell(MISTAKEN, seat, card)
    table.move(card, hand, g.pile)
    table.move(card, g.pile, hand)
    g.give(seat, 1)
    step = g.step
    if seat == g.turn and (isinstance(step, turn.Turn) or isinstance(step, turn.Drawn)):
        calling.nobody_is_late(g)
        g.drop()
        if g.pending != 0:
            turn.pay(g, seat)
        else:
            turn.pass_on(g, seat)
