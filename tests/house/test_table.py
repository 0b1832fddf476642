"""A guest at a table: plays, asks why, comes back, and gets nothing that the seat may not see."""

from __future__ import annotations

import json

from house.guests import Guest, Message, ask_of, open_house, open_table
from tablee.house import protocol


def play_to_the_end(guest: Guest, first: Message) -> list[Message]:
    """Always the first choice, until there is a result; the updates heard."""
    updates: list[Message] = []
    message = first
    while True:
        if (ask := ask_of(message)) is not None:
            guest.act(ask, ask["choices"][0]["text"])
        message = guest.hear("update")
        updates.append(message)
        if "result" in message["update"]["moment"]:
            return updates


def test_a_whole_hand_is_played_against_bots() -> None:
    with open_house() as client, client.websocket_connect(f"/ws/{open_table(client)}") as socket:
        guest = Guest(socket)
        view = guest.hear()
        assert view["type"] == "view"
        first = view["number"]
        assert view["game"]["words"]["seats"][0] == "Léa"
        updates = play_to_the_end(guest, view)
    assert [update["number"] for update in updates] == list(range(first + 1, first + len(updates) + 1))
    assert all(update["now"]["sentence"] for update in updates)
    told = [line["sentence"] for update in updates for line in update["said"] if line]
    assert any("gagne" in sentence for sentence in told)


def test_no_card_of_another_hand_goes_over_the_wire() -> None:
    with open_house() as client, client.websocket_connect(f"/ws/{open_table(client)}") as socket:
        guest = Guest(socket)
        view = guest.hear()
        updates = play_to_the_end(guest, view)
    hands = [zone for zone in view["game"]["view"]["zones"] if zone["name"] == "hand" and zone["owner"] != 0]
    assert len(hands) == 3
    assert all("cards" not in zone and zone["known"] == [] for zone in hands)
    draws = [
        event
        for update in updates
        for event in update["update"]["events"]
        if event["event"] == "moved" and event["from"] == "draw" and event["to"].startswith("hand ")
    ]
    others = [event for event in draws if event["to"] != "hand 1"]
    assert others
    assert all(event["card"] is None for event in others)


def test_the_same_act_twice_counts_once() -> None:
    with open_house(pace=100) as client, client.websocket_connect(f"/ws/{open_table(client)}") as socket:
        guest = Guest(socket)
        ask = ask_of(guest.hear("view"))
        assert ask is not None
        guest.act(ask, "turn_up", id="once")
        first = guest.hear("ack")
        guest.act(ask, "turn_up", id="once")
        assert guest.hear() == first
        guest.act(ask, "turn_up", id="again")
        refused = guest.hear()
        assert (refused["type"], refused["id"]) == ("refused", "again")
        assert refused["sentence"]


def test_why_not_names_the_rule_and_its_page() -> None:
    with open_house(pace=100) as client, client.websocket_connect(f"/ws/{open_table(client)}") as socket:
        guest = Guest(socket, lang="en")
        view = guest.hear("view")
        card = next(zone["cards"][0] for zone in view["game"]["view"]["zones"] if zone["label"] == "hand 1")
        guest.send(type="why", id="w", text=card)
        why = guest.hear()
        assert (why["type"], why["rule"], why["page"]) == ("refused", "ALR10", 2)
        assert "first card" in why["sentence"]
        guest.send(type="why", id="x", text="turn_up")
        assert guest.hear()["code"] == "open"


def test_a_page_that_was_away_gets_what_it_missed_or_everything() -> None:
    with open_house(pace=100) as client:
        code = open_table(client)
        with client.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            view = guest.hear("view")
            ask = ask_of(view)
            assert ask is not None
            guest.act(ask, "turn_up")
            update = guest.hear("update")
        with client.websocket_connect(f"/ws/{code}") as socket:
            assert Guest(socket, last=view["number"]).hear() == update
        with client.websocket_connect(f"/ws/{code}") as socket:
            fresh = Guest(socket).hear()
            assert (fresh["type"], fresh["number"]) == ("view", view["number"] + 1)
            assert fresh["game"]["log"]
        with client.websocket_connect(f"/ws/{code}") as socket:
            assert Guest(socket, last=99).hear()["type"] == "view"


def test_each_viewer_reads_in_a_language_of_their_own() -> None:
    with open_house(pace=100) as client:
        code = open_table(client)
        with client.websocket_connect(f"/ws/{code}") as french, client.websocket_connect(f"/ws/{code}") as english:
            one, two = Guest(french, "fr").hear(), Guest(english, "en-GB").hear()
    assert one["game"]["view"] == two["game"]["view"]
    assert one["game"]["now"]["sentence"] != two["game"]["now"]["sentence"]
    assert "\u202f" in one["game"]["now"]["sentence"]


def test_who_has_no_seat_sees_no_hand_and_knows_the_way_in() -> None:
    with open_house(pace=100) as client:
        code = open_table(client)
        private = open_table(client, settings={"watch": "nobody"})
        client.cookies.clear()
        with client.websocket_connect(f"/ws/{code}") as socket:
            view = Guest(socket).hear("view")
            assert view["you"] == -1
            assert view["house"]["seats"][0]["name"] == "Léa"
            hands = [zone for zone in view["game"]["view"]["zones"] if zone["name"] == "hand"]
            assert len(hands) == 4
            assert all("cards" not in zone and zone["known"] == [] for zone in hands)
        with client.websocket_connect(f"/ws/{private}") as socket:
            assert Guest(socket).hear("view")["game"] is None
        with client.websocket_connect("/ws/BCDFG") as socket:
            assert Guest(socket).hear()["code"] == "no_table"


def test_what_is_no_message_ends_the_connection_and_changes_nothing() -> None:
    frames = [
        "",
        "{}",
        "[]",
        '{"type":"act"}',
        '{"type":"act","id":1,"decision":"","text":""}',
        '{"type":"view"}',
        json.dumps({"type": "why", "id": "x" * 65, "text": "draw"}),
        json.dumps({"type": "why", "id": "x", "text": "x" * 501}),
        json.dumps({"type": "why", "id": "x", "text": "draw", "seat": 2}),
        json.dumps({"type": "hello", "version": 1, "lang": "fr", "last": -1}),
    ]
    with open_house(pace=100) as client:
        code = open_table(client)
        for frame in frames:
            with client.websocket_connect(f"/ws/{code}") as socket:
                guest = Guest(socket)
                guest.hear("view")
                socket.send_text(frame)
                assert guest.hear()["code"] == "unclear", frame
        with client.websocket_connect(f"/ws/{code}") as socket:
            assert Guest(socket).hear()["number"] == 2
        with client.websocket_connect(f"/ws/{code}") as socket:
            socket.send_text(json.dumps({"type": "hello", "version": protocol.VERSION + 1, "lang": "fr", "last": -1}))
            assert json.loads(socket.receive_text())["code"] == "version"


def test_a_client_in_a_hurry_is_let_go() -> None:
    with open_house(pace=100) as client, client.websocket_connect(f"/ws/{open_table(client)}") as socket:
        guest = Guest(socket)
        guest.hear("view")
        for at in range(150):
            guest.send(type="why", id=str(at), text="draw")
        assert guest.hear("error")["code"] == "hurried"


def test_what_is_aimed_at_no_choice_is_refused_in_words() -> None:
    with open_house(pace=100) as client, client.websocket_connect(f"/ws/{open_table(client)}") as socket:
        guest = Guest(socket)
        ask = ask_of(guest.hear("view"))
        assert ask is not None
        for text in (
            "draw",
            "lay R7",
            "lay",
            "",
            "undo",
            "time 1",
            "enter x",
            "catch 99",
            "fly away",
            "lay R7 R7 R7 9",
        ):
            guest.act(ask, text)
            refused = guest.hear()
            assert refused["type"] == "refused", text
            assert refused["sentence"], text
        guest.send(type="act", id="old", decision="0-00000000", text="turn_up")
        assert guest.hear()["code"] == "stale"
