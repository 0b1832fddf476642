"""News of what other nodes write: PostgreSQL itself tells of it, as soon as it is durable.

Each transaction says how far it has brought which tables; who listens hears it when it commits, and never otherwise.
So nodes need nothing between them but the database that they share.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy.engine import Engine

CHANNEL = "tablee"
LONGEST = 7000  # characters of one notice: PostgreSQL takes no more than 8000
AGAIN = 1.0  # seconds until it is looked whether to go on listening, or tried to again

logger = logging.getLogger(__name__)
Told = Callable[[dict[int, int] | None], None]


def notices(node: str, rows: dict[int, int]) -> Iterator[str]:
    """What a node tells: for each table the number of its last row.

    >>> list(notices("anne", {7: 12, 8: 1}))
    ['anne 7:12 8:1']
    """
    text = node
    for table, number in rows.items():
        text += f" {table}:{number}"
        if len(text) > LONGEST:
            yield text
            text = node
    if text != node:
        yield text


def read_notice(text: str) -> tuple[str, dict[int, int]]:
    """Which node tells, and what.

    >>> read_notice("anne 7:12 8:1")
    ('anne', {7: 12, 8: 1})
    """
    node, *rows = text.split()
    return node, {int(table): int(number) for table, _, number in (row.partition(":") for row in rows)}


class News:
    """Listens in a thread of its own, and tells on the event loop. Nothing (None): something may have been missed."""

    def __init__(self, engine: Engine, node: str, loop: asyncio.AbstractEventLoop, told: Told) -> None:
        self.engine = engine
        self.node = node
        self.loop = loop
        self.told = told
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self.work, name="tablee-news", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Listen no more."""
        self.closed.set()
        self.thread.join()

    def tell(self, news: dict[int, int] | None) -> None:
        """Tell it on the event loop."""
        if not self.closed.is_set():
            self.loop.call_soon_threadsafe(self.told, news)

    def work(self) -> None:
        """Listen, on one connection after the other, until told to stop."""
        while not self.closed.is_set():
            try:
                self.listen()
            except Exception as error:  # whatever is wrong with the database, others tell it better
                logger.warning("other nodes are not heard: %s", type(error).__name__)
                self.closed.wait(AGAIN)

    def listen(self) -> None:
        """Listen on one connection, as long as it holds."""
        pooled = self.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()  # it is used for nothing else
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self.tell(None)
            while not self.closed.is_set():
                for notice in connection.notifies(timeout=AGAIN):
                    node, rows = read_notice(notice.payload)
                    if node != self.node:
                        self.tell(rows)
        finally:
            connection.close()
