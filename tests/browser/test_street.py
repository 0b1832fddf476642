"""Smile Life on the table made for it: a whole game by taps, paying, looking into a life, aiming, being struck."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from browser.access import no_violations
from browser.laid import laid_out
from browser.player import come_to_rest, open_table, play_by_taps, sit_down, touch, wait_for_my_turn

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (360, 740), (844, 390), (820, 1180), (1440, 900), (320, 568), (1024, 700)]
BUYER = """
game: smile_life
seats: 3
given:
  hand 1: travel_rio salary4 accident income_tax prison
  job 1: designer
  salaries 1: salary1 salary2 salary2 salary3
  job 2: mechanic
  hand 2: 5 cards
  hand 3: 5 cards
  turn: 1
"""
VICTIM = """
game: smile_life
seats: 2
given:
  hand 1: cat dog rabbit chick unicorn
  hand 2: illness illness illness illness accident
  top of draw: accident
  turn: 2
"""
BIRTHDAY = """
game: smile_life
seats: 3
given:
  hand 1: birthday cat dog rabbit chick
  hand 2: 5 cards
  hand 3: 5 cards
  salaries 2: salary1 salary3
  salaries 3: salary2 salary4
  turn: 1
"""
# Thirty-four cards before me, and as many as a life can hold before another.
CROWD = """
game: smile_life
seats: 6
given:
  hand 1: cat dog accident income_tax prison
  studies 1: study study study study study double_study
  job 1: astronaut
  salaries 1: salary4 salary4 salary3 salary3 salary2 salary1 salary1
  flirts 1: flirt_bar flirt_zoo flirt_park flirt_cinema flirt_hotel
  marriage 1: marriage_montcuq
  children 1: child_zelda child_mario child_luigi child_rocky
  acquisitions 1: salary4 salary2 small_house salary3 travel_rio rabbit
  distinctions 1: legion_of_honour
  specials 1: rainbow luck
  malus 1: accident divorce dismissal
  hand 2: 5 cards
  hand 3: 5 cards
  hand 4: 5 cards
  hand 5: 5 cards
  hand 6: 5 cards
  turn: 1
"""


def open_laid_out(page: Page, house: str, text: str, seats: int) -> None:
    """A table that begins like this, with bots at the other seats."""
    with laid_out(text):
        open_table(page, house, game="smile_life", seats=seats, level="steady:2")
    page.locator(".my-street").wait_for()


def draw(page: Page) -> None:
    """Draw, and wait for what can be laid."""
    wait_for_my_turn(page)
    page.locator(".pile.glows").first.click()
    page.locator(".held.glows, .held.could").first.wait_for()
    come_to_rest(page)


def pick(page: Page, card: str) -> None:
    """Touch a card of the hand: what can be done with it is shown."""
    touch(page, page.locator(f".held[data-card={card}]").first)
    page.locator(".sheet").wait_for()


def test_a_whole_short_game_by_taps_on_a_phone(phone: Page, house: str) -> None:
    open_table(phone, house, game="smile_life", level="steady:1", options={"length": 25})
    assert phone.locator(".chapter").count() == 7
    assert play_by_taps(phone) > 6
    totals = [int(text) for text in phone.locator(".result .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    phone.get_by_role("button", name="Regarder la table").click()
    phone.locator(".result").wait_for(state="detached")
    own = int(phone.locator(".my-street .sun b").inner_text())
    others = [int(text) for text in phone.locator(".other .score b").all_inner_texts()]
    assert sorted([own, *others], reverse=True) == totals


def test_a_purchase_is_paid_with_the_salaries_that_are_touched(phone: Page, house: str) -> None:
    open_laid_out(phone, house, BUYER, 3)
    draw(phone)
    pick(phone, "travel_rio")
    phone.get_by_role("button", name="Poser", exact=True).click()
    till = phone.locator(".till")
    till.wait_for()
    assert "3\u00a0liasses" in till.inner_text() or "3 liasses" in till.inner_text()
    pay = till.locator(".main")
    assert pay.is_disabled()
    till.locator("[data-card=salary2]").click()
    assert till.locator(".sum b").inner_text() == "2"
    assert "il manque 1" in till.inner_text()
    till.locator("[data-card=salary2]").click()
    assert till.locator(".sum b").inner_text() == "4"
    assert "1 de trop" in till.inner_text()
    no_violations(phone, "the till")
    till.get_by_role("button", name="Tout reprendre").click()
    assert till.locator(".sum b").inner_text() == "0"
    till.locator("[data-card=salary2]").click()
    till.locator("[data-card=salary1]").click()
    assert "le compte est bon" in till.inner_text()
    pay.click()
    till.wait_for(state="detached")
    phone.locator(".chapter.of-home .stacked.paid").wait_for()
    phone.locator(".chapter.of-work .plaque", has_text="5 liasses").wait_for()


def test_a_life_is_opened_to_full_size(phone: Page, house: str) -> None:
    open_laid_out(phone, house, CROWD, 6)
    come_to_rest(phone)
    phone.locator(".chapter.of-heart").click()
    fanned = phone.locator(".fanned")
    fanned.wait_for()
    assert fanned.locator(".laid").count() == 6
    no_violations(phone, "a chapter fanned")
    fanned.locator(".laid").first.click()
    phone.locator(".inspect").wait_for()
    phone.locator(".inspect [data-first]").click()
    phone.keyboard.press("Escape")
    fanned.wait_for(state="detached")
    assert phone.locator(".chapter.of-heart:focus").count() == 1
    phone.locator(".other").first.click()
    phone.locator(".estate-of-life").wait_for()
    no_violations(phone, "a life at full size")


def test_whoever_is_safe_is_marked_and_says_why(phone: Page, house: str) -> None:
    open_laid_out(phone, house, BUYER, 3)
    draw(phone)
    pick(phone, "accident")
    assert phone.locator(".other.glows").count() == 1
    no_violations(phone, "aiming")
    phone.locator(".other.spared").click()
    why = phone.get_by_role("alert")
    why.wait_for()
    assert "SL166" in why.inner_text()
    assert phone.locator(".other.glows").count() == 1
    name = phone.locator(".other.glows .who").inner_text()
    phone.locator(".other.glows").click()
    phone.locator(".sheet").wait_for(state="detached")
    phone.locator(".log-button").click()
    phone.locator(".log li", has_text=re.compile(f"Tu infliges un accident à {name}")).wait_for()


def test_a_touch_alone_throws_nothing_away(phone: Page, house: str) -> None:
    open_laid_out(phone, house, BUYER, 3)
    draw(phone)
    cards = phone.locator(".held").count()
    pick(phone, "prison")
    assert phone.locator(".held").count() == cards
    phone.locator(".sheet .resting").click()
    phone.locator(".why-not").wait_for()
    phone.locator(".sheet").get_by_role("button", name="Annuler").click()
    pick(phone, "prison")
    phone.locator(".pile[data-zone=discard]").click()
    phone.locator(".held[data-card=prison]").wait_for(state="detached")


def test_gifts_are_chosen_on_a_counter_and_given_at_once(pages: Callable[..., Page], house: str) -> None:
    """Three people at three pages: two of them give, and what they give is seen when both have chosen."""
    one, two, three = (pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR") for _ in range(3))
    code = open_table(one, house, game="smile_life", seats=3, level="")
    for page, name in ((two, "Zoé"), (three, "Émile")):
        sit_down(page, house, code, name)
    with laid_out(BIRTHDAY):
        one.get_by_role("button", name="Commencer", exact=True).click()
        one.locator(".my-street").wait_for()
    draw(one)
    pick(one, "birthday")
    one.get_by_role("button", name="Poser", exact=True).click()
    for page in (two, three):
        page.locator(".choosing .note-of-money:focus").wait_for()
        no_violations(page, "a gift to choose")
    two.keyboard.press("1")
    two.locator(".moment .sealed").wait_for()
    assert two.locator(".choosing").count() == 0
    assert one.locator(".chapter.of-work .plaque b").count() == 0
    three.locator(".choosing .note-of-money").last.click()
    one.locator(".chapter.of-work .plaque b", has_text="liasses").wait_for()
    assert two.locator(".choosing").count() == 0


def test_what_is_done_to_me_cannot_be_missed(pages: Callable[..., Page], house: str) -> None:
    page = pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    open_laid_out(page, house, VICTIM, 2)
    stage = page.locator(".theatre[data-beat=struck]")
    stage.wait_for()
    assert "t’inflige" in stage.locator(".line").inner_text()
    page.touchscreen.tap(195, 420)
    stage.wait_for(state="detached")
    page.locator(".log-button").click()
    page.locator(".log li", has_text="t’inflige").first.wait_for()


def test_a_crowded_life_fits_every_screen(pages: Callable[..., Page], house: str) -> None:
    page = pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR", reduced_motion="reduce")
    open_laid_out(page, house, CROWD, 6)
    wait_for_my_turn(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        for selector in (".held", ".actions button", ".moment", ".chapter", ".pile", ".other", ".top-bar button"):
            found = [one for one in page.locator(selector).all() if one.is_visible()]
            assert found, (selector, width, height)
            for box in [one.bounding_box() for one in found]:
                assert box is not None
                assert box["x"] >= -1, (selector, width, height, box)
                assert box["y"] >= -1, (selector, width, height, box)
                assert box["x"] + box["width"] <= width + 1, (selector, width, height, box)
                assert box["y"] + box["height"] <= height + 1, (selector, width, height, box)
        for plaque in page.locator(".houses .plaque > span").all():
            assert plaque.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), (
                width,
                height,
                plaque.inner_text(),
            )
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        no_violations(page, f"a crowded table, {light}")


def test_my_street_is_walked_by_keyboard(desk: Page, house: str) -> None:
    open_laid_out(desk, house, CROWD, 6)
    come_to_rest(desk)
    desk.locator(".houses [tabindex='0']").focus()
    desk.keyboard.press("Home")
    assert desk.locator(".chapter.of-school:focus").count() == 1
    desk.keyboard.press("ArrowRight")
    assert desk.locator(".chapter.of-work:focus").count() == 1
    desk.keyboard.press("Enter")
    desk.locator(".fanned .laid:focus").wait_for()
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("i")
    desk.locator(".inspect").wait_for()
    desk.keyboard.press("Escape")
    desk.locator(".inspect").wait_for(state="detached")
    desk.keyboard.press("Escape")
    desk.locator(".chapter.of-work:focus").wait_for()
    label = desk.locator(".other").first.get_attribute("aria-label") or ""
    assert "smiles" in label
    assert "no job" in label
