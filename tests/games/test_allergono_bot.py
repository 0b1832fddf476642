"""What players of Allergono know: what a choice is worth, when to doubt, what to keep, what to forget."""

from collections.abc import Callable

import pytest

from tablee.games.allergono import bot
from tablee.games.allergono.bot import FORGETS, Steady, worth
from tablee.games.allergono.kind import KIND
from tablee.games.allergono.layout import COLOUR, DRAW_PILE, HANDS, LATE, PENDING, PILE, TURN, WAY
from tablee.games.allergono.specials import Doubt
from tablee.kernel.card import Card, Choice
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import Game
from tablee.kernel.position import read_position, write_position
from tablee.kernel.setup import Value
from tablee.kernel.step import Decision
from tablee.kernel.view import View


def dealt(hands: str, pile: str = "R5", colour: str = "red", seats: int = 4, **options: Value) -> Game:
    """A table at which the first seat is to play, with these hands and this card on the pile."""
    options = {"target": 0, **options}
    game = KIND.new(seats, 1, **options)
    game.play(game.waiting().bit_length() - 1, game.choices(0)[0])
    while game.step.name() != "turn":
        seat = int(game.waiting()).bit_length() - 1
        game.play(seat, game.choices(seat)[0])
    table = game.table
    everywhere = list(table.zones)
    pool: list[Card] = [card for zone in everywhere for card in zone.cards]
    for zone in everywhere:
        zone.cards.clear()

    def take(id: str) -> Card:
        card = next(card for card in pool if card.id == id)
        pool.remove(card)
        return card

    table.zones[PILE].cards.append(take(pile))
    for seat, hand in enumerate(hands.split(" / ")):
        words = hand.split()
        held = [take(word) for word in words if not word.isdecimal()]
        table.zones[HANDS + seat].cards.extend(held)
    for seat, hand in enumerate(hands.split(" / ")):
        for word in hand.split():
            if word.isdecimal():
                table.zones[HANDS + seat].cards.extend(pool.pop() for _ in range(int(word)))
    table.zones[DRAW_PILE].cards.extend(pool)
    table.values[TURN] = 0
    table.values[WAY] = 1
    table.values[COLOUR] = ("red", "yellow", "green", "blue").index(colour)
    table.values[PENDING] = 0
    game.settle()
    return game


def chosen(game: Game, level: int = 3, seed: int = 1) -> str:
    view = game.view(0)
    assert view.ask is not None
    choice = Steady(level).choose(view, view.ask, Sfc32(seed))
    return str(choice)


def often(game: Game, level: int = 3) -> str:
    """What is chosen most of the time."""
    choices = [chosen(game, level, seed) for seed in range(15)]
    return max(set(choices), key=choices.count)


def test_a_joker_is_kept_while_something_else_fits() -> None:
    assert often(dealt("R7 CA B2 B4 / 7 / 7 / 7")) == "lay R7"


def test_a_joker_names_the_colour_that_is_held_most() -> None:
    assert often(dealt("CA B2 B4 G9 / 7 / 7 / 7")).startswith("lay CA blue")


def test_the_last_card_is_no_joker() -> None:
    assert often(dealt("R7 CA / 7 / 7 / 7")) == "lay CA red allergono"


def test_whoever_comes_next_and_has_few_cards_is_hit() -> None:
    assert often(dealt("R7 RD R2 B4 B1 / 1 / 7 / 7")) == "lay RD"
    assert often(dealt("R7 RP R2 B4 B1 / 1 / 7 / 7")) == "lay RP"
    assert often(dealt("R7 RD R2 B4 B1 / 7 / 7 / 7")) != "lay RD"


def test_play_turns_round_towards_whoever_has_more() -> None:
    assert often(dealt("R3 RS R2 B4 B1 / 2 / 7 / 7")) == "lay RS"
    assert often(dealt("R3 RS R2 B4 B1 / 7 / 7 / 2")) != "lay RS"
    assert often(dealt("R3 RS R2 B4 B1 / 1", seats=2)) == "lay RS"


def test_a_pollen_peak_is_for_those_who_are_about_to_finish() -> None:
    assert often(dealt("P3 R2 B4 B1 G8 / 7 / 7 / 7")) == "lay R2"
    assert often(dealt("P3 B4 B1 G8 / 1 / 1 / 2")) == "lay P3"


def test_a_plus_four_is_laid_where_nothing_else_fits() -> None:
    assert often(dealt("R7 T4 B2 B4 / 7 / 7 / 7")) == "lay R7"
    assert often(dealt("T4 B2 B4 G8 / 1 / 7 / 7")) == "lay T4 blue"


def test_a_fine_is_answered() -> None:
    game = dealt("RD R2 B4 / 7 / 7 / 7", pile="BD", colour="blue")
    game.table.values[PENDING] = 2
    assert often(game) == "lay RD"


def test_what_costs_much_goes_first_when_points_count_and_the_end_is_near() -> None:
    hands = "R9 R2 CA B1 B4 / 1 / 7 / 7"
    assert often(dealt(hands, target=500)).startswith("lay CA")
    assert often(dealt(hands, target=0)) == "lay R9"
    assert often(dealt("R9 R2 CA B1 B4 / 7 / 7 / 7", target=500)) == "lay R9"


@pytest.mark.parametrize(("held", "answer"), [(1, "accept"), (7, "liar")])
def test_a_plus_four_is_doubted_by_the_odds(held: int, answer: str) -> None:
    game = dealt(f"R7 R2 / 7 / 7 / {held}", pile="T4")
    game.drop()
    game.push(Doubt(3))
    game.settle()
    assert often(game) == answer


def test_nobody_is_a_liar_without_a_doubt() -> None:
    assert bot.gain_of_doubt(dealt("R7 / 7 / 7 / 7").view(0)) < 0


def test_the_first_colour_is_that_of_the_hand() -> None:
    for seed in range(200):
        game = KIND.new(4, seed)
        game.play(0, game.choices(0)[0])
        if game.choices(0) and game.choices(0)[0].verb.name == "name_colour":
            cards = [card.id[0] for card in game.table.zones[HANDS].cards]
            best = max(cards.count(letter) for letter in "RYGB")
            assert cards.count(often(game).split()[1][0].upper()) == best
            return
    raise AssertionError("no joker was ever turned up")


def test_nobody_puts_a_wrong_card_down_on_purpose() -> None:
    assert often(dealt("R7 B2 B4 / 7 / 7 / 7", mistakes=True)) == "lay R7"


def test_what_was_offered_before_is_not_taken_instead_of_playing() -> None:
    game = dealt("R7 R2 B4 / 1 / 7 / 7")
    game.table.values[LATE] = 0b10
    game.settle()
    assert "catch 2" in [choice.text for choice in game.choices(0)]
    assert often(game).startswith("lay")


def test_calling_is_forgotten_now_and_then() -> None:
    game = dealt("R7 R2 / 7 / 7 / 7")
    for level, forgets in enumerate(FORGETS, 1):
        silent = sum("allergono" not in chosen(game, level, seed) for seed in range(1500))
        assert abs(silent / 1500 - forgets / 1000) < 0.04


def offer(view: View, kept: Callable[[Choice], bool]) -> Decision:
    assert view.ask is not None
    return Decision(0, False, [choice for choice in view.ask.choices if kept(choice)], None, "offers", "", None, 0)


def test_offers_are_taken() -> None:
    game = dealt("R5 R2 / 1 / 7 / 7", cloning=True)
    game.table.values[LATE] = 0b10
    game.settle()
    view = game.view(0)
    taken = Steady(3).choose(view, offer(view, lambda choice: not choice.verb.answers), Sfc32(1))
    assert str(taken) == "clone R5 allergono"
    taken = Steady(3).choose(view, offer(view, lambda choice: choice.verb.name in ("catch", "clone")), Sfc32(1))
    assert str(taken) == "clone R5" or str(taken) == "catch 2"
    nothing = Steady(3).choose(view, offer(view, lambda choice: choice.verb.name == "put"), Sfc32(1))
    assert nothing is None


def test_what_a_choice_is_worth() -> None:
    game = dealt("R5 R9 RD CA B1 / 1 / 7 / 7", cloning=True, mistakes=True)
    game.table.values[LATE] = 0b10
    game.settle()
    view = game.view(0)
    values = {choice.text: worth(view, choice) for choice in game.choices(0)}
    assert values["lay CA red"] > values["lay RD"] > values["lay R9"] > values["lay R5"] > values["draw"] == 0
    assert values["put B1"] < 0 < values["catch 2"]
    two = dealt("R5 R9 / 7 / 7 / 7").view(0)
    assert two.ask is not None
    called = {choice.text: worth(two, choice) for choice in two.ask.choices}
    assert called["lay R9 allergono"] > called["lay R9"]


def test_a_view_from_a_position_is_enough() -> None:
    game = dealt("R7 CA B2 B4 / 7 / 7 / 7")
    again = read_position(write_position(game), lambda name: KIND)
    assert often(again) == often(game)
