"""The lobby: opens tables, loads and finds them, wakes those whose time has come, lets the others rest."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

import structlog

from tablee.bots.registry import bot_named
from tablee.games.registry import game_named
from tablee.house import entries, protocol
from tablee.house.data import table_key
from tablee.house.pace import Pace
from tablee.house.permits import cover_level, free_colour, free_names, settings_trouble, start, tidy
from tablee.house.services import Minds
from tablee.house.state import NOBODY, OVER, TableState
from tablee.house.store import CodeTaken, Head, Outcome, Row, Snapshot, Store, Stored, StoreFailed
from tablee.house.table import ENCODER, Table
from tablee.house.telling import Kept
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.record import commitment
from tablee.kernel.setup import BadInput

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so that no code is a word
CODE = 5
SALT = 32
MOST_TABLES = 20_000
WATCH = 0.25  # seconds between two looks for clocks that run out
AHEAD = 1.0  # seconds ahead of its time that a table is loaded
NEWS = 0.5  # seconds between two looks at what another process has written into the same file
STUCK = 60.0  # seconds after which a table that did not open is tried again
REST = 5.0  # seconds after which a table without pages leaves memory
SWEEP = 2.0
STORY = 40  # rows that a table is loaded with at least, for its story
CLEAN = 3600.0

log = structlog.get_logger(__name__)


class Full(Exception):
    """There is no room for another table."""


class Lobby:
    """All tables of this process, and the way to all others."""

    def __init__(self, store: Store, minds: Minds, secret: bytes, pace: Pace | None = None) -> None:
        self.store = store
        self.minds = minds
        self.secret = secret
        self.pace = Pace() if pace is None else pace
        self.tables: dict[str, Table] = {}
        self.by_number: WeakValueDictionary[int, Table] = WeakValueDictionary()  # the same
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def now(self) -> float:
        """The time of day."""
        return time.time()

    # -- opening -------------------------------------------------------------------------------------------------------

    async def open(self, wanted: protocol.OpenTable, guest: str) -> str:
        """Open a table; its code. `BadInput` says what cannot be."""
        kind = game_named(wanted.game)
        setup = kind.set_up(wanted.seats, dict(wanted.options))
        if wanted.level:
            bot_named(wanted.level, kind)
        trouble = settings_trouble(kind.name, wanted.settings)
        if trouble is not None:
            raise BadInput(trouble.facts["reason"])
        if not 1 <= len(wanted.people) <= setup.seats:
            raise BadInput(f"{len(wanted.people)} > {setup.seats}")
        table = await self.found(kind.name, setup.seats, setup.options, wanted.settings, guest)
        names: list[str] = []
        for seat, person in enumerate(wanted.people):
            name = unlike(tidy(person.name), names)
            names.append(name)
            colour = free_colour(table.state, seat, person.colour)
            word = wanted.word if seat == 0 else ""
            await self.put(table, seat, entries.Sat(seat, guest, name, colour, word))
        if wanted.level or len(names) == setup.seats:
            await self.deal(table, wanted.level)
        return table.code

    async def found(
        self, game: str, seats: int, options: dict[str, protocol.Value], settings: protocol.Settings, guest: str
    ) -> Table:
        """A new table of this process, with its first row written."""
        if len(self.tables) >= MOST_TABLES:
            raise Full
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            salt = secrets.token_bytes(SALT)
            key = table_key(self.secret, salt)
            opened = entries.Opened(game, seats, options, settings, commitment(key), guest)
            at = self.now()
            state = TableState.opened(code, opened, at, key)
            row = Row(0, at, -1, entries.write_entry(opened))
            players = {"names": [""] * seats, "guests": [""] * seats, "waiting": [], "ranks": []}
            head = Head(state.house.state, None, state.rules, ENCODER.encode(players))
            try:
                number = await self.store.create(code, game, salt, row, head, [])
            except CodeTaken:
                continue
            table = Table(number, state, self)
            self.tables[code] = self.by_number[number] = table
            return table

    async def deal(self, table: Table, level: str) -> None:
        """Fill the free seats with bots, and deal."""
        entry = start(table.state, level)
        assert isinstance(entry, entries.Started), "every seat is taken, or a bot may have it"
        await self.put(table, table.state.host, entry)

    async def put(self, table: Table, who: int, entry: entries.AnyEntry) -> None:
        """Write a row of the house's own; `StoreFailed` if it cannot be kept."""
        kept: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

        def order() -> None:
            try:
                table.put(who, entry, kept.set_result)
            except Exception:
                kept.set_result(Outcome.UNFIT)
                raise

        table.do(order)
        outcome = await kept
        if outcome is not Outcome.KEPT:
            raise StoreFailed(outcome)

    def open_rematch(self, table: Table, word: str, then: Callable[[str], None]) -> None:
        """Open a table with the same people and settings, and deal."""

        async def work() -> None:
            code = ""
            try:
                code = await self.rematch(table, word)
            except (Full, StoreFailed) as reason:
                log.warning("no rematch", table=table.code, reason=str(reason))
            except Exception:
                log.exception("no rematch", table=table.code)
            then(code)

        self.start(work())

    async def rematch(self, table: Table, word: str) -> str:
        """The next table, with the same people on the same seats; its code."""
        house = table.state.house
        again = await self.found(house.game, len(house.chairs), house.options, house.settings, house.host)
        level = ""
        for seat, chair in enumerate(house.chairs):
            if chair.person:
                mixed = word if seat == table.state.host else ""
                await self.put(again, seat, entries.Sat(seat, chair.guest, chair.name, chair.colour, mixed))
            else:
                level = chair.bot or cover_level(table.state)
                name = chair.name if chair.bot else free_names(again.state, 1)[0]
                await self.put(again, seat, entries.BotSat(seat, level, name, chair.colour))
        await self.deal(again, level)
        return again.code

    # -- finding -------------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> Table | None:
        """The table with this code, loaded if it is not here."""
        table = self.tables.get(code)
        if table is not None and not table.gone:
            return table
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self.load(code))
            self.loading[code].add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def load(self, code: str) -> Table | None:
        """Load a table."""
        stored = await self.store.load(code)
        if stored is None or self.closing:
            return None
        story: list[Kept] = []
        state = await self.state_of(stored, story)
        table = Table(stored.table, state, self)
        table.pages.ring.extend(story)
        table.kept_at = stored.snapshot.number if stored.snapshot is not None else 0
        self.tables[code] = self.by_number[table.id] = table
        table.do(table.look_around)
        return table

    async def state_of(self, stored: Stored, story: list[Kept] | None = None) -> TableState:
        """The state behind what is written. Its story goes back a little further than the newest snapshot."""
        key, snapshot, rows = table_key(self.secret, stored.salt), stored.snapshot, stored.rows
        if story is not None and snapshot is not None and len(rows) < STORY:
            before = await self.store.snapshot_before(stored.table, snapshot.number - 1)
            if before is not None and before.rules == snapshot.rules:
                more = await self.store.rows(stored.table, before.number + 1, snapshot.number)
                if not any(isinstance(entries.read_entry(row.body), entries.Rewound) for row in more):
                    snapshot, rows = before, more + rows
        return fold(stored.code, snapshot, rows, key, story)

    def reload(self, table: Table, then: Callable[[TableState | None], None]) -> None:
        """Load a table of ours as it is written."""

        async def load() -> None:
            state = None
            try:
                stored = await self.store.load_number(table.id)
                if stored is not None:
                    state = await self.state_of(stored)
            except Exception:
                log.exception("table not loaded", table=table.code)
            if state is None and self.tables.get(table.code) is table:
                del self.tables[table.code]
            then(state)

        self.start(load())

    def past(self, table: Table, number: int, then: Callable[[TableState | None], None]) -> None:
        """Load a table as it was after a row."""

        async def load() -> None:
            state = None
            try:
                snapshot = await self.store.snapshot_before(table.id, number)
                first = 0 if snapshot is None else snapshot.number + 1
                rows = await self.store.rows(table.id, first, number)
                state = fold(table.code, snapshot, rows, table.state.secret)
            except Exception:
                log.exception("past not loaded", table=table.code, number=number)
            then(state)

        self.start(load())

    def act_known(self, table: Table, id: str, then: Callable[[int | None], None]) -> None:
        """Find the number of the row that an act of a client has made."""

        async def look() -> None:
            number = None
            with contextlib.suppress(StoreFailed):
                number = await self.store.act_known(table.id, id)
            then(number)

        self.start(look())

    def log_of(self, table: Table, then: Callable[[list[Row] | None], None], first: int = 0) -> None:
        """All rows of a table, or those from a number on."""

        async def load() -> None:
            rows = None
            try:
                rows = await self.store.rows(table.id, first)
            except StoreFailed:
                log.exception("log not loaded", table=table.code)
            then(rows)

        self.start(load())

    def start(self, work: object) -> None:
        """Do something beside everything else."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def forget(self, guest: str) -> None:
        """Let a guest go from all tables, so that what is in memory, here or elsewhere, is not written again."""
        for own in await self.store.tables_of(guest, 10_000):
            table = self.tables.get(own.code) if own.head.state == OVER else await self.find(own.code)
            seats = [] if table is None else table.state.seats_of(guest)
            if table is not None and seats:
                await self.put(table, NOBODY, entries.Forgotten(seats, cover_level(table.state)))
                for page in table.pages:
                    if page.guest == guest:
                        page.restart()

    # -- other nodes ---------------------------------------------------------------------------------------------------

    def hear(self, news: dict[int, int] | None) -> None:
        """Others have written rows: our tables follow. None: something may have been missed."""
        if news is None:
            self.start(self.ask_for_news())
            return
        for number, row in news.items():
            table = self.by_number.get(number)
            if table is not None:
                table.follow_to(row)

    async def ask_for_news(self) -> None:
        """See how far the tables are at which somebody is."""
        here = [table.id for table in self.tables.values() if table.pages]
        if here:
            with contextlib.suppress(StoreFailed):  # it is asked again, and told by those who write
                self.hear(await self.store.numbers(here))

    async def follow_others(self) -> None:
        """Follow what other nodes write, for ever: PostgreSQL tells, SQLite is asked."""
        if self.store.listen(self.hear):
            return
        while True:
            await asyncio.sleep(NEWS)
            await self.ask_for_news()

    # -- by itself -----------------------------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """Load the tables whose time is about to come, for ever."""
        stuck: dict[str, float] = {}  # tables that do not open, and when they are tried again
        while True:
            try:
                due = [code for _, code in await self.store.due(self.now() + AHEAD, 1000)]
            except StoreFailed as failed:
                log.warning("clocks not watched", reason=failed.outcome.value)
                due = []
            for code in due:
                if code not in self.tables and stuck.get(code, 0.0) < time.monotonic():
                    try:
                        await self.find(code)
                        stuck.pop(code, None)
                    except Exception:
                        log.exception("table not opened", table=code)
                        stuck[code] = time.monotonic() + STUCK
            await asyncio.sleep(WATCH)

    async def sweep(self) -> None:
        """Let tables rest that nobody is at, for ever; now and then clean up what never became a game."""
        cleaned = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.let_rest(time.monotonic())
                if time.monotonic() - cleaned > CLEAN:
                    cleaned = time.monotonic()
                    await self.store.clean(self.now())
            except Exception:
                log.exception("not swept")

    def let_rest(self, now: float) -> None:
        """Take tables out of memory that everybody left a while ago."""
        for code, table in list(self.tables.items()):
            if not table.pages and not table.writing and not table.orders and now - table.pages.quiet_since > REST:
                table.close()
                del self.tables[code]
                table.keep(lambda outcome: None)

    async def close(self) -> None:
        """Keep all tables as they are, and end."""
        self.closing = True
        done: list[asyncio.Future[None]] = []
        for table in self.tables.values():
            table.close()
            for page in table.pages:
                page.restart()
            done.append(self.kept(table))
        if done:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.gather(*done), 5.0)
        for task in list(self.tasks):
            task.cancel()

    def kept(self, table: Table) -> asyncio.Future[None]:
        """Write a table's snapshot as soon as nothing else of it is on its way."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(outcome: Outcome) -> None:
            if not future.done():
                future.set_result(None)

        table.do(lambda: table.keep(done))
        return future


def unlike(name: str, names: list[str]) -> str:
    """A name that none of these is.

    >>> unlike("Léa", ["Zoé", "léa"]), unlike("", ["Zoé"]), unlike("Léa", [])
    ('Léa 2', '2', 'Léa')
    """
    taken = {other.casefold() for other in names}
    number, wanted = 1, name
    while wanted == "" or wanted.casefold() in taken:
        number += 1
        wanted = f"{name} {number}".strip()
    return wanted


def fold(
    code: str, snapshot: Snapshot | None, rows: list[Row], key: bytes, story: list[Kept] | None = None
) -> TableState:
    """The table after these rows, with what everybody saw of them on the way. Rules that have changed since may refuse
    an act: then nothing is guessed."""
    if snapshot is not None:
        state = TableState.restored(snapshot.text, key)
    else:
        first = rows[0]
        opened = entries.read_entry(first.body)
        assert isinstance(opened, entries.Opened), "the first row opens the table"
        state = TableState.opened(code, opened, first.at, key)
        state.check_key()
        rows = rows[1:]
    for row in rows:
        refusal = state.apply(row.number, row.at, row.who, entries.read_entry(row.body), row.id)
        if refusal is not None:
            raise ValueError(f"row {row.number} of {code} is refused by {refusal.rule}: the rules have changed")
        if state.game is not None:
            updates = state.game.updates([] if story is None else [int(SPECTATOR)])
            if story is not None:
                story.append(Kept(row.number, {int(SPECTATOR): updates[0]}))
    return state
