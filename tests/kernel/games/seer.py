"""A pile whose next cards one seat knows, wherever they go, until the pile is shuffled."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points, worth
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, Step

LOOK = Verb("look")
DRAW = Verb("draw")
BURY = Verb("bury")
MIX = Verb("mix")
ACTS = (Choice(DRAW), Choice(BURY), Choice(MIX), Choice(LOOK))
ONCE = Refusal("SEER-ONCE")
LOOKED = Beat("foresaw", "SEER-LOOKED", "cards")
DREW = Beat("drew", "SEER-DREW")


class Turn(Step["Seer"]):
    """Draw the next card, put it under the pile, shuffle the pile, or (once) look at the next three."""

    def waits(self, g: Seer) -> int:
        return one(g.table.values[0])

    def choices(self, g: Seer, seat: int, out: list[Choice]) -> None:
        out.extend(ACTS if g.may_look(seat) else ACTS[:-1])

    def take(self, g: Seer, seat: int, choice: Choice) -> bool:
        table = g.table
        if choice.verb is LOOK:
            table.show(g.pile.cards[-3:], g.pile, one(seat))
            table.set(1, table.values[1] | one(seat))
            table.tell(LOOKED, seat, n=len(g.pile.cards[-3:]))
        elif choice.verb is BURY:
            table.slip(g.pile.cards[-1], g.pile, g.pile)
        elif choice.verb is MIX:
            table.shuffle(g.pile)
        else:
            table.tell(DREW, seat, table.draw(g.pile, table.zones[1 + seat]))
        table.set(2, table.values[2] + 1)
        if g.pile.cards and table.values[2] < 40:
            table.set(0, (seat + 1) % g.setup.seats)
            g.push(Turn())
        return DONE


class Seer(Game):
    """The best row of cards wins."""

    def bind(self) -> None:
        self.pile = self.table.zones[0]

    def start(self) -> None:
        lay_out(self.pile, self.setup.deck.cards)
        self.table.shuffle(self.pile)
        self.push(Turn())

    def may_look(self, seat: int) -> bool:
        """Whether a seat has not looked yet."""
        return not self.table.values[1] & one(seat)

    def why(self, seat, verb, card, target, other, word):
        return ONCE if verb == "look" and not self.may_look(seat) else None

    def tallies(self) -> list[int]:
        return [sum(map(worth, zone.cards)) for zone in self.table.zones[1:]]

    def result(self):
        return points(self.tallies(), "SEER-DREW")


def lay(layout) -> None:
    layout.pile("pile", sees=NOBODY)
    layout.piles("row")
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.number("looked", 0, (1 << layout.seats) - 1, counts="seats")
    layout.number("turns", 0, 40)


KIND = Small(
    "seer",
    (2, 4),
    Seer,
    lambda: numbered("card", *range(1, 10)),
    lay,
    verbs=(LOOK, DRAW, BURY, MIX),
    refusals=(ONCE,),
    beats=(LOOKED, DREW),
    steps=(Turn,),
)
