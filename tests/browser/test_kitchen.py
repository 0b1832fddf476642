"""One kitchen: phones at a name of the local network, over plain HTTP, where browsers keep some things back."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from browser.test_lobby import invite, sit
from conftest import CHROMIUM, CHROMIUM_ARGUMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

KITCHEN = "kitchen.local"


@pytest.fixture
def kitchen(browser: Browser) -> Iterator[Browser]:
    """A browser that finds the house under a name of the local network."""
    arguments = [*CHROMIUM_ARGUMENTS, f"--host-resolver-rules=MAP {KITCHEN} 127.0.0.1"]
    made = browser.browser_type.launch(executable_path=str(CHROMIUM), args=arguments)
    yield made
    made.close()


def test_two_phones_in_one_kitchen_play_without_a_secure_context(kitchen: Browser, house: str) -> None:
    there = f"http://{KITCHEN}:{urlsplit(house).port}/"
    contexts = [kitchen.new_context(viewport={"width": 390, "height": 844}, locale="fr-FR") for _ in range(2)]
    host, guest = (context.new_page() for context in contexts)
    wrong: list[str] = []
    for page in (host, guest):
        page.set_default_timeout(20_000)
        page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    table = invite(host, there)
    assert not host.evaluate("isSecureContext")
    assert table.startswith(there)
    cookies = contexts[0].cookies()
    assert [(cookie["name"], cookie["secure"], cookie["httpOnly"]) for cookie in cookies] == [("tablee", False, True)]
    sit(guest, table, "Mamie")
    host.locator(".round").get_by_text("Mamie").wait_for()
    host.get_by_role("button", name="Commencer à 2, sans robot").click()
    for page in (host, guest):
        page.locator(".held").first.wait_for()
    assert wrong == []
