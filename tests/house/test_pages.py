"""The pages and what is asked for over plain HTTP."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from house.guests import ORIGIN, house_in, open_house, wanted
from tablee.commands import Mistake, serve
from tablee.house.guests import PLAIN
from tablee.house.protocol import VERSION
from tablee.house.serving import addresses, listen

HERE = ["--host", "127.0.0.1", "--no-browser"]


def test_the_shelf_holds_every_game_in_both_languages() -> None:
    with open_house() as client:
        french, english = client.get("/api/shelf").json(), client.get("/api/shelf?lang=en").json()
    assert [game["name"] for game in french["games"]] == [game["name"] for game in english["games"]]
    box = french["games"][0]
    assert box["least"] <= box["usual"] <= box["most"]
    assert box["level"] in box["levels"]
    assert all(option["words"] and option["help"] for option in box["options"])
    assert box["pitch"] != english["games"][0]["pitch"]


def test_a_page_allows_nothing_from_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    house = house_in(tmp_path)
    house.static = tmp_path
    with TestClient(house.app()) as client:
        answer = client.get("/t/BCDFG")
    assert answer.status_code == 200
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{PLAIN}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    house.static = tmp_path
    with TestClient(house.app()) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text


@pytest.mark.parametrize(
    ("changed", "status", "said"),
    [
        ({"game": "alergono"}, 422, "did you mean allergono?"),
        ({"seats": 11}, 422, "2 to 10 players"),
        ({"level": "stedy"}, 422, "did you mean steady?"),
        ({"options": {"clonning": True}}, 422, "did you mean cloning?"),
        ({"options": {"target": 9999}}, 422, "0 to 5000"),
        ({"seats": "four"}, 400, "compris"),
        ({"word": "x" * 9000}, 400, "compris"),
        ({"seed": 1}, 400, "compris"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(changed: dict[str, object], status: int, said: str) -> None:
    with open_house() as client:
        answer = client.post("/api/tables", json=wanted(**changed))
    assert answer.status_code == status
    assert said in answer.json()["sentence"]


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://testserver:1", ""])
def test_another_page_opens_no_table_and_no_socket(origin: str) -> None:
    with open_house() as client:
        assert client.post("/api/tables", json=wanted(), headers={"origin": origin}).status_code == 403
        code = client.post("/api/tables", json=wanted(), headers=ORIGIN).json()["table"]
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/ws/{code}", headers={"origin": origin}) as socket,
        ):
            socket.receive_text()


def test_a_port_in_use_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        parser = __import__("argparse").ArgumentParser()
        serve.add_arguments(parser)
        with pytest.raises(Mistake, match=rf"port {port} .*--port {port + 1}"):
            serve.run(
                parser.parse_args(["--host", "127.0.0.1", "--port", str(port), "--no-browser", "--data", str(tmp_path)])
            )
        with pytest.raises(Mistake, match="0 to 65535"):
            serve.run(parser.parse_args(["--port", "70000"]))


def test_the_address_is_one_that_a_browser_can_open() -> None:
    with listen("0.0.0.0", 0) as listener:
        assert addresses(listener, "0.0.0.0")[0] == f"http://127.0.0.1:{listener.getsockname()[1]}/"


def test_the_answers_are_json() -> None:
    with open_house() as client:
        answer = client.get("/api/shelf")
    assert answer.headers["Content-Type"] == "application/json"
    assert json.loads(answer.text)["version"] == VERSION
