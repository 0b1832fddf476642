"""The special cards: what each does when it is laid, and the doubt about a "Terrain sensible +4"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.allergono import calling, laying, turn
from tablee.games.allergono.cards import (
    LIAR,
    PLUS2,
    PLUS3,
    PLUS4,
    REVERSE,
    SKIP,
    TO_ACCEPT,
    TO_CALL_LIAR,
    cards_of,
)
from tablee.games.allergono.layout import BLUFF, COLOUR, FORMER, PENDING, TURN, WAY
from tablee.games.allergono.refusals import (
    ACCUSED,
    BLUFFED,
    GROUND_LAID,
    HONEST,
    LIAR_PROVEN,
    POLLEN_PEAK,
    REVERSED,
    REVERSED_TWO,
    SENSITIVE_GROUND,
    SKIPPED,
    STACKED,
    THREATENED,
)
from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import one
from tablee.kernel.refusal import refused
from tablee.kernel.step import DONE, REACTION, Step
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono


def take_effect(g: Allergono, seat: i64, face: i64) -> None:
    """What a special card does to the others, and whose turn it is after it."""
    table = g.table
    following = g.after(seat, 1)
    if face == PLUS2:
        stack(g, seat, following)
    elif face == REVERSE:
        reverse(g, seat)
        following = g.after(seat, 2 if g.options.reverse_skips else 1)
    elif face == SKIP:
        table.tell(SKIPPED, following)
        following = g.after(seat, 2)
    elif face == PLUS3:
        pollen_peak(g, seat)
    elif face == PLUS4:
        table.tell(GROUND_LAID, seat, other=following)
    table.set(TURN, following)


def stack(g: Allergono, seat: i64, victim: i64) -> None:
    """Two more cards to draw for whoever does not answer in kind."""
    fine = g.pending + 2
    g.table.set(PENDING, fine)
    g.table.tell(THREATENED if fine == 2 else STACKED, seat, other=victim, n=fine)


def reverse(g: Allergono, seat: i64) -> None:
    """Play goes round the other way."""
    g.table.set(WAY, -g.table.values[WAY])
    g.table.tell(REVERSED_TWO if g.options.reverse_skips else REVERSED, seat)


def pollen_peak(g: Allergono, seat: i64) -> None:
    """Everybody but the one who laid it draws three cards."""
    g.table.tell(POLLEN_PEAK, seat)
    steps: i64 = 1
    while steps < g.seats:
        g.give(g.after(seat, steps), 3)
        steps += 1


def note_bluff(g: Allergono, hand: Zone) -> None:
    """Whether another card of the hand could be laid is fixed when the +4 is laid, whatever comes to the hand later."""
    g.table.set(FORMER, g.colour)
    g.table.set(BLUFF, 1 if could_lay_another(g, hand) else 0)


def could_lay_another(g: Allergono, hand: Zone) -> bool:
    """Whether a hand holds a card that fits the pile, other than a "Terrain sensible +4"."""
    pile = laying.Pile(g)
    for other in cards_of(hand):
        if other.face != PLUS4 and not refused(laying.bars(pile, other)):
            return True
    return False


def would_be_bluff(g: Allergono, layer: i64) -> bool:
    """In an imagined game: whether the +4 on the pile was a bluff, judged by the hand that was imagined."""
    table = g.table
    if len(g.pile.cards) == 1:  # what lay beneath has been shuffled away meanwhile: go by the colour alone
        return table.values[FORMER] in [card.colour for card in cards_of(g.hand(layer))]
    top = g.pile.cards.pop()
    named = table.values[COLOUR]
    table.values[COLOUR] = table.values[FORMER]
    bluff = could_lay_another(g, g.hand(layer))
    table.values[COLOUR] = named
    g.pile.cards.append(top)
    return bluff


class Doubt(Step["Allergono"]):
    """The victim of a "Terrain sensible +4" accepts it, or says "menteur !" and looks at the hand of its layer."""

    def __init__(self, layer: i64) -> None:
        self.layer: i64 = layer

    def parts(self) -> list[int | str | Card]:
        return [int(self.layer)]

    def waits(self, g: Allergono) -> i64:
        return one(g.turn)

    def choices(self, g: Allergono, seat: i64, out: list[Choice]) -> None:
        out.append(TO_ACCEPT)
        out.append(TO_CALL_LIAR)

    def take(self, g: Allergono, seat: i64, choice: Choice) -> bool:
        calling.nobody_is_late(g)
        if choice.verb is LIAR:
            accuse(g, seat, self.layer)
        else:
            suffer(g, seat, 4)
        return DONE

    def patience(self, g: Allergono, seat: i64) -> str:
        return REACTION

    def standin(self, g: Allergono, seat: i64) -> Choice:
        return TO_ACCEPT


def accuse(g: Allergono, seat: i64, layer: i64) -> None:
    """The challenger alone sees the hand; the liar draws six, or else the challenger does instead of four."""
    table = g.table
    table.tell(ACCUSED, seat, other=layer)
    hand = g.hand(layer)
    table.show(hand.cards, hand, one(seat))
    table.disclose(BLUFFED, table.values[BLUFF])
    if table.values[BLUFF] != 0:
        table.tell(LIAR_PROVEN, layer, other=seat, n=6)
        g.give(layer, 6)
        g.push(turn.TURN_STEP)
    else:
        table.tell(HONEST, layer, other=seat, n=6)
        suffer(g, seat, 6)


def suffer(g: Allergono, seat: i64, count: i64) -> None:
    """The victim draws and loses its turn."""
    g.table.tell(SENSITIVE_GROUND, seat, n=count)
    g.give(seat, count)
    turn.pass_on(g, seat)
