"""Hands are bags: who has seen a card in one knows it, until a card leaves it and nobody can tell which."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points, worth
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import EVERYBODY, NOBODY, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, Step

PEEK = Verb("peek")
STEAL = Verb("steal")
DISCARD = Verb("discard")
EMPTY = Refusal("PEEK-EMPTY")
LOOKED = Beat("looked", "PEEK-LOOKED")
TAKEN = Beat("stolen", "PEEK-TAKEN")


class Turn(Step["Peek"]):
    """Look at a card of somebody's hand and bend its corner, steal one blindly, or throw one of your own away."""

    def waits(self, g: Peek) -> int:
        return one(g.turn)

    def choices(self, g: Peek, seat: int, out: list[Choice]) -> None:
        for other in range(g.setup.seats):
            if other != seat and g.hand(other).cards:
                out.append(Choice(PEEK, target=other, aim="seat"))
                out.append(Choice(STEAL, target=other, aim="seat"))
        for card in g.hand(seat).cards:
            choice = Choice(DISCARD, card)
            if choice.text not in [known.text for known in out]:
                out.append(choice)

    def take(self, g: Peek, seat: int, choice: Choice) -> bool:
        table = g.table
        if choice.verb is DISCARD:
            table.move(choice.card, g.hand(seat), g.gone)
        else:
            hand = g.hand(choice.target)
            card = table.pick(hand)
            if choice.verb is STEAL:
                table.move(card, hand, g.hand(seat))
                table.tell(TAKEN, seat, other=choice.target)
            else:
                table.show([card], hand, one(seat))
                table.mark(0, card, hand, 1)
                table.tell(LOOKED, seat, card, choice.target, to=one(seat))
        if g.table.values[0] > 1 and any(g.hand(other).cards for other in range(g.setup.seats)):
            table.set(0, table.values[0] - 1)
            table.set(1, (seat + 1) % g.setup.seats)
            g.push(Turn())
        else:
            for other in range(g.setup.seats):
                table.show(g.hand(other).cards, g.hand(other), EVERYBODY)
        return DONE


class Peek(Game):
    """Ten turns, then all hands are shown; the most on hand wins. Each number is there twice."""

    def bind(self) -> None:
        self.gone = self.table.zones[1]

    def start(self) -> None:
        zones = self.table.zones
        lay_out(zones[0], self.setup.deck.cards)
        self.table.shuffle(zones[0])
        for seat in range(self.setup.seats):
            for _ in range(3):
                self.table.draw(zones[0], self.hand(seat))
        self.push(Turn())

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.table.values[1]

    def hand(self, seat: int):
        """The hand of a seat."""
        return self.table.zones[2 + seat]

    def why(self, seat, verb, card, target, other, word):
        if 0 <= target < self.setup.seats and not self.hand(target).cards:
            return EMPTY.about(seat=str(target + 1))
        return None

    def result(self):
        return points([sum(map(worth, self.hand(seat).cards)) for seat in range(self.setup.seats)], "PEEK-TAKEN")


def lay(layout) -> None:
    layout.pile("pile", sees=NOBODY)
    layout.pile("gone")
    layout.bags("hand")
    layout.number("turns", 1, 10, start=10)
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.mark("bent", 0, 1)


KIND = Small(
    "peek",
    (2, 4),
    Peek,
    lambda: numbered("card", *range(1, 8), *range(1, 8)),
    lay,
    verbs=(PEEK, STEAL, DISCARD),
    refusals=(EMPTY,),
    beats=(LOOKED, TAKEN),
    steps=(Turn,),
)
