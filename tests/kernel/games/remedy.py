"""A remedy between two effects: the host serves one dish after the other, and in the pause remedies may be taken."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.setup import lay_out
from tablee.kernel.step import Step

SERVE = Verb("serve")
TAKE = Verb("take", answers=False)
TO_SERVE = Choice(SERVE)
NONE_LEFT = Refusal("REMEDY-NONE")
DISH = Beat("dish", "REMEDY-DISH")
TAKEN = Beat("taken", "REMEDY-TAKEN")


class Serve(Step["Remedy"]):
    """The host says when the next dish comes: that pause is where a remedy fits in."""

    def __init__(self, dish: int) -> None:
        self.dish = dish

    def parts(self):
        return [self.dish]

    def waits(self, g: Remedy) -> int:
        return one(g.host)

    def choices(self, g: Remedy, seat: int, out: list[Choice]) -> None:
        out.append(TO_SERVE)

    def take(self, g: Remedy, seat: int, choice: Choice) -> bool:
        table = g.table
        table.tell(DISH, seat, n=self.dish)
        for guest in g.living():
            if guest != g.host:
                table.set(g.health + guest, max(0, table.values[g.health + guest] - 2 - self.dish))
        if len(g.living()) > 1:
            if self.dish == 2:
                table.set(g.hosting, g.living()[(g.living().index(g.host) + 1) % len(g.living())])
            g.push(Serve(3 - self.dish))
        return False


class Remedy(Game):
    """Two dishes a party, of three and four points of harm; who is down to nothing is out; one stays."""

    hosting, health = 0, 1

    def start(self) -> None:
        cards = self.setup.deck.cards
        for seat in range(self.setup.seats):
            lay_out(self.table.zones[seat], cards[2 * seat : 2 * seat + 2])
        lay_out(self.table.zones[self.setup.seats], cards[2 * self.setup.seats :])
        self.push(Serve(1))

    @property
    def host(self) -> int:
        """The seat that serves."""
        return self.table.values[self.hosting]

    def living(self) -> list[int]:
        """The seats that are not out."""
        return [seat for seat in range(self.setup.seats) if self.table.values[self.health + seat] > 0]

    def open_to(self) -> int:
        return sum(one(seat) for seat in self.living() if self.table.zones[seat].cards)

    def offers(self, seat: int, out: list[Choice]) -> None:
        out.append(Choice(TAKE, self.table.zones[seat].cards[-1]))

    def take_offer(self, seat: int, choice: Choice) -> None:
        health = self.health + seat
        self.table.move(choice.card, self.table.zones[seat], self.table.zones[self.setup.seats])
        self.table.set(health, min(6, self.table.values[health] + 2))
        self.table.tell(TAKEN, seat, choice.card)

    def why(self, seat, verb, card, target, other, word):
        return NONE_LEFT if verb == "take" else None

    def tallies(self) -> list[int]:
        return self.table.values[self.health :]

    def result(self):
        return points(self.tallies(), "REMEDY-DISH")


def lay(layout) -> None:
    layout.piles("remedies")
    layout.pile("used")
    layout.number("host", 0, layout.seats - 1, counts="seat")
    layout.numbers_each("health", 0, 6, start=6, counts="health")


KIND = Small(
    "remedy",
    (2, 4),
    Remedy,
    lambda: numbered("remedy", *range(1, 9)),
    lay,
    verbs=(SERVE, TAKE),
    refusals=(NONE_LEFT,),
    beats=(DISH, TAKEN),
    steps=(Serve,),
)
