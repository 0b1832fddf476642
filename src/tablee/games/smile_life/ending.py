"""The end: hands are thrown away, smiles are counted, most smiles wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.smile_life import casino
from tablee.games.smile_life.cards import LifeCard, cards_of
from tablee.games.smile_life.life import Life, holds_kind
from tablee.games.smile_life.refusals import ENDED, SHARED, WON
from tablee.kernel.refusal import Line, Result

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife


def end(g: SmileLife) -> None:
    """The draw pile is finished: what is in hand is worth nothing any more."""
    table = g.table
    table.tell(ENDED)
    casino.give_back(g)
    for life in g.lives:
        while life.hand.cards:
            table.move(life.hand.cards[0], life.hand, g.discard)
    smiles = tallies(g)
    best = max(smiles)
    beat = WON if smiles.count(best) == 1 else SHARED
    for seat in range(g.setup.seats):
        if smiles[seat] == best:
            table.tell(beat, seat, n=best)


def smiles_of(cards: list[LifeCard]) -> int:
    """The printed smiles of some cards."""
    out = 0
    for card in cards:
        out += card.smiles
    return out


def tallies(g: SmileLife) -> list[int]:
    """The smiles laid so far."""
    return [smiles_of_life(life) for life in g.lives]


def smiles_of_life(life: Life) -> int:
    """All smiles before one seat."""
    out = smiles_of(unicorns(life))
    for zone in (
        life.studies,
        life.extra,
        life.job,
        life.salaries,
        life.flirts,
        life.marriage,
        life.affair,
        life.children,
        life.acquisitions,
        life.distinctions,
        life.apart,
    ):
        out += smiles_of(cards_of(zone))
    return out


def unicorns(life: Life) -> list[LifeCard]:
    """The unicorn, where it counts once more: with a rainbow and a shooting star before the same player."""
    if holds_kind(life.specials, "rainbow") and holds_kind(life.specials, "shooting_star"):
        return [card for card in cards_of(life.acquisitions) if card.id == "unicorn"]
    return []


def result(g: SmileLife) -> Result:
    """The lines of each life, chapter by chapter."""
    return Result([lines_of(life) for life in g.lives])


def lines_of(life: Life) -> list[Line]:
    """What each chapter of a life has brought."""
    out: list[Line] = []
    bought = cards_of(life.acquisitions)
    add_line(out, "studies", "SL049", cards_of(life.studies) + cards_of(life.extra))
    add_line(out, "job", "SL052", cards_of(life.job))
    add_line(out, "salaries", "SL064", cards_of(life.salaries))
    add_line(out, "invested", "SL101", [card for card in bought if card.kind == "salary"])
    add_line(out, "flirts", "SL065", cards_of(life.flirts))
    add_line(out, "marriage", "SL074", cards_of(life.marriage))
    add_line(out, "affair", "SL085", cards_of(life.affair))
    add_line(out, "children", "SL077", cards_of(life.children))
    add_line(out, "acquisitions", "SL094", [card for card in bought if card.smiles and card.kind != "salary"])
    add_line(out, "unicorn", "SLR60", unicorns(life))
    add_line(out, "distinctions", "SL111", cards_of(life.distinctions))
    add_line(out, "apart", "SL135", cards_of(life.apart))
    return out


def add_line(out: list[Line], words: str, rule: str, cards: list[LifeCard]) -> None:
    """Add a line for these cards, if there are any."""
    if cards:
        out.append(Line(smiles_of(cards), words, rule, tuple(cards)))
