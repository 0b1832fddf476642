"""What goes wrong around a database: nothing is acknowledged that is not kept, and afterwards work goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from house.store.shelf import ANNE, OPEN, ask, awaited, new_table, opened, row
from tablee.house.store import BadDatabase, Outcome, Store, StoreFailed, database, writer

if TYPE_CHECKING:
    from servers import Postgres

HERE = Path(__file__).parent
APART = ["unshare", "--user", "--map-root-user", "--mount"]


def run_apart(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*command], capture_output=True, text=True, check=False)


def test_a_disk_that_fills_up_and_empties(tmp_path: Path) -> None:
    if run_apart(*APART, "mount", "-t", "tmpfs", "tmpfs", str(tmp_path)).returncode:
        pytest.skip("mounting is not allowed here; the next test fills up a database instead of a disk")
    done = run_apart(*APART, sys.executable, str(HERE / "small_disk.py"), str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [
        ["well", "kept"],
        ["full", "disk full"],
        ["still full", "disk full"],
        ["read while full", True],
        ["ready while full", False],
        ["space again", "kept"],
        ["ready again", True],
        ["log", True],
        ["other", 1],
        ["read-only", f"{tmp_path} is read-only: the house must be able to write there"],
        ["writable again", "kept"],
    ]


@awaited
async def test_a_database_that_is_full_and_grows_again(sqlite: str) -> None:
    long = b'"%s"' % (b"long" * 5000)
    async with opened(sqlite) as store:
        limit = 0

        def set_limit(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {limit}")

        tables = [await new_table(store) for _ in range(3)]
        sa.event.listen(store.engine, "begin", set_limit, insert=False)
        limit = 40
        outcomes: list[Outcome] = []
        number = 1
        while Outcome.DISK_FULL not in outcomes:
            asked = [ask(store, table, row(number, long)) for table in tables]
            outcomes = await asyncio.gather(*asked)
            number += 1
        assert set(outcomes) == {Outcome.DISK_FULL}
        with pytest.raises(StoreFailed, match="disk full: database or disk is full"):
            await store.create("LARGE", "allergono", b"salt", row(0, long * 10), OPEN, [])
        assert [len(await store.rows(table)) for table in tables] == [number - 1] * 3
        limit = 1_000_000
        again = await asyncio.gather(*(ask(store, table, row(number - 1, long)) for table in tables))
        assert set(again) == {Outcome.KEPT}


@awaited
async def test_a_failed_chain_stays_broken_until_it_is_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "BATCH", 1)
    async with opened(sqlite) as store:
        table, other = await new_table(store), await new_table(store)
        ill = ask(store, table, row(1, b"\xff"))
        chain = [ask(store, table, row(number)) for number in (2, 3)]
        fine = ask(store, other, row(1))
        assert await ill is Outcome.UNFIT
        assert await asyncio.gather(*chain, fine) == [Outcome.LOST, Outcome.LOST, Outcome.KEPT]
        assert await ask(store, table, row(1)) is Outcome.KEPT
        assert [r.number for r in await store.rows(table)] == [0, 1]


@awaited
async def test_a_database_that_somebody_else_has_locked(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    async with opened(sqlite) as store:
        table = await new_table(store)
        other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await ask(store, table, row(1)) is Outcome.LOCKED
        assert not await store.ready()
        assert await store.load_number(table) is not None
        sa.event.listen(store.engine.pool, "checkout", be_patient)
        waits = ask(store, table, row(1))
        await asyncio.sleep(0.05)
        other.execute("COMMIT")
        other.close()
        assert await waits is Outcome.KEPT


def be_patient(connection: sqlite3.Connection, *rest: object) -> None:
    connection.execute("PRAGMA busy_timeout = 60000").fetchall()


@awaited
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anne, " * 200)
    with pytest.raises(StoreFailed, match="damaged: file is not a database"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text() == "Dear Anne, " * 200


@awaited
async def test_a_database_that_cannot_be_is_told(tmp_path: Path, sqlite: str) -> None:
    for url, word in (
        (f"sqlite:///{tmp_path}/none/house.sqlite3", "there is no folder"),
        ("sqlite://", "in memory would forget"),
        ("mysql://root@localhost/house", "not mysql"),
        ("house.sqlite3", "is given as sqlite:///FILE"),
    ):
        with pytest.raises(BadDatabase, match=word):
            await Store.open(url)
    other = sqlite3.connect(sqlite.removeprefix("sqlite:///"))
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(BadDatabase, match="belongs to something else: it has tables such as 'recipes'"):
        await Store.open(sqlite)


@awaited
async def test_a_server_that_goes_away_and_comes_back(postgres_server: Postgres, postgres: str) -> None:
    async with opened(postgres) as store:
        table, other = await new_table(store), await new_table(store)
        assert await ask(store, table, row(1)) is Outcome.KEPT
        postgres_server.stop("immediate")
        try:
            down = await asyncio.gather(ask(store, table, row(2)), ask(store, other, row(1)))
            assert set(down) == {Outcome.UNREACHABLE}
            assert not await store.ready()
            with pytest.raises(StoreFailed, match="unreachable"):
                await store.load_number(table)
            with pytest.raises(StoreFailed, match="unreachable"):
                await Store.open(postgres)
        finally:
            postgres_server.start()
        assert await ask(store, table, row(2)) is Outcome.KEPT
        assert [r.number for r in await store.rows(table)] == [0, 1, 2]


@awaited
async def test_a_server_that_is_read_only_for_a_while(postgres_server: Postgres, postgres: str) -> None:
    async with opened(postgres) as store:
        table = await new_table(store)
        name = postgres.rpartition("/")[2]
        postgres_server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres_server.cut()
        try:
            assert await ask(store, table, row(1)) is Outcome.READ_ONLY
            assert not await store.ready()
            assert len(await store.rows(table)) == 1
        finally:
            postgres_server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
            postgres_server.cut()
        assert await ask(store, table, row(1)) is Outcome.KEPT


@awaited
async def test_a_connection_that_is_cut_in_the_middle(postgres_server: Postgres, postgres: str) -> None:
    async with opened(postgres) as store:
        tables = [await new_table(store) for _ in range(20)]
        number = dict.fromkeys(tables, 0)
        cuts = 0
        for _ in range(30):
            asked = {table: ask(store, table, row(number[table] + 1)) for table in tables}
            postgres_server.cut()
            for table, answer in asked.items():
                if await answer is Outcome.KEPT:
                    number[table] += 1
                else:
                    cuts += 1
                    loaded = await reloaded(store, table)
                    assert loaded in (number[table], number[table] + 1)
                    number[table] = loaded
        for table in tables:
            assert [r.number for r in await store.rows(table)] == list(range(number[table] + 1))


async def reloaded(store: Store, table: int) -> int:
    """The last row of a table, read anew until a connection holds."""
    while True:
        try:
            stored = await store.load_number(table)
        except StoreFailed:
            continue
        assert stored is not None
        return stored.number


@awaited
async def test_text_that_one_kind_of_database_refuses_harms_no_other(postgres: str) -> None:
    async with opened(postgres) as store:
        table, other = await new_table(store), await new_table(store)
        ill, fine = ask(store, table, row(1, id="anne:\x00")), ask(store, other, row(1))
        assert (await ill, await fine) == (Outcome.UNFIT, Outcome.KEPT)
        with pytest.raises(StoreFailed, match="unfit"):
            await store.save_guest(ANNE, "\x00")


SCRIPT = """
import asyncio, sys
from house.store.shelf import ask, new_table, opened, row
async def main():
    async with opened(sys.argv[1]) as store:
        tables = [await new_table(store) for _ in range(20)]
        async def play(table):
            for number in range(1, 1_000_000):
                await ask(store, table, row(number))
                print(table, number, flush=True)
        await asyncio.gather(*map(play, tables))
asyncio.run(main())
"""


def note(line: str, kept: dict[int, int]) -> None:
    """Note what a whole line says is kept."""
    if line.endswith("\n"):
        table, number = map(int, line.split())
        kept[table] = max(number, kept.get(table, 0))


@pytest.mark.parametrize("times", [5])
def test_what_was_acknowledged_outlives_a_kill(database: str, times: int) -> None:
    chance = random.Random(1)
    path = os.pathsep.join([str(HERE.parent.parent), os.environ.get("PYTHONPATH", "")])
    kept: dict[int, int] = {}
    for turn in range(times):
        script = SCRIPT.replace("await new_table(store)", f"await new_table(store, f'T{turn}-{{_}}')")
        process = subprocess.Popen(
            [sys.executable, "-c", script, database],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert process.stdout is not None
        while len(kept) < 20 * (turn + 1):  # every table has begun
            note(process.stdout.readline(), kept)
        time.sleep(chance.random() * 0.5)
        process.kill()
        for line in process.stdout.read().splitlines(keepends=True):
            note(line, kept)
        process.stdout.close()
        process.wait()

    async def compare() -> None:
        async with opened(database) as store:
            for table, number in kept.items():
                numbers = [r.number for r in await store.rows(table)]
                assert numbers == list(range(len(numbers)))
                assert len(numbers) > number

    asyncio.run(compare())
