"""The database behind the store: how it is reached, which version it has, and what its errors mean."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tablee.house.store.rows import Outcome, StoreFailed
from tablee.house.store.schema import NEWEST

PATIENCE = 5  # seconds to wait for somebody else's lock, or for a connection
READERS = 4
UPGRADING = 0x7AB1EE  # the lock of whoever changes the version
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")


class BadDatabase(Exception):
    """The database cannot be used as it is: what is wrong, and what to do."""


def engine_for(database: str | URL) -> Engine:
    """The engine for a URL; `BadDatabase` if there can be none."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadDatabase("a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME, not as this") from None
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        return sqlite_engine(url)
    if url.drivername in POSTGRES:
        return postgres_engine(url)
    raise BadDatabase(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {url.drivername}")


def sqlite_engine(url: URL) -> Engine:
    """SQLite: readers beside one writer, and nothing acknowledged that a power cut could take back."""
    if not url.database or url.database == ":memory:":
        raise BadDatabase("a database in memory would forget every table: give a file, sqlite:///FILE")
    url = url.set(drivername="sqlite+pysqlite")
    engine = sa.create_engine(url, pool_size=READERS + 1, hide_parameters=True, connect_args={"timeout": PATIENCE})
    sa.event.listen(engine, "connect", set_up_sqlite)
    sa.event.listen(engine, "begin", begin_sqlite)
    return engine


def set_up_sqlite(connection: Any, record: object) -> None:
    """What every connection to SQLite begins with."""
    # Transactions are begun by us: the driver would begin a write as a read, and fail where it should wait.
    connection.isolation_level = None
    # What is erased does not stay in the gaps of a page.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = FAST"):
        connection.execute(f"PRAGMA {pragma}").fetchall()


def empty_journal(engine: Engine) -> None:
    """Let SQLite's journal hold nothing that the database no longer holds, as far as nobody reads there just now."""
    if engine.dialect.name == "sqlite":
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            connection.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin: who means to write takes the lock at once."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def postgres_engine(url: URL) -> Engine:
    """PostgreSQL by psycopg."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise BadDatabase("PostgreSQL needs psycopg: pip install 'tablee[postgres]'") from None
    return sa.create_engine(
        url.set(drivername="postgresql+psycopg"),
        paramstyle="format",
        pool_size=READERS + 1,
        hide_parameters=True,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": PATIENCE,
            "application_name": "tablee",
            # A node that is cut off must not hold its locks for hours, nor wait for them.
            "tcp_user_timeout": 10_000,
            "options": f"-c lock_timeout={PATIENCE}s -c idle_in_transaction_session_timeout=60s",
        },
    )


def shown(engine: Engine) -> str:
    """The address of a database as it may be printed: without its password."""
    return engine.url.render_as_string(hide_password=True)


def file_of(engine: Engine) -> Path | None:
    """The file of an SQLite database."""
    return Path(str(engine.url.database)) if engine.dialect.name == "sqlite" else None


def check_place(engine: Engine) -> None:
    """SQLite needs a file and, for what it notes beside it, a folder that it may write to."""
    file = file_of(engine)
    if file is None:
        return
    if not file.parent.is_dir():
        raise BadDatabase(f"there is no folder {file.parent} for the database {file.name}")
    for place in (file.parent, file):
        if place.exists() and not os.access(place, os.W_OK):
            raise BadDatabase(f"{place} is read-only: the house must be able to write there")


# -- versions ---------------------------------------------------------------------------------------------------------


def version(connection: Connection) -> str:
    """The version of the database; "" for one in which nothing lies yet."""
    there = set(sa.inspect(connection).get_table_names())
    if "alembic_version" in there:
        return connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or ""
    if there:
        raise BadDatabase(f"this database belongs to something else: it has tables such as {min(there)!r}")
    return ""


def upgrade(engine: Engine) -> tuple[str, str]:
    """Bring the database to the newest version, in one transaction; which it had, which it has."""
    from tablee.house.store.migrations import migrate

    check_place(engine)
    with told(), engine.connect().execution_options(writes=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            # Several nodes may start on one empty database; SQLite lets one in at a time anyway.
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
        before = version(connection)
        check_known(before)
        if before != NEWEST:
            migrate(connection)
        return before, NEWEST


def check_known(found: str) -> None:
    """A database of a later Tablée is left alone."""
    from tablee.house.store.migrations import versions

    if found and found not in versions():
        raise BadDatabase(
            f"this database has version {found}, which this Tablée does not know: a newer one has made it"
        )


def require_newest(engine: Engine) -> None:
    """An empty database is made; one that is behind is left as it is, with a word on what to do."""
    check_place(engine)
    with told(), engine.connect() as connection, connection.begin():
        found = version(connection)
    if not found:
        upgrade(engine)
    elif found != NEWEST:
        check_known(found)
        raise BadDatabase(
            f"this database has version {found}, and this Tablée needs {NEWEST}: `tablee db upgrade` brings it there"
        )


# -- errors -----------------------------------------------------------------------------------------------------------

SQLITE_ERRORS = {
    "SQLITE_FULL": Outcome.DISK_FULL,
    "SQLITE_READONLY": Outcome.READ_ONLY,
    "SQLITE_PERM": Outcome.READ_ONLY,
    "SQLITE_BUSY": Outcome.LOCKED,
    "SQLITE_LOCKED": Outcome.LOCKED,
    "SQLITE_CANTOPEN": Outcome.UNREACHABLE,
    "SQLITE_IOERR": Outcome.DISK_ERROR,
    "SQLITE_CORRUPT": Outcome.DAMAGED,
    "SQLITE_NOTADB": Outcome.DAMAGED,
}
# By the class of the SQLSTATE, or by the whole of it.
POSTGRES_ERRORS = {
    "53100": Outcome.DISK_FULL,
    "25006": Outcome.READ_ONLY,
    "42501": Outcome.READ_ONLY,
    "55P03": Outcome.LOCKED,
    "40": Outcome.LOCKED,
    "08": Outcome.UNREACHABLE,
    "28": Outcome.UNREACHABLE,
    "3D": Outcome.UNREACHABLE,
    "53": Outcome.UNREACHABLE,
    "57": Outcome.UNREACHABLE,
    "58": Outcome.DISK_ERROR,
    "XX": Outcome.DAMAGED,
}


def meaning(error: DBAPIError) -> Outcome:
    """What an error of the database means for whoever wanted to write."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        kind = "_".join(getattr(cause, "sqlite_errorname", "").split("_")[:2])
        return SQLITE_ERRORS.get(kind, Outcome.UNFIT)
    state = getattr(cause, "sqlstate", None)
    if state is None:
        # The driver itself: it could not connect, or the connection broke, or it cannot send such a value.
        broke = error.connection_invalidated or isinstance(error, OperationalError)
        return Outcome.UNREACHABLE if broke else Outcome.UNFIT
    return POSTGRES_ERRORS.get(state) or POSTGRES_ERRORS.get(state[:2]) or Outcome.UNFIT


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Let an error of the database be one of the store."""
    try:
        yield
    except (DBAPIError, PoolTimeout) as error:
        raise failure(error) from None


def failure(error: Exception) -> StoreFailed:
    """An error as one of the store, without the statement and what it was to write."""
    if isinstance(error, StoreFailed):
        return error
    if isinstance(error, DBAPIError):
        return StoreFailed(meaning(error), " ".join(str(error.orig).split()))
    if isinstance(error, PoolTimeout):
        return StoreFailed(Outcome.UNREACHABLE, "every connection is busy")
    return StoreFailed(Outcome.UNFIT, f"{type(error).__name__}: {error}")
