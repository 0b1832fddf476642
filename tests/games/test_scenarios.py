"""Every scenario of every game, one test each: what the rulebooks say, played."""

import pytest

from tablee.games.registry import games
from tablee.kernel.coverage import scenarios_of
from tablee.kernel.scenario import Scenario

ALL = [(kind.name, scenario) for kind in games().values() for scenario in scenarios_of(kind)]


@pytest.mark.parametrize("scenario", [pytest.param(own, id=f"{name}: {own.title}") for name, own in ALL])
def test_scenario(scenario: Scenario) -> None:
    problems = scenario.run()
    if problems:
        raise problems[0]
