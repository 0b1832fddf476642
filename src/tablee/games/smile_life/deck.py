"""The deck, made of the card file: each kind of card with the rules of its chapter."""

from __future__ import annotations

from typing import Final

from tablee.games.smile_life.acquisitions import Animal, House, Travel
from tablee.games.smile_life.cards import LifeCard
from tablee.games.smile_life.casino import Casino
from tablee.games.smile_life.children import Child
from tablee.games.smile_life.distinctions import GrandPrize, Legion
from tablee.games.smile_life.flirts import Flirt
from tablee.games.smile_life.jobs import Job
from tablee.games.smile_life.malus import (
    Accident,
    Attack,
    BurnOut,
    Dismissal,
    Divorce,
    Illness,
    IncomeTax,
    Prison,
    RepeatedYear,
)
from tablee.games.smile_life.marriage import Adultery, Marriage
from tablee.games.smile_life.salaries import Salary
from tablee.games.smile_life.specials import (
    Birthday,
    Inheritance,
    LegUp,
    Luck,
    Rainbow,
    Revenge,
    ShootingStar,
    Swap,
    Tsunami,
)
from tablee.games.smile_life.studies import Study
from tablee.kernel.card import Card, Deck
from tablee.kernel.setup import Face

KINDS: Final[dict[str, type[LifeCard]]] = {
    "study": Study,
    "job": Job,
    "salary": Salary,
    "flirt": Flirt,
    "marriage": Marriage,
    "adultery": Adultery,
    "child": Child,
    "animal": Animal,
    "travel": Travel,
    "house": House,
    "grand_prize": GrandPrize,
    "legion": Legion,
    "accident": Accident,
    "burnout": BurnOut,
    "divorce": Divorce,
    "income_tax": IncomeTax,
    "dismissal": Dismissal,
    "illness": Illness,
    "repeated_year": RepeatedYear,
    "prison": Prison,
    "attack": Attack,
    "birthday": Birthday,
    "rainbow": Rainbow,
    "casino": Casino,
    "luck": Luck,
    "shooting_star": ShootingStar,
    "inheritance": Inheritance,
    "leg_up": LegUp,
    "swap": Swap,
    "tsunami": Tsunami,
    "revenge": Revenge,
}


def make_deck(faces: dict[str, Face], without: tuple[str, ...]) -> Deck:
    """The cards as they are printed, without the kinds that a table leaves out."""
    cards: list[Card] = []
    for row in faces.values():
        if row["kind"] not in without:
            for _ in range(row["copies"]):
                cards.append(KINDS[row["kind"]](row))
    deck = Deck(cards)
    twins = 0
    for copies in deck.copies_of.values():
        if len(copies) > 1:
            for card in copies:
                assert isinstance(card, LifeCard)
                card.twin = 1 << twins
            twins += 1
    for card in cards:
        assert isinstance(card, LifeCard)
        card.pair_up(deck)
    return deck
