"""What several commands ask for: a game, its options, its bots."""

import argparse
import shlex
from collections.abc import Callable, Iterable
from pathlib import Path

from tablee.bots.bot import Bot
from tablee.bots.registry import bot_named
from tablee.commands import Mistake
from tablee.games.registry import game_named
from tablee.kernel.pack import load_pack, played_with
from tablee.kernel.position import FindKind
from tablee.kernel.setup import BadInput, GameKind, Setup, Value


def number(low: int) -> Callable[[str], int]:
    """A type of argument: a whole number, from `low` on.

    >>> number(1)("12")
    12
    """

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or int(text) < low:
            raise argparse.ArgumentTypeError(f"takes a number from {low} on, not {text!r}")
        return int(text)

    return read


def add_pack(parser: argparse.ArgumentParser) -> None:
    """The option that names a card pack."""
    parser.add_argument("--pack", type=Path, metavar="FILE", help="play with the cards of this pack")


def find_game(pack: Path | None) -> FindKind:
    """How games are found by their names: each with the cards of a pack, where one is given."""
    if pack is None:
        return game_named
    try:
        return played_with(load_pack(pack, game_named), game_named)
    except BadInput as error:
        raise Mistake(str(error)) from None


def flag(pack: Path | None) -> str:
    """The option as one types it."""
    return "" if pack is None else f" --pack {shlex.quote(str(pack))}"


def chosen_game(name: str, pack: Path | None = None) -> GameKind:
    """The game of that name."""
    find = find_game(pack)
    try:
        return find(name)
    except BadInput as error:
        raise Mistake(str(error)) from None


def chosen_setup(kind: GameKind, seats: int, options: Iterable[str]) -> Setup:
    """The set-up with options given as `name=value`."""
    values: dict[str, Value] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Mistake(f"an option is given as name=value, not {option!r}")
        values[name.strip()] = value.strip()
    try:
        return kind.set_up(seats, values)
    except BadInput as error:
        raise Mistake(str(error)) from None


def chosen_bots(names: str, kind: GameKind) -> list[tuple[str, Bot]]:
    """The bots of a list of names set apart by commas."""
    try:
        return [(name, bot_named(name, kind)) for name in names.replace(" ", "").split(",")]
    except BadInput as error:
        raise Mistake(str(error)) from None
