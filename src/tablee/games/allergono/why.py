"""Why something is not allowed, with the facts of the case: asked by people, never on the hot path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.allergono import laying
from tablee.games.allergono.cards import CAPTAIN, COLOURS, MAUVE, PLUS3, AllergonoCard
from tablee.games.allergono.cloning import may_be_cloned
from tablee.games.allergono.ending import FirstColour
from tablee.games.allergono.refusals import (
    MUST_LAY,
    NO_CLONING,
    NO_COLOUR,
    NO_DOUBT,
    NO_MISTAKES,
    NO_TURN,
    NOBODY_TO_CATCH,
    NOT_A_TWIN,
    NOT_BEGUN,
    NOT_DEALER,
    NOTHING_TO_CALL,
    ONE_OF_FOUR,
    ONE_ONLY,
    ONLY_DRAWN,
    OUT_OF_TURN,
)
from tablee.games.allergono.specials import Doubt
from tablee.games.allergono.turn import Drawn
from tablee.kernel.card import Card
from tablee.kernel.game import holds
from tablee.kernel.layout import seat_name
from tablee.kernel.refusal import NOT_THERE, Refusal

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono

PLAYS: Final = ("lay", "draw", "keep", "clone", "put")  # what waits for the first card to be turned up


def why(g: Allergono, seat: i64, verb: str, card: Card | None, target: i64, word: str) -> Refusal | None:
    """Why a seat may not do this now."""
    if card is not None and not holds(g.hand(seat), card):
        return NOT_THERE.about(card=card.id)
    if not g.pile.cards and verb in PLAYS:
        return NOT_BEGUN
    if verb == "lay" and isinstance(card, AllergonoCard):
        return why_not_lay(g, seat, card, word) or why_not_say(g, seat, word)
    if verb == "clone" and card is not None:
        return why_not_clone(g, card) or why_not_say(g, seat, word)
    if verb == "put":
        return None if g.options.mistakes else NO_MISTAKES
    if verb == "call":
        return NOTHING_TO_CALL.about(cards=str(len(g.hand(seat).cards)))
    if verb == "catch":
        return NOBODY_TO_CATCH.about(seat=seat_name(target))
    if verb == "liar" or verb == "accept":
        return NO_DOUBT
    if verb == "turn_up" or verb == "name_colour":
        return NOT_DEALER
    if seat != g.turn:
        return OUT_OF_TURN.about(seat=seat_name(g.turn))
    if verb == "draw" and isinstance(g.step, Drawn):
        return ONE_ONLY
    if verb == "draw" and not g.can_draw():
        return MUST_LAY
    return None


def why_not_lay(g: Allergono, seat: i64, card: AllergonoCard, word: str) -> Refusal | None:
    """Why a card of the hand may not be laid now."""
    step = g.step
    if isinstance(step, Doubt) and seat == g.turn:
        return NO_TURN
    if isinstance(step, Doubt) or isinstance(step, FirstColour) or seat != g.turn:
        return OUT_OF_TURN.about(seat=seat_name(g.turn))
    hand = g.hand(seat)
    if isinstance(step, Drawn) and card.kin != step.card(g, seat).kin:
        return ONLY_DRAWN.about(card=step.card(g, seat).id)
    reason = laying.bars_from_hand(g, card, hand)
    if reason is None:
        return why_not_named(card, word)
    colour = COLOURS[int(g.colour)] if g.colour < 4 else "mauve"
    return reason.about(card=card.id, top=g.top().id, ruling=g.ruling().id, colour=colour, fine=str(g.pending))


def why_not_named(card: AllergonoCard, word: str) -> Refusal | None:
    """Why a card that fits may not be laid with what was said of its colour."""
    if card.colour != MAUVE or card.face == PLUS3:
        return None
    said = word.removesuffix("allergono").strip()
    if said in COLOURS:
        return None
    return NO_COLOUR if card.face == CAPTAIN and said != "mauve" else ONE_OF_FOUR


def why_not_say(g: Allergono, seat: i64, word: str) -> Refusal | None:
    """Why a card may not be laid with the call."""
    cards = len(g.hand(seat).cards)
    return NOTHING_TO_CALL.about(cards=str(cards)) if word.endswith("allergono") and cards != 2 else None


def why_not_clone(g: Allergono, card: Card) -> Refusal | None:
    """Why a card of the hand is no clone now: only a number has a twin."""
    if not g.options.cloning:
        return NO_CLONING
    if not g.pile.cards or g.top().kin != card.kin or not may_be_cloned(g):
        return NOT_A_TWIN.about(card=card.id)
    return None
