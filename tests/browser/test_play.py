"""Whole hands in a real browser: by taps on a phone, by keyboard alone, four browsers at one table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from browser.player import come_to_rest, do_something, open_table, play_by_taps, sit_down, touch, wait_for_my_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (360, 740), (844, 390), (1440, 900), (320, 568), (1024, 700)]


def test_a_whole_hand_by_taps_on_a_phone(phone: Page, house: str) -> None:
    open_table(phone, house)
    assert play_by_taps(phone) > 3
    result = phone.locator(".result")
    totals = [int(text) for text in result.locator(".total").all_inner_texts()]
    assert len(totals) == 3
    assert totals == sorted(totals)
    for standing in result.locator(".standing").all():
        standing.click()
    lines = [int(text) for text in result.locator(".lines b").all_inner_texts()]
    assert sum(lines) == sum(totals)
    result.locator(".lines button").first.click()
    phone.locator(".why-not .rule").wait_for()
    before = phone.url
    result.get_by_role("button", name="On remet ça").click()
    phone.get_by_role("button", name="À la table suivante").click()
    phone.wait_for_url(lambda url: url != before)
    phone.locator(".held").first.wait_for()


def test_a_whole_hand_by_keyboard_in_english(desk: Page, house: str) -> None:
    open_table(desk, house, seats=2)
    presses = 0
    while wait_for_my_turn(desk):
        presses += 1
        assert presses < 400
        if desk.locator(".sheet, .count, .confirm").count():
            desk.keyboard.press("1" if desk.locator(".sheet").count() else "Enter")
        elif desk.locator(".held.glows").count():
            desk.locator(".fan [tabindex='0']").focus()
            for _ in range(desk.locator(".held").count()):
                if desk.locator(".held.glows:focus").count():
                    break
                desk.keyboard.press("ArrowRight")
            desk.keyboard.press("Enter")
        else:
            desk.keyboard.press("1")
        desk.wait_for_timeout(100)
    assert desk.locator(".result .play:focus").count() == 1
    assert "Play again" in desk.locator(".result").inner_text()
    assert desk.locator("html").get_attribute("lang") == "en"
    log = desk.locator(".log").inner_text()
    assert re.search(r"\byou (lay|draw|play)", log, re.IGNORECASE), log


def test_four_people_play_a_hand_at_one_table(pages: Callable[..., Page], house: str) -> None:
    langs = ("fr-FR", "en-GB", "fr-FR", "en-GB")
    four = [pages(viewport={"width": 390, "height": 844}, has_touch=True, locale=lang) for lang in langs]
    host, other = four[:2]
    code = open_table(host, house, seats=4, level="")
    for page, name in zip(four[1:], ("Oscar", "Zoé", "Émile"), strict=True):
        sit_down(page, house, code, name)
    host.get_by_role("button", name="Commencer", exact=True).click()
    for page in four:
        page.locator(".held").first.wait_for()
    assert {host.locator(".other").count(), other.locator(".other").count()} == {3}
    for _ in range(300):
        if host.locator(".result").count():
            break
        for page in four:
            do_something(page)
        host.wait_for_timeout(50)
    for page in four:
        page.locator(".result").wait_for()
    assert host.locator(".result .total").all_inner_texts() == other.locator(".result .total").all_inner_texts()
    assert "Play again" in other.locator(".result").inner_text()


def test_a_card_that_does_not_go_says_why(phone: Page, house: str) -> None:
    open_table(phone, house)
    come_to_rest(phone)
    touch(phone, phone.locator(".held.rests").first)
    why = phone.get_by_role("alert")
    why.wait_for()
    text = why.inner_text()
    assert "ALR10" in text
    assert "page 2" in text
    cards = phone.locator(".held").count()
    why.get_by_role("button").click()
    assert phone.locator(".why-not").count() == 0
    assert phone.locator(".held").count() == cards


def test_the_question_mark_asks_why_and_i_shows_the_card(desk: Page, house: str) -> None:
    open_table(desk, house)
    desk.locator(".fan [tabindex='0']").focus()
    desk.keyboard.press("?")
    desk.locator(".why-not").wait_for()
    assert "ALR10" in desk.locator(".why-not").inner_text()
    desk.keyboard.press("i")
    desk.locator(".inspect").wait_for()
    desk.keyboard.press("Escape")
    desk.locator(".inspect").wait_for(state="detached")
    assert desk.locator(".held:focus").count() == 1


def test_a_finger_that_rests_on_a_card_shows_it_large(phone: Page, house: str) -> None:
    open_table(phone, house)
    come_to_rest(phone)
    phone.locator(".held").last.hover()
    phone.mouse.down()
    phone.locator(".inspect").wait_for()
    phone.mouse.up()
    phone.locator(".inspect [data-first]").click()
    phone.locator(".inspect").wait_for(state="detached")


def test_a_card_is_dragged_to_the_table(phone: Page, house: str) -> None:
    open_table(phone, house, game="race")
    card = phone.locator(".held.glows").last
    card.wait_for()
    come_to_rest(phone)
    before = phone.locator(".held").count()
    box, middle = card.bounding_box(), phone.locator(".centre").bounding_box()
    assert box is not None
    assert middle is not None
    phone.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
    phone.mouse.down()
    phone.mouse.move(200, 600, steps=4)
    assert phone.locator(".dragged").count() == 1
    phone.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2, steps=4)
    phone.mouse.up()
    phone.locator(".held").nth(before - 1).wait_for(state="detached")


def test_a_reload_and_a_lost_connection_change_nothing(phone: Page, house: str) -> None:
    down: list[bool] = []
    ways: list[WebSocketRoute] = []

    def connect(way: WebSocketRoute) -> None:
        ways[:] = [way]
        if down:
            way.close()
        else:
            way.connect_to_server()

    phone.route_web_socket(re.compile("/ws/"), connect)
    open_table(phone, house)
    phone.locator("[data-choice=turn_up]").click()
    wait_for_my_turn(phone)
    phone.reload()
    phone.locator(".held").first.wait_for()
    wait_for_my_turn(phone)
    cards = phone.locator(".held").count()
    down.append(True)
    for way in ways:
        way.close()
    phone.locator(".line-banner p").wait_for()
    down.clear()
    phone.locator(".line-banner p").wait_for(state="detached")
    assert phone.locator(".held").count() == cards
    assert play_by_taps(phone) > 1


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_nothing_needs_scrolling_to_act(desk: Page, house: str, seats: int) -> None:
    open_table(desk, house, seats=seats)
    for size in SIZES:
        desk.set_viewport_size({"width": size[0], "height": size[1]})
        come_to_rest(desk)
        everything_fits(desk, size)


def test_a_crowded_table_fits_as_well(desk: Page, house: str) -> None:
    open_table(desk, house, game="smile_life", seats=5, level="random")
    for _ in range(14):
        if not wait_for_my_turn(desk):
            break
        for way in (".confirm .harm", ".sheet .answer", ".actions .answer:not(.harm)", ".held.glows"):
            if desk.locator(way).count():
                desk.locator(way).first.evaluate("button => button.click()")
                break
        desk.wait_for_timeout(100)
    desk.locator(".chapter:not(.empty)").first.wait_for()
    for size in SIZES:
        desk.set_viewport_size({"width": size[0], "height": size[1]})
        come_to_rest(desk)
        everything_fits(desk, size)


def everything_fits(page: Page, size: tuple[int, int]) -> None:
    """What is needed to act lies on the screen, and can be hit with a thumb."""
    for selector in (".held", ".actions button", ".moment", ".pile", ".plot", ".chapter", ".other", ".top-bar button"):
        boxes = [one.bounding_box() for one in page.locator(selector).all() if one.is_visible()]
        assert boxes or selector in (".actions button", ".plot", ".chapter"), selector
        for box in boxes:
            assert box is not None
            assert box["x"] >= -1, selector
            assert box["y"] >= -1, selector
            assert box["x"] + box["width"] <= size[0] + 1, selector
            assert box["y"] + box["height"] <= size[1] + 1, selector
    for selector in (".actions button", ".other", ".top-bar button"):
        for box in [one.bounding_box() for one in page.locator(selector).all() if one.is_visible()]:
            assert box is not None
            assert min(box["width"], box["height"]) >= 39.5, (selector, box)
