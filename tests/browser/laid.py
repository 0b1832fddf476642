"""Lets a table begin where a test wants it: laid out by hand as in a scenario, and played on from there for real."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from tablee.games.registry import game_named
from tablee.house.state import PLAYING, TableState
from tablee.kernel.chance import Keyed
from tablee.kernel.record import mixed
from tablee.kernel.scenario import read_given, read_kind, read_setup
from tablee.kernel.textfile import parse


@contextmanager
def laid_out(text: str) -> Iterator[None]:
    """Every table that is dealt meanwhile begins like this scenario; its seats and options must be the table's."""
    lines = parse(text, "laid out")
    setup = read_setup(read_kind(lines, lines[0], game_named), lines, lines[0])
    given = read_given(setup, lines, lines)

    def start(state: TableState, words: dict[int, str]) -> None:
        state.house.state, state.house.words = PLAYING, words
        game, _ = given.lay_out()
        game.table.chance = Keyed(mixed(state.secret, words))
        state.take_game(game)

    with patch.object(TableState, "start", start):
        yield
