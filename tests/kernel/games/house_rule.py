"""A rule made up in the middle of the game. Its effect may be what sets it off, and sets off nothing all the same."""

from __future__ import annotations

from kernel.games.small import Small, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import one
from tablee.kernel.refusal import Beat
from tablee.kernel.step import DONE, Step

THROW = Verb("throw")
WHEN = Verb("when")
THEN = Verb("then")
TO_THROW = Choice(THROW)
CAUSES = ("six", "gain")
EFFECTS = ("left_gains", "all_gain", "loses")
WHENS = [Choice(WHEN, target=at, aim="cause", word=word) for at, word in enumerate(CAUSES)]
THENS = [Choice(THEN, target=at, aim="effect", word=word) for at, word in enumerate(EFFECTS)]
MADE = Beat("made", "RULE-MADE")
APPLIED = Beat("applied", "RULE-APPLIED")


class Turn(Step["HouseRule"]):
    """Throw the die: who throws four or more gains a coin, who throws a one makes up a rule."""

    def waits(self, g: HouseRule) -> int:
        return one(g.table.values[0])

    def choices(self, g: HouseRule, seat: int, out: list[Choice]) -> None:
        out.append(TO_THROW)

    def take(self, g: HouseRule, seat: int, choice: Choice) -> bool:
        table = g.table
        table.set(0, (seat + 1) % g.setup.seats)
        table.set(1, table.values[1] + 1)
        if table.values[1] < 20:
            g.push(Turn())
        thrown = table.roll("die", 6)
        if thrown == 1:
            g.push(Compose(seat))
        if thrown >= 4:
            g.gain(seat, 1)
            g.push(Apply(CAUSES.index("gain"), seat))
        if thrown == 6:
            g.push(Apply(CAUSES.index("six"), seat))
        return DONE


class Compose(Step["HouseRule"]):
    """First the cause, then the effect; the cause already chosen is part of the step, for all to see."""

    def __init__(self, author: int, cause: int = -1) -> None:
        self.author = author
        self.cause = cause

    def parts(self):
        return [self.author, self.cause]

    def waits(self, g: HouseRule) -> int:
        return one(self.author)

    def choices(self, g: HouseRule, seat: int, out: list[Choice]) -> None:
        out.extend(WHENS if self.cause < 0 else THENS)

    def take(self, g: HouseRule, seat: int, choice: Choice) -> bool:
        if choice.verb is WHEN:
            g.push(Compose(seat, choice.target))
        else:
            g.table.write(0, " ".join([*g.rules(), f"{CAUSES[self.cause]}:{choice.word}"]))
            g.table.tell(MADE, seat, word=f"{CAUSES[self.cause]}:{choice.word}")
        return DONE


class Apply(Step["HouseRule"]):
    """All rules with this cause take effect. They change the table by themselves: nothing here looks for causes."""

    def __init__(self, cause: int, seat: int) -> None:
        self.cause = cause
        self.seat = seat

    def parts(self):
        return [self.cause, self.seat]

    def run(self, g: HouseRule) -> None:
        for rule in g.rules():
            cause, effect = rule.split(":")
            if cause == CAUSES[self.cause]:
                if effect == "loses":
                    g.gain(self.seat, -1)
                elif effect == "left_gains":
                    g.gain((self.seat + 1) % g.setup.seats, 1)
                else:
                    for seat in range(g.setup.seats):
                        g.gain(seat, 1)
                g.table.tell(APPLIED, self.seat, word=rule)


class HouseRule(Game):
    """Twenty throws; the most coins win."""

    def start(self) -> None:
        self.push(Turn())

    def rules(self) -> list[str]:
        """The rules that were made up."""
        return self.table.notes[0].split()

    def gain(self, seat: int, coins: int) -> None:
        """A seat's coins grow or shrink, never below nothing."""
        self.table.set(2 + seat, max(0, self.table.values[2 + seat] + coins))

    def tallies(self) -> list[int]:
        return self.table.values[2:]

    def result(self):
        return points(self.tallies(), "RULE-APPLIED")


def lay(layout) -> None:
    layout.number("turn", 0, layout.seats - 1, counts="seat")
    layout.number("throws", 0, 20)
    layout.numbers_each("coins", 0, 1000, counts="coins")
    layout.note("rules")


KIND = Small(
    "house_rule",
    (2, 4),
    HouseRule,
    list,
    lay,
    verbs=(THROW, WHEN, THEN),
    beats=(MADE, APPLIED),
    steps=(Turn, Compose, Apply),
)
