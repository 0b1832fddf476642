"""A table that began under other rules goes on from where it was, by the rules of today; where it cannot, it waits."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

from structlog.testing import capture_logs

from house.direct import Open, Page, open_here, table_of_people
from house.tables import awaited, bodies, unhurried
from kernel.games import KINDS
from kernel.games.race import TO_DRAW, Race, Turn
from tablee.games.registry import REGISTERED
from tablee.kernel import fingerprint
from tablee.kernel.card import Choice


def lay_if_you_can(self: Turn, g: Race, seat: int, out: list[Choice]) -> None:
    """The rule that is new: nobody draws who has a card to lay."""
    out.extend({g.lays[card.index].text: g.lays[card.index] for card in g.hand(seat).cards}.values())
    if not out:
        out.append(TO_DRAW)


@contextlib.contextmanager
def new_rules() -> Iterator[None]:
    """The rules of the race have changed."""
    folder = str(KINDS["race"].folder)
    with patch.object(Turn, "choices", lay_if_you_can), patch.dict(fingerprint.KNOWN, {folder: "new rules"}):
        yield


async def act(here: Open, code: str, pages: list[Page], text: str) -> str:
    """Whoever is asked does something; the kind of answer."""
    game = here.table(code).state.playing
    assert game is not None
    seat = next(seat for seat in range(2) if game.waiting() >> seat & 1)
    decision = game.decision(seat)
    assert decision is not None
    id = pages[seat].wish("act", decision=decision.id, text=text)
    await here.settle()
    return str(pages[seat].answer(id)["type"])


async def draw_twice(here: Open) -> tuple[str, list[str]]:
    """A race at which both have drawn, which the rules allow."""
    code, tokens = await table_of_people(here, "race", 2)
    pages = [await here.greet(code, token) for token in tokens]
    for _ in pages:
        assert await act(here, code, pages, "draw") == "ack"
    return code, tokens


@awaited
async def test_a_table_goes_on_by_the_rules_of_today(tmp_path: Path) -> None:
    with unhurried(), patch.dict(REGISTERED, KINDS):
        async with open_here(tmp_path) as here:
            code, tokens = await draw_twice(here)
            old = here.table(code).state.rules
            before = bodies(await here.rows(code))
        with new_rules():
            async with open_here(tmp_path) as here:
                pages = [await here.greet(code, token) for token in tokens]
                state = here.table(code).state
                assert state.game is not None
                assert [len(zone.cards) for zone in state.game.table.zones[2:]] == [4, 4]  # what was drawn, is drawn
                assert await act(here, code, pages, "draw") == "refused"
                game = state.playing
                assert game is not None
                laid = next(choice.text for choice in game.choices(0) if choice.text.startswith("lay "))
                assert await act(here, code, pages, laid) == "ack"
                assert bodies(await here.rows(code))[:-1] == before
                stored = await here.lobby.store.load(code)
                assert stored is not None
                assert stored.head.rules == state.rules == "new rules" != old
            async with open_here(tmp_path) as here:  # and it is loaded again
                assert (await here.greet(code, tokens[0])).messages[0]["number"] == len(before)


@awaited
async def test_acts_that_the_rules_of_today_refuse_are_kept_and_nobody_guesses(tmp_path: Path) -> None:
    crashed = tmp_path / "crashed"
    with unhurried(), patch.dict(REGISTERED, KINDS), capture_logs():
        async with open_here(tmp_path) as here:
            code, tokens = await draw_twice(here)
            crashed.mkdir()  # as after a crash: no farewell, no snapshot
            for file in tmp_path.glob("tablee.sqlite*"):
                shutil.copy(file, crashed)
            before = bodies(await here.rows(code))
        with new_rules():
            async with open_here(crashed) as here:
                page = here.come(code, tokens[0])
                page.hello()
                await here.settle(lambda: page.code is not None)
                assert page.messages[-1]["code"] == "broken"
                assert bodies(await here.rows(code)) == before
        async with open_here(crashed) as here:
            assert (await here.greet(code, tokens[0])).messages[0]["number"] == len(before) - 1
            pages = [await here.greet(code, token) for token in tokens]
            assert await act(here, code, pages, "draw") == "ack"
