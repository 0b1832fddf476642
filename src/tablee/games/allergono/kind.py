"""Allergono as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.games.allergono.awards import EPILOGUE
from tablee.games.allergono.cards import COLOURS, VERBS, make_deck
from tablee.games.allergono.ending import Count, FirstColour, TurnUp
from tablee.games.allergono.game import make_game
from tablee.games.allergono.layout import AllergonoSetup, layout
from tablee.games.allergono.refusals import BEATS, FACTS, REFUSALS
from tablee.games.allergono.specials import Doubt
from tablee.games.allergono.turn import Drawn, Turn
from tablee.kernel.card import Deck
from tablee.kernel.game import Game
from tablee.kernel.layout import Layout
from tablee.kernel.pack import SENTENCES, Column, Pack, names
from tablee.kernel.setup import GameKind, Option, Setup, Value
from tablee.kernel.table import Table

NUMBERS: Final = ("number",)
SPECIALS: Final = ("plus2", "reverse", "skip", "captain", "plus3", "plus4")
# How many there are of a card is ours, and families may count otherwise; ten hands of seven and a first card are
# needed, and numbers to begin with. What a card costs and does stands in the rulebook.
COLUMNS: Final = (
    Column("copies_112", 1, 4, kinds=NUMBERS, total=(71, 160)),
    Column("copies_108", 1, 4, kinds=NUMBERS, total=(71, 160)),
    Column("copies_112", 0, 8, kinds=SPECIALS),
    Column("copies_108", 0, 8, kinds=SPECIALS),
    *names(("number", "plus2"), said=False),  # sentences name these by value and colour
    *names(("reverse", "skip", "captain", "plus3", "plus4")),
    *SENTENCES,
    Column("theme_fr", longest=80),
    Column("theme_en", longest=80),
)
COLOUR_WORDS: Final = {word: value for value, word in enumerate((*COLOURS, "mauve"))}


class AllergonoKind(GameKind):
    """Allergono: its seats, its options, how a table is made."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(
            "allergono",
            Path(__file__).parent,
            (2, 10),
            options=(
                Option("deck", 112, allowed=(112, 108), rule="ALR02"),
                Option("target", 500, low=0, high=5000, rule="AL003"),
                Option("minutes", 0, low=0, high=240, rule="AL002"),
                Option("mistakes", False, rule="AL047"),
                Option("cloning", False, rule="AL051"),
                Option("reverse_two", "skip", allowed=("skip", "letter"), rule="ALR14"),
                Option("last_plus2", False, rule="ALR26"),
            ),
            verbs=VERBS,
            refusals=REFUSALS,
            beats=BEATS,
            facts=FACTS,
            steps=(Turn, Drawn, Doubt, TurnUp, FirstColour, Count),
            columns=COLUMNS,
            pack=pack,
            epilogue=EPILOGUE,
        )
        self.decks: dict[int, Deck] = {}  # a deck never changes: all tables of one size share it

    def deck(self, options: dict[str, Value]) -> Deck:
        size = int(options["deck"])
        if size not in self.decks:
            self.decks[size] = make_deck(self.printed(), size)
        return self.decks[size]

    def layout(self, seats: int, options: dict[str, Value]) -> Layout:
        return layout(seats, options)

    def domain(self, counts: str) -> dict[str, int]:
        if counts == "colour":
            return COLOUR_WORDS
        if counts == "direction":
            return {"clockwise": 1, "anticlockwise": -1}
        return {}

    def packed(self, pack: Pack) -> GameKind:
        return AllergonoKind(pack)

    def make_setup(self, seats: int, options: dict[str, Value]) -> Setup:
        return AllergonoSetup(self, seats, options)

    def game(self, setup: Setup, table: Table) -> Game:
        return make_game(setup, table)


KIND: Final = AllergonoKind()
