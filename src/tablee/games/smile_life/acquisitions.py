"""Acquisitions: animals for nothing, travels and houses for salaries that are turned over; no change is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.smile_life.cards import (
    FREE_HOUSE,
    FREE_TRAVEL,
    LAY_FREE,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.layout import NEW_JOB
from tablee.games.smile_life.refusals import (
    ADOPTED,
    BOUGHT,
    BUYS,
    HOUSE_FOR_FREE,
    PAID,
    TOO_EXPENSIVE,
    TRAVEL_FOR_FREE,
)
from tablee.games.smile_life.salaries import at_hand
from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import one
from tablee.kernel.refusal import Refusal
from tablee.kernel.step import DONE, Step
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


class Animal(LifeCard):
    """An animal: free, without condition."""

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, life.acquisitions)
        g.table.tell(ADOPTED, life.seat, self)


class Purchase(LifeCard):
    """What has a price."""

    def costs(self, life: Life) -> i64:
        """The price for this life, in wads."""
        return self.price

    def is_free(self, g: SmileLife, life: Life) -> bool:
        """Whether the job pays for it."""
        return False

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        return None if life.can_pay(self.costs(life)) else TOO_EXPENSIVE

    def add_ways(self, g: SmileLife, life: Life, out: list[Choice]) -> None:
        reason = self.bars(g, life)
        if reason is None or reason.off:
            out.append(self.plain)
        if self.is_free(g, life):
            out.append(self.ways.free)

    def fits(self, g: SmileLife, life: Life) -> bool:
        return super().fits(g, life) or self.is_free(g, life)

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        """It lies on the table at once; the salaries go under it, one by one."""
        g.table.move(self, src, life.acquisitions)
        if choice.verb is LAY_FREE:
            self.enjoy_free(g, life)
            return
        left = self.costs(life)
        g.table.tell(BUYS, life.seat, self, n=left)
        if life.money() != 0:
            g.push(Payment(int(left), int(left)))

    def enjoy_free(self, g: SmileLife, life: Life) -> None:
        """Have it without paying."""
        raise NotImplementedError


class Travel(Purchase):
    """A travel: free for the airline pilot, on later turns."""

    def is_free(self, g: SmileLife, life: Life) -> bool:
        return life.works_as(FREE_TRAVEL) and g.table.values[NEW_JOB] == 0

    def enjoy_free(self, g: SmileLife, life: Life) -> None:
        g.table.tell(TRAVEL_FOR_FREE, life.seat, self)


class House(Purchase):
    """A house: at half its price when married; one is free for the architect, on a later turn."""

    def costs(self, life: Life) -> i64:
        return (self.price + 1) // 2 if life.married() else self.price

    def is_free(self, g: SmileLife, life: Life) -> bool:
        values = g.table.values
        return life.works_as(FREE_HOUSE) and values[life.free_house] != 0 and values[NEW_JOB] == 0

    def enjoy_free(self, g: SmileLife, life: Life) -> None:
        g.table.set(life.free_house, 0)
        g.table.tell(HOUSE_FOR_FREE, life.seat, self)


class Payment(Step["SmileLife"]):
    """The buyer turns salaries over, of his own choice, until the price is reached. It is public, and what is left."""

    def __init__(self, left: int, price: int) -> None:
        self.left: i64 = left
        self.price: i64 = price

    def parts(self) -> list[int | str | Card]:
        return [int(self.left), int(self.price)]

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        life = g.lives[seat]
        for card in at_hand(life):
            out.append(card.pay)
        for special in cards_of(life.specials):
            if special.wads != 0:
                out.append(special.pay)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        card = choice.card
        assert isinstance(card, LifeCard)
        life = g.lives[seat]
        bought = life.acquisitions
        src = life.specials if card.level == 0 else life.salaries
        g.table.slip(card, src, bought, len(bought.cards) - 1)
        g.table.tell(PAID, seat, card)
        left = self.left - card.wads
        if left > 0:
            g.push(Payment(int(left), int(self.price)))
        else:
            g.table.tell(BOUGHT, seat, bought.cards[-1])
        return DONE
