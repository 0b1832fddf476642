"""Rules and lessons over HTTP: what is said in both languages, what is answered, and what stays hidden."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from house.guests import open_house
from tablee.games.registry import game_named, games
from tablee.house import lessons as house_lessons
from tablee.house.lessons import Teacher, lessons
from tablee.house.rulebooks import coverage, scene_of, scenes
from tablee.kernel.lesson import GO_ON, LEARNER, Lesson, read_lesson
from tablee.kernel.rulebook import read_rulebook

GAMES = list(games())
FIRST = "/api/lessons/allergono/first"
Facts = dict[str, Any]


def take(client: TestClient, done: list[str], wish: Facts | None = None, lang: str = "fr") -> Facts:
    """What the table of the first lesson answers."""
    body = {"done": done} if wish is None else {"done": done, "wish": wish}
    answer = client.post(f"{FIRST}?lang={lang}", json=body)
    assert answer.status_code == 200, answer.text
    taught: Facts = answer.json()
    return taught


def act(text: str) -> Facts:
    return {"type": "act", "id": "1", "decision": "", "text": text}


# -- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_all_rules_of_a_game_can_be_read_in_both_languages(game: str) -> None:
    book = read_rulebook(game_named(game))
    with open_house() as client:
        for lang in ("fr", "en"):
            facts = client.get(f"/api/rules/{game}?lang={lang}").json()
            rules = {rule["id"]: rule for chapter in facts["chapters"] for rule in chapter["rules"]}
            assert sorted(rules) == sorted(book.by_id)
            assert all(rules[id]["words"] == book.by_id[id].texts[lang] for id in rules)
            assert {id for id in rules if rules[id].get("ruling")} == {s.id for s in book.statements if s.ruling}
            assert [chapter["page"] for chapter in facts["chapters"]] == sorted({s.page for s in book.statements})
            assert all(chapter["title"] for chapter in facts["chapters"])


def test_a_ruling_stands_behind_what_it_completes_and_names_its_option() -> None:
    with open_house() as client:
        chapters = client.get("/api/rules/allergono?lang=en").json()["chapters"]
    ids = [rule["id"] for rule in chapters[0]["rules"]]
    assert ids[ids.index("AL003") + 1] == "ALR04"
    ruling = next(rule for rule in chapters[0]["rules"] if rule["id"] == "ALR04")
    assert ruling["about"] == ["AL003"]
    assert ruling["option"] not in ("", "target")


def test_a_page_that_has_the_rules_is_only_told_so() -> None:
    with open_house() as client:
        first = client.get("/api/rules/allergono?lang=fr")
        assert first.headers["Cache-Control"] == "no-cache"
        again = client.get("/api/rules/allergono?lang=fr", headers={"if-none-match": first.headers["ETag"]})
        other = client.get("/api/rules/allergono?lang=en", headers={"if-none-match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/api/rules/belote", "Aucune règle"),
        ("/api/rules/belote/AL001", "Aucune règle"),
        ("/api/rules/allergono/AL999", "se lit"),
        ("/api/rules/smile_life/SL011", "se lit"),
        ("/api/lessons/belote/first", "n’existe pas"),
        ("/api/lessons/allergono/last", "n’existe pas"),
    ],
)
def test_what_there_is_not_is_said_in_words(path: str, said: str) -> None:
    with open_house() as client:
        answer = client.get(path)
        assert answer.status_code == 404
        assert said in answer.json()["sentence"]
        assert client.get(f"{path}?lang=en").json()["sentence"] != answer.json()["sentence"]


@pytest.mark.parametrize("game", GAMES)
def test_nearly_every_rule_can_be_seen_happening(game: str) -> None:
    seen = scenes(game)
    assert len(seen) > 0.9 * len(coverage(game).rulebook.statements)
    for rule in seen:
        replay = scene_of(game, rule, "fr")
        assert replay is not None
        assert replay.steps
        told = [line for step in replay.steps for line in step.said if line]
        assert told or any(step.refused or step.update.events for step in replay.steps), rule


def test_a_scene_tells_what_is_tried_in_vain() -> None:
    with open_house() as client:
        steps = client.get("/api/rules/allergono/AL019?lang=en").json()["steps"]
    refused = [step["refused"] for step in steps if "refused" in step]
    assert [one["rule"] for one in refused] == ["AL019"]
    assert "a blue 2" in refused[0]["sentence"]


def test_the_pages_of_rules_and_lessons_are_there() -> None:
    with open_house() as client:
        for path in ("/rules/allergono", "/rules/allergono/AL019", "/learn/allergono/first"):
            assert client.get(path).status_code in (200, 503)  # 503: the client is not built


# -- lessons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_from_its_beginning_to_its_end(game: str, lang: str) -> None:
    path = f"/api/lessons/{game}/first"
    with open_house() as client:
        facts = client.get(f"{path}?lang={lang}").json()
        assert not any("{" in part["words"] for part in facts["parts"])
        done: list[str] = []
        numbers = [0]
        while len(done) < len(facts["parts"]) - 1:
            taught = client.post(f"{path}?lang={lang}", json={"done": done, "wish": {"type": "on", "id": "x"}}).json()
            ack, *updates = taught["messages"]
            assert ack == {"type": "ack", "id": "x", "number": numbers[-1] + 1}
            numbers += [update["number"] for update in updates]
            assert len(taught["done"]) == len(done) + 1
            done = taught["done"]
        end = client.post(f"{path}?lang={lang}", json={"done": done}).json()["messages"][0]
    assert numbers == list(range(len(numbers)))
    assert end["number"] == numbers[-1]
    assert end["game"]["view"]["moment"]["result"]["ranks"][LEARNER] == 1
    assert end["game"]["log"]


def test_the_first_answer_is_the_view_of_the_learner() -> None:
    with open_house() as client:
        view = take(client, [])["messages"][0]
    assert (view["type"], view["you"], view["number"]) == ("view", LEARNER, 0)
    zones = {zone["label"]: zone for zone in view["game"]["view"]["zones"]}
    assert sorted(zones["hand 1"]["cards"]) == ["B9", "G6", "R2", "RD", "Y3"]
    assert "cards" not in zones["hand 2"]


def test_a_rule_is_told_to_who_tries_what_it_forbids() -> None:
    with open_house() as client:
        done = ["", ""]
        taught = take(client, done, act("lay Y3"))
        assert taught["done"] == done
        (refused,) = taught["messages"]
        assert (refused["type"], refused["rule"]) == ("refused", "AL019")
        why = take(client, done, {"type": "why", "id": "2", "text": "Y3"})["messages"][0]
        assert why["rule"] == "AL019"
        allowed = take(client, done, {"type": "why", "id": "3", "text": "R2"})["messages"][0]
        assert (allowed["sentence"], allowed["code"]) == ("", "open")
        about = take(client, done, {"type": "about", "id": "4", "rule": "AL019"}, "en")["messages"][0]
        assert (about["type"], about["page"]) == ("rule", 2)


def test_what_is_allowed_but_not_meant_is_answered_by_a_hint() -> None:
    with open_house() as client:
        meant = take(client, ["", ""], act("lay RD"))["messages"][0]
        assert (meant["code"], meant["rule"]) == ("lesson", "")
        assert "2 rouge" in meant["sentence"]
        early = take(client, [], act("lay R2"))["messages"][0]
        assert "Suite" in early["sentence"]
        late = take(client, [], act("lay R2"), "en")["messages"][0]
        assert "Next" in late["sentence"]


def test_where_one_may_choose_every_way_goes_on() -> None:
    to_captain = ["", "", "lay R2", "lay B9", "", "draw"]
    with open_house() as client:
        for colour in ("red", "yellow", "green", "blue"):
            taught = take(client, to_captain, act(f"lay CA {colour}"))
            assert taught["done"] == [*to_captain, f"lay CA {colour}"]


def test_after_the_end_nothing_goes_on() -> None:
    lesson = lessons("allergono")["first"]
    done: list[str] = []
    while (walk := lesson.after(done)).part is not None:
        done.append(walk.ways()[0])
    with open_house() as client:
        taught = take(client, done, {"type": "on", "id": "1"})
    assert taught["done"] == done
    assert taught["messages"][0]["code"] == "lesson"


def test_what_does_not_lead_through_the_lesson_begins_it_again() -> None:
    with open_house() as client:
        for done in (["lay R2"], ["", "", "draw"], ["", "", ""], ["lay"] * 64):
            answer = client.post(FIRST, json={"done": done})
            assert (answer.status_code, answer.json()["code"]) == (409, "astray")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"done": "lay R2"},
        {"done": [1]},
        {"done": [], "more": 1},
        {"done": [""] * 65},
        {"done": ["x" * 501]},
        {"done": [], "wish": {"type": "pause", "id": "1", "on": True}},
        {"done": [], "wish": {"type": "act", "id": "x" * 65, "decision": "", "text": "draw"}},
    ],
)
def test_what_is_no_wish_is_not_understood(body: Facts) -> None:
    with open_house() as client:
        assert client.post(FIRST, json=body).status_code == 400


def test_another_page_takes_no_lesson() -> None:
    with open_house() as client:
        answer = client.post(FIRST, json={"done": []}, headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == 403


# -- what stays hidden ------------------------------------------------------------------------------------------------


def twin(hidden: str, top: str) -> Lesson:
    """A lesson with these cards in the other hand, and on top of the draw pile below what is drawn."""
    text = f"""
lesson: twin
game: allergono
seats: 2
minutes: 1
fr: Jumelle
en: Twin
given:
  pile: R5
  hand 1: R7 T4 B2 B3
  hand 2: {hidden}
  top of draw: Y1 {top}
part: lay
fr: Pose.
en: Lay.
do: lay R7
else:
  fr: Non.
  en: No.
2: draw
2: keep
part: bluff
fr: Pose le +4.
en: Lay the +4.
do: lay T4 blue
else:
  fr: Non.
  en: No.
2: accept
part: end
fr: Fin.
en: End.
"""
    return read_lesson(text, game_named)


def test_a_lesson_tells_nothing_that_its_learner_may_not_see() -> None:
    told: list[list[object]] = []
    for lesson in (twin("R1 R2 R3", "G1 G2 G3 G4"), twin("Y4 T4 P3", "B7 RD CA Y9")):
        assert lesson.problems() == []
        done: list[str] = []
        own: list[object] = []
        for wanted in ("lay R7", "lay T4 blue", GO_ON):
            teacher = Teacher(lesson, "fr", done)
            own.append(teacher.view())
            own.append([teacher.hint("1"), teacher.log, teacher.number])
            probes = ("lay B2", "lay R1", "lay Y4", "liar", "catch 2", "Y9")
            own.append([house_lessons.why_not(teacher.game, LEARNER, probe) is None for probe in probes])
            own.append(Teacher(lesson, "fr", done).act("1", wanted))
            done = [*done, wanted]
        told.append(own)
    assert told[0] == told[1]
