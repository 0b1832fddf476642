"""A stake laid face down: nobody sees it, but whoever laid it knows it; two stakes are shown and settled."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points, worth
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import EVERYBODY, NOBODY, one
from tablee.kernel.refusal import Beat
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, Step

STAKE = Verb("stake")
DROP = Verb("drop")
PLACED = Beat("placed", "STAKE-PLACED")
WON = Beat("won", "STAKE-WON")


class Turn(Step["Stake"]):
    """Stake a salary, or drop a card of any kind."""

    def waits(self, g: Stake) -> int:
        return one(g.table.values[0])

    def choices(self, g: Stake, seat: int, out: list[Choice]) -> None:
        for card in g.hand(seat).cards:
            if card.kind == "salary":
                out.append(g.stakes[card.index])
            out.append(g.drops[card.index])

    def take(self, g: Stake, seat: int, choice: Choice) -> bool:
        table = g.table
        if choice.verb is STAKE:
            table.move(choice.card, g.hand(seat), g.casino)
            table.tell(PLACED, seat, choice.card, to=one(seat))
            if len(g.casino.cards) == 2:
                g.settle_bet(seat)
            else:
                table.set(1, seat)
        else:
            table.move(choice.card, g.hand(seat), g.dropped)
        table.set(0, (seat + 1) % g.setup.seats)
        if g.hand(table.values[0]).cards:
            g.push(Turn())
        return DONE


class Stake(Game):
    """Four cards each; what was won in the casino counts."""

    def bind(self) -> None:
        self.casino, self.dropped = self.table.zones[1], self.table.zones[2]
        self.stakes = [Choice(STAKE, card) for card in self.setup.deck.cards]
        self.drops = [Choice(DROP, card) for card in self.setup.deck.cards]

    def start(self) -> None:
        lay_out(self.table.zones[0], self.setup.deck.cards)
        self.table.shuffle(self.table.zones[0])
        for seat in range(self.setup.seats):
            for _ in range(4):
                self.table.draw(self.table.zones[0], self.hand(seat))
        self.push(Turn())

    def hand(self, seat: int):
        """The hand of a seat."""
        return self.table.zones[3 + seat]

    def won(self, seat: int):
        """What a seat has won."""
        return self.table.zones[3 + self.setup.seats + seat]

    def settle_bet(self, second: int) -> None:
        """Both stakes are shown; the higher salary wins both."""
        self.table.show(self.casino.cards, self.casino, EVERYBODY)
        first = self.table.values[1]
        winner = first if worth(self.casino.cards[0]) > worth(self.casino.cards[1]) else second
        self.table.tell(WON, winner)
        for _ in range(2):
            self.table.draw(self.casino, self.won(winner))

    def tallies(self) -> list[int]:
        return [sum(map(worth, self.won(seat).cards)) for seat in range(self.setup.seats)]

    def result(self):
        return points(self.tallies(), "STAKE-WON")


def lay(layout) -> None:
    layout.pile("bank", sees=NOBODY)
    layout.pile("casino", sees=NOBODY, admits=("salary",))
    layout.pile("dropped")
    layout.bags("hand")
    layout.piles("won", admits=("salary",))
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.number("first", 0, layout.seats - 1, counts="seat")


KIND = Small(
    "stake",
    (2, 4),
    Stake,
    lambda: numbered("salary", *range(1, 10)) + numbered("flirt", *range(1, 10)),
    lay,
    verbs=(STAKE, DROP),
    beats=(PLACED, WON),
    steps=(Turn,),
)
