"""A house with its client, served for real, for the tests in a browser."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
import uvicorn

from tablee.games.registry import REGISTERED
from tablee.house import connection
from tablee.house.app import STATIC, House
from tablee.house.opening import open_lobby
from tablee.house.pace import Pace
from tablee.house.serving import config, listen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

sys.path.append(str(Path(__file__).resolve().parent.parent))

PACE = 0.12  # bots hurry
QUICK = "try { localStorage.setItem('tablee.speed', '2') } catch { /* no page yet */ }"
SECRET = b"a secret of the tests, and of nobody else"


@contextmanager
def serving(house: House) -> Iterator[str]:
    """A house that is open; its address."""
    with listen("127.0.0.1", 0) as listener:
        server = uvicorn.Server(config(house.app()))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.02)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        finally:
            server.should_exit = True
            thread.join(10)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house on a database of its own, in which bots hurry and the miniature games are on the shelf."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: `make client` builds it")
    from kernel.games import KINDS

    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tablee.sqlite'}"
    opening = partial(open_lobby, database, SECRET, Pace(PACE), 0)
    patient, shelf = patch.object(connection, "CREDITS", 10_000.0), patch.dict(REGISTERED, KINDS)
    with patient, shelf, serving(House(opening)) as url:
        yield url


@pytest.fixture
def pages(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes pages, each of a person of its own; whatever goes wrong in one of them fails the test."""
    wrong: list[str] = []
    with ExitStack() as stack:

        def page(**options: object) -> Page:
            context: BrowserContext = stack.enter_context(browser.new_context(**options))  # type: ignore[arg-type]
            context.add_init_script(QUICK)
            made = context.new_page()
            made.set_default_timeout(20_000)
            made.on("pageerror", lambda error: wrong.append(str(error)))
            made.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
            return made

        yield page
    assert wrong == []


@pytest.fixture
def phone(pages: Callable[..., Page]) -> Page:
    """A page on a phone, in French."""
    return pages(viewport={"width": 390, "height": 844}, has_touch=True, locale="fr-FR")


@pytest.fixture
def desk(pages: Callable[..., Page]) -> Page:
    """A page on a large screen, in English, whose user wants no motion."""
    return pages(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB")
