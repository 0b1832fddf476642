"""A payment made salary by salary, which may be taken back part by part until the house is bought."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points, worth
from tablee.kernel.card import Card, Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, STAYS, Step

PAY = Verb("pay")
EARN = Verb("earn")
TO_EARN = Choice(EARN)
PRICE = 6
SPENT = Refusal("PAY-SPENT")
BOUGHT = Beat("bought", "PAY-BOUGHT", "houses")


class Turn(Step["Payment"]):
    """Earn a salary, which ends the turn, or pay with one; the question stands while the house is not paid."""

    def waits(self, g: Payment) -> int:
        return one(g.table.values[0])

    def choices(self, g: Payment, seat: int, out: list[Choice]) -> None:
        out.append(TO_EARN)
        for card in g.salaries(seat).cards:
            if not g.spent(card) and g.pays[card.index].text not in [known.text for known in out]:
                out.append(g.pays[card.index])

    def take(self, g: Payment, seat: int, choice: Choice) -> bool:
        table = g.table
        if choice.verb is PAY:
            table.mark(0, choice.card, g.salaries(seat), 1)
            table.set(1, table.values[1] + worth(choice.card))
            if table.values[1] < PRICE:
                return STAYS
            houses = 2 + seat
            table.set(houses, table.values[houses] + 1)
            table.tell(BOUGHT, seat, n=table.values[houses])
        else:
            table.draw(g.bank, g.salaries(seat))
        table.set(1, 0)
        table.set(0, (seat + 1) % g.setup.seats)
        if g.bank.cards:
            g.push(Turn())
        return DONE


class Payment(Game):
    """Whoever has most houses when the bank is empty wins."""

    def bind(self) -> None:
        self.bank = self.table.zones[0]
        self.pays = [Choice(PAY, card) for card in self.setup.deck.cards]

    def start(self) -> None:
        lay_out(self.bank, self.setup.deck.cards)
        self.table.shuffle(self.bank)
        for seat in range(self.setup.seats):
            for _ in range(3):
                self.table.draw(self.bank, self.salaries(seat))
        self.push(Turn())

    def salaries(self, seat: int):
        """The salaries that a seat has laid."""
        return self.table.zones[1 + seat]

    def spent(self, card: Card) -> bool:
        """Whether a salary was used to pay."""
        return self.table.marks[0][card.index] == 1

    def why(self, seat, verb, card, target, other, word):
        own = [copy for copy in self.salaries(seat).cards if card is not None and copy.id == card.id]
        if own and all(map(self.spent, own)):
            return SPENT.about(card=own[0].id)
        return None

    def tallies(self) -> list[int]:
        return self.table.values[2:]

    def result(self):
        return points(self.tallies(), "PAY-BOUGHT")


def lay(layout) -> None:
    layout.pile("bank", sees=NOBODY)
    layout.piles("salaries")
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.number("paid", 0, PRICE + 3, counts="coins")
    layout.numbers_each("houses", 0, 20, counts="houses")
    layout.mark("spent", 0, 1)


KIND = Small(
    "payment",
    (2, 4),
    Payment,
    lambda: numbered("salary", 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4),
    lay,
    verbs=(PAY, EARN),
    refusals=(SPENT,),
    beats=(BOUGHT,),
    steps=(Turn,),
)
