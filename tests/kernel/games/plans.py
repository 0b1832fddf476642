"""A secret plan: everybody puts three pawns on three of five places, and all plans are opened at once."""

from __future__ import annotations

from itertools import combinations

from kernel.games.small import Small, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.step import Sealed

PLACES = ("work", "shop", "market", "home", "gym")
PLAN = Verb("plan")
PLANS = [
    Choice(PLAN, target=sum(1 << at for at in three), aim="places", word=" ".join(PLACES[at] for at in three))
    for three in combinations(range(5), 3)
]
BARRED = Refusal("PLAN-BARRED")
OPENED = Beat("opened", "PLAN-OPENED", "round")


class Plan(Sealed["Plans"]):
    """All seats plan in secret; who has planned may plan anew until the last plan is in."""

    def choices(self, g: Plans, seat: int, out: list[Choice]) -> None:
        out.extend(plan for plan in PLANS if not g.bars(plan.target))

    def opened(self, g: Plans, answers: list[Choice | None]) -> None:
        masks = [answer.target for answer in answers]
        crowds = [sum(mask >> at & 1 for mask in masks) for at in range(5)]
        for seat, mask in enumerate(masks):
            g.table.set(g.pawns + seat, mask)
            alone = sum(mask >> at & 1 for at in range(5) if crowds[at] == 1)
            g.table.set(g.score + seat, g.table.values[g.score + seat] + alone)
        g.table.tell(OPENED, n=g.table.values[g.round])
        g.table.set(g.closed, crowds.index(max(crowds)))
        g.table.set(g.round, g.table.values[g.round] + 1)
        if g.table.values[g.round] < 4:
            g.push(Plan())


class Plans(Game):
    """Three rounds of plans: a pawn that stands alone is a point; the most crowded place is closed the next time."""

    round, closed, pawns, score = 0, 1, 2, 2

    def bind(self) -> None:
        self.score = self.pawns + self.setup.seats

    def start(self) -> None:
        self.push(Plan())

    def bars(self, places: int) -> bool:
        """Whether a plan names the closed place."""
        closed = self.table.values[self.closed]
        return closed >= 0 and bool(places >> closed & 1)

    def why(self, seat, verb, card, target, other, word):
        closed = self.table.values[self.closed]
        if closed >= 0 and PLACES[closed] in word.split():
            return BARRED.about(place=PLACES[closed])
        return None

    def tallies(self) -> list[int]:
        return self.table.values[self.score :]

    def result(self):
        return points(self.tallies(), "PLAN-OPENED")


def lay(layout) -> None:
    layout.number("round", 1, 4, start=1, counts="round")
    layout.number("closed", -1, 4, start=-1, counts="place")
    layout.numbers_each("pawns", 0, 31, counts="places")
    layout.numbers_each("score", 0, 9, counts="points")


KIND = Small("plans", (2, 5), Plans, list, lay, verbs=(PLAN,), refusals=(BARRED,), beats=(OPENED,), steps=(Plan,))
