"""Smile Life as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.games.smile_life.acquisitions import Payment
from tablee.games.smile_life.awards import EPILOGUE
from tablee.games.smile_life.cards import VERBS
from tablee.games.smile_life.deck import make_deck
from tablee.games.smile_life.game import make_game
from tablee.games.smile_life.jobs import Shed
from tablee.games.smile_life.layout import DISGRACED, REWARDED, SmileLifeSetup, layout
from tablee.games.smile_life.powers import Advantage
from tablee.games.smile_life.refusals import BEATS, FACTS, REFUSALS
from tablee.games.smile_life.specials import Gifts, Keep, Star
from tablee.games.smile_life.turn import EndOfTurn, Play, Run, Taken, Turn
from tablee.kernel.card import Deck
from tablee.kernel.game import Game
from tablee.kernel.layout import Layout
from tablee.kernel.pack import SENTENCES, Column, Pack, names
from tablee.kernel.setup import GameKind, Option, Setup, Value
from tablee.kernel.table import Table

SMILING: Final = (
    *("study", "job", "salary", "flirt", "marriage", "adultery", "child"),
    *("animal", "travel", "house", "grand_prize", "legion"),
)
# What is printed on the cards alone, and may differ from box to box. The rulebook gives the number of cards of each
# kind: a pack may only share them out among its cards otherwise, where a kind has several.
COLUMNS: Final = (
    Column("smiles", 0, 9, kinds=SMILING),
    Column("level", 0, 6, kinds=("job",)),
    Column("wage", 1, 4, kinds=("job",)),
    Column("price", 1, 20, kinds=("travel", "house")),
    Column("wads", 1, 20, kinds=("inheritance",)),
    Column("copies", 0, 20, kinds=("flirt",), total=(20, 20)),
    Column("copies", 0, 5, kinds=("house",), total=(5, 5)),
    *names(),
    *SENTENCES,
    Column("help_fr", longest=160),
    Column("help_en", longest=160),
)


class SmileLifeKind(GameKind):
    """Smile Life: its seats, its options, how a table is made."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(
            "smile_life",
            Path(__file__).parent,
            (2, 6),
            options=(
                Option("edition", 1, allowed=(1, 2), rule="SLR63"),
                Option("length", 100, allowed=(100, 75, 67, 50, 33, 25), rule="SL009"),
                Option("river", False, rule="SL041"),
                Option("discard_two", False, rule="SL035"),
                Option("own_discards", False, rule="SLR10"),
                Option("chefs", "discard", allowed=("discard", "swap"), rule="SLR25"),
                Option("children", False, rule="SL010"),
            ),
            verbs=VERBS,
            refusals=REFUSALS,
            beats=BEATS,
            facts=FACTS,
            steps=(Turn, Taken, Play, Run, EndOfTurn, Payment, Advantage, Shed, Gifts, Keep, Star),
            columns=COLUMNS,
            pack=pack,
            epilogue=EPILOGUE,
        )
        self.decks: dict[tuple[str, ...], Deck] = {}  # a deck never changes: all tables of one kind share it

    def deck(self, options: dict[str, Value]) -> Deck:
        without = ("adultery", "attack") if options["children"] else ()
        if without not in self.decks:
            self.decks[without] = make_deck(self.printed(), without)
        return self.decks[without]

    def layout(self, seats: int, options: dict[str, Value]) -> Layout:
        return layout(seats)

    def domain(self, counts: str) -> dict[str, int]:
        if counts == "rewarded":
            return REWARDED
        if counts == "disgraced":
            return DISGRACED
        return {}

    def packed(self, pack: Pack) -> GameKind:
        return SmileLifeKind(pack)

    def make_setup(self, seats: int, options: dict[str, Value]) -> Setup:
        return SmileLifeSetup(self, seats, options)

    def game(self, setup: Setup, table: Table) -> Game:
        return make_game(setup, table)


KIND: Final = SmileLifeKind()
