"""A chain of deaths: a shout frightens all others, each death frightens those who are left; several may win."""

from __future__ import annotations

from kernel.games.small import Small, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.step import Step

SHOUT = Verb("shout")
SHOUTS = [Choice(SHOUT, target=n, aim="loudness", word=("softly", "loudly")[n - 1]) for n in (1, 2)]
DEAD = Refusal("CHAIN-DEAD")
SCARED = Beat("scared", "CHAIN-SCARED", "fear")
DIED = Beat("died", "CHAIN-DIED")
FATAL = 6


class Turn(Step["Chain"]):
    """Somebody shouts: the louder, the more it frightens the others, and the shouter by one."""

    def waits(self, g: Chain) -> int:
        return one(g.table.values[g.turn])

    def choices(self, g: Chain, seat: int, out: list[Choice]) -> None:
        out.extend(SHOUTS)

    def take(self, g: Chain, seat: int, choice: Choice) -> bool:
        g.push(Turn())
        g.table.set(g.action, g.table.values[g.action] + 1)
        for other in g.living():
            g.frighten(other, 1 if other == seat else choice.target)
        if g.fallen():
            g.push(Bury(g.fallen()))
        g.pass_on()
        return False


class Bury(Step["Chain"]):
    """Those who fell at the same time are buried together; the shock may bring down more, or everybody."""

    def __init__(self, dead: int) -> None:
        self.dead = dead

    def parts(self):
        return [self.dead]

    def run(self, g: Chain) -> None:
        shock = 0
        for seat in range(g.setup.seats):
            if self.dead & one(seat):
                g.table.tell(DIED, seat)
                g.table.set(g.fell + seat, g.table.values[g.action])
                shock += 1
        for seat in g.living():
            g.frighten(seat, shock)
        if g.fallen():
            g.push(Bury(g.fallen()))
        elif len(g.living()) < 2:
            g.drop()
        elif g.table.values[g.turn] not in g.living():
            g.pass_on()


class Chain(Game):
    """The last one alive wins; if a chain leaves nobody, all who fell in it win, the first as well as the last."""

    turn, action, fear = 0, 1, 2

    def bind(self) -> None:
        self.fell = self.fear + self.setup.seats

    def start(self) -> None:
        for seat in range(self.setup.seats):
            self.table.set(self.fear + seat, 2 * (seat % 3))
        self.push(Turn())

    def frighten(self, seat: int, by: int) -> None:
        """Fear grows, up to where it kills."""
        number = self.fear + seat
        self.table.set(number, min(FATAL, self.table.values[number] + by))
        self.table.tell(SCARED, seat, n=by)

    def living(self) -> list[int]:
        """The seats that are not buried."""
        return [seat for seat in range(self.setup.seats) if self.table.values[self.fell + seat] == 0]

    def fallen(self) -> int:
        """Those who have fallen and are not buried yet."""
        return sum(one(seat) for seat in self.living() if self.table.values[self.fear + seat] >= FATAL)

    def pass_on(self) -> None:
        """The turn passes to the next who is alive."""
        living = self.living()
        now = self.table.values[self.turn]
        later = [seat for seat in living if seat > now]
        if living:
            self.table.set(self.turn, (later or living)[0])

    def why(self, seat, verb, card, target, other, word):
        return DEAD if self.table.values[self.fell + seat] else None

    def tallies(self) -> list[int]:
        return self.table.values[self.fear : self.fell]

    def result(self):
        lasted = [action or self.table.values[self.action] + 1 for action in self.table.values[self.fell :]]
        return points(lasted, "CHAIN-DIED")


def lay(layout) -> None:
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.number("action", 0, 100, counts="acts")
    layout.numbers_each("fear", 0, FATAL, counts="fear")
    layout.numbers_each("fell", 0, 100, counts="acts")


KIND = Small(
    "chain",
    (2, 5),
    Chain,
    list,
    lay,
    verbs=(SHOUT,),
    refusals=(DEAD,),
    beats=(SCARED, DIED),
    steps=(Turn, Bury),
)
