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
DEAL = "told while the cards are dealt, before anybody listens: its scenario does"
PAIR = "one job of thirty and the card that it matters for must meet: its scenario lays both"
NEVER_OFFERED = "no choice ever reads like this, only a person says it: its scenario does"
# What a run seldom meets if ever, with the reason: by game, then as the kit prints it.
UNMET: dict[str, dict[str, str]] = {
    "allergono": {
        "beat blocked": "the pile must be empty and nobody able to lay: its scenario lays that table",
        "beat match_shared": "two lowest totals that are equal at the end of a match: its scenario counts them",
        "refusal AL014": "a mauve card alone on the hand of whose turn it is, and pointed at: its scenario does",
        "refusal ALR30": "a +4 on a +3 on a +2, pointed at in that very turn: its scenario does",
    },
    "smile_life": {
        **dict.fromkeys(("beat begins_by_lot", "beat begins_fewest", "beat begins_most", "fact first"), DEAL),
        **dict.fromkeys(("refusal SL201", "refusal SL204", "refusal SL212"), NEVER_OFFERED),
        **dict.fromkeys(
            [
                *("beat shed", "step Shed", "verb shed", "beat looked_at_hands", "beat studied_on", "beat rewarded"),
                *("beat house_for_free", "beat travel_for_free", "verb lay_free", "beat protected_swap", "verb trade"),
                *(f"refusal SL{number:03}" for number in (51, 68, 97, 105, 106, 112, 114, 149, 152, 154, 155)),
                *(f"refusal SL{number:03}" for number in (129, 157, 158, 163, 165, 166, 170, 172)),
                *("beat released", "beat serves", "beat shared", "refusal SLR23", "refusal SLR35"),
            ],
            PAIR,
        ),
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
    met = meet(ALL[name], (1_000 if name in SMALL else 10_000) * (6 if soak else 1), soak)
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
