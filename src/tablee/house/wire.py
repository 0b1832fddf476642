"""The short way of frames: Uvicorn's WebSocket, which texts of a table leave, and texts of a page enter, at once.

The long way (a queue, a task that is woken, layers of middleware, a general parser) costs more than all that a table
does with an act. The short way is taken by whole, small texts between the greeting and the farewell; what else comes,
and everything where another server than Uvicorn serves, takes the long one. Nothing overtakes, as long as the
application is done with one message when it asks for the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

NAME: Final = "tablee.wire"  # of the extension by which an application finds it
FULL: Final = 256 * 1024  # bytes that may wait for a reader
WHOLE_TEXT: Final = 0x81  # a text, in one frame
WHOLE: Final = frozenset((WHOLE_TEXT, 0x88, 0x89, 0x8A))  # that, or a close, a ping, a pong
HEAD: Final = 6  # bytes before what a frame from a client says, at least
MASKED: Final = 0x80
LONG: Final = 126  # in place of a length: it stands in the next two bytes
LONGER: Final = 127

Taker = Callable[[bytes], None]


def framed(text: bytes) -> bytes:
    """A text as a frame from a server.

    >>> framed(b"hello"), framed(bytes(300))[:4]
    (b'\\x81\\x05hello', b'\\x81~\\x01,')
    """
    size = len(text)
    if size < LONG:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, LONG, size >> 8, size & 0xFF)) + text
    return bytes((WHOLE_TEXT, LONGER)) + size.to_bytes(8, "big") + text


def unframed(data: bytes, most: int) -> list[tuple[int, bytes]] | None:
    """The whole frames from a client of which data is made, each with its first byte; nothing if it is not.

    >>> unframed(bytes.fromhex("8185 37fa213d 7f9f4d5158") * 2, 100)
    [(129, b'Hello'), (129, b'Hello')]
    >>> unframed(bytes.fromhex("8185 37fa213d 7f9f4d51"), 100), unframed(bytes.fromhex("0100"), 100)
    (None, None)
    """
    frames: list[tuple[int, bytes]] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < HEAD or data[at] not in WHOLE or data[at + 1] < MASKED:
            return None
        first, size = data[at], data[at + 1] - MASKED
        at += 2
        if size == LONG:
            size = data[at] << 8 | data[at + 1]
            at += 2
        if size == LONGER or size > most or end - at < 4 + size:
            return None
        mask = data[at : at + 4]
        at += 4
        masks = (mask * (size // 4 + 1))[:size]
        frames.append((first, (int.from_bytes(data[at : at + size]) ^ int.from_bytes(masks)).to_bytes(size)))
        at += size
    return frames


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    taker: Taker | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the short way."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def push(self, text: bytes) -> bool:
        """Send a text at once. False: the reader does not keep up, or is gone."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return False
        transport.write(framed(text))
        return transport.get_write_buffer_size() < FULL

    def cut(self) -> None:
        """End at once: what still waits for the reader is thrown away."""
        self.transport.abort()

    def hear(self, taker: Taker) -> None:
        """Give each text to this taker from now on, as long as nothing else comes."""
        self.taker = taker

    def data_received(self, data: bytes) -> None:
        """Whole texts go to the taker, unless others wait on the long way. What is not made of whole frames ends it."""
        taker = self.taker
        if taker is not None:
            frames = unframed(data, self.config.ws_max_size)
            if frames is None:
                self.taker = None
            elif self.goes_at_once(frames):
                for _, text in frames:
                    taker(text)
                return
        super().data_received(data)

    def goes_at_once(self, frames: list[tuple[int, bytes]]) -> bool:
        """Whether these are texts, and nothing before them is still on the long way."""
        is_open = self.conn.state is State.OPEN and not self.close_sent
        return is_open and self.queue.empty() and all(first == WHOLE_TEXT for first, _ in frames)
