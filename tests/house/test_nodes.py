"""Two nodes on one database: what is played at one is seen at the other at once, step by step, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from house.direct import Open, Page, open_here, table_of_people
from house.tables import awaited, unhurried
from tablee.house import lobby

if TYPE_CHECKING:
    from servers import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that several nodes may share."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path / 'shared.sqlite'}"


@asynccontextmanager
async def two_nodes(folder: Path, database: str) -> AsyncIterator[tuple[Open, Open, str, list[Page]]]:
    """Two people at one table, the first at one node, the second at the other; and the table's code."""
    with unhurried(), patch.object(lobby, "NEWS", 0.01):
        async with open_here(folder, database=database) as one, open_here(folder, database=database) as two:
            code, tokens = await table_of_people(one, "allergono", 2)
            pages = [await one.greet(code, tokens[0]), await two.greet(code, tokens[1])]
            yield one, two, code, pages


async def same_number(one: Open, two: Open, code: str, number: int) -> None:
    """Wait until both nodes have shown a row."""
    for here in (one, two):
        await here.settle(lambda here=here: here.table(code).shown >= number)  # type: ignore[misc]


def story(page: Page) -> list[Any]:
    """The numbers of the rows that a page was told, one by one."""
    return [message["number"] for message in page.messages if message["type"] == "update"]


async def act(here: Open, code: str, page: Page, seat: int) -> bool:
    """Do the first thing that the seat may do, if it is asked; whether it was."""
    game = here.table(code).state.playing
    decision = None if game is None else game.decision(seat)
    if game is None or decision is None or not decision.required:
        return False
    id = page.wish("act", decision=decision.id, text=decision.choices[0].text)
    await here.settle(lambda: any(message.get("id") == id for message in page.messages))
    assert page.answer(id)["type"] == "ack"
    return True


@awaited
async def test_what_is_played_at_one_node_is_seen_at_the_other(tmp_path: Path, database: str) -> None:
    async with two_nodes(tmp_path, database) as (one, two, code, pages):
        await one.settle()
        first = one.table(code).state.house.number
        for _ in range(12):
            for seat, here in enumerate((one, two)):
                if await act(here, code, pages[seat], seat):
                    await same_number(one, two, code, here.table(code).state.house.number)
        last = one.table(code).shown
        assert last >= first + 12
        for page in pages:
            assert story(page) == list(range(first + 1, last + 1)), "each step, once, and no fresh view"
        states = [here.table(code).state for here in (one, two)]
        assert states[0].snapshot() == states[1].snapshot()


@awaited
async def test_talk_pauses_and_taking_back_reach_the_other_node(tmp_path: Path, database: str) -> None:
    async with two_nodes(tmp_path, database) as (one, two, code, pages):
        assert await act(one, code, pages[0], 0)
        number = one.table(code).shown
        wishes: list[tuple[str, dict[str, object]]] = [("say", {"phrase": "hello", "text": ""})]
        for kind, facts in [*wishes, ("pause", {"on": True}), ("pause", {"on": False})]:
            pages[0].wish(kind, **facts)
            number += 1
            await same_number(one, two, code, number)
        said = [message["chat"]["phrase"] for message in pages[1].messages if message.get("chat")]
        assert said == ["hello"]
        houses = [message["house"] for message in pages[1].messages if message.get("house")]
        assert [house.get("paused", False) for house in houses[-2:]] == [True, False]
        pages[0].wish("takeback")
        await same_number(one, two, code, number + 1)
        pages[1].wish("agree", what="takeback", yes=True)
        await same_number(one, two, code, number + 3)
        for here, page in zip((one, two), pages, strict=True):
            await here.settle(lambda page=page: page.messages[-1]["number"] == number + 3)  # type: ignore[misc]
            assert (await here.rows(code))[-1].body == b'{"type":"rewound","to":%d}' % (number - 4)


@awaited
async def test_a_node_that_could_not_listen_for_a_while_asks_what_it_has_missed(
    tmp_path: Path, postgres_server: Postgres, postgres: str
) -> None:
    async with two_nodes(tmp_path, postgres) as (one, two, code, pages):
        await one.settle(lambda: one.lobby.store.news is not None)
        with patch.object(two.lobby, "by_number", {}):  # deaf
            assert await act(one, code, pages[0], 0)
            for _ in range(20):
                await asyncio.sleep(0.01)
        number = one.table(code).shown
        assert two.table(code).shown < number
        postgres_server.cut()  # every connection, those that listen too
        await same_number(one, two, code, number)
