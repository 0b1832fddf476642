"""The log of a table: everything that happens there is one row, numbered from 0 on. What a row says is an entry."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablee.house.protocol import Settings, Value


class Entry(Struct, frozen=True, omit_defaults=True):
    """What happened. Who did it and when stands in the row."""


class Opened(Entry, frozen=True, tag="opened"):
    """Somebody opened the table; the hash of its key is told at once."""

    game: str
    seats: int
    options: dict[str, Value]
    settings: Settings
    commitment: str
    host: str = ""  # the guest


class Sat(Entry, frozen=True, tag="sat"):
    """A guest sat down, at a free seat or in the place of a bot."""

    seat: int
    guest: str
    name: str
    colour: str
    word: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is free again."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot sat down at a free seat."""

    seat: int
    level: str
    name: str
    colour: str = ""


class Settled(Entry, frozen=True, tag="settled"):
    """The host changed how the table plays."""

    seats: int
    options: dict[str, Value]
    settings: Settings


class Started(Entry, frozen=True, tag="started"):
    """The cards are dealt; the draws come from the key and these words of the seats. Free seats go to bots."""

    words: dict[int, str]
    bots: list[BotSat] = []


class Acted(Entry, frozen=True, tag="acted"):
    """A seat, or the clock, acted in the game."""

    text: str


class AskedBack(Entry, frozen=True, tag="asked_back"):
    """A seat asks to take back what it did: the game would go on from the row `to`. Nobody asks any more: -1."""

    to: int
    needs: list[int] = []


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat agrees, or not, to a take-back, or to show the hands to who watches."""

    what: str
    yes: bool


class Rewound(Entry, frozen=True, tag="rewound"):
    """The game goes on from where it was after the row `to`."""

    to: int


class Paused(Entry, frozen=True, tag="paused"):
    """All clocks stand, or run again."""

    on: bool


class Timed(Entry, frozen=True, tag="timed"):
    """The table plays with clocks, or without."""

    on: bool


class MoreTime(Entry, frozen=True, tag="more_time"):
    """Whoever is asked has so many seconds more."""

    seconds: float


class Covered(Entry, frozen=True, tag="covered"):
    """A bot plays for somebody who is away."""

    seat: int
    level: str


class Returned(Entry, frozen=True, tag="returned"):
    """They are back, and play themselves."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat was given up; a bot plays on for good."""

    seat: int
    level: str


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Whoever sat there wants to be forgotten: before the game the seats are free, in the game bots play on."""

    seats: list[int]
    level: str


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    phrase: str = ""
    text: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """A seat uses phrases only, or speaks again."""

    seat: int
    on: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Settled
    | Started
    | Acted
    | AskedBack
    | Agreed
    | Rewound
    | Paused
    | Timed
    | MoreTime
    | Covered
    | Returned
    | Resigned
    | Forgotten
    | Said
    | Muted
    | Rematched
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """An entry as it stands in its row.

    >>> write_entry(Acted("draw"))
    b'{"type":"acted","text":"draw"}'
    """
    return ENCODER.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """The entry of a row."""
    return DECODER.decode(body)
