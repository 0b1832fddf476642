"""A gift from everybody: the others choose at the same time, and in secret, which of their salaries they give."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points, worth
from tablee.kernel.card import Card, Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, Sealed, Step

CELEBRATE = Verb("celebrate")
GIVE = Verb("give")
TO_CELEBRATE = Choice(CELEBRATE)
NOT_OWN = Refusal("GIFT-OWN")
GIVEN = Beat("given", "GIFT-GIVEN")


class Turn(Step["Gift"]):
    """Everybody has a birthday once."""

    def waits(self, g: Gift) -> int:
        return one(g.table.values[0])

    def choices(self, g: Gift, seat: int, out: list[Choice]) -> None:
        out.append(TO_CELEBRATE)

    def take(self, g: Gift, seat: int, choice: Choice) -> bool:
        g.table.set(0, seat + 1)
        if seat + 1 < g.setup.seats:
            g.push(Turn())
        g.push(Gifts(seat))
        return DONE


class Gifts(Sealed["Gift"]):
    """All who have a salary give one; the gifts change hands together."""

    def __init__(self, child: int) -> None:
        self.child = child

    def parts(self):
        return [self.child]

    def members(self, g: Gift) -> int:
        return sum(one(seat) for seat in range(g.setup.seats) if seat != self.child and g.salaries(seat).cards)

    def choices(self, g: Gift, seat: int, out: list[Choice]) -> None:
        out.extend(g.gives[card.index] for card in g.salaries(seat).cards)

    def opened(self, g: Gift, answers: list[Choice | None]) -> None:
        for seat, answer in enumerate(answers):
            if answer is not None:
                g.table.move(answer.card, g.salaries(seat), g.salaries(self.child))
                g.table.tell(GIVEN, seat, answer.card, other=self.child)


class Gift(Game):
    """Two salaries each; after everybody's birthday the richest wins."""

    def bind(self) -> None:
        self.gives = [Choice(GIVE, card) for card in self.setup.deck.cards]

    def start(self) -> None:
        zones = self.table.zones
        lay_out(zones[0], self.setup.deck.cards)
        self.table.shuffle(zones[0])
        for seat in range(self.setup.seats):
            for _ in range(2):
                self.table.draw(zones[0], self.salaries(seat))
        self.push(Turn())

    def salaries(self, seat: int):
        """The salaries that a seat has laid."""
        return self.table.zones[1 + seat]

    def why(self, seat, verb, card: Card | None, target, other, word):
        if verb == "give" and card is not None and card not in self.salaries(seat).cards:
            return NOT_OWN.about(card=card.id)
        return None

    def tallies(self) -> list[int]:
        return [sum(map(worth, self.salaries(seat).cards)) for seat in range(self.setup.seats)]

    def result(self):
        return points(self.tallies(), "GIFT-GIVEN")


def lay(layout) -> None:
    layout.pile("bank", sees=NOBODY)
    layout.piles("salaries")
    layout.number("birthday", 0, layout.seats)


KIND = Small(
    "gift",
    (2, 4),
    Gift,
    lambda: numbered("salary", *range(1, 11)),
    lay,
    verbs=(CELEBRATE, GIVE),
    refusals=(NOT_OWN,),
    beats=(GIVEN,),
    steps=(Turn, Gifts),
)
