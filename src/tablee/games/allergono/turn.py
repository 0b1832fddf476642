"""A turn: lay a card, or draw one and lay it if it fits; pay the fine that goes round, or answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.allergono import calling, ending, laying
from tablee.games.allergono.cards import LAY_CALLING, TO_DRAW, TO_KEEP, AllergonoCard, cards_of
from tablee.games.allergono.layout import IDLE, PENDING, TURN
from tablee.games.allergono.refusals import DREW, KEPT, PAID
from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import one
from tablee.kernel.refusal import refused
from tablee.kernel.step import DONE, Step

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono


class Turn(Step["Allergono"]):
    """The seat whose turn it is lays a card or draws."""

    def waits(self, g: Allergono) -> i64:
        return one(g.turn)

    def choices(self, g: Allergono, seat: i64, out: list[Choice]) -> None:
        hand = g.hand(seat)
        laying.add_lays(g, hand, out)
        if not out or g.can_draw():
            out.append(TO_DRAW)

    def take(self, g: Allergono, seat: i64, choice: Choice) -> bool:
        card = choice.card
        if card is None:
            draw(g, seat)
        else:
            assert isinstance(card, AllergonoCard)
            laying.lay(g, seat, card, choice.target, choice.verb is LAY_CALLING)
        return DONE

    def asks(self, g: Allergono, seat: i64) -> str:
        return "pending" if g.pending else "turn"

    def standin(self, g: Allergono, seat: i64) -> Choice:
        if g.can_draw():
            return TO_DRAW
        return super().standin(g, seat)


class Drawn(Step["Allergono"]):
    """The seat that drew may lay the card it drew and no other; `later` cards have come to its hand after it."""

    def __init__(self, later: i64) -> None:
        self.later: i64 = later

    def parts(self) -> list[int | str | Card]:
        return [int(self.later)]

    def waits(self, g: Allergono) -> i64:
        return one(g.turn)

    def choices(self, g: Allergono, seat: i64, out: list[Choice]) -> None:
        card = self.card(g, seat)
        if not refused(laying.bars(laying.Pile(g), card)):
            laying.add_ways(card, g.hand(seat), out)
        out.append(TO_KEEP)

    def take(self, g: Allergono, seat: i64, choice: Choice) -> bool:
        card = choice.card
        if card is None:
            g.table.tell(KEPT, seat)
            pass_on(g, seat)
        else:
            assert isinstance(card, AllergonoCard)
            laying.lay(g, seat, card, choice.target, choice.verb is LAY_CALLING)
        return DONE

    def asks(self, g: Allergono, seat: i64) -> str:
        return "drawn"

    def standin(self, g: Allergono, seat: i64) -> Choice:
        return TO_KEEP

    def card(self, g: Allergono, seat: i64) -> AllergonoCard:
        """The card that was drawn."""
        cards = cards_of(g.hand(seat))
        at: i64 = len(cards) - 1 - self.later
        return cards[at]


TURN_STEP: Final = Turn()
DRAWN_STEP: Final = Drawn(0)


def draw(g: Allergono, seat: i64) -> None:
    """A seat draws: the fine, if one is pending, and passes; otherwise a card that it may lay at once."""
    table = g.table
    calling.nobody_is_late(g)
    if g.pending != 0:
        pay(g, seat)
        return
    if g.give(seat, 1) == 0:
        could_do_nothing(g, seat)
        return
    table.tell(DREW, seat, n=1)
    g.push(DRAWN_STEP)


def not_idle(g: Allergono) -> None:
    """Somebody has laid a card: the row of turns in which nobody could lay or draw is broken."""
    if g.table.values[IDLE] != 0:
        g.table.set(IDLE, 0)


def came_later(g: Allergono, seat: i64, count: i64) -> None:
    """So many cards have come to a hand, or left it if fewer than none: the one just drawn lies deeper from now on."""
    step = g.step
    if count != 0 and seat == g.turn and isinstance(step, Drawn):
        g.drop()
        g.push(Drawn(step.later + count))


def pay(g: Allergono, seat: i64) -> None:
    """A seat draws the fine that goes round, and loses its turn."""
    drawn = g.give(seat, g.pending)
    g.table.set(PENDING, 0)
    g.table.tell(PAID, seat, n=drawn)
    pass_on(g, seat)


def pass_on(g: Allergono, seat: i64) -> None:
    """The turn passes to the next seat."""
    g.table.set(TURN, g.after(seat, 1))
    g.push(TURN_STEP)


def could_do_nothing(g: Allergono, seat: i64) -> None:
    """A seat could neither lay nor draw. When that goes all the way round, the hand is over."""
    table = g.table
    table.set(IDLE, table.values[IDLE] + 1)
    if table.values[IDLE] >= g.seats:
        ending.hand_blocked(g)
    else:
        pass_on(g, seat)
