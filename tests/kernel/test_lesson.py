"""Lessons: what their texts may say, and what is noticed of those that lead nowhere."""

from pathlib import Path

import pytest

from tablee.games.registry import game_named
from tablee.kernel.lesson import GO_ON, Lesson, read_lesson
from tablee.kernel.textfile import TextError

HEAD = """lesson: small
game: allergono
seats: 2
minutes: 1
fr: Petite
en: Small
given:
  pile: R5
  hand 1: R7 B2 G1 Y1
  hand 2: R1 R2 R3
  top of draw: G9 G8
"""
LAY = """part: lay
fr: Pose.
en: Lay.
point: card R7, zone pile, seat 2, number pending, choice draw, sentence
do: lay R7
else:
  fr: Non.
  en: No.
2: lay R1
"""
END = """part: end
fr: Fin.
en: The end.
"""


def lesson(*parts: str, head: str = HEAD) -> Lesson:
    return read_lesson("".join([head, *parts]), game_named, "small.lesson")


def test_a_lesson_is_taken_part_by_part() -> None:
    walk = lesson(LAY, END).begin()
    assert walk.part is not None
    assert walk.part.name == "lay"
    assert walk.wants("lay R7")
    assert not walk.wants("draw")
    assert not walk.wants(GO_ON)
    assert [(act.seat, act.text) for act in walk.take("lay R7")] == [(0, "lay R7"), (1, "lay R1")]
    assert walk.wants(GO_ON)
    assert walk.take(GO_ON) == []
    assert walk.part is None
    assert not walk.wants(GO_ON)


def test_a_lesson_that_holds_has_no_problems() -> None:
    assert lesson(LAY, END).problems() == []


def test_the_lesson_of_the_page_is_one() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    assert read_lesson(page.split("```")[1], game_named).problems() == []


def test_anything_means_all_that_is_open() -> None:
    free = "part: free\nfr: Joue.\nen: Play.\ndo: anything\n"
    taken = lesson(free, END)
    assert taken.begin().ways() == ["lay R7", "draw"]
    assert taken.begin().wants("draw")
    assert not taken.begin().wants("lay B2")
    assert not taken.begin().wants(GO_ON)
    assert taken.problems() == []
    assert "after draw" in str(lesson(free + "2: lay R1\n", END).problems()[0])


def test_anything_needs_something_that_is_open() -> None:
    waiting = lesson("part: free\nfr: Joue.\nen: Play.\ndo: anything\n", END, head=HEAD + "  turn: 2\n")
    assert "nothing is open to the learner here" in str(waiting.problems()[0])


def test_a_lesson_has_not_too_many_ways() -> None:
    free = "part: free\nfr: Joue.\nen: Play.\ndo: anything\n"
    assert "small.lesson:1: there are more than 1 ways through" in str(lesson(free, END).problems(most=1)[0])


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (
            LAY.replace("do: lay R7", "do: lay B2"),
            "small.lesson:12: “lay B2” is refused by AL019; open is lay R7, draw",
        ),
        (LAY.replace("2: lay R1", "2: lay G1"), "small.lesson:20: expected “lay G1” to be open to 2"),
        (LAY.replace("card R7", "card R9"), "small.lesson:15: the learner sees no card R9 here"),
        (LAY.replace("choice draw", "choice keep"), "small.lesson:15: the learner sees no choice keep here"),
        (LAY + "then:\n  top of pile: R6\n", "small.lesson:22: expected top of pile: R6, found R5"),
        (LAY.replace("do: lay R7", "do: lay R7, draw"), "(after draw)"),
    ],
)
def test_what_leads_nowhere_is_told_with_its_line(parts: str, said: str) -> None:
    assert said in str(lesson(parts, END).problems()[0])


def test_chance_that_was_scripted_must_come() -> None:
    head = HEAD + "chance:\n  shuffle draw: G9\n"
    assert "was scripted and not drawn" in str(lesson(LAY, END, head=head).problems()[0])


def test_chance_that_was_not_scripted_is_a_problem() -> None:
    head = HEAD.replace("  top of draw: G9 G8\n", "  rest: nowhere\n").replace("pile: R5", "pile: G5 R5")
    part = LAY.replace("do: lay R7", "do: draw").replace("2: lay R1\n", "")
    assert "shuffle" in str(lesson(part, END, head=head).problems()[0])


@pytest.mark.parametrize(
    ("parts", "head", "said"),
    [
        ([LAY, END], HEAD.replace("minutes: 1", "minuts: 1"), "small.lesson:4: expected what a lesson begins with"),
        ([LAY, END], HEAD.replace("minutes: 1\n", ""), "small.lesson: expected a line “minutes: …”"),
        ([LAY, END], HEAD.replace("en: Small\n", ""), "expected a line “en: …” with what is said"),
        ([LAY.replace("part: lay", "part:"), END], HEAD, "small.lesson:12: expected a short name for this part"),
        ([LAY, END], HEAD.replace("lesson: small", "lesson: a b"), "small.lesson:1: expected a short name of letters"),
        ([LAY], HEAD, "small.lesson:1: expected a last part in which nothing is done any more"),
        ([LAY, LAY, END], HEAD, "small.lesson:21: there is a part “lay” already in line 12"),
        ([LAY.replace("en: Lay.\n", ""), END], HEAD, "small.lesson:12: expected a line “en: …” with what is said"),
        ([LAY.replace("zone pile", "zone pail"), END], HEAD, "did you mean pile?"),
        ([LAY.replace("seat 2", "seat 3"), END], HEAD, "expected a seat from 1 to 2, found “3”"),
        ([LAY.replace("sentence", "sentense"), END], HEAD, "did you mean sentence?"),
        ([LAY.replace("sentence", "sentence 1"), END], HEAD, "nothing behind “sentence”"),
        ([LAY.replace("card R7", "card R77"), END], HEAD, "expected a card of allergono, found “R77”"),
        ([LAY.replace("lay R7\n", "lay R7,\n"), END], HEAD, "expected something between the commas"),
        ([LAY.replace("else:\n  fr: Non.\n  en: No.\n", ""), END], HEAD, "expected “else:”"),
        ([LAY.replace("do: lay R7\n", ""), END], HEAD, "expected “do:”"),
        ([LAY.replace("2: lay R1", "3: lay R1"), END], HEAD, "small.lesson:20: expected"),
        ([LAY.replace("do: lay", "dо: lay"), END], HEAD, "expected what belongs to a part"),
    ],
)
def test_a_mistake_is_told_with_its_line(parts: list[str], head: str, said: str) -> None:
    with pytest.raises(TextError) as mistake:
        lesson(*parts, head=head)
    assert said in str(mistake.value)
