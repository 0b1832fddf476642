"""Watching with open hands: when all people at a table agree, who watches sees every hand, but only a while later.

The delayed watchers have a game of their own, at a table that lies open, which takes every row when it is old enough.
"""

from __future__ import annotations

import asyncio
import weakref
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.house import entries, protocol
from tablee.house.connection import Connection
from tablee.house.replay import acts_of
from tablee.house.store import Row
from tablee.house.telling import Kept, Teller
from tablee.kernel.chance import Keyed
from tablee.kernel.game import Game
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.record import mixed
from tablee.kernel.setup import opened

if TYPE_CHECKING:
    from tablee.house.table import Table

DELAY = 60.0  # seconds: too late to help anybody
VIEWER = int(SPECTATOR)


@dataclass
class Later:
    """A row that the watchers have not seen yet."""

    row: Row
    kept: Kept


class Watching:
    """What the watchers of one table see while all hands are open to them."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.game: Game | None = None
        self.number = -1  # of the last row that they have seen
        self.later: deque[Later] = deque()
        self.ring: deque[Kept] = deque(maxlen=60)
        self.loading = False
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def on(self) -> bool:
        """Whether watchers see the hands now."""
        return self.game is not None

    def look(self) -> None:
        """Begin when all agree and somebody watches; end when they do not agree any more."""
        state = self.table.state
        watched = state.house.settings.watch != "nobody" and any(page.seat < 0 for page in self.table.pages)
        wanted = watched and state.shows_hands and state.playing is not None
        if self.game is not None and not state.shows_hands:
            self.close()
            self.show_all()
        elif wanted and self.game is None and not self.loading:
            self.loading = True
            self.table.services.log_of(self.table, self.begin)

    def begin(self, rows: list[Row] | None) -> None:
        """The log is here: play all of it that is old enough, and keep the rest for later."""
        self.loading = False
        state = self.table.state
        if rows is None or not state.shows_hands or state.game is None:
            return
        before = self.table.services.now() - DELAY
        start = next(row.number for row in rows if isinstance(entries.read_entry(row.body), entries.Started))
        old = [row for row in rows if row.at <= before or row.number <= start]
        house = state.house
        setup = opened(state.setup)
        game = setup.kind.start(setup, Keyed(mixed(state.secret, house.words)))
        game.keep_history()
        game.updates([])
        self.ring.clear()
        for row, text in acts_of(old):
            game.submit(row.who, text)
            self.ring.append(Kept(row.number, {VIEWER: game.updates([VIEWER])[0]}))
        facts = state.facts()
        self.game, self.number = game, old[-1].number
        self.later = deque(Later(row, Kept(row.number, house=facts)) for row in rows[len(old) :])
        self.show_all()
        self.wait()

    def add(self, row: Row, kept: Kept) -> None:
        """Something has happened: the watchers see it later."""
        if self.game is not None:
            self.later.append(Later(row, kept))
            self.wait()

    def wait(self) -> None:
        """Wake up when the next row is old enough."""
        if self.alarm is None and self.later:
            wait = self.later[0].row.at + DELAY - self.table.services.now()
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, wait), self.release)

    def release(self) -> None:
        """Show the rows that are old enough."""
        self.alarm = None
        before = self.table.services.now() - DELAY
        while self.game is not None and self.later and self.later[0].row.at <= before:
            self.pass_on(self.game, self.later.popleft())
        self.wait()

    def pass_on(self, game: Game, later: Later) -> None:
        """Show one row."""
        entry = entries.read_entry(later.row.body)
        if isinstance(entry, entries.Rewound):
            self.close()
            self.look()
            return
        kept = Kept(later.row.number, house=later.kept.house, chat=later.kept.chat)
        if isinstance(entry, entries.Acted):
            game.submit(later.row.who, entry.text)
            kept.updates = {VIEWER: game.updates([VIEWER])[0]}
        self.number = kept.number
        self.ring.append(kept)
        for page in self.table.pages:
            if page.seat < 0:
                page.send_frame(self.teller.update(kept, page.lang, VIEWER, {}, b""))

    @property
    def teller(self) -> Teller:
        """Puts into words what the watchers see."""
        return self.table.pages.teller

    def show_all(self) -> None:
        """Show everything anew to all who watch."""
        for page in self.table.pages:
            if page.seat < 0:
                self.table.pages.show(page)

    def seen(self, page: Connection) -> tuple[int, protocol.GameMessage | None]:
        """The number of the last row that watchers have seen, and the game as it was then."""
        assert self.game is not None, "somebody asks for what is not there"
        clock = protocol.Clock({}, {})
        return self.number, self.teller.game_of(self.game, page.lang, VIEWER, list(self.ring), {}, clock)

    def close(self) -> None:
        """Watchers see what is public, as it happens."""
        self.game = None
        self.later.clear()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
