"""The small awards of each game: one scripted table for each of them, and what holds for all of them."""

from __future__ import annotations

import textwrap
from itertools import pairwise

import pytest

from tablee.bots.driver import Driver
from tablee.bots.registry import bot_named
from tablee.games.registry import game_named, games
from tablee.kernel.epilogue import AWARDS_A_SEAT, MOMENTS, Award, Figures, earned, look_back, points
from tablee.kernel.record import Record
from tablee.kernel.scenario import read_scenarios
from tablee.kernel.setup import Value, opened
from tablee.kernel.story import Chronicle, Story, story_of

ALLERGONO = """
    seats: 3
    options: target=0
    given:
      pile: R5
      hand 1: R7 B2 Y1
      hand 2: R1 R2 R3
      hand 3: G5 Y3 Y4
"""
LONG = """
    seats: 3
    given:
      pile: R5
      hand 1: R7
      hand 2: 5 cards
      hand 3: 5 cards
    chance:
      shuffle draw: R4 R6 R8 G1 G2 G3 G4 G6 G7 G8 R0 R1 R2 R3 B1 B2 B3 B4 B5 B6 B7 B8
"""
SMILE_LIFE = """
    seats: 3
    given:
      hand 1: 5 cards
      hand 2: 5 cards
      hand 3: 5 cards
      top of draw: cat rabbit chick dog unicorn
"""

# The award, what is given besides, what is done, and the figures that come of it.
TABLES: dict[str, list[tuple[str, str, str, list[int]]]] = {
    "allergono": [
        ("bluffs", "hand 1: T4 R7 B2", "1: lay T4 green\n2: accept", [1, 0, 0]),
        ("bluffs", "hand 1: T4 R7 B2", "1: lay T4 green\n2: liar", [0, 0, 0]),
        ("bluffs", "hand 1: T4 B7 B2", "1: lay T4 green\n2: accept", [0, 0, 0]),
        ("liars", "hand 1: T4 R7 B2", "1: lay T4 green\n2: liar", [0, 1, 0]),
        ("spotless", "hand 1: R7", "1: lay R7", [1, 0, 0]),
        ("spotless", "hand 1: R7\ntop of draw: R9", "1: draw\n1: keep\n2: lay R1\n3: draw\n3: keep\n1: lay R7\n"
         "2: lay R2\n3: draw\n3: keep\n1: lay R9", [0, 0, 0]),
        ("chain", "hand 1: RD R7\nhand 2: BD R1 R2", "1: lay RD allergono\n2: lay BD\n3: draw", [0, 0, 4]),
        ("catches", "hand 1: R7 B2", "1: lay R7\n3: catch 1", [0, 0, 1]),
        ("quick", "hand 1: R7 R8\nhand 3: R4 R9", "1: lay R7 allergono\n2: lay R1\n3: lay R4 allergono\n1: lay R8",
         [2, 0, 0]),
        ("snowball", "hand 1: RD R7\nhand 2: BD R1 R2", "1: lay RD allergono\n2: lay BD", [0, 4, 0]),
        ("hands", "hand 1: R7", "1: lay R7", [1, 0, 0]),
        ("twins", "hand 3: R5/2 R9 G8\noptions: cloning=yes", "3: clone R5", [0, 0, 1]),
        ("peaks", "hand 1: P3 R7 B2", "1: lay P3", [1, 0, 0]),
        ("narrow", "hand 1: R7\nhand 2: R1 R3\nhand 3: R9", "1: lay R7", [0, 1, 0]),
        ("fullest", "hand 1: P3 R7 B2", "1: lay P3", [3, 6, 6]),
        ("dreamer", "hand 1: R7 B2", "1: lay R7\n3: catch 1", [1, 0, 0]),
        ("calls", "hand 1: R7 B2\nhand 2: R1 R2", "1: lay R7 allergono\n2: lay R1\n2: call", [1, 1, 0]),
        ("skips", "hand 1: RP R7 B2", "1: lay RP", [1, 0, 0]),
        ("reverses", "hand 1: RS R7 B2", "1: lay RS", [1, 0, 0]),
        ("colours", "hand 1: CA R7 B2", "1: lay CA green", [1, 0, 0]),
        ("drawn", "", "1: draw\n1: keep\n2: lay R1", [1, 0, 0]),
        ("layers", "", "1: lay R7\n2: lay R1", [1, 1, 0]),
    ],
    "smile_life": [
        ("comeback", "hand 1: unicorn 4 cards\nacquisitions 2: dog\nacquisitions 3: chick\ntop of draw: cat",
         "1: draw\n1: lay unicorn", [2, 0, 0]),
        ("casino", "hand 1: casino salary1 3 cards\nhand 2: salary4 4 cards",
         "1: draw\n1: lay casino salary1\n2: draw\n2: bet salary4", [1, 0, 0]),
        ("prison", "hand 1: prison 4 cards\njob 2: bandit", "1: draw\n1: lay prison 2", [0, 1, 0]),
        ("stolen", "hand 1: flirt_bar 4 cards\nflirts 2: flirt_bar/2", "1: draw\n1: lay flirt_bar", [1, 0, 0]),
        ("weddings", "hand 1: marriage_montcuq 4 cards\nflirts 1: flirt_bar", "1: draw\n1: lay marriage_montcuq",
         [1, 0, 0]),
        ("spared", "hand 1: accident 4 cards\nhand 2: illness 4 cards",
         "1: draw\n1: lay accident 3\n2: draw\n2: lay illness 3", [2, 2, 0]),
        ("struck", "hand 1: accident 4 cards", "1: draw\n1: lay accident 3", [0, 0, 1]),
        ("striker", "hand 1: accident 4 cards", "1: draw\n1: lay accident 3", [1, 0, 0]),
        ("children", "hand 1: child_leia 4 cards\nmarriage 1: marriage_montcuq\nflirts 1: flirt_bar",
         "1: draw\n1: lay child_leia", [1, 0, 0]),
        ("spender", "hand 1: travel_cairo 4 cards\njob 1: bandit\nsalaries 1: salary3",
         "1: draw\n1: lay travel_cairo\n1: pay salary3", [3, 0, 0]),
        ("travels", "hand 1: travel_cairo 4 cards\njob 1: bandit\nsalaries 1: salary3",
         "1: draw\n1: lay travel_cairo\n1: pay salary3", [1, 0, 0]),
        ("houses", "hand 1: small_house 4 cards\njob 1: architect\nfree_house 1: 1", "1: draw\n1: lay_free small_house",
         [1, 0, 0]),
        ("flirts", "hand 1: flirt_bar 4 cards", "1: draw\n1: lay flirt_bar", [1, 0, 0]),
        ("jobs", "hand 1: bandit 4 cards", "1: draw\n1: lay bandit", [1, 0, 0]),
        ("rich", "hand 1: salary2 4 cards\njob 1: bandit", "1: draw\n1: lay salary2", [2, 0, 0]),
        ("studies", "hand 1: double_study 4 cards\nstudies 1: study", "1: draw\n1: lay double_study", [3, 0, 0]),
        ("animals", "", "1: draw\n1: lay cat", [1, 0, 0]),
        ("gifts", "hand 1: birthday 4 cards\nsalaries 2: salary1", "1: draw\n1: lay birthday\n2: give salary1",
         [0, 1, 0]),
        ("second_hand", "discard: flirt_bar", "1: take flirt_bar\n1: lay flirt_bar", [1, 0, 0]),
        ("specials", "hand 1: inheritance 4 cards", "1: draw\n1: lay inheritance", [1, 0, 0]),
        ("naps", "pending 2: illness", "1: draw\n1: lay cat", [0, 1, 0]),
        ("discards", "hand 1: salary4 4 cards", "1: draw\n1: discard salary4", [1, 0, 0]),
    ],
}  # fmt: skip
BEGIN = {"allergono": ALLERGONO, "smile_life": SMILE_LIFE}


def told(name: str, begin: str, given: str, acts: str) -> Story:
    """The story of a few acts at a table."""
    options = "\n".join(line for line in given.splitlines() if line.startswith("options"))
    zones = textwrap.indent("\n".join(line for line in given.splitlines() if not line.startswith("options")), "  ")
    text = f"game: {name}\n{textwrap.dedent(begin)}\nscenario: one\n{options}\ngiven:\n{zones}\n{acts}\nthen:\n  over\n"
    if "chance:" in begin:
        header, chance = textwrap.dedent(begin).split("chance:\n")
        text = f"game: {name}\n{header}\nscenario: one\nchance:\n{chance}\n{acts}\nthen:\n  over\n"
    scenario = read_scenarios(text, game_named)[0]
    game, _ = scenario.given.lay_out(shown=True)
    chronicle = Chronicle(game)
    for act in (move.act for move in scenario.moves if move.act is not None):
        assert game.submit(act.seat, act.text) is None, act.text
        chronicle.note(act.text)
    return Story(game.setup, chronicle.scenes, game.result())


def award(name: str, id: str) -> Award:
    told = game_named(name).epilogue
    assert told is not None
    return next(one for one in told.awards if one.id == id)


CASES = [pytest.param(name, case, id=f"{name}-{case[0]}") for name, cases in TABLES.items() for case in cases]


@pytest.mark.parametrize(("name", "case"), CASES)
def test_an_award_counts(name: str, case: tuple[str, str, str, list[int]]) -> None:
    id, given, acts, figures = case
    story = told(name, BEGIN[name], given, acts)
    assert award(name, id).count(story).n == figures


@pytest.mark.parametrize("name", TABLES)
def test_every_award_has_a_table(name: str) -> None:
    epilogue = game_named(name).epilogue
    assert epilogue is not None
    assert [one.id for one in epilogue.awards] == list(dict.fromkeys(case[0] for case in TABLES[name]))
    assert len(epilogue.awards) >= 10


def test_cards_of_a_deal_are_not_drawn_and_a_new_hand_counts_anew() -> None:
    story = told("allergono", LONG, "", "1: lay R7\n2: turn_up")
    assert award("allergono", "drawn").count(story).n == [0, 0, 0]
    assert award("allergono", "spotless").count(story).n == [1, 0, 0]
    assert award("allergono", "quick").count(story).n == [1, 0, 0]
    assert look_back(story).chapters == [0, 1]


def test_a_round_begins_with_whoever_began() -> None:
    acts = "1: draw\n1: lay cat\n2: draw\n2: lay rabbit\n3: draw\n3: lay chick\n1: draw\n1: lay dog\n2: draw"
    assert look_back(told("smile_life", SMILE_LIFE, "", acts)).chapters == [0, 6]


# -- what holds for all of them ---------------------------------------------------------------------------------------


def recorded(name: str, seats: int, seed: int, **options: Value) -> Record:
    """A whole game of bots."""
    kind = game_named(name)
    setup = kind.setup(seats, **options)
    record = Record(setup, seed)
    game = record.replay()
    driver = Driver(setup, [bot_named("steady", kind)] * seats, seed, game=game)
    while not game.over:
        seat, choice = driver.step()
        record.add(seat, choice.text)
    record.end(game)
    return record


STORIES = [("allergono", seats, {"target": 200, "cloning": True}) for seats in (2, 4, 10)] + [
    ("smile_life", seats, {"length": 50}) for seats in (2, 6)
]


@pytest.mark.parametrize(("name", "seats", "options"), STORIES)
def test_whoever_has_earned_one_gets_one_and_nobody_many(name: str, seats: int, options: dict[str, Value]) -> None:
    record = recorded(name, seats, 7, **options)
    story = story_of(record)
    seen = look_back(story)
    epilogue = game_named(name).epilogue
    assert epilogue is not None
    every = [medal for one in epilogue.awards if (medal := earned(one, story))]
    given = [seat for medal in seen.medals for seat in medal.seats]
    assert set(given) == {seat for medal in every for seat in medal.seats}
    assert all(given.count(seat) <= AWARDS_A_SEAT for seat in range(seats))
    again = look_back(story_of(record))
    assert [(one.award.id, one.seats, one.n, one.at) for one in again.medals] == [
        (one.award.id, one.seats, one.n, one.at) for one in seen.medals
    ]
    assert all(0 < medal.at <= story.length for medal in seen.medals)


@pytest.mark.parametrize(("name", "seats", "options"), STORIES)
def test_the_course_ends_where_the_game_ended(name: str, seats: int, options: dict[str, Value]) -> None:
    record = recorded(name, seats, 3, **options)
    story = story_of(record)
    seen = look_back(story)
    course, first = seen.curves[0]
    assert first[-1].values == record.totals
    assert course.low_leads == (name == "allergono")
    for _, curve in seen.curves:
        assert curve[0].at == 0
        assert all(one.at < other.at and one.values != other.values for one, other in pairwise(curve))
    assert 2 <= len(seen.moments) <= MOMENTS
    assert seen.moments[-1].at == story.length
    assert seen.chapters[0] == 0
    assert len(seen.said) == story.length + 1


def test_nothing_that_stays_face_down_is_told() -> None:
    """Two games that differ only in the cards that nobody ever drew have the same story."""
    acts = "1: lay R7\n2: draw\n2: keep\n3: draw\n3: keep\n1: draw\n1: keep"
    stories = [told("allergono", ALLERGONO, f"top of draw: B3 B4 B5 {rest}", acts) for rest in ("G1 G2 G3", "T4 P3 CA")]
    one, other = (look_back(story) for story in stories)
    assert [(medal.award.id, medal.seats, medal.n) for medal in one.medals] == [
        (medal.award.id, medal.seats, medal.n) for medal in other.medals
    ]
    for first, second in zip(*(story.scenes for story in stories), strict=True):
        assert first.view.to_json() == second.view.to_json()
        assert [event.facts() for event in first.events] == [event.facts() for event in second.events]


@pytest.mark.parametrize("name", TABLES)
def test_awards_count_nothing_before_anything_happened(name: str) -> None:
    kind = games()[name]
    setup = opened(kind.setup(3))
    story = Story(setup, Chronicle(kind.start(setup, 1)).scenes, kind.new(3, 1).result())
    assert kind.epilogue is not None
    for one in kind.epilogue.awards:
        if one.id not in ("fullest",):
            assert not any(one.count(story).n), one.id
    assert [len(points(course, story)) for course in kind.epilogue.courses] == [1] * len(kind.epilogue.courses)


def test_figures_add_up_and_keep_the_best() -> None:
    figures = Figures(1)
    figures.best(0, 3, 5)
    figures.best(0, 4, 5)
    assert (figures.n, figures.at) == ([5], [3])
