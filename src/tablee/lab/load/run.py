"""A run: tables are opened, played at, left; and how long everything took."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

from picows import ws_connect

from .orders import Counts, Order
from .others import Echo, Shed
from .ours import House
from .player import SEATS, Seat, Table, now

OPENING = 40  # sockets that are opened at the same time
SETTLING = 60.0  # seconds for all tables to be ready, at least
EACH = 0.2  # seconds more for each of them


class Run:
    """One order: tables are opened, played at, left."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.rng = random.Random(1)
        self.tables: list[Table] = []
        self.lines: list[dict[str, Any]] = []
        self.times: list[float] = []
        self.playing = self.counting = False
        self.behind = self.resyncs = self.refused = self.closed = self.received = self.over = 0
        self.waiting: set[Table] = set()
        self.all_ready = asyncio.Event()

    async def measure(self) -> Counts:
        """Do it."""
        order = self.order
        try:
            async with asyncio.timeout(SETTLING + EACH * order.tables):
                await {"ours": self.open_ours, "echo": self.open_echo, "boardgame.io": self.open_shed}[order.server]()
            self.playing = True
            for number, table in enumerate(self.tables):
                if order.every:
                    self.later(order.every * number / len(self.tables), self.pace, table)
                else:
                    table.move()
            await asyncio.sleep(order.warm)
            self.times.clear()
            self.received = 0
            start, cpu, server = now(), time.process_time(), taken(order.pid)
            await asyncio.sleep(order.seconds)
            span, busy, server = now() - start, time.process_time() - cpu, taken(order.pid) - server
            times = sorted(self.times)
            closed = self.closed
            self.playing = False
            if order.record:
                self.write_down()
        finally:
            for table in self.tables:
                for seat in table.seats:
                    if seat.transport is not None:
                        seat.transport.disconnect(graceful=False)
        if not times:
            raise RuntimeError(f"no move was made at {order.server}")
        p50, p99, longest = [
            round(1000 * times[min(len(times) - 1, int(len(times) * share))], 3) for share in (0.5, 0.99, 1.0)
        ]
        return Counts(
            moves=len(times),
            seconds=span,
            p50=p50,
            p99=p99,
            longest=longest,
            behind=self.behind,
            resyncs=self.resyncs,
            refused=self.refused,
            closed=closed,
            received=self.received,
            busy=busy / span,
            server_seconds=server,
        )

    def done(self, table: Table) -> None:
        """All have seen an act."""
        self.times.append(now() - table.sent)
        if self.playing and not self.order.every:
            table.move()

    def pace(self, table: Table) -> None:
        """The next act at a human pace."""
        if self.playing:
            self.later(self.order.every, self.pace, table)
            if table.left:
                self.behind += 1
            else:
                table.move()

    def later(self, seconds: float, what: Callable[[Table], None], table: Table) -> None:
        """Do something a little later."""
        asyncio.get_running_loop().call_later(seconds, what, table)

    def ready(self, table: Table) -> None:
        """A table waits for its first act."""
        self.waiting.discard(table)
        if not self.waiting:
            self.all_ready.set()

    async def connect(self, path: str, *headers: dict[str, str]) -> None:
        """Open all sockets, and wait until each is greeted."""
        gate = asyncio.Semaphore(OPENING)

        async def one(seat: Seat) -> None:
            async with gate:
                url = f"ws://127.0.0.1:{self.order.port}{path.format(seat.table.code)}"
                more = headers[seat.number] if headers else {}
                await ws_connect(lambda: seat, url, extra_headers=more, websocket_handshake_timeout=SETTLING)
                await seat.ready

        await asyncio.gather(*[one(seat) for table in self.tables for seat in table.seats])

    async def open_ours(self) -> None:
        """Four guests sit at every table; the first one opens it, and deals."""
        order = self.order
        origin = f"http://127.0.0.1:{order.port}"
        web = Web(order.port)
        cookies = []
        for number in range(SEATS):
            web.post("/api/me", {"name": f"Joueuse {number + 1}", "colour": "", "lang": "fr"}, Origin=origin)
            cookies.append(web.cookie())
        for _ in range(order.tables):
            wanted = {
                "game": order.game,
                "seats": SEATS,
                "people": [{"name": "Joueuse 1", "colour": ""}],
                "level": "",
                "lang": "fr",
                "word": "",
                "options": order.options,
                "settings": {},
            }
            self.tables.append(House(self, web.post("/api/tables", wanted, Cookie=cookies[0], Origin=origin)["table"]))
        self.waiting = set(self.tables)
        await self.connect("/ws/{}", *[{"Cookie": cookie, "Origin": origin} for cookie in cookies])
        for table in self.tables:
            assert isinstance(table, House)
            for seat in table.seats:
                seat.shown = -1
            table.recording = order.record != "" and table is self.tables[0]
            table.start()
        await self.all_ready.wait()

    async def open_echo(self) -> None:
        """Every socket says at which table it sits."""
        with open(self.order.replay, encoding="utf-8") as file:
            self.lines = [json.loads(line) for line in file]
        self.tables = [Echo(self, str(number)) for number in range(self.order.tables)]
        await self.connect("/")

    async def open_shed(self) -> None:
        """Matches are made, and joined, in the lobby."""
        web = Web(self.order.lobby)
        for _ in range(self.order.tables):
            code = web.post("/games/shed/create", {"numPlayers": SEATS})["matchID"]
            table = Shed(self, code)
            for seat in range(SEATS):
                who = {"playerID": str(seat), "playerName": f"Joueuse {seat + 1}"}
                table.keys.append(web.post(f"/games/shed/{code}/join", who)["playerCredentials"])
            self.tables.append(table)
        await self.connect("/socket.io/?EIO=4&transport=websocket")

    def write_down(self) -> None:
        """Write down what was said at the first table, as far as it was answered."""
        table = self.tables[0]
        assert isinstance(table, House)
        with open(self.order.record, "w", encoding="utf-8") as file:
            for line in table.said:
                if line["ack"] and all(line["updates"]):
                    file.write(json.dumps(line) + "\n")


class Web:
    """Plain HTTP, one request after the other."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SETTLING)
        self.answer: http.client.HTTPResponse | None = None

    def post(self, path: str, what: object, **headers: str) -> dict[str, Any]:
        """Send something."""
        headers["Content-Type"] = "application/json"
        self.connection.request("POST", path, json.dumps(what), headers)
        self.answer = self.connection.getresponse()
        said = self.answer.read()
        if self.answer.status >= 300:
            raise RuntimeError(f"{path}: {self.answer.status} {said[:200].decode(errors='replace')}")
        return dict(json.loads(said))

    def cookie(self) -> str:
        """The cookie that came with the last answer."""
        assert self.answer is not None
        return self.answer.headers["Set-Cookie"].partition(";")[0]


def taken(pid: int) -> float:
    """The seconds of a processor that a process has taken."""
    if not pid:
        return 0.0
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        words = file.read().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
