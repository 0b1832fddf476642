"""Positions: written, read back and played on, without a difference; and what is said of those with mistakes."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.games import KINDS, plans
from kernel.mutation import mutated, reordered
from tablee.games.registry import game_named
from tablee.kernel.card import Choice
from tablee.kernel.chance import Keyed, Scripted, Sfc32
from tablee.kernel.fingerprint import rules_version
from tablee.kernel.game import Game
from tablee.kernel.layout import CLOCK
from tablee.kernel.notation import part_text, read_knowers, read_part, read_step, step_text
from tablee.kernel.position import load_position, position_rules, read_position, write_position
from tablee.kernel.setup import BadInput, GameKind
from tablee.kernel.step import Entry, Step
from tablee.kernel.textfile import Line, TextError, parse

ALL = {**KINDS, "allergono": game_named("allergono")}
MATCH = game_named("allergono").new(3, seed=4, cloning=True)
TEXT = write_position(MATCH)


def kind_named(name: str) -> GameKind:
    if name not in ALL:
        raise BadInput(f"there is no game “{name}”")
    return ALL[name]


def any_act(game: Game, rng: random.Random) -> tuple[int, str]:
    """Something that is open now: a choice, what an entry takes, the running out of a glass."""
    acts: list[tuple[int, str]] = []
    for seat in range(game.setup.seats):
        decision = game.decision(seat)
        if decision is not None:
            acts += [(seat, choice.text) for choice in decision.choices]
            if decision.entry is not None:
                view = game.view(seat)
                acts.append((seat, f"enter {decision.entry.sample(view, Sfc32(rng.randrange(999)))}"))
    for glass in game.setup.layout.glasses:
        if game.table.glasses[glass.index] and (not acts or rng.random() < 0.1):
            acts.append((int(CLOCK), f"glass {glass.name}"))
    return rng.choice(acts)


@pytest.mark.parametrize("name", ALL)
def test_a_position_is_the_whole_table(name: str) -> None:
    kind = ALL[name]
    for seed in range(3):
        rng = random.Random(seed)
        game = kind.new(rng.randint(*kind.seats), seed=seed)
        for _ in range(60):
            text = write_position(game)
            again = read_position(text, kind_named)
            assert write_position(again) == text
            if game.over:
                break
            for _ in range(3):
                if not game.over:
                    seat, act = any_act(game, rng)
                    assert game.submit(seat, act) is None
                    assert again.submit(seat, act) is None
                    assert write_position(again) == write_position(game)
                    for viewer in range(game.setup.seats):
                        assert again.view(viewer).to_json() == game.view(viewer).to_json()


def test_keyed_chance_needs_its_key_and_never_tells_it() -> None:
    key = b"a key of the house, 32 bytes long"
    game = ALL["allergono"].new(2, seed=key)
    text = write_position(game)
    assert "chance: keyed" in text
    assert key.hex() not in text
    with pytest.raises(TextError, match="no position tells the key"):
        read_position(text, kind_named)
    again = read_position(text, kind_named, key)
    assert isinstance(again.table.chance, Keyed)
    assert again.table.chance.below(1000) == game.table.chance.below(1000)


def test_other_chance_may_take_its_place() -> None:
    game = read_position(TEXT, kind_named, chance=Scripted({"number": ["5"]}))
    assert game.table.chance.below(6) == 5


def test_positions_of_other_rules_are_read(tmp_path) -> None:
    file = tmp_path / "x.position"
    file.write_text(TEXT.replace(f"rules: {rules_version(MATCH.setup.kind)}", "rules: older"), encoding="utf-8")
    assert position_rules(file.read_text(encoding="utf-8")) == "older"
    assert position_rules("game: x") == ""
    assert write_position(load_position(file, kind_named)) == TEXT


def test_what_is_missing_has_the_value_it_starts_with() -> None:
    text = "\n".join(line for line in TEXT.split("\n") if "former:" not in line)
    assert write_position(read_position(text, kind_named)) == TEXT


def test_cards_that_take_no_part_lie_nowhere() -> None:
    name = MATCH.table.zones[0].cards[0].name
    text = TEXT.replace(f"draw: {name} ", "draw: ").replace("numbers:", f"nowhere: {name}\nnumbers:")
    again = read_position(text, kind_named)
    assert sorted(write_position(again).split("\n")) == sorted(text.split("\n"))


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("position: 1", "position: 2", "x:1: expected format 1, found “2”"),
        ("position: 1\n", "", "x: expected a line “position: …”"),
        ("game: allergono", "game: belote", "x:2: there is no game “belote”"),
        ("seats: 3", "seats: 11", "x:4: expected a number from 2 to 10, found “11”"),
        ("deck: 112", "deck: 113", "x:6: option deck takes 112 or 108, not “113”"),
        ("deck: 112", "dack: 112", "x:6: allergono has no option “dack”; did you mean deck?"),
        ("target: 500", "target: " + "9" * 5000, "x:7: "),
        ("chance: sfc32", "chance: dice", "expected “sfc32”, four times eight hexadecimal digits"),
        ("chance: sfc32", "chance: sfc32 x", "expected “sfc32”, four times"),
        ("acts: 0", "acts: -1", "x:13: expected a number from 0"),
        ("agenda:\n  turnup", "agenda:\n  trunup", "expected a step of allergono"),
        ("agenda:\n  turnup", "agenda:\n  turnup 1 2", "expected the parts of the step turnup"),
        ("agenda:\n  turnup", "agenda:\n  turnup: 1", "expected a step: its name and its parts"),
        ("  pile:", "  pile: R99", "expected a card of allergono, found “R99”"),
        ("  pile:", "  plie:", "did you mean pile?"),
        ("  turn: 1", "  turn: 4", "expected a seat from 1 to 3, found “4”"),
        ("  colour: mauve", "  colour: pink", "expected a word for colour (red, yellow, green, blue, mauve)"),
        ("  match: lies", "  match: stands", "expected runs or lies"),
        ("numbers:", "known:\n  T99: 1\nnumbers:", "expected a card of allergono"),
        ("numbers:", "sealed:\n  1: lay R7\nnumbers:", "no step that asks for any"),
    ],
)
def test_mistakes_are_told_with_their_line(old: str, new: str, error: str) -> None:
    assert old in TEXT
    with pytest.raises(TextError) as caught:
        read_position(TEXT.replace(old, new, 1), kind_named, file="x")
    assert error in str(caught.value)


def test_every_card_lies_in_one_place() -> None:
    first = MATCH.table.zones[0].cards[0].name
    for old, new, error in [
        ("  pile:", f"  pile: {first}", f"{first} lies in two places"),
        (f"draw: {first} ", "draw: ", f"{first} is missing"),
        ("numbers:", f"nowhere: {first}\nnumbers:", "lies in a zone, or is named twice"),
    ]:
        with pytest.raises(TextError, match=error):
            read_position(TEXT.replace(old, new, 1), kind_named)


@given(st.one_of(mutated(TEXT), reordered(TEXT)))
def test_a_text_is_read_or_refused(text: str) -> None:
    key = b"0123456789abcdef"
    said = "x:"
    try:
        once = write_position(read_position(text, kind_named, key, file="x"))
        assert write_position(read_position(once, kind_named, key)) == once
    except TextError as error:
        said = str(error)
    assert said.startswith("x:")


class Told(Step[Game]):
    """A step with parts of every sort."""

    def __init__(self, number: int, word: str) -> None:
        self.number = number
        self.word = word

    def parts(self) -> list:
        return [self.number, self.word]


@given(st.integers(-(2**60), 2**60), st.text())
def test_steps_keep_their_parts(number: int, word: str) -> None:
    setup = MATCH.setup
    line = Line("x", 1, 0, "agenda", step_text(Told(number, word)), True)
    parts = line.words()
    assert parts[0] == "told"
    spare = [part_text(part) for part in Told(number, word).parts()]
    assert parts[1:] == spare
    with pytest.raises(TextError, match="a step of allergono"):
        read_step(setup, line, parts)


def test_parts_of_steps_are_cards_numbers_and_texts() -> None:
    setup = MATCH.setup
    line = parse("a: 1", "x")[0]
    card = setup.deck.by_name["R7/2"]
    assert [read_part(setup, line, word) for word in ("R7/2", "-3", '"R7/2"', "word")] == [card, -3, "R7/2", "word"]
    assert part_text(card) == "R7/2"


def test_knowers() -> None:
    def read(text: str) -> int:
        return read_knowers(parse(f"R7: {text}", "x")[0], 3)

    assert (read("1 3"), read("everybody"), read("1 spectator")) == (0b101, -1, ~0b110)
    for text in ("", "4", "me"):
        with pytest.raises(TextError):
            read(text)


def test_sealed_answers_are_those_that_may_be_given() -> None:
    game = ALL["plans"].new(3)
    choice = game.choices(1)[2]
    assert game.submit(1, choice.text) is None
    text = write_position(game)
    assert f"sealed:\n  2: {choice.text}" in text
    sealed: list[Choice | None] = read_position(text, kind_named).table.sealed
    assert sealed == [None, choice, None]
    with pytest.raises(TextError, match="expected an answer of seat 2"):
        read_position(text.replace(choice.text, "plan nothing"), kind_named)


def test_sealed_words_are_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans.Plan, "entry", lambda step, g, seat: Entry("word", "a place of one's own"))
    game = ALL["plans"].new(3)
    assert game.submit(1, "enter under the bridge") is None
    sealed = read_position(write_position(game), kind_named).table.sealed
    assert [str(answer) for answer in sealed] == ["None", "enter under the bridge", "None"]
