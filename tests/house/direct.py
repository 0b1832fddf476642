"""A house in this very event loop, without a network: what its pages get is compared byte by byte.

Everything has a deadline. `Open` is a house that is open, `Page` a page at one of its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from starlette.types import Message

from house.guests import SECRET
from tablee.house import protocol
from tablee.house.app import House
from tablee.house.guests import PLAIN, new_token
from tablee.house.lobby import SALT, Lobby
from tablee.house.opening import open_lobby
from tablee.house.pace import Pace
from tablee.house.services import Minds
from tablee.house.store import Row
from tablee.house.table import Table

HOST = "testserver"
DEADLINE = 120.0  # seconds for anything at all, on a machine that has much else to do
NOW = 1_800_000_000.0
Facts = dict[str, Any]


class Page:
    """A page at a table, in a browser with this token."""

    def __init__(
        self,
        app: Any,
        code: str,
        token: str,
        name: str,
        host: str = HOST,
        origin: str = f"http://{HOST}",
        address: str = "127.0.0.1",
    ) -> None:
        self.frames: list[str] = []  # all that it got, but beats
        self.code: int | None = None  # with which the connection was closed
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.reads = asyncio.Event()  # cleared: it stops reading
        self.reads.set()
        headers = [(b"host", host.encode()), (b"origin", origin.encode())]
        if token:
            headers.append((b"cookie", f"{PLAIN}={token}".encode()))
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": (HOST, 80),
            "client": (address, 40000),
            "path": f"/ws/{code}",
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "state": {},
        }
        self.task = asyncio.create_task(app(scope, self.inbox.get, self.take))
        self.name = name
        self.serial = 0

    async def take(self, message: Message) -> None:
        """Something comes from the table."""
        await self.reads.wait()
        if message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        elif message["type"] == "websocket.send" and '"type":"beat"' not in message["text"]:
            self.frames.append(message["text"])

    def say(self, frame: str | bytes) -> None:
        """Send a frame as it is."""
        kind = "text" if isinstance(frame, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", kind: frame})

    def tell(self, kind: str, **facts: object) -> None:
        """Send a message."""
        self.say(json.dumps({"type": kind, **facts}))

    def hello(self, lang: str = "fr", last: int = -1, **facts: object) -> None:
        """The first message."""
        self.tell("hello", version=protocol.VERSION, lang=lang, last=last, **facts)

    def wish(self, kind: str, **facts: object) -> str:
        """Want something; its id."""
        self.serial += 1
        id = f"{self.name}-{self.serial}"
        self.tell(kind, id=id, **facts)
        return id

    @property
    def messages(self) -> list[Facts]:
        """All that it got."""
        return [json.loads(frame) for frame in self.frames]

    def answer(self, id: str) -> Facts:
        """The answer to a wish, which must be here."""
        return next(message for message in self.messages if message.get("id") == id)

    async def go(self) -> None:
        """Close the page."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, DEADLINE)


class Open:
    """A house that is open."""

    def __init__(self, house: House, app: Any, still: bool) -> None:
        self.house = house
        self.app = app
        self.pages: list[Page] = []
        self.name = "" if still else secrets.token_hex(3)
        self.serial = 0

    @property
    def lobby(self) -> Lobby:
        """All its tables."""
        return self.house.lobby

    def table(self, code: str) -> Table:
        """A table that is in memory."""
        return self.lobby.tables[code]

    async def rows(self, code: str) -> list[Row]:
        """The log of a table, as it is written."""
        stored = await self.lobby.store.load(code)
        assert stored is not None
        return await self.lobby.store.rows(stored.table)

    def come(self, code: str, token: str = "", **changed: str) -> Page:
        """Open a page."""
        self.serial += 1
        page = Page(self.app, code, token, f"{self.name}.{self.serial}", **changed)
        self.pages.append(page)
        return page

    async def greet(
        self, code: str, token: str = "", lang: str = "fr", last: int = -1, address: str = "127.0.0.1", **facts: object
    ) -> Page:
        """Open a page and say hello; what it gets is there."""
        page = self.come(code, token, address=address)
        page.hello(lang, last, **facts)
        await self.settle(lambda: bool(page.frames))
        return page

    async def settle(self, until: Callable[[], bool] = lambda: True) -> None:
        """Wait until nothing is on its way any more."""
        end = time.monotonic() + DEADLINE
        calm = 0
        while calm < 3:
            await asyncio.sleep(0)
            busy = any(table.writing or table.orders for table in self.lobby.tables.values())
            unheard = any(page.inbox.qsize() and not page.task.done() for page in self.pages)
            busy = busy or unheard or bool(self.lobby.loading or self.lobby.tasks)
            busy = busy or any(c.outbox for t in self.lobby.tables.values() for c in t.pages if self.hears(c))
            calm = 0 if busy or not until() else calm + 1
            if not calm:
                await asyncio.sleep(0.001)
                assert time.monotonic() < end, "the house does not come to rest"

    def hears(self, connection: object) -> bool:
        """Whether the page of a connection reads what comes."""
        return all(page.reads.is_set() for page in self.pages)

    async def ask(
        self, path: str, token: str = "", body: object = None, address: str = "127.0.0.1", **headers: str
    ) -> httpx.Response:
        """Ask over HTTP; with a body it is a POST."""
        own = {"origin": f"http://{HOST}", **headers}
        if token:
            own["cookie"] = f"{PLAIN}={token}"
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 40000))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", timeout=DEADLINE) as client:
            if body is None:
                return await client.get(path, headers=own)
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            return await client.post(path, headers=own, content=data)


@contextlib.asynccontextmanager
async def open_here(
    folder: Path,
    pace: float = 0.0,
    secret: bytes = SECRET,
    database: str = "",
    still: bool = False,
    minds: Minds | None = None,
) -> AsyncIterator[Open]:
    """Open a house on the database in a folder; `still`: its time stands, and what its pages say is no surprise."""
    url = database or f"sqlite:///{folder / 'tablee.sqlite'}"
    house = House(partial(open_lobby, url, secret, Pace(pace), 0), names=frozenset({HOST}))
    app = house.app()
    async with app.router.lifespan_context(app):
        if still:
            house.lobby.now = lambda: NOW  # type: ignore[method-assign]
        if minds is not None:
            house.lobby.minds = minds
        here = Open(house, app, still)
        try:
            yield here
        finally:
            for page in here.pages:
                page.reads.set()
                if not page.task.done():
                    await page.go()


@contextlib.contextmanager
def same_cards(number: int) -> Iterator[None]:
    """Tables that are opened meanwhile are dealt the same every time."""
    honest = secrets.token_bytes

    def same_salt(size: int | None = None) -> bytes:
        return bytes([number]) * size if size == SALT else honest(size)

    with patch.object(secrets, "token_bytes", same_salt):
        yield


async def table_of_people(
    here: Open, game: str, seats: int, options: Facts | None = None, **settings: object
) -> tuple[str, list[str]]:
    """A table at which only people sit, dealt: its code, and their tokens."""
    tokens = [new_token() for _ in range(seats)]
    wanted = {
        "game": game,
        "seats": seats,
        "people": [{"name": "Personne 1", "colour": ""}],
        "level": "",
        "lang": "fr",
        "word": "lilas",
        "options": options or {},
        "settings": {"cover": 0, **settings},
    }
    answer = await here.ask("/api/tables", tokens[0], wanted)
    assert answer.status_code == 201, answer.text
    code = str(answer.json()["table"])
    for seat, token in enumerate(tokens[1:], 1):
        page = await here.greet(code, token)
        page.wish("sit", seat=seat, name=f"Personne {seat + 1}", colour="", word=f"mot {seat}")
        await here.settle(lambda page=page: any(one["type"] == "ack" for one in page.messages))  # type: ignore[misc]
        await page.go()
    host = await here.greet(code, tokens[0])
    host.wish("start")
    await here.settle(lambda: here.table(code).state.game is not None)
    await host.go()
    await here.settle()
    return code, tokens
