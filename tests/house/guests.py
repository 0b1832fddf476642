"""A guest for the tests: opens a table, sits down at it by a socket, and plays."""

from __future__ import annotations

import json
import secrets
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from starlette.testclient import TestClient, WebSocketTestSession

from tablee.house import connection, protocol
from tablee.house.app import House
from tablee.house.opening import open_lobby
from tablee.house.pace import Pace

ORIGIN = {"origin": "http://testserver"}
SECRET = b"a secret of the tests, and of nobody else"
Message = dict[str, Any]


def house_in(folder: Path, pace: float = 0.0, thinkers: int = 0) -> House:
    """A house on a database of its own; without a pace nobody dawdles. Its bots think where it does."""
    opening = partial(open_lobby, f"sqlite:///{folder / 'tablee.sqlite'}", SECRET, Pace(pace), thinkers)
    return House(opening, names=frozenset({"testserver"}))


@contextmanager
def open_house(pace: float = 0.0, folder: Path | None = None, thinkers: int = 0) -> Iterator[TestClient]:
    """A house that is open; without a pace nobody is told to slow down, either."""
    credits = connection.CREDITS if pace else 100_000.0
    with tempfile.TemporaryDirectory() as own:
        house = house_in(folder or Path(own), pace, thinkers)
        with patch.object(connection, "CREDITS", credits), TestClient(house.app(), headers=ORIGIN) as client:
            yield client


def wanted(**changed: object) -> Message:
    """A table of four, for one hand."""
    plain = {
        "game": "allergono",
        "seats": 4,
        "people": [{"name": "Léa", "colour": "red"}],
        "level": "random",
        "lang": "fr",
        "word": "lilas",
        "options": {"target": 0},
        "settings": {},
    }
    return {**plain, **changed}


def open_table(client: TestClient, **changed: object) -> str:
    """The code of a new table."""
    answer = client.post("/api/tables", json=wanted(**changed))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


class Guest:
    """A page at a table."""

    def __init__(self, socket: WebSocketTestSession, lang: str = "fr", last: int = -1, **hello: object) -> None:
        self.socket = socket
        self.serial = 0
        self.session = secrets.token_hex(4)
        self.unheard: deque[Message] = deque()
        self.send(type="hello", version=protocol.VERSION, lang=lang, last=last, **hello)

    def send(self, **message: object) -> None:
        """Say something."""
        self.socket.send_text(json.dumps(message))

    def hear(self, kind: str = "") -> Message:
        """The next message, of a kind; beats and who is here are passed over unless they are asked for."""
        while True:
            message: Message = self.unheard.popleft() if self.unheard else json.loads(self.socket.receive_text())
            if kind == message["type"] or (kind == "" and message["type"] not in ("beat", "present")):
                return message

    def answer(self, id: str) -> Message:
        """The answer to something that was sent; what comes before it is heard later."""
        before: list[Message] = []
        while (message := self.hear()).get("id") != id:
            before.append(message)
        self.unheard.extendleft(reversed(before))
        return message

    def act(self, ask: Message, text: str, id: str = "") -> str:
        """Act; the id of the act."""
        self.serial += 1
        name = id or f"{self.session}-{self.serial}"
        self.send(type="act", id=name, decision=ask["id"], text=text)
        return name

    def wish(self, kind: str, **facts: object) -> str:
        """Want something that is not an act of the game; its id."""
        self.serial += 1
        name = f"{self.session}-{self.serial}"
        self.send(type=kind, id=name, **facts)
        return name


def ask_of(message: Message) -> Message | None:
    """What a message asks, if it asks anything."""
    facts = message.get("update") or (message.get("game") or {}).get("view") or {}
    ask: Message | None = facts.get("ask")
    return ask if ask and ask["required"] else None
