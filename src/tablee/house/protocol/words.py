"""The words that go with what is seen, in the viewer's language."""

from __future__ import annotations

from msgspec import field

from tablee.house.protocol.seen import Fact


class CardFace(Fact, frozen=True):
    """What is printed on a card, in the viewer's language.

    `facts`: what it shows in signs, by the columns of the card file; `signs`: those of them that have words.
    """

    id: str
    kind: str
    name: str
    say: str
    value: int | None = None
    colour: str = ""
    letter: str = ""
    shape: str = ""
    line: str = ""
    help: str = ""
    facts: dict[str, int | str | bool] = field(default_factory=dict)
    signs: list[str] = field(default_factory=list)


class ScaleStep(Fact, frozen=True):
    """A value that has a name: a colour, a direction."""

    value: int
    id: str
    words: str


class FormFacts(Fact, frozen=True):
    """What a number looks like: a gauge, a die, an arrow, a pawn on a board; and from where on it is dangerous."""

    form: str
    danger: int | None = None


class Words(Fact, frozen=True):
    """The names of what lies on the table."""

    game: str
    seats: list[str]
    zones: dict[str, str]
    numbers: dict[str, str]
    values: dict[str, str]
    scales: dict[str, list[ScaleStep]]
    cards: list[CardFace]
    notes: dict[str, str]
    glasses: dict[str, str]
    marks: dict[str, str]
    forms: dict[str, FormFacts] = field(default_factory=dict)


class ChoiceWords(Fact, frozen=True):
    """How a choice is offered: the button's verb, what it is aimed at, and the milliseconds until it may be taken."""

    verb: str
    aim: str = ""
    sentence: str = ""
    wait: int = 0


class Now(Fact, frozen=True):
    """The sentence of the moment, the words of the choices by their text, and of what is to be typed."""

    sentence: str
    choices: dict[str, ChoiceWords]
    entry: str = ""


class Said(Fact, frozen=True):
    """A line of the log, the rule behind it, and the number of the update that told it."""

    sentence: str
    rule: str = ""
    page: int | None = None
    number: int = 0
