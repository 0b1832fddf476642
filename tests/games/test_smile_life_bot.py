"""What players of Smile Life know: what a choice brings now, and what a life is planned by."""

import pytest

from tablee.bots.registry import bot_named
from tablee.games.registry import game_named
from tablee.games.smile_life.bot import Steady, worth
from tablee.games.smile_life.bot_mind import Mind
from tablee.games.smile_life.kind import KIND
from tablee.kernel.card import TAKE_BACK
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import Game
from tablee.kernel.scenario import read_scenarios


def given(lines: str, heading: str = "") -> Game:
    """A table of three, laid out like that of a scenario, at which the first seat has drawn and plays."""
    text = f"game: smile_life\nseats: 3\n{heading}\nscenario: x\ngiven:\n"
    for line in lines.replace(" | ", "\n").strip().split("\n"):
        text += f"  {line.strip()}\n"
    text += "then:\n  not over\n"
    scenario = read_scenarios(text, game_named, "bot.scenario")[0]
    return scenario.given.lay_out()[0]


def chosen(game: Game, seat: int = 0) -> str:
    """What a player chooses who misjudges nothing."""
    view = game.view(seat)
    assert view.ask is not None
    return str(Steady(3).choose(view, view.ask, Sfc32(1)))


HANDS = "hand 2: 5 cards\nhand 3: 5 cards\n"


def test_smiles_come_first_for_the_greedy() -> None:
    game = given(HANDS + "hand 1: unicorn cat divorce salary1 salary2 salary3")
    view = game.view(0)
    assert view.ask is not None
    values = {choice.text: worth(view, choice) for choice in view.ask.choices}
    assert values["lay unicorn"] > values["lay cat"] > 0 > values["discard salary1"] > values["discard unicorn"]
    assert str(bot_named("greedy", KIND).choose(view, view.ask, Sfc32(1))) == "lay unicorn"


def test_the_greedy_bet_what_they_cannot_lay() -> None:
    game = given(HANDS + "hand 1: salary4 salary3 income_tax burnout repeated_year prison | casino: casino")
    view = game.view(0)
    assert str(bot_named("greedy", KIND).choose(view, game.decision(0), Sfc32(1))) in ("bet salary3", "bet salary4")


def test_the_greedy_leave_nothing_of_their_own_will() -> None:
    game = given(
        HANDS + "hand 1: 5 cards\njob 1: waiter\nmarriage 1: marriage_montcuq\naffair 1: adultery\ndiscard: cat"
    )
    view = game.view(0)
    assert view.ask is not None
    values = {choice.text: worth(view, choice) for choice in view.ask.choices}
    assert max(values, key=values.__getitem__) == "take cat"
    assert max(values[text] for text in ("leave", "divorce", "stop")) < 0 < values["draw"]


@pytest.mark.parametrize(
    ("lines", "choice"),
    [
        # what a job or a marriage would keep away goes first
        (
            "hand 1: astronaut study income_tax salary1 salary2 salary3 | "
            "studies 1: double_study double_study study study",
            "lay study",
        ),
        (
            "hand 1: astronaut income_tax salary1 salary2 salary3 salary4 | "
            "studies 1: double_study double_study study study",
            "lay astronaut",
        ),
        ("hand 1: marriage_montcuq flirt_bar income_tax salary1 salary2 salary3\nflirts 1: flirt_zoo", "lay flirt_bar"),
        # a malus for whoever leads
        (
            "hand 1: accident salary1 salary2 salary3 salary4 medium_house\nsalaries 3: salary4 salary4 salary4",
            "lay accident 3",
        ),
        (
            "hand 1: divorce salary1 salary2 salary3 salary4 medium_house | marriage 2: marriage_montcuq | "
            "marriage 3: marriage_monteton | affair 3: adultery | children 3: child_lara",
            "lay divorce 3",
        ),
        (
            "hand 1: attack salary1 salary2 salary3 salary4 medium_house | "
            "children 3: child_lara child_luke | salaries 3: salary1",
            "lay attack",
        ),
        # the job that a Leg-Up is for
        ("hand 1: leg_up astronaut waiter salary1 salary2 medium_house", "lay leg_up astronaut"),
        # a first bet, and none against oneself
        ("hand 1: salary4 income_tax burnout repeated_year prison medium_house\ncasino: casino", "bet salary4"),
        # what is taken back from others
        ("hand 1: flirt_bar income_tax burnout repeated_year prison cat\nflirts 2: flirt_bar", "lay flirt_bar"),
        (
            "hand 1: revenge salary1 salary2 salary3 salary4 medium_house\nmalus 1: dismissal\njob 2: astronaut",
            "lay revenge 2 dismissal",
        ),
        (
            "hand 1: birthday cat salary2 salary3 salary4 medium_house\nsalaries 2: salary1\nsalaries 3: salary1",
            "lay birthday",
        ),
        ("hand 1: big_house cat\njob 1: architect\nfree_house 1: yes\nagenda: play", "lay_free big_house"),
    ],
)
def test_a_card_is_laid_for_what_it_leads_to(lines: str, choice: str) -> None:
    assert chosen(given(HANDS + lines)) == choice


@pytest.mark.parametrize(
    ("lines", "choice"),
    [
        (
            "hand 1: salary1 salary2 salary3 salary4 medium_house | "
            "discard: marriage_montcuq | mark thrown marriage_montcuq: 2 | flirts 1: flirt_zoo",
            "take marriage_montcuq",
        ),
        ("hand 1: cat salary2 salary3 salary4 medium_house\ndiscard: salary1", "draw"),
        (
            "hand 1: astronaut salary2 salary3 salary4 medium_house | "
            "job 1: mechanic | studies 1: double_study double_study double_study",
            "resign",
        ),
    ],
)
def test_how_a_turn_begins(lines: str, choice: str) -> None:
    assert chosen(given(HANDS + lines)) == choice


def test_paying_wastes_as_little_as_can_be() -> None:
    game = given(HANDS + "hand 1: travel_rio 5 cards\nsalaries 1: salary4 salary1 salary2 salary1")
    assert game.submit(0, "lay travel_rio") is None
    assert chosen(game) == "pay salary2"
    assert game.submit(0, "pay salary2") is None
    assert chosen(game) == "pay salary1"


def test_what_is_done_is_not_taken_back() -> None:
    game = given(HANDS + "hand 1: travel_rio 5 cards | salaries 1: salary4 salary1 salary2 salary1")
    game.keep_history()
    assert game.submit(0, "lay travel_rio") is None
    assert game.submit(0, "pay salary1") is None
    assert "undo" in [choice.text for choice in game.choices(0)]
    assert chosen(game) == "pay salary2"
    assert worth(game.view(0), TAKE_BACK) < min(worth(game.view(0), card) for card in game.choices(0)[:-1])


def test_the_lowest_salary_is_given_away() -> None:
    game = given(HANDS + "hand 1: birthday 5 cards\nsalaries 2: salary4 salary1")
    assert game.submit(0, "lay birthday") is None
    assert chosen(game, 1) == "give salary1"


def test_luck_keeps_the_best_and_advantages_are_used() -> None:
    game = given(
        HANDS + "hand 1: luck salary1 salary2 salary3 salary4 medium_house\ntop of draw: salary1 unicorn salary2"
    )
    assert game.submit(0, "lay luck") is None
    assert chosen(game) == "keep unicorn"
    game = given(HANDS + "hand 1: medium 5 cards")
    assert game.submit(0, "lay medium") is None
    assert chosen(game) == "look"


def test_a_researcher_throws_the_least_under_the_job() -> None:
    game = given(HANDS + "hand 1: unicorn salary4 marriage_montcuq child_lara cat dog\njob 1: researcher")
    assert game.submit(0, "resign") is None
    assert chosen(game) == "shed salary4"


def test_a_rainbow_ends_when_there_is_nothing_more() -> None:
    game = given(HANDS + "hand 1: rainbow cat salary2 salary3 salary4 medium_house")
    assert chosen(game) == "lay rainbow" or chosen(game) == "lay cat"
    assert game.submit(0, "lay rainbow") is None
    assert chosen(game) == "lay cat"
    assert game.submit(0, "lay cat") is None
    assert chosen(game) == "finish"


def test_the_river_is_fished_for_what_the_hand_lacks() -> None:
    game = given(
        HANDS + "hand 1: salary1 salary2 salary3 salary4 medium_house\nriver: unicorn salary1 salary2",
        "options: river=yes",
    )
    assert chosen(game) == "river unicorn"


def test_older_heads_protect_what_is_best() -> None:
    game = given(
        HANDS + "hand 1: head_of_sales unicorn salary2 salary3 salary4 medium_house\nstudies 1: double_study study",
        "options: chefs=swap",
    )
    assert game.submit(0, "lay head_of_sales") is None
    assert chosen(game).startswith("trade unicorn")


def test_what_the_next_one_could_use_is_not_thrown_away() -> None:
    game = given(HANDS + "hand 1: salary1 salary4 salary4 salary4 salary4 salary4\njob 2: waiter")
    mind = Mind(game.view(0))
    values = {choice.text: mind.value(choice) for choice in game.choices(0)}
    assert values["discard salary4"] > values["discard salary1"]
    two = KIND.new(2, 1)
    assert Mind(two.view(0)).gift_to_next(Mind(two.view(0)).hand[0]) == 0.0


def test_an_offer_of_nothing_is_let_lapse_and_levels_differ() -> None:
    game = KIND.new(3, 1)
    seat = game.waiting().bit_length() - 1
    view = game.view(seat)
    assert view.ask is not None
    assert [Steady(level).noise for level in (1, 2, 3)] == sorted(
        (Steady(level).noise for level in (1, 2, 3)), reverse=True
    )
    assert Steady().choose(view, view.ask, Sfc32(1)) is not None
