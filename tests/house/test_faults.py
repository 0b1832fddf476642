"""Hostile and clumsy clients, and a house in trouble: an answer in words or a closed socket, never another table."""

from __future__ import annotations

import asyncio
import functools
import json
import random
import re
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from house.direct import Facts, Open, Page, open_here, same_cards, table_of_people
from tablee.house import app, connection, doors, entries, lobby, state, thinkers, wishes
from tablee.house import table as table_module
from tablee.house.guests import new_token
from tablee.house.pages_here import PagesHere
from tablee.house.state import TableState
from tablee.house.store import Outcome, Row
from tablee.house.texts import TEXTS

CLOSED = {1008, 1009, 1011, 1013}


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs on an event loop, and not for ever."""

    @functools.wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 1800))

    return run


@contextmanager
def unhurried() -> Iterator[None]:
    """Nobody is told to slow down."""
    with patch.object(connection, "CREDITS", 1e12):
        yield


# -- what a hostile client sends ---------------------------------------------------------------------------------------

WORDS = ["", "draw", "lay", "time 1", "undo", "enter", "enter x", "é" * 40, "\x00", "\u202e", "\ud83d\ude00", "1 2 3"]
KINDS = ["act", "why", "say", "sit", "bot", "remove", "settle", "start", "takeback", "agree", "pause", "timer", "time"]
KINDS += ["remind", "resign", "leave", "mute", "rematch", "about", "hello", "pulse", "view", "update", "ack", "", "é"]


class Hostile:
    """Sends what no honest page would, from a seed. None of it may change a table."""

    def __init__(self, seed: int, game: Any, seat: int, used: list[str]) -> None:
        self.rng = random.Random(seed)
        self.game = game
        self.seat = seat
        self.used = used  # the ids of wishes that were done
        self.ways = [self.junk, self.torn, self.large, self.typed, self.unknown, self.stale, self.foreign, self.clock]
        self.ways += [self.again, self.greeting, self.forged, self.beyond, self.asking]

    def frame(self) -> str | bytes:
        """The next one."""
        return self.rng.choice(self.ways)()

    def word(self) -> str:
        """Some text."""
        cards = [card.id for card in self.game.setup.deck.cards]
        return self.rng.choice([*WORDS, self.rng.choice(cards), f"lay {self.rng.choice(cards)}"])

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say."""
        rng = self.rng
        plain = [
            None,
            True,
            False,
            -1,
            0,
            31,
            32,
            1 << 63,
            -(1 << 70),
            1e308,
            0.5,
            self.word(),
            "x" * rng.randrange(600),
        ]
        if depth > 2 or rng.random() < 0.7:
            return rng.choice(plain)
        if rng.random() < 0.5:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        return {self.word(): self.value(depth + 1) for _ in range(rng.randrange(4))}

    def act(self, decision: str, text: str, **more: object) -> str:
        """An act."""
        return json.dumps({"type": "act", "id": f"h{self.rng.random()}", "decision": decision, "text": text, **more})

    def decision(self) -> str:
        """The id of what the seat is asked now, or one that looks like it."""
        found = self.game.decision(self.seat)
        return "0-00000000" if found is None else found.id

    def junk(self) -> str | bytes:
        """No JSON at all."""
        size = self.rng.randrange(200)
        data = self.rng.randbytes(size)
        return data if self.rng.random() < 0.5 else data.decode("latin-1")

    def torn(self) -> str:
        """Half a message."""
        whole = self.act(self.decision(), "draw")
        return whole[: self.rng.randrange(len(whole))]

    def large(self) -> str:
        """More than anybody has to say."""
        return self.rng.choice(
            [
                "[" * self.rng.randrange(1, 8000),
                self.act(self.decision(), "x" * self.rng.randrange(501, 7900)),
                json.dumps({"type": "why", "id": "x" * self.rng.randrange(65, 500), "text": "draw"}),
                '{"type":"act"' + ',"id":"x"' * 800 + "}",
            ]
        )

    def typed(self) -> str:
        """A message of ours with values of other types."""
        message = {"type": self.rng.choice(KINDS), "id": self.value(), "text": self.value(), "decision": self.value()}
        message["nobody knows this"] = self.value()
        return json.dumps(message)

    def unknown(self) -> str:
        """A message that there is not."""
        return json.dumps({"type": self.rng.choice(["cheat", "view", "update", "ack", "error", 7, None]), "id": "u"})

    def stale(self) -> str:
        """An act for a decision of another time."""
        return self.act(f"{self.rng.randrange(99)}-{self.rng.getrandbits(32):08x}", self.word())

    def foreign(self) -> str:
        """What another seat may do, done from this one."""
        seats = [seat for seat in range(self.game.setup.seats) if seat != self.seat]
        other = self.game.decision(self.rng.choice(seats))
        own = {choice.text for choice in self.game.choices(self.seat)}
        texts = [] if other is None else [choice.text for choice in other.choices if choice.text not in own]
        return self.act("" if other is None else other.id, self.rng.choice([*texts, "nothing"]))

    def clock(self) -> str:
        """What only the clock may do."""
        return self.act(self.decision(), self.rng.choice(["time 1", "time 2", "glass 1", f"time {self.seat + 1}"]))

    def again(self) -> str:
        """Something that was done long ago, under its own id."""
        return json.dumps({"type": "say", "id": self.rng.choice(self.used), "phrase": "hello", "text": ""})

    def greeting(self) -> str:
        """Hello, in the middle."""
        return json.dumps({"type": "hello", "version": 2, "lang": "fr", "last": self.rng.randrange(-5, 99)})

    def forged(self) -> str:
        """An act with a card of its own making."""
        return self.act(self.decision(), "draw", card={"id": self.word()}, seat=self.rng.randrange(5))

    def beyond(self) -> str:
        """Seats and levels that there are not, and deeds of a host before or after their time."""
        kind = self.rng.choice(["sit", "bot", "remove", "mute", "remind", "start", "settle", "rematch"])
        facts: Facts = {"type": kind, "id": f"b{self.rng.random()}"}
        seat = self.rng.choice([-1, 31, 32, 1 << 40])
        match kind:
            case "sit":
                facts |= {"seat": seat, "name": self.word()[:24], "colour": "sky", "word": "\x00"}
            case "bot":
                facts |= {"seat": seat, "level": "steady:999"}
            case "remove" | "remind":
                facts |= {"seat": seat}
            case "mute":
                facts |= {"seat": seat, "on": True}
            case "start":
                facts |= {"level": "nobody"}
            case "settle":
                facts |= {"seats": 3, "options": {"seats": 3, "self": 1, self.word(): 1}, "settings": {}}
        return json.dumps(facts)

    def asking(self) -> str:
        """Questions, which change nothing."""
        if self.rng.random() < 0.3:
            return json.dumps({"type": "about", "id": "r", "rule": self.word()[:64]})
        return json.dumps({"type": "why", "id": "q", "text": self.word()[:400]})


async def at_a_table(here: Open, game: str = "allergono", acts: int = 12, **options: Any) -> tuple[str, list[str]]:
    """A table of three people that has gone on a while; the same every time."""
    with same_cards(3):
        code, tokens = await table_of_people(here, game, 3, options)
    pages = [await here.greet(code, token) for token in tokens]
    await play(here, code, pages, acts)
    for page in pages:
        await page.go()
    await here.settle()
    return code, tokens


async def play(here: Open, code: str, pages: list[Page], acts: int) -> None:
    """So many acts of whoever is asked, if the game is not over before."""
    table, chance = here.table(code), random.Random(7)
    for _ in range(acts):
        playing = table.state.playing
        if playing is None:
            return
        open_now = [(seat, one) for seat in range(len(pages)) for one in playing.choices(seat) if one.verb.answers]
        laying = [act for act in open_now if act[1].text.startswith("lay ")]
        seat, choice = chance.choice(laying if laying and chance.random() < 0.9 else open_now)
        decision = playing.decision(seat)
        assert decision is not None
        pages[seat].wish("act", decision=decision.id, text=choice.text)
        await here.settle()


def check_answer(message: Facts, lang: str) -> None:
    """An answer in the reader's language, with a code."""
    assert message["type"] in ("refused", "error", "rule", "ack"), message
    if message["type"] in ("refused", "error"):
        assert message["code"], message
        if message["code"] != "open":
            assert message["sentence"], message
        other = {"fr": "en", "en": "fr"}[lang]
        if message["code"] in TEXTS and "{" not in TEXTS[message["code"]][lang]:
            assert message["sentence"] == TEXTS[message["code"]][lang] != TEXTS[message["code"]][other]


async def attack(here: Open, code: str, token: str, seat: int, seed: int, count: int, used: list[str]) -> int:
    """So many hostile frames from a seat, from as many pages as it takes; how many pages that were."""
    lang = ("fr", "en")[seed % 2]
    hostile = Hostile(seed, here.table(code).state.game, seat, used)
    page: Page | None = None
    pages = 0
    while count:
        if page is None or page.task.done():
            if page is not None:
                assert page.code in CLOSED, page.code
                last = page.messages[-1]
                assert last["type"] == "error", last
                here.pages.remove(page)
            page = await here.greet(code, token, lang)
            assert page.messages[0]["type"] == "view"
            pages += 1
        burst = min(count, 20)
        for _ in range(burst):
            page.say(hostile.frame())
        count -= burst
        await here.settle()
        for message in page.messages[1:]:
            if message["type"] not in ("present", "view"):
                check_answer(message, lang)
        del page.frames[1:-1]
    assert page is not None
    if not page.task.done():
        await page.go()
    here.pages.remove(page)
    return pages


def bodies(rows: list[Row]) -> list[tuple[int, float, int, bytes, str]]:
    return [(row.number, row.at, row.who, row.body, row.id) for row in rows]


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


# -- wishes that may be granted, while the store fails now and then ----------------------------------------------------


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


# -- a house in trouble ------------------------------------------------------------------------------------------------


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


async def said(here: Open, page: Page, text: str = "") -> Facts:
    """Say something; the answer."""
    id = page.wish("say", text=text or "x" * 200)
    await here.settle(lambda: any(message.get("id") == id for message in page.messages))
    return page.answer(id)


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


OPENING = {
    "game": "allergono",
    "seats": 3,
    "people": [{"name": "Léa", "colour": ""}],
    "level": "",
    "lang": "fr",
    "word": "",
    "options": {"target": 0},
    "settings": {"cover": 0},
}


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


# -- a table that breaks -----------------------------------------------------------------------------------------------


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


# -- who may what ------------------------------------------------------------------------------------------------------


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


# -- bots --------------------------------------------------------------------------------------------------------------


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
