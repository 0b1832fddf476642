"""Watching with open hands: only when all people agree, and only what is old enough."""

from __future__ import annotations

from pathlib import Path

from house.direct import NOW, Page, open_here, table_of_people
from house.tables import awaited
from tablee.house import watching


def hands(page: Page) -> list[list[str | None] | None]:
    """The cards of all hands, as the last view of a page has them."""
    view = [message for message in page.messages if message["type"] == "view"][-1]["game"]["view"]
    return [zone.get("cards") for zone in view["zones"] if zone["name"] == "hand"]


def said(page: Page) -> list[str]:
    """What a page has heard people say."""
    return [message["chat"]["phrase"] for message in page.messages if message.get("chat")]


@awaited
async def test_who_watches_sees_the_hands_later_when_all_agree(tmp_path: Path) -> None:
    async with open_here(tmp_path, still=True) as here:
        code, tokens = await table_of_people(here, "allergono", 2)
        lea, bo = await here.greet(code, tokens[0]), await here.greet(code, tokens[1])
        eye = await here.greet(code, "", "en", watch=True)
        table = here.table(code)
        assert hands(eye) == [None, None]
        bo.wish("agree", what="hands", yes=True)
        await here.settle()
        assert hands(eye) == [None, None]
        lea.wish("agree", what="hands", yes=True)
        await here.settle(lambda: table.watching.on)
        opened = hands(eye)
        assert [len(hand or []) for hand in opened] == [7, 7]
        assert not any(None in (hand or [None]) for hand in opened)
        bo.wish("say", phrase="hello", text="")
        await here.settle()
        assert (said(lea), said(eye)) == (["hello"], [])
        for seconds, heard in ((watching.DELAY - 0.1, []), (watching.DELAY, ["hello"])):
            here.lobby.now = lambda seconds=seconds: NOW + seconds  # type: ignore[misc]
            table.watching.release()
            await here.settle()
            assert said(eye) == heard
        lea.wish("agree", what="hands", yes=False)
        await here.settle()
        assert hands(eye) == [None, None]
