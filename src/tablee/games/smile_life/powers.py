"""The professional advantages that strike at once, when the job is laid, if its owner likes.

Those that last stand where they make a difference: `malus`, `flirts`, `studies`, `acquisitions`, `life` (the hand).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life import discard
from tablee.games.smile_life.cards import (
    ANY_DISCARD,
    BUYS_DISCARD,
    DECLINE,
    EARNS_DISCARD,
    SEES_DECK,
    SEES_HANDS,
    TAKE,
    TO_DECLINE,
    TO_LOOK,
    TRADE,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.refusals import DECLINED, LOOKED_AT_DECK, LOOKED_AT_HANDS, PROTECTED_SWAP
from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import one
from tablee.kernel.step import DONE, REACTION, Step

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

FORESEEN: Final = 13
# What the head of purchasing may fetch: what has a price; by the second printing any acquisition.
FOR_SALE: Final = {1: ("house", "travel"), 2: ("house", "travel", "animal")}
ASKS: Final[dict[int, str]] = {
    2: "any_discard",
    6: "buys_discard",
    7: "earns_discard",
    12: "sees_hands",
    13: "sees_deck",
}


def offer(g: SmileLife, life: Life, job: LifeCard) -> None:
    """Ask whether an advantage that strikes at once is used, where there is something to use it on."""
    power = job.power
    if power == SEES_HANDS or (power == SEES_DECK and g.draw_pile.cards):
        g.push(Advantage(job))
    elif power == ANY_DISCARD or power == BUYS_DISCARD or power == EARNS_DISCARD:
        some: list[Choice] = []
        add_uses(g, life, power, some)
        if some:
            g.push(Advantage(job))


def add_uses(g: SmileLife, life: Life, power: i64, out: list[Choice]) -> None:
    """Add what an advantage allows."""
    if power == SEES_HANDS or power == SEES_DECK:
        out.append(TO_LOOK)
    elif g.options.older_chefs and power != ANY_DISCARD:
        add_trades(g, life, out)
    else:
        discard.add_all(g, life, fetches(g, power), out)


def fetches(g: SmileLife, power: i64) -> tuple[str, ...]:
    """The kinds of cards that an advantage fetches from the discard; any where none is named."""
    if power == BUYS_DISCARD:
        return FOR_SALE[g.options.edition]
    return ("salary",) if power == EARNS_DISCARD else ()


def add_trades(g: SmileLife, life: Life, out: list[Choice]) -> None:
    """Add the swaps of the older heads: one's own card that is protected, and with whom."""
    cards = cards_of(life.hand)
    if len(cards) < 2:
        return
    for other in g.lives:
        if other is not life and other.hand.cards:
            seen: i64 = 0
            for card in cards:
                if card.twin & seen == 0:
                    seen |= card.twin
                    out.append(card.trade[other.seat])


class Advantage(Step["SmileLife"]):
    """Whoever has just laid this job uses its advantage, or does without."""

    def __init__(self, job: LifeCard) -> None:
        self.job: Final = job

    def parts(self) -> list[int | str | Card]:
        return [self.job]

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        add_uses(g, g.lives[seat], self.job.power, out)
        out.append(TO_DECLINE)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        table = g.table
        life = g.lives[seat]
        card = choice.card
        if choice.verb is DECLINE:
            table.tell(DECLINED, seat, self.job)
        elif choice.verb is TRADE:
            assert card is not None
            swap_protected(g, life, g.lives[choice.target], card)
        elif choice.verb is TAKE:
            assert card is not None
            discard.take(g, life, card)
        elif self.job.power == SEES_DECK:
            cards = g.draw_pile.cards[-FORESEEN:]
            table.show(cards, g.draw_pile, one(seat))
            table.tell(LOOKED_AT_DECK, seat, n=len(cards))
        else:
            for other in g.lives:
                if other is not life:
                    table.show(other.hand.cards, other.hand, one(seat))
            table.tell(LOOKED_AT_HANDS, seat)
        return DONE

    def asks(self, g: SmileLife, seat: i64) -> str:
        if g.options.older_chefs and self.job.power in (BUYS_DISCARD, EARNS_DISCARD):
            return "protected_swap"
        return ASKS[int(self.job.power)]

    def patience(self, g: SmileLife, seat: i64) -> str:
        return REACTION

    def standin(self, g: SmileLife, seat: i64) -> Choice:
        return TO_DECLINE


def swap_protected(g: SmileLife, life: Life, other: Life, protected: Card) -> None:
    """Each takes a card blindly out of the other's hand; one's own protected card lies aside meanwhile."""
    table = g.table
    table.move(protected, life.hand, g.aside)
    swap_blindly(g, life, other)
    table.move(protected, g.aside, life.hand)
    table.tell(PROTECTED_SWAP, life.seat, other=other.seat)


def swap_blindly(g: SmileLife, life: Life, other: Life) -> None:
    """Two players take a card out of each other's hand without looking, both at the same time."""
    table = g.table
    mine = table.pick(life.hand)
    theirs = table.pick(other.hand)
    table.move(mine, life.hand, other.hand)
    table.move(theirs, other.hand, life.hand)
