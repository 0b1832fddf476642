"""The statements of the hot path, compiled once to the text and the order of values that the driver takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Dialect
from sqlalchemy.sql import Executable
from sqlalchemy.sql.compiler import SQLCompiler

from tablee.house.store.news import CHANNEL
from tablee.house.store.schema import guests, log, members, snapshots, tables


@dataclass(frozen=True)
class Statement:
    """A statement as the driver takes it, and the names of its values in their order."""

    text: str
    order: tuple[str, ...]

    @staticmethod
    def of(clause: Executable, dialect: Dialect, *order: str) -> Statement:
        """Compile a clause whose values come in this order."""
        compiled = clause.compile(dialect=dialect)  # type: ignore[attr-defined]
        assert isinstance(compiled, SQLCompiler)
        found = tuple(compiled.positiontup or ())
        assert found == order, found
        return Statement(compiled.string, order)

    def run(self, connection: Connection, rows: list[tuple[Any, ...]]) -> int:
        """Run it for every row; how many rows of the database that has changed."""
        if not rows:
            return 0
        return connection.exec_driver_sql(self.text, rows, execution_options={"preserve_rowcount": True}).rowcount

    def all(self, connection: Connection, *values: Any) -> Sequence[Any]:
        """Everything that it finds."""
        return connection.exec_driver_sql(self.text, values).fetchall()

    def first(self, connection: Connection, *values: Any) -> Any:
        """The first that it finds, or None."""
        return connection.exec_driver_sql(self.text, values).fetchone()


class Statements:
    """The statements for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        insert = postgresql.insert if dialect.name == "postgresql" else sqlite.insert

        def ready(clause: Executable, *order: str) -> Statement:
            return Statement.of(clause, dialect, *order)

        self.add_row = ready(insert(log).on_conflict_do_nothing(), "table_id", "number", "at", "who", "body", "id")
        self.set_head = ready(
            sa.update(tables)
            .where(tables.c.id == bindparam("table"))
            .values({name: bindparam(f"new_{name}") for name in HEAD}),
            *(f"new_{name}" for name in HEAD),
            "table",
        )
        snapshot = insert(snapshots)
        self.add_snapshot = ready(
            snapshot.on_conflict_do_update(
                index_elements=["table_id", "number"],
                set_={"rules": snapshot.excluded.rules, "text": snapshot.excluded.text},
            ),
            "table_id",
            "number",
            "rules",
            "text",
        )
        older = sa.alias(snapshots, "older")
        oldest = select(sa.func.max(older.c.number)).where(
            older.c.table_id == bindparam("table"), older.c.number <= bindparam("needed")
        )
        self.prune = ready(
            sa.delete(snapshots).where(
                snapshots.c.table_id == bindparam("table"), snapshots.c.number < oldest.scalar_subquery()
            ),
            "table",
            "table",
            "needed",
        )
        self.unseat = ready(
            sa.update(members).where(members.c.table_id == bindparam("table")).values(seats=sa.literal_column("0")),
            "table",
        )
        # Whoever has had everything erased meanwhile does not come back.
        known = select(
            sa.cast(bindparam("table"), members.c.table_id.type),
            guests.c.id,
            sa.cast(bindparam("seats"), members.c.seats.type),
        ).where(guests.c.id == bindparam("guest"))
        seat = insert(members).from_select(["table_id", "guest", "seats"], known)
        self.seat = ready(
            seat.on_conflict_do_update(index_elements=["table_id", "guest"], set_={"seats": seat.excluded.seats}),
            "table",
            "seats",
            "guest",
        )

        # Told when the transaction commits, and only then.
        self.tell = Statement(f"SELECT pg_notify('{CHANNEL}', %s)", ("text",)) if dialect.name == "postgresql" else None


# The columns of a table that change with its log, in the order of the schema.
HEAD = ("touched", "state", "deadline", "rules", "number", "players")
