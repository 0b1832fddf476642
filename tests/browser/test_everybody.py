"""Every screen around the table for everybody: axe finds nothing, by day, by night, and while a sheet lies above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.access import no_violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_axe_finds_nothing_around_the_table(pages: Callable[..., Page], house: str, light: str, locale: str) -> None:
    page = pages(viewport={"width": 390, "height": 844}, color_scheme=light, locale=locale, reduced_motion="reduce")
    page.goto(house)
    page.locator(".box").first.wait_for()
    no_violations(page, "home")
    page.locator(".lid").first.click()
    for summary in page.locator("dialog summary").all():
        summary.click()
    no_violations(page, "open box")
    page.keyboard.press("Escape")
    page.locator(".corner .quiet").last.click()
    no_violations(page, "settings")
    page.keyboard.press("Escape")
    page.locator(".front .answer").first.click()
    page.locator(".name-dialog input").first.fill("Zoé")
    no_violations(page, "name")
    page.keyboard.press("Enter")
    page.locator(".lobby .invite").wait_for()
    no_violations(page, "lobby")
    page.locator("[data-sitter='free'] button").first.click()
    no_violations(page, "free seat")
    page.keyboard.press("Escape")
    page.locator(".rules > .answer").click()
    no_violations(page, "rules")
    table = page.url

    guest = pages(viewport={"width": 844, "height": 390}, color_scheme=light, locale=locale, reduced_motion="reduce")
    guest.goto(table)
    guest.locator(".sit-down").wait_for()
    no_violations(guest, "door")
    guest.goto(table.replace("/t/", "/tv/"))
    guest.locator(".tv").wait_for()
    no_violations(guest, "screen of the room")
    guest.goto(f"{house}me")
    guest.locator(".sheet-of-paper").first.wait_for()
    no_violations(guest, "me")
    guest.goto(f"{house}t/BCDFG")
    guest.locator(".notice").wait_for()
    no_violations(guest, "no table")
