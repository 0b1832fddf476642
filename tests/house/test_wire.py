"""The short way of frames, over real sockets: what takes it, what does not, and that nothing overtakes anything."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import uvicorn
import websockets

from tablee.house.serving import config, listen
from tablee.house.wire import FULL, NAME, Wire, framed, unframed

Message = dict[str, Any]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
MASK = bytes.fromhex("37fa213d")


class Parrot:
    """Says again what it hears, with the way it came by."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.kept_up = True

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[..., Any]) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        wire = scope["extensions"][NAME]
        self.wires.append(wire)

        def short(text: bytes) -> None:
            if text == b"flood":
                while self.kept_up:
                    self.kept_up = wire.push(bytes(10_000))
            wire.push(b"short " + text)

        wire.hear(short)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            wire.push(b"long " + message["text"].encode())


@contextlib.asynccontextmanager
async def served(app: Parrot) -> AsyncIterator[int]:
    """A real server; its port."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(app))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@contextlib.asynccontextmanager
async def plain(port: int) -> AsyncIterator[Streams]:
    """A socket that has been greeted, and no library that keeps it from sending what it likes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def frame(text: bytes, first: int = 0x81, masked: bool = True) -> bytes:
    """A frame from a client."""
    size = len(text)
    head = bytes((first, (0x80 if masked else 0) | (size if size < 126 else 126)))
    if size >= 126:
        head += size.to_bytes(2, "big")
    return head + (MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(text)) if masked else text)


async def heard(reader: asyncio.StreamReader, count: int) -> list[bytes]:
    """So many frames from the server."""
    out = []
    for _ in range(count):
        _, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2))
        out.append(await reader.readexactly(size))
    return out


def play(steps: Callable[[Parrot, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> None:
    """Serve, connect, and go through some steps."""

    async def go() -> None:
        parrot = Parrot()
        async with served(parrot) as port, plain(port) as (reader, writer):
            await steps(parrot, reader, writer)

    asyncio.run(asyncio.wait_for(go(), 120))


def test_whole_texts_take_the_short_way_one_or_several_at_once() -> None:
    async def steps(parrot: Parrot, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"one"))
        assert await heard(reader, 1) == [b"short one"]
        writer.write(frame(b"two") + frame(b"x" * 300) + frame("é".encode()))
        assert await heard(reader, 3) == [b"short two", b"short " + b"x" * 300, "short é".encode()]

    play(steps)


def test_a_pong_or_a_ping_between_texts_changes_nothing() -> None:
    async def steps(parrot: Parrot, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"old", 0x8A))
        await asyncio.sleep(0.05)
        writer.write(frame(b"one"))
        assert await heard(reader, 1) == [b"short one"]
        writer.write(frame(b"are you there", 0x89))
        assert await heard(reader, 1) == [b"are you there"]
        writer.write(frame(b"two"))
        assert await heard(reader, 1) == [b"short two"]

    play(steps)


def test_nothing_overtakes_what_takes_the_long_way() -> None:
    async def steps(parrot: Parrot, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"one") + frame(b"still there?", 0x89))
        writer.write(frame(b"two"))
        said = [text for text in await heard(reader, 3) if text != b"still there?"]
        assert [text.rpartition(b" ")[2] for text in said] == [b"one", b"two"]
        assert said[0] == b"long one"
        writer.write(frame(b"three"))
        assert await heard(reader, 1) == [b"short three"]

    play(steps)


@pytest.mark.parametrize("parts", [[frame(b"torn")[:4], frame(b"torn")[4:]], [frame(b"to", 0x01), frame(b"rn", 0x80)]])
def test_what_comes_in_parts_takes_the_long_way_from_then_on(parts: list[bytes]) -> None:
    async def steps(parrot: Parrot, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.05)
        assert await heard(reader, 1) == [b"long torn"]
        writer.write(frame(b"next"))
        assert await heard(reader, 1) == [b"long next"]

    play(steps)


@pytest.mark.parametrize(
    "bad", [frame(b"bare", masked=False), frame(bytes(9000)), b"\x83\x80" + MASK, frame(b"zip", 0xC1)]
)
def test_what_is_no_frame_of_ours_ends_the_connection(bad: bytes) -> None:
    async def steps(parrot: Parrot, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(bad)
        assert (await reader.read(2))[:1] == b"\x88"
        await reader.read()
        assert reader.at_eof()
        assert parrot.wires[0].push(b"anything") is False

    play(steps)


def test_a_reader_that_does_not_keep_up_is_told_of() -> None:
    async def steps(parrot: Parrot, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(b"flood"))
        while parrot.kept_up:
            await asyncio.sleep(0.01)
        assert parrot.wires[0].transport.get_write_buffer_size() < FULL + 20_000

    play(steps)


def test_a_library_understands_every_length() -> None:
    async def go() -> None:
        parrot = Parrot()
        async with served(parrot) as port, websockets.connect(f"ws://127.0.0.1:{port}", max_size=None) as socket:
            await socket.send("hello")
            assert await socket.recv() == "short hello"
            for size in (0, 1, 125, 126, 65_535, 65_536, 200_000):
                assert parrot.wires[0].push(b"x" * size)
                assert await socket.recv() == "x" * size

    asyncio.run(asyncio.wait_for(go(), 120))


def test_any_cut_of_frames_is_told_from_whole_ones() -> None:
    data = frame(b"one") + frame(b"y" * 200) + frame(b"", 0x8A)
    ends = {0, len(frame(b"one")), len(frame(b"one")) + len(frame(b"y" * 200)), len(data)}
    for cut in range(len(data) + 1):
        assert (unframed(data[:cut], 8192) is not None) == (cut in ends)
    assert framed(b"one") == b"\x81\x03one"
