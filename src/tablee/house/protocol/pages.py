"""What pages ask the house over plain HTTP."""

from __future__ import annotations

from msgspec import Struct

from tablee.house.protocol.acts import Heard, Index, Name, Short
from tablee.house.protocol.messages import RefusedMessage, Settings, Value
from tablee.house.protocol.seen import MarkFacts, UpdateFacts, ViewFacts
from tablee.house.protocol.words import Now, Said, Words


class OptionFacts(Struct, frozen=True):
    """Something that a table may choose."""

    name: str
    words: str
    help: str
    default: int | str | bool
    allowed: list[int | str | bool]
    labels: list[str]
    low: int
    high: int


class Lecture(Struct, frozen=True):
    """A lesson that a game offers."""

    lesson: str
    title: str
    minutes: int


class GameFacts(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    words: str
    pitch: str
    age: str
    players: str
    minutes: str
    least: int
    most: int
    usual: int
    levels: list[str]
    level: str
    options: list[OptionFacts]
    rules: bool  # whether they can be read
    lessons: list[Lecture]


class Shelf(Struct, frozen=True):
    """All games of the house."""

    version: int
    games: list[GameFacts]
    address: str = ""  # where others reach the house, if not where this page does


class OwnTable(Struct, frozen=True):
    """A table at which the guest sits, or sat."""

    table: str
    game: str
    words: str  # the name of the game
    state: str  # open, playing, over
    players: list[str]
    touched: float  # when something happened there last, in seconds since 1970
    yours: bool = False  # it is the guest's turn
    ranks: list[int] = []  # how it ended, a number a seat
    seat: int = 0


class Me(Struct, frozen=True):
    """What the house knows of the guest who asks."""

    name: str
    colour: str
    lang: str
    tables: list[OwnTable]


class NameMe(Heard, frozen=True):
    """How a guest wants to be called. The token in the cookie is made anew."""

    name: Name
    colour: Short
    lang: Short


class Person(Heard, frozen=True):
    """Somebody who sits down: the guest, or one more on the same device."""

    name: Name
    colour: Short


class OpenTable(Heard, frozen=True):
    """Open a table. The first of the people is the guest; with a level, bots take the other seats and it is dealt."""

    game: Short
    seats: Index
    people: list[Person]
    level: Short
    lang: Short
    word: Short
    options: dict[Short, int | bool | Short]
    settings: Settings


class Opened(Struct, frozen=True):
    """The table is open."""

    table: str


class Door(Struct, frozen=True):
    """What somebody who knocks at a table is told."""

    table: str
    game: str
    words: str
    state: str
    host: str
    free: int  # seats that can be taken
    watch: bool
    yours: bool  # the guest has a seat there


class Problem(Struct, frozen=True):
    """What was asked for cannot be."""

    code: str
    sentence: str


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One act of a game that is over, as everybody may see it now."""

    number: int
    seat: int | str
    act: str
    update: UpdateFacts
    said: list[Said | None]
    values: dict[str, str]
    now: Now
    marks: dict[str, list[MarkFacts]]
    refused: RefusedMessage | None = None  # what was tried in vain, and why: nothing happened


class Replay(Struct, frozen=True):
    """A whole game that is over, with the hands open or as a seat saw it: where it began, and every step."""

    version: int
    table: str
    game: str
    players: list[str]
    colours: list[str]
    options: dict[str, Value]
    view: ViewFacts
    words: Words
    now: Now
    lines: dict[str, str]
    steps: list[ReplayStep]
    commitment: str
    key: str
