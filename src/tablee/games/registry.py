"""The games that there are, by name. Another game joins by `register`, or by an entry point `tablee.games`."""

from __future__ import annotations

from importlib.metadata import entry_points

from tablee.games.allergono.kind import KIND as ALLERGONO
from tablee.games.smile_life.kind import KIND as SMILE_LIFE
from tablee.kernel.setup import BadInput, GameKind, nearest

REGISTERED: dict[str, GameKind] = {ALLERGONO.name: ALLERGONO, SMILE_LIFE.name: SMILE_LIFE}
LOADED: list[bool] = []


def register(kind: GameKind) -> None:
    """Add a game, or replace the one of that name."""
    REGISTERED[kind.name] = kind


def games() -> dict[str, GameKind]:
    """All games, those of installed packages too.

    >>> "allergono" in games()
    True
    """
    if not LOADED:
        LOADED.append(True)
        for point in entry_points(group="tablee.games"):
            register(point.load())
    return REGISTERED


def game_named(name: str) -> GameKind:
    """The game of that name, or `BadInput` that names the nearest one.

    >>> game_named("alergono")
    Traceback (most recent call last):
    ...
    tablee.kernel.setup.BadInput: there is no game “alergono”; did you mean allergono?
    """
    known = games()
    if name not in known:
        raise BadInput(f"there is no game “{name}”{nearest(name, list(known))}")
    return known[name]
