"""What lies on a table beside cards: dice, arrows, boards and pawns, gauges, secret slips, a text against the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.access import no_violations
from browser.laid import laid_out
from browser.player import come_to_rest, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

GIDDY = """game: fair
seats: 2
given:
  turn: 1
  dizzy: 5 4
  rest: nowhere
  agenda: turn
"""
WHERE = "element => { const box = element.getBoundingClientRect(); return [box.x, box.y]; }"


def my_turn(page: Page) -> None:
    """Wait until I am asked, and nothing moves."""
    page.locator(".moment.mine-now").wait_for()
    come_to_rest(page)


def test_a_die_is_thrown_and_a_pawn_walks_as_far(phone: Page, house: str) -> None:
    open_table(phone, house, game="fair", seats=2)
    my_turn(phone)
    assert phone.locator(".board .spot").count() == 12
    pawn = phone.locator(".board .pawn").first
    before = pawn.evaluate(WHERE)
    phone.get_by_role("button", name="throw").click()
    phone.locator(".moment.mine-now").wait_for(state="detached")
    my_turn(phone)
    assert pawn.evaluate(WHERE) != before
    walked = int(phone.locator(".mine .number.counter b").inner_text())
    standing = phone.locator(".board .spot").nth(walked)
    assert "Camille" in standing.inner_text()
    assert phone.locator(".die").get_attribute("aria-label") in {f"die {n}" for n in range(1, 7)}
    no_violations(phone, "a board with pawns")


def test_an_arrow_stops_at_the_value_that_it_says(desk: Page, house: str) -> None:
    open_table(desk, house, game="fair", seats=2)
    my_turn(desk)
    desk.get_by_role("button", name="spin").click()
    desk.locator(".moment.mine-now").wait_for(state="detached")
    my_turn(desk)
    spun = desk.locator(".log li", has_text="arrow").all_inner_texts()
    label = desk.locator(".arrow").get_attribute("aria-label")
    assert label is not None
    assert label.split()[-1] == str(int(spun[-1].split()[-1]) - 1)  # throws count from one, places from none
    no_violations(desk, "an arrow on its dial")


def test_a_gauge_says_when_it_is_dangerous(phone: Page, house: str) -> None:
    with laid_out(GIDDY):
        open_table(phone, house, game="fair", seats=2)
    my_turn(phone)
    said = phone.locator(".gauge").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert sorted(said) == ["dizzy 4 / 8", "dizzy 5 / 8, zone dangereuse"]
    assert phone.locator(".gauge.dangerous em").inner_text() == "5!"
    no_violations(phone, "a gauge in the danger zone")


def test_secret_slips_are_folded_until_the_last_is_in(phone: Page, house: str) -> None:
    open_table(phone, house, game="ultimatum", seats=3)
    phone.locator(".actions .answer").first.click()
    phone.locator(".slip.folded").nth(1).wait_for()
    assert phone.locator(".slip.empty").count() == 1
    assert phone.locator(".slip.open").count() == 0
    no_violations(phone, "folded slips")
    phone.get_by_role("button", name="yes").click()
    phone.locator(".ballots.opened .slip.open").nth(2).wait_for()
    assert set(phone.locator(".slip.open").all_inner_texts()) <= {"yes", "no"}


def test_what_was_typed_against_the_glass_survives_another_page(phone: Page, house: str) -> None:
    open_table(phone, house, game="words", seats=2)
    field = phone.locator(".actions .entry input")
    field.fill("arbr")
    assert phone.locator(".entry .glass").count() == 1
    phone.reload()
    field.wait_for()
    assert field.input_value() == "arbr"
    no_violations(phone, "an entry against the glass")
