"""The list of games: what joins it."""

from pathlib import Path

from tablee.games import registry
from tablee.kernel.setup import GameKind


class Point:
    """An entry point of an installed package."""

    def load(self):
        return GameKind("elsewhere", Path(__file__).parent, (2, 4))


def test_a_game_of_an_installed_package_joins(monkeypatch):
    monkeypatch.setattr(registry, "REGISTERED", dict(registry.REGISTERED))
    monkeypatch.setattr(registry, "LOADED", [])
    monkeypatch.setattr(registry, "entry_points", lambda group: [Point()] if group == "tablee.games" else [])
    assert registry.game_named("elsewhere").seats == (2, 4)
    assert registry.game_named("allergono").seats == (2, 10)
    assert registry.games() is registry.REGISTERED
