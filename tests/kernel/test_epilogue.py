"""What is told of a game that is over: what was taken back is not, awards are shared out, curves and moments chosen."""

from __future__ import annotations

import pytest

from kernel.games import KINDS
from tablee.games.registry import game_named
from tablee.kernel.epilogue import AWARDS, PLAIN, Award, Epilogue, Figures, Medal, Retrospect, earned, look_back, shown
from tablee.kernel.event import Told
from tablee.kernel.record import Record, Replayed
from tablee.kernel.refusal import Beat, Result
from tablee.kernel.setup import BadInput, opened
from tablee.kernel.story import VIEWER, Chronicle, Scene, Story, story_of

GREAT, SMALL = Beat("great", "R1"), Beat("small", "R2")


def figures(*n: int) -> Figures:
    made = Figures(len(n))
    made.n[:] = n
    return made


def medal(*seats: int) -> Medal:
    return Medal(Award("one", lambda story: figures(0)), list(seats), 1, 1)


def story_told(beats: list[tuple[int, Beat, int]], length: int) -> Story:
    """A story of which only these beats are known: after which act, which, and its number."""
    setup = opened(KINDS["duel"].setup(2))
    view = setup.kind.start(setup, 1).view(VIEWER)
    scenes = [Scene(number, [], view) for number in range(length + 1)]
    for at, beat, n in beats:
        scenes[at].events.append(Told(beat, 0, None, -1, n, "", -1))
    return Story(setup, scenes, Result([[], []]))


@pytest.mark.parametrize(
    ("n", "least", "fewest", "seats"),
    [
        ((0, 3, 1), 1, 0, [1]),
        ((0, 3, 1), 4, 0, None),
        ((3, 3, 1), 1, 0, [0, 1]),
        ((3, 3, 3, 1), 1, 0, None),
        ((3, 3), 1, 0, None),
        ((0, 0, 0), 1, 0, None),
        ((0, 9, 7), 1, 8, [2]),
        ((0, 9, 9), 1, 8, None),
        ((0, 0, 0), 1, 8, None),
    ],
)
def test_whoever_stands_out_has_earned_it(n: tuple[int, ...], least: int, fewest: int, seats: list[int] | None) -> None:
    award = Award("one", lambda story: figures(*n), least, fewest)
    found = earned(award, story_told([], 0))
    assert (found and found.seats) == seats


def test_everybody_who_can_gets_one_then_the_next_are_given() -> None:
    rich = [medal(0), medal(0), medal(0), medal(1), medal(0, 2)]
    assert shown(rich, 4) == [rich[0], rich[3], rich[4]]
    alone = [medal(0), medal(0, 1), medal(0, 2), medal(0, 3)]
    assert {seat for one in shown(alone, 4) for seat in one.seats} == {0, 1, 2, 3}
    many = [medal(seat) for seat in range(6) for _ in range(3)]
    assert len(shown(many, 6)) == AWARDS


def test_what_was_taken_back_is_not_told() -> None:
    kind = KINDS["payment"]
    setup = opened(kind.setup(2))
    game = kind.start(setup, 5)
    chronicle = Chronicle(game)
    while not any(choice.text == "undo" for seat in range(2) for choice in game.choices(seat)):
        seat = int(game.waiting()).bit_length() - 1
        act = game.choices(seat)[-1].text
        assert game.submit(seat, act) is None
        chronicle.note(act)
    assert chronicle.scenes[-1].events
    assert game.submit(seat, "undo") is None
    chronicle.note("undo")
    assert [len(scene.events) for scene in chronicle.scenes[-2:]] == [0, 0]
    assert chronicle.scenes[-1].view.to_json() == game.view(VIEWER).to_json()


def test_a_record_that_the_rules_refuse_has_no_story() -> None:
    record = Record(game_named("allergono").setup(2), seed=1)
    record.add(1, "draw")
    with pytest.raises(Replayed, match="act 1"):
        story_of(record)


def test_a_game_that_goes_on_has_no_story_yet() -> None:
    record = Record(game_named("allergono").setup(2), seed=1)
    record.add(0, "turn_up")
    with pytest.raises(BadInput, match="not over"):
        story_of(record)


def test_great_moments_are_few_and_not_all_alike() -> None:
    told = [(at, GREAT, at) for at in range(0, 100, 10)] + [(at, SMALL, -1) for at in range(5, 100)]
    seen = Retrospect(story_told(told, 100), Epilogue(moments={GREAT: 2, SMALL: 1}))
    assert [one.at for one in seen.moments if one.told.beat is GREAT] == [70, 80, 90]
    assert len([one for one in seen.moments if one.told.beat is SMALL]) == 3
    said = [one.beat.name if one else "" for one in seen.said]
    assert (said[1], said[5], said[70]) == ("", "small", "great")


def test_a_game_that_says_nothing_is_told_by_its_tallies() -> None:
    kind = KINDS["duel"]
    assert kind.epilogue is None
    setup = opened(kind.setup(2))
    game = kind.start(setup, 1)
    chronicle = Chronicle(game)
    while not game.over:
        seat = int(game.waiting()).bit_length() - 1
        open_to_it = game.choices(seat)
        act = open_to_it[min(seat, len(open_to_it) - 1)].text
        assert game.submit(seat, act) is None
        chronicle.note(act)
    seen = look_back(Story(setup, chronicle.scenes, game.result()))
    assert [course for course, _ in seen.curves] == list(PLAIN.courses)
    assert (seen.medals, seen.moments, seen.chapters) == ([], [], [0])
