"""How a scenario lays a table out: what it may name, and where the rest goes."""

from pathlib import Path

import pytest

from kernel.test_scenario import FAIR, Fairground, Fairs, named
from tablee.kernel.notation import read_step
from tablee.kernel.position import read_position, write_position
from tablee.kernel.scenario import read_scenarios
from tablee.kernel.setup import GameKind, Setup
from tablee.kernel.step import Step
from tablee.kernel.textfile import TextError, parse

MATCH = "game: allergono\nseats: 2\nscenario: A table\nrule: AL019\n"


def problems(text: str, find=named) -> list[str]:
    """What goes wrong when the only scenario of a text is played."""
    (scenario,) = read_scenarios(text, find)
    return [str(problem) for problem in scenario.run()]


def test_what_a_deal_says_that_is_no_zone_is_a_draw_and_must_be_drawn():
    assert "“hnad 1: R0” was scripted and not drawn" in problems(f"{MATCH}deal:\n  hnad 1: R0\nthen:\n  asked: 1\n")[0]


def test_cards_that_are_only_counted_leave_those_that_are_named():
    text = f"{MATCH}given:\n  pile: R5\n  hand 1: 1 card\n  hand 2: R0 R0\nthen:\n  2 sees hand 2: R0 R0\n"
    assert problems(text) == []


def test_a_game_without_a_hidden_pile_asks_where_the_rest_lies():
    text = "game: remedy\nseats: 2\nscenario: A table\ngiven:\nthen:\n  asked: 1\n"
    assert "expected a line “rest: …”" in problems(text)[0]


def test_a_step_that_was_named_is_the_one_that_asks():
    text = f"{MATCH}given:\n  pile: R5\n  hand 1: R7 B2\n  hand 2: R1\n  agenda: drawn 0\nthen:\n  1 may only: keep\n"
    assert problems(text) == []


class Torn(Fairground):
    """A fair that cannot go on from any table."""

    def resume(self, given):
        self.table.zones[99].cards.clear()


class TornFairs(Fairs):
    """The kind of it."""

    def game(self, setup, table):
        return Torn(setup, table)


def test_rules_that_break_on_a_table_are_reported_with_its_line():
    torn = TornFairs()
    text = "game: fair\nseats: 2\nscenario: A table\ngiven:\n  sack 1: a\nthen:\n  asked: 1\n"
    assert "scenario:" in problems(text, lambda name: torn)[0]


def test_a_position_puts_no_card_where_it_may_not_lie():
    text = write_position(FAIR.new(2, seed=1))
    lines = [line.replace(" c ", " ").removesuffix(" c") for line in text.splitlines()]
    at = next(i for i, line in enumerate(lines) if line.strip().startswith("sack 1:"))
    lines[at] += " c"
    with pytest.raises(TextError, match="c may not lie in sack 1, which takes ball"):
        read_position("\n".join(lines) + "\n", named)


def test_a_sealed_answer_is_one_that_the_seat_has():
    game = named("duel").new(2, seed=1)
    while not game.table.sealed:
        seat = 0 if game.waiting() & 1 else 1
        choice = game.choices(seat)[0]
        game.play(seat, choice)
    text = write_position(game)
    assert read_position(text, named).table.has_sealed(seat)
    with pytest.raises(TextError, match=f"an answer of seat {seat + 1}"):
        read_position(text.replace(f": {choice.text}", ": nothing of the kind"), named)


class Lax(Step["Fairground"]):
    """A step that takes a part and does not keep it, as a compiled step without parts would."""

    def __init__(self, part=0):
        pass


class LaxFairs(GameKind):
    """A kind with that step."""

    def __init__(self):
        super().__init__("lax", Path(__file__).parent, (2, 3), steps=(Lax,))

    def deck(self, options):
        return FAIR.deck(options)

    def layout(self, seats, options):
        return FAIR.layout(seats, options)


def test_a_step_is_read_with_the_parts_that_it_has():
    setup = Setup(LaxFairs(), 2, {})
    line = parse("agenda: lax 1\n", "table")[0]
    with pytest.raises(TextError, match="the parts of the step lax"):
        read_step(setup, line, ["lax", "1"])
    assert isinstance(read_step(setup, line, ["lax"]), Lax)
