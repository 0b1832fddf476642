"""What a table tells its pages."""

from __future__ import annotations

from msgspec import Struct

from tablee.house.protocol.seen import Fact, MarkFacts, UpdateFacts, ViewFacts
from tablee.house.protocol.words import Now, Said, Words

Value = int | str | bool


class Settings(Fact, frozen=True):
    """How a table goes about its game."""

    pace: str = "relaxed"  # relaxed (no clock), live, quick
    watch: str = "anybody"  # anybody, nobody
    cover: int = 90  # seconds until a bot covers for somebody who is away; 0: never
    level: str = ""  # of the bots that cover
    chat: bool = True  # words of one's own, besides the phrases


class SeatFacts(Fact, frozen=True):
    """Who sits there. Without a name the seat is free."""

    name: str = ""
    colour: str = ""
    bot: str = ""  # the level of a bot that sits there
    covers: str = ""  # the level of a bot that plays for whoever sits there until they are back
    resigned: bool = False  # the bot plays on for good
    muted: bool = False
    hands: bool = False  # agrees that who watches may see the hands, later


class TakeBack(Fact, frozen=True):
    """Somebody asks to take back what they did; who has acted since must agree."""

    seat: int
    needs: list[int]
    agreed: list[int]


class HouseFacts(Fact, frozen=True):
    """The table around the game, the same for everybody."""

    table: str
    game: str
    state: str  # open (people sit down), playing, over
    host: int  # the seat of the host, -1 while nobody is there
    seats: list[SeatFacts]
    options: dict[str, Value]
    settings: Settings
    commitment: str  # the hash of the key that all draws come from
    key: str = ""  # that key, once the game is over
    paused: bool = False
    timer: bool = True  # whether clocks run where the pace has any
    takeback: TakeBack | None = None
    next: str = ""  # the table of the rematch
    hands: bool = False  # who watches sees the hands, later


class ChatLine(Fact, frozen=True):
    """Somebody says something: one of the phrases, or words of their own."""

    number: int
    seat: int
    name: str
    phrase: str = ""
    text: str = ""


class Clock(Fact, frozen=True):
    """The time that is left, in milliseconds, to seats that must answer and to the glasses that run."""

    seats: dict[int, int]
    glasses: dict[str, int]


class GameMessage(Fact, frozen=True):
    """All there is to see of the game."""

    view: ViewFacts
    words: Words
    now: Now
    clock: Clock
    lines: dict[str, str]  # the words of the lines of a result
    log: list[Said]


class ViewMessage(Struct, frozen=True, tag="view"):
    """All there is to see, at this number. Without a game people still sit down, or it may not be watched."""

    version: int
    number: int
    you: int  # the seat that this page sees by, -1 for who only watches
    yours: list[int]  # all seats of this guest, where several people share a device
    house: HouseFacts
    game: GameMessage | None
    chat: list[ChatLine]
    present: list[int]  # the seats whose people are here
    watching: int  # how many only watch


class UpdateMessage(Struct, frozen=True, tag="update", omit_defaults=True):
    """One step further: in the game, around it, or both. `said` has a line for each event, or nothing."""

    number: int
    update: UpdateFacts | None = None
    said: list[Said | None] = []
    values: dict[str, str] = {}
    now: Now | None = None
    clock: Clock | None = None
    marks: dict[str, list[MarkFacts]] = {}
    house: HouseFacts | None = None
    chat: ChatLine | None = None


class PresentMessage(Struct, frozen=True, tag="present"):
    """Who is here. Not numbered: it is true for the moment only."""

    seats: list[int]
    watching: int


class NudgeMessage(Struct, frozen=True, tag="nudge"):
    """Somebody reminds you that it is your turn."""

    seat: int


class BeatMessage(Struct, frozen=True, tag="beat"):
    """Measures the way: answered at once by a `pulse` with the same number."""

    beat: int


class AckMessage(Struct, frozen=True, tag="ack"):
    """The act with this id was done, is kept for good, and made the update with this number."""

    id: str
    number: int


class RefusedMessage(Struct, frozen=True, tag="refused"):
    """The act with this id was not done, or the answer to `why`: the sentence, the rule and its page."""

    id: str
    sentence: str
    code: str
    rule: str = ""
    words: str = ""
    page: int | None = None


class RuleMessage(Struct, frozen=True, tag="rule"):
    """The answer to `about`: a rule in words, and its page."""

    id: str
    rule: str
    words: str
    page: int | None = None


class ErrorMessage(Struct, frozen=True, tag="error"):
    """The connection ends: what was wrong."""

    code: str
    sentence: str


FromTable = (
    ViewMessage
    | UpdateMessage
    | PresentMessage
    | NudgeMessage
    | BeatMessage
    | AckMessage
    | RefusedMessage
    | RuleMessage
    | ErrorMessage
)
