"""Whether scenarios prove a rulebook: which statement has which, and whether one notices when a refusal is gone."""

from __future__ import annotations

from typing import Final

from tablee.kernel.refusal import Refusal
from tablee.kernel.rulebook import Rulebook, read_rulebook
from tablee.kernel.scenario import Scenario, load_scenarios, scenario_files
from tablee.kernel.setup import GameKind

FOLDER: Final = "scenarios"


class Coverage:
    """The rulebook of a game and the scenarios in its folder.

    >>> from tablee.games.registry import game_named
    >>> coverage = Coverage(game_named("allergono"))
    >>> coverage.gaps(), len(coverage.proofs("AL021")) > 1, len(coverage.without("AL021")) > 1
    ([], True, True)
    """

    def __init__(self, kind: GameKind) -> None:
        self.kind: Final = kind
        self.rulebook: Final[Rulebook] = read_rulebook(kind)
        self.scenarios: Final[list[Scenario]] = scenarios_of(kind)

    def proofs(self, rule: str) -> list[Scenario]:
        """The scenarios that say that they prove a rule."""
        return [scenario for scenario in self.scenarios if rule in scenario.rules]

    def gaps(self) -> list[str]:
        """Sentences that nobody claims and statements that nothing proves, one line each."""
        out = self.rulebook.gaps()
        for statement in self.rulebook.statements:
            proven = statement.flavour or statement.test or self.proofs(statement.id)
            if not proven:
                out.append(f"{statement.id} has no scenario")
        return out

    def refusals(self, rule: str) -> list[Refusal]:
        """The refusals of a game by this rule."""
        return [refusal for refusal in self.kind.refusals if refusal.rule == rule]

    def without(self, rule: str) -> list[Scenario]:
        """The scenarios that fail once the refusals of a rule are switched off. All are tried, not its own alone."""
        refusals = self.refusals(rule)
        try:
            for refusal in refusals:
                refusal.off = True
            return [scenario for scenario in self.scenarios if scenario.run()]
        finally:
            for refusal in refusals:
                refusal.off = False


def scenarios_of(kind: GameKind) -> list[Scenario]:
    """All scenarios in the folder of a game."""
    folder = kind.folder / FOLDER
    out: list[Scenario] = []
    if folder.is_dir():
        for file in scenario_files([folder]):
            out.extend(load_scenarios(file, lambda _: kind))
    return out
