"""A fair: a die moves the pawns round a ring of places, an arrow that points at somebody makes them dizzy."""

from __future__ import annotations

from kernel.games.small import Small, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import ARROW, BOARD, DIE, GAUGE, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.step import DONE, Step

THROW = Verb("throw")
SPIN = Verb("spin")
ACTS = (Choice(THROW), Choice(SPIN))
NOT_YOUR_TURN = Refusal("FAIR-TURN")
WALKED = Beat("walked", "FAIR-WALKED", "places")
POINTED = Beat("pointed", "FAIR-POINTED")
PLACES = 12
DIZZY, DANGER = 8, 5
TURNS = 8


class Turn(Step["Fair"]):
    """Throw the die and walk as far, or spin the arrow and see whom it points at."""

    def waits(self, g: Fair) -> int:
        return one(g.table.values[g.turn])

    def choices(self, g: Fair, seat: int, out: list[Choice]) -> None:
        out.extend(ACTS)

    def take(self, g: Fair, seat: int, choice: Choice) -> bool:
        if choice.verb is THROW:
            g.walk(seat)
        else:
            g.spin()
        table = g.table
        table.set(g.turn, (seat + 1) % g.setup.seats)
        table.set(g.turns, table.values[g.turns] + 1)
        if table.values[g.turns] < TURNS * g.setup.seats and DIZZY not in table.values[g.dizzy :]:
            g.push(Turn())
        return DONE


class Fair(Game):
    """Whoever has walked farthest when somebody falls over, or after eight turns each, wins."""

    turn, turns, die, arrow, pawn = range(5)

    def bind(self) -> None:
        self.walked = self.pawn + self.setup.seats
        self.dizzy = self.walked + self.setup.seats

    def start(self) -> None:
        self.push(Turn())

    def walk(self, seat: int) -> None:
        """A pawn goes on round the ring."""
        table = self.table
        thrown = table.roll("die", 6)
        table.set(self.die, thrown)
        table.set(self.pawn + seat, (table.values[self.pawn + seat] + thrown) % PLACES)
        table.set(self.walked + seat, table.values[self.walked + seat] + thrown)
        table.tell(WALKED, seat, n=thrown)

    def spin(self) -> None:
        """All who stand where the arrow stops, or next to it, get dizzier."""
        table = self.table
        table.set(self.arrow, table.roll("arrow", PLACES) - 1)
        for seat in range(self.setup.seats):
            off = (table.values[self.pawn + seat] - table.values[self.arrow]) % PLACES
            if off in (0, 1, PLACES - 1):
                number = self.dizzy + seat
                table.tell(POINTED, seat)
                table.set(number, min(DIZZY, table.values[number] + (3 if off == 0 else 2)))

    def why(self, seat, verb, card, target, other, word):
        return NOT_YOUR_TURN if seat != self.table.values[self.turn] else None

    def tallies(self) -> list[int]:
        return self.table.values[self.walked : self.dizzy]

    def result(self):
        return points(self.tallies(), "FAIR-WALKED")


def lay(layout) -> None:
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.number("turns", 0, TURNS * layout.seats)
    layout.number("die", 1, 6, start=1, form=DIE)
    layout.number("arrow", 0, PLACES - 1, counts="place", form=ARROW)
    layout.numbers_each("pawn", 0, PLACES - 1, counts="place", form=BOARD)
    layout.numbers_each("walked", 0, 6 * TURNS, counts="points")
    layout.numbers_each("dizzy", 0, DIZZY, form=GAUGE, danger=DANGER)


KIND = Small(
    "fair",
    (2, 5),
    Fair,
    list,
    lay,
    verbs=(THROW, SPIN),
    refusals=(NOT_YOUR_TURN,),
    beats=(WALKED, POINTED),
    steps=(Turn,),
)
