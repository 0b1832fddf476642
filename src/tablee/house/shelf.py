"""The shelf: what the home page shows of every game, and how a table is set up from what was chosen there."""

from __future__ import annotations

from tablee.bots.registry import bot_names
from tablee.games.registry import games
from tablee.house import protocol
from tablee.house.lessons import lectures
from tablee.house.rulebooks import has_rules
from tablee.house.wording import sentence
from tablee.kernel.setup import GameKind, Option
from tablee.words import Words

USUAL = 4  # players, where a game has room for as many


def shelf(lang: str) -> protocol.Shelf:
    """Every game of the house."""
    return protocol.Shelf(protocol.VERSION, [game_facts(kind, Words(kind, lang, [])) for kind in games().values()])


def levels(kind: GameKind) -> list[str]:
    """The bots to choose from, the usual one first: the levels of the best one, or every bot there is."""
    names = bot_names(kind)
    graded = [name for name in names if ":" in name]
    return graded or names


def usual_level(kind: GameKind) -> str:
    """The bot in the middle."""
    names = levels(kind)
    return names[len(names) // 2]


def game_facts(kind: GameKind, words: Words) -> protocol.GameFacts:
    """A game on the shelf."""
    least, most = kind.seats
    return protocol.GameFacts(
        name=kind.name,
        words=sentence(words, "game.name") or kind.name,
        pitch=sentence(words, "game.pitch"),
        age=sentence(words, "game.age"),
        players=sentence(words, "game.players"),
        minutes=sentence(words, "game.minutes"),
        least=least,
        most=most,
        usual=max(least, min(most, USUAL)),
        levels=levels(kind),
        level=usual_level(kind),
        options=[option_facts(option, words) for option in kind.options],
        rules=has_rules(kind.name),
        lessons=lectures(kind, words.lang),
    )


def option_facts(option: Option, words: Words) -> protocol.OptionFacts:
    """One thing to choose."""
    key = f"option.{option.name}"
    allowed = [] if isinstance(option.default, bool) else list(option.allowed)
    return protocol.OptionFacts(
        name=option.name,
        words=sentence(words, key) or option.name,
        help=sentence(words, f"{key}.help"),
        default=option.default,
        allowed=allowed,
        labels=[sentence(words, f"{key}.{value}") or str(value) for value in allowed],
        low=option.low,
        high=option.high,
    )
