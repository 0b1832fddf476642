"""The conformance kit: what every game keeps, just by being registered."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import high_card
import pytest

from conformance.digests import digests
from conformance.players import STYLES
from conformance.run import meet, run
from kernel.games import KINDS
from tablee import build_state
from tablee.games.registry import games
from tablee.kernel.setup import GameKind

SMALL: dict[str, GameKind] = {**KINDS, high_card.KIND.name: high_card.KIND}
ALL: dict[str, GameKind] = {**games(), **SMALL}
# Acts in which everything is to be met: more in a game of which most cards are one of a kind.
ACTS = {**dict.fromkeys(ALL, 15_000), **dict.fromkeys(SMALL, 1_000), "smile_life": 25_000}
# What a run seldom meets if ever, with the reason: by game, then as the kit prints it.
UNMET: dict[str, dict[str, str]] = {
    "allergono": {
        "beat blocked": "the pile must be empty and nobody able to lay: its scenario lays that table",
        "beat match_shared": "two lowest totals that are equal at the end of a match: its scenario counts them",
        "refusal AL014": "a mauve card alone on the hand of whose turn it is, and pointed at: its scenario does",
        "refusal ALR30": "a +4 on a +3 on a +2, pointed at in that very turn: its scenario does",
    },
}
HERE = Path(__file__).resolve().parent


def positions(kind: GameKind, soak: int) -> int:
    """How many positions of a game are checked in each style."""
    if kind.name in SMALL:
        return 250 if soak else 12
    return 1500 if soak else 60


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", sorted(ALL))
def test_game_keeps_what_every_game_keeps(name: str, style: str, soak: int) -> None:
    kind = ALL[name]
    _, counts = run(kind, style, positions(kind, soak), seed=soak + STYLES.index(style))
    print(f"{name}, {style}: {dict(counts)}")
    assert counts["capped"] == 0


@pytest.mark.parametrize("name", sorted(ALL))
def test_everything_is_met(name: str, soak: int, record_property: Callable[[str, object], None]) -> None:
    met = meet(ALL[name], ACTS[name] * (6 if soak else 1), soak)
    missing, known = met.missing(), UNMET.get(name, {})
    for what in missing:
        record_property("never met", f"{name}: {what} ({known.get(what, 'nobody knows why')})")
    assert [what for what in missing if what not in known] == []


@pytest.mark.parametrize("name", sorted(ALL))
def test_compiled_rules_play_as_the_sources_do(name: str) -> None:
    if build_state.state() == "pure":
        pytest.skip("nothing is compiled here, so there is nothing to compare the sources with")
    pure = subprocess.run(
        [sys.executable, str(HERE / "digests.py"), name],
        env={**os.environ, "TABLEE_PURE": "1", "TABLEE_EXPECT": "", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert pure.returncode == 0, pure.stderr
    assert pure.stdout.split() == digests(ALL[name])
