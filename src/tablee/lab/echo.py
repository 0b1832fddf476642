"""The raw limit of our stack: the same WebSocket server, and behind it nothing but the bytes of a recorded game.

Whoever acts at a table gets the acknowledgement, and everybody there the update, as they once went out. Nothing is
judged, written or told anew; what remains is what carrying the frames costs.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import uvicorn
from starlette.types import Receive, Scope, Send

from tablee.house.serving import config, listen


class Echo:
    """Tables at which a recorded game is played over and over."""

    def __init__(self, record: Path) -> None:
        self.lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
        self.tables: dict[str, dict[int, Send]] = {}
        self.played: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, as bare as ASGI has it."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        code, number = (await receive())["text"].split()
        table = self.tables.setdefault(code, {})
        table[int(number)] = send
        await send({"type": "websocket.send", "text": "ready"})
        while (await receive())["type"] != "websocket.disconnect":
            line = self.lines[self.played.get(code, 0) % len(self.lines)]
            self.played[code] = self.played.get(code, 0) + 1
            await send({"type": "websocket.send", "text": line["ack"]})
            for other, update in enumerate(line["updates"]):
                await table[other]({"type": "websocket.send", "text": update})
        table.pop(int(number))


def main() -> None:
    """Serve on any port, which is said in a line of JSON, until the standard input ends."""
    listener = listen("127.0.0.1", 0)
    listener.listen()
    print(json.dumps({"port": listener.getsockname()[1]}), flush=True)
    uvicorn.Server(config(Echo(Path(sys.argv[1])))).run(sockets=[listener])


if __name__ == "__main__":
    main()
