"""Who may do what: with a seat, with a guest, from elsewhere, from one address, and who is forgotten."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import sqlalchemy as sa

from house.direct import open_here
from house.tables import OPENING, at_a_table, awaited, said, unhurried
from tablee.house import app, doors
from tablee.house.guests import new_token


@awaited
async def test_a_seat_needs_a_guest(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        opened = await here.ask("/api/tables", new_token(), OPENING)
        page = await here.greet(opened.json()["table"])
        id = page.wish("sit", seat=1, name="Zoé", colour="", word="")
        await here.settle()
        assert page.answer(id)["code"] == "no_cookie"


@awaited
async def test_the_next_table_is_opened_once_and_by_people_of_the_table(tmp_path: Path) -> None:
    with unhurried():
        async with open_here(tmp_path) as here:
            code, tokens = await at_a_table(here, acts=2000, target=0)
            watcher = await here.greet(code)
            id = watcher.wish("rematch")
            await here.settle()
            assert watcher.answer(id)["code"] == "only_seated"
            pages = [await here.greet(code, token) for token in tokens]
            ids = [page.wish("rematch") for page in pages]
            both = list(zip(pages, ids, strict=True))
            await here.settle(lambda: all(any(one.get("id") == id for one in page.messages) for page, id in both))
            assert [page.answer(id)["type"] for page, id in both] == ["ack"] * 3
            assert len(here.lobby.tables) == 2
            again = here.table(code).state.house.next
            assert here.table(again).state.playing is not None
            assert watcher.messages[-1]["house"]["next"] == again


@awaited
async def test_options_with_the_names_of_other_things_are_no_options(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        token = new_token()
        for options in ({"seats": 3}, {"self": 1}, {"kind": True}, {"": 0}):
            answer = await here.ask("/api/tables", token, {**OPENING, "options": options})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_table")
        opened = await here.ask("/api/tables", token, OPENING)
        page = await here.greet(opened.json()["table"], token)
        id = page.wish("settle", seats=3, options={"seats": 3}, settings={})
        await here.settle()
        assert page.answer(id)["code"] == "bad_table"


@awaited
async def test_who_drops_out_while_sitting_down_comes_back_to_the_seat(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        opened = await here.ask("/api/tables", new_token(), OPENING)
        token = new_token()
        page = await here.greet(opened.json()["table"], token)
        last = page.messages[0]["number"]
        page.wish("sit", seat=1, name="Zoé", colour="", word="")
        await here.settle()
        back = await here.greet(opened.json()["table"], token, last=last)
        assert (back.messages[0]["type"], back.messages[0]["you"]) == ("view", 1)


@awaited
async def test_an_address_may_make_so_many_things_and_hold_so_many_pages(tmp_path: Path) -> None:
    with patch.object(doors, "NEW", 5.0), patch.object(doors, "PAGES", 3), patch.object(app, "MOST_OWN", 2):
        async with open_here(tmp_path) as here:
            far, near = "203.0.113.7", "127.0.0.1"
            told = [(await here.ask("/api/tables", new_token(), OPENING, address=far)) for _ in range(3)]
            assert [answer.status_code for answer in told] == [201, 201, 429]
            assert told[2].json()["code"] == "too_many"
            token = new_token()
            told = [(await here.ask("/api/tables", token, OPENING, address="2001:db8::1")) for _ in range(3)]
            assert [answer.status_code for answer in told] == [201, 201, 429]
            assert told[2].json()["code"] == "many_tables"
            code = told[0].json()["table"]
            assert (await here.ask("/api/tables", new_token(), OPENING, address="2001:db8::2")).status_code == 429
            pages = [here.come(code, "", address=far) for _ in range(4)]
            for page in pages:
                page.hello()
            await here.settle(lambda: pages[3].code is not None)
            assert [page.code for page in pages] == [None, None, None, 1013]
            assert pages[3].messages[0]["code"] == "too_many"
            await pages[0].go()
            assert (await here.greet(code, "", address=far)).messages[0]["type"] == "view"
            for _ in range(6):
                assert (await here.ask("/api/tables", new_token(), OPENING, address=near)).status_code == 201
            guests = await here.lobby.store.read(all_guests)
            page = await here.greet(code, new_token(), address=far)
            assert page.messages[0]["code"] == "too_many"
            assert await here.lobby.store.read(all_guests) == guests


def all_guests(connection: Any) -> list[Any]:
    return list(connection.execute(sa.text("SELECT id FROM guests")))


@awaited
async def test_nobody_from_elsewhere_gets_in(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        code, tokens = await at_a_table(here, acts=1)
        for host, origin in (
            ("testserver", "http://elsewhere.example"),
            ("testserver", "null"),
            ("testserver", "http://["),
            ("testserver", ""),
            ("rebound.example", "http://rebound.example"),
            ("testserver:81", "http://testserver"),
            ("[", "http://["),
        ):
            page = here.come(code, tokens[0], host=host, origin=origin)
            page.hello()
            await here.settle(lambda page=page: page.code is not None)  # type: ignore[misc]
            assert (page.code, page.frames) == (1008, [])
            for path, body in (("/api/tables", OPENING), ("/api/me", {}), ("/api/me/erase", {})):
                answer = await here.ask(path, tokens[0], body, host=host, origin=origin)
                assert answer.status_code in (403, 421), (host, origin)
                assert answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await here.ask("/", host="rebound.example")).status_code == 421
        assert len(await here.lobby.store.tables_of(here.table(code).state.house.chairs[0].guest, 9)) == 1


@awaited
async def test_who_is_forgotten_leaves_no_name_and_stops_no_game(tmp_path: Path) -> None:
    with unhurried():
        async with open_here(tmp_path) as here:
            token, friend = new_token(), new_token()
            wanted = {**OPENING, "people": [{"name": "Léontine", "colour": ""}], "seats": 2}
            codes = [(await here.ask("/api/tables", token, wanted)).json()["table"] for _ in range(2)]
            for code in codes:
                page = await here.greet(code, token)
                assert (await said(here, page, "c’est moi, Léontine"))["type"] == "ack"
            other = await here.greet(codes[0], friend)
            other.wish("sit", seat=1, name="Bo", colour="", word="")
            await here.settle()
            page = await here.greet(codes[0], token)
            page.wish("start")
            await here.settle(lambda: here.table(codes[0]).state.playing is not None)
            guest = here.table(codes[0]).state.house.chairs[0].guest
            assert (await here.ask("/api/me/erase", token, {})).status_code == 204
            await here.settle(lambda: page.code is not None)
            assert page.code == 1012
            number = here.table(codes[0]).state.house.number
            assert other.messages[-1]["type"] in ("update", "present")
            assert (await said(here, other, "où es-tu ?"))["type"] == "ack"
            await here.settle(lambda: here.table(codes[0]).state.waiting() == [1])  # a bot plays on
            assert here.table(codes[0]).state.house.number > number
            assert here.table(codes[1]).state.house.chairs[0].name == ""
            late = await here.greet(codes[0], "")
            assert "Léontine" not in late.frames[0]
        async with open_here(tmp_path) as here:
            assert "Léontine" not in (await here.greet(codes[0], friend)).frames[0]
        async with open_here(tmp_path) as here:
            kept = await here.lobby.store.read(dump)
            assert "Léontine" not in kept
            assert guest not in re.sub(rf"{guest}:[^' ]*", "", kept)  # the ids of acts alone keep them apart


def dump(connection: Any) -> str:
    return "\n".join(connection.connection.driver_connection.iterdump())
