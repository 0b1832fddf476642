"""A table that everybody has left leaves memory at once, and whole: nothing of it waits for the search for cycles."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from house.direct import open_here
from house.tables import at_a_table, awaited, unhurried


@awaited
async def test_a_table_that_rests_leaves_nothing_behind(tmp_path: Path) -> None:
    with unhurried():
        async with open_here(tmp_path) as here:
            code, tokens = await at_a_table(here)
            page = await here.greet(code, tokens[0])
            page.wish("say", phrase="bye", text="")
            await here.settle()
            await page.go()
            await here.settle()
            here.pages.clear()
            left = [weakref.ref(one) for one in (here.table(code), here.table(code).state, here.table(code).pages)]
            gc.collect()
            gc.disable()
            try:
                here.lobby.let_rest(float("inf"))
                await here.settle(lambda: not any(one() for one in left))
            finally:
                gc.enable()
            assert code not in here.lobby.tables
            assert (await here.greet(code, tokens[0])).messages[0]["type"] == "view"
