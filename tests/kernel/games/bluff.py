"""A bluff: a card is laid face down and called a high one; who doubts it is told whether that was true, no more."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points, worth
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, one
from tablee.kernel.refusal import Beat, Fact
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, REACTION, Step

LAY = Verb("lay")
BELIEVE = Verb("believe")
LIAR = Verb("liar")
ANSWERS = (Choice(BELIEVE), Choice(LIAR))
LAID = Beat("laid", "BLUFF-LAID")
DOUBTED = Beat("doubted", "BLUFF-DOUBTED")
LIED = Fact("lied", "BLUFF-DOUBTED")
HIGH = 5


class Turn(Step["Bluff"]):
    """Lay a card face down. Whether it is high is written down at once, where nobody sees it."""

    def waits(self, g: Bluff) -> int:
        return one(g.table.values[0])

    def choices(self, g: Bluff, seat: int, out: list[Choice]) -> None:
        out.extend(g.lays[card.index] for card in g.hand(seat).cards)

    def take(self, g: Bluff, seat: int, choice: Choice) -> bool:
        g.table.set(1, 1 if worth(choice.card) < HIGH else 0)
        g.table.move(choice.card, g.hand(seat), g.pile)
        g.table.tell(LAID, seat)
        g.table.set(0, (seat + 1) % g.setup.seats)
        g.push(Doubt(seat))
        return DONE


class Doubt(Step["Bluff"]):
    """The next seat believes it, or says that it was a lie: one of the two gets a point."""

    def __init__(self, layer: int) -> None:
        self.layer = layer

    def parts(self):
        return [self.layer]

    def waits(self, g: Bluff) -> int:
        return one(g.table.values[0])

    def choices(self, g: Bluff, seat: int, out: list[Choice]) -> None:
        out.extend(ANSWERS)

    def take(self, g: Bluff, seat: int, choice: Choice) -> bool:
        winner = self.layer
        if choice.verb is LIAR:
            g.table.tell(DOUBTED, seat, other=self.layer)
            g.table.disclose(LIED, g.table.values[1])
            if g.table.values[1]:
                winner = seat
        g.table.set(2 + winner, g.table.values[2 + winner] + 1)
        if g.hand(seat).cards:
            g.push(Turn())
        return DONE

    def patience(self, g: Bluff, seat: int) -> str:
        return REACTION


class Bluff(Game):
    """Four cards each; a point a card."""

    def bind(self) -> None:
        self.pile = self.table.zones[0]
        self.lays = [Choice(LAY, card) for card in self.setup.deck.cards]

    def start(self) -> None:
        bank = self.table.zones[1]
        lay_out(bank, self.setup.deck.cards)
        self.table.shuffle(bank)
        for seat in range(self.setup.seats):
            for _ in range(4):
                self.table.draw(bank, self.hand(seat))
        self.push(Turn())

    def hand(self, seat: int):
        """The hand of a seat."""
        return self.table.zones[2 + seat]

    def tallies(self) -> list[int]:
        return self.table.values[2:]

    def result(self):
        return points(self.tallies(), "BLUFF-LAID")


def lay(layout) -> None:
    layout.pile("pile", sees=NOBODY)
    layout.pile("bank", sees=NOBODY)
    layout.bags("hand")
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.number("lied", 0, 1, sees=NOBODY)
    layout.numbers_each("score", 0, 40, counts="points")


KIND = Small(
    "bluff",
    (2, 4),
    Bluff,
    lambda: numbered("card", *range(1, 18)),
    lay,
    verbs=(LAY, BELIEVE, LIAR),
    beats=(LAID, DOUBTED),
    facts=(LIED,),
    steps=(Turn, Doubt),
)
