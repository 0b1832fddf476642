"""What players of Allergono know: what a choice is worth now, and how a sensible person plays.

All of it works on a view: the cards of the seat's own hand, the pile, and how many cards the others hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.allergono.cards import (
    CALL,
    CATCH,
    CLONE,
    CLONE_CALLING,
    LAY,
    LAY_CALLING,
    LIAR,
    MAUVE,
    NAME_COLOUR,
    PLUS2,
    PLUS3,
    PLUS4,
    PUT,
    REVERSE,
    SKIP,
    AllergonoCard,
)
from tablee.games.allergono.layout import COLOUR, HANDS, WAY
from tablee.games.allergono.specials import Doubt
from tablee.kernel.card import UNDO, Choice
from tablee.kernel.chance import Chance
from tablee.kernel.step import Decision
from tablee.kernel.view import View

FORGETS: Final = (250, 80, 20)  # by level, how often in a thousand times a player forgets to call, or to notice
BLUFFS: Final = 0.4  # how often, as far as one knows people, a "Terrain sensible +4" is laid beside a playable card
FITS: Final = 0.35  # how likely a card that one does not see could be laid


def worth(view: View, choice: Choice) -> float:
    """The points that a choice takes off the hand now; what costs cards is worth less than nothing."""
    verb = choice.verb
    card = choice.card
    if verb is PUT or verb is LIAR or verb is UNDO:
        return -1.0
    if verb is CATCH or verb is CALL:
        return 1.0
    if isinstance(card, AllergonoCard):
        called = 0.5 if verb is LAY_CALLING or verb is CLONE_CALLING else 0.0
        return card.points + 0.25 + called
    return 0.0


class Steady:
    """A sensible player. Level 1 often forgets to call and to catch, level 3 hardly ever."""

    def __init__(self, level: int = 2) -> None:
        self.forgets: Final = FORGETS[level - 1]

    def choose(self, view: View, decision: Decision, rng: Chance) -> Choice | None:
        """Take an offer or let it lapse; answer what must be answered."""
        if not decision.required:
            return self.take_offer(decision, rng)
        best: Choice | None = None
        most = -1e9
        forgot = rng.below(1000) < self.forgets
        for choice in decision.choices:
            verb = choice.verb
            if verb is UNDO or verb is PUT:
                continue
            if verb is LAY_CALLING and forgot:
                continue
            value = self.value(view, choice) + 0.001 * float(rng.below(100))
            if value > most:
                best = choice
                most = value
        return best

    def take_offer(self, decision: Decision, rng: Chance) -> Choice | None:
        """Clone, call and catch, unless it slips one's mind."""
        best: Choice | None = None
        for choice in decision.choices:
            verb = choice.verb
            if (
                verb is CLONE_CALLING
                or verb is CALL
                or (verb is CLONE and best is None)
                or (verb is CATCH and best is None)
            ):
                best = choice
        if best is None or rng.below(1000) < self.forgets:
            return None
        return best

    def value(self, view: View, choice: Choice) -> float:
        """How good an answer is: laying is better than drawing, and among the cards it depends."""
        verb = choice.verb
        if verb is LAY or verb is LAY_CALLING:
            card = choice.card
            assert isinstance(card, AllergonoCard)
            return worth_of_laying(view, card, choice.target) + (5.0 if verb is LAY_CALLING else 0.0)
        if verb is NAME_COLOUR:
            return float(weight_of_colour(view, choice.target, None))
        if verb is LIAR:
            return gain_of_doubt(view)
        if verb is CATCH or verb is CALL:
            return -50.0  # offers were asked for before; now it is time to play
        return 0.0


def own_hand(view: View) -> list[AllergonoCard]:
    """The cards of the seat that looks."""
    return [card for card in view.zones[HANDS + view.viewer].cards if isinstance(card, AllergonoCard)]


def held_by(view: View, seat: i64) -> i64:
    """How many cards a seat holds."""
    return view.zones[HANDS + seat].count


def number(view: View, index: i64) -> i64:
    """A public number."""
    value = view.numbers[index]
    return 0 if value is None else value


def seat_after(view: View, steps: i64, way: i64) -> i64:
    """The seat so many places after the viewer, that way round."""
    seats: i64 = view.setup.seats
    seat = view.viewer + way * steps
    while seat < 0:
        seat += seats
    return seat % seats


def weight_of_colour(view: View, colour: i64, without: AllergonoCard | None) -> i64:
    """How many cards of a colour the viewer holds, but for one."""
    count: i64 = 0
    for card in own_hand(view):
        if card is not without and card.colour == colour:
            count += 1
    return count


def worth_of_laying(view: View, card: AllergonoCard, named: i64) -> float:
    """What speaks for laying a card, and for the colour named with it."""
    hand = own_hand(view)
    left = len(hand) - 1
    face = card.face
    colour = named if card.colour == MAUVE else card.colour
    if face == PLUS3:
        colour = number(view, COLOUR)
    shedding = counts_points(view) and in_danger(view) > 0
    value: float = 20.0 + (0.3 if shedding else 0.02) * card.points
    follow: i64 = 0
    mauves: i64 = 0
    for other in hand:
        if other is card:
            continue
        if other.colour == MAUVE:
            mauves += 1
        elif other.colour == colour or other.face == face:
            follow += 1
    # Cards that can follow next time are worth something; so is a joker kept for when nothing else fits.
    value += 0.3 * float(follow)
    if card.colour == MAUVE and not shedding:
        value -= 14.0
    if left == 1 and mauves == 1:
        value -= 12.0  # nobody finishes on a mauve card
    if left <= 2 and card.colour == MAUVE and follow > 0:
        value += 9.0
    return value + worth_of_effect(view, face)


def worth_of_effect(view: View, face: i64) -> float:
    """What the effect of a card does to those who are about to finish, and to the viewer's own next turn."""
    way = number(view, WAY)
    following = held_by(view, seat_after(view, 1, way))
    threat = 3.0 if following == 1 else 1.5 if following == 2 else 0.5 if following == 3 else 0.0
    if face == PLUS2:
        return threat * 1.5 - 4.0  # kept as an answer to the next one
    if face == SKIP:
        return 0.5 + threat
    if face == REVERSE:
        if view.setup.seats == 2:
            return 1.0 + threat
        before = held_by(view, seat_after(view, 1, -way))
        return 0.4 * float(min(before, 6) - min(following, 6))
    if face == PLUS3:
        return 2.0 + 3.0 * float(in_danger(view))
    if face == PLUS4:
        return 1.0 + threat * 2.0
    return 0.0


def counts_points(view: View) -> bool:
    """Whether the points of a hand matter: in a match of several hands they do, in a single one only going out does."""
    return view.setup.options.get("target") != 0


def in_danger(view: View) -> i64:
    """How many of the others hold one or two cards."""
    count: i64 = 0
    for seat in range(view.setup.seats):
        if seat != view.viewer and held_by(view, seat) <= 2:
            count += 1
    return count


def gain_of_doubt(view: View) -> float:
    """What is to be won, as a rule, by doubting a "Terrain sensible +4": four cards and a turn against two more."""
    agenda = view.moment.agenda
    step = None if agenda is None else agenda.step
    if not isinstance(step, Doubt):
        return -1.0
    nothing_fits: float = 1.0
    for _ in range(held_by(view, step.layer)):
        nothing_fits *= 1.0 - FITS
    bluff = BLUFFS * (1.0 - nothing_fits)
    chance = bluff / (bluff + nothing_fits)
    return chance * 8.0 - (1.0 - chance) * 2.0
