"""A table before and around the game: inviting, joining, arranging, starting, joining in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

ODD_NAMES = ["Maximilienne-Alexandrine", "שרה בת אל בן דוד", "🎲🎉🎲🎉🎲🎉🎲🎉🎲🎉🎲🎉", "W" * 24]


@pytest.fixture
def guest(pages: Callable[..., Page]) -> Page:
    """Somebody else's phone, in English."""
    return pages(viewport={"width": 360, "height": 740}, has_touch=True, locale="en-GB")


@pytest.fixture
def third(pages: Callable[..., Page]) -> Page:
    """The phone of one more."""
    return pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")


def invite(page: Page, house: str, name: str = "Zoé") -> str:
    """Open a table for friends; its address."""
    page.goto(house)
    page.get_by_role("button", name="Inviter, Allergono").click()
    page.get_by_label("Ton prénom").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Inviter").click()
    page.locator(".lobby .invite").wait_for()
    return page.url


def sit(page: Page, table: str, name: str, button: str = "S’asseoir") -> None:
    """Come by the link and sit down."""
    page.goto(table)
    page.locator(".sit-down input").first.fill(name)
    page.get_by_role("button", name=button, exact=True).click()


def test_friends_come_by_a_link_and_play(phone: Page, guest: Page, house: str) -> None:
    table = invite(phone, house)
    code = table.rsplit("/", 1)[1]
    assert phone.get_by_role("textbox", name="Lien").input_value().endswith(f"/t/{code}")
    qr = phone.locator(".qr")
    qr.evaluate("picture => picture.decode()")
    assert qr.evaluate("picture => picture.naturalWidth") > 0

    guest.goto(table)
    guest.get_by_role("heading", name="Zoé invites you").wait_for()
    sit(guest, table, "Grandma", "Sit down")
    guest.get_by_text("Zoé starts when everybody is here").wait_for()
    phone.locator(".round").get_by_text("Grandma").wait_for()

    phone.get_by_role("button", name="Changer", exact=True).click()
    rules = phone.get_by_role("dialog")
    rules.get_by_label("Rythme").select_option("quick")
    rules.get_by_label("Score limite").fill("200")
    rules.get_by_label("Score limite").press("Tab")
    guest.locator(".rules").get_by_text("Quick").wait_for()
    guest.locator(".rules").get_by_text("200").wait_for()
    rules.get_by_role("button", name="Fermer").click()

    phone.get_by_role("button", name="Commencer avec 2 robots").click()
    for page in (phone, guest):
        page.locator(".held").first.wait_for()
        assert page.locator(".other").count() == 3


def test_the_host_gives_seats_to_bots_and_takes_them_away(phone: Page, house: str) -> None:
    invite(phone, house)
    phone.get_by_role("button", name="Place 3").click()
    phone.get_by_role("combobox", name="Niveau", exact=True).select_option(index=0)
    phone.get_by_role("button", name="Asseoir un robot").click()
    robot = phone.locator("[data-sitter='bot']")
    robot.wait_for()
    assert "Distrait" in robot.inner_text()
    robot.get_by_role("button").click()
    phone.get_by_role("combobox", name="Niveau", exact=True).select_option(index=2)
    phone.get_by_role("button", name="Changer de niveau").click()
    robot.get_by_text("Redoutable").wait_for()
    robot.get_by_role("button").click()
    phone.get_by_role("button", name="Le faire lever").click()
    robot.wait_for(state="detached")


def test_those_who_are_there_start_without_bots(phone: Page, guest: Page, house: str) -> None:
    sit(guest, invite(phone, house), "Grandma", "Sit down")
    phone.get_by_role("button", name="Commencer à 2, sans robot").click()
    phone.locator(".held").first.wait_for()
    assert phone.locator(".other").count() == 1


def test_a_name_that_is_taken_is_told_and_another_one_taken(phone: Page, guest: Page, house: str) -> None:
    table = invite(phone, house)
    sit(guest, table, "zoé", "Sit down")
    guest.get_by_role("alert").filter(has_text="take another name").wait_for()
    assert guest.locator(".sit-down input:focus").count() == 1
    sit(guest, table, "Zoé B", "Sit down")
    phone.locator(".round").get_by_text("Zoé B").wait_for()


def test_a_guest_who_is_removed_may_sit_down_again(phone: Page, guest: Page, house: str) -> None:
    table = invite(phone, house)
    sit(guest, table, "Grandma", "Sit down")
    phone.locator(".chair", has_text="Grandma").click()
    phone.get_by_role("button", name="Retirer de la table").click()
    guest.locator(".sit-down").wait_for()
    phone.locator(".chair", has_text="Grandma").wait_for(state="detached")


def test_a_full_table_says_so(phone: Page, guest: Page, third: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Allergono\u00a0: ouvrir la boîte").click()
    for _ in range(2):
        phone.get_by_role("button", name="Un de moins").click()
    phone.get_by_role("button", name="Ouvrir la table aux amis").click()
    phone.get_by_label("Ton prénom").fill("Zoé")
    phone.get_by_role("dialog").get_by_role("button", name="Inviter").click()
    phone.locator(".lobby").wait_for()
    sit(guest, phone.url, "Grandma", "Sit down")
    phone.get_by_role("button", name="Commencer", exact=True).wait_for()
    third.goto(phone.url)
    third.get_by_text("Toutes les chaises sont prises").wait_for()
    assert third.get_by_role("button", name="S’asseoir").count() == 0
    guest.get_by_role("button", name="Get up").click()
    guest.get_by_role("dialog").get_by_role("button", name="Get up").click()
    third.get_by_role("button", name="S’asseoir", exact=True).wait_for()


def test_whoever_comes_late_takes_the_place_of_a_bot_or_watches(
    phone: Page, guest: Page, third: Page, house: str
) -> None:
    table = invite(phone, house)
    phone.get_by_role("button", name="Commencer avec 3 robots").click()
    phone.locator(".held").first.wait_for()

    third.goto(table)
    third.get_by_role("button", name="Regarder").click()
    third.locator(".table").wait_for()
    assert third.locator(".held").count() == 0

    guest.goto(table)
    guest.locator("[data-sitter='bot']").first.wait_for()
    guest.locator(".sit-down input").first.fill("Grandma")
    guest.get_by_role("button", name="Take over from").click()
    guest.locator(".held").first.wait_for()
    phone.locator(".other").get_by_text("Grandma").wait_for()


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (844, 390), (1440, 900)])
def test_odd_names_stay_within_the_screen(
    phone: Page, guest: Page, third: Page, house: str, size: tuple[int, int]
) -> None:
    table = invite(phone, house, ODD_NAMES[3])
    sit(guest, table, ODD_NAMES[1], "Sit down")
    sit(third, table, ODD_NAMES[2])
    third.locator(".start").wait_for()
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    assert phone.evaluate("document.documentElement.scrollWidth") <= size[0]
    for chair in phone.locator(".chair").all():
        box = chair.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]


def test_a_link_is_copied_or_marked_to_be_copied(phone: Page, house: str) -> None:
    phone.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined});")
    phone.add_init_script("document.execCommand = () => false;")
    invite(phone, house)
    phone.get_by_role("button", name="Copier le lien").click()
    phone.get_by_text("copie-le à la main").wait_for()
    link = phone.get_by_role("textbox", name="Lien")
    marked = link.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert marked == link.input_value()


def test_the_screen_of_the_room_shows_the_code_then_the_game(phone: Page, desk: Page, house: str) -> None:
    table = invite(phone, house)
    desk.goto(table.replace("/t/", "/tv/"))
    desk.locator(".tv .tv-join .qr").wait_for()
    desk.locator(".tv").get_by_text("Zoé").wait_for()
    phone.get_by_role("button", name="Commencer avec 3 robots").click()
    desk.locator(".table.for-tv .other").first.wait_for()
    assert desk.locator(".other").count() == 4
    assert desk.locator(".held").count() == 0
    desk.locator(".tv-join").wait_for()
