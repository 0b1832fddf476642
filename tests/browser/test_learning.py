"""A newcomer learns: the lessons by taps on a phone, the rules by searching, and a rule by seeing it happen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from browser.access import no_violations
from browser.player import touch
from tablee.games.registry import game_named
from tablee.kernel.lesson import lessons_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tablee.kernel.lesson import Lesson, Part

pytestmark = pytest.mark.browser

AT_REST = ".lesson-note:not(.watching)"
LAST = "unicorn"  # what is laid in the last turn of a life
CALM = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
# Whether the slip of paper hides what it points at, or a ring is without its thing.
HIDDEN = """() => {
    const note = document.querySelector(".lesson-note").getBoundingClientRect();
    return [...document.querySelectorAll(".pointer")].some(one => {
        const box = one.getBoundingClientRect(), inner = 9;
        return box.right - inner > note.left && box.left + inner < note.right &&
            box.bottom - inner > note.top && box.top + inner < note.bottom;
    });
}"""


def lesson_of(game: str) -> Lesson:
    return lessons_of(game_named(game))[0]


def card_in(lesson: Lesson, act: str) -> str:
    """The card that an act names, or nothing."""
    return next((word for word in act.split()[1:] if word in lesson.setup.deck.copies_of), "")


def do(page: Page, lesson: Lesson, act: str) -> None:
    """Do an act as a person does it: touch the card and then what it should do, or the button, or the pile."""
    card = card_in(lesson, act)
    if not card:
        target = page.locator(f'[data-choice="{act}"], [data-zone="{act}"]').first
        target.tap()
        return
    held = page.locator(f'.held[data-card="{card}"]').first
    touch(page, held)
    way = page.locator(f'.sheet [data-choice="{act}"]')
    done = page.locator(".lesson-note.watching, .till")
    way.or_(done).or_(page.locator(f"{AT_REST} .lesson-words")).first.wait_for()
    page.wait_for_timeout(150)
    if way.count():
        way.first.tap()


def pay(page: Page) -> None:
    """Put every salary on the counter, and pay."""
    notes = page.locator(".note-of-money")
    for at in range(notes.count()):
        notes.nth(at).tap()
    page.locator(".till .main").tap()


def part_is(page: Page, number: int, of: int) -> None:
    """Wait for a part of the lesson."""
    if number < of:
        page.locator(f'{AT_REST} progress[value="{number}"]').wait_for()
    else:
        page.locator(f"{AT_REST} .end").wait_for()


def go_through(page: Page, lesson: Lesson, each: Callable[[Part], None]) -> None:
    """Do what every part asks for; `each` looks at the page before."""
    number, of = 1, len(lesson.parts)
    while number < of:
        part_is(page, number, of)
        part = lesson.parts[number - 1]
        each(part)
        if page.locator(".till").count():
            pay(page)
            number += 1  # both parts of the payment are one here
        elif part.anything:
            do(page, lesson, f"lay {LAST}")
        elif part.acts:
            do(page, lesson, part.acts[0])
        else:
            page.locator(".lesson-keys .play").tap()
        number += 1
    part_is(page, of, of)


@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("game", ["allergono", "smile_life"])
def test_a_lesson_is_done_by_taps_on_a_phone(pages: Callable[..., Page], house: str, game: str, lang: str) -> None:
    page, lesson = pages(**CALM, locale=lang), lesson_of(game)
    page.goto(f"{house}learn/{game}/{lesson.name}")

    def each(part: Part) -> None:
        page.wait_for_timeout(150)
        shown = page.locator(".pointer").count()
        assert shown == len(part.points), f"{part.name}: {shown} of {len(part.points)} things are shown"
        assert not page.evaluate(HIDDEN), f"{part.name}: the slip of paper hides what it points at"

    go_through(page, lesson, each)
    page.get_by_role("button", name=re.compile("Jouer maintenant|Play now")).tap()
    page.wait_for_url(re.compile(r"/t/[A-Z]+$"))
    page.locator(".table.for-play").wait_for()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390)])
@pytest.mark.parametrize("game", ["allergono", "smile_life"])
def test_on_small_phones_nothing_is_hidden(
    pages: Callable[..., Page], house: str, game: str, width: int, height: int
) -> None:
    page = pages(**{**CALM, "viewport": {"width": width, "height": height}}, locale="fr-FR")
    page.goto(f"{house}learn/{game}/first")
    for number in range(1, 12):
        part_is(page, number, 99)
        page.wait_for_timeout(150)
        assert not page.evaluate(HIDDEN), f"part {number}"
        note = page.locator(".lesson-note").bounding_box()
        assert note is not None
        assert note["y"] >= 0
        assert note["y"] + note["height"] <= height
        assert page.evaluate("document.querySelector('.table').scrollTop") == 0
        page.locator(".lesson-keys button").last.tap()


def test_a_lesson_leads_back_on_and_goes_on_after_a_reload(pages: Callable[..., Page], house: str) -> None:
    page = pages(**CALM, locale="fr-FR")
    page.goto(f"{house}learn/allergono/first")
    for number in (1, 2):
        part_is(page, number, 15)
        page.locator(".lesson-keys .play").tap()
    part_is(page, 3, 15)
    held = page.locator(".held")
    assert held.count() == 5
    touch(page, page.locator('.held[data-card="Y3"]'))
    page.locator(".why-not", has_text="AL019").wait_for()
    touch(page, page.locator('.held[data-card="RD"]'))
    page.locator(".why-not", has_text="ton 2 rouge").wait_for()
    page.get_by_role("button", name="Montre-moi").tap()
    part_is(page, 4, 15)
    assert held.count() == 4
    page.reload()
    part_is(page, 4, 15)
    assert held.count() == 4
    page.get_by_role("button", name="Revenir en arrière").tap()
    part_is(page, 3, 15)
    assert held.count() == 5
    page.get_by_role("button", name="Accueil").tap()
    page.locator(".shelf").wait_for()


def test_a_lesson_is_taken_by_keyboard_and_as_text(desk: Page, house: str) -> None:
    desk.goto(f"{house}learn/allergono/first")
    part_is(desk, 1, 15)
    desk.locator(".lesson-keys .play").focus()
    desk.keyboard.press("Enter")
    part_is(desk, 2, 15)
    desk.locator(".to-text").focus()
    desk.keyboard.press("Enter")
    desk.locator(".linear").wait_for()
    assert "This line" in desk.locator(".lesson-words").inner_text()
    desk.get_by_role("button", name="Next").focus()
    desk.keyboard.press("Enter")
    part_is(desk, 3, 15)
    desk.get_by_role("button", name="a red 2").first.focus()
    desk.keyboard.press("Enter")
    part_is(desk, 4, 15)
    no_violations(desk, "a lesson as text")


def test_everybody_can_use_a_lesson(phone: Page, house: str) -> None:
    for game in ("allergono", "smile_life"):
        phone.goto(f"{house}learn/{game}/first")
        for number in range(1, 10):
            part_is(phone, number, 99)
            if number in (1, 3, 9):
                no_violations(phone, f"part {number} of {game}")
            phone.locator(".lesson-keys button").last.click()


def test_the_lesson_is_offered_in_the_box(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Allergono : ouvrir la boîte").click()
    offered = phone.get_by_role("dialog").get_by_role("link", name="Apprendre, 3 min")
    assert "play" in (offered.get_attribute("class") or "")
    phone.get_by_role("dialog").get_by_role("link", name="Les règles").click()
    phone.wait_for_url(re.compile("/rules/allergono$"))
    phone.get_by_role("link", name="Apprendre, 3 min").click()
    phone.locator(".lesson-note").wait_for()


# -- rules ------------------------------------------------------------------------------------------------------------


def rules_shown(page: Page) -> Locator:
    return page.locator(".rule-chapter li")


def test_rules_are_searched_as_one_types(phone: Page, house: str) -> None:
    phone.goto(f"{house}rules/smile_life")
    rules_shown(phone).first.wait_for()
    everything = rules_shown(phone).count()
    assert everything > 250
    no_violations(phone, "the rules")
    search = phone.get_by_label("Chercher dans les règles")
    search.fill("IMPOT salaire")
    phone.get_by_role("status").filter(has_text=re.compile(r"^\d règles")).wait_for()
    found = rules_shown(phone)
    assert 0 < found.count() < 10
    assert {one.lower() for one in found.locator("mark").all_inner_texts()} >= {"impôt", "salaire"}
    no_violations(phone, "some rules")
    search.fill("xyzzy")
    phone.get_by_text("Aucune règle ne parle de ça").wait_for()
    assert found.count() == 0
    search.fill("sl063")
    found.locator("mark", has_text="SL063").wait_for()
    search.fill("")
    phone.wait_for_timeout(100)
    assert found.count() == everything


def test_a_link_leads_to_its_rule(phone: Page, house: str) -> None:
    phone.goto(f"{house}rules/allergono#AL012")
    rule = phone.locator("#AL012")
    rule.wait_for()
    assert "here" in (rule.get_attribute("class") or "")
    assert rule.evaluate("one => one === document.activeElement")
    box = rule.bounding_box()
    assert box is not None
    assert 0 < box["y"] < 844 - box["height"]
    phone.locator("#ALR04").get_by_role("link", name="AL003").last.click()
    phone.locator("#AL003.here").wait_for()


def test_a_rule_is_seen_happening(phone: Page, house: str) -> None:
    phone.goto(f"{house}rules/allergono#AL019")
    phone.get_by_role("link", name="Voir en vrai, AL019").click()
    phone.wait_for_url(re.compile("/rules/allergono/AL019$"))
    phone.locator(".why-not", has_text="un 2 bleu").wait_for()
    slider = phone.get_by_role("slider", name="Coup")
    slider.fill(slider.get_attribute("max") or "")
    phone.locator(".moment", has_text="7 rouge").wait_for()
    no_violations(phone, "a rule happening")
    phone.get_by_role("button", name="Les règles").click()
    phone.locator("#AL019.here").wait_for()


def test_the_card_of_a_rule_leads_to_the_book(phone: Page, house: str) -> None:
    phone.goto(f"{house}learn/allergono/first")
    part_is(phone, 1, 15)
    touch(phone, phone.locator('.held[data-card="Y3"]'))
    with phone.expect_popup() as opened:
        phone.locator(".why-not").get_by_role("link").click()
    assert opened.value.url.endswith("/rules/allergono#AL019")
    opened.value.close()
    phone.get_by_role("button", name="Autour du jeu").click()
    assert (
        phone.get_by_role("dialog").get_by_role("link", name="Les règles").get_attribute("href") == "/rules/allergono"
    )
