"""The home page: games on their shelf, one's own tables, a code to join by, one's name and settings."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page, Response

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SCREENS = [(320, 568), (360, 740), (390, 844), (844, 390), (1440, 900)]
KILOBYTE = 1000

BLOCKED = (
    """Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"""
)


@pytest.fixture
def english(pages: Callable[..., Page]) -> Page:
    """A page on a phone, in English."""
    return pages(viewport=PHONE, has_touch=True, locale="en-GB")


@pytest.fixture
def forgetful(pages: Callable[..., Page]) -> Page:
    """A page that may not store anything."""
    page = pages(viewport=PHONE, locale="fr-FR")
    page.add_init_script(BLOCKED)
    return page


def test_one_tap_deals(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Jouer, Allergono").click()
    phone.locator(".held").first.wait_for()
    assert phone.locator(".held").count() == 7


def test_a_table_that_waits_for_me_stands_first(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Jouer, Allergono").click()
    phone.locator(".actions .answer, .held.glows").first.wait_for(timeout=20_000)
    table = phone.url
    phone.get_by_role("button", name="Accueil").click()
    mine = phone.locator(".own-table.yours").first
    mine.wait_for()
    assert "À toi" in mine.inner_text()
    assert mine.bounding_box()["y"] < phone.locator(".box").first.bounding_box()["y"]  # type: ignore[index]
    mine.click()
    phone.locator(".held").first.wait_for()
    assert phone.url == table


def test_what_is_in_the_box(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Allergono\u00a0: ouvrir la boîte").click()
    box = phone.get_by_role("dialog")
    box.get_by_role("button", name="Un de moins").click()
    box.get_by_text("Règles de la maison").click()
    box.get_by_label("Score limite").fill("0")
    box.get_by_role("button", name="Jouer avec des robots").click()
    phone.locator(".held").first.wait_for()
    assert phone.locator(".other").count() == 2


def test_a_dialog_gives_the_focus_back(desk: Page, house: str) -> None:
    desk.goto(house)
    desk.locator(".lid").first.focus()
    desk.keyboard.press("Enter")
    desk.get_by_role("dialog").wait_for()
    assert desk.evaluate("document.activeElement.closest('dialog') !== null")
    desk.keyboard.press("Escape")
    desk.get_by_role("dialog").wait_for(state="detached")
    assert desk.evaluate("document.activeElement.matches('.lid')")


def test_my_name_is_kept(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Changer de nom").click()
    phone.get_by_label("Ton prénom").fill("Zoé")
    phone.locator(".swatch", has=phone.get_by_label("prune")).click()
    phone.get_by_role("button", name="Garder").click()
    phone.get_by_role("dialog").wait_for(state="detached")
    phone.reload()
    phone.get_by_role("button", name="Tu es Zoé").wait_for()
    phone.get_by_role("button", name="Jouer, Allergono").click()
    phone.locator(".held").first.wait_for()


def test_settings_are_kept_and_worn(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Réglages").click()
    panel = phone.get_by_role("dialog")
    for words in ("Nuit", "130 %".replace(" ", "\u00a0"), "Le moins possible"):
        panel.get_by_text(words, exact=True).click()
    panel.get_by_text("English").click()
    phone.get_by_role("heading", name="Settings").wait_for()
    phone.reload()
    root = phone.locator("html")
    phone.get_by_role("button", name="Play now, Allergono").wait_for()
    assert root.get_attribute("data-light") == "dark"
    assert root.get_attribute("data-motion") == "reduced"
    assert root.get_attribute("lang") == "en"
    assert root.evaluate("root => parseFloat(getComputedStyle(root).fontSize)") > 21


def test_a_device_that_speaks_english_is_spoken_to_in_english(english: Page, house: str) -> None:
    english.goto(house)
    english.get_by_role("button", name="Play now, Allergono").wait_for()
    assert english.locator("html").get_attribute("lang") == "en"
    english.get_by_role("button", name="Français").click()
    english.get_by_role("button", name="Jouer, Allergono").wait_for()


def test_a_code_too_short_is_told_at_once(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.locator(".code-field").fill("bcd")
    phone.get_by_role("button", name="Rejoindre").click()
    assert "cinq lettres" in phone.get_by_role("alert").filter(has_text="lettres").inner_text()
    assert phone.locator(".code-field:focus").count() == 1


def test_a_code_that_nobody_has_is_told_where_it_was_typed(browser: Browser, house: str) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="fr-FR")
    page.goto(house)
    page.locator(".code-field").fill("zzzzz")
    page.get_by_role("button", name="Rejoindre").click()
    page.get_by_role("alert").filter(has_text="n’existe plus").wait_for()
    assert page.url == house
    page.close()


def test_where_nothing_may_be_stored_it_says_so_and_plays(forgetful: Page, house: str) -> None:
    forgetful.goto(house)
    forgetful.get_by_text("Ce navigateur ne garde rien").wait_for()
    forgetful.get_by_role("button", name="Jouer, Allergono").click()
    forgetful.locator(".held").first.wait_for()


@pytest.mark.parametrize("size", SCREENS)
def test_nothing_is_wider_than_the_screen_or_too_small_to_touch(phone: Page, house: str, size: tuple[int, int]) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    phone.goto(house)
    phone.locator(".box").first.wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") <= size[0]
    for control in phone.locator("button, select, input:not(.sr)").all():
        box = control.bounding_box()
        if box is not None and control.is_visible():
            assert box["height"] >= 44, control.evaluate("one => one.outerHTML")
            assert box["width"] >= 44, control.evaluate("one => one.outerHTML")


def test_the_page_is_light_and_asks_nobody_else(phone: Page, house: str) -> None:
    answers: list[Response] = []
    phone.on("response", lambda answer: answers.append(answer))
    phone.goto(house, wait_until="networkidle")
    assert all(answer.url.startswith(house) for answer in answers)

    def size(ending: str) -> int:
        # What gzip makes of it is more than what Brotli does.
        return sum(len(gzip.compress(answer.body())) for answer in answers if answer.url.endswith(ending))

    assert 0 < size(".js") <= 60 * KILOBYTE
    assert 0 < size(".css") <= 20 * KILOBYTE
