"""What is asked for by who learns a game: its rules, and its lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from tablee.house.protocol.acts import AboutMessage, ActMessage, Heard, Short, Text, WhyMessage
from tablee.house.protocol.messages import FromTable
from tablee.house.protocol.seen import Fact


class RuleFacts(Fact, frozen=True):
    """A statement of the rulebook, or a ruling of ours where it is silent."""

    id: str
    words: str
    ruling: bool = False
    edition: int = 0  # the one printing of several that says it
    about: list[str] = field(default_factory=list)  # the statements that a ruling completes
    option: str = ""  # the house rule that decides it, in words
    seen: bool = False  # whether it can be seen happening


class ChapterFacts(Fact, frozen=True):
    """A page of the rulebook, and what it is about."""

    page: int
    title: str
    rules: list[RuleFacts]


class RulesFacts(Fact, frozen=True):
    """All the rules of a game, in the order of its book."""

    game: str
    words: str
    chapters: list[ChapterFacts]


class PointFacts(Fact, frozen=True):
    """Something that a part of a lesson points at: a card, a zone, a seat, a number, a choice, the sentence."""

    kind: str
    what: str = ""


class PartFacts(Fact, frozen=True):
    """One part of a lesson: what it says, shows and points at, whether it waits for something to be done."""

    name: str
    words: str
    points: list[PointFacts] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    waits: bool = False


class LessonFacts(Fact, frozen=True):
    """A lesson, in the reader's language."""

    game: str
    lesson: str
    title: str
    minutes: int
    parts: list[PartFacts]


class GoOnMessage(Heard, frozen=True, tag="on"):
    """Go on with a lesson. Where something is to be done, the table does it."""

    id: Short


class TakeLesson(Heard, frozen=True):
    """What was done so far, one text a part (nothing where one just went on), and what is to be done now.

    Without a wish the answer is the view; to a wish it is what a table would answer.
    """

    done: Annotated[list[Text], Meta(max_length=64)]
    wish: ActMessage | WhyMessage | AboutMessage | GoOnMessage | None = None


class Taught(Struct, frozen=True):
    """What the table answers. `done`: what was done so far, once it has been."""

    done: list[str]
    messages: list[FromTable]
