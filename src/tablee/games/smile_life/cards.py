"""The cards of Smile Life: what is printed on them, and the choices that each of them allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from tablee.kernel.card import Card, Choice, Deck, Verb
from tablee.kernel.refusal import Refusal
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

MOST_SEATS: Final = 6

# What the turn begins with
DRAW: Final = Verb("draw")
TAKE: Final = Verb("take")  # from the discard, to be laid at once
RIVER: Final = Verb("river")
RESIGN: Final = Verb("resign", harm=True)
DIVORCE: Final = Verb("divorce", harm=True)
# What it is played with
LAY: Final = Verb("lay", spends=True)
LAY_FREE: Final = Verb("lay_free", spends=True)
DISCARD: Final = Verb("discard")
BET: Final = Verb("bet", spends=True)
# What costs nothing, before or after drawing
LEAVE: Final = Verb("leave", harm=True)
STOP: Final = Verb("stop", harm=True)
# What cards ask for
PAY: Final = Verb("pay")
GIVE: Final = Verb("give")
KEEP: Final = Verb("keep")
SHED: Final = Verb("shed")
TRADE: Final = Verb("trade")
LOOK: Final = Verb("look")
DECLINE: Final = Verb("decline")
FINISH: Final = Verb("finish")
VERBS: Final = (
    DRAW,
    TAKE,
    RIVER,
    RESIGN,
    DIVORCE,
    LAY,
    LAY_FREE,
    DISCARD,
    BET,
    LEAVE,
    STOP,
    PAY,
    GIVE,
    KEEP,
    SHED,
    TRADE,
    LOOK,
    DECLINE,
    FINISH,
)

TO_DRAW: Final = Choice(DRAW)
TO_RESIGN: Final = Choice(RESIGN)
TO_DIVORCE: Final = Choice(DIVORCE)
TO_LEAVE: Final = Choice(LEAVE)
TO_STOP: Final = Choice(STOP)
TO_LOOK: Final = Choice(LOOK)
TO_DECLINE: Final = Choice(DECLINE)
TO_FINISH: Final = Choice(FINISH)

# The advantages that a job may give
NO_POWER: Final[i64] = 0
FREE_HOUSE: Final[i64] = 1
ANY_DISCARD: Final[i64] = 2
NO_DIVORCE: Final[i64] = 3
OUTLAW: Final[i64] = 4
NO_FLIRT_LIMIT: Final[i64] = 5
BUYS_DISCARD: Final[i64] = 6
EARNS_DISCARD: Final[i64] = 7
SIXTH_CARD: Final[i64] = 8
STUDIES_ON: Final[i64] = 9
NO_ACCIDENT: Final[i64] = 10
GURU: Final[i64] = 11
SEES_HANDS: Final[i64] = 12
SEES_DECK: Final[i64] = 13
NO_ATTACK: Final[i64] = 14
NO_ILLNESS: Final[i64] = 15
FREE_TRAVEL: Final[i64] = 16
POLICE: Final[i64] = 17
POWERS: Final[dict[str, int]] = {
    "": 0,
    "free_house": 1,
    "any_discard": 2,
    "no_divorce": 3,
    "outlaw": 4,
    "no_flirt_limit": 5,
    "buys_discard": 6,
    "earns_discard": 7,
    "sixth_card": 8,
    "studies_on": 9,
    "no_accident": 10,
    "guru": 11,
    "sees_hands": 12,
    "sees_deck": 13,
    "no_attack": 14,
    "no_illness": 15,
    "free_travel": 16,
    "police": 17,
}

# The jobs that a Grand prix may reward, one bit each
PRIZES: Final[dict[str, int]] = {"writer": 1, "researcher": 2, "journalist": 4}


class LifeCard(Card):
    """A card, and the rules of its own chapter: when it may be laid, and what laying it does."""

    def __init__(self, row: dict[str, Any]) -> None:
        super().__init__(str(row["id"]), str(row["kind"]))
        self.smiles: Final = int(row["smiles"])
        self.level: Final[i64] = int(row.get("level", 0))
        self.wage: Final[i64] = int(row.get("wage", 0))
        self.wads: Final[i64] = int(row.get("wads", self.level))
        self.price: Final[i64] = int(row.get("price", 0))
        self.power: Final[i64] = POWERS[str(row.get("power", ""))]
        self.temporary: Final = row.get("status") == "temporary"
        self.official: Final = row.get("status") == "official"
        self.prof: Final = row.get("family") == "prof"
        self.promotion: Final = bool(row.get("promotion"))
        self.prize: Final[i64] = PRIZES[self.id] if row.get("prize") else 0
        self.place: Final = str(row.get("place", ""))
        self.allows_child: Final = bool(row.get("child"))
        self.twin: i64 = 0  # a bit that equal copies share; none for a card of which there is one
        self.plain: Final = Choice(LAY, self)
        self.ways: Final = Ways(self)
        self.take: Final = Choice(TAKE, self)
        self.discard: Final = Choice(DISCARD, self)
        self.river: Final = Choice(RIVER, self)
        self.bet: Final = Choice(BET, self)
        self.pay: Final = Choice(PAY, self)
        self.give: Final = Choice(GIVE, self)
        self.keep: Final = Choice(KEEP, self)
        self.shed: Final = Choice(SHED, self)
        self.trade: Final = [Choice(TRADE, self, seat, "seat") for seat in range(MOST_SEATS)]

    def pair_up(self, deck: Deck) -> None:
        """Make the choices of a card that is laid together with another one."""

    def bars(self, g: SmileLife, life: Life) -> Refusal | None:
        """Why it may not be laid before oneself, if it may not."""
        return None

    def bars_against(self, g: SmileLife, victim: Life) -> Refusal | None:
        """Why it may not be laid before somebody else, if it may not."""
        return None

    def add_ways(self, g: SmileLife, life: Life, out: list[Choice]) -> None:
        """Add the ways in which it may be laid now."""
        reason = self.bars(g, life)
        if reason is None or reason.off:
            out.append(self.plain)

    def fits(self, g: SmileLife, life: Life) -> bool:
        """Whether there is a way in which it may be laid now."""
        reason = self.bars(g, life)
        return reason is None or reason.off

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        """Lay it, from the hand or from where a card lies that was taken from the discard."""
        raise NotImplementedError


class Ways:
    """The special choices by which a card is laid: without paying, before another, together with another card."""

    def __init__(self, card: LifeCard) -> None:
        self.card: Final = card
        self.free: Final = Choice(LAY_FREE, card)
        self.at: Final = [Choice(LAY, card, seat, "seat") for seat in range(MOST_SEATS)]
        self.beside: Final[dict[int, Choice]] = {}  # by the index of the other card
        self.beside_at: Final[dict[int, list[Choice]]] = {}  # by that, then by the seat that it is aimed at

    def pair(self, other: Card) -> None:
        """Lay it together with another card."""
        self.beside[int(other.index)] = Choice(LAY, self.card, other=other)

    def pair_at(self, other: Card) -> None:
        """Lay it to send another card to somebody."""
        self.beside_at[int(other.index)] = [
            Choice(LAY, self.card, seat, "seat", other=other) for seat in range(MOST_SEATS)
        ]


def cards_of(zone: Zone) -> list[LifeCard]:
    """The cards of a zone, as what they are."""
    return cast(list[LifeCard], zone.cards)
