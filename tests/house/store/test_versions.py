"""The versions of the database: the migrations lead to what the schema says, on every kind of database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from house.store.shelf import awaited, new_table, opened
from tablee.house.store import BadDatabase, Store, schema
from tablee.house.store.database import engine_for, upgrade
from tablee.house.store.migrations import versions


def test_the_newest_version_is_the_last_migration() -> None:
    assert versions()[0] == schema.NEWEST


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    engine = engine_for(database)
    assert upgrade(engine) == ("", schema.NEWEST)
    assert upgrade(engine) == (schema.NEWEST, schema.NEWEST)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
    made = texts(engine)
    engine.dispose()
    assert "CREATE UNIQUE INDEX log_once" in made
    assert made.count("ON DELETE CASCADE") >= (4 if database.startswith("sqlite") else 0)


def test_what_sqlite_is_told_is_the_same_as_by_the_schema(tmp_path: Path) -> None:
    made = []
    for name, make in (("migrated", upgrade), ("created", schema.metadata.create_all)):
        engine = engine_for(f"sqlite:///{tmp_path / name}")
        make(engine)
        made.append(texts(engine))
        engine.dispose()
    assert made[0] == made[1]


def texts(engine: sa.Engine) -> str:
    """Every statement that makes a table or an index."""
    query = "SELECT sql FROM sqlite_master WHERE sql <> '' AND name NOT LIKE 'alembic%' ORDER BY name"
    if engine.dialect.name == "postgresql":
        query = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname"
    with engine.connect() as connection:
        lines = [" ".join(line.split()) for line in connection.scalars(sa.text(query))]
    return "\n".join(lines)


@awaited
async def test_a_database_that_is_behind_or_ahead_is_left_alone(database: str) -> None:
    async with opened(database) as store:
        await new_table(store, "KIWIS")
        with store.engine.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="version 9999, which this Tablée does not know: a newer one has made it"):
        await Store.open(database)
    engine = engine_for(database)
    with pytest.raises(BadDatabase, match="does not know"):
        upgrade(engine)
    with engine.connect() as connection:
        assert connection.scalar(sa.text("SELECT count(*) FROM tables")) == 1
    engine.dispose()


@awaited
async def test_one_that_is_behind_says_what_to_do(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database):
        pass
    monkeypatch.setattr("tablee.house.store.database.NEWEST", "0002")
    with pytest.raises(BadDatabase, match="has version 0001, and this Tablée needs 0002: `tablee db upgrade`"):
        await Store.open(database)


@awaited
async def test_several_nodes_may_start_on_an_empty_database_at_once(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
    await new_table(stores[0], "KIWIS")
    assert [(await store.load("KIWIS")) is not None for store in stores] == [True] * 4
    await asyncio.gather(*(store.close() for store in stores))
