"""The end of a game: who won at a glance, points line by line, medals, the curves, and from there into the replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from browser.access import no_violations
from browser.player import OPENED, come_to_rest, open_table, play_by_taps

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

STORY = """async code => (await (await fetch(`/api/tables/${code}/story?lang=fr`)).json())"""
IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && one.contains(document.elementFromPoint(
        box.left + box.width / 2, box.top + box.height / 2));
}"""


def ended(page: Page, house: str, **wished: object) -> dict[str, Any]:
    """Play a hand to its end; what the house tells of it."""
    code = open_table(page, house, **wished)
    play_by_taps(page)
    page.locator(".course").wait_for()
    come_to_rest(page)
    story: dict[str, Any] = page.evaluate(STORY, code)
    return story


@pytest.fixture
def calm(pages: Callable[..., Page]) -> Page:
    """A phone whose user wants no motion."""
    size = {"width": 390, "height": 844}
    return pages(viewport=size, has_touch=True, locale="fr-FR", reduced_motion="reduce")


def test_the_end_shows_medals_and_curves_and_leads_into_the_replay(calm: Page, house: str) -> None:
    story = ended(calm, house, seats=4)
    for what in (".headline h2", ".standing >> nth=0", ".ways-on .play"):
        assert calm.locator(what).evaluate(IN_SIGHT), what
    assert calm.locator(".confetti").count() == 0
    assert calm.locator(".medals b").all_inner_texts() == [medal["title"] for medal in story["medals"]]
    assert calm.locator(".chart .seat").count() == 4
    no_violations(calm, "the end")
    calm.locator(".standing").last.click()
    calm.locator(".tiny-cards button").first.click()
    calm.locator(".inspect").wait_for()
    calm.keyboard.press("Escape")

    browse = calm.get_by_role("slider", name="Parcourir la partie")
    browse.focus()
    calm.keyboard.press("Home")
    assert "La donne" in (browse.get_attribute("aria-valuetext") or "")
    calm.keyboard.press("PageUp")
    first = story["moments"][0]
    assert first["sentence"] in (browse.get_attribute("aria-valuetext") or "")
    assert calm.locator(".reading .happened").inner_text() == first["sentence"]
    calm.get_by_text("En chiffres").click()
    assert calm.locator(".in-figures tbody tr").count() >= len(story["moments"])
    no_violations(calm, "the curves in figures")
    calm.get_by_role("link", name="Revoir ce moment", exact=True).click()
    slider = calm.get_by_role("slider", name="Coup")
    slider.wait_for()
    assert slider.input_value() == str(first["at"])
    assert calm.url.endswith(f"/r/{story['table']}#{first['at']}")
    calm.go_back()
    calm.locator(".result").wait_for()


def test_the_replay_is_run_by_keys_and_looks_through_other_eyes(calm: Page, house: str) -> None:
    story = ended(calm, house, seats=2)
    calm.goto(f"{house}r/{story['table']}#2")
    slider = calm.get_by_role("slider", name="Coup")
    slider.wait_for()
    calm.locator(".marks .great").first.wait_for(state="attached")
    assert calm.locator(".marks .great").count() == len(story["moments"])
    assert slider.input_value() == "2"
    for key, at in (
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("End", story["length"]),
        ("PageDown", story["moments"][-2]["at"] if len(story["moments"]) > 1 else 0),
        ("Home", 0),
        ("PageUp", story["moments"][0]["at"]),
    ):
        calm.keyboard.press(key)
        assert slider.input_value() == str(at), key
        come_to_rest(calm)
    calm.keyboard.press("Home")
    calm.keyboard.press(" ")
    calm.wait_for_function("() => Number(document.querySelector('.replay-bar input').value) > 0")
    calm.keyboard.press(" ")
    calm.get_by_role("button", name="Lire").wait_for()
    assert calm.locator(".held").count() == 0
    at = slider.input_value()
    calm.get_by_role("combobox", name="Vu par").select_option("1")
    calm.locator(".held").first.wait_for()
    assert slider.input_value() == at
    no_violations(calm, "the replay")


def test_a_win_snows_for_a_second_and_a_touch_ends_it(pages: Callable[..., Page], house: str) -> None:
    page = pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")
    open_table(page, house, seats=2)
    page.evaluate("""() => new MutationObserver(() => {
        if (document.querySelector(".confetti")) window.snowed = true;
    }).observe(document.body, {childList: true, subtree: true})""")
    play_by_taps(page)
    page.locator(".result").wait_for()
    assert page.evaluate("window.snowed")
    page.locator(".headline h2").click()
    page.locator(".confetti").wait_for(state="detached")
    loops = page.evaluate(
        "document.getAnimations().filter(one => one.effect.getTiming().iterations === Infinity).length"
    )
    assert loops == 0


def test_my_games_are_listed_with_their_results(calm: Page, house: str) -> None:
    story = ended(calm, house, seats=2)
    calm.goto(f"{house}me")
    game = calm.locator(".my-game").first
    game.wait_for()
    assert sorted(name.split(" ", 1)[1] for name in game.locator("ol li").all_inner_texts()) == sorted(story["players"])
    no_violations(calm, "my games")
    game.get_by_role("link", name="Le résultat").click()
    calm.locator(".result").wait_for()


def test_smile_life_ends_in_english_for_whoever_only_watched(pages: Callable[..., Page], house: str) -> None:
    player, watcher = (
        pages(viewport={"width": width, "height": 900}, has_touch=True, locale="en-GB", reduced_motion="reduce")
        for width in (390, 1440)
    )
    player.goto(f"{house}me")
    wanted = {
        "game": "smile_life",
        "seats": 3,
        "people": [{"name": "Camille", "colour": "sky"}],
        "level": "random",
        "lang": "en",
        "word": "lilac",
        "options": {"length": 25},
        "settings": {},
    }
    code = player.evaluate(OPENED, wanted)
    player.goto(f"{house}t/{code}")
    play_by_taps(player)
    watcher.goto(f"{house}t/{code}")
    watcher.locator(".course").wait_for()
    assert watcher.locator(".my-place").count() == 0
    assert watcher.get_by_role("button", name="Play again").count() == 0
    text = watcher.locator(".result").inner_text()
    assert "win" in watcher.locator(".headline h2").inner_text()
    assert "{" not in text
    assert "award." not in json.dumps(watcher.evaluate(STORY, code))
    no_violations(watcher, "the end of a life")
