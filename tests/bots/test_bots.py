"""Bots play by what they are shown: legally, everywhere, and the same whatever lies hidden."""

import pytest

from tablee import build_state
from tablee.bots.bot import Bot, Greedy, Random
from tablee.bots.driver import Driver, Played
from tablee.bots.registry import bot_named, bot_names, default_bot, knowledge
from tablee.games.allergono.bot import FORGETS, Steady, worth
from tablee.games.registry import game_named
from tablee.kernel.card import UNDO, Choice
from tablee.kernel.chance import Chance, Sfc32
from tablee.kernel.imagine import imagine
from tablee.kernel.setup import BadInput
from tablee.kernel.step import Decision
from tablee.kernel.view import View
from tablee.lab.simulate import Plan, simulate

ALLERGONO = game_named("allergono")
OPTIONS = [
    {"target": 0},
    {"target": 100, "cloning": True},
    {"target": 0, "mistakes": True, "cloning": True, "last_plus2": True},
    {"target": 0, "reverse_two": "letter", "deck": 108},
]


class Watched:
    """A bot whose every choice is checked: it is one of those it was shown, and none only of an offer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, decision: Decision, rng: Chance) -> Choice | None:
        choice = self.bot.choose(view, decision, rng)
        if choice is None:
            assert not decision.required
        elif decision.entry is None:
            assert choice in decision.choices
            assert choice.verb is not UNDO
        return choice


def play(names: list[str], seats: int, seed: int, cap: int = 3000, **options: object) -> Played:
    setup = ALLERGONO.setup(seats, **options)
    bots = [Watched(bot_named(names[seat % len(names)], ALLERGONO)) for seat in range(seats)]
    return Driver(setup, bots, seed).play(cap)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 10])
def test_every_bot_plays_by_the_choices_it_is_shown(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        played = play(["steady:1", "greedy", "random", "steady:3"], seats, seed, **options)
        assert played.game.over != played.capped


def test_a_choice_depends_on_view_decision_and_stream_alone() -> None:
    compared = 0
    for seed in range(6):
        setup = ALLERGONO.setup(4, cloning=True)
        driver = Driver(setup, [Steady(2)] * 4, seed)
        for _ in range(60):
            seat = int(driver.game.waiting()).bit_length() - 1
            view = driver.game.view(seat)
            other = imagine(view, Sfc32(seed + 1000)).view(seat)
            assert view.ask is not None
            assert other.ask is not None
            for bot in (Steady(1), Greedy(worth), Random()):
                choices = [bot.choose(seen, seen.ask, Sfc32(7)) for seen in (view, other) if seen.ask is not None]
                assert str(choices[0]) == str(choices[1])
                compared += 1
            driver.step()
    assert compared == 6 * 60 * 3


def test_bots_keep_nothing_in_mind() -> None:
    game = ALLERGONO.new(4, 5)
    view = game.view(0)
    assert view.ask is not None
    bot = Steady(1)
    assert len({str(bot.choose(view, view.ask, Sfc32(3))) for _ in range(5)}) == 1


def late_view(seat: int) -> View:
    """A table at which seat 1 (counted from 0) has one card and has not called."""
    for seed in range(400):
        game = ALLERGONO.new(4, seed, target=0)
        rng = Sfc32(seed)
        while not game.over:
            if game.window():
                late = [at for at in range(4) if any(c.text == "call" for c in game.choices(at))]
                if late == [1]:
                    return game.view(seat)
            asked = int(game.waiting()).bit_length() - 1
            choices = [choice for choice in game.choices(asked) if choice.verb.answers]
            game.play(asked, choices[rng.below(len(choices))])
    raise AssertionError("nobody was ever late")


@pytest.mark.parametrize("seat", [1, 2])
def test_steady_forgets_by_its_level(seat: int) -> None:
    view = late_view(seat)
    assert view.ask is not None
    offers = [choice for choice in view.ask.choices if not choice.verb.answers]
    ask = Decision(seat, False, offers, None, "offers", "reaction", None, 0)
    rng = Sfc32(1)
    for level, forgets in enumerate(FORGETS, 1):
        missed = sum(Steady(level).choose(view, ask, rng) is None for _ in range(4000))
        assert abs(missed / 4000 - forgets / 1000) < 0.03


def test_greedy_lets_go_what_is_worth_nothing() -> None:
    view = ALLERGONO.new(4, 1).view(0)
    assert view.ask is not None
    bot = Greedy(lambda seen, choice: 0.0)
    lapse = Decision(0, False, view.ask.choices, None, "offers", "reaction", None, 0)
    assert bot.choose(view, lapse, Sfc32(1)) is None
    assert bot.choose(view, view.ask, Sfc32(1)) is view.ask.choices[0]


def test_worth_is_the_points_that_go() -> None:
    setup = ALLERGONO.setup(2)
    view = ALLERGONO.new(2, 1).view(0)
    card = setup.deck.by_name["R7"]
    assert worth(view, next(c for c in card.lays)) == 7.25  # type: ignore[attr-defined]
    assert worth(view, card.put) < 0  # type: ignore[attr-defined]


def test_bots_are_found_by_name() -> None:
    assert bot_names(ALLERGONO)[:3] == ["random", "greedy", "steady"]
    assert default_bot(ALLERGONO) == "steady"
    assert isinstance(bot_named("random", ALLERGONO), Random)
    for name in ("stedy", "steady:4", "greedy:1", ""):
        with pytest.raises(BadInput, match="allergono has no bot"):
            bot_named(name, ALLERGONO)


def test_games_that_know_nothing_of_play_have_the_random_bot_alone() -> None:
    from kernel.games import KINDS

    kind = KINDS["duel"]
    assert knowledge(kind) is None
    assert bot_names(kind) == ["random"]
    assert default_bot(kind) == "random"


@pytest.mark.skipif(build_state.state() != "compiled", reason="thousands of games: only where the rules are compiled")
def test_steady_is_stronger_than_greedy() -> None:
    figures = simulate(Plan("allergono", 4, ["steady", "greedy", "greedy", "greedy"], 4000, 1, {"target": 0}))
    assert figures["capped"] == 0
    players = figures["players"]
    assert isinstance(players, list)
    assert players[0]["wins"]["low"] > 0.30


@pytest.mark.skipif(build_state.state() != "compiled", reason="hundreds of matches: only where the rules are compiled")
def test_steady_counts_points_in_a_match() -> None:
    figures = simulate(Plan("allergono", 4, ["steady", "greedy", "greedy", "greedy"], 400, 1, {}))
    players = figures["players"]
    assert isinstance(players, list)
    assert players[0]["wins"]["low"] > 0.30
