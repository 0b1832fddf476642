"""What is to be measured, and what came of it."""

from __future__ import annotations

from msgspec import Struct


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
