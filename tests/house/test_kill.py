"""A real house under load: killed, stopped, doubled, and under new rules. What was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import json
import random
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from house.tables import awaited
from tablee.house import protocol
from tablee.house.guests import PLAIN, new_token
from tablee.house.store import Store

DEADLINE = 120.0  # seconds, on a machine that has much else to do
Facts = dict[str, Any]


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Served:
    """A process of `tablee serve`."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self.data = data
        self.port = port or free_port()
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> Served:
        """Start it, and wait until it is ready."""
        command = [sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-browser", "--thinkers", "1"]
        log = (self.data / "stderr").open("ab")
        self.process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL, stderr=log)
        log.close()
        end = time.monotonic() + DEADLINE
        async with httpx.AsyncClient(timeout=5) as client:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/readyz")).status_code == 200:
                        return self
                assert self.process.returncode is None, (self.data / "stderr").read_text()
                assert time.monotonic() < end, "the house does not open"
                await asyncio.sleep(0.02)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        await asyncio.wait_for(self.process.wait(), DEADLINE)


class Player:
    """Somebody at a table who plays whatever is asked, chats in between, and says again what was not answered."""

    def __init__(self, code: str, token: str, seed: int) -> None:
        self.code = code
        self.token = token
        self.chance = random.Random(seed)
        self.last = -1
        self.seen: dict[int, str] = {}  # the story: each row as it was told
        self.ask: Facts | None = None
        self.unanswered: dict[str, str] = {}
        self.acked: dict[str, set[int]] = collections.defaultdict(set)
        self.refused = 0
        self.serial = 0
        self.closed: list[int] = []
        self.over = False

    async def play(self, served: Served) -> None:
        """Play for ever, through whatever happens to the house."""
        while True:
            try:
                await self.sit_down(served)
            except (TimeoutError, OSError, ConnectionClosed, EOFError):
                pass
            except Exception as error:
                if type(error).__module__.split(".")[0] != "websockets":
                    raise
            await asyncio.sleep(0.01 + 0.05 * self.chance.random())

    async def sit_down(self, served: Served) -> None:
        """One connection."""
        headers = {"Cookie": f"{PLAIN}={self.token}"}
        address = served.url.replace("http", "ws") + f"/ws/{self.code}"
        async with connect(address, origin=served.url, additional_headers=headers, open_timeout=5) as page:  # type: ignore[arg-type]
            hello = {"type": "hello", "version": protocol.VERSION, "lang": "fr", "last": self.last}
            await page.send(json.dumps(hello))
            for frame in self.unanswered.values():
                await page.send(frame)
            try:
                while True:
                    try:
                        async with asyncio.timeout(0.05):  # not wait_for, which may swallow that all is over
                            frame = await page.recv()
                    except TimeoutError:
                        await self.act(page)
                        continue
                    self.hear(str(frame))
                    if not self.unanswered:
                        await self.act(page)
            finally:
                if page.close_code is not None:
                    self.closed.append(page.close_code)

    def hear(self, frame: str) -> None:
        """Take what the table says."""
        message = json.loads(frame)
        match message["type"]:
            case "view":
                self.last, self.ask = message["number"], message["game"]["view"]["ask"]
            case "update":
                assert message["number"] == self.last + 1, "a row is missing"
                self.last = message["number"]
                update = message.get("update") or {}
                if "update" in message:
                    self.ask = update["ask"]
                story = json.dumps([update.get("moment"), message.get("chat")])
                assert self.seen.setdefault(self.last, story) == story, "a row is told in another way"
            case "ack":
                self.acked[message["id"]].add(message["number"])
                self.unanswered.pop(message["id"], None)
            case "refused":
                self.refused += 1
                self.unanswered.pop(message["id"], None)

    async def act(self, page: ClientConnection) -> None:
        """Do the next thing, if nothing waits for an answer."""
        if self.unanswered:
            return
        self.serial += 1
        id = f"{self.token[:6]}-{self.serial}"
        ask = self.ask
        if ask and ask["required"] and ask["choices"] and self.chance.random() < 0.8:
            text = self.chance.choice(ask["choices"])["text"]
            wish = {"type": "act", "id": id, "decision": ask["id"], "text": text}
        else:
            wish = {"type": "say", "id": id, "phrase": "thanks", "text": ""}
        self.unanswered[id] = json.dumps(wish)
        await page.send(self.unanswered[id])
        if self.chance.random() < 0.1:
            await page.send(self.unanswered[id])  # impatient
        await asyncio.sleep(0.1)


async def open_tables(served: Served, tables: int, seats: int = 3) -> list[Player]:
    """So many tables with people, and one more seat for a bot: the players."""
    players: list[Player] = []
    for table in range(tables):
        tokens = [new_token() for _ in range(seats)]
        wanted = {
            "game": "allergono",
            "seats": seats + 1,
            "people": [{"name": "Personne 1", "colour": ""}],
            "level": "",
            "lang": "fr",
            "word": "",
            "options": {"target": 200},
            "settings": {"cover": 0},
        }
        cookies = [{"Cookie": f"{PLAIN}={token}", "Origin": served.url} for token in tokens]
        async with httpx.AsyncClient(timeout=DEADLINE) as client:
            answer = await client.post(f"{served.url}/api/tables", json=wanted, headers=cookies[0])
        assert answer.status_code == 201, answer.text
        code = answer.json()["table"]
        wishes = [{"type": "sit", "seat": at, "name": f"P{at}", "colour": "", "word": ""} for at in range(1, seats)]
        for token, wish in zip([*tokens[1:], tokens[0]], [*wishes, {"type": "start", "level": "random"}], strict=True):
            address = served.url.replace("http", "ws") + f"/ws/{code}"
            headers = {"Cookie": f"{PLAIN}={token}"}
            async with connect(address, origin=served.url, additional_headers=headers) as page:  # type: ignore[arg-type]
                hello = {"type": "hello", "version": protocol.VERSION, "lang": "fr", "last": -1}
                await page.send(json.dumps(hello))
                await page.send(json.dumps({**wish, "id": f"open {token}"}))
                while json.loads(await asyncio.wait_for(page.recv(), DEADLINE)).get("type") != "ack":
                    pass
        players += [Player(code, token, 100 * table + at) for at, token in enumerate(tokens)]
    return players


async def check_logs(data: Path, players: list[Player]) -> None:
    """No acknowledged act is lost, none was done twice, no log has a gap."""
    store = await Store.open(f"sqlite:///{data / 'house.sqlite3'}")
    try:
        for code in {player.code for player in players}:
            stored = await store.load(code)
            assert stored is not None
            rows = await store.rows(stored.table)
            assert [row.number for row in rows] == list(range(len(rows)))
            made: dict[str, list[int]] = collections.defaultdict(list)
            for row in rows:
                if row.id:
                    made[row.id.partition(":")[2]].append(row.number)
            assert all(len(numbers) == 1 for numbers in made.values())
            for player in players:
                if player.code == code:
                    assert {id: made[id] for id in player.acked} == {id: sorted(n) for id, n in player.acked.items()}
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def playing(served: Served, players: list[Player], other: Served | None = None) -> Any:
    """All of them play meanwhile; every other one with the other house, if there is one."""
    houses = [served, other or served]
    tasks = [asyncio.create_task(player.play(houses[at % 2])) for at, player in enumerate(players)]
    try:
        yield
    finally:
        while any(not task.done() for task in tasks):
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1)
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(result, asyncio.CancelledError):
                raise result


async def all_go_on(players: list[Player], more: int = 2) -> None:
    """Wait until everybody has had so many more wishes answered."""
    goals = {player: len(player.acked) + more for player in players}
    end = time.monotonic() + DEADLINE
    while not all(len(player.acked) >= goal for player, goal in goals.items()):
        stuck = [(player.code, player.last, player.ask) for player, goal in goals.items() if len(player.acked) < goal]
        assert time.monotonic() < end, f"these do not go on: {stuck}"
        await asyncio.sleep(0.02)


@awaited
async def test_no_acknowledged_act_is_lost_or_done_twice_when_the_house_is_killed(tmp_path: Path, soak: bool) -> None:
    chance = random.Random(4)
    served = await Served(tmp_path).start()
    try:
        players = await open_tables(served, tables=4)
        async with playing(served, players):
            for _ in range(25 if soak else 3):
                await all_go_on(players)
                await asyncio.sleep(chance.random() * 0.5)
                await served.end()
                served = await Served(tmp_path, served.port).start()
            await all_go_on(players, 5)
        await check_logs(tmp_path, players)
    finally:
        await served.end()
    assert sum(len(player.acked) for player in players) > 50
    errors = [line for line in (tmp_path / "stderr").read_text().splitlines() if '"level": "error"' in line]
    assert errors == []


@awaited
async def test_a_house_that_is_told_to_stop_says_so_and_keeps_everything(tmp_path: Path) -> None:
    served = await Served(tmp_path).start()
    try:
        players = await open_tables(served, tables=2)
        async with playing(served, players):
            await all_go_on(players)
            for player in players:
                player.closed.clear()
            await served.end(signal.SIGTERM)
            async with asyncio.timeout(DEADLINE):
                while not all(player.closed for player in players):
                    await asyncio.sleep(0.01)
            assert {player.closed[0] for player in players} == {1012}
            served = await Served(tmp_path, served.port).start()
            await all_go_on(players)
        await check_logs(tmp_path, players)
    finally:
        await served.end()


@awaited
async def test_two_houses_on_one_database_tell_the_same_story(tmp_path: Path) -> None:
    one = await Served(tmp_path).start()
    two = await Served(tmp_path).start()
    try:
        players = await open_tables(one, tables=2)
        async with playing(one, players, two):
            await all_go_on(players, 15)
        await check_logs(tmp_path, players)
        for player in players:
            for other in players:
                if other.code == player.code:
                    both = set(player.seen) & set(other.seen)
                    assert all(player.seen[number] == other.seen[number] for number in both)
    finally:
        await one.end()
        await two.end()


@awaited
async def test_who_stops_reading_costs_nobody_else_anything(tmp_path: Path) -> None:
    served = await Served(tmp_path).start()
    try:
        players = await open_tables(served, tables=1)
        asleep = Player(players[0].code, "", 0)
        with socket.create_connection(("127.0.0.1", served.port)) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(handshake(served.url, asleep.code))
            async with playing(served, players):
                await all_go_on(players, 20)
        await check_logs(tmp_path, players)
    finally:
        await served.end()


def handshake(url: str, code: str) -> bytes:
    """The first words of a socket, and hello."""
    hello = json.dumps({"type": "hello", "version": protocol.VERSION, "lang": "fr", "last": -1}).encode()
    host = url.removeprefix("http://")
    lines = [
        f"GET /ws/{code} HTTP/1.1",
        f"Host: {host}",
        f"Origin: {url}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "",
        "",
    ]
    frame = bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello
    return "\r\n".join(lines).encode() + frame
