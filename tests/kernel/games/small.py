"""What the miniature games share: a game kind made of its parts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tablee.kernel.card import Card, Deck
from tablee.kernel.game import Game
from tablee.kernel.layout import Layout
from tablee.kernel.refusal import Line, Result
from tablee.kernel.setup import GameKind, Setup, Value
from tablee.kernel.table import Table


class Small(GameKind):
    """A game kind from a class of games, a list of cards and a layout."""

    def __init__(self, name, seats, game, cards: Callable[[], list[Card]], lay: Callable[[Layout], None], **lists):
        super().__init__(name, Path(__file__).parent, seats, **lists)
        self.rules = game
        self.cards = cards
        self.lay = lay

    def deck(self, options: dict[str, Value]) -> Deck:
        return Deck(self.cards())

    def layout(self, seats: int, options: dict[str, Value]) -> Layout:
        layout = Layout(seats)
        self.lay(layout)
        return layout

    def game(self, setup: Setup, table: Table) -> Game:
        return self.rules(setup, table)


def numbered(kind: str, *numbers: int) -> list[Card]:
    """Cards that are called by their kind and a number."""
    return [Card(f"{kind}{number}", kind) for number in numbers]


def worth(card: Card) -> int:
    """The number on such a card."""
    return int(card.id.lstrip("abcdefghijklmnopqrstuvwxyz"))


def points(totals: list[int], rule: str, ranks: list[int] | None = None) -> Result:
    """A result of one line a seat."""
    return Result([[Line(total, "points", rule)] for total in totals], ranks=ranks)
