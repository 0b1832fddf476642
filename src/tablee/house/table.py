"""A table in this process: its pages, and one thing after the other.

Whatever happens is judged, done in memory, written down, and shown when it is written. If it cannot be written, the
table is loaded again as it was, and nothing was shown.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from tablee.house import entries, metrics
from tablee.house.absence import Absence
from tablee.house.bots_here import BotsHere
from tablee.house.connection import TRY_AGAIN, Connection
from tablee.house.pages_here import PagesHere
from tablee.house.races import Races
from tablee.house.services import Services
from tablee.house.state import TableState
from tablee.house.store import Append, Head, Outcome, Row, Snapshot
from tablee.house.telling import Kept, Waits
from tablee.house.watching import Watching
from tablee.house.wishes import Wishes
from tablee.kernel.card import Choice
from tablee.kernel.layout import CLOCK
from tablee.kernel.refusal import Refusal
from tablee.kernel.step import Decision

SNAPSHOT_EVERY = 50  # rows
PAUSES = (0.5, 10.0)  # seconds that what the house does by itself waits when rows are not kept: at first, and at most

log = structlog.get_logger(__name__)
ENCODER = msgspec.json.Encoder()

Order = Callable[[], None]


class Table:
    """A table, its game, and the pages around it."""

    def __init__(self, table: int, state: TableState, services: Services) -> None:
        self.id = table
        self.state = state
        self.services = services
        # Its parts know the table weakly: one that rests leaves memory at once, not when cycles are looked for.
        self.pages = PagesHere(self)
        self.wishes = Wishes(self)
        self.orders: deque[Order] = deque()
        self.writing = False  # a row is on its way to the store: everything else waits
        self.opened: dict[int, dict[str, float]] = {}  # for each seat, since when its offers are open
        self.races = Races(self)
        self.bots = BotsHere(self)
        self.absence = Absence(self)
        self.watching = Watching(self)
        self.alarm: asyncio.TimerHandle | None = None
        self.kept_at = state.house.number  # the row of the newest snapshot
        self.shown = state.house.number  # the row that everybody has seen
        self.recovers = False  # it was loaded anew, and has not gone on yet
        self.pause, self.quiet_until = 0.0, 0.0  # after rows that could not be kept
        self.gone = False  # nothing is written from here any more: the lobby loads the table anew if it is wanted

    @property
    def code(self) -> str:
        """The letters by which people find it."""
        return self.state.house.code

    # -- one thing after the other -------------------------------------------------------------------------------------

    def do(self, order: Order) -> None:
        """Do something when its turn has come."""
        self.orders.append(order)
        self.go_on()

    def go_on(self) -> None:
        """Do what waits, until a row is on its way."""
        while self.orders and not self.writing:
            try:
                self.orders.popleft()()
            except Exception:
                log.exception("table broke", table=self.code)
                if self.recovers:
                    self.give_up()
                else:
                    self.load_anew(None, Outcome.LOST)

    # -- pages ---------------------------------------------------------------------------------------------------------

    def enter(self, page: Connection) -> None:
        """A page comes to the table, or comes back."""
        self.do(partial(self.pages.come, page))
        self.do(self.look_around)

    def leave(self, page: Connection) -> None:
        """A page is gone."""
        self.do(partial(self.pages.go, page))
        self.do(self.look_around)

    # -- rows ----------------------------------------------------------------------------------------------------------

    def commit(
        self, who: int, entry: entries.AnyEntry, id: str, answer: Callable[[Outcome], None] | None = None
    ) -> Refusal | None:
        """Do something in memory and write it down; it is shown when it is written. The rules may refuse an act."""
        if self.gone:
            if answer is not None:
                answer(Outcome.CLOSED)
            return None
        row = Row(self.state.house.number + 1, self.services.now(), who, entries.write_entry(entry), id)
        kept = self.take(row, entry)
        if isinstance(kept, Refusal):
            return kept
        self.write(row, kept, entry, answer)
        return None

    def take(self, row: Row, entry: entries.AnyEntry) -> Kept | Refusal:
        """Do in memory what a row says; what there is to show of it, or why the rules refuse it."""
        state = self.state
        acted = isinstance(entry, entries.Acted)
        before = (state.house.state, state.house.takeback)
        refusal = state.apply(row.number, row.at, row.who, entry, row.id)
        if refusal is not None:
            return refusal
        kept = Kept(row.number)
        if state.game is not None:
            self.pages.gather(kept)
        if not acted or before != (state.house.state, state.house.takeback):
            kept.house = state.facts()
        if isinstance(entry, entries.Said):
            kept.chat = state.house.chat[-1]
        return kept

    def put(self, who: int, entry: entries.AnyEntry, done: Callable[[Outcome], None]) -> None:
        """Write a row of the house's own."""
        self.commit(who, entry, "", done)

    def write(self, row: Row, kept: Kept, entry: entries.AnyEntry, answer: Callable[[Outcome], None] | None) -> None:
        """Send a row to the store, with a snapshot now and then."""
        state = self.state
        whole = isinstance(entry, entries.Rewound) or row.number - self.kept_at >= SNAPSHOT_EVERY or state.over
        snapshot = None
        if isinstance(entry, entries.Rewound) or (whole and state.can_be_kept):
            snapshot = Snapshot(row.number, state.rules, state.snapshot())
            self.kept_at = row.number
        members = None
        if isinstance(entry, entries.Sat | entries.Stood | entries.Settled | entries.Forgotten):
            members = [(chair.guest, seat) for seat, chair in enumerate(state.house.chairs) if chair.guest]
        self.writing = True
        done = partial(self.written, row, kept, entry, answer, time.monotonic())
        self.services.store.append(Append(self.id, row, self.head(), done, snapshot, members, self.needed()))

    def head(self) -> Head:
        """What the store keeps of the whole table."""
        state = self.state
        chairs = state.house.chairs
        ranks = state.game.result().ranks if state.over and state.game is not None else []
        players = {
            "names": [chair.name for chair in chairs],
            "guests": [chair.guest for chair in chairs],
            "waiting": state.waiting(),
            "ranks": ranks,
        }
        return Head(state.house.state, self.deadline(), state.rules, ENCODER.encode(players))

    def needed(self) -> int:
        """The oldest row that is of interest: before the newest one, and as far back as somebody may take back."""
        house = self.state.house
        oldest = house.trail[0][0] if house.trail and not self.state.over else house.number
        return min(oldest, house.number) - 1

    def written(
        self,
        row: Row,
        kept: Kept,
        entry: entries.AnyEntry,
        answer: Callable[[Outcome], None] | None,
        since: float,
        outcome: Outcome,
    ) -> None:
        """A row is written, or could not be."""
        metrics.WRITE.observe(time.monotonic() - since)
        if outcome is Outcome.KEPT:
            metrics.KEPT.inc()
        else:
            metrics.ROWS.labels(outcome.name.lower()).inc()
            log.warning("row not kept", table=self.code, number=kept.number, outcome=outcome.value)
            if outcome.failed:
                self.pause = min(max(2 * self.pause, PAUSES[0]), PAUSES[1])
                self.quiet_until = time.monotonic() + self.pause
            self.load_anew(answer, outcome)
            return
        self.pause = self.quiet_until = 0.0
        self.writing = False
        self.orders.appendleft(partial(self.show, row, kept, entry, answer))
        self.go_on()

    def show(self, row: Row, kept: Kept, entry: entries.AnyEntry, answer: Callable[[Outcome], None] | None) -> None:
        """A row is there for good: everybody may see it."""
        self.shown = kept.number
        self.pages.announce(kept, entry)
        self.watching.add(row, kept)
        if answer is not None:
            answer(Outcome.KEPT)
        self.look_around()

    def load_anew(self, answer: Callable[[Outcome], None] | None, outcome: Outcome) -> None:
        """What is in memory is not what is written: throw it away."""
        self.writing = True
        self.services.reload(self, partial(self.reloaded, answer, outcome))

    def reloaded(self, answer: Callable[[Outcome], None] | None, outcome: Outcome, state: TableState | None) -> None:
        """The table was loaded again: what waited goes on."""
        self.writing = False
        if state is None:
            self.give_up()
            if answer is not None:
                answer(outcome)
        else:
            self.state = state
            self.recovers = True
            self.orders.appendleft(partial(self.recover, answer, outcome))
        self.go_on()

    def recover(self, answer: Callable[[Outcome], None] | None, outcome: Outcome) -> None:
        """Go on from what was loaded. If others have gone on meanwhile, everybody gets a fresh look."""
        number = self.state.house.number
        changed, self.shown, self.kept_at = number != self.shown, number, number
        self.opened.clear()
        self.watching.close()
        self.pages.start_over(changed)
        self.recovers = False
        if answer is not None:
            answer(outcome)
        self.look_around()

    # -- what others write ---------------------------------------------------------------------------------------------

    def follow_to(self, number: int) -> None:
        """Another node has written rows up to this one."""
        if number > self.state.house.number and not self.gone:
            self.do(partial(self.follow, number))

    def follow(self, number: int) -> None:
        """Read what is missing here, if it still is."""
        if number > self.state.house.number and not self.gone:
            self.writing = True
            self.services.log_of(self, self.followed, self.state.house.number + 1)

    def followed(self, rows: list[Row] | None) -> None:
        """What others have written is here: show it, as what is done here."""
        self.writing = False
        self.orders.extendleft(partial(self.take_over, row) for row in reversed(rows or []))
        self.go_on()

    def take_over(self, row: Row) -> None:
        """Do and show what another node has written. What only a snapshot tells is loaded."""
        entry = entries.read_entry(row.body)
        if self.gone or row.number <= self.state.house.number:
            return
        kept = None if isinstance(entry, entries.Rewound) else self.take(row, entry)
        if isinstance(kept, Kept):
            self.show(row, kept, entry, None)
        else:
            self.load_anew(None, Outcome.LOST)

    # -- what is due ---------------------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """After every change: since when offers are open, what bots mean to do, when something is due."""
        if self.gone:
            return
        self.note_offers()
        if self.goes_back() and self.quiet_until <= time.monotonic():
            self.orders.appendleft(self.rewind)
        self.absence.look()
        self.bots.look()
        self.watching.look()
        self.set_alarm()

    def note_offers(self) -> None:
        """Since when each offer that must wait a moment is open."""
        game = self.state.playing
        window = 0 if game is None else int(game.window())
        if game is None or not window:
            self.opened.clear()
            return
        now = time.monotonic()
        for seat in range(len(self.state.house.chairs)):
            if window >> seat & 1:
                before = self.opened.get(seat, {})
                offered = [choice for choice in game.choices(seat) if choice.verb.pause]
                self.opened[seat] = {choice.text: before.get(choice.text, now) for choice in offered}
            else:
                self.opened.pop(seat, None)

    def waits(self, seat: int) -> Waits:
        """For each offer of a seat that is not yet to be taken, the seconds left."""
        opened = self.opened.get(seat)
        game = self.state.playing
        if not opened or game is None:
            return {}
        now, left = time.monotonic(), {}
        for choice in game.choices(seat):
            since = opened.get(choice.text)
            if since is not None and since + self.window(choice) > now:
                left[choice.text] = since + self.window(choice) - now
        return left

    def window(self, choice: Choice) -> float:
        """How many seconds an offer must have been open before anybody may take it."""
        return self.services.pace.window(choice)

    def goes_back(self) -> bool:
        """Whether all agree to a take-back."""
        request = self.state.house.takeback
        return request is not None and set(request.needs) <= set(request.agreed)

    def rewind(self) -> None:
        """All agree: take back."""
        request = self.state.house.takeback
        if request is None or not self.goes_back():
            return
        self.writing = True
        self.services.past(self, request.to, partial(self.past_loaded, request.seat, request.to))

    def past_loaded(self, who: int, to: int, past: TableState | None) -> None:
        """The table as it was is loaded."""
        self.writing = False
        self.orders.appendleft(partial(self.go_back, who, to, past))
        self.go_on()

    def go_back(self, who: int, to: int, past: TableState | None) -> None:
        """Go on from how the table was."""
        if past is None or past.game is None or self.gone:
            self.commit(who, entries.AskedBack(-1), "")
            return
        number, at = self.state.house.number + 1, self.services.now()
        self.state.rewind(number, at, to, past)
        past.game.listen().clear()
        entry = entries.Rewound(to)
        kept = Kept(number, house=self.state.facts())
        self.write(Row(number, at, who, entries.write_entry(entry), ""), kept, entry, None)

    def is_awake(self) -> bool:
        """Whether bots play: somebody is here, or the clocks run on."""
        return bool(self.pages) or (self.state.house.settings.pace != "relaxed" and self.state.house.clocks.timer)

    def deadline(self) -> float | None:
        """When this table must be looked at even if nobody is here."""
        due = self.state.clock_act()
        ends = [] if due is None else [due[0]]
        clocks_run = self.state.house.settings.pace != "relaxed"
        if clocks_run and set(self.state.waiting()) & set(self.state.minds):
            ends.append(self.services.now() + self.bots.LATEST)
        return min(ends, default=None)

    def set_alarm(self) -> None:
        """Wake up when something is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.gone:
            return
        now = self.services.now()
        dues = [due for due in (self.bots.due(), self.absence.due()) if due is not None]
        if self.goes_back():
            dues.append(0.0)
        wait = min(dues) - time.monotonic() if dues else None
        clock = self.state.clock_act()
        if clock is not None:
            wait = clock[0] - now if wait is None else min(wait, clock[0] - now)
        if wait is not None:
            wait = max(0.0, wait, self.quiet_until - time.monotonic())
            self.alarm = asyncio.get_running_loop().call_later(wait, self.do, self.do_what_is_due)

    def do_what_is_due(self) -> None:
        """Do the first thing that is due; what it changes may unmake the rest."""
        clock = self.state.clock_act()
        if self.goes_back():
            self.rewind()
        elif clock is not None and clock[0] <= self.services.now():
            metrics.LATE.observe(self.services.now() - clock[0])
            refusal = self.commit(int(CLOCK), entries.Acted(clock[1]), "")
            if refusal is not None:
                log.error("clock refused", table=self.code, act=clock[1], rule=refusal.rule)
        elif not self.absence.act() and not self.bots.act():
            self.set_alarm()

    # -- the end -------------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Do nothing more: the lobby loads the table anew if it is wanted."""
        self.gone = True
        self.set_alarm()
        self.bots.close()

    def give_up(self) -> None:
        """The table cannot be loaded as it is written: its pages come back, and find it when it can be."""
        self.close()
        for page in self.pages:
            page.restart(TRY_AGAIN)
        self.watching.close()

    def keep(self, done: Callable[[Outcome], None]) -> None:
        """Write a snapshot, if rows have come since the last one."""
        state = self.state
        if state.house.number == self.kept_at or self.writing:
            done(Outcome.KEPT)
            return
        self.kept_at = state.house.number
        snapshot = Snapshot(state.house.number, state.rules, state.snapshot())
        self.services.store.append(Append(self.id, None, self.head(), done, snapshot, needed=self.needed()))

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked now."""
        game = self.state.playing
        return None if game is None else game.decision(seat)
