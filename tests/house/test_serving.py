"""How the house is served: what the sockets are that it listens on."""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys

import pytest

from tablee.house.serving import listen


def test_small_frames_do_not_wait_for_larger_ones() -> None:
    async def accepted() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(greet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            delay = await found
            writer.close()
            await writer.wait_closed()
        return delay

    assert asyncio.run(accepted()) != 0


BREAKS = """
import asyncio, logging, structlog
from tablee.house.serving import tell_of_what_happens

def look(hand):
    key = "deadbeef" * 4
    raise KeyError(f"{hand} and {key[:4]}")

tell_of_what_happens()
try:
    look("R7 of Zoé")
except KeyError:
    structlog.get_logger().exception("table broke", table="KIWIS")
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
"""


@pytest.mark.parametrize("looked_at", [False, True])
def test_the_log_says_where_something_broke_and_not_with_what(looked_at: bool) -> None:
    ours, theirs = os.openpty() if looked_at else os.pipe()
    done = subprocess.run([sys.executable, "-c", BREAKS], stderr=theirs, check=True, timeout=60)
    os.close(theirs)
    told = b""
    with contextlib.suppress(OSError):  # the end of a terminal
        while part := os.read(ours, 65536):
            told += part
    os.close(ours)
    lines = told.decode()
    assert done.returncode == 0
    assert lines.count("KeyError") == 2
    assert "in look" in lines
    assert "KIWIS" in lines
    for secret in ("R7", "Zoé", "dead"):
        assert secret not in lines, lines
