"""What remains of a game: it is seen again, its record is checked, and everything can be taken along or erased."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from browser.player import open_table, play_by_taps
from tablee.games.registry import game_named
from tablee.kernel.record import read_record
from tablee.kernel.verify import verify

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.fixture
def calm(pages: Callable[..., Page]) -> Page:
    """A phone whose user wants no motion: a whole hand is over sooner."""
    size = {"width": 390, "height": 844}
    return pages(viewport=size, has_touch=True, locale="fr-FR", reduced_motion="reduce")


def test_a_game_is_seen_again_step_by_step(calm: Page, house: str) -> None:
    code = open_table(calm, house, seats=2)
    play_by_taps(calm)
    calm.goto(house)
    over = calm.locator(".finished .own-table").first
    over.wait_for()
    over.click()
    assert calm.url.endswith(f"/r/{code}")
    slider = calm.get_by_role("slider", name="Coup")
    slider.wait_for()
    steps = int(slider.get_attribute("max") or "0")
    assert steps > 3
    calm.get_by_role("button", name="Un coup en avant").click()
    assert slider.input_value() == "1"
    slider.fill(str(steps))
    calm.get_by_role("button", name="Un coup en arrière").click()
    assert slider.input_value() == str(steps - 1)
    calm.get_by_role("button", name="Lire").click()
    calm.wait_for_function("steps => document.querySelector('.replay-bar input').value === String(steps)", arg=steps)

    with calm.expect_download() as download:
        calm.get_by_role("link", name="Le procès-verbal").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert verify(read_record(text, game_named)).true


def test_everything_is_taken_along_then_erased(phone: Page, house: str) -> None:
    phone.goto(house)
    phone.get_by_role("button", name="Changer de nom").click()
    phone.get_by_label("Ton prénom").fill("Zoé")
    phone.get_by_role("button", name="Garder").click()
    phone.get_by_role("dialog").wait_for(state="detached")
    phone.get_by_role("button", name="Jouer, Allergono").click()
    phone.locator(".held").first.wait_for()
    phone.get_by_role("button", name="Accueil").click()
    phone.get_by_role("link", name="Mes parties, mes données").click()
    phone.locator(".own-table").wait_for()
    assert phone.get_by_label("Ton prénom").input_value() == "Zoé"
    assert "tablee verify" in phone.locator("pre").inner_text()

    with phone.expect_download() as download:
        phone.get_by_role("link", name="Tout télécharger").click()
    assert "Zoé" in json.dumps(json.loads(Path(download.value.path()).read_bytes()), ensure_ascii=False)

    phone.get_by_role("button", name="Tout effacer").click()
    assert (
        phone.locator("dialog")
        .get_by_role("button", name="Ne rien effacer")
        .evaluate("one => one === document.activeElement")
    )
    phone.get_by_role("button", name="Effacer pour toujours").click()
    phone.locator(".box").first.wait_for()
    phone.reload()
    phone.get_by_role("button", name="Changer de nom").get_by_text("Qui es-tu").wait_for()
    assert phone.locator(".own-table").count() == 0
