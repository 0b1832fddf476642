"""What may be laid on what, and what follows from laying it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.allergono import calling, ending, specials, turn
from tablee.games.allergono.cards import (
    CAPTAIN,
    MAUVE,
    PLUS2,
    PLUS3,
    PLUS4,
    REVERSE,
    SKIP,
    AllergonoCard,
    cards_of,
)
from tablee.games.allergono.layout import COLOUR, PENDING, TURN
from tablee.games.allergono.refusals import (
    CAPTAIN_ON,
    GROUND_ON,
    GROUND_ON_PEAK,
    LAID,
    LAID_CALLING,
    LAST_MAUVE,
    MUST_PAY,
    NAMED,
    NO_MATCH,
    PEAK_ON,
    REVERSE_ON,
    SKIP_ON,
)
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal, refused
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """The pile as it lies, read once for all the cards that might be laid on it.

    `top` is the face of the card on top, `ruling` the face of the one that rules: the same but for "Pic de pollen +3".
    """

    def __init__(self, g: Allergono) -> None:
        values = g.table.values
        self.pending: Final[i64] = values[PENDING]
        self.colour: Final[i64] = values[COLOUR]
        self.top: Final[i64] = g.top().face
        self.ruling: Final[i64] = g.ruling().face if self.top == PLUS3 else self.top


def bars(pile: Pile, card: AllergonoCard) -> Refusal | None:
    """Why a card may not be laid on the pile as it lies, if it may not."""
    face = card.face
    top = pile.top
    if pile.pending != 0:
        return None if face == PLUS2 else MUST_PAY
    if face < CAPTAIN:
        if card.colour == pile.colour or face == pile.ruling:
            return None
        if face == REVERSE:
            return REVERSE_ON
        if face == SKIP:
            return SKIP_ON
        return NO_MATCH
    if face == CAPTAIN:
        return CAPTAIN_ON if top == PLUS2 or top == PLUS3 or top == PLUS4 else None
    if face == PLUS3:
        return PEAK_ON if top == PLUS4 else None
    if top == PLUS4 or top == PLUS2:
        return GROUND_ON
    if top == PLUS3 and pile.ruling == PLUS2:
        return GROUND_ON_PEAK
    return None


def bars_from_hand(g: Allergono, card: AllergonoCard, hand: Zone) -> Refusal | None:
    """Why a card of a hand may not be laid now: as above, and nobody finishes on a mauve card."""
    reason = bars(Pile(g), card)
    if not refused(reason) and is_mauve_last(card, hand):
        return LAST_MAUVE
    return reason


def is_mauve_last(card: AllergonoCard, hand: Zone) -> bool:
    """Whether this would be finishing on a mauve card."""
    return card.colour == MAUVE and len(hand.cards) == 1


def add_lays(g: Allergono, hand: Zone, out: list[Choice]) -> None:
    """Add the ways to lay those cards of a hand that may be laid; equal copies count once."""
    pile = Pile(g)
    for card in cards_of(hand):
        reason = bars(pile, card)
        if (reason is None or reason.off) and (card.copies == 1 or not is_among(card, out)):
            add_ways(card, hand, out)


def add_ways(card: AllergonoCard, hand: Zone, out: list[Choice]) -> None:
    """Add the ways to lay a card that fits the pile: a mauve one in each colour, the last but one with a call, too."""
    if is_mauve_last(card, hand) and not LAST_MAUVE.off:
        return
    for way in card.lays:
        out.append(way)
    if len(hand.cards) == 2:
        for way in card.calls:
            out.append(way)


def is_among(card: AllergonoCard, out: list[Choice]) -> bool:
    """Whether an equal copy of a card is among these choices."""
    for choice in out:
        other = choice.card
        if other is not None and other.kin == card.kin:
            return True
    return False


def lay(g: Allergono, seat: i64, card: AllergonoCard, colour: i64, says: bool) -> None:
    """A seat lays a card on its turn: it goes on the pile, its colour rules, its effect follows."""
    hand = g.hand(seat)
    face = card.face
    if face == PLUS4:
        specials.note_bluff(g, hand)
    calling.nobody_is_late(g)
    to_pile(g, seat, card, hand, colour, says)
    left = len(hand.cards)
    if left == 1:
        calling.down_to_one(g, seat, says)
    if face < PLUS2:
        g.table.set(TURN, g.after(seat, 1))
    else:
        specials.take_effect(g, seat, face)
    if left == 0:
        ending.hand_won(g, seat, face)
    elif face == PLUS4:
        g.push(specials.Doubt(seat))
    else:
        g.push(turn.TURN_STEP)


def to_pile(g: Allergono, seat: i64, card: AllergonoCard, hand: Zone, colour: i64, says: bool) -> None:
    """A card goes from a hand to the pile; its colour, or the one named with it, rules from now on."""
    table = g.table
    table.move(card, hand, g.pile)
    turn.not_idle(g)
    table.tell(LAID_CALLING if says else LAID, seat, card)
    if card.face == PLUS3:
        return
    if card.colour == MAUVE:
        table.tell(NAMED, seat, n=colour)
    else:
        colour = card.colour
    if colour != g.colour:
        table.set(COLOUR, colour)
