"""Players at tables of four, whatever server they play on."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport

if TYPE_CHECKING:
    from .run import Run


SEATS = 4
now = time.perf_counter


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
