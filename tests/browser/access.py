"""Asks axe whether everybody can use a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe

from browser.player import come_to_rest

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Axe()


def no_violations(page: Page, state: str, *, colours: bool = True) -> None:
    """Fail with what axe has found, each with the elements. It cannot judge colours that the system imposes."""
    come_to_rest(page)
    rules = {"color-contrast": {"enabled": colours}}
    found = AXE.run(page, options={"resultTypes": ["violations"], "rules": rules}).response["violations"]
    lines = [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:240]}"
        for one in found
        for node in one["nodes"][:3]
    ]
    assert not found, f"{state}:\n" + "\n".join(lines)
