"""Whole games: with bots that see views, and without looking at all."""

import pytest

from kernel.games import KINDS
from tablee.bots.bot import Random
from tablee.bots.driver import SECONDS, Driver
from tablee.bots.search_playout import playout
from tablee.games.registry import game_named
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import Game
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.setup import GameKind

ALL = [game_named("allergono"), *KINDS.values()]


def table_text(game: Game) -> str:
    return game.view(0).to_json() + game.table.chance.text()


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
def test_random_bots_bring_every_kind_of_game_to_its_end(kind: GameKind) -> None:
    ended = 0
    for seed in range(10):
        seats = kind.seats[seed % 2]
        played = Driver(kind.setup(seats), [Random()] * seats, seed).play(cap=20_000)
        assert played.game.over != played.capped
        assert 0 < played.decisions <= played.acts
        ended += played.game.over
    assert ended > 5


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
@pytest.mark.parametrize("eager", [True, False])
def test_playouts_bring_every_kind_of_game_to_its_end(kind: GameKind, eager: bool) -> None:
    ended = 0
    for seed in range(6):
        game = kind.new(kind.seats[seed % 2], seed)
        played = playout(game, Sfc32(seed), eager, 30_000)
        assert game.table.acts == played.acts
        assert played.listed >= 2 * played.decisions
        ended += game.over
    assert ended > 3


def test_the_same_seed_and_number_give_the_same_game() -> None:
    setup = game_named("allergono").setup(4, target=0)
    first, again, other = (Driver(setup, [Random()] * 4, 3, index).play().game for index in (5, 5, 6))
    assert table_text(first) == table_text(again) != table_text(other)


def test_a_glass_runs_out_after_as_many_acts_as_take_its_time() -> None:
    setup = game_named("allergono").setup(3, target=0, minutes=2)
    driver = Driver(setup, [Random()] * 3, seed=1)
    acts = [str(driver.step()[1]) for _ in range(26)]
    assert [at for at, act in enumerate(acts) if act.startswith("glass")] == [2 * 60 // SECONDS]
    played = driver.play()
    assert (played.game.over, played.capped) == (True, False)


def test_nobody_in_the_audience_changes_a_playout() -> None:
    kind = game_named("allergono")
    texts = set()
    for audience in (None, [], [0, 1, int(SPECTATOR)]):
        game = kind.new(4, 9, target=0)
        playout(game, Sfc32(2), True, 10_000, audience)
        texts.add(table_text(game))
    assert len(texts) == 1


def test_a_cap_is_counted_and_leaves_the_game_as_it_is() -> None:
    setup = game_named("allergono").setup(4)
    played = Driver(setup, [Random()] * 4, 1).play(cap=10)
    assert (played.capped, played.acts, played.game.table.acts) == (True, 10, 10)
    game = setup.kind.start(setup, 1)
    assert playout(game, Sfc32(1), True, 10).acts == 10
    assert not game.over


def test_a_bot_without_an_answer_is_named() -> None:
    class Mute:
        def choose(self, view: object, decision: object, rng: object) -> None:
            return None

    setup = game_named("allergono").setup(2, target=0)
    driver = Driver(setup, [Mute(), Mute()], 2)
    with pytest.raises(ValueError, match=r"the bot at seat [12] gave no answer"):
        driver.play()
