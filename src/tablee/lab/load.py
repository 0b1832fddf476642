"""Players for servers that are measured: hundreds of tables of four, over real WebSockets, from a process of its own.

Run by the interpreter of the environment of the peers; it imports nothing of this package, and speaks with our house as
any other client does. It reads orders from its standard input, a line of JSON each, and answers each with one: how many
moves were made, and how long it took from a move to the last of the four who were shown it.

An act is sent as soon as all four have seen the one before (or, at a human pace, every so many seconds a table).
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvloop
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
OPENING = 40  # sockets that are opened at the same time
SETTLING = 60.0  # seconds for all tables to be ready
VERSION = 2  # of our protocol

now = time.perf_counter


class Order(Struct, forbid_unknown_fields=True):
    """What is to be measured: at which server, on how many tables, for how long."""

    server: str  # ours, echo, boardgame.io
    port: int
    tables: int
    seconds: float
    warm: float = 0.5  # seconds before anything counts
    every: float = 0.0  # seconds between two acts of a table; 0: as fast as they are answered
    lobby: int = 0  # the port of the lobby, where it has one of its own
    game: str = "allergono"
    options: dict[str, int | str | bool] = {}
    record: str = ""  # a file for what was said at the first table, for the echo
    replay: str = ""  # that file
    pid: int = 0  # of the server


class Counts(Struct):
    """What came of an order. Times in milliseconds."""

    moves: int
    seconds: float
    p50: float
    p99: float
    longest: float
    behind: int  # acts at a human pace that could not be made in time, for the one before was not shown yet
    resyncs: int  # fresh views in the middle of a game
    refused: int
    closed: int
    received: int  # bytes
    busy: float  # the share of a processor that this process took
    server_seconds: float  # of a processor, that the server took meanwhile


class Seat(WSListener):
    """A player: one socket."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.transport: WSTransport | None = None
        self.ready = asyncio.get_running_loop().create_future()
        self.shown = -1  # the number of the last update
        self.ask: Ask | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.table.connected(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.run.received += len(data := frame.get_payload_as_bytes())
            self.table.heard(self, data)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.table.run.closed += 1
            transport.disconnect()

    def is_ready(self) -> None:
        """The player is greeted."""
        if not self.ready.done():
            self.ready.set_result(None)

    def say(self, message: bytes) -> None:
        """Send a frame."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)


class Table:
    """Four players at a table."""

    def __init__(self, run: Run, code: str) -> None:
        self.run = run
        self.code = code
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.left = 0  # who has not been shown the present act
        self.sent = 0.0

    def connected(self, seat: Seat) -> None:
        """A socket is open."""

    def heard(self, seat: Seat, data: bytes) -> None:
        """A frame came in."""
        raise NotImplementedError

    def move(self) -> None:
        """Let whoever's turn it is act."""
        raise NotImplementedError

    def act(self, seat: Seat, message: bytes) -> None:
        """Send an act, and wait until all have seen it."""
        self.left = SEATS
        self.sent = now()
        seat.say(message)

    def saw(self) -> None:
        """One more has seen the act."""
        self.left -= 1
        if self.left == 0:
            self.run.done(self)


# -- our house --------------------------------------------------------------------------------------------------------


class Choice(Struct):
    """A choice, as far as it matters here."""

    text: str
    verb: str
    answers: bool
    harm: bool = False


class Ask(Struct):
    """What is asked."""

    id: str
    required: bool
    choices: list[Choice]


class Game(Struct):
    """What is asked, in a view or an update."""

    ask: Ask | None


class Whole(Struct):
    """The game of a view."""

    view: Game


class View(Struct, tag="view"):
    """All there is to see."""

    number: int
    you: int
    game: Whole | None


class Update(Struct, tag="update"):
    """One step further."""

    number: int
    update: Game | None = None


class Ack(Struct, tag="ack"):
    """An act is kept."""

    id: str
    number: int


class Refused(Struct, tag="refused"):
    """An act is not done."""

    id: str
    code: str
    sentence: str


class Beat(Struct, tag="beat"):
    """To be answered at once."""

    beat: int


class Present(Struct, tag="present"):
    """Who is there."""


class Error(Struct, tag="error"):
    """The connection ends."""

    code: str
    sentence: str


FROM_TABLE = msgspec.json.Decoder(View | Update | Ack | Refused | Beat | Present | Error)
say = msgspec.json.encode


class House(Table):
    """A table of our house."""

    def __init__(self, run: Run, code: str) -> None:
        super().__init__(run, code)
        self.acts = 0
        self.said: list[dict[str, Any]] = []  # what was said, for the echo
        self.recording = False

    def connected(self, seat: Seat) -> None:
        seat.say(say({"type": "hello", "version": VERSION, "lang": "fr", "last": -1}))

    def heard(self, seat: Seat, data: bytes) -> None:
        message = FROM_TABLE.decode(data)
        if isinstance(message, Update):
            if message.update is not None:
                seat.ask = message.update.ask
            seat.shown = message.number
            if self.left:
                if self.recording:
                    self.said[-1]["updates"][seat.number] = data.decode()
                self.saw()
        elif isinstance(message, Ack):
            if message.id.startswith("sit"):
                seat.is_ready()
            elif self.recording and self.said:
                self.said[-1]["ack"] = data.decode()
        elif isinstance(message, View):
            self.viewed(seat, message)
        elif isinstance(message, Beat):
            seat.say(say({"type": "pulse", "beat": message.beat}))
        elif isinstance(message, Refused | Error):
            self.run.refused += 1
            print(f"refused: {message.code} {message.sentence}", file=sys.stderr)
            self.left = 0

    def viewed(self, seat: Seat, view: View) -> None:
        """A whole view: at the beginning, when one has sat down, when it is dealt; or since something went wrong."""
        seat.shown = view.number
        if self.acts:
            self.run.resyncs += 1
        if view.you < 0:
            name = f"Joueuse {seat.number + 1}"
            sit = {"type": "sit", "id": f"sit{seat.number}", "seat": seat.number, "name": name}
            seat.say(say({**sit, "colour": "", "word": ""}))
        elif view.game is None:
            seat.is_ready()
        else:
            seat.ask = view.game.view.ask
            self.dealt()

    def dealt(self) -> None:
        """One more player sees the game."""
        if all(seat.ask is not None or seat.shown >= 0 for seat in self.seats):
            self.run.ready(self)

    def start(self) -> None:
        """The host deals."""
        self.seats[0].say(say({"type": "start", "id": "start"}))

    def move(self) -> None:
        for seat in self.seats:
            ask = seat.ask
            if ask is not None and ask.required:
                answers = [choice for choice in ask.choices if choice.answers and not choice.harm]
                some = [choice for choice in answers if choice.verb.startswith("lay")] or answers
                text = self.run.rng.choice(some or ask.choices).text
                self.acts += 1
                act = say({"type": "act", "id": f"a{self.acts}", "decision": ask.id, "text": text})
                if self.recording:
                    self.said.append({"seat": seat.number, "act": act.decode(), "ack": "", "updates": [""] * SEATS})
                self.act(seat, act)
                return
        self.run.over += 1


# -- the echo ---------------------------------------------------------------------------------------------------------


class Echo(Table):
    """The same conversation, with somebody who only repeats what was once said."""

    acts = 0

    def connected(self, seat: Seat) -> None:
        seat.say(b"%s %d" % (self.code.encode(), seat.number))

    def heard(self, seat: Seat, data: bytes) -> None:
        if data == b"ready":
            seat.is_ready()
        elif isinstance(FROM_TABLE.decode(data), Update):
            self.saw()

    def move(self) -> None:
        line = self.run.lines[self.acts % len(self.run.lines)]
        self.acts += 1
        self.act(self.seats[line["seat"]], line["act"].encode())


# -- boardgame.io -----------------------------------------------------------------------------------------------------


class Shed(Table):
    """A match of boardgame.io, over engine.io and socket.io as they go over a WebSocket."""

    def __init__(self, run: Run, code: str) -> None:
        super().__init__(run, code)
        self.keys: list[str] = []
        self.state: dict[str, Any] = {}
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]

    def connected(self, seat: Seat) -> None:
        """It speaks first."""

    def heard(self, seat: Seat, data: bytes) -> None:
        if data == b"2":
            seat.say(b"3")
        elif data[:1] == b"0":
            seat.say(b"40/shed,")
        elif data[:2] == b"40":
            sync = ["sync", self.code, str(seat.number), self.keys[seat.number], SEATS]
            seat.say(b"42/shed," + say(sync))
        elif data[:2] == b"42":
            name, _, what, *_ = msgspec.json.decode(memoryview(data)[len(b"42/shed,") :])
            if name == "update":
                self.see(seat, what)
                if self.left:
                    self.saw()
            elif name == "sync":
                self.see(seat, what["state"])
                seat.is_ready()

    def see(self, seat: Seat, state: dict[str, Any]) -> None:
        """The state as this player sees it."""
        self.state = state
        self.hands[seat.number] = state["G"]["hands"][str(seat.number)]

    def move(self) -> None:
        player = int(self.state["ctx"]["currentPlayer"])
        top = self.state["G"]["top"]
        fits = [c for c in self.hands[player] if c % 4 == top % 4 or c // 4 % 14 == top // 4 % 14]
        move = {"type": "lay", "args": [self.run.rng.choice(fits)]} if fits else {"type": "draw", "args": []}
        payload = {**move, "playerID": str(player), "credentials": self.keys[player]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = say(["update", action, self.state["_stateID"], self.code, str(player)])
        self.act(self.seats[player], b"42/shed," + message)


# -- a run ------------------------------------------------------------------------------------------------------------


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
            async with asyncio.timeout(SETTLING):
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


def main() -> None:
    """Say who is here, then measure what is ordered."""
    print(json.dumps({"load": f"Python {sys.version.split()[0]}"}), flush=True)
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)

        async def measure(order: Order = order) -> Counts:
            return await Run(order).measure()

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            counts = runner.run(measure())
        print(json.dumps(msgspec.to_builtins(counts)), flush=True)


if __name__ == "__main__":
    main()
