"""Several people on one device: a curtain falls between two of them, and nothing of the table is behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def sit_down_together(page: Page, house: str) -> None:
    """Anne and Léa, the two of them on one phone."""
    page.goto(house)
    page.get_by_role("button", name="Allergono\u00a0: ouvrir la boîte").click()
    page.get_by_text("Plusieurs sur cet appareil").click()
    page.get_by_label("Prénom numéro 1").fill("Anne")
    page.get_by_role("button", name="Ajouter quelqu’un").click()
    page.get_by_label("Prénom numéro 2").fill("Léa")
    for _ in range(2):
        page.get_by_role("button", name="Un de moins").click()
    page.get_by_role("button", name="Distribuer").click()


def act_until_handed_on(page: Page) -> None:
    """Do whatever may be done until it is somebody else's turn."""
    for _ in range(40):
        page.wait_for_timeout(150)
        if page.locator(".curtain").count():
            return
        for way in (".sheet .answer", ".held.glows", ".actions .answer"):
            found = page.locator(way)
            if found.count():
                found.first.evaluate("one => one.click()")
                break
    pytest.fail("nobody else is asked")


def test_the_device_goes_from_one_to_the_other(phone: Page, house: str) -> None:
    sit_down_together(phone, house)
    seen: list[str] = []
    while len(seen) < 4:
        heading = phone.get_by_role("heading", name="de jouer")
        heading.wait_for()
        assert phone.locator(".table, .held, .card, [data-uid]").count() == 0
        name, other = ("Anne", "Léa") if "Anne" in heading.inner_text() else ("Léa", "Anne")
        phone.get_by_role("button", name=f"C’est moi, {name}").click()
        phone.locator(".held").first.wait_for()
        assert other in phone.locator(".others").inner_text()
        assert name not in phone.locator(".others").inner_text()
        seen.append(name)
        act_until_handed_on(phone)
    assert set(seen) == {"Anne", "Léa"}


def test_a_reload_shows_no_hand(phone: Page, house: str) -> None:
    sit_down_together(phone, house)
    phone.locator(".curtain .play").click()
    phone.locator(".held").first.wait_for()
    phone.reload()
    phone.locator(".curtain").wait_for()
    assert phone.locator(".table, .held").count() == 0
    phone.locator(".curtain .ways button").click()  # the other one may look, too
    phone.locator(".held").first.wait_for()
