"""One player's life: the places before a seat, named, and what can be read there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.smile_life.cards import SIXTH_CARD, LifeCard, cards_of
from tablee.games.smile_life.layout import TABLE_NUMBERS, TABLE_ZONES
from tablee.kernel.table import Table, Zone

HAND_SIZE: Final[i64] = 5


@mypyc_attr(acyclic=True)
class Life:
    """The places before one seat. The numbers that belong to it are named by where they stand on the table."""

    def __init__(self, table: Table, seat: i64, seats: i64) -> None:
        zones = table.zones
        at: i64 = TABLE_ZONES + seat
        self.seat: Final[i64] = seat
        self.hand: Final[Zone] = zones[at]
        self.studies: Final[Zone] = zones[at + seats]
        self.extra: Final[Zone] = zones[at + 2 * seats]  # studies that a doctor has gone on with
        self.job: Final[Zone] = zones[at + 3 * seats]
        self.salaries: Final[Zone] = zones[at + 4 * seats]
        self.flirts: Final[Zone] = zones[at + 5 * seats]
        self.marriage: Final[Zone] = zones[at + 6 * seats]
        self.affair: Final[Zone] = zones[at + 7 * seats]  # the adultery, and its flirts on it
        self.children: Final[Zone] = zones[at + 8 * seats]
        self.acquisitions: Final[Zone] = zones[at + 9 * seats]  # each lies on the salaries invested in it
        self.distinctions: Final[Zone] = zones[at + 10 * seats]
        self.specials: Final[Zone] = zones[at + 11 * seats]
        self.pending: Final[Zone] = zones[at + 12 * seats]  # malus that still cost turns
        self.malus: Final[Zone] = zones[at + 13 * seats]  # malus that are over, turned
        self.apart: Final[Zone] = zones[at + 14 * seats]  # turned: smiles, and nothing else
        own: i64 = TABLE_NUMBERS + seat
        self.raised: Final[i64] = own  # a Grand prix raises the salary of the present job
        self.rewarded: Final[i64] = own + seats  # the jobs that a Grand prix has rewarded
        self.by_leg_up: Final[i64] = own + 2 * seats  # the job was laid with the Leg-Up
        self.free_house: Final[i64] = own + 3 * seats  # the Architect may still lay a house without paying
        self.disgraced: Final[i64] = own + 4 * seats  # once a Bandit, or the one who laid the Attack

    def works(self) -> bool:
        """Whether there is a job."""
        return len(self.job.cards) != 0

    def job_card(self) -> LifeCard:
        """The job, where there is one."""
        return cards_of(self.job)[0]

    def is_temp(self) -> bool:
        """Whether there is a job that may be left freely."""
        return len(self.job.cards) != 0 and cards_of(self.job)[0].temporary

    def teaches(self) -> bool:
        """Whether the job is a teacher's."""
        return len(self.job.cards) != 0 and cards_of(self.job)[0].prof

    def works_as(self, power: i64) -> bool:
        """Whether there is a job that gives this advantage."""
        return len(self.job.cards) != 0 and cards_of(self.job)[0].power == power

    def married(self) -> bool:
        """Whether there is a marriage."""
        return len(self.marriage.cards) != 0

    def strays(self) -> bool:
        """Whether there is an adultery."""
        return len(self.affair.cards) != 0

    def level(self) -> i64:
        """The levels of study: those of a doctor who needed no help count as well."""
        out: i64 = 0
        for card in cards_of(self.studies):
            out += card.level
        for card in cards_of(self.extra):
            out += card.level
        return out

    def has_level(self, wanted: i64) -> bool:
        """Whether the studies reach a level. A card is worth one level or two, so often their number says it."""
        cards: i64 = len(self.studies.cards) + len(self.extra.cards)
        if cards >= wanted:
            return True
        return 2 * cards >= wanted and self.level() >= wanted

    def can_pay(self, price: i64) -> bool:
        """Whether there is as much to spend. A salary is worth one wad at least, so often their number says it."""
        return len(self.salaries.cards) >= price or self.money() >= price

    def hand_size(self) -> i64:
        """How many cards the hand holds at the end of a turn."""
        return HAND_SIZE + 1 if self.works_as(SIXTH_CARD) else HAND_SIZE

    def money(self) -> i64:
        """The wads that can be spent."""
        out: i64 = 0
        for card in cards_of(self.salaries):
            out += card.level
        for card in cards_of(self.specials):
            out += card.wads
        return out


def holds_kind(zone: Zone, kind: str) -> bool:
    """Whether a card of this kind lies in a zone."""
    for card in zone.cards:
        if card.kind == kind:
            return True
    return False


def uncovered(life: Life) -> Zone | None:
    """Where this life's last flirt lies open: with the adultery, or on the flirts while no marriage covers them."""
    if len(life.affair.cards) > 1:
        return life.affair
    if life.flirts.cards and not life.marriage.cards:
        return life.flirts
    return None
