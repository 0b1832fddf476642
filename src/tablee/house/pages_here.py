"""The pages at a table: who sees by which seat, what each gets of a row, and what it has missed when it comes back."""

from __future__ import annotations

import time
import weakref
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from tablee.house import entries, protocol
from tablee.house.connection import TRY_AGAIN, Connection
from tablee.house.state import OPEN, OVER
from tablee.house.telling import Kept, Teller, marks_after
from tablee.kernel.layout import CLOCK, SPECTATOR

if TYPE_CHECKING:
    from tablee.house.table import Table

RING = 100  # rows kept for pages that come back
REMEMBER = 300.0  # seconds for which rows are kept for somebody whose page is gone
NOBODY = -1
SEATED = (entries.Sat, entries.Stood, entries.Forgotten)  # after these somebody sees by another seat
NAMED = (*SEATED, entries.BotSat, entries.Settled, entries.Started)  # after these people have other names
ANEW = (entries.Started, entries.Rewound)  # after these everything is to be seen anew
MOVES = (entries.Sat, entries.Stood, entries.Settled)  # after these people may sit elsewhere
ENCODER = msgspec.json.Encoder()


class PagesHere:
    """The pages at one table."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.teller = Teller(table.state)
        self.all: set[Connection] = set()
        self.ring: deque[Kept] = deque(maxlen=RING)
        self.viewers = {int(SPECTATOR): float("inf")}  # who gets rows, or did until then; the public story always
        self.events = 0  # that the last act made: bots give people the time to see them
        self.quiet_since = time.monotonic()

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self.all))

    def __len__(self) -> int:
        return len(self.all)

    def start_over(self, fresh_look: bool) -> None:
        """The table was loaded again, and may be another than it was."""
        self.teller = Teller(self.table.state)
        self.ring.clear()
        for page in self if fresh_look else ():
            page.seat = self.seat_for(page)
            self.show(page)

    def come(self, page: Connection) -> None:
        """Show the table, or what was missed of it."""
        if self.table.gone:
            page.restart(TRY_AGAIN)
            return
        page.seat = self.seat_for(page)
        for other in self.all:
            if other.seat == page.seat >= 0 and other.guest == page.guest:
                other.replace()
        self.all.add(page)
        self.viewers[self.viewer(page)] = float("inf")
        if not self.send_missed(page):
            self.show(page)
        self.tell_presence()

    def go(self, page: Connection) -> None:
        """Show it nothing more."""
        self.all.discard(page)
        self.quiet_since = time.monotonic()
        viewer = self.viewer(page)
        if viewer != SPECTATOR and all(self.viewer(other) != viewer for other in self.all):
            self.viewers[viewer] = self.quiet_since + REMEMBER
        self.tell_presence()

    def seat_for(self, page: Connection) -> int:
        """The seat that a page sees by: the guest's, or the one it asks for of several."""
        if page.watch:
            return NOBODY
        own = self.table.state.seats_of(page.guest)
        return page.asked_seat if page.asked_seat in own else next(iter(own), NOBODY)

    def viewer(self, page: Connection) -> int:
        """As whom a page sees the game."""
        return page.seat if page.seat >= 0 else int(SPECTATOR)

    def may_see(self, page: Connection) -> bool:
        """Whether a page may see the game: who sits there, and whoever the table lets watch."""
        return page.seat >= 0 or self.table.state.house.settings.watch != "nobody"

    def is_private_to(self, page: Connection) -> bool:
        """Whether a page has no business here: a game behind closed doors, without a seat that it could take."""
        house = self.table.state.house
        if self.table.state.seats_of(page.guest) or house.settings.watch != "nobody" or house.state == OPEN:
            return False
        return all(chair.person for chair in house.chairs) or house.state == OVER

    def people(self) -> set[int]:
        """The seats whose people are here: all seats of a guest of whom a page is."""
        guests = {page.guest for page in self.all if not page.left}
        chairs = self.table.state.house.chairs
        return {seat for seat in self.table.state.people if chairs[seat].guest in guests}

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        message = self.presence()
        for page in self.all:
            page.send(message)

    def presence(self) -> protocol.PresentMessage:
        """Who is here."""
        return protocol.PresentMessage(sorted(self.people()), sum(page.seat < 0 for page in self.all))

    def send_missed(self, page: Connection) -> bool:
        """Send the rows that a page has missed, if they are all there and less than a whole view."""
        number, viewer = self.table.state.house.number, self.viewer(page)
        if self.sees_later(page) or self.table.state.game is None:
            return False  # before the game a row may have made the page see by another seat
        missed = [kept for kept in self.ring if kept.number > page.last]
        if not 0 <= page.last <= number or len(missed) != number - page.last or len(missed) > RING // 2:
            return False
        if not self.may_see(page) or any(
            kept.fresh or (kept.updates and viewer not in kept.updates) for kept in missed
        ):
            return False
        self.send_rows(page, missed)
        return True

    def sees_later(self, page: Connection) -> bool:
        """Whether a page watches with open hands, later than everybody else."""
        return page.seat < 0 and self.table.watching.on

    def send_rows(self, page: Connection, rows: list[Kept]) -> None:
        """Send rows to a page."""
        viewer = self.viewer(page)
        clock = self.clock_bytes()
        waits = self.table.waits(viewer)
        for kept in rows:
            page.send_frame(self.teller.update(kept, page.lang, viewer, waits, clock))

    def show(self, page: Connection) -> None:
        """Show everything that a page may see."""
        state, here = self.table.state, self.presence()
        viewer, number = self.viewer(page), state.house.number
        game = None
        if self.sees_later(page):
            number, game = self.table.watching.seen(page)
        elif self.may_see(page):
            self.viewers[viewer] = float("inf")
            game = self.teller.game(page.lang, viewer, list(self.ring), self.table.waits(viewer), self.clock_facts())
        page.send(
            protocol.ViewMessage(
                version=protocol.VERSION,
                number=number,
                you=page.seat,
                yours=state.seats_of(page.guest),
                house=state.facts(),
                game=game,
                chat=state.house.chat,
                present=here.seats,
                watching=here.watching,
            )
        )

    def clock_facts(self) -> protocol.Clock:
        """The time that is left."""
        state, now = self.table.state, self.table.services.now()
        clocks = state.house.clocks
        minds = state.minds
        seats, glasses = {}, {}
        if clocks.timer and state.playing is not None:
            for seat, asked in clocks.asked.items():
                left = clocks.left(asked, now)
                if left is not None and seat != CLOCK and seat not in minds:
                    seats[seat] = max(0, round(left * 1000))
            for glass, asked in clocks.glasses.items():
                left = clocks.left(asked, now)
                if left is not None:
                    glasses[glass] = max(0, round(left * 1000))
        return protocol.Clock(seats, glasses)

    def clock_bytes(self) -> bytes:
        """The time that is left, as it goes over the wire; nothing where there are no clocks."""
        clocks = self.table.state.house.clocks
        if self.table.state.house.settings.pace == "relaxed" and not clocks.glasses:
            return b""
        return ENCODER.encode(self.clock_facts())

    def gather(self, kept: Kept) -> None:
        """What each viewer gets of the events since the last row."""
        game = self.table.state.game
        assert game is not None
        now = time.monotonic()
        for viewer in [viewer for viewer, until in self.viewers.items() if until < now]:
            del self.viewers[viewer]
        viewers = list(self.viewers)
        updates = game.updates(viewers)
        self.events = len(updates[0].events)
        kept.updates = dict(zip(viewers, updates, strict=True))
        if game.setup.layout.marks:
            kept.marks = {viewer: marks_after(game, viewer) for viewer in viewers}

    def announce(self, kept: Kept, entry: entries.AnyEntry) -> None:
        """Show a row to all pages: what it changed, or everything where that is another thing to see."""
        if isinstance(entry, NAMED):
            self.teller.forget_names()
        if isinstance(entry, ANEW):
            kept.fresh = True
            self.ring.clear()
            self.ring.append(kept)
            for page in self.all:
                self.show(page)
            return
        self.ring.append(kept)
        frames: dict[tuple[str, object], bytes] = {}
        clock, moves = self.clock_bytes(), isinstance(entry, MOVES)
        for page in self.all:
            seat = page.seat
            if moves:
                page.seat = self.seat_for(page)
            if page.seat != seat:
                self.viewers[self.viewer(page)] = float("inf")
                self.show(page)
                continue
            if self.sees_later(page):
                continue
            viewer = self.viewer(page) if self.may_see(page) else NOBODY
            key = self.teller.listener(kept, page.lang, viewer)
            if key not in frames:
                frames[key] = self.teller.update(kept, page.lang, viewer, self.table.waits(viewer), clock)
            page.send_frame(frames[key])
        if moves:
            self.tell_presence()
