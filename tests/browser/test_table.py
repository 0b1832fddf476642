"""What a table shows beside a whole hand: targets, entries, secrets, talk, time, and whether everybody can use it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from browser.access import no_violations
from browser.player import come_to_rest, do_something, open_table, play_by_taps, sit_down, touch, wait_for_my_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_everybody_can_use_every_state_of_a_table(phone: Page, house: str) -> None:
    open_table(phone, house)
    no_violations(phone, "my turn")
    touch(phone, phone.locator(".held.rests").first)
    phone.locator(".why-not").wait_for()
    no_violations(phone, "why not")
    for opens, shows in (
        (".top-bar [aria-haspopup]", ".menu"),
        (".top-bar .signed >> nth=0", ".chat"),
        (".other >> nth=0", ".visit"),
    ):
        phone.locator(opens).click()
        phone.locator(shows).wait_for()
        no_violations(phone, shows)
        phone.keyboard.press("Escape")
        phone.locator(shows).wait_for(state="detached")
    phone.locator(".log-button").click()
    no_violations(phone, "the story")
    phone.locator(".close-log").click()
    phone.locator(".held").last.focus()
    phone.keyboard.press("i")
    phone.locator(".inspect").wait_for()
    no_violations(phone, "a card seen large")
    phone.keyboard.press("Escape")
    play_by_taps(phone)
    no_violations(phone, "the result")


def test_the_table_as_text_is_played_by_buttons_alone(desk: Page, house: str) -> None:
    open_table(desk, house, seats=2)
    desk.keyboard.press("Tab")
    assert desk.locator(".to-text:focus").count() == 1
    desk.keyboard.press("Enter")
    desk.locator(".linear").wait_for()
    no_violations(desk, "the table as text")
    headings = desk.locator(".linear h2").all_inner_texts()
    assert headings[:2] == ["At the moment", "Your choice"]
    assert desk.locator(".card, .pile").locator("visible=true").count() == 0
    for _ in range(300):
        desk.locator(".linear .choices button, .result, .count .play, .confirm .harm").first.wait_for()
        if desk.locator(".result").count():
            break
        ways = desk.locator(".confirm .harm, .count .play, .linear .choices button").filter(has_not_text="Take it back")
        if ways.count():
            ways.first.evaluate("button => button.click()")
        desk.wait_for_timeout(80)
    desk.locator(".result").wait_for()


def test_a_seat_is_a_target_by_touch_and_by_digit(desk: Page, house: str) -> None:
    open_table(desk, house, game="duel", seats=4)
    desk.locator(".other.glows").first.wait_for()
    assert desk.locator(".other.glows").count() == 3
    name = desk.locator(".other .who").nth(1).inner_text()
    desk.locator(".other").nth(1).click()
    desk.locator(".log li", has_text=name).or_(desk.locator(".actions .answer")).first.wait_for()
    desk.locator(".other.glows").first.wait_for(state="detached")


def test_what_will_not_do_is_said_in_words_and_nothing_is_lost(phone: Page, house: str) -> None:
    open_table(phone, house, game="words", seats=2)
    field = phone.locator(".actions .entry input")
    field.fill("1234")
    field.press("Enter")
    phone.locator(".why-not").wait_for()
    assert "WORDS-LETTER" in phone.locator(".why-not").inner_text()
    assert field.input_value() == "1234"
    assert phone.locator(".glass").count() == 1
    before = phone.locator(".glass b").inner_text()
    phone.locator(".glass b", has_text=before).wait_for(state="detached")
    no_violations(phone, "an entry")


def test_a_secret_plan_may_be_changed_until_the_last_is_in(pages: Callable[..., Page], house: str) -> None:
    one, two = (pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR") for _ in range(2))
    code = open_table(one, house, game="plans", seats=2, level="")
    sit_down(two, house, code, "Zoé")
    one.get_by_role("button", name="Commencer", exact=True).click()
    one.locator(".actions .answer").first.click()
    one.locator(".sheet .answer").nth(2).click()
    one.locator(".moment .sealed").wait_for()
    two.locator(".other .states i").wait_for()
    first = one.locator(".moment .sealed").inner_text()
    one.locator(".actions .answer").first.click()
    one.locator(".sheet .answer").nth(5).click()
    one.locator(".moment .sealed", has_text=first).wait_for(state="detached")
    one.locator(".moment .sealed").wait_for()
    assert first not in two.content()
    two.locator(".actions .answer").first.click()
    two.locator(".sheet .answer").first.click()
    one.locator(".moment .sealed").wait_for(state="detached")


def test_a_payment_is_taken_back_part_by_part(phone: Page, house: str) -> None:
    open_table(phone, house, game="payment", seats=2)
    phone.locator(".plot.glows").wait_for()
    for _ in range(3):
        if phone.locator(".undo").count():
            break
        phone.locator(".plot.glows").click()
        if phone.locator(".visit").count():
            phone.locator(".visit .laid.glows").first.click()
        phone.wait_for_timeout(300)
    phone.locator(".undo").click()
    phone.locator(".undo").wait_for(state="detached")


def test_talk_and_time_between_two_people(pages: Callable[..., Page], house: str) -> None:
    one, two = (
        pages(viewport={"width": 390, "height": 844}, has_touch=True, locale=lang) for lang in ("fr-FR", "en-GB")
    )
    code = open_table(one, house, seats=2, level="", settings={"pace": "live"})
    sit_down(two, house, code, "Zoé")
    one.get_by_role("button", name="Commencer", exact=True).click()
    two.locator(".held").first.wait_for()
    one.locator(".top-bar .signed").first.click()
    one.get_by_role("button", name="Merci").click()
    two.locator(".other .speech", has_text="Thank you!").wait_for()
    one.locator(".chat input").fill("<b>Ça va ?</b>")
    one.locator(".chat form button").click()
    one.keyboard.press("Escape")
    two.locator(".other .speech", has_text="<b>Ça va ?</b>").wait_for()
    one.locator(".top-bar [aria-haspopup]").click()
    one.get_by_role("button", name="Faire une pause").click()
    two.locator(".banner", has_text="paused").wait_for()
    two.locator(".banner button").click()
    one.locator(".banner").wait_for(state="detached")


def test_what_is_done_is_taken_back_when_the_other_agrees(pages: Callable[..., Page], house: str) -> None:
    one, two = (
        pages(viewport={"width": 390, "height": 844}, has_touch=True, locale=lang) for lang in ("fr-FR", "en-GB")
    )
    code = open_table(one, house, seats=2, level="")
    sit_down(two, house, code, "Zoé")
    one.get_by_role("button", name="Commencer", exact=True).click()
    turn_up = one.locator("[data-choice=turn_up]")
    turn_up.click()
    turn_up.wait_for(state="detached")
    pile = one.locator("[data-zone='pile']:not([data-card=''])")
    pile.first.wait_for()

    def ask() -> None:
        one.locator(".top-bar [aria-haspopup]").click()
        one.get_by_role("button", name="Reprendre mon geste").click()
        two.locator(".banner.asks", has_text="take").wait_for()

    ask()
    one.locator(".banner").get_by_role("button").click()  # or rather not
    two.locator(".banner.asks").wait_for(state="detached")
    ask()
    two.locator(".banner.asks .answer:not(.main)").click()
    one.locator(".banner").wait_for(state="detached")
    assert turn_up.count() == 0
    ask()
    two.locator(".banner.asks .main").click()
    turn_up.wait_for()
    pile.first.wait_for(state="detached")
    two.locator("[data-zone='pile'][data-card='']").wait_for()
    turn_up.click()
    turn_up.wait_for(state="detached")


def test_what_is_read_on_one_page_never_shows_the_hand_of_another(pages: Callable[..., Page], house: str) -> None:
    one, two = (pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR") for _ in range(2))
    frames: list[str] = []
    one.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    code = open_table(one, house, seats=2, level="")
    sit_down(two, house, code, "Zoé")
    one.get_by_role("button", name="Commencer", exact=True).click()
    for page in (one, two):
        page.locator(".held").first.wait_for()
    for _ in range(12):
        for page in (one, two):
            do_something(page)
        one.wait_for_timeout(100)
    views = [json.loads(frame) for frame in frames]
    zones = [zone for view in views if view.get("game") for zone in view["game"]["view"]["zones"]]
    hidden = [zone for zone in zones if zone["label"] in ("hand 2", "draw")]
    assert hidden
    assert all(card is None for zone in hidden for card in zone.get("cards") or [None])
    for event in (event for view in views if view.get("update") for event in view["update"]["events"]):
        if event["event"] == "moved" and event["to"] in ("hand 2", "draw"):
            assert event["card"] is None
    assert one.locator("[data-zone='hand 2'] [data-card]:not([data-card=''])").count() == 0
    stored = one.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    assert "hand" not in stored


def test_reduced_motion_and_hard_colours_lose_nothing(pages: Callable[..., Page], house: str) -> None:
    page = pages(
        viewport={"width": 390, "height": 844},
        locale="fr-FR",
        reduced_motion="reduce",
        forced_colors="active",
        has_touch=True,
    )
    open_table(page, house)
    wait_for_my_turn(page)
    page.locator("[data-choice=turn_up]").click()
    wait_for_my_turn(page)
    come_to_rest(page)
    glowing = page.locator(".held.glows, .pile.glows")
    assert glowing.count() == 0 or "none" not in glowing.first.evaluate("one => getComputedStyle(one).outlineStyle")
    no_violations(page, "hard colours", colours=False)
