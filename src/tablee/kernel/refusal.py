"""Why something is not allowed, and what happened by which rule: constants of the games, put into words elsewhere."""

from __future__ import annotations

from typing import Final

from tablee.kernel.card import Card


class Refusal:
    """A reason why something is not allowed: the id of the rule, and facts for its sentence.

    The hot path answers with a constant; `about` makes the one with facts when somebody asks. `off` switches the rule
    off, to prove that a scenario notices.

    >>> refusal = Refusal("AL019")
    >>> refusal.about(card="R7", colour="blue")
    Refusal('AL019', card='R7', colour='blue')
    >>> NOT_OPEN, NOT_THERE  # two of the kernel's own
    (Refusal('TABLE-NOT-OPEN'), Refusal('TABLE-NOT-THERE'))
    """

    def __init__(self, rule: str, facts: dict[str, str] | None = None) -> None:
        self.rule: Final = rule
        self.facts: Final[dict[str, str]] = {} if facts is None else facts
        self.off: bool = False

    def about(self, **facts: str) -> Refusal:
        """The same reason, with the facts of the case, and off if this one is."""
        same = Refusal(self.rule, facts)
        same.off = self.off
        return same

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.rule!r}{facts})"


# The kernel's own reasons, the same in every game (see `table_rules.toml`).
NOT_ASKED: Final = Refusal("TABLE-NOT-ASKED")
NOT_OPEN: Final = Refusal("TABLE-NOT-OPEN")
NOT_THERE: Final = Refusal("TABLE-NOT-THERE")
UNKNOWN_ACT: Final = Refusal("TABLE-UNKNOWN-ACT")
NOTHING_TO_TAKE_BACK: Final = Refusal("TABLE-NOTHING-TO-TAKE-BACK")
GAME_OVER: Final = Refusal("TABLE-GAME-OVER")
NOT_A_SEAT: Final = Refusal("TABLE-NOT-A-SEAT")


def refused(refusal: Refusal | None) -> bool:
    """Whether there is a reason, and it is not switched off.

    >>> refused(None), refused(Refusal("AL019"))
    (False, True)
    """
    return refusal is not None and not refusal.off


class Beat:
    """A named moment of the story and the rule that makes it. `counts` says what its number counts, for the words."""

    def __init__(self, name: str, rule: str, counts: str = "") -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.counts: Final = counts

    def __repr__(self) -> str:
        return f"Beat({self.name!r}, {self.rule!r})"


class Fact:
    """A public fact that follows from hidden cards and that the game may disclose (whether the bluff was one)."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


class Line:
    """One line of a result: points for a reason, from cards where there are any, by a rule."""

    def __init__(self, points: int, words: str, rule: str, cards: tuple[Card, ...] = ()) -> None:
        self.points: Final = points
        self.words: Final = words
        self.rule: Final = rule
        self.cards: Final = cards


class Result:
    """How a game ended: for each seat a rank (ties share one), the lines that make its total, the total.

    >>> Result([[Line(12, "hand", "AL005")], [Line(3, "hand", "AL005")], []], low_wins=True).ranks
    [3, 2, 1]
    """

    def __init__(self, lines: list[list[Line]], low_wins: bool = False, ranks: list[int] | None = None) -> None:
        self.lines: Final = lines
        self.totals: Final = [total(own) for own in lines]
        self.ranks: Final = rank(self.totals, low_wins) if ranks is None else ranks
        self.winners: Final = [seat for seat in range(len(lines)) if self.ranks[seat] == 1]


def total(lines: list[Line]) -> int:
    """What lines add up to.

    >>> total([Line(12, "hand", "AL005"), Line(3, "hand", "AL005")])
    15
    """
    points = 0
    for line in lines:
        points += line.points
    return points


def rank(totals: list[int], low_wins: bool) -> list[int]:
    """Ranks from 1 on; who has the same total shares a rank.

    >>> rank([30, 10, 30, 5], low_wins=False)
    [1, 3, 1, 4]
    """
    ranks: list[int] = []
    for own in totals:
        better = 0
        for other in totals:
            if (other < own) if low_wins else (other > own):
                better += 1
        ranks.append(better + 1)
    return ranks
