"""Players of the bare echo and of boardgame.io."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .ours import FROM_TABLE, Update, say
from .player import SEATS, Seat, Table

if TYPE_CHECKING:
    from .run import Run


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
