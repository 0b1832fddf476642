"""Steps: what the rules are in the middle of. The agenda is a stack of them, the top one runs or asks."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.card import Card, Choice, entered
from tablee.kernel.layout import CLOCK, one
from tablee.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tablee.kernel.chance import Chance
    from tablee.kernel.game import Game
    from tablee.kernel.view import View

G = TypeVar("G", bound="Game")

STAYS: Final = True  # the question stands after this answer
DONE: Final = False  # the step is answered

# How long a decision may reasonably take; whoever serves the game makes seconds of it.
TURN: Final = "turn"
REACTION: Final = "reaction"


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry:
    """Something to be typed or drawn, not chosen: its shape ("number", "word", "name", "drawing", "yes or no")."""

    def __init__(self, shape: str, label: str) -> None:
        self.shape: Final = shape
        self.label: Final = label

    def check(self, g: Game, seat: i64, value: str) -> Refusal | None:
        """Why this value will not do, if it will not."""
        return None

    def sample(self, view: View, rng: Chance) -> str:
        """A value that would do, for players that only need one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something that is to be done or asked. Immutable: it names seats and zones by number and public cards.

    A step that waits for nobody runs as soon as it is on top. A step that waits for seats lists their choices and
    takes their answers; by default one answer uses it up, `return STAYS` keeps the question standing.
    """

    def name(self) -> str:
        """The step's name in texts: that of its class in small letters."""
        return type(self).__name__.lower()

    def parts(self) -> list[int | str | Card]:
        """What its constructor takes, in order, for texts and copies."""
        return []

    def waits(self, g: G) -> i64:
        """The seats whose answer is required."""
        return 0

    def hears(self, g: G) -> i64:
        """The seats that may answer: those who must, unless said otherwise."""
        return self.waits(g)

    def run(self, g: G) -> None:
        """Do what needs no answer."""

    def choices(self, g: G, seat: i64, out: list[Choice]) -> None:
        """Add the choices of a seat."""

    def entry(self, g: G, seat: i64) -> Entry | None:
        """What a seat is to type, where it is not a choice."""
        return None

    def take(self, g: G, seat: i64, choice: Choice) -> bool:
        """Take an answer: `DONE`, or `STAYS` when the question still stands."""
        return DONE

    def opened(self, g: G, answers: list[Choice | None]) -> None:
        """Take the sealed answers of all, opened together."""

    def seals(self) -> bool:
        """Whether answers are laid down face down and opened together."""
        return False

    def asks(self, g: G, seat: i64) -> str:
        """The name of the sentence that asks."""
        return self.name()

    def patience(self, g: G, seat: i64) -> str:
        """How long the answer may take: `TURN`, `REACTION`, or the name of a glass."""
        return TURN

    def standin(self, g: G, seat: i64) -> Choice:
        """The answer given for a seat that does not: its first choice, unless said otherwise."""
        out: list[Choice] = []
        self.choices(g, seat, out)
        for choice in out:
            if choice.verb.answers:
                return choice
        return entered("")

    def __repr__(self) -> str:
        return " ".join([self.name()] + [str(part) for part in self.parts()])


@mypyc_attr(acyclic=True, free_list_len=1)
class Agenda:
    """A stack of steps. It never changes: who keeps one keeps the moment.

    >>> agenda = Agenda(Step(), Agenda(Step(), None))
    >>> steps_of(agenda) == [agenda.below.step, agenda.step]
    True
    """

    def __init__(self, step: Step[Any], below: Agenda | None) -> None:
        self.step: Final = step  # the one on top, which runs or asks
        self.below: Final = below


def steps_of(agenda: Agenda | None) -> list[Step[Any]]:
    """The steps of an agenda, the one on top last."""
    out: list[Step[Any]] = []
    while agenda is not None:
        out.append(agenda.step)
        agenda = agenda.below
    out.reverse()
    return out


def agenda_of(steps: list[Step[Any]]) -> Agenda | None:
    """An agenda of these steps, the last one on top."""
    out: Agenda | None = None
    for step in steps:
        out = Agenda(step, out)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[G]):
    """Several seats answer in secret, at the same time; an answer may be replaced until the last one is in."""

    def members(self, g: G) -> i64:
        """The seats that answer."""
        return g.setup.everybody

    def waits(self, g: G) -> i64:
        out = self.members(g)
        for seat in range(g.setup.seats):
            if g.table.has_sealed(seat):
                out &= ~one(seat)
        return out

    def hears(self, g: G) -> i64:
        return self.members(g)

    def seals(self) -> bool:
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What is open to a seat: choices, or an entry, required or merely offered.

    >>> from tablee.games.registry import game_named
    >>> decision = game_named("allergono").new(seats=2, seed=1).decision(0)
    >>> decision.required, decision.asks, decision.choices, decision.find("lay R5")
    (True, 'turn_up', [turn_up], None)
    """

    def __init__(
        self,
        seat: i64,
        required: bool,
        choices: list[Choice],
        entry: Entry | None,
        asks: str,
        patience: str,
        standin: Choice | None,
        since: i64,
    ) -> None:
        self.seat: Final[i64] = seat
        self.required: Final = required
        self.choices: Final = choices
        self.entry: Final = entry
        self.asks: Final = asks
        self.patience: Final = patience
        self.standin: Final = standin
        self.since: Final[i64] = since

    @property
    def id(self) -> str:
        """Stands as long as its step and its choices stand; offers come and go beside it."""
        words = "\n".join([choice.text for choice in self.choices if choice.verb.answers])
        return f"{self.since}-{zlib.crc32(f'{self.asks} {words}'.encode()):08x}"

    def find(self, text: str) -> Choice | None:
        """The choice with this notation."""
        for choice in self.choices:
            if choice.text == text:
                return choice
        return None

    def facts(self) -> dict[str, object]:
        """Its plain form, for JSON."""
        entry = None if self.entry is None else {"shape": self.entry.shape, "label": self.entry.label}
        return {
            "id": self.id,
            "seat": "clock" if self.seat == CLOCK else int(self.seat),
            "required": self.required,
            "asks": self.asks,
            "patience": self.patience,
            "standin": None if self.standin is None else self.standin.text,
            "entry": entry,
            "choices": [choice_facts(choice) for choice in self.choices],
        }


def choice_facts(choice: Choice) -> dict[str, object]:
    """The plain form of a choice."""
    out: dict[str, object] = {"text": choice.text, "verb": choice.verb.name, "answers": choice.verb.answers}
    if choice.card is not None:
        out["card"] = choice.card.id
    if choice.aim:
        out["target"] = int(choice.target)
        out["aim"] = choice.aim
    if choice.other is not None:
        out["other"] = choice.other.id
    if choice.word:
        out["word"] = choice.word
    if choice.verb.pause:
        out["pause"] = choice.verb.pause
    if choice.verb.harm:
        out["harm"] = True
    return out
