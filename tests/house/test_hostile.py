"""Hostile and clumsy clients: an answer in words or a closed socket, never another table."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from house.direct import open_here
from house.hostile import attack
from house.tables import at_a_table, awaited, bodies, check_answer, said, unhurried
from tablee.house import app, connection, state


@pytest.mark.parametrize("game", ["allergono", "smile_life"])
@awaited
async def test_whatever_is_sent_the_table_stays_as_it_is(tmp_path: Path, soak: bool, game: str) -> None:
    with unhurried(), capture_logs() as lines:
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here, game)
            for token in tokens:
                page = await here.greet(code, token)
                page.tell("say", id="said", phrase="bravo", text="")
                await here.settle()
                await page.go()
            before = bodies(await here.rows(code))
            looks = here.table(code).state.snapshot()
            for seed in range(1000 if soak else 4):
                seat, token = seed % 4, [*tokens, ""][seed % 4]
                pages = await attack(here, code, token, seat % 3, seed, 500, ["said"])
                assert pages > 10
            assert bodies(await here.rows(code)) == before
            assert here.table(code).state.snapshot() == looks
            # and it goes on
            page = await here.greet(code, tokens[0])
            page.wish("say", phrase="hello", text="")
            await here.settle()
            assert page.messages[-1]["type"] == "ack"
    assert [line for line in lines if line["log_level"] not in ("debug", "info")] == []


@awaited
async def test_after_the_end_nothing_is_played_any_more(tmp_path: Path) -> None:
    with unhurried():
        async with open_here(tmp_path) as here:
            code, tokens = await at_a_table(here, acts=2000, target=0)
            assert here.table(code).state.over
            page = await here.greet(code, tokens[1])
            said = page.wish("say", phrase="bravo")
            await here.settle()
            before = bodies(await here.rows(code))
            wishes = {
                "act": {"decision": "1-00000000", "text": "draw"},
                "takeback": {},
                "agree": {"what": "takeback", "yes": True},
                "pause": {"on": True},
                "timer": {"on": False},
                "time": {},
                "resign": {},
                "leave": {},
                "remind": {"seat": 0},
                "sit": {"seat": 0, "name": "Zoé", "colour": "", "word": ""},
                "start": {"level": "random"},
                "bot": {"seat": 0, "level": "random"},
                "remove": {"seat": 0},
                "settle": {"seats": 3, "options": {}, "settings": {}},
            }
            ids = [page.wish(kind, **facts) for kind, facts in wishes.items()]
            await here.settle(lambda: len(page.frames) > len(ids) + 2)
            for id in ids:
                answer = page.answer(id)
                assert answer["type"] == "refused", answer
                check_answer(answer, "fr")
            await attack(here, code, tokens[1], 1, 1, 300, [said])
            assert bodies(await here.rows(code)) == before


@awaited
async def test_who_stops_reading_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    with unhurried(), patch.object(connection, "FAREWELL", 0.2), patch.object(connection, "QUEUE", 20):
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here)
            page, asleep = await here.greet(code, tokens[0]), await here.greet(code, tokens[1])
            asleep.reads.clear()
            for _ in range(connection.QUEUE + 20):
                assert (await said(here, page, "encore"))["type"] == "ack"
            await here.settle(lambda: len(here.table(code).pages) == 1)
            assert asleep.task.done()
            number = max(message.get("number", 0) for message in page.messages)
            back = await here.greet(code, tokens[1], last=3)
            assert (back.messages[0]["type"], back.messages[0]["number"]) == ("view", number)


@awaited
async def test_who_never_says_hello_is_let_go(tmp_path: Path) -> None:
    with patch.object(app, "GREETING", 0.1):
        async with open_here(tmp_path) as here:
            page = here.come("BCDFG")
            await here.settle(lambda: page.code is not None)
            assert (page.code, page.messages[0]["code"]) == (1008, "unclear")


@awaited
async def test_a_wish_of_long_ago_is_still_known(tmp_path: Path) -> None:
    with unhurried(), patch.object(state, "KEPT_IDS", 2):
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here)
            page = await here.greet(code, tokens[0])
            first = await said(here, page)
            for _ in range(3):
                await said(here, page)
            rows = len(await here.rows(code))
            del page.frames[:]
            page.tell("say", id=first["id"], text="x" * 200)
            await here.settle(lambda: bool(page.frames))
            assert page.messages == [first]
            assert len(await here.rows(code)) == rows
