"""What lies in the database. A change here needs a migration beside it, and `NEWEST` names the last one."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
    text,
)

NEWEST = "0001"

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "uq": "%(table_name)s_%(column_0_name)s_once",
        "fk": "%(table_name)s_%(column_0_name)s_known",
    }
)

# SQLite numbers rows by itself only where the column is a plain INTEGER.
Number = BigInteger().with_variant(Integer(), "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("state", Text, nullable=False),
    Column("deadline", Double),
    Column("rules", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("players", Text, nullable=False),
    sqlite_autoincrement=True,
)
LIVING = text("state <> 'over'")
Index("tables_by_code", tables.c.code)
Index("tables_living_code", tables.c.code, unique=True, sqlite_where=LIVING, postgresql_where=LIVING)
CLOCKED = text("deadline IS NOT NULL")
Index("tables_by_deadline", tables.c.deadline, sqlite_where=CLOCKED, postgresql_where=CLOCKED)

log = Table(
    "log",
    metadata,
    Column("table_id", Number, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("who", SmallInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("id", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)
SENT = text("id <> ''")
Index("log_once", log.c.table_id, log.c.id, unique=True, sqlite_where=SENT, postgresql_where=SENT)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Number, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    # The one before, until the new one has been used: the answer that brought it may have been lost.
    Column("token_before", Text, unique=True),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table_id", Number, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    # One bit a seat. 0: has no seat now, but has left traces in the log.
    Column("seats", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "guest"),
)
Index("members_by_guest", members.c.guest)
