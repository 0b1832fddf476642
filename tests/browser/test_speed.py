"""How soon cards are dealt, and how long a move keeps the page busy: the time that its own thread works."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from browser.player import do_something, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.browser, pytest.mark.timing]

SLOWER = 4  # a phone of the middle, by the reckoning of those who measure pages
MOST = 50.0  # milliseconds that a task may take
CATEGORIES = "devtools.timeline,toplevel,disabled-by-default-devtools.timeline"


def longest_task(page: Page, game: str, house: str, seats: int) -> float:
    """The longest task while some moves are made and seen, in milliseconds."""
    open_table(page, house, game=game, seats=seats)
    page.wait_for_timeout(1500)
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done: list[object] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda end: done.append(end))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    for _ in range(12):
        do_something(page)
        page.wait_for_timeout(500)
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    page_thread = {(event["pid"], event["tid"]) for event in events if event["name"] == "FunctionCall"}
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in page_thread]
    assert len(tasks) > 50
    return max(float(task.get("tdur", 0)) for task in tasks) / 1000


def test_one_tap_deals_within_two_seconds(phone: Page, house: str) -> None:
    phone.goto(house)
    play = phone.get_by_role("button", name="Jouer, Allergono")
    play.wait_for()
    start = time.monotonic()
    play.click()
    phone.locator(".held").first.wait_for()
    assert time.monotonic() - start < 2


@pytest.mark.parametrize(("game", "seats"), [("allergono", 4), ("smile_life", 5)])
def test_no_task_of_a_move_is_long_on_a_slow_phone(phone: Page, house: str, game: str, seats: int) -> None:
    measured = [longest_task(phone, game, house, seats) for _ in range(2)]
    assert min(measured) * SLOWER < MOST, measured
