"""The writer: one thread that takes all that waits, writes it in one transaction, and says what became of it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError

from tablee.house.store.database import failure
from tablee.house.store.news import notices
from tablee.house.store.rows import Append, Outcome, StoreFailed
from tablee.house.store.statements import Statements

BATCH = 2000  # as many requests at most share a transaction

logger = logging.getLogger(__name__)


class Job:
    """Something else to write. It may be run more than once, until a transaction with it is kept."""

    __slots__ = ("answer", "error", "outcome", "result", "work")

    def __init__(self, work: Callable[[Connection], Any], answer: asyncio.Future[Any]) -> None:
        self.work = work
        self.answer = answer
        self.result: Any = None
        self.error: Exception | None = None
        self.outcome = Outcome.CLOSED


Request = Append | Job


class Writer:
    """Writes what the event loop asks for. `append`, `job` and `close` are called on the loop, the rest runs apart.

    Appends of one table are a chain: once one of them is not kept, those that were asked for after it are not either,
    until the table has been told.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, node: str) -> None:
        self.engine = engine.execution_options(writes=True)
        self.loop = loop
        self.node = node
        self.queue: SimpleQueue[Request | None] = SimpleQueue()  # None: nothing comes after this
        self.statements = Statements(engine.dialect)
        self.rounds: dict[int, int] = {}  # of a table: how often it has been told to reload; the loop's
        self.broken: dict[int, int] = {}  # of a table: the round whose chain is broken; the thread's
        self.closed = False
        self.thread = threading.Thread(target=self.work, name="tablee-writer", daemon=True)
        self.thread.start()

    # -- on the event loop --------------------------------------------------------------------------------------------

    def append(self, request: Append) -> None:
        """Take a request; it is answered later."""
        if self.closed:
            self.loop.call_soon(request.done, Outcome.CLOSED)
            return
        if self.rounds:
            request.round = self.rounds.get(request.table, 0)
        self.queue.put(request)

    async def job(self, work: Callable[[Connection], Any]) -> Any:
        """Write something else, between the appends; `StoreFailed` if it cannot be."""
        if self.closed:
            raise StoreFailed(Outcome.CLOSED)
        job = Job(work, self.loop.create_future())
        self.queue.put(job)
        return await job.answer

    def close(self) -> None:
        """Take nothing more; what waits is still written."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)

    def tell(self, requests: list[Request]) -> None:
        """Say what became of a batch."""
        for request in requests:
            if type(request) is not Append or request.outcome is Outcome.KEPT:
                continue
            if self.rounds.get(request.table, 0) == request.round:
                self.rounds[request.table] = request.round + 1
        for request in requests:
            if type(request) is Append:
                try:
                    request.done(request.outcome)
                except Exception as error:
                    self.loop.call_exception_handler({"message": "an outcome found no taker", "exception": error})
            elif isinstance(request, Job) and not request.answer.done():
                if request.error is None:
                    request.answer.set_result(request.result)
                else:
                    request.answer.set_exception(request.error)

    # -- in its own thread --------------------------------------------------------------------------------------------

    def work(self) -> None:
        """Write batch after batch until told to stop."""
        more = True
        while more:
            requests: list[Request] = []
            request = self.queue.get()
            try:
                while request is not None:
                    requests.append(request)
                    if len(requests) == BATCH:
                        break
                    request = self.queue.get_nowait()
            except Empty:
                pass
            more = request is not None
            # Every node goes through the tables in the same order, so that none waits for another in a circle.
            requests.sort(key=place)
            self.write(requests)
            try:
                self.loop.call_soon_threadsafe(self.tell, requests)
            except RuntimeError:  # the loop is closed: nobody waits any more
                return

    def write(self, requests: list[Request]) -> None:
        """Write all of it in one transaction; where single ones are in the way, in halves."""
        wanted = self.unbroken(requests) if self.broken else requests
        if not wanted:
            return
        try:
            with self.engine.begin() as connection:
                self.put(connection, wanted)
        except Exception as error:
            failed = failure(error)
            if len(wanted) > 1 and failed.outcome in (Outcome.LOST, Outcome.UNFIT):
                half = len(wanted) // 2
                self.write(wanted[:half])
                self.write(wanted[half:])
                return
            for request in wanted:
                self.fail(request, failed, error)
        else:
            for request in wanted:
                request.outcome = Outcome.KEPT

    def unbroken(self, requests: list[Request]) -> list[Request]:
        """The requests that do not follow one that was not kept; those that do are lost."""
        wanted: list[Request] = []
        for request in requests:
            if type(request) is Append and request.table in self.broken:
                if request.round == self.broken[request.table]:
                    request.outcome = Outcome.LOST
                    continue
                del self.broken[request.table]
            wanted.append(request)
        return wanted

    def fail(self, request: Request, failed: StoreFailed, error: Exception) -> None:
        """Note that a request was not kept."""
        request.outcome = failed.outcome
        if isinstance(request, Job):
            request.error = error if isinstance(error, IntegrityError) else failed
            return
        self.broken[request.table] = request.round
        if isinstance(error, IntegrityError):  # the table itself is gone
            request.outcome = Outcome.LOST
        elif failed.outcome is Outcome.UNFIT:  # what it was stays out of the logs
            logger.error("a row of table %d was refused: %s", request.table, type(error).__name__)

    def put(self, connection: Connection, requests: list[Request]) -> None:
        """Run the statements for all of it."""
        appends = [request for request in requests if type(request) is Append]
        added = [(a.table, a.row) for a in appends if a.row is not None]
        rows = [(table, r.number, r.at, r.who, r.body.decode(), r.id) for table, r in added]
        if self.statements.add_row.run(connection, rows) != len(rows):
            raise StoreFailed(Outcome.LOST)
        newest = {a.table: (a.row, a.head) for a in appends if a.row is not None}  # the last one of each table stays
        heads = [
            (row.at, h.state, h.deadline, h.rules, row.number, h.players.decode(), table)
            for table, (row, h) in newest.items()
        ]
        self.statements.set_head.run(connection, heads)
        if self.statements.tell is not None:
            told = notices(self.node, {table: row.number for table, (row, _) in newest.items()})
            self.statements.tell.run(connection, [(text,) for text in told])
        kept = [(a.table, s.number, s.rules, s.text) for a in appends for s in (a.snapshot,) if s is not None]
        self.statements.add_snapshot.run(connection, kept)
        needed = [(a.table, a.table, a.needed) for a in appends if a.snapshot is not None and a.needed is not None]
        self.statements.prune.run(connection, needed)
        for append in appends:
            if append.members is not None:
                seat_members(connection, self.statements, append.table, append.members)
        for request in requests:
            if type(request) is Job:
                request.result = request.work(connection)


def place(request: Request) -> tuple[int, int]:
    """Where a request stands in its batch: appends by table and number, then everything else."""
    if type(request) is not Append:
        return (1 << 62, 0)
    row, snapshot = request.row, request.snapshot
    number = row.number if row is not None else snapshot.number if snapshot is not None else 0
    return (request.table, number)


def seat_members(connection: Connection, statements: Statements, table: int, members: list[tuple[str, int]]) -> None:
    """Note who sits where at a table now. A seat below 0: has none, but may have left traces in the log."""
    seats: dict[str, int] = {}
    for guest, seat in members:
        seats[guest] = seats.get(guest, 0) | (1 << seat if seat >= 0 else 0)
    statements.unseat.run(connection, [(table,)])
    statements.seat.run(connection, [(table, mask, guest) for guest, mask in sorted(seats.items())])
