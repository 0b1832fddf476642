"""Whether a record is true: its commitment, each of its draws, each of its acts, its result."""

from __future__ import annotations

from typing import Final

from tablee.kernel.chance import Chance, keyed_draw
from tablee.kernel.fingerprint import rules_version
from tablee.kernel.record import Draw, Record, Replayed, Witness, begin, commitment, mixed, play_again


class Verdict:
    """What was checked and what was found wrong. `same_rules`: the record was played by the rules as they are now."""

    def __init__(self, record: Record) -> None:
        self.same_rules: Final = record.rules == rules_version(record.setup.kind)
        self.draws: int = 0
        self.acts: int = 0
        self.over: bool = False
        self.problems: Final[list[str]] = []

    @property
    def true(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems

    def facts(self) -> dict[str, object]:
        """Its plain form, for JSON."""
        return {
            "true": self.true,
            "same_rules": self.same_rules,
            "acts": self.acts,
            "draws": self.draws,
            "over": self.over,
            "problems": self.problems,
        }


def verify(record: Record) -> Verdict:
    """Check everything that a record says. A live table that has not told its key yet cannot be checked: `BadInput`.

    The draws are checked against the key one by one, without any rules, and then the acts by the rules as they are
    now: a game that was played by older rules may have true draws and acts that are refused today.
    """
    record.chance()
    verdict = Verdict(record)
    if record.key is not None:
        if commitment(record.key) != record.commitment:
            verdict.problems.append("the key is not the one that was committed to")
        check_draws(record, mixed(record.key, record.words), verdict)
    check_acts(record, verdict)
    return verdict


def check_draws(record: Record, key: bytes, verdict: Verdict) -> None:
    """Every draw that is listed is what the key gives."""
    for number in range(len(record.draws)):
        draw = record.draws[number]
        if draw.size < 1 or keyed_draw(key, number, draw.size) != draw.value:
            problem = f"draw {number + 1} ({place(draw)}) says {draw}, which is not what the key gives"
            verdict.problems.append(problem)
            return
        verdict.draws += 1


def check_acts(record: Record, verdict: Verdict) -> None:
    """Every act is open, draws what is listed, and the end is the result."""
    game = begin(record)
    compared = compare_draws(record, game.table.chance, 0, verdict)
    for number in range(len(record.acts)):
        if compared < 0:
            return
        try:
            play_again(record, game, number)
        except Replayed as problem:
            verdict.problems.append(str(problem))
            return
        compared = compare_draws(record, game.table.chance, compared, verdict)
        verdict.acts += 1
    if 0 <= compared < len(record.draws):
        verdict.problems.append(f"{len(record.draws)} draws are listed, and {compared} were made")
    verdict.over = game.over
    if game.over != bool(record.ranks):
        said = "has no result" if game.over else "has a result"
        verdict.problems.append(f"the record {said}, and its game is {'over' if game.over else 'not over'}")
    elif game.over and not record.same_result(game.result()):
        there = game.result()
        verdict.problems.append(f"the result is ranks {there.ranks}, totals {there.totals}, not what is written down")


def compare_draws(record: Record, chance: Chance, start: int, verdict: Verdict) -> int:
    """Hold the draws made since the last look against those that are listed; how many are compared, -1: they differ."""
    if not isinstance(chance, Witness):
        return 0
    made = chance.draws
    for number in range(start, len(made)):
        two = made[number]
        if number >= len(record.draws):
            verdict.problems.append(f"draw {number + 1} ({place(two)}) is {two}, and is not listed")
            return -1
        one = record.draws[number]
        if (one.act, one.size, one.value) != (two.act, two.size, two.value):
            verdict.problems.append(f"draw {number + 1} ({place(two)}) is {two}, not {one} ({place(one)})")
            return -1
    return len(made)


def place(draw: Draw) -> str:
    """When a draw was made."""
    return "before the first act" if draw.act == 0 else f"in act {draw.act}"
