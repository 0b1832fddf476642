"""A duel of sealed rounds: two seats put in strength in secret, again and again until one is two rounds ahead."""

from __future__ import annotations

from kernel.games.small import Small, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import OWNER, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.step import DONE, Sealed, Step

CHALLENGE = Verb("challenge")
PUT_IN = Verb("put_in")
STRENGTH = [Choice(PUT_IN, target=n, aim="strength") for n in range(4)]
SPENT = Refusal("DUEL-SPENT")
FOUGHT = Beat("fought", "DUEL-FOUGHT", "strength")


class Challenge(Step["Duel"]):
    """The seat whose turn it is chooses whom to fight."""

    def waits(self, g: Duel) -> int:
        return one(g.table.values[g.turn])

    def choices(self, g: Duel, seat: int, out: list[Choice]) -> None:
        for other in range(g.setup.seats):
            if other != seat:
                out.append(Choice(CHALLENGE, target=other, aim="seat"))

    def take(self, g: Duel, seat: int, choice: Choice) -> bool:
        for fighter in (seat, choice.target):
            g.table.set(g.left + fighter, 3)
        g.push(Round(seat, choice.target))
        return DONE


class Round(Sealed["Duel"]):
    """Both put in as much as they have left, in secret; a tie is fought again while strength is left."""

    def __init__(self, one_side: int, other_side: int) -> None:
        self.sides = (one_side, other_side)

    def parts(self):
        return list(self.sides)

    def members(self, g: Duel) -> int:
        return one(self.sides[0]) | one(self.sides[1])

    def choices(self, g: Duel, seat: int, out: list[Choice]) -> None:
        out.extend(STRENGTH[: g.table.values[g.left + seat] + 1])

    def opened(self, g: Duel, answers: list[Choice | None]) -> None:
        put_in = [answers[side].target for side in self.sides]
        for side, spent in zip(self.sides, put_in, strict=True):
            g.table.set(g.left + side, g.table.values[g.left + side] - spent)
            g.table.tell(FOUGHT, side, n=spent)
        if put_in[0] == put_in[1] and put_in[0] > 0:
            g.push(Round(*self.sides))
            return
        if put_in[0] != put_in[1]:
            winner = self.sides[0] if put_in[0] > put_in[1] else self.sides[1]
            g.table.set(g.score + winner, g.table.values[g.score + winner] + 1)
        g.table.set(g.turn, g.table.values[g.turn] + 1)
        if g.table.values[g.turn] < g.setup.seats:
            g.push(Challenge())


class Duel(Game):
    """Each seat challenges once. What strength a seat has left in a duel, that seat alone knows."""

    turn, score = 0, 1

    def bind(self) -> None:
        self.left = self.score + self.setup.seats

    def start(self) -> None:
        self.push(Challenge())

    def why(self, seat, verb, card, target, other, word):
        left = self.table.values[self.left + seat]
        if verb == "put_in" and word.isdecimal() and int(word[:3]) > left:
            return SPENT.about(left=str(left))
        return None

    def tallies(self) -> list[int]:
        return self.table.values[self.score : self.left]

    def result(self):
        return points(self.tallies(), "DUEL-FOUGHT")


def lay(layout) -> None:
    layout.number("turn", 0, layout.seats)
    layout.numbers_each("score", 0, 10, counts="points")
    layout.numbers_each("left", 0, 3, sees=OWNER, counts="strength")


KIND = Small(
    "duel",
    (2, 4),
    Duel,
    list,
    lay,
    verbs=(CHALLENGE, PUT_IN),
    refusals=(SPENT,),
    beats=(FOUGHT,),
    steps=(Challenge, Round),
)
