"""What the page says of the way to its table: nothing when it is soon back, clear words otherwise, and a way on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

pytestmark = pytest.mark.browser

SOCKETS = re.compile("/ws/")


class Way:
    """The way to the house, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.open = True
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(SOCKETS, self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.open:
            self.sockets.append(socket)
            socket.connect_to_server()
        else:
            socket.close()

    def cut(self, code: int = 1006) -> None:
        self.open = False
        for socket in self.sockets:
            socket.close(code=code if code != 1006 else None)
        self.sockets.clear()


def play(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Jouer, Allergono").click()
    page.locator(".held").first.wait_for()


def test_a_long_loss_is_told_until_it_is_over(phone: Page, house: str) -> None:
    way = Way(phone)
    play(phone, house)
    way.cut()
    phone.get_by_text("Ta place est gardée").wait_for()
    phone.get_by_role("button", name="Réessayer").wait_for()
    way.open = True  # it tries by itself, too
    phone.get_by_text("Ta place est gardée").wait_for(state="detached")
    assert phone.locator(".held").count() == 7


def test_a_move_that_is_lost_on_its_way_is_made_once_when_the_way_is_back(phone: Page, house: str) -> None:
    acts: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            text = str(message)
            if '"type":"act"' in text.replace(" ", ""):
                acts.append(text)
                if len(acts) == 1:  # it never arrives
                    socket.close()
                    return
            server.send(message)
            if len(acts) == 2 and text == acts[1]:
                server.send(message)  # it arrives twice
                acts.append("")

        socket.on_message(pass_on)

    phone.route_web_socket(SOCKETS, connect)
    play(phone, house)
    turn_up = phone.locator("[data-choice=turn_up]")
    turn_up.click()
    turn_up.wait_for(state="detached")
    phone.locator("[data-zone='pile']:not([data-card=''])").wait_for()
    assert acts[0] == acts[1]
    assert phone.locator(".why-not").count() == 0


def test_a_house_that_restarts_says_that_the_game_is_kept(phone: Page, house: str) -> None:
    way = Way(phone)
    play(phone, house)
    way.cut(1012)
    phone.get_by_text("La maison redémarre").wait_for()
    way.open = True
    phone.get_by_text("La maison redémarre").wait_for(state="detached")


def test_where_no_socket_gets_through_it_says_so(phone: Page, house: str) -> None:
    way = Way(phone)
    way.open = False
    phone.goto(house)
    phone.get_by_role("button", name="Jouer, Allergono").click()
    phone.get_by_role("heading", name="Le direct ne passe pas").wait_for(timeout=20_000)
    way.open = True
    phone.get_by_role("button", name="Réessayer").click()
    phone.locator(".held").first.wait_for()


def test_a_browser_without_sockets_is_told_at_once(phone: Page, house: str) -> None:
    phone.add_init_script("delete window.WebSocket;")
    phone.goto(house)
    phone.get_by_role("button", name="Jouer, Allergono").click()
    phone.get_by_role("heading", name="Le direct ne passe pas").wait_for()
    phone.get_by_role("link", name="Accueil").click()
    phone.locator(".box").first.wait_for()


def test_of_two_tabs_in_one_seat_the_older_rests(phone: Page, house: str) -> None:
    play(phone, house)
    newer = phone.context.new_page()
    newer.goto(phone.url)
    newer.locator(".held").first.wait_for()
    phone.get_by_role("heading", name="Tu joues dans un autre onglet").wait_for()
    phone.get_by_role("button", name="Jouer ici").click()
    phone.locator(".held").first.wait_for()
    newer.get_by_role("heading", name="Tu joues dans un autre onglet").wait_for()
    newer.close()


@pytest.mark.parametrize("path", ["t/BCDFG", "tv/BCDFG"])
def test_a_table_that_is_gone_leads_home(phone: Page, house: str, path: str) -> None:
    phone.goto(house + path)
    phone.get_by_role("heading", name="Pas de table ici").wait_for()
    phone.get_by_role("button", name="Accueil").click()
    phone.locator(".box").first.wait_for()


def test_a_game_that_cannot_be_seen_again_leads_home(browser: Browser, house: str) -> None:
    page = browser.new_page(locale="fr-FR")
    page.goto(f"{house}r/BCDFG")
    page.get_by_role("heading", name="Rien à revoir ici").wait_for()
    page.get_by_role("button", name="Accueil").click()
    page.locator(".box").first.wait_for()
    page.close()
