"""A connection: one page that looks at a table. What waits to be sent is bounded; too slow a reader is let go."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.house import protocol
from tablee.house.credits import Credits
from tablee.house.texts import text
from tablee.house.wire import Wire

QUEUE = 256  # frames that may wait where there is no short way
CREDITS, REFILL = 100.0, 5.0  # messages that a page may send, and how many come back each second
BEAT = 10.0  # seconds between two measurements of the way
LONGEST_LAG = 1.0
FAREWELL = 5.0  # seconds for the last words to a page

POLICY, BROKE, RESTART, TRY_AGAIN = 1008, 1011, 1012, 1013

log = structlog.get_logger(__name__)
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)


class Hurried(Exception):
    """A client sends more than a person could."""


class Connection:
    """The way to one page, and what the page is to the table: whose it is, which seat it sees by, its language."""

    def __init__(self, socket: WebSocket, guest: str = "", lang: str = "fr", wire: Wire | None = None) -> None:
        self.socket = socket
        self.wire = wire  # the short way, where there is one
        self.guest = guest
        self.lang = lang
        self.seat = -1  # the seat that it sees by; -1 only watches
        self.asked_seat = -1  # the one it would like to see by, where a guest has several
        self.watch = False
        self.left = False  # got up: the page is about to go
        self.last = -1  # the last update that it had when it came
        self.outbox: deque[bytes] = deque()
        self.filled = asyncio.Event()
        self.let_go = asyncio.Event()
        self.why_let_go = ("hurried", TRY_AGAIN)
        self.credits = Credits(CREDITS, REFILL)
        self.lag = 0.0  # seconds that a message takes one way
        self.beats: dict[int, float] = {}

    def send(self, message: protocol.FromTable) -> None:
        """Put a message on its way."""
        self.send_frame(ENCODER.encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Put a frame on its way. A page that does not keep up is let go; it comes back and gets a fresh view."""
        if self.let_go.is_set():
            return
        if self.wire is not None:
            if not self.wire.push(frame):
                self.let_go.set()
            return
        if len(self.outbox) >= QUEUE:
            self.let_go.set()
            return
        self.outbox.append(frame)
        if not self.filled.is_set():
            self.filled.set()

    def replace(self) -> None:
        """The same guest looks by the same seat from a newer page: this one rests until somebody wants it back."""
        self.rest("replaced", POLICY)

    def restart(self, close: int = RESTART) -> None:
        """The house closes, or the table cannot go on here: the page comes back and tries again."""
        self.rest("restart", close)

    async def read(self) -> protocol.FromClient:
        """The next message, checked; `Hurried` or `msgspec.DecodeError` if there is something wrong with it."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        frame = message.get("text")
        if frame is None:
            raise msgspec.DecodeError("not a text")
        return self.checked(frame)

    def checked(self, frame: str | bytes) -> protocol.FromClient:
        """What a frame says; `Hurried` or `msgspec.DecodeError` if there is something wrong with it."""
        if not self.credits.spend(time.monotonic()):
            raise Hurried
        return DECODER.decode(frame)

    async def listen(self, take: Callable[[Connection, protocol.FromClient], None]) -> None:
        """Pass on what a page wants, until it goes."""

        def heard(frame: bytes) -> None:
            if self.let_go.is_set():
                return
            try:
                take(self, self.checked(frame))
            except Hurried:
                self.rest("hurried", POLICY)
            except msgspec.DecodeError:
                self.rest("unclear", POLICY)
            except Exception:
                log.exception("page broke")
                self.rest("broke", BROKE)

        if self.wire is not None:
            self.wire.hear(heard)
        while True:
            take(self, await self.read())

    def rest(self, why: str, close: int) -> None:
        """Let the page go, and say why."""
        self.why_let_go = (why, close)
        self.let_go.set()

    async def write(self) -> None:
        """Send what waits, until the connection ends."""
        outbox = self.outbox
        while True:
            await self.filled.wait()
            while outbox:
                try:
                    await self.socket.send({"type": "websocket.send", "text": outbox.popleft().decode()})
                except (WebSocketDisconnect, RuntimeError):
                    return  # the reading side sees the same end, and cleans up
            self.filled.clear()

    async def beat(self) -> None:
        """Measure the way, again and again."""
        number = 0
        while True:
            number += 1
            self.beats = {number: time.monotonic()}
            self.send(protocol.BeatMessage(number))
            await asyncio.sleep(BEAT)

    def pulse(self, number: int) -> None:
        """The answer to a beat: the way takes half of the time that has passed. One slow answer proves little, one
        quick answer much: nobody gains by answering late."""
        sent = self.beats.pop(number, None)
        if sent is not None:
            way = min((time.monotonic() - sent) / 2, LONGEST_LAG)
            self.lag = way if self.lag == 0.0 or way < self.lag else 0.8 * self.lag + 0.2 * way

    async def end(self, code: str, close: int = POLICY) -> None:
        """Say why, and close. Nobody waits long for a page that does not listen."""
        if self.socket.application_state is WebSocketState.CONNECTED:
            message = protocol.ErrorMessage(code, text(code, self.lang))
            try:
                async with asyncio.timeout(FAREWELL):
                    await self.socket.send_text(ENCODER.encode(message).decode())
                    await self.socket.close(close)
            except (WebSocketDisconnect, RuntimeError):
                return  # gone already
            except TimeoutError:
                if self.wire is not None:
                    self.wire.cut()
