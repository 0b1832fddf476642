"""Players of our house: they speak its protocol as any other client does."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .player import SEATS, Ask, Seat, Table

if TYPE_CHECKING:
    from .run import Run


VERSION = 2  # of our protocol


class Game(Struct):
    """What is asked, in a view or an update."""

    ask: Ask | None


class Whole(Struct):
    """The game of a view."""

    view: Game


class View(Struct, tag="view"):
    """All there is to see."""

    number: int
    you: int
    game: Whole | None


class Update(Struct, tag="update"):
    """One step further."""

    number: int
    update: Game | None = None


class Ack(Struct, tag="ack"):
    """An act is kept."""

    id: str
    number: int


class Refused(Struct, tag="refused"):
    """An act is not done."""

    id: str
    code: str
    sentence: str


class Beat(Struct, tag="beat"):
    """To be answered at once."""

    beat: int


class Present(Struct, tag="present"):
    """Who is there."""


class Error(Struct, tag="error"):
    """The connection ends."""

    code: str
    sentence: str


FROM_TABLE = msgspec.json.Decoder(View | Update | Ack | Refused | Beat | Present | Error)
say = msgspec.json.encode


class House(Table):
    """A table of our house."""

    def __init__(self, run: Run, code: str) -> None:
        super().__init__(run, code)
        self.acts = 0
        self.said: list[dict[str, Any]] = []  # what was said, for the echo
        self.recording = False

    def connected(self, seat: Seat) -> None:
        seat.say(say({"type": "hello", "version": VERSION, "lang": "fr", "last": -1}))

    def heard(self, seat: Seat, data: bytes) -> None:
        message = FROM_TABLE.decode(data)
        if isinstance(message, Update):
            if message.update is not None:
                seat.ask = message.update.ask
            seat.shown = message.number
            if self.left:
                if self.recording:
                    self.said[-1]["updates"][seat.number] = data.decode()
                self.saw()
        elif isinstance(message, Ack):
            if message.id.startswith("sit"):
                seat.is_ready()
            elif self.recording and self.said:
                self.said[-1]["ack"] = data.decode()
        elif isinstance(message, View):
            self.viewed(seat, message)
        elif isinstance(message, Beat):
            seat.say(say({"type": "pulse", "beat": message.beat}))
        elif isinstance(message, Refused | Error):
            self.run.refused += 1
            print(f"refused: {message.code} {message.sentence}", file=sys.stderr)
            self.left = 0

    def viewed(self, seat: Seat, view: View) -> None:
        """A whole view: at the beginning, when one has sat down, when it is dealt; or since something went wrong."""
        seat.shown = view.number
        if self.acts:
            self.run.resyncs += 1
        if view.you < 0:
            name = f"Joueuse {seat.number + 1}"
            sit = {"type": "sit", "id": f"sit{seat.number}", "seat": seat.number, "name": name}
            seat.say(say({**sit, "colour": "", "word": ""}))
        elif view.game is None:
            seat.is_ready()
        else:
            seat.ask = view.game.view.ask
            self.dealt()

    def dealt(self) -> None:
        """One more player sees the game."""
        if all(seat.ask is not None or seat.shown >= 0 for seat in self.seats):
            self.run.ready(self)

    def start(self) -> None:
        """The host deals."""
        self.seats[0].say(say({"type": "start", "id": "start"}))

    def move(self) -> None:
        for seat in self.seats:
            ask = seat.ask
            if ask is not None and ask.required:
                answers = [choice for choice in ask.choices if choice.answers and not choice.harm]
                some = [choice for choice in answers if choice.verb.startswith("lay")] or answers
                text = self.run.rng.choice(some or ask.choices).text
                self.acts += 1
                act = say({"type": "act", "id": f"a{self.acts}", "decision": ask.id, "text": text})
                if self.recording:
                    self.said.append({"seat": seat.number, "act": act.decode(), "ack": "", "updates": [""] * SEATS})
                self.act(seat, act)
                return
        self.run.over += 1
