"""Marriage, divorce by one's own will, and adultery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.smile_life.cards import TO_DIVORCE, TO_STOP, LifeCard, cards_of
from tablee.games.smile_life.refusals import (
    ALREADY_MARRIED,
    DIVORCED,
    MARRIED,
    NO_FLIRT,
    NOT_MARRIED_TO_STRAY,
    ONE_ADULTERY,
    STOPPED,
    STRAYED,
)
from tablee.kernel.card import Choice
from tablee.kernel.refusal import Refusal
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


class Marriage(LifeCard):
    """A marriage: it covers the flirts."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if life.married():
            return ALREADY_MARRIED
        return None if life.flirts.cards else NO_FLIRT

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, life.marriage)
        g.table.tell(MARRIED, life.seat, self)


class Adultery(LifeCard):
    """An adultery: flirts beside the marriage, without limit."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        if not life.married():
            return NOT_MARRIED_TO_STRAY
        return ONE_ADULTERY if life.strays() else None

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, life.affair)
        g.table.tell(STRAYED, life.seat)


def add_divorcing(life: Life, out: list[Choice]) -> None:
    """Instead of drawing one may divorce and pass the turn."""
    if life.married():
        out.append(TO_DIVORCE)


def add_stopping(life: Life, out: list[Choice]) -> None:
    """An adultery may be stopped freely, before or after drawing."""
    if life.strays():
        out.append(TO_STOP)


def divorce(g: SmileLife, life: Life) -> None:
    """By one's own will: the adultery goes, the marriage on top of it; children and flirts stay."""
    marriage = life.marriage.cards[0]
    if life.strays():
        end_affair(g, life)
    g.throw(life.seat, marriage, life.marriage)
    g.table.tell(DIVORCED, life.seat, marriage)


def stop(g: SmileLife, life: Life) -> None:
    """No more adultery: its flirts are kept."""
    end_affair(g, life)
    g.table.tell(STOPPED, life.seat)


def end_affair(g: SmileLife, life: Life) -> None:
    """The adultery goes to the discard, its flirts are turned and kept apart."""
    affair = cards_of(life.affair)
    g.throw(life.seat, affair[0], life.affair)
    while affair:
        g.table.move(affair[0], life.affair, life.apart)
