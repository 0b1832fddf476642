"""Every lesson of every game, one test each: all ways through it, and what it says."""

import pytest

from tablee.games.registry import games
from tablee.kernel.lesson import Lesson, lessons_of
from tablee.kernel.rulebook import LANGUAGES
from test_words import spacing

ALL = [
    pytest.param(lesson, id=f"{kind.name}: {lesson.name}") for kind in games().values() for lesson in lessons_of(kind)
]
LONGEST = 160  # characters of what stands on the slip of paper on a small phone


def test_every_game_can_be_learnt() -> None:
    assert [kind.name for kind in games().values() if not lessons_of(kind)] == []


@pytest.mark.parametrize("lesson", ALL)
def test_every_way_through_a_lesson_comes_to_its_end(lesson: Lesson) -> None:
    problems = lesson.problems()
    if problems:
        raise problems[0]


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_is_short_and_leaves_something_to_choose(lesson: Lesson) -> None:
    assert 12 <= len(lesson.parts) <= 20
    assert any(part.anything or len(part.acts) > 1 for part in lesson.parts)
    said = [text for part in lesson.parts for text in (*part.texts.values(), *part.hints.values())]
    assert [text for text in said if len(text) > LONGEST] == []


@pytest.mark.parametrize("lesson", ALL)
def test_what_a_lesson_says_is_set_as_it_should_be(lesson: Lesson) -> None:
    for part in lesson.parts:
        for texts in (part.texts, part.hints):
            for language in LANGUAGES if texts else ():
                assert "'" not in texts[language]
                assert '"' not in texts[language]
            assert not texts or spacing(texts["fr"]) == []
