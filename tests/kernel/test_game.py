"""A game: its two doors, its decisions, its offers, its clock, what may be taken back, and how it is set up."""

from __future__ import annotations

from pathlib import Path

import pytest

from kernel.games import bluff, payment, plans, race, seer, ultimatum, words
from kernel.games.small import Small, numbered
from tablee.games.registry import game_named
from tablee.kernel.card import Card, Choice, Verb, entered
from tablee.kernel.chance import Keyed, Sfc32
from tablee.kernel.game import GLASS, Game, holds
from tablee.kernel.imagine import imagine
from tablee.kernel.layout import CLOCK, EVERYBODY, NOBODY, SPECTATOR, Layout, one
from tablee.kernel.refusal import Beat, Refusal, Result, refused
from tablee.kernel.setup import MOST_MADE, BadInput, GameKind, Option, lay_out, nearest
from tablee.kernel.step import DONE, STAYS, Decision, Entry, Sealed, Step, choice_facts, steps_of
from tablee.kernel.table import Table
from tablee.kernel.view import seats_in

GO = Verb("go")
LOOK = Verb("look", answers=False, pause=500, harm=True)
FOUND = Verb("found")
LATER = Refusal("LATER")


class Ask(Step["Room"]):
    """The first seat goes on, pushes more, or stays."""

    def waits(self, g):
        return one(0)

    def choices(self, g, seat, out):
        out.extend([Choice(LOOK), Choice(GO), Choice(GO, word="on"), Choice(GO, word="deeper"), Choice(GO, word="end")])

    def take(self, g, seat, choice):
        if choice.word == "end":
            return DONE
        if choice.word == "deeper":
            g.push(Moment())
        return STAYS


class Wreck(Step["Room"]):
    """The answer ends the game at once: nothing is left to ask."""

    def waits(self, g):
        return one(0)

    def choices(self, g, seat, out):
        out.append(Choice(GO))

    def take(self, g, seat, choice):
        while not g.over:
            g.drop()
        return DONE


class Moment(Step["Room"]):
    """Nobody is asked, but there is a moment: it is the clock's."""

    def waits(self, g):
        return one(CLOCK)

    def choices(self, g, seat, out):
        out.append(Choice(GO))


class Ballot(Sealed["Room"]):
    """All say something in secret."""

    def choices(self, g, seat, out):
        out.append(Choice(GO))


class Room(Game):
    """A room with a question, an offer and a glass."""

    def start(self):
        lay_out(self.table.zones[0], self.setup.deck.cards)
        self.push(Ask())
        self.table.turn(0)

    def open_to(self):
        return one(1)

    def offers(self, seat, out):
        out.append(Choice(LOOK))

    def take_offer(self, seat, choice):
        if seat == 0:
            self.push(Ballot())
        if seat == 1:
            self.table.set(0, 1)

    def glass_ran_out(self, glass):
        self.push(Moment())

    def why(self, seat, verb, card, target, other, word):
        return LATER.about(card=str(card), target=str(target), other=str(other), word=word) if verb == "found" else None

    def result(self):
        return Result([[], []])


class Quiet(Room):
    """A room in which nothing happens when the glass has run out."""

    def glass_ran_out(self, glass):
        Game.glass_ran_out(self, glass)


class Nook(Room):
    """A room with a question alone."""

    def start(self):
        lay_out(self.table.zones[0], self.setup.deck.cards)
        self.push(Ask())


def lay(layout: Layout) -> None:
    layout.pile("floor")
    layout.pile("cellar", sees=NOBODY)
    layout.piles("shelf")
    layout.number("lamp", 0, 1)
    layout.glass("sand", 5)
    layout.glass("spare", 5)


ROOM = Small(
    "room",
    (2, 2),
    Room,
    lambda: numbered("card", 1, 2, 1),
    lay,
    verbs=(GO, LOOK, FOUND),
    refusals=(LATER,),
    steps=(Ask, Moment, Ballot),
)


@pytest.fixture
def room():
    game = ROOM.new(2)
    game.listen()
    return game


def test_a_question_that_stays_keeps_its_id_and_one_under_another_does_not(room):
    asked = room.decision(0).id
    assert room.submit(0, "go on") is None
    assert room.decision(0).id == asked
    assert room.submit(1, "look") is None
    assert room.decision(0).id == asked
    assert room.submit(0, "go deeper") is None
    assert room.waiting() == one(CLOCK)
    assert room.decision(CLOCK).facts()["seat"] == "clock"
    assert seats_in(room.waiting(), 2) == ["clock"]
    assert room.submit(CLOCK, "go") is None
    assert room.decision(0).id != asked
    assert room.submit(0, "go end") is None
    assert room.over
    assert room.waiting() == 0
    assert room.choices(0) == []
    assert room.decision(0) is None
    assert room.submit(0, "go").rule == "TABLE-GAME-OVER"


def test_an_answer_may_end_the_game_whatever_lies_beneath(room):
    room.push(Wreck())
    room.play(0, Choice(GO))
    assert room.over
    with pytest.raises(ValueError, match="the game is over"):
        assert room.step


def test_an_event_shows_each_viewer_what_that_viewer_sees() -> None:
    def place(layout: Layout) -> None:
        layout.pile("floor", sees=one(0))
        layout.number("lamp", 0, 1, sees=EVERYBODY & ~one(1))

    game = Small("nook", (2, 2), Nook, lambda: numbered("card", 1, 2), place, verbs=(GO,), steps=(Ask,)).new(2)
    eyes = [0, 1, int(SPECTATOR)]
    game.updates(eyes)
    game.table.shuffle(game.table.zones[0])
    game.table.set(0, 1)
    shuffled, lit = zip(*[[event.facts() for event in update.events] for update in game.updates(eyes)], strict=True)
    assert [len(facts.get("order") or []) for facts in shuffled] == [2, 0, 0]
    assert [facts["new"] for facts in lit] == [1, None, 1]


def test_an_offer_that_changes_what_is_asked_opens_a_new_question(room):
    room.play(0, Choice(LOOK))
    assert [str(step) for step in steps_of(room.table.agenda)] == ["ask", "ballot"]
    room.play(0, Choice(GO))
    room.push(Ballot())  # another secret question above: what was sealed for the one below is withdrawn
    assert room.table.sealed == []
    room.play(1, Choice(GO))
    room.drop()
    room.settle()
    assert room.table.sealed == []
    assert room.waiting() == 0b11


def test_the_clock_answers_for_a_seat_and_ends_a_glass(room):
    since = room.table.since
    for text in ("time 2", "time 99", "time x", "time", "glass spare", "glass", "glass sand now"):
        assert room.submit(CLOCK, text).rule == "TABLE-NOT-OPEN"
    assert room.submit(CLOCK, "time 1") is None
    assert [event.facts()["event"] for event in room.listen().since(0)][-1] == "told"
    assert room.table.since == since
    assert room.submit(CLOCK, "glass sand") is None
    assert room.table.since == room.table.acts
    assert room.waiting() == one(CLOCK)
    assert room.submit(CLOCK, "go nowhere").rule == "TABLE-NOT-OPEN"


def test_a_glass_that_changes_nothing_leaves_the_question_standing():
    quiet = Quiet(ROOM.setup(2), Table(ROOM.setup(2), Sfc32(1)))
    quiet.begin()
    asked = quiet.decision(0).id
    quiet.play(CLOCK, Choice(GLASS, target=0, aim="glass", word="sand"))
    assert quiet.decision(0).id == asked
    assert quiet.table.glasses == [0, 0]


def test_the_last_update_brings_the_result(room):
    before = room.view(0)
    room.updates([0])
    room.play(0, Choice(GO, word="end"))
    update = room.updates([0, int(SPECTATOR)])[0]
    assert update.apply(before).to_json() == room.view(0).to_json()
    assert '"result":{"ranks":[1,1]' in update.to_json(room.setup)
    assert update.ask is None


@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        (5, "go", "TABLE-NOT-A-SEAT"),
        (-1, "go", "TABLE-NOT-A-SEAT"),
        (1, "go", "TABLE-NOT-ASKED"),
        (0, "go away", "TABLE-NOT-OPEN"),
        (0, "", "TABLE-UNKNOWN-ACT"),
        (0, "dance", "TABLE-UNKNOWN-ACT"),
        (0, "undo", "TABLE-NOTHING-TO-TAKE-BACK"),
        (0, "found card2", "LATER"),
        (0, "found", "LATER"),
    ],
)
def test_what_is_not_open_is_refused_with_a_reason(room, seat, text, rule):
    assert room.submit(seat, text).rule == rule


def test_a_reason_is_asked_for_what_the_player_can_point_at(room):
    room.table.move(room.setup.deck.by_name["card1/2"], room.table.zones[0], room.table.zones[3])
    said = room.submit(1, "found card1 2 card2 blue 99999999999999999999").facts
    assert said == {"card": "card1/2", "target": "1", "other": "card2", "word": "2 blue 99999999999999999999"}
    room.table.zones[0].cards.clear()
    room.table.zones[1].cards.append(room.setup.deck.by_name["card2"])
    assert room.submit(1, "found card2").rule == "TABLE-NOT-THERE"
    LATER.off = True
    try:
        room_reason = room.why(0, "found", None, -1, None, "")
        room_reason.off = True
        assert refused(LATER) is False
    finally:
        LATER.off = False
    assert refused(LATER) is True
    assert repr(Refusal("X").about(card="A")) == "Refusal('X', card='A')"
    assert repr(Beat("b", "X")) == "Beat('b', 'X')"


def test_a_reason_that_is_switched_off_is_none():
    game = race.KIND.new(2)
    game.why = lambda *said: off  # type: ignore[method-assign]
    off = Refusal("RACE-TWIN")
    off.off = True
    assert game.submit(1, "lay").rule == "TABLE-NOT-ASKED"


def test_of_two_copies_the_nearest_is_pointed_at(room):
    assert room.seen_copy(0, "card1").name == "card1"
    assert room.seen_copy(0, "card9") is None


def test_what_is_typed_may_be_nothing_and_is_checked():
    game = words.KIND.new(2)
    assert game.submit(0, "enter").rule == "WORDS-LETTER"
    assert game.submit(0, "enterprise").rule == "TABLE-UNKNOWN-ACT"
    assert game.submit(0, f"enter {game.letter}bc") is None
    assert game.decision(0).facts()["entry"] == {"shape": "word", "label": "a word"}
    assert str(entered("")) == "enter"


def test_a_bare_step_and_a_bare_entry_have_answers_of_their_own():
    game = plans.KIND.new(2)
    step, entry = Step(), Entry("word", "a word")
    assert (step.waits(game), step.hears(game), step.seals(), step.parts(), step.name()) == (0, 0, False, [], "step")
    assert step.take(game, 0, entered("x")) is DONE
    assert str(step.standin(game, 0)) == "enter"
    step.run(game)
    step.opened(game, [])
    assert (step.asks(game, 0), step.patience(game, 0), step.entry(game, 0)) == ("step", "turn", None)
    assert entry.check(game, 0, "x") is None
    with pytest.raises(NotImplementedError):
        entry.sample(game.view(0), Sfc32(1))
    assert str(Ask().standin(ROOM.new(2), 0)) == "go"  # an offer stands in for nobody


def test_a_bare_game_has_answers_of_its_own():
    game = Game(ROOM.setup(2), Table(ROOM.setup(2), Sfc32(1)))
    game.offers(0, [])
    game.take_offer(0, Choice(GO))
    game.glass_ran_out(0)
    assert (game.open_to(), game.tallies(), game.why(0, "go", None, -1, None, "")) == (0, [], None)
    assert game.over
    for ask in (game.start, game.result):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(BadInput, match="needs to be told what is asked"):
        game.resume([])
    game.push(Ask())
    assert game.resume([]) is None
    kind = GameKind("bare", Path(), (2, 3))
    assert kind.domain("colour") == {}
    for ask in (lambda: kind.deck({}), lambda: kind.layout(2, {}), lambda: kind.game(game.setup, game.table)):
        with pytest.raises(NotImplementedError):
            ask()


def test_guesses_are_likely_ones_at_random():
    game = words.KIND.new(2)
    view, rng = game.view(0), Sfc32(3)
    game.submit(0, f"enter {game.letter}bc")
    assert Game.guess_note(game, view, game.setup.layout.notes[0], rng) == ""
    assert game.guess_answer(view, 1, rng).word[0] == game.letter
    vote = ultimatum.KIND.new(3)
    vote.play(0, vote.choices(0)[0])
    assert {str(vote.guess_answer(view, 1, rng)) for _ in range(30)} == {"yes", "no"}
    lie = bluff.KIND.new(2)
    assert {lie.guess_number(view, lie.setup.layout.numbers[1], rng) for _ in range(30)} == {0, 1}


def test_an_imagined_game_needs_a_place_for_every_card():
    view = race.KIND.new(2, seed=1).view(0)
    view.zone("draw").count -= 1
    view.zone("draw").cards.pop()
    with pytest.raises(ValueError, match="have no place"):
        imagine(view, Sfc32(1))
    view.zone("draw").cards += [None, None]
    with pytest.raises(ValueError, match="no hidden card is left"):
        imagine(view, Sfc32(1))


def test_an_act_may_be_taken_back_until_it_showed_something_or_another_has_acted():
    game = bluff.KIND.new(2, seed=4)
    game.keep_history()
    game.keep_history()
    assert len(game.listen()) == 0
    lay = game.choices(0)[0].text
    assert game.submit(0, lay) is None
    assert "undo" in [choice.text for choice in game.choices(0)]
    assert game.updates([0])[0].ask.required is False
    assert game.submit(0, "undo") is None
    assert game.choices(0)[0].text == lay
    assert game.submit(0, lay) is None
    assert game.submit(1, "believe") is None
    assert game.submit(0, "undo").rule == "TABLE-NOTHING-TO-TAKE-BACK"


def test_what_the_clock_did_is_not_taken_back():
    game = payment.KIND.new(2, seed=4)
    game.keep_history()
    pay = next(choice for choice in game.choices(0) if choice.text.startswith("pay"))
    game.play(0, pay)
    assert game.submit(CLOCK, "time 1") is None
    assert game.history == []


def test_updates_start_when_they_are_first_asked_for():
    game = seer.KIND.new(2, seed=1)
    assert game.updates([0, int(SPECTATOR)])[0].events == []
    game.play(0, Choice(seer.MIX))
    assert game.updates([0])[0].events[0].facts()["event"] == "shuffled"


def test_a_decision_is_found_by_text_and_has_plain_facts():
    lay = Choice(LOOK, Card("R7", "number"), 2, "colour", Card("R8", "number"), "green")
    decision = Decision(1, True, [lay], None, "turn", "turn", lay, 7)
    assert decision.find(lay.text) is lay
    assert decision.find("nothing") is None
    assert decision.id.startswith("7-")
    assert decision.facts()["standin"] == "look R7 R8 green"
    assert choice_facts(lay) == {
        "text": "look R7 R8 green",
        "verb": "look",
        "answers": False,
        "card": "R7",
        "target": 2,
        "aim": "colour",
        "other": "R8",
        "word": "green",
        "pause": 500,
        "harm": True,
    }
    assert str(Choice(GO, target=3, aim="strength")) == "go 3"
    assert str(Choice(GO, target=3, aim="seat")) == "go 4"
    assert repr(GO) == "Verb('go')"


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Option("on", False), "OUI", True),
        (Option("on", True), "off", False),
        (Option("deck", 112, allowed=(112, 108)), " 108 ", 108),
        (Option("name", "x"), "any", "any"),
        (Option("target", 5, low=1, high=9), "9", 9),
    ],
)
def test_an_option_is_read(option, text, value):
    assert option.read(text) == value


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        (Option("on", False), "maybe", "option on takes yes or no, not “maybe”"),
        (Option("deck", 112, allowed=(112, 108)), "52", "option deck takes 112 or 108, not “52”"),
        (Option("target", 5, low=1, high=9), "10", "option target takes a number from 1 to 9, not “10”"),
        (Option("target", 5, low=1, high=9), "9" * 5000, "option target takes a number from 1 to 9"),
        (Option("target", 5, low=1, high=9), "x", "option target takes a number from 1 to 9, not “x”"),
    ],
)
def test_an_option_that_cannot_be_read_says_what_would_be_right(option, text, said):
    with pytest.raises(BadInput, match=said):
        option.read(text)


def test_a_table_is_set_up_with_known_options_and_enough_seats():
    kind = GameKind("bare", Path(), (2, 3), options=(Option("cloning", False),))
    with pytest.raises(BadInput, match="bare is for 2 to 3 players, not 4"):
        kind.setup(4)
    with pytest.raises(BadInput, match="bare has no option “clonning”; did you mean cloning"):
        kind.setup(2, clonning=True)
    assert nearest("x", []) == ""
    assert nearest("x", ["one", "two"]) == "; there are one, two"


def test_options_are_read_as_they_are_chosen():
    kind = Small("choosy", (2, 2), Room, list, lay, options=(Option("deck", 112, allowed=(112, 108)),))
    assert kind.setup(2, deck=108).options == {"deck": 108}
    assert kind.setup(2).options == {"deck": 112}


def test_a_game_starts_from_a_number_a_key_or_a_stream():
    assert isinstance(race.KIND.new(2, seed=b"key").table.chance, Keyed)
    one_game, other = race.KIND.new(2, seed=7), race.KIND.new(2, seed=Sfc32(7))
    assert one_game.view(0).to_json() == other.view(0).to_json()
    assert holds(one_game.hand(0), one_game.hand(0).cards[0])
    assert not holds(one_game.hand(0), one_game.hand(1).cards[0])


def test_not_all_set_ups_that_ever_were_are_kept():
    kind = game_named("allergono")
    first = kind.setup(2, target=1000)
    assert kind.setup(2, target=1000) is first
    for target in range(MOST_MADE):
        kind.setup(2, target=target)
    assert len(kind.made) <= MOST_MADE
    assert kind.setup(2, target=1000) is not first
