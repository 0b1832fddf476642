"""The store as the house uses it: appends go to the writer, everything that is read is read on a few threads."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import IntegrityError

from tablee.house.store import guests, reading
from tablee.house.store.database import READERS, empty_journal, engine_for, file_of, require_newest, told
from tablee.house.store.guests import Blank
from tablee.house.store.news import News, Told
from tablee.house.store.reading import Reader
from tablee.house.store.rows import Append, CodeTaken, Guest, Head, Own, Row, Snapshot, Stored, StoreFailed
from tablee.house.store.schema import log, tables
from tablee.house.store.writer import Writer, seat_members

T = TypeVar("T")
ROOM = 256 * 1024  # bytes that a disk must have free for SQLite: a small row may still fit where a snapshot does not


class Store:
    """The tables, their logs and the guests of a house, durable. Open it on the event loop that uses it.

    Whatever is read is as it was committed. An error of the database is `StoreFailed`, or an outcome of an append.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.engine = engine
        self.loop = loop
        self.node = secrets.token_hex(4)
        self.writer = Writer(engine, loop, self.node)
        self.reader = Reader(engine.dialect)
        self.news: News | None = None
        # One moment for all that is read together: SQLite gives that anyway.
        postgres = engine.dialect.name == "postgresql"
        self.views = engine.execution_options(isolation_level="REPEATABLE READ") if postgres else engine
        self.threads = ThreadPoolExecutor(READERS, "tablee-reader")

    @staticmethod
    async def open(database: str | URL) -> Store:
        """Open the database behind a URL; an empty one is made. `BadDatabase` or `StoreFailed` if that cannot be."""
        engine = engine_for(database)
        try:
            await asyncio.to_thread(require_newest, engine)
        except BaseException:
            engine.dispose()
            raise
        return Store(engine, asyncio.get_running_loop())

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """What a function reads from a connection, on a thread."""

        def run() -> T:
            with told(), self.views.connect() as connection, connection.begin():
                return work(connection, *arguments)

        return await self.loop.run_in_executor(self.threads, run)

    # -- tables -------------------------------------------------------------------------------------------------------

    def append(self, request: Append) -> None:
        """Add a row to a table's log. Returns at once; `request.done` is called once it is durable, or known not to be.

        A table may ask for several before the first is answered. Once one is not KEPT, none after it is, until the
        table has been told; it then throws away what it has in memory and loads itself again.
        """
        self.writer.append(request)

    async def create(
        self, code: str, game: str, salt: bytes, row: Row, head: Head, members: list[tuple[str, int]]
    ) -> int:
        """Open a table with the first row of its log; its number. `CodeTaken` if a living one has this code."""

        def work(connection: Connection) -> int:
            values = reading.columns_of(head) | {"touched": row.at, "number": row.number}
            opened = sa.insert(tables).values(code=code, game=game, salt=salt, created=row.at, **values)
            table = int(connection.execute(opened.returning(tables.c.id)).scalar_one())
            first = {"number": row.number, "at": row.at, "who": row.who, "body": row.body.decode(), "id": row.id}
            connection.execute(sa.insert(log).values(table_id=table, **first))
            seat_members(connection, self.writer.statements, table, members)
            return table

        try:
            return int(await self.writer.job(work))
        except IntegrityError:
            raise CodeTaken(code) from None

    async def load(self, code: str) -> Stored | None:
        """The table with this code, or else the last that had it: its newest snapshot and the rows since."""
        return await self.read(self.reader.load, code)

    async def load_number(self, table: int) -> Stored | None:
        """The table with this number, living or over."""
        return await self.read(self.reader.load_number, table)

    async def rows(self, table: int, first: int = 0, to: int | None = None) -> list[Row]:
        """The log of a table from a number on, up to and with another."""
        return await self.read(self.reader.rows, table, first, to)

    async def snapshot_before(self, table: int, number: int) -> Snapshot | None:
        """The newest snapshot that is not later than this row."""
        return await self.read(self.reader.snapshot_before, table, number)

    async def act_known(self, table: int, id: str) -> int | None:
        """The number of the row that this act of a client has made."""
        return await self.read(self.reader.act_known, table, id)

    async def due(self, before: float, limit: int) -> list[tuple[float, str]]:
        """Deadlines until a moment, the earliest first, each with the code of its table."""
        return await self.read(self.reader.due, before, limit)

    async def numbers(self, wanted: list[int]) -> dict[int, int]:
        """The numbers of the last rows of some tables."""
        return await self.read(self.reader.numbers, wanted)

    def listen(self, told: Told) -> bool:
        """Tell from now on how far other nodes have brought which tables. False: this database cannot, it is asked."""
        if self.engine.dialect.name == "postgresql":
            self.news = News(self.engine, self.node, self.loop, told)
        return self.news is not None

    async def clean(self, now: float) -> int:
        """Remove tables that never began and where nothing has happened for a day, and guests who left nothing behind
        and have not been seen for as long as a cookie lives. How many tables that were."""
        return int(await self.writer.job(lambda connection: guests.clean(connection, now)))

    # -- guests -------------------------------------------------------------------------------------------------------

    async def guest(self, token: str) -> Guest | None:
        """The guest with the token of this hash. Once a new token is used, the one before it opens nothing."""
        found = await self.read(guests.guest_of, token)
        if found is None:
            return None
        guest, rotated = found
        if rotated:
            await self.writer.job(lambda connection: guests.settle(connection, token))
        return guest

    async def save_guest(self, guest: Guest, token: str = "") -> bool:
        """Keep what is known of a guest; the hash of a token makes a new one. Whether the guest is known."""
        return bool(await self.writer.job(lambda connection: guests.save(connection, guest, token)))

    async def rotate(self, guest: str, token: str) -> None:
        """Give a guest a token of another hash. The one before opens the door until this one is used."""
        await self.writer.job(lambda connection: guests.rotate(connection, guest, token))

    async def tables_of(self, guest: str, limit: int) -> list[Own]:
        """Where a guest has a seat, the last touched first."""
        return await self.read(guests.tables_of, guest, limit)

    async def export_guest(self, guest: str) -> dict[str, Any] | None:
        """Everything that is kept about a guest, as plain data for JSON; None for nobody."""
        return await self.read(guests.export, guest)

    async def erase_guest(self, guest: str, blank: Blank) -> int:
        """Forget a guest: blank what is personal wherever the guest has been, and remove the rest. At how many tables.

        Living tables must have been told before, by a row of their own: what they have in memory they write again.
        """
        been = int(await self.writer.job(lambda connection: guests.erase(connection, guest, blank)))
        await self.loop.run_in_executor(self.threads, empty_journal, self.engine)
        return been

    # -- the house ----------------------------------------------------------------------------------------------------

    async def ready(self) -> bool:
        """Whether the database can be written to at this moment, seen by writing, and there is room for more."""
        file = file_of(self.engine)
        try:
            if file is not None and shutil.disk_usage(file.parent).free < ROOM:
                return False
            await self.writer.job(guests.touch)
        except (StoreFailed, OSError):
            return False
        return True

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self.news is not None:
            await asyncio.to_thread(self.news.close)
        self.writer.close()
        await asyncio.to_thread(self.writer.thread.join)
        # What the thread has said last is still to be heard.
        await asyncio.sleep(0)
        self.threads.shutdown()
        self.engine.dispose()
