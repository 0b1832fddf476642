"""What a viewer sees: the view, the events, the decision, in plain form. Made by the engine's one projection."""

from __future__ import annotations

from msgspec import Struct, field

Seat = int | str  # a number from 0 on, "clock" or "spectator"


class Fact(Struct, frozen=True, omit_defaults=True):
    """A part of what is seen. What has its default is left out."""


class MarkFacts(Fact, frozen=True):
    """A mark that a card bears."""

    at: int
    card: str
    mark: str
    value: int


class ZoneFacts(Fact, frozen=True):
    """A place: its cards, or, of a bag that is not seen, the cards known to lie in it."""

    name: str
    label: str
    owner: int | None
    shape: str
    count: int
    cards: list[str | None] | None = None
    known: list[str] | None = None
    marks: list[MarkFacts] = []


class NumberFacts(Fact, frozen=True):
    """A number and its bounds."""

    name: str
    label: str
    owner: int | None
    counts: str
    low: int
    high: int
    value: int | None


class NoteFacts(Fact, frozen=True):
    """A written word."""

    name: str
    label: str
    owner: int | None
    text: str | None


class GlassFacts(Fact, frozen=True):
    """A sandglass."""

    name: str
    seconds: int
    runs: bool


class LineFacts(Fact, frozen=True):
    """One line of a result."""

    points: int
    words: str
    rule: str
    cards: list[str]


class ResultFacts(Fact, frozen=True):
    """How the game ended."""

    ranks: list[int]
    totals: list[int]
    lines: list[list[LineFacts]]


class MomentFacts(Fact, frozen=True):
    """What is public of the moment."""

    act: int
    waiting: list[Seat]
    open: list[Seat]
    tallies: list[int]
    agenda: list[str]
    result: ResultFacts | None = None


class ChoiceFacts(Fact, frozen=True):
    """One thing that the viewer may do. `text` is what an act sends back."""

    text: str
    verb: str
    answers: bool
    card: str = ""
    target: int | None = None
    aim: str = ""
    other: str = ""
    word: str = ""
    pause: int = 0
    harm: bool = False


class EntryFacts(Fact, frozen=True):
    """What the viewer is to type."""

    shape: str
    label: str


class DecisionFacts(Fact, frozen=True):
    """What is asked of the viewer, or offered."""

    id: str
    seat: Seat
    required: bool
    asks: str
    patience: str
    standin: str | None
    entry: EntryFacts | None
    choices: list[ChoiceFacts]


class ViewFacts(Fact, frozen=True):
    """All that a viewer sees."""

    game: str
    seats: int
    viewer: Seat
    zones: list[ZoneFacts]
    numbers: list[NumberFacts]
    notes: list[NoteFacts]
    glasses: list[GlassFacts]
    sealed: list[str | None]
    moment: MomentFacts
    ask: DecisionFacts | None


# -- events -----------------------------------------------------------------------------------------------------------


class MovedEvent(Fact, frozen=True, tag_field="event", tag="moved"):
    """A card went from one place to another."""

    card: str | None
    source: str = field(name="from")
    at: int | None
    to: str
    place: int | None


class GatheredEvent(Fact, frozen=True, tag_field="event", tag="gathered"):
    """The lowest cards of a place went on top of another."""

    source: str = field(name="from")
    to: str
    count: int


class ShuffledEvent(Fact, frozen=True, tag_field="event", tag="shuffled"):
    """The cards of a place were shuffled."""

    place: str
    order: list[str] | None = None


class NumberEvent(Fact, frozen=True, tag_field="event", tag="number"):
    """A number changed."""

    number: str
    old: int | None
    new: int | None


class MarkedEvent(Fact, frozen=True, tag_field="event", tag="marked"):
    """A card's mark changed."""

    mark: str | None
    card: str | None
    old: int | None = None
    new: int | None = None


class WroteEvent(Fact, frozen=True, tag_field="event", tag="wrote"):
    """A note was written."""

    note: str
    old: str | None
    new: str | None


class GlassEvent(Fact, frozen=True, tag_field="event", tag="glass"):
    """A glass was turned over, or ran out."""

    glass: str
    seconds: int
    runs: bool


class ShownEvent(Fact, frozen=True, tag_field="event", tag="shown"):
    """Cards were shown; which, is said to those who saw them."""

    place: str
    cards: list[str]
    at: list[int] | None = None


class SealedEvent(Fact, frozen=True, tag_field="event", tag="sealed"):
    """A seat has given a sealed answer, or taken it back."""

    seat: int
    answer: str | None
    taken: bool


class OpenedEvent(Fact, frozen=True, tag_field="event", tag="opened"):
    """All sealed answers were opened."""

    answers: list[str | None]


class RolledEvent(Fact, frozen=True, tag_field="event", tag="rolled"):
    """A die was thrown, an arrow spun."""

    name: str
    value: int


class DisclosedEvent(Fact, frozen=True, tag_field="event", tag="disclosed"):
    """A public fact was said aloud."""

    fact: str
    rule: str
    value: int


class ToldEvent(Fact, frozen=True, tag_field="event", tag="told"):
    """A named beat of the story."""

    beat: str
    rule: str
    seat: int | None = None
    card: str | None = None
    other: int | None = None
    n: int | None = None
    counts: str = ""
    word: str = ""


Event = (
    MovedEvent
    | GatheredEvent
    | ShuffledEvent
    | NumberEvent
    | MarkedEvent
    | WroteEvent
    | GlassEvent
    | ShownEvent
    | SealedEvent
    | OpenedEvent
    | RolledEvent
    | DisclosedEvent
    | ToldEvent
)


class UpdateFacts(Fact, frozen=True):
    """What has happened since the view before, and what is asked now."""

    events: list[Event]
    moment: MomentFacts
    ask: DecisionFacts | None
