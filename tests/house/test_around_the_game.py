"""Around the game: seats, arranging, taking back by consent, pausing, covering, chat, rematch, what is left."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient

from house.guests import Guest, Message, ask_of, open_house, open_table, wanted
from tablee.games.registry import game_named
from tablee.house import app
from tablee.kernel.record import read_record
from tablee.kernel.verify import verify


class Party:
    """Several browsers at one table, each with a guest of its own."""

    def __init__(self, house: TestClient, code: str, stack: ExitStack) -> None:
        self.house = house
        self.code = code
        self.stack = stack

    def come(self, lang: str = "fr", **hello: object) -> Guest:
        """Somebody new comes to the table, in a browser of their own."""
        self.house.cookies.clear()
        self.house.get("/")
        return self.again(lang, **hello)

    def again(self, lang: str = "fr", **hello: object) -> Guest:
        """Whoever came last opens one more page."""
        guest = Guest(self.stack.enter_context(self.house.websocket_connect(f"/ws/{self.code}")), lang, **hello)
        guest.cookies = dict(self.house.cookies)  # type: ignore[attr-defined]
        return guest


def done(guest: Guest, kind: str, **facts: object) -> Message:
    """Want something and hear that it is done."""
    message = guest.answer(guest.wish(kind, **facts))
    assert message["type"] == "ack", message
    return message


def refused(guest: Guest, kind: str, **facts: object) -> str:
    """Want something and hear why not."""
    message = guest.answer(guest.wish(kind, **facts))
    assert message["type"] == "refused", message
    assert message["sentence"]
    return str(message["code"])


def house_of(guest: Guest, until: Any) -> Message:
    """The table around the game, as soon as it is so."""
    while True:
        message = guest.hear()
        facts = message.get("house")
        if facts and until(facts):
            return dict(facts)


def view_of(guest: Guest, until: Any) -> Message:
    """A whole view, as soon as it is so."""
    while not until(view := guest.hear("view")):
        pass
    return view


def sit(guest: Guest, seat: int, name: str) -> Message:
    return done(guest, "sit", seat=seat, name=name, colour="sky", word=name)


@pytest.fixture
def party() -> Any:
    with ExitStack() as stack:
        house = stack.enter_context(open_house(pace=100))
        house.get("/")
        code = open_table(house, seats=3, level="", options={"target": 0})
        yield Party(house, code, stack)


def dealt(party: Party) -> tuple[Guest, Guest]:
    """Léa and Bo at a table with a bot, dealt."""
    lea = party.again()
    bo = party.come("en")
    sit(bo, 1, "Bo")
    done(lea, "start", level="random")
    return lea, bo


def test_people_sit_down_the_host_arranges_and_deals(party: Party) -> None:
    lea = party.again()
    first = lea.hear("view")
    assert (first["you"], first["house"]["state"], first["house"]["host"]) == (0, "open", 0)
    assert first["game"] is None
    assert len(first["house"]["commitment"]) == 64
    bo = party.come("en")
    assert bo.hear("view")["you"] == -1
    assert refused(bo, "sit", seat=0, name="Bo", colour="sky", word="") == "seat_taken"
    assert refused(bo, "sit", seat=1, name=" léa ", colour="sky", word="") == "name_taken"
    assert refused(bo, "sit", seat=1, name=" \u200b", colour="sky", word="") == "no_name"
    assert refused(bo, "sit", seat=9, name="Bo", colour="sky", word="") == "no_seat"
    assert refused(bo, "say", phrase="hello") == "only_seated"
    sit(bo, 1, "Bo")
    assert refused(bo, "start", level="random") == "only_host"
    assert refused(lea, "start") == "seats_free"
    done(lea, "bot", seat=2, level="greedy")
    done(lea, "settle", seats=4, options={"target": 0}, settings={"pace": "live"})
    assert refused(lea, "settle", seats=2, options={}, settings={}) == "seats_taken"
    assert refused(lea, "settle", seats=4, options={"nothing": 1}, settings={}) == "bad_table"
    assert refused(lea, "settle", seats=4, options={}, settings={"pace": "mad"}) == "bad_table"
    done(lea, "remove", seat=1)
    view_of(bo, lambda one: one["you"] == -1)
    sit(bo, 1, "Bo")
    done(lea, "start", level="random")
    view = view_of(bo, lambda one: one["you"] == 1 and one["house"]["state"] == "playing")
    assert [seat["name"] for seat in view["house"]["seats"][:2]] == ["Léa", "Bo"]
    assert view["game"]["clock"]["seats"]
    assert view["game"]["log"], "who deals is a part of the story"
    assert refused(bo, "remove", seat=0) == "begun"


def test_people_move_up_where_there_are_fewer_seats(party: Party) -> None:
    lea = party.again()
    bo = party.come("en")
    sit(bo, 2, "Bo")
    done(lea, "settle", seats=2, options={"target": 0}, settings={})
    assert view_of(bo, lambda one: len(one["house"]["seats"]) == 2)["you"] == 1
    done(lea, "start")
    assert house_of(bo, lambda one: one["state"] == "playing")["seats"][1]["name"] == "Bo"


def test_a_game_is_joined_in_the_middle_in_the_place_of_a_bot(party: Party) -> None:
    lea, _ = dealt(party)
    cy = party.come()
    assert cy.hear("view")["you"] == -1
    assert refused(cy, "sit", seat=0, name="Cy", colour="", word="") == "seat_taken"
    sit(cy, 2, "Cy")
    view_of(cy, lambda one: one["you"] == 2)
    facts = house_of(lea, lambda one: one["seats"][2].get("name") == "Cy")
    assert "bot" not in facts["seats"][2]


def test_what_cannot_be_undone_is_taken_back_when_who_acted_since_agrees(party: Party) -> None:
    party.code = open_table(party.house, seats=2, level="", options={"target": 0})
    lea = party.again()
    bo = party.come("en")
    sit(bo, 1, "Bo")
    done(lea, "start")
    asked = ask_of(view_of(lea, lambda one: one["game"]))
    first, second = (lea, bo) if asked else (bo, lea)
    ask = asked or ask_of(view_of(bo, lambda one: one["game"]))
    assert ask is not None
    first.act(ask, "turn_up")
    first.hear("ack")
    done(first, "takeback")
    asked = house_of(second, lambda one: one.get("takeback"))
    assert asked["takeback"]["needs"] == [1 if first is lea else 0]
    done(second, "agree", what="takeback", yes=True)
    back = view_of(first, lambda one: one["number"] > 4)
    assert any(choice["text"] == "turn_up" for choice in (ask_of(back) or {})["choices"])


def test_a_take_back_may_be_refused_and_withdrawn(party: Party) -> None:
    lea, bo = dealt(party)
    assert refused(lea, "takeback") in ("nothing_to_take_back", "take_back_alone")
    assert refused(bo, "agree", what="takeback", yes=True) == "nothing_asked"


def test_clocks_stand_while_the_table_is_paused(party: Party) -> None:
    lea, bo = dealt(party)
    view = lea.hear("view")
    done(bo, "pause", on=True)
    assert refused(bo, "pause", on=True) == "so_already"
    assert house_of(lea, lambda one: one.get("paused"))["paused"]
    if (ask := ask_of(view)) is not None:
        assert lea.answer(lea.act(ask, "turn_up"))["code"] == "paused"
    done(lea, "pause", on=False)
    done(lea, "timer", on=False)
    done(bo, "time")


def test_who_gets_up_is_covered_and_plays_again_on_return(party: Party) -> None:
    lea, bo = dealt(party)
    done(bo, "leave")
    assert house_of(lea, lambda one: one["seats"][1].get("covers"))
    done(lea, "say", phrase="hurry")
    covered = lea.hear("update")  # the page is still there, its person is not
    assert "house" not in covered or covered["house"]["seats"][1]["covers"]
    back = party.again("en")
    assert back.hear("view")["you"] == 1
    assert house_of(lea, lambda one: "covers" not in one["seats"][1])


def test_who_gives_up_is_replaced_for_good(party: Party) -> None:
    lea, bo = dealt(party)
    done(bo, "resign")
    facts = house_of(lea, lambda one: one["seats"][1].get("resigned"))
    assert facts["seats"][1]["covers"]
    assert refused(bo, "pause", on=True) == "gave_up"


def test_people_talk_and_the_host_may_keep_one_to_phrases(party: Party) -> None:
    lea, bo = dealt(party)
    done(bo, "say", text="  hi \n there ")
    while (update := lea.hear("update")).get("chat") is None:
        pass
    assert update["chat"] == {"number": update["number"], "seat": 1, "name": "Bo", "text": "hi there"}
    assert refused(bo, "mute", seat=0, on=True) == "only_host"
    done(lea, "mute", seat=1, on=True)
    assert refused(bo, "say", text="boo") == "muted"
    assert refused(bo, "say", phrase="no such phrase") == "unclear"
    done(bo, "say", phrase="bravo")
    again = party.again("en")
    assert [line.get("text", line.get("phrase")) for line in again.hear("view")["chat"]] == ["hi there", "bravo"]


def test_the_newer_page_of_a_seat_plays_and_the_older_rests(party: Party) -> None:
    lea = party.again()
    lea.hear("view")
    party.again().hear("view")
    assert lea.hear("error")["code"] == "replaced"


def play(guest: Guest, message: Message) -> Message:
    """Always the first choice, until there is a result."""
    while "result" not in (message.get("update") or {}).get("moment", {}):
        if (ask := ask_of(message)) is not None:
            guest.act(ask, ask["choices"][0]["text"])
        message = guest.hear("update")
    return message


def test_after_the_game_there_are_a_record_a_replay_and_a_rematch() -> None:
    with open_house() as house:
        house.get("/")
        code = open_table(house)
        assert house.get(f"/api/tables/{code}/record").status_code == 409
        with house.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            first = guest.hear("view")
            assert "key" not in first["house"]
            last = play(guest, first)
            assert last["house"]["state"] == "over"
            assert last["house"]["key"]
            done(guest, "rematch", word="encore")
            facts = house_of(guest, lambda one: one.get("next")) if not last["house"].get("next") else last["house"]
        record = read_record(house.get(f"/api/tables/{code}/record").text, game_named)
        assert verify(record).true
        assert record.words == {0: "lilas"}
        replay = house.get(f"/api/tables/{code}/replay?lang=en").json()
        hands = [zone for zone in replay["view"]["zones"] if zone["name"] == "hand"]
        assert len(hands) == 4
        assert all(zone["cards"] and None not in zone["cards"] for zone in hands)
        assert len(replay["steps"]) == len(record.acts)
        assert replay["steps"][-1]["update"]["moment"]["result"]["totals"] == record.totals
        story = house.get(f"/api/tables/{code}/story").json()
        assert story["length"] == len(record.acts) == len(story["said"]) - 1
        assert story["players"][0] == "Léa"
        cards = next(curve for curve in story["curves"] if curve["id"] == "cards")
        assert (cards["words"], cards["points"][0]["values"]) == ("Cartes en main", [7, 7, 7, 7])
        assert story["medals"]
        assert all("{" not in one["title"] + one["why"] and one["seats"] for one in story["medals"])
        assert story["moments"][-1]["at"] == len(record.acts)
        assert house.get(f"/api/tables/{code}/story?lang=en").json()["chapters"] == [{"at": 0, "words": "Hand 1"}]
        with house.websocket_connect(f"/ws/{facts['next']}") as socket:
            again = Guest(socket).hear("view")
        assert again["house"]["state"] == "playing"
        assert [seat["name"] for seat in again["house"]["seats"]] == [seat["name"] for seat in first["house"]["seats"]]
        mine = house.get("/api/me").json()
        assert sorted(table["state"] for table in mine["tables"]) == ["over", "playing"]


def test_a_game_is_seen_again_through_the_eyes_of_a_seat() -> None:
    with open_house() as house:
        house.get("/")
        code = open_table(house)
        with house.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            play(guest, guest.hear("view"))
        replay = house.get(f"/api/tables/{code}/replay?eyes=2").json()
        hands = {zone["owner"]: zone for zone in replay["view"]["zones"] if zone["name"] == "hand"}
        assert [len(hand.get("cards", [])) for _, hand in sorted(hands.items())] == [0, 0, 7, 0]
        assert replay["view"]["viewer"] == 2
        for step in replay["steps"]:
            assert step["update"]["ask"] is None
            for event in step["update"]["events"]:
                if event["event"] == "moved" and event["to"] in ("hand 1", "hand 2", "hand 4"):
                    assert event["card"] is None or event["from"] in ("pile", "hand 3")
        assert house.get(f"/api/tables/{code}/replay?eyes=4").status_code == 422
        assert house.get(f"/api/tables/{code}/replay?eyes=you").json()["code"] == "no_seat"


def test_what_is_told_of_a_game_is_looked_for_once_and_again_if_that_failed() -> None:
    with open_house() as house:
        house.get("/")
        code = open_table(house)
        with house.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            play(guest, guest.hear("view"))
        with patch.object(app, "retrospect_of", side_effect=ZeroDivisionError), pytest.raises(ZeroDivisionError):
            house.get(f"/api/tables/{code}/story")
        with patch.object(app, "retrospect_of", wraps=app.retrospect_of) as looks:
            first = house.get(f"/api/tables/{code}/story").json()
            assert house.get(f"/api/tables/{code}/story").json() == first
            assert looks.call_count == 1


def test_what_is_kept_about_me_is_shown_and_forgotten() -> None:
    with open_house(pace=100) as house:
        house.get("/")
        code = open_table(house, people=[{"name": "Zébulon", "colour": "sky"}])
        with house.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            guest.hear("view")
            done(guest, "say", text="secret de famille")
        kept = house.get("/api/me/export").text
        assert "Zébulon" in kept
        assert "secret de famille" in kept
        old = dict(house.cookies)
        assert house.post("/api/me", json={"name": "Zoé", "colour": "", "lang": "fr"}).status_code == 200
        assert dict(house.cookies) != old
        assert house.get("/api/me").json()["name"] == "Zoé"
        assert house.post("/api/me/erase").status_code == 204
        assert house.get("/api/me").json() == {"name": "", "colour": "", "lang": "", "tables": []}
        with house.websocket_connect(f"/ws/{code}") as socket:
            after = json.dumps(Guest(socket).hear("view"))
        assert "Zébulon" not in after
        assert "famille" not in after


def test_a_table_goes_on_after_the_house_was_closed(tmp_path: Any) -> None:
    with open_house(pace=100, folder=tmp_path) as house:
        house.get("/")
        code = open_table(house)
        with house.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            ask = ask_of(guest.hear("view"))
            if ask is not None:
                guest.act(ask, "turn_up", id="mine")
                assert guest.hear("ack")["id"] == "mine"
            done(guest, "say", text="à tout de suite")
        cookies = dict(house.cookies)
    with open_house(pace=100, folder=tmp_path) as house:
        house.cookies.update(cookies)
        with house.websocket_connect(f"/ws/{code}") as socket:
            guest = Guest(socket)
            view = guest.hear("view")
            assert view["you"] == 0
            assert [line["text"] for line in view["chat"]] == ["à tout de suite"]
            if ask is not None:
                guest.act(ask, "turn_up", id="mine")
                assert guest.hear("ack")["id"] == "mine", "an act counts once, before and after"


def test_a_clock_runs_out_even_when_nobody_is_there() -> None:
    people = [{"name": "Léa", "colour": ""}, {"name": "Bo", "colour": ""}]
    from tablee.house import clocks

    old = clocks.PACES["quick"]
    clocks.PACES["quick"] = {"turn": 0.3, "reaction": 0.3}
    try:
        with open_house() as house:
            house.get("/")
            code = open_table(house, seats=2, people=people, level="", settings={"pace": "quick"})
            number = 0
            while number <= 4:
                time.sleep(0.5)
                with house.websocket_connect(f"/ws/{code}") as socket:
                    view = Guest(socket).hear("view")
                number = view["number"]
            assert any(line["rule"] == "TABLE-TIME" for line in view["game"]["log"])
    finally:
        clocks.PACES["quick"] = old


def test_a_door_is_tried_so_many_times_and_no_more() -> None:
    with open_house() as house:
        code = open_table(house, **wanted())
        assert house.get(f"/api/tables/{code.lower()}").json()["table"] == code
        answers = [house.get(f"/api/tables/{letters}").status_code for letters in ["BBBBB"] * 40]
        assert answers[0] == 404
        assert answers[-1] == 429
        assert house.get(f"/api/tables/{code}").status_code == 429
