"""Whether a database is sound: what must hold between its tables, beyond what it sees to by itself."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tablee.house.store.schema import guests, log, members, snapshots, tables

SHOWN = 20  # problems of one kind that are named one by one

COUNTED = {"tables": tables, "rows": log, "snapshots": snapshots, "guests": guests, "members": members}


def figures(connection: Connection) -> dict[str, int]:
    """How much lies in a database."""
    return {
        name: int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
        for name, table in COUNTED.items()
    }


def problems(connection: Connection) -> list[str]:
    """Everything that is wrong, in words."""
    kinds = (damage(connection), broken_logs(connection), stray_snapshots(connection), unread(connection))
    out: list[str] = []
    for kind in kinds:
        found = list(kind)
        out += found[:SHOWN]
        if len(found) > SHOWN:
            out.append(f"… and {len(found) - SHOWN} more like the last one")
    return out


def damage(connection: Connection) -> Iterator[str]:
    """What SQLite itself finds wrong with its file; PostgreSQL sees to that alone."""
    if connection.dialect.name != "sqlite":
        return
    for (line,) in connection.exec_driver_sql(f"PRAGMA integrity_check({SHOWN})"):
        if line != "ok":
            yield f"the file is damaged: {line}"
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        place = f"{table} {row}" if row is not None else table
        yield f"{place} belongs to something in {parent} that is not there"


def broken_logs(connection: Connection) -> Iterator[str]:
    """Logs with gaps, and tables that are not where their log ends."""
    count, first, last = sa.func.count(log.c.number), sa.func.min(log.c.number), sa.func.max(log.c.number)
    found = connection.execute(
        sa.select(tables.c.id, tables.c.code, tables.c.number, count, first, last)
        .outerjoin(log, log.c.table_id == tables.c.id)
        .group_by(tables.c.id, tables.c.code, tables.c.number)
        .having(sa.or_(count == 0, first != 0, count != last + 1, last != tables.c.number))
        .order_by(tables.c.id)
    )
    for table, code, number, rows, low, high in found:
        name = f"table {table} ({code})"
        if rows == 0:
            yield f"{name} has no log"
        elif low != 0 or rows != high + 1:
            yield f"{name} has a log with gaps: {rows} rows from {low} to {high}"
        else:
            yield f"{name} stands at row {number}, and its log ends with row {high}"


def stray_snapshots(connection: Connection) -> Iterator[str]:
    """Snapshots of rows that are not there."""
    found = connection.execute(
        sa.select(tables.c.id, tables.c.code, tables.c.number, snapshots.c.number)
        .join(snapshots, snapshots.c.table_id == tables.c.id)
        .where(sa.or_(snapshots.c.number > tables.c.number, snapshots.c.number < 0))
        .order_by(tables.c.id, snapshots.c.number)
    )
    for table, code, number, at in found:
        yield f"table {table} ({code}) ends with row {number}, and has a snapshot of row {at}"


def unread(connection: Connection) -> Iterator[str]:
    """Rows whose entry is no JSON."""
    decoder = msgspec.json.Decoder(msgspec.Raw)
    rows = sa.select(log.c.table_id, log.c.number, log.c.body).order_by(log.c.table_id, log.c.number)
    for table, number, body in connection.execution_options(yield_per=1000).execute(rows):
        try:
            decoder.decode(body)
        except msgspec.DecodeError as error:
            yield f"row {number} of table {table} is no JSON: {error}"
