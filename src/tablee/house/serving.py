"""Serves the house on an address: a socket of ours, so that a port in use is found before anything starts."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import traceback
import webbrowser
from pathlib import Path

import structlog
import uvicorn
from starlette.types import ASGIApp
from structlog.typing import ExcInfo, Processor

from tablee.house.app import House
from tablee.house.wire import Wire

LARGEST_FRAME = 8192
TIDY = (100_000, 20, 20)  # objects, and times that younger ones were looked at


class PortTaken(Exception):
    """Somebody else listens there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on an address; `PortTaken` if somebody else does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends small frames at once on the sockets accepted here; else they wait up to 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise PortTaken(error.strerror or str(error)) from error
    return listener


def addresses(listener: socket.socket, host: str, tls: bool = False) -> tuple[str, str]:
    """The address for this machine, and the one for the local network, if the house listens there."""
    everywhere = host in ("0.0.0.0", "::", "")
    port = listener.getsockname()[1]
    here = url_of("127.0.0.1" if everywhere else host, port, tls)
    near = local_address() if everywhere else ""
    return here, url_of(near, port, tls) if near else ""


def url_of(host: str, port: int, tls: bool) -> str:
    """The address of the house.

    >>> url_of("::1", 8000, False), url_of("192.168.1.7", 443, True)
    ('http://[::1]:8000/', 'https://192.168.1.7:443/')
    """
    name = f"[{host}]" if ":" in host else host
    return f"{'https' if tls else 'http'}://{name}:{port}/"


def local_address() -> str:
    """The address of this machine on the local network, if it has one. Nothing is sent to find it out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found = str(probe.getsockname()[0])
        if found != "127.0.0.1":
            return found
    return ""


def serve(listener: socket.socket, house: House, certificate: Path | None = None) -> None:
    """Serve until told to stop."""
    tell_of_what_happens()
    tidy_up_seldom()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config(house.app(), certificate)).run(sockets=[listener])


def config(app: ASGIApp, certificate: Path | None = None) -> uvicorn.Config:
    """How the house is served: small frames, no compression, a quick farewell."""
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=3,
        server_header=False,
        ssl_certfile=certificate,
    )


def tidy_up_seldom() -> None:
    """Look less often for objects that hold each other: acts make many that do not, and each look takes a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*TIDY)


def tell_of_what_happens() -> None:
    """What happens in the house is written as lines of facts, for people where somebody looks on, else as JSON."""
    looked_at = sys.stderr.isatty()
    plain: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.ExceptionRenderer(where),
    ]
    last: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if looked_at:
        last = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[*plain, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # What libraries have to say is told in the same way.
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *plain, last],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)


def where(exc_info: ExcInfo) -> str:
    """Where something broke. What it broke with is left out: it may be a card in a hand.

    >>> try:
    ...     {}["a secret"]
    ... except KeyError as error:
    ...     "secret" in where((KeyError, error, error.__traceback__)).splitlines()[-1]
    False
    """
    told: list[str] = []
    seen: set[int] = set()
    at: BaseException | None = exc_info[1]
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        frames = traceback.extract_tb(at.__traceback__)
        told.append("".join(traceback.format_list(frames)) + type(at).__name__)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return "\nafter\n".join(told)


def has_display() -> bool:
    """Whether a browser could show itself here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> None:
    """Open a page in the browser, without waiting for it."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
