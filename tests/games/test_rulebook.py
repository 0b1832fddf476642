"""The rulebooks of the games: every sentence claimed, every statement proven, every refusal missed when it is gone."""

import pytest

from tablee.games.registry import games
from tablee.kernel.coverage import Coverage

COVERAGES = {kind.name: Coverage(kind) for kind in games().values()}
REFUSALS = [(name, rule) for name, own in COVERAGES.items() for rule in sorted({r.rule for r in own.kind.refusals})]


@pytest.mark.parametrize("name", COVERAGES)
def test_no_sentence_is_unclaimed_and_no_statement_unproven(name):
    assert COVERAGES[name].gaps() == []


@pytest.mark.parametrize(("name", "rule"), REFUSALS)
def test_a_scenario_notices_that_a_refusal_is_switched_off(name, rule):
    assert COVERAGES[name].without(rule)
