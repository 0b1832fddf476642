"""Big moments: a bluff is called, a call and a catch race each other, and whoever is impatient or wants no motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from browser.access import no_violations
from browser.laid import laid_out
from browser.player import come_to_rest, open_table, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

# Seat 3 has laid a +4 on a red 5 with nothing red in hand, or with a red 3; seat 1 is struck.
DOUBT = """game: allergono
seats: 3
options: target=0
given:
  pile: R5 T4
  turn: 1
  hand 1: Y1 Y6 B4
  hand 2: R7 B2
  hand 3: {held}
  colour: green
  former: red
  bluff: {bluff}
  agenda: doubt 2
"""
LIED = DOUBT.format(held="G5 R3", bluff=1)
HONEST = DOUBT.format(held="G5 Y3", bluff=0)
# Seat 1 has one card and has not called; seat 2 is to play.
LATE = """game: allergono
seats: 2
options: target=200
given:
  pile: R5 B2
  turn: 2
  hand 1: R7
  hand 2: B4 Y6 Y8
  colour: blue
  late: 1
  score: 12 40
  note ledger: "12 0; 0 40"
"""
# A scene stands until it is ended by hand, so that no test depends on how fast the machine is.
HELD = """try { localStorage.setItem('tablee.speed', '0.5') } catch { /* no page yet */ }
const soon = window.setTimeout;
window.setTimeout = (call, ms, ...rest) => soon(call, ms > 1500 ? ms * 100 : ms, ...rest);"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MIDDLE = (195, 300)


def seated(pages: Callable[..., Page], house: str, text: str, *names: str, **wished: object) -> list[Page]:
    """People at a table that is laid out like this, each with a page of their own, where scenes stand."""
    all_pages = [pages(**PHONE, locale="fr-FR") for _ in range(len(names) + 1)]
    for page in all_pages:
        page.context.add_init_script(HELD)
    code = open_table(all_pages[0], house, seats=len(all_pages), level="", **wished)
    for page, name in zip(all_pages[1:], names, strict=True):
        sit_down(page, house, code, name)
    with laid_out(text):
        all_pages[0].get_by_role("button", name="Commencer", exact=True).click()
        for page in all_pages:
            page.locator(".held").first.wait_for()
    return all_pages


def stage(page: Page, beat: str) -> None:
    """Wait until this moment is played."""
    page.locator(f".theatre[data-beat={beat}]").wait_for()


def leave(page: Page) -> None:
    """End what is played, scene by scene."""
    while page.locator(".theatre").count():
        page.locator(".theatre").evaluate_all("all => all[0]?.click()")
        page.wait_for_timeout(50)


def test_a_bluff_is_called_and_only_the_challenger_sees_the_hand(pages: Callable[..., Page], house: str) -> None:
    one, two, liar = seated(pages, house, LIED, "Zoé", "Oscar")
    one.get_by_role("button", name="Menteur").click()
    for page in (one, two, liar):
        stage(page, "accused")
    assert one.locator(".actor bdi").all_inner_texts() == ["Camille", "Oscar"]
    for page, faces, backs in ((one, 2, 0), (two, 0, 2), (liar, 0, 2)):
        page.touchscreen.tap(*MIDDLE)
        page.locator(".looked").wait_for()
        assert page.locator(".looked .face:not(.back)").count() == faces
        assert page.locator(".looked .face.back").count() == backs
    one.touchscreen.tap(*MIDDLE)
    stage(one, "liar_proven")
    assert one.locator(".actor.struck bdi").inner_text() == "Oscar"
    leave(one)
    leave(liar)
    one.locator(".other .tally", has_text="8").wait_for()
    liar.locator(".held").nth(7).wait_for()
    assert one.locator(".held").count() == 3


def test_who_doubts_the_honest_draws_six(pages: Callable[..., Page], house: str) -> None:
    one, *_ = seated(pages, house, HONEST, "Zoé", "Oscar")
    one.get_by_role("button", name="Menteur").click()
    stage(one, "accused")
    one.touchscreen.tap(*MIDDLE)
    one.locator(".looked").wait_for()
    one.touchscreen.tap(*MIDDLE)
    stage(one, "honest")
    assert one.locator(".actor.struck bdi").inner_text() == "Camille"
    leave(one)
    one.locator(".held").nth(8).wait_for()


def test_a_tap_ends_a_scene_and_nothing_else_and_each_is_told_once(pages: Callable[..., Page], house: str) -> None:
    one, *_ = seated(pages, house, LIED, "Zoé", "Oscar")
    told: list[str] = []
    one.expose_function("heard", lambda text: told.append(text))
    one.evaluate(
        "new MutationObserver(() => heard(document.getElementById('narrator').innerText))"
        ".observe(document.getElementById('narrator'), {childList: true, characterData: true, subtree: true})"
    )
    one.get_by_role("button", name="Menteur").click()
    stage(one, "accused")
    no_violations(one, "the stage")
    one.touchscreen.tap(*MIDDLE)
    one.locator(".looked").wait_for()
    one.touchscreen.tap(*MIDDLE)
    stage(one, "liar_proven")
    one.touchscreen.tap(*MIDDLE)
    one.locator(".theatre").wait_for(state="detached")
    one.locator(".moment .now:not(.past)").wait_for()
    one.locator("#narrator", has_text="de jouer").wait_for(state="attached")
    for sentence in ("droit dans les yeux", "La main dans le sac"):
        assert sum(sentence in text for text in told) == 1, told
    assert one.locator(".held").count() == 3  # no card lay under the taps


def test_the_two_buzzers_stand_at_the_same_place_lit_or_not(pages: Callable[..., Page], house: str) -> None:
    late, other = seated(pages, house, LATE, "Zoé", options={"target": 200})
    unlit = late.locator(".buzzer[data-verb=catch]")
    assert unlit.get_attribute("aria-disabled") == "true"
    unlit.click(force=True)
    late.locator(".why-not").wait_for()
    lit = other.locator(".buzzer.lit.open[data-verb=catch]")
    lit.wait_for()
    come_to_rest(other)
    boxes = [button.bounding_box() for button in (unlit, lit)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert abs(boxes[0]["x"] - boxes[1]["x"]) < 2
    assert abs(boxes[0]["y"] - boxes[1]["y"]) < 8
    no_violations(other, "a buzzer that is lit")
    lit.click()
    stage(late, "caught")
    assert late.locator(".actor.struck bdi").inner_text() == "Camille"
    leave(late)
    leave(other)
    late.locator(".held").nth(2).wait_for()
    other.locator(".other .tally", has_text="3").wait_for()
    assert other.locator(".buzzer.lit").count() == 0


def test_who_calls_in_time_is_not_caught(pages: Callable[..., Page], house: str) -> None:
    late, other = seated(pages, house, LATE, "Zoé", options={"target": 200})
    late.locator(".buzzer.lit.open[data-verb=call]").click()
    stage(other, "called")
    leave(other)
    assert other.locator(".buzzer.lit").count() == 0
    assert late.locator(".held").count() == 1


def test_the_score_sheet_has_a_column_a_hand(pages: Callable[..., Page], house: str) -> None:
    one, _ = seated(pages, house, LATE, "Zoé", options={"target": 200})
    one.locator(".score-pad").click()
    sheet = one.get_by_role("dialog", name="Feuille de points")
    sheet.wait_for()
    assert [cell.strip() for cell in sheet.locator("tr.me td").all_inner_texts()] == ["12", "–", "12"]
    come_to_rest(one)
    no_violations(one, "the score sheet")
    one.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_without_motion_a_big_moment_is_a_card_to_be_read(desk: Page, house: str) -> None:
    desk.context.add_init_script(HELD)
    with laid_out(LIED):
        open_table(desk, house, seats=3)
    desk.get_by_role("button", name="Liar").click()
    stage(desk, "accused")
    assert "Liar" in desk.locator(".theatre .cry").inner_text()
    come_to_rest(desk)
    longest = desk.evaluate("Math.max(0, ...document.getAnimations().map(one => one.effect.getTiming().duration))")
    assert longest <= 1
    desk.keyboard.press("x")  # any key ends a scene
    desk.locator(".looked").wait_for()
    desk.keyboard.press("x")
    stage(desk, "liar_proven")
    desk.keyboard.press("x")
    desk.locator(".theatre").wait_for(state="detached")
