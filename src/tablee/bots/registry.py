"""The bots by name. What a game's bots know lies in the module `bot` of its own folder."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from tablee.bots.bot import Bot, Greedy, Random
from tablee.kernel.setup import BadInput, GameKind, nearest

LEVELS = (1, 2, 3)
DEFAULT_LEVEL = 2


def knowledge(kind: GameKind) -> ModuleType | None:
    """The module in which a game says what its players know, if it has one."""
    name = f"{type(kind).__module__.rpartition('.')[0]}.bot"
    try:
        found = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return None
    return None if found is None else importlib.import_module(name)


def bot_names(kind: GameKind) -> list[str]:
    """The bots that play this game. A level stands behind a colon: `steady:1` to `steady:3`.

    >>> from tablee.games.registry import game_named
    >>> bot_names(game_named("allergono"))
    ['random', 'greedy', 'steady', 'steady:1', 'steady:2', 'steady:3']
    """
    names = ["random"]
    module = knowledge(kind)
    if hasattr(module, "worth"):
        names.append("greedy")
    if hasattr(module, "Steady"):
        names += ["steady", *(f"steady:{level}" for level in LEVELS)]
    return names


def default_bot(kind: GameKind) -> str:
    """The best bot of a game that needs no time to think."""
    return [name for name in bot_names(kind) if ":" not in name][-1]


def bot_named(name: str, kind: GameKind) -> Bot:
    """A bot for a game, or `BadInput` that names the nearest one.

    >>> from tablee.games.registry import game_named
    >>> bot_named("stedy", game_named("allergono"))
    Traceback (most recent call last):
    ...
    tablee.kernel.setup.BadInput: allergono has no bot “stedy”; did you mean steady?
    """
    known = bot_names(kind)
    if name not in known:
        raise BadInput(f"{kind.name} has no bot “{name}”{nearest(name, known)}")
    word, _, level = name.partition(":")
    module = knowledge(kind)
    if word == "greedy" and module is not None:
        return Greedy(module.worth)
    if word == "steady" and module is not None:
        bot: Bot = module.Steady(int(level or DEFAULT_LEVEL))
        return bot
    return Random()
