"""Tables and their logs: what is kept is there, in order, once; what is not kept is not there at all."""

from __future__ import annotations

import asyncio

import pytest

from house.store.shelf import ANNE, OPEN, ask, awaited, head, new_table, opened, row
from tablee.house.store import CodeTaken, Outcome, Snapshot, Stored


@awaited
async def test_a_table_is_loaded_as_it_was_written(database: str) -> None:
    async with opened(database) as store:
        table = await store.create("KIWIS", "allergono", b"\x00\xffsalt", row(0), OPEN, [])
        assert await store.load("KIWIS") == Stored(
            table, "KIWIS", "allergono", b"\x00\xffsalt", 1000.0, 0, OPEN, None, [row(0)]
        )
        plays = head(deadline=12.5, players='[{"name":"Zoé 🥝"}]'.encode())
        second = row(1, '{"text":"« Zoé » 🥝"}'.encode(), "anne:1", who=61)
        assert await ask(store, table, second, plays) is Outcome.KEPT
    async with opened(database) as store:
        assert await store.load("KIWIS") == await store.load_number(table)
        assert await store.load_number(table) == Stored(
            table, "KIWIS", "allergono", b"\x00\xffsalt", 1000.0, 1, plays, None, [row(0), second]
        )
        assert await store.load("PEARS") is None
        assert await store.load_number(table + 1) is None


@awaited
async def test_a_table_is_loaded_from_its_newest_snapshot(database: str) -> None:
    async with opened(database) as store:
        table = await new_table(store, "KIWIS")
        snapshots = {2: Snapshot(2, "rules-1", "second"), 4: Snapshot(4, "rules-2", "fourth")}
        for number in range(1, 6):
            assert await ask(store, table, row(number), snapshot=snapshots.get(number)) is Outcome.KEPT
        loaded = await store.load("KIWIS")
        assert loaded is not None
        assert (loaded.snapshot, loaded.rows) == (snapshots[4], [row(5)])
        assert await store.rows(table) == [row(number) for number in range(6)]
        assert await store.rows(table, 2, 3) == [row(2), row(3)]
        before = [await store.snapshot_before(table, number) for number in (1, 2, 3, 4, 99)]
        assert before == [None, snapshots[2], snapshots[2], snapshots[4], snapshots[4]]
        again = Snapshot(4, "rules-2", "fourth, once more")
        assert await ask(store, table, row(6), snapshot=again) is Outcome.KEPT
        assert await store.snapshot_before(table, 5) == again


@awaited
async def test_a_table_that_leaves_memory_keeps_a_snapshot_and_changes_nothing_else(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        table = await new_table(here)
        assert await ask(here, table, row(1), head(deadline=5.0)) is Outcome.KEPT
        assert await ask(there, table, row(2), head(deadline=7.0)) is Outcome.KEPT
        rest = Snapshot(1, "rules-1", "as of one")
        row_and_rest = ask(here, table, row(3)), ask(here, table, None, head(deadline=5.0), rest)
        assert await asyncio.gather(*row_and_rest) == [Outcome.KEPT, Outcome.KEPT]
        loaded = await there.load_number(table)
        assert loaded is not None
        assert (loaded.number, loaded.head.deadline) == (3, None)
        assert (loaded.snapshot, [r.number for r in loaded.rows]) == (rest, [2, 3])


@awaited
async def test_a_number_that_is_taken_is_lost_and_the_others_of_its_batch_are_kept(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        mine = [await new_table(here, f"MINE{number}") for number in range(20)]
        won = row(1, b'"there"')
        assert await ask(there, mine[7], won, head(rules="theirs")) is Outcome.KEPT
        outcomes = await asyncio.gather(*(ask(here, table, row(1, b'"here"')) for table in mine))
        assert [table for table, outcome in zip(mine, outcomes, strict=True) if outcome is Outcome.LOST] == [mine[7]]
        assert outcomes.count(Outcome.KEPT) == 19
        lost = await there.load_number(mine[7])
        assert lost is not None
        assert (lost.rows[1:], lost.head.rules) == ([won], "theirs")


@awaited
async def test_what_follows_a_lost_row_is_lost_until_the_table_has_been_told(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        table, other = await new_table(here), await new_table(here)
        assert await ask(there, table, row(1, b'"there"')) is Outcome.KEPT
        chain = [ask(here, table, row(number, b'"here"')) for number in (1, 2, 3)]
        assert await ask(here, other, row(1)) is Outcome.KEPT
        assert await asyncio.gather(*chain) == [Outcome.LOST] * 3
        assert [r.body for r in await here.rows(table, 1)] == [b'"there"']
        assert await ask(here, table, row(2, b'"told"')) is Outcome.KEPT


@awaited
async def test_an_act_that_is_sent_twice_counts_once(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        table = await new_table(here)
        assert await ask(here, table, row(1, id="anne:7")) is Outcome.KEPT
        assert await ask(there, table, row(2, id="anne:7")) is Outcome.LOST
        assert [await there.act_known(table, id) for id in ("anne:7", "anne:8", "")] == [1, None, None]
        assert await ask(there, table, row(2)) is Outcome.KEPT
        assert await ask(there, table, row(3)) is Outcome.KEPT
        other = await new_table(here)
        assert await ask(here, other, row(1, id="anne:7")) is Outcome.KEPT


@awaited
async def test_two_nodes_that_race_for_every_row_leave_one_log_without_gaps(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        tables = [await new_table(here) for _ in range(10)]
        kept = dict.fromkeys(tables, 0)

        async def play(store: object, table: int, name: str) -> None:
            assert store in (here, there)
            node = here if store is here else there
            while (number := len(await node.rows(table))) < 8:
                if await ask(node, table, row(number, b'"%s"' % name.encode())) is Outcome.KEPT:
                    kept[table] += 1

        nodes = [(here, "here"), (there, "there")]
        await asyncio.gather(*(play(node, table, name) for table in tables for node, name in nodes))
        for table in tables:
            assert [r.number for r in await here.rows(table)] == list(range(8))
            assert kept[table] == 7


@awaited
async def test_a_row_that_the_database_refuses_harms_no_other(database: str) -> None:
    async with opened(database) as store:
        table, other, gone = await new_table(store), await new_table(store), 999_999
        unfit = ask(store, table, row(1, b"\xff is no text"))
        nowhere = ask(store, gone, row(1))
        fine = ask(store, other, row(1))
        assert (await unfit, await nowhere, await fine) == (Outcome.UNFIT, Outcome.LOST, Outcome.KEPT)
        assert Outcome.UNFIT.failed
        assert not Outcome.LOST.failed
        assert await ask(store, table, row(1)) is Outcome.KEPT


@awaited
async def test_a_code_is_free_again_once_its_table_is_over(database: str) -> None:
    async with opened(database) as store:
        first = await new_table(store, "KIWIS")
        with pytest.raises(CodeTaken, match="KIWIS"):
            await new_table(store, "KIWIS")
        over = await ask(store, first, row(1), head(state="over"))
        assert over is Outcome.KEPT
        finished = await store.load("KIWIS")
        assert finished is not None
        assert finished.table == first
        second = await new_table(store, "KIWIS")
        living = await store.load("KIWIS")
        assert living is not None
        assert living.table == second
        assert finished == await store.load_number(first)


@awaited
async def test_deadlines_are_found_the_earliest_first(database: str) -> None:
    async with opened(database) as store:
        for code, deadline in (("LATE", 30.0), ("EARLY", 10.0), ("NEVER", None), ("MIDDLE", 20.0)):
            table = await new_table(store, code)
            assert await ask(store, table, row(1), head(deadline=deadline)) is Outcome.KEPT
        assert await store.due(20.0, 10) == [(10.0, "EARLY"), (20.0, "MIDDLE")]
        assert await store.due(99.0, 2) == [(10.0, "EARLY"), (20.0, "MIDDLE")]
        assert await store.due(9.0, 10) == []


@awaited
async def test_what_waits_is_written_before_the_store_closes(database: str) -> None:
    async with opened(database) as store:
        table = await new_table(store, "KIWIS")
        waiting = [ask(store, table, row(number)) for number in range(1, 500)]
        assert await store.ready()
    assert {await answer for answer in waiting} == {Outcome.KEPT}
    assert not await store.ready()
    assert await ask(store, table, row(500)) is Outcome.CLOSED
    async with opened(database) as store:
        assert len(await store.rows(table)) == 500


@awaited
async def test_a_table_that_cannot_take_its_outcome_harms_no_other(sqlite: str) -> None:
    told: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: told.append(str(context["exception"])))
    async with opened(sqlite) as store:
        table = await new_table(store)
        bad = ask(store, table, row(1))
        bad.set_result(Outcome.CLOSED)
        assert await ask(store, table, row(2)) is Outcome.KEPT
    assert told == ["invalid state"]


@awaited
async def test_empty_tables_that_nobody_has_touched_for_a_day_are_removed(database: str) -> None:
    day = 24 * 3600
    async with opened(database) as store:
        await store.save_guest(ANNE, "hash")
        stale = await new_table(store, "STALE", [("anne", 0)])
        begun, fresh = await new_table(store, "BEGUN"), await new_table(store, "FRESH")
        await ask(store, begun, row(1))
        await ask(store, fresh, row(day), OPEN)
        assert await store.clean(1000.0 + day + 10) == 1
        assert await store.load("STALE") is None
        assert await store.rows(stale) == []
        assert await store.tables_of("anne", 10) == []
        assert await store.load("BEGUN") is not None
        assert await store.load("FRESH") is not None
