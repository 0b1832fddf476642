"""A whole database as one file of JSON lines, and back into an empty one, of the same kind or of the other.

The first line says what the file is, the last one how many stand before it. Every other is one row of the database.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DataError, IntegrityError

from tablee.house.store import checking
from tablee.house.store.schema import guests, log, members, snapshots, tables

FORMAT = 1
BATCH = 1000


class BadFile(Exception):
    """A file cannot be read in: where, and why."""


class Line(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One line of the file. Its fields are the columns of the table that it goes to."""


class HouseLine(Line, frozen=True, tag="house"):
    """The first line."""

    format: int
    made: float


class GuestLine(Line, frozen=True, tag="guest"):
    """Somebody who has been here."""

    id: str
    token: str
    token_before: str | None
    name: str
    colour: str
    lang: str
    created: float
    seen: float


class TableLine(Line, frozen=True, tag="table"):
    """A table; its salt in Base64."""

    id: int
    code: str
    game: str
    salt: bytes
    created: float
    touched: float
    state: str
    deadline: float | None
    rules: str
    number: int
    players: str


class MemberLine(Line, frozen=True, tag="member"):
    """Who sits where: one bit a seat."""

    table_id: int
    guest: str
    seats: int


class RowLine(Line, frozen=True, tag="row"):
    """A row of a log; its body is JSON inside a text, so that it comes back letter by letter."""

    table_id: int
    number: int
    at: float
    who: int
    body: str
    id: str


class SnapshotLine(Line, frozen=True, tag="snapshot"):
    """A snapshot of a table."""

    table_id: int
    number: int
    rules: str
    text: str


class EndLine(Line, frozen=True, tag="end"):
    """The last line."""

    lines: int


Content = GuestLine | TableLine | MemberLine | RowLine | SnapshotLine
AnyLine = HouseLine | Content | EndLine
L = TypeVar("L", bound=Content)

# In this order, so that everything comes after what it belongs to.
PLACES: dict[type[Content], sa.Table] = {
    GuestLine: guests,
    TableLine: tables,
    MemberLine: members,
    RowLine: log,
    SnapshotLine: snapshots,
}


def export_lines(connection: Connection) -> Iterator[bytes]:
    """Everything in the database, line by line."""
    encoder = msgspec.json.Encoder()
    yield encoder.encode(HouseLine(FORMAT, time.time())) + b"\n"
    count = 1
    for kind, table in PLACES.items():
        found = sa.select(*(table.c[name] for name in kind.__struct_fields__)).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=BATCH).execute(found):
            yield encoder.encode(kind(*row)) + b"\n"
            count += 1
    yield encoder.encode(EndLine(count)) + b"\n"


def import_lines(connection: Connection, lines: Iterable[bytes], file: str) -> None:
    """Put everything back, in the transaction of the caller; `BadFile` if anything is wrong, and nothing is to stay."""
    held = {name: count for name, count in checking.figures(connection).items() if count}
    if held:
        amounts = ", ".join(f"{count} {name}" for name, count in held.items())
        raise BadFile(f"the database is not empty: it has {amounts}; a file is read into an empty one only")
    batch: list[tuple[int, Content]] = []
    for number, line in contents(lines, file):
        if batch and (len(batch) == BATCH or type(line) is not type(batch[0][1])):
            insert(connection, batch, file)
            batch = []
        batch.append((number, line))
    insert(connection, batch, file)
    if connection.dialect.name == "postgresql":
        # New tables are numbered after the ones that came in.
        newest = sa.select(sa.func.max(tables.c.id)).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("tables", "id"), newest)))
    wrong = checking.problems(connection)
    if wrong:
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        raise BadFile(f"{file}: {wrong[0]}{more}")


def contents(lines: Iterable[bytes], file: str) -> Iterator[tuple[int, Content]]:
    """The lines between the first and the last, with their numbers."""
    decoder = msgspec.json.Decoder(AnyLine)
    number = 0
    ended = False
    for number, text in enumerate(lines, 1):
        if ended:
            raise BadFile(f"{file}:{number}: there is something after the last line")
        try:
            line = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadFile(f"{file}:{number}: {reason(error)}") from None
        if (number == 1) is not isinstance(line, HouseLine):
            raise BadFile(f'{file}:{number}: a file begins with a line of the kind "house", and has no other')
        if isinstance(line, HouseLine):
            if line.format != FORMAT:
                raise BadFile(f"{file}:1: this is format {line.format}, and this Tablée reads format {FORMAT}")
        elif isinstance(line, EndLine):
            ended = True
            if line.lines != number - 1:
                raise BadFile(f"{file}:{number}: {line.lines} lines should stand before this one, not {number - 1}")
        else:
            yield number, line
    if not ended:
        raise BadFile(f"{file}:{number}: the file ends without its last line: it has been cut off")


def reason(error: Exception) -> str:
    """What is wrong with a line."""
    return f"this is not what stands in such a file: {error}"


def insert(connection: Connection, batch: list[tuple[int, Content]], file: str) -> None:
    """Insert lines of one kind; if one does not fit, say which."""
    if not batch:
        return
    statement = sa.insert(PLACES[type(batch[0][1])])
    values: list[dict[str, Any]] = [msgspec.structs.asdict(line) for _, line in batch]
    try:
        with connection.begin_nested():
            connection.execute(statement, values)
        return
    except (IntegrityError, DataError, OverflowError):
        pass
    for (number, _), value in zip(batch, values, strict=True):
        try:
            connection.execute(statement, value)
        except (IntegrityError, DataError, OverflowError) as error:
            problem = str(getattr(error, "orig", error)).splitlines()[0]
            raise BadFile(f"{file}:{number}: this does not go with the lines before: {problem}") from None
