"""Opens a lobby: its store, its bots, what it does by itself; and closes all of it in good order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from sqlalchemy.engine import URL

from tablee.house.bots_here import MindsHere
from tablee.house.lobby import Lobby
from tablee.house.pace import Pace
from tablee.house.store import Store
from tablee.house.thinkers import Thinkers


@contextlib.asynccontextmanager
async def open_lobby(
    database: URL | str, secret: bytes, pace: Pace | None = None, thinkers: int | None = None
) -> AsyncIterator[Lobby]:
    """A lobby on a database. Its bots think in so many other processes; in this very one if that is 0."""
    store = await Store.open(database)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        minds = MindsHere() if thinkers == 0 else await stack.enter_async_context(Thinkers(thinkers))
        lobby = Lobby(store, minds, secret, pace)
        work = [asyncio.create_task(one) for one in (lobby.watch_clocks(), lobby.sweep(), lobby.follow_others())]
        try:
            yield lobby
        finally:
            for task in work:
                task.cancel()
            await lobby.close()
