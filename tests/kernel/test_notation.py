"""The small words of texts: seats, numbers, parts of steps, and what is said where they are wrong."""

import pytest

from kernel.test_position import MATCH, TEXT, kind_named
from kernel.test_scenario import FAIR, TABLE, TOP, named, problems
from tablee.kernel.expect import Check, Moment, seen_text
from tablee.kernel.notation import knowers_text, number_text, read_number, read_seats, read_step, seats_text
from tablee.kernel.position import read_position
from tablee.kernel.record import commitment, mixed
from tablee.kernel.scenario import read_scenarios
from tablee.kernel.textfile import TextError, parse, unquoted

LINE = parse("key: value", "x")[0]


def test_sets_of_seats() -> None:
    assert (seats_text(0b101, 3), seats_text(0, 3)) == ("1 3", "nobody")
    assert (read_seats(LINE, ["1", "3"], 3), read_seats(LINE, ["nobody"], 3)) == (0b101, 0)
    with pytest.raises(TextError, match="expected seats, or nobody"):
        read_seats(LINE, [], 3)
    assert (knowers_text(-1, 2), knowers_text(-2, 2), knowers_text(0, 2)) == ("everybody", "2 spectator", "")


def test_numbers_have_words() -> None:
    setup = FAIR.setup(2)
    turn = setup.layout.numbers[0]
    assert (number_text(setup, turn, -1), read_number(setup, turn, LINE, "nobody")) == ("nobody", -1)
    time_up = next(number for number in MATCH.setup.layout.numbers if number.label == "time_up")
    assert read_number(MATCH.setup, time_up, LINE, "yes") == 1


def test_a_step_takes_its_own_parts() -> None:
    setup = FAIR.setup(2)
    assert read_step(setup, LINE, ["fair"]).name() == "fair"
    with pytest.raises(TextError, match="the parts of the step fair"):
        read_step(setup, LINE, ["fair", "1"])


def test_a_quoted_text_is_a_text() -> None:
    assert unquoted(LINE, '"a"') == "a"
    with pytest.raises(TextError, match="a text in double quotes"):
        unquoted(LINE, '"a" 1')


def test_a_key_without_words_is_itself() -> None:
    assert mixed(b"0123456789abcdef", {}) == b"0123456789abcdef"
    assert commitment(b"0123456789abcdef") != commitment(b"0123456789abcdeg")


def test_everybody_may_know_a_card() -> None:
    text = TEXT.replace("numbers:", "known:\n  R7: everybody\nnumbers:", 1)
    assert read_position(text, kind_named).table.known[MATCH.setup.deck.by_name["R7"].index] != 0


def test_the_state_of_a_stream_is_hexadecimal_and_counted() -> None:
    chance = next(line for line in TEXT.split("\n") if line.startswith("chance:"))
    words = chance.split()
    for at, word, error in [(2, "0000000x", "eight hexadecimal digits"), (6, "many", "a count of draws")]:
        wrong = " ".join([*words[:at], word, *words[at + 1 :]])
        with pytest.raises(TextError, match=error):
            read_position(TEXT.replace(chance, wrong), kind_named)


def test_known_cards_lie_somewhere() -> None:
    name = MATCH.table.zones[0].cards[0].name
    text = TEXT.replace(f"draw: {name} ", "draw: ").replace(
        "numbers:", f"nowhere: {name}\nknown:\n  {name}: 1\nnumbers:"
    )
    with pytest.raises(TextError, match="lies nowhere"):
        read_position(text, kind_named)


def test_statements_that_are_rarely_made() -> None:
    with pytest.raises(TextError, match="expected a zone"):
        read_scenarios(TOP + "deal:\n  top of hat: a\nthen:\n  over", named, "x")
    assert problems(TOP + "deal:\n  number: 1\n  sack 1: 1 card\nthen:\n  wind: 1") == []
    assert problems(TOP + TABLE + 'then:\n  1 sees stall: ""') == []
    with pytest.raises(KeyError):
        seen_text(MATCH.view(0), "hat")
    with pytest.raises(NotImplementedError):
        Check(LINE).found(Moment(MATCH))
    (problem,) = problems(
        "game: fair\nseats: 2\nscenario: a\ngiven:\n  agenda: fair\n  sack 1: a\n  2 knows: c\nthen:\n  over"
    )
    assert "expected over" in problem
