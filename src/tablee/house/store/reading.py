"""Reading tables and their logs: plain rows of the driver, since thousands of tables are read after a restart."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.engine import Connection, Dialect

from tablee.house.store.rows import Head, Row, Snapshot, Stored
from tablee.house.store.schema import log, snapshots, tables
from tablee.house.store.statements import Statement

TABLE = (
    tables.c.id,
    tables.c.code,
    tables.c.game,
    tables.c.salt,
    tables.c.created,
    tables.c.number,
    tables.c.state,
    tables.c.deadline,
    tables.c.rules,
    tables.c.players,
)
ROW = (log.c.number, log.c.at, log.c.who, log.c.body, log.c.id)
SNAPSHOT = (snapshots.c.number, snapshots.c.rules, snapshots.c.text)
LAST = (1 << 31) - 1


class Reader:
    """The reading statements for one kind of database. Every method runs in the transaction of its connection."""

    def __init__(self, dialect: Dialect) -> None:
        self.by_code = Statement.of(
            sa.select(*TABLE)
            .where(tables.c.code == bindparam("code"))
            .order_by(sa.text("CASE WHEN state = 'over' THEN 1 ELSE 0 END"), tables.c.id.desc()),
            dialect,
            "code",
        )
        self.by_number = Statement.of(sa.select(*TABLE).where(tables.c.id == bindparam("table")), dialect, "table")
        self.log = Statement.of(
            sa.select(*ROW)
            .where(log.c.table_id == bindparam("table"), log.c.number.between(bindparam("first"), bindparam("to")))
            .order_by(log.c.number),
            dialect,
            "table",
            "first",
            "to",
        )
        here = snapshots.c.table_id == bindparam("table")
        newest = sa.select(sa.func.max(snapshots.c.number)).where(here, snapshots.c.number <= bindparam("to"))
        self.snapshot = Statement.of(
            sa.select(*SNAPSHOT).where(here, snapshots.c.number == newest.scalar_subquery()),
            dialect,
            "table",
            "table",
            "to",
        )
        self.act = Statement.of(
            sa.select(log.c.number).where(
                log.c.table_id == bindparam("table"), log.c.id == bindparam("id"), sa.text("id <> ''")
            ),
            dialect,
            "table",
            "id",
        )

    def load(self, connection: Connection, code: str) -> Stored | None:
        """A table by its code."""
        return self.stored(connection, self.by_code.first(connection, code))

    def load_number(self, connection: Connection, table: int) -> Stored | None:
        """A table by its number."""
        return self.stored(connection, self.by_number.first(connection, table))

    def stored(self, connection: Connection, found: Any) -> Stored | None:
        """A table with its newest snapshot and the rows after it."""
        if found is None:
            return None
        table, code, game, salt, created, number, *head = found
        snapshot = self.snapshot_before(connection, table, number)
        rows = self.rows(connection, table, 0 if snapshot is None else snapshot.number + 1, number)
        return Stored(table, code, game, bytes(salt), created, number, head_of(*head), snapshot, rows)

    def rows(self, connection: Connection, table: int, first: int, to: int | None) -> list[Row]:
        """The log of a table, from a number up to and with another."""
        found = self.log.all(connection, table, first, LAST if to is None else to)
        return [Row(number, at, who, body.encode(), id) for number, at, who, body, id in found]

    def snapshot_before(self, connection: Connection, table: int, number: int) -> Snapshot | None:
        """The newest snapshot that is not later than a row."""
        found = self.snapshot.first(connection, table, table, number)
        return None if found is None else Snapshot(*found)

    def act_known(self, connection: Connection, table: int, id: str) -> int | None:
        """The number of the row with this id."""
        found = self.act.first(connection, table, id)
        return None if found is None else int(found[0])

    def numbers(self, connection: Connection, wanted: list[int]) -> dict[int, int]:
        """The numbers of the last rows of some tables."""
        found = connection.execute(sa.select(tables.c.id, tables.c.number).where(tables.c.id.in_(wanted)))
        return {int(table): int(number) for table, number in found}

    def due(self, connection: Connection, before: float, limit: int) -> list[tuple[float, str]]:
        """Deadlines until a moment, the earliest first."""
        found = connection.execute(
            sa.select(tables.c.deadline, tables.c.code)
            .where(tables.c.deadline.is_not(None), tables.c.deadline <= before)
            .order_by(tables.c.deadline)
            .limit(limit)
        )
        return [(deadline, code) for deadline, code in found]


def head_of(state: str, deadline: float | None, rules: str, players: str) -> Head:
    """A head out of its columns."""
    return Head(state, deadline, rules, players.encode())


def columns_of(head: Head) -> dict[str, Any]:
    """The columns of a head."""
    return {"state": head.state, "deadline": head.deadline, "rules": head.rules, "players": head.players.decode()}
