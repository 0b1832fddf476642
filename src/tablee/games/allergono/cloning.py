"""The variant "clonage": an identical number card may be laid by anybody, out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.allergono import calling, ending, turn
from tablee.games.allergono.cards import PLUS2, AllergonoCard, cards_of
from tablee.games.allergono.refusals import CALLED, CLONED
from tablee.kernel.card import Choice
from tablee.kernel.table import find

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono


def may_be_cloned(g: Allergono) -> bool:
    """Whether a number card lies on top, so that somebody might hold its twin."""
    return g.top().face < PLUS2


def offers(g: Allergono, seat: i64, out: list[Choice]) -> None:
    """Add the twin of the card on top, if the seat holds one."""
    if not may_be_cloned(g):
        return
    top = g.top()
    hand = g.hand(seat)
    for card in cards_of(hand):
        if card.kin == top.kin:
            out.append(card.clone)
            if len(hand.cards) == 2:
                out.append(card.clone_calling)
            return


def clone(g: Allergono, seat: i64, card: AllergonoCard, says: bool) -> None:
    """The twin goes on the pile; turn, direction and fines stay as they are."""
    table = g.table
    hand = g.hand(seat)
    step = g.step
    was_drawn = False
    if seat == g.turn and isinstance(step, turn.Drawn):
        deeper: i64 = len(hand.cards) - 1 - find(hand.cards, card)
        was_drawn = deeper == step.later
        if deeper < step.later:
            turn.came_later(g, seat, -1)
    table.move(card, hand, g.pile)
    table.tell(CLONED, seat, card)
    if says:
        table.tell(CALLED, seat)
    turn.not_idle(g)
    left = len(hand.cards)
    if left == 1:
        calling.down_to_one(g, seat, says)
    elif left == 0:
        g.drop()
        ending.hand_won(g, seat, card.face)
    if left != 0 and was_drawn:  # the card that might have been laid is gone, so the turn is over
        g.drop()
        turn.pass_on(g, seat)
