"""Tables that break, cannot be opened or rest, and bots of no use: the others notice nothing."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from house.direct import open_here
from house.tables import OPENING, at_a_table, awaited, bodies, check_answer, play, said, unhurried
from tablee.house import entries, lobby, state, thinkers, wishes
from tablee.house import table as table_module
from tablee.house.guests import new_token
from tablee.house.pages_here import PagesHere
from tablee.house.state import TableState


@awaited
async def test_a_wish_that_breaks_the_table_is_answered_and_the_table_goes_on(tmp_path: Path) -> None:
    with unhurried(), capture_logs() as lines:
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here)
            page = await here.greet(code, tokens[0])
            before = bodies(await here.rows(code))
            with patch.object(wishes, "entry_for", side_effect=ZeroDivisionError):
                assert (await said(here, page))["code"] == "broke"
            with patch.object(TableState, "facts", side_effect=ZeroDivisionError):  # when it is done in memory already
                assert (await said(here, page))["code"] == "broke"
            assert bodies(await here.rows(code)) == before
            assert (await said(here, page))["type"] == "ack"
            with patch.object(PagesHere, "announce", side_effect=ZeroDivisionError):  # when it is written already
                page.wish("say", phrase="hello")
                await here.settle()
            assert (await said(here, page))["type"] == "ack"
            assert [row.number for row in await here.rows(code)] == list(range(len(before) + 3))
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["table broke"] * 3


@awaited
async def test_a_table_that_cannot_be_loaded_lets_its_pages_go_and_is_found_when_it_can(tmp_path: Path) -> None:
    with unhurried(), capture_logs():
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here)
            page, other = await here.greet(code, tokens[0]), await here.greet(code, tokens[1])
            with patch.object(lobby, "fold", side_effect=ZeroDivisionError):
                with patch.object(wishes, "entry_for", side_effect=ZeroDivisionError):
                    page.wish("say", phrase="hello")
                    await here.settle(lambda: page.code is not None and other.code is not None)
                assert (page.code, other.code) == (1013, 1013)
                assert page.messages[-1]["code"] == "restart"
                late = here.come(code, tokens[2])
                late.hello()
                await here.settle(lambda: late.code is not None)
                assert late.messages[-1]["code"] == "broken"
            back = await here.greet(code, tokens[0])
            assert (await said(here, back))["type"] == "ack"


@awaited
async def test_a_page_that_finds_a_table_just_laid_to_rest_comes_back_to_it(tmp_path: Path) -> None:
    async with open_here(tmp_path, pace=100.0) as here:
        code, tokens = await at_a_table(here)
        old = here.table(code)
        here.lobby.let_rest(float("inf"))
        await here.settle()
        assert code not in here.lobby.tables
        with patch.object(here.lobby, "find", return_value=old):
            page = here.come(code, tokens[0])
            page.hello()
            await here.settle(lambda: page.code is not None)
            assert page.code == 1013
        assert (await here.greet(code, tokens[0])).messages[0]["type"] == "view"


@awaited
async def test_a_table_under_another_secret_is_refused_in_words_and_not_played(tmp_path: Path) -> None:
    async with open_here(tmp_path, pace=100.0) as here:
        code, tokens = await at_a_table(here)
        before = bodies(await here.rows(code))
    with capture_logs():
        async with open_here(tmp_path, pace=100.0, secret=b"the wrong one") as here:
            page = here.come(code, tokens[0])
            page.hello("en")
            await here.settle(lambda: page.code is not None)
            assert page.messages[0]["code"] == "other_secret"
            check_answer(page.messages[0], "en")
            assert (await here.ask(f"/api/tables/{code}")).status_code == 503
            assert (await here.ask(f"/api/tables/{code}/replay")).json()["code"] == "other_secret"
            assert bodies(await here.rows(code)) == before
    async with open_here(tmp_path, pace=100.0) as here:
        assert (await here.greet(code, tokens[0])).messages[0]["type"] == "view"


@awaited
async def test_one_table_that_does_not_open_stops_no_other_clock(tmp_path: Path) -> None:
    async with open_here(tmp_path, pace=100.0) as here:
        codes = [(await at_a_table(here))[0] for _ in range(2)]
        for code in codes:
            table = here.table(code)
            table.do(lambda table=table: table.commit(0, entries.Timed(True), ""))  # type: ignore[misc]
        await here.settle()
        store = here.lobby.store
        here.lobby.let_rest(float("inf"))
        await here.settle()
        due = [(0.0, codes[0]), (0.0, codes[1])]
        find = here.lobby.find

        async def finds(code: str) -> Any:
            if code == codes[0]:
                raise ZeroDivisionError
            return await find(code)

        async def all_due(before: float, limit: int) -> list[tuple[float, str]]:
            return due

        with capture_logs() as lines, patch.object(store, "due", all_due), patch.object(here.lobby, "find", finds):
            await here.settle(lambda: codes[1] in here.lobby.tables)
            await asyncio.sleep(0.6)
        assert [line["event"] for line in lines] == ["table not opened"]


@pytest.mark.parametrize("how", ["dies", "hangs", "talks", "cheats", "never"])
@awaited
async def test_a_bot_whose_process_is_of_no_use_stops_no_table(tmp_path: Path, how: str) -> None:
    command = (sys.executable, str(Path(__file__).parent / "odd_thinker.py"), how)
    latest = 0.2 if how == "never" else thinkers.LATEST
    with capture_logs(), patch.object(thinkers, "PAUSES", (0.01, 0.05)), patch.object(thinkers, "LATEST", latest):
        minds = thinkers.Thinkers(1, patience=0.2, command=command)
        async with minds, open_here(tmp_path, minds=minds) as here:
            token = new_token()
            code = (await here.ask("/api/tables", token, {**OPENING, "level": "random"})).json()["table"]
            page, table = await here.greet(code, token), here.table(code)
            first = table.state.house.number
            page.wish("leave")  # now bots have every seat
            await page.go()
            watcher = await here.greet(code, "")
            await here.settle(lambda: table.state.over or table.shown > first + 4)
            assert watcher.messages[-1]["type"] in ("update", "view", "present")


@awaited
async def test_snapshots_that_nobody_needs_any_more_are_removed(tmp_path: Path) -> None:
    often = patch.object(table_module, "SNAPSHOT_EVERY", 5), patch.object(state, "KEPT_TRAIL", 10)
    with unhurried(), often[0], often[1]:
        async with open_here(tmp_path) as here:
            code, tokens = await at_a_table(here, acts=60, target=100)
            table, store = here.table(code), here.lobby.store
            kept = [row[0] for row in await store.read(all_snapshots)]
            assert 2 <= len(kept) <= 8
            first = table.state.house.trail[0][0]
            assert kept[0] <= first - 1  # every act that may be taken back lies behind a snapshot
            pages = [await here.greet(code, token) for token in tokens]
            pages[0].wish("takeback")
            await here.settle()
            for page in pages[1:]:
                page.wish("agree", what="takeback", yes=True)
            await here.settle()
            assert b"rewound" in (await here.rows(code))[-1].body
            await play(here, code, pages, 3000)
            assert table.state.over
            assert len(await store.read(all_snapshots)) == 2
        async with open_here(tmp_path) as here:
            assert (await here.greet(code, tokens[0])).messages[0]["house"]["state"] == "over"


def all_snapshots(connection: Any) -> list[Any]:
    return list(connection.execute(sa.text("SELECT number FROM snapshots ORDER BY number")))
