"""A store for the tests: opened, used, closed; and what a table would ask of it."""

from __future__ import annotations

import asyncio
import functools
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from tablee.house.store import Append, Guest, Head, Outcome, Row, Snapshot, Store

CODES = (f"TABLE{number}" for number in itertools.count())
OPEN = Head("open", None, "rules-1", b'[{"name":"Anne"}]')
ANNE = Guest("anne", "Anne", "red", "fr", 1.0, 1.0)


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs on an event loop."""

    @functools.wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """A store that is open."""
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def row(number: int, body: bytes = b'{"type":"act"}', id: str = "", who: int = 0) -> Row:
    """A row of a log."""
    return Row(number, 1000.0 + number, who, body, id)


def head(**changed: Any) -> Head:
    """The head of a table that plays."""
    plain = {"state": "playing", "deadline": None, "rules": "rules-1", "players": b"[]"}
    return Head(**{**plain, **changed})


async def new_table(store: Store, code: str = "", members: list[tuple[str, int]] | None = None) -> int:
    """The number of a new table."""
    return await store.create(code or next(CODES), "allergono", b"salt", row(0), OPEN, members or [])


def ask(
    store: Store,
    table: int,
    row: Row | None,
    head_: Head | None = None,
    snapshot: Snapshot | None = None,
    members: list[tuple[str, int]] | None = None,
) -> asyncio.Future[Outcome]:
    """Ask for a row to be added; what will have become of it."""
    answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.append(Append(table, row, head_ or head(), answer.set_result, snapshot, members))
    return answer
