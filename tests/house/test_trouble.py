"""A house whose store is in trouble: nothing is acknowledged that is not kept, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import sqlalchemy as sa
from structlog.testing import capture_logs

from house.direct import Facts, Open, open_here, same_cards, table_of_people
from house.tables import OPENING, at_a_table, awaited, bodies, play, said, unhurried
from kernel.games import KINDS
from tablee.games.registry import REGISTERED
from tablee.house import entries
from tablee.house import table as table_module
from tablee.house.guests import new_token
from tablee.house.store import Outcome


class Moody:
    """A store that now and then keeps nothing, or says that somebody else was first."""

    def __init__(self, store: Any, chance: random.Random) -> None:
        self.store = store
        self.chance = chance
        self.moods = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append(self, request: Any) -> None:
        mood = self.chance.random()
        if mood < 0.3:
            self.moods += 1
            outcome = self.chance.choice([Outcome.LOST, Outcome.DISK_FULL, Outcome.LOCKED])
            asyncio.get_running_loop().call_soon(request.done, outcome)
        else:
            self.store.append(request)


@awaited
async def test_what_is_acknowledged_is_one_row_and_every_row_was_wanted_once(tmp_path: Path, soak: bool) -> None:
    chance = random.Random(3)
    with unhurried(), patch.object(table_module, "PAUSES", (0.0, 0.0)):
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here, acts=2)
            first = len(await here.rows(code))
            moody = here.lobby.store = Moody(here.lobby.store, chance)  # type: ignore[assignment]
            pages = [await here.greet(code, token) for token in tokens]
            sent: list[list[str]] = [[], [], []]
            acked: dict[str, set[int]] = {}
            guests = [chair.guest for chair in here.table(code).state.house.chairs]

            def note() -> None:
                for seat, page in enumerate(pages):
                    for message in page.messages:
                        if message["type"] == "ack":
                            acked.setdefault(f"{guests[seat]}:{message['id']}", set()).add(message["number"])

            for turn in range(5000 if soak else 400):
                seat = chance.randrange(3)
                game = here.table(code).state.playing
                assert game is not None
                ask = game.decision(seat)
                wish: Facts = {"id": f"t{turn}"}
                kind = chance.choice(
                    ["act", "act", "act", "say", "pause", "mute", "takeback", "agree", "again", "again"]
                )
                if kind == "again" and sent[seat]:
                    pages[seat].say(chance.choice(sent[seat]))
                elif kind == "act" and ask is not None and ask.choices:
                    text = chance.choice(ask.choices).text
                    wish |= {"type": "act", "decision": ask.id, "text": text}
                elif kind == "say":
                    wish |= {"type": "say", "phrase": "oops", "text": ""}
                elif kind == "pause":
                    wish |= {"type": "pause", "on": chance.random() < 0.3}
                elif kind == "mute":
                    wish |= {"type": "mute", "seat": chance.randrange(3), "on": chance.random() < 0.5}
                elif kind == "takeback":
                    wish |= {"type": "takeback"}
                elif kind == "agree":
                    wish |= {"type": "agree", "what": "takeback", "yes": chance.random() < 0.7}
                if "type" in wish:
                    sent[seat].append(json.dumps(wish))
                    pages[seat].say(sent[seat][-1])
                if chance.random() < 0.3:
                    await here.settle()
                if chance.random() < 0.05:  # another page of the same guest
                    await here.settle()
                    note()
                    await pages[seat].go()
                    pages[seat] = await here.greet(code, tokens[seat], last=chance.choice([-1, first]))
            await here.settle()
            note()
            rows = (await here.rows(code))[first:]
            assert moody.moods > 50
            assert [row.number for row in rows] == list(range(first, first + len(rows)))
            made = {row.id: row.number for row in rows if row.id}
            assert len(made) == len([row for row in rows if row.id])
            assert {id: {made[id]} for id in acked} == acked
            assert len(acked) > 50
            # every page has the same story as the log
            for page in pages:
                await page.go()
            state = here.table(code).state.snapshot()
        async with open_here(tmp_path, pace=100.0) as here:
            page = await here.greet(code, tokens[0])
            assert here.table(code).state.snapshot() == state


@awaited
async def test_an_act_that_was_held_in_a_race_and_then_lost_to_another_node_is_judged_anew(tmp_path: Path) -> None:
    with unhurried(), same_cards(2), patch.dict(REGISTERED, KINDS):
        async with open_here(tmp_path) as here:
            code, tokens = await table_of_people(here, "race", 3)
            pages = [await here.greet(code, token) for token in tokens]
            table = here.table(code)
            offers: list[tuple[int, str]] = []
            while not offers:
                await play(here, code, pages, 1)
                game = table.state.playing
                assert game is not None
                open_now = [(seat, one) for seat in range(3) for one in game.choices(seat)]
                offers = [(seat, one.text) for seat, one in open_now if not one.verb.answers]
            seat, text = offers[0]
            for connection in table.pages:
                connection.lag = 0.0 if connection.seat == seat else 1.0
            decision = game.decision(seat)
            assert decision is not None
            before, store = len(await here.rows(code)), here.lobby.store
            lost: list[Any] = []

            def lose(request: Any) -> None:
                lost.append(request)
                here.lobby.store.append = append  # type: ignore[method-assign]
                request.done(Outcome.LOST)

            append = store.append
            store.append = lose  # type: ignore[method-assign]
            id = pages[seat].wish("act", decision=decision.id, text=text)
            await here.settle(lambda: any(message.get("id") == id for message in pages[seat].messages))
            assert len(lost) == 1
            assert pages[seat].answer(id)["type"] == "ack"
            assert [row.who for row in (await here.rows(code))[before:]] == [seat]


@contextmanager
def trouble(here: Open, pragma: Callable[[], str]) -> Iterator[None]:
    """Whoever writes or reads says this first."""

    def set_it(connection: Any, *rest: object) -> None:
        connection.execute(f"PRAGMA {pragma()}").fetchall()

    pool = here.lobby.store.engine.pool
    sa.event.listen(pool, "checkout", set_it)
    try:
        yield
    finally:
        sa.event.remove(pool, "checkout", set_it)


@awaited
async def test_a_full_disk_is_told_in_words_and_play_goes_on_when_there_is_space(tmp_path: Path) -> None:
    with unhurried(), capture_logs() as lines:
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here)
            page, other = await here.greet(code, tokens[0], "en"), await here.greet(code, tokens[1])
            limit = 1  # as large as it is
            with trouble(here, lambda: f"max_page_count = {limit}"):
                full = 0
                while full < 3:  # a row without a snapshot may still find room
                    answer = await said(here, page)
                    full = 0 if answer["type"] == "ack" else full + 1
                assert (answer["type"], answer["code"]) == ("refused", "not_kept")
                told = "The move was not made: the house could not write it down (the disk is full)."
                assert answer["sentence"] == told
                before, shown = bodies(await here.rows(code)), len(other.frames)
                assert (await said(here, other))["sentence"].endswith("(le disque est plein).")
                opened = await here.ask("/api/tables?lang=en", tokens[0], OPENING)
                assert (opened.status_code, opened.json()["code"]) == (503, "not_kept")
                assert "full" in opened.json()["sentence"]
                assert (await here.ask("/healthz")).status_code == 200
                assert bodies(await here.rows(code)) == before
                assert [m["type"] for m in other.messages[shown:]] == ["refused"]
                limit = 1_000_000
                assert (await said(here, page, "again"))["type"] == "ack"
            assert [row[0] for row in bodies(await here.rows(code))] == list(range(len(before) + 1))
            assert other.messages[-1]["chat"]["text"] == "again"
            await play(here, code, [page, other, await here.greet(code, tokens[2])], 5)
    assert [line for line in lines if line["log_level"] == "error"] == []


@awaited
async def test_a_database_that_turns_read_only_keeps_nothing_and_loses_nothing(tmp_path: Path) -> None:
    with unhurried():
        async with open_here(tmp_path, pace=100.0) as here:
            code, tokens = await at_a_table(here)
            page = await here.greet(code, tokens[0])
            before = bodies(await here.rows(code))
            with trouble(here, lambda: "query_only = ON"):
                answer = await said(here, page)
                assert answer["sentence"].endswith("(la base ne se laisse pas écrire).")
                assert (await here.ask("/readyz")).status_code == 503
                assert bodies(await here.rows(code)) == before
                watcher = await here.greet(code)
                assert watcher.messages[0]["type"] == "view"
            with trouble(here, lambda: "query_only = OFF"):
                assert (await said(here, page))["type"] == "ack"
                assert len(await here.rows(code)) == len(before) + 1


@awaited
async def test_bots_and_clocks_wait_while_nothing_can_be_kept(tmp_path: Path) -> None:
    with capture_logs() as lines:
        async with open_here(tmp_path) as here:
            opened = await here.ask("/api/tables", new_token(), {**OPENING, "level": "random"})
            code = opened.json()["table"]
            page, table = await here.greet(code), here.table(code)
            before = len(await here.rows(code))
            only = "ON"
            with trouble(here, lambda: f"query_only = {only}"):
                table.do(lambda: table.commit(0, entries.Covered(0, "random"), ""))
                await asyncio.sleep(1.2)
                assert len(await here.rows(code)) == before
                only = "OFF"
                table.do(lambda: table.commit(0, entries.Covered(0, "random"), ""))  # now bots have every seat
                await here.settle(lambda: table.state.over or table.shown > before + 20)
                table.close()
            assert page.messages[-1]["type"] == "update"
    assert 1 <= len([line for line in lines if line["event"] == "row not kept"]) < 10
