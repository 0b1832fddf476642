"""Where draws come from: fair, copyable, independent of what was drawn before, and named when scripted."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tablee.kernel.card import Card, Deck
from tablee.kernel.chance import LARGEST, Chance, Keyed, Scripted, Sfc32, UnscriptedDraw, keyed_draw


def cards(*names: str) -> list[Card]:
    return Deck([Card(name, "card") for name in names]).cards


@pytest.mark.parametrize("stream", [Sfc32(1), Keyed(b"key")])
def test_each_number_comes_as_often_as_the_others(stream):
    drawn = Counter(int(stream.below(6)) for _ in range(6000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in drawn.values())
    assert stream.count == 6000


@pytest.mark.parametrize("stream", [Sfc32(2), Keyed(b"another key")])
def test_each_order_comes_as_often_as_the_others(stream):
    orders = Counter()
    for _ in range(2400):
        three = cards("A", "B", "C")
        stream.shuffle("pile", three)
        orders["".join(card.id for card in three)] += 1
    assert len(orders) == 6
    assert all(320 < count < 480 for count in orders.values())


@pytest.mark.parametrize("stream", [Sfc32(3), Keyed(b"key")])
@pytest.mark.parametrize("size", [0, -1, LARGEST + 1])
def test_no_stream_draws_below_nothing_or_too_much(stream, size):
    with pytest.raises(ValueError, match="below takes a number"):
        stream.below(size)


@pytest.mark.parametrize("stream", [Sfc32(4), Keyed(b"key")])
def test_a_copy_goes_on_by_itself(stream):
    twin = stream.copy()
    assert [int(stream.below(1000)) for _ in range(9)] == [int(twin.below(1000)) for _ in range(9)]
    assert stream.text() == twin.text()


def test_rare_numbers_that_would_be_uneven_are_drawn_again():
    stream = Sfc32(5)
    assert all(0 <= stream.below(LARGEST) < LARGEST for _ in range(2000))
    # A size of which so many fit into 32 bits but a third: every third draw or so must be repeated.
    stream = Sfc32(6)
    plain = Sfc32(6)
    for _ in range(300):
        stream.below(0x60000000)
        plain.next()
    assert stream.next() != plain.next()


def test_throws_picks_and_the_largest_size():
    stream = Sfc32(7)
    assert {int(stream.roll("die", 6)) for _ in range(100)} == {1, 2, 3, 4, 5, 6}
    assert {int(stream.pick("bag", cards("A", "B"))) for _ in range(50)} == {0, 1}
    assert 0 <= keyed_draw(b"key", 0, LARGEST) < LARGEST


def test_a_keyed_draw_is_a_function_of_key_number_and_size_alone():
    one, other = Keyed(b"key"), Keyed(b"key")
    for size in (6, 52, 3):
        one.below(size)
    for size in (2, 9, 1000):
        other.below(size)
    assert one.below(40) == other.below(40) == keyed_draw(b"key", 3, 40)
    assert Keyed(b"key", 3).below(40) == keyed_draw(b"key", 3, 40)
    assert keyed_draw(b"key", 3, 1) == 0
    assert one.text() == "keyed 4"


def test_a_keyed_draw_goes_on_to_further_blocks():
    # Below 33 nearly half of the numbers of six bits are refused, and here all sixteen of the first block.
    assert 0 <= keyed_draw(b"key", 60827, 33) < 33


def test_a_shuffle_draws_again_what_would_be_uneven():
    stream = Sfc32(0)
    stream.a = stream.b = stream.d = 0  # the next 32 bits are all 0: the one case in 2 ** 32 for three cards
    three = cards("A", "B", "C")
    stream.shuffle("pile", three)
    assert sorted(card.id for card in three) == ["A", "B", "C"]


def test_what_is_scripted_comes_in_order():
    script = Scripted({"die": ["4", "2"], "number": ["3"], "pick bag": ["B"], "shuffle pile": ["C, A", "B"]})
    three = cards("A", "B", "C")
    twin = script.copy()
    assert (script.roll("die", 6), script.roll("die", 6), script.below(4), script.pick("bag", three)) == (4, 2, 3, 1)
    script.shuffle("pile", three)
    assert [card.id for card in three] == ["B", "A", "C"]
    script.shuffle("pile", three)
    assert three[-1].id == "B"
    assert script.count == 6
    assert script.copy().count == 6
    assert (script.left(), script.text()) == ([], "scripted")
    assert twin.left() == ["die: 4, 2", "number: 3", "pick bag: B", "shuffle pile: C, A, B"]


def test_while_it_deals_a_shuffle_may_be_missing():
    script, three = Scripted({}, deals=True), cards("A", "B", "C")
    script.shuffle("pile", three)
    assert [card.id for card in three] == ["A", "B", "C"]


@pytest.mark.parametrize(
    ("draw", "said"),
    [
        (lambda script: script.below(3), "a number below 3 was not scripted: a line “number: …”"),
        (lambda script: script.roll("die", 6), "a throw of “die” was not scripted"),
        (lambda script: script.pick("bag", cards("A")), "a pick out of “bag” was not scripted: a line “pick bag: …”"),
        (lambda script: script.shuffle("pile", cards("A")), "a shuffle of “pile” was not scripted"),
        (lambda script: script.roll("low", 6), "the scripted throw 0 of “low” is not from 1 to 6"),
        (lambda script: script.roll("word", 6), "the scripted throw six of “word” is not from 1 to 6"),
        (lambda script: script.pick("hand", cards("A")), "the scripted card B does not lie in “hand”"),
        (lambda script: script.shuffle("deck", cards("A")), "the scripted card B does not lie in “deck”"),
    ],
)
def test_a_draw_that_was_not_scripted_is_an_error(draw, said):
    script = Scripted({"low": ["0"], "word": ["six"], "pick hand": ["B"], "shuffle deck": ["A B"]})
    with pytest.raises(UnscriptedDraw, match=re.escape(said)):
        draw(script)


@pytest.mark.parametrize("word", ["4", "-1", "x"])
def test_a_scripted_number_must_be_one(word):
    with pytest.raises(UnscriptedDraw, match=f"the scripted number {word} is not from 0 to 2"):
        Scripted({"number": [word]}).below(3)


def test_chance_itself_draws_nothing():
    for ask in (lambda: Chance().below(2), Chance().copy, Chance().text):
        with pytest.raises(NotImplementedError):
            ask()
