"""The river: three open cards beside the draw pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life.cards import cards_of
from tablee.games.smile_life.layout import STILL
from tablee.games.smile_life.refusals import RIVER_RENEWED, RIVER_TAKEN
from tablee.kernel.card import Card, Choice

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

RIVER_SIZE: Final[i64] = 3


def fill(g: SmileLife) -> None:
    """There are always three cards in the river, as long as the draw pile holds some."""
    while len(g.river.cards) < RIVER_SIZE and g.draw_pile.cards:
        g.table.draw(g.draw_pile, g.river)


def add_river(g: SmileLife, out: list[Choice]) -> None:
    """Add the cards of the river that may be taken instead of drawing."""
    seen: i64 = 0
    for card in cards_of(g.river):
        if card.twin & seen == 0:
            seen |= card.twin
            out.append(card.river)


def take(g: SmileLife, life: Life, card: Card) -> None:
    """A card of the river comes to the hand, and the river is filled at once."""
    g.table.move(card, g.river, life.hand)
    g.table.tell(RIVER_TAKEN, life.seat, card)
    g.table.set(STILL, -1)
    fill(g)


def turn_over(g: SmileLife) -> None:
    """A turn is over: when nobody took from the river all the way round, three new cards come."""
    table = g.table
    still: i64 = table.values[STILL] + 1
    if still < g.seats:
        table.set(STILL, still)
        return
    table.set(STILL, 0)
    while g.river.cards:
        table.move(g.river.cards[0], g.river, g.discard)
    table.tell(RIVER_RENEWED)
    fill(g)
