"""The casino: a salary face down, a second one on it by somebody else, and the two are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.smile_life.cards import LifeCard, cards_of
from tablee.games.smile_life.layout import BETTOR
from tablee.games.smile_life.refusals import (
    BET_FIRST,
    BET_RETURNED,
    BET_SECOND,
    CASINO_OPENED,
    WON_DIFFERENT,
    WON_EQUAL,
)
from tablee.kernel.card import Card, Choice, Deck
from tablee.kernel.layout import EVERYBODY, one
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


class Casino(LifeCard):
    """The casino: laid with a bet or without."""

    def pair_up(self, deck: Deck) -> None:
        for card in deck.cards:
            if card.kind == "salary":
                self.ways.pair(card)

    def add_ways(self, g: SmileLife, life: Life, out: list[Choice]) -> None:
        out.append(self.plain)
        seen: i64 = 0
        for card in cards_of(life.hand):
            if card.kind == "salary" and card.twin & seen == 0:
                seen |= card.twin
                out.append(self.ways.beside[int(card.index)])

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, g.casino)
        g.table.tell(CASINO_OPENED, life.seat, self)
        if choice.other is not None:
            bet(g, life, choice.other)


def may_bet(g: SmileLife, seat: i64) -> bool:
    """Whether a seat may bet: the casino is open, and the bet that waits there is not its own."""
    return len(g.casino.cards) != 0 and g.table.values[BETTOR] != seat


def bet(g: SmileLife, life: Life, card: Card) -> None:
    """A salary of the hand lies face down on the casino; the second one settles it."""
    table = g.table
    table.move(card, life.hand, g.bets)
    if len(g.bets.cards) == 1:
        table.set(BETTOR, life.seat)
        table.tell(BET_FIRST, life.seat, card, to=one(life.seat))
        return
    table.tell(BET_SECOND, life.seat, card, to=one(life.seat))
    table.show(g.bets.cards, g.bets, EVERYBODY)
    first: i64 = table.values[BETTOR]
    one_card, other_card = cards_of(g.bets)
    equal = one_card.level == other_card.level
    winner = life if equal else g.lives[first]
    loser = first if equal else life.seat
    table.move(one_card, g.bets, winner.salaries)
    table.move(other_card, g.bets, winner.salaries)
    table.set(BETTOR, -1)
    table.tell(WON_EQUAL if equal else WON_DIFFERENT, winner.seat, other=loser)


def give_back(g: SmileLife) -> None:
    """At the end a bet that nobody matched goes back to its owner, and scores."""
    table = g.table
    if not g.bets.cards:
        return
    owner: i64 = table.values[BETTOR]
    card = g.bets.cards[0]
    table.move(card, g.bets, g.lives[owner].salaries)
    table.set(BETTOR, -1)
    table.tell(BET_RETURNED, owner, card)
