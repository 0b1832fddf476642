"""Puts what happens at a table into frames: the facts from the engine, the words in the viewer's language.

Facts that look the same to several viewers are encoded once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from tablee.house import protocol
from tablee.house.state import TableState
from tablee.house.wording import Wording
from tablee.kernel.event import Event, Rolled, Told
from tablee.kernel.game import Game
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.refusal import Refusal
from tablee.kernel.view import Update

SAID = (Told, Rolled)  # the events that are told in words
LOG = 60  # lines of the log that a fresh view brings along
ENCODER = msgspec.json.Encoder()

Waits = dict[str, float]  # for each offer that is not yet to be taken, the seconds left
Marks = dict[str, list[protocol.MarkFacts]]


@dataclass
class Kept:
    """A row as the viewers get it: kept a while for pages that come back."""

    number: int
    updates: dict[int, Update] = field(default_factory=dict)
    marks: dict[int, Marks] = field(default_factory=dict)
    house: protocol.HouseFacts | None = None
    chat: protocol.ChatLine | None = None
    fresh: bool = False  # whoever was there before this row needs a whole view
    raw: dict[object, bytes] = field(default_factory=dict)  # what is encoded already

    @cached_property
    def named(self) -> frozenset[int]:
        """The seats that the story names: it may be told to them in other words."""
        told = [event for update in self.updates.values() for event in update.events if isinstance(event, Told)]
        return frozenset(int(seat) for event in told for seat in (event.seat, event.other))


def marks_after(game: Game, viewer: int) -> Marks:
    """The marks that a viewer sees now, place by place. Their events name a card, not which of equal copies it is."""
    if not game.setup.layout.marks:
        return {}
    view = msgspec.convert(game.view(viewer).facts(), protocol.ViewFacts)
    return {zone.label: zone.marks for zone in view.zones}


class Teller:
    """Tells about one table, in the language of whoever listens."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.wordings: dict[tuple[str, int], Wording] = {}

    def forget_names(self) -> None:
        """Somebody came or went: sentences name other people from now on."""
        self.wordings.clear()

    def wording(self, lang: str, viewer: int) -> Wording:
        """The words for a viewer in a language."""
        words = self.wordings.get((lang, viewer))
        if words is None:
            names = [chair.name for chair in self.state.house.chairs]
            words = Wording(self.state.setup.kind, lang, names, viewer)
            self.wordings[lang, viewer] = words
        return words

    def game(
        self, lang: str, viewer: int, kept: list[Kept], waits: Waits, clock: protocol.Clock
    ) -> protocol.GameMessage | None:
        """All there is to see of the game."""
        game = self.state.game
        return None if game is None else self.game_of(game, lang, viewer, kept, waits, clock)

    def game_of(
        self, game: Game, lang: str, viewer: int, kept: list[Kept], waits: Waits, clock: protocol.Clock
    ) -> protocol.GameMessage:
        """All that a viewer sees of a game."""
        words = self.wording(lang, viewer)
        view = game.view(viewer)
        log: list[protocol.Said] = []
        for one in kept[-LOG:]:
            update = one.updates.get(viewer) or one.updates.get(int(SPECTATOR))
            log += [line for event in (update.events if update else ()) if (line := words.said(event, one.number))]
        return protocol.GameMessage(
            view=msgspec.convert(view.facts(), protocol.ViewFacts),
            words=words.table(view),
            now=words.now(view.setup, view.moment, view.ask, waits),
            clock=clock,
            lines=words.lines(),
            log=log[-LOG:],
        )

    def listener(self, kept: Kept, lang: str, viewer: int) -> tuple[str, object]:
        """Whom a row is told to in the same frame: everybody who sees the same, is asked nothing and is not named."""
        update = kept.updates.get(viewer)
        if update is None:
            return lang, None
        alone = update.ask is not None or kept.marks or viewer in kept.named
        return lang, (viewer,) if alone else id(update.events)

    def update(self, kept: Kept, lang: str, viewer: int, waits: Waits, clock: bytes) -> bytes:
        """The frame of one row. A row that this viewer sees nothing of is still a number."""
        update = kept.updates.get(viewer)
        parts = [b'{"type":"update","number":%d' % kept.number]
        if update is not None:
            parts += self.game_parts(kept, update, lang, viewer, waits, clock)
        house, chat = kept.house, kept.chat
        if house is not None:
            parts.append(b'"house":' + self.once(kept, "house", lambda: house))
        if chat is not None:
            parts.append(b'"chat":' + self.once(kept, "chat", lambda: chat))
        return b",".join(parts) + b"}"

    def game_parts(self, kept: Kept, update: Update, lang: str, viewer: int, waits: Waits, clock: bytes) -> list[bytes]:
        """What a row changed in the game. What several viewers get alike is put into bytes once."""
        words, setup = self.wording(lang, viewer), self.state.setup
        seen, ask, moment = update.events, update.ask, update.moment
        events = self.once(kept, ("events", id(seen)), lambda: [event.facts() for event in seen])
        public = self.once(kept, "moment", lambda: moment.facts(setup))
        asked = b"null" if ask is None else ENCODER.encode(ask.facts())
        said = self.story(kept, seen, words, viewer)
        if ask is None:
            now = self.once(kept, ("now", lang), lambda: words.now(setup, moment, None, waits))
        else:
            now = ENCODER.encode(words.now(setup, moment, ask, waits))
        parts = [
            b'"update":{"events":' + events + b',"moment":' + public + b',"ask":' + asked + b"}",
            b'"said":' + said,
            b'"now":' + now,
        ]
        values = self.once(kept, ("values", id(seen), lang), lambda: words.values(seen))
        if values != b"{}":
            parts.append(b'"values":' + values)
        if kept.marks:
            parts.append(b'"marks":' + ENCODER.encode(kept.marks[viewer]))
        if clock:
            parts.append(b'"clock":' + clock)
        return parts

    def story(self, kept: Kept, seen: list[Event], words: Wording, viewer: int) -> bytes:
        """The lines of the log for some events."""
        key = ("story", id(seen), words.lang, viewer if viewer in kept.named else None)
        told = kept.raw.get(key)
        if told is None:
            told = kept.raw[key] = b"[%b]" % b",".join([self.line(kept, event, words) for event in seen])
        return told

    def line(self, kept: Kept, event: Event, words: Wording) -> bytes:
        """The line of the log for an event. It is the same for all whom it does not name."""
        if not isinstance(event, SAID):
            return b"null"
        viewer = words.words.viewer
        named = isinstance(event, Told) and viewer in (event.seat, event.other)
        key = ("said", id(event), words.lang, viewer if named else None)
        return self.once(kept, key, lambda: words.said(event, kept.number))

    def once(self, kept: Kept, what: object, make: Callable[[], object]) -> bytes:
        """The bytes of what is made once of a row."""
        raw = kept.raw.get(what)
        if raw is None:
            raw = kept.raw[what] = ENCODER.encode(make())
        return raw

    def refused(self, id: str, refusal: Refusal, lang: str, viewer: int) -> protocol.RefusedMessage:
        """Why not: the sentence of the case, the rule and its page."""
        return self.wording(lang, viewer).refused(id, refusal)
