"""A table that lies open, for games that are over; and a view that goes to another process and comes back."""

from __future__ import annotations

import pytest

from kernel.games.small import Small, numbered
from tablee.bots.driver import Driver
from tablee.bots.registry import bot_named
from tablee.games.registry import game_named
from tablee.kernel.card import Card, Choice, Verb
from tablee.kernel.event import Shuffled
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, OWNER, SPECTATOR, one
from tablee.kernel.refusal import Line, Result
from tablee.kernel.setup import lay_out, opened
from tablee.kernel.step import DONE, Step
from tablee.kernel.viewcopy import read_copy, write_copy

PASS = Verb("pass")


class Named(Step["Quiet"]):
    """A step with a part of each sort."""

    def __init__(self, card: Card, word: str, number: int) -> None:
        self.card, self.word, self.number = card, word, number

    def parts(self) -> list[int | str | Card]:
        return [self.card, self.word, self.number]

    def waits(self, g: Quiet) -> int:
        return one(0)

    def choices(self, g: Quiet, seat: int, out: list[Choice]) -> None:
        out.append(Choice(PASS))

    def take(self, g: Quiet, seat: int, choice: Choice) -> bool:
        return DONE


class Quiet(Game):
    """One hand, one secret number, one secret note, and a step that names a card."""

    def start(self) -> None:
        cards = self.setup.deck.cards
        lay_out(self.table.zones[0], cards[:2])
        lay_out(self.table.zones[1], cards[2:3])
        self.push(Named(cards[2], "two words", 3))

    def result(self) -> Result:
        return Result([[Line(3, "points", "R1", (self.setup.deck.cards[2],))], []])


def lay(layout) -> None:
    layout.pile("deck", sees=NOBODY)
    layout.bags("hand")
    layout.number("die", 1, 6, 1, sees=NOBODY)
    layout.numbers_each("plan", 0, 3, sees=OWNER)
    layout.notes_each("word", sees=OWNER)
    layout.note("under the table", sees=NOBODY)


KIND = Small("quiet", (2, 2), Quiet, lambda: numbered("card", 1, 2, 3), lay, verbs=(PASS,), steps=(Named,))


def test_at_an_open_table_everybody_sees_what_anybody_sees() -> None:
    setup = KIND.setup(2)
    view = KIND.start(opened(setup), 1).view(SPECTATOR)
    assert view.zone("deck").cards == [None, None]
    assert [card.id for card in view.zone("hand 1").cards] == ["card3"]
    assert (view.number("die"), view.number("plan 1"), view.notes) == (None, 0, ["", "", None])
    closed = KIND.start(setup, 1).view(SPECTATOR)
    assert closed.zone("hand 1").cards == []
    assert closed.number("plan 1") is None


@pytest.mark.parametrize("name", ["allergono", "smile_life"])
def test_a_game_goes_the_same_way_at_an_open_table(name: str) -> None:
    kind = game_named(name)
    setup = kind.setup(3)
    driver = Driver(setup, [bot_named("random", kind)] * 3, seed=5)
    game = kind.game(opened(setup), driver.game.table.copy())
    for _ in range(40):
        if driver.game.over:
            break
        seat, choice = driver.step()
        assert game.submit(seat, choice.text) is None
    assert game.view(SPECTATOR).moment.tallies == driver.game.view(SPECTATOR).moment.tallies


def test_a_view_comes_back_with_steps_of_any_parts_and_with_a_result() -> None:
    game = KIND.start(KIND.setup(2), 1)
    for _ in range(2):
        for viewer in (0, 1, int(SPECTATOR)):
            view = game.view(viewer)
            again = read_copy(game.setup, write_copy(view))
            assert again.to_json() == view.to_json()
        if not game.over:
            assert game.submit(0, "pass") is None
    assert game.over


def test_who_sees_a_place_sees_how_it_was_shuffled() -> None:
    setup = KIND.setup(2)
    event = Shuffled(setup.layout.places[1], list(setup.deck.cards))
    assert event.seen(0) is event
    hidden = event.seen(1)
    assert isinstance(hidden, Shuffled)
    assert hidden.order is None
