"""A proposal and a vote: one seat proposes who gets how much, all vote in secret, the majority decides."""

from __future__ import annotations

from kernel.games.small import Small, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.step import DONE, Sealed, Step

PROPOSE = Verb("propose")
YES = Verb("yes")
NO = Verb("no")
TO_PROPOSE = [Choice(PROPOSE, target=n, aim="coins", word=("all", "half", "nothing")[n]) for n in range(3)]
BALLOT = (Choice(YES), Choice(NO))
NOT_YET = Refusal("OFFER-PROPOSER")
VOTED = Beat("voted", "OFFER-VOTED", "votes")


class Propose(Step["Ultimatum"]):
    """The proposer keeps all of six coins, half of them, or nothing; the others share the rest."""

    def waits(self, g: Ultimatum) -> int:
        return one(g.proposer)

    def choices(self, g: Ultimatum, seat: int, out: list[Choice]) -> None:
        out.extend(TO_PROPOSE)

    def take(self, g: Ultimatum, seat: int, choice: Choice) -> bool:
        g.push(Vote(choice.target))
        return DONE


class Vote(Sealed["Ultimatum"]):
    """Everybody votes at the same time; the proposal is public, the votes are not until all are in."""

    def __init__(self, proposal: int) -> None:
        self.proposal = proposal

    def parts(self):
        return [self.proposal]

    def choices(self, g: Ultimatum, seat: int, out: list[Choice]) -> None:
        out.extend(BALLOT)

    def opened(self, g: Ultimatum, answers: list[Choice | None]) -> None:
        yes = sum(answer.verb is YES for answer in answers)
        g.table.tell(VOTED, g.proposer, n=yes)
        if 2 * yes > g.setup.seats:
            keeps = (6, 3, 0)[self.proposal]
            share = (6 - keeps) // (g.setup.seats - 1)
            for seat in range(g.setup.seats):
                number = g.purse + seat
                g.table.set(number, g.table.values[number] + (keeps if seat == g.proposer else share))
        if g.proposer + 1 < g.setup.seats:
            g.table.set(g.turn, g.proposer + 1)
            g.push(Propose())


class Ultimatum(Game):
    """Each seat proposes once."""

    turn, purse = 0, 1

    def start(self) -> None:
        self.push(Propose())

    @property
    def proposer(self) -> int:
        """The seat that proposes."""
        return self.table.values[self.turn]

    def why(self, seat, verb, card, target, other, word):
        return NOT_YET if verb == "propose" else None

    def tallies(self) -> list[int]:
        return self.table.values[self.purse :]

    def result(self):
        return points(self.tallies(), "OFFER-VOTED")


def lay(layout) -> None:
    layout.number("proposer", 0, layout.seats - 1, counts="seat")
    layout.numbers_each("purse", 0, 60, counts="coins")


KIND = Small(
    "ultimatum",
    (3, 5),
    Ultimatum,
    list,
    lay,
    verbs=(PROPOSE, YES, NO),
    refusals=(NOT_YET,),
    beats=(VOTED,),
    steps=(Propose, Vote),
)
