"""Setting up: five cards each, the length of the game, the river, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.smile_life import river, turn
from tablee.games.smile_life.cards import cards_of
from tablee.games.smile_life.life import HAND_SIZE
from tablee.games.smile_life.refusals import BEGINS_BY_LOT, BEGINS_FEWEST, BEGINS_MOST, FIRST
from tablee.kernel.setup import lay_out

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife


def begin(g: SmileLife) -> None:
    """Shuffle, deal, shorten the draw pile where a shorter game was wanted, and find who begins."""
    table = g.table
    lay_out(g.draw_pile, g.setup.deck.cards)
    table.shuffle(g.draw_pile)
    count: i64 = 0
    while count < HAND_SIZE:
        for life in g.lives:
            table.draw(g.draw_pile, life.hand)
        count += 1
    left_out = len(g.draw_pile.cards) * (100 - g.options.length) // 100
    if left_out:
        table.gather(g.draw_pile, g.left_out, len(g.draw_pile.cards) - left_out)
    if g.options.river:
        river.fill(g)
    find_first(g)
    g.push(turn.TURN_STEP)


def find_first(g: SmileLife) -> None:
    """Most smiles in hand begins; several: the one with the fewest of the whole table; several again: by lot."""
    smiles: list[int] = []
    for life in g.lives:
        smiles.append(sum([card.smiles for card in cards_of(life.hand)]))
    beat = BEGINS_MOST
    sought = max(smiles)
    if smiles.count(sought) > 1:
        sought = min(smiles)
        beat = BEGINS_FEWEST
    tied = [seat for seat in range(len(smiles)) if smiles[seat] == sought]
    seat = tied[0]
    if len(tied) > 1:
        seat = tied[g.table.roll("first", len(tied)) - 1]
        beat = BEGINS_BY_LOT
    g.table.disclose(FIRST, seat)
    g.give_turn(seat)
    g.table.tell(beat, seat)
