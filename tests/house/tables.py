"""Tables at which tests play: how they come to one that has gone on for a while, and what is done there."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from house.direct import Facts, Open, Page, same_cards, table_of_people
from tablee.house import connection
from tablee.house.store import Row
from tablee.house.texts import TEXTS

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


async def said(here: Open, page: Page, text: str = "") -> Facts:
    """Say something; the answer."""
    id = page.wish("say", text=text or "x" * 200)
    await here.settle(lambda: any(message.get("id") == id for message in page.messages))
    return page.answer(id)


def bodies(rows: list[Row]) -> list[tuple[int, float, int, bytes, str]]:
    return [(row.number, row.at, row.who, row.body, row.id) for row in rows]


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
