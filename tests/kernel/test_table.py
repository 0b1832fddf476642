"""The primitives: who knows which card after what, what each viewer gets of it, and how it is taken back."""

from __future__ import annotations

import pytest

from kernel.games.small import Small
from tablee.kernel.card import Card, Choice, Verb
from tablee.kernel.chance import Scripted
from tablee.kernel.event import Event, Gathered, Rolled, Told
from tablee.kernel.game import Game
from tablee.kernel.layout import BAG, CLOCK, EVERYBODY, NOBODY, OWNER, PILE, SPECTATOR, Layout, one, seat_name
from tablee.kernel.refusal import Beat, Fact, Result
from tablee.kernel.setup import lay_out
from tablee.kernel.step import Step
from tablee.kernel.view import Update

NAMES = ("A", "B", "C", "D", "E", "A", "B", "A")
EYES = [0, 1, 2, int(SPECTATOR)]


class Idle(Step["Bench"]):
    """Everybody is waited for, and nothing is asked."""

    def waits(self, g):
        return g.setup.everybody


class Bench(Game):
    """A table to try primitives on."""

    def start(self):
        lay_out(self.table.zones[0], self.setup.deck.cards)
        self.push(Idle())

    def result(self):
        return Result([[], [], []])


def lay(layout: Layout) -> None:
    layout.pile("deck", sees=NOBODY)
    layout.pile("open")
    layout.bags("hand")
    layout.piles("secret", sees=OWNER)
    layout.bag("sack", sees=NOBODY)
    layout.number("public", -2, 2)
    layout.numbers_each("hidden", 0, 3, sees=OWNER)
    layout.mark("bent", 0, 3)
    layout.note("board")
    layout.notes_each("diary", sees=OWNER)
    layout.glass("sand", 30)


KIND = Small("bench", (3, 3), Bench, lambda: [Card(name, "card") for name in NAMES], lay, steps=(Idle,))


class Bed:
    """A game, its zones by name, and a check that updates lead to views."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = game.table
        game.listen()
        self.views = [game.view(viewer) for viewer in EYES]

    def zone(self, label: str):
        """The zone with this label."""
        return next(zone for zone in self.table.zones if zone.place.label == label)

    def card(self, name: str) -> Card:
        """The card of this name."""
        return self.game.setup.deck.by_name[name]

    def move(self, name: str, src: str, dst: str) -> None:
        """Move a card."""
        self.table.move(self.card(name), self.zone(src), self.zone(dst))

    def known(self, seat: int, label: str) -> list[str | None]:
        """What a seat knows at a place, after its update has been checked against its view."""
        self.check()
        return [None if card is None else card.name for card in self.game.view(seat).zone(label).cards]

    def check(self) -> list[Update]:
        """Every update leads to the next view."""
        updates = self.game.updates(EYES)
        for at, update in enumerate(updates):
            after = update.apply(self.views[at])
            assert after.to_json() == self.game.view(EYES[at]).to_json()
            self.views[at] = self.game.view(EYES[at])
        return updates

    def events(self, viewer: int) -> list[dict[str, object]]:
        """The plain form of the events that a viewer gets."""
        return [event.facts() for event in self.check()[EYES.index(viewer)].events]


@pytest.fixture
def bed():
    return Bed(KIND.start(KIND.setup(3), Scripted({"shuffle deck": ["B A"], "pick hand 1": ["A", "B"]})))


def test_who_sees_neither_end_of_a_move_learns_nothing(bed):
    bed.move("A", "deck", "hand 1")
    assert bed.events(1) == [{"event": "moved", "card": None, "from": "deck", "at": 0, "to": "hand 1", "place": None}]
    assert bed.known(0, "hand 1") == ["A"]
    assert bed.known(1, "hand 1") == []


def test_who_saw_a_card_go_knows_where_it_lies(bed):
    bed.move("A", "deck", "open")
    bed.move("A", "open", "deck")
    assert bed.known(2, "deck") == [None] * 7 + ["A"]
    bed.move("A", "deck", "secret 1")
    assert bed.known(1, "secret 1") == ["A"]
    bed.move("A", "secret 1", "hand 3")
    assert bed.known(1, "hand 3") == ["A"]
    bed.move("A", "hand 3", "open")
    assert bed.table.knowers(bed.card("A"), bed.zone("open")) == EVERYBODY
    assert bed.table.known[bed.card("A").index] == 0


def test_who_sees_no_end_of_a_move_out_of_a_bag_forgets_the_bag(bed):
    for name in ("A", "B", "C"):
        bed.move(name, "deck", "hand 1")
    bed.table.show([bed.card("A"), bed.card("B")], bed.zone("hand 1"), one(1) | one(2))
    assert bed.known(1, "hand 1") == ["A", "B"]
    bed.move("C", "hand 1", "hand 2")
    assert bed.known(1, "hand 1") == ["A", "B"]  # who gets the card sees which one it is
    assert bed.known(2, "hand 1") == []
    assert bed.known(0, "hand 2") == ["C"]


def test_whoever_knew_an_equal_card_takes_the_one_that_leaves_for_it(bed):
    for name in ("A", "A/2", "A/3", "B"):
        bed.move(name, "deck", "hand 1")
    bed.table.mark(0, bed.card("A"), bed.zone("hand 1"), 1)
    bed.table.show([bed.card("A"), bed.card("A/2")], bed.zone("hand 1"), one(1))
    assert bed.known(1, "hand 1") == ["A", "A/2"]
    bed.move("A/3", "hand 1", "open")  # straight, as is the second copy; the first one is bent
    assert bed.known(1, "hand 1") == ["A"]
    bed.move("B", "hand 1", "open")
    assert bed.known(1, "hand 1") == ["A"]
    assert bed.views[1].facts()["zones"][2]["marks"] == [{"at": 0, "card": "A", "mark": "bent", "value": 1}]


def test_of_several_equal_cards_that_were_known_one_is_forgotten(bed):
    for name in ("A/2", "A", "A/3"):
        bed.move(name, "deck", "hand 1")
    bed.table.show([bed.card("A/2"), bed.card("A")], bed.zone("hand 1"), one(1))
    bed.move("A/3", "hand 1", "open")
    assert bed.known(1, "hand 1") == ["A/2"]
    assert bed.known(2, "hand 1") == []


def test_shuffling_forgets(bed):
    bed.table.show(bed.zone("deck").cards[-2:], bed.zone("deck"), one(0))
    assert bed.known(0, "deck")[-2:] == ["B/2", "A/3"]
    bed.table.shuffle(bed.zone("deck"))
    assert bed.events(0) == [{"event": "shuffled", "place": "deck"}]
    assert bed.known(0, "deck") == [None] * 8


def test_the_new_order_of_an_open_pile_is_seen_by_all():
    bed = Bed(KIND.start(KIND.setup(3), Scripted({"shuffle open": ["A"], "shuffle hand 1": ["C"]})))
    for name in ("A", "B"):
        bed.move(name, "deck", "open")
    bed.table.shuffle(bed.zone("open"))
    assert bed.events(2)[-1] == {"event": "shuffled", "place": "open", "order": ["B", "A"]}
    for name in ("C", "D"):
        bed.move(name, "deck", "hand 1")
    bed.table.show([bed.card("C")], bed.zone("hand 1"), one(2))
    bed.check()
    bed.table.shuffle(bed.zone("hand 1"))
    assert bed.known(0, "hand 1") == ["D", "C"]
    assert bed.known(2, "hand 1") == []


def test_gathering_keeps_the_order_and_what_is_known_of_it(bed):
    for name in ("A", "B", "C"):
        bed.move(name, "deck", "open")
    bed.table.gather(bed.zone("open"), bed.zone("deck"), leave=1)
    assert bed.known(1, "deck")[-2:] == ["A", "B"]
    assert bed.known(1, "open") == ["C"]
    bed.table.gather(bed.zone("open"), bed.zone("deck"), leave=1)
    assert bed.check()[0].events == []
    with pytest.raises(ValueError, match="gathering from deck would show cards at open"):
        bed.table.gather(bed.zone("deck"), bed.zone("open"))


def test_gathering_a_hand_shows_its_owner_alone_where_the_cards_lie(bed):
    for name in ("A", "B", "C"):
        bed.move(name, "deck", "hand 1")
    bed.table.show([bed.card("C")], bed.zone("hand 1"), one(1))
    bed.table.gather(bed.zone("hand 1"), bed.zone("sack"), leave=1)
    assert bed.known(0, "sack") == ["A", "B"]
    assert bed.known(1, "sack") == []
    assert bed.known(1, "hand 1") == []
    bed.table.gather(bed.zone("sack"), bed.zone("deck"))
    assert bed.known(0, "deck") == [None] * 7
    bed.move("C", "hand 1", "open")
    bed.table.gather(bed.zone("open"), bed.zone("secret 2"))
    assert bed.known(0, "secret 2") == ["C"]


def test_gathering_among_places_that_nobody_sees_remembers_nothing(bed):
    bed.table.gather(bed.zone("deck"), bed.zone("sack"))
    assert bed.table.known == []
    assert Gathered(bed.zone("deck").place, bed.zone("sack").place, 8).back() is None


def test_a_card_slipped_under_a_pile_is_followed_by_who_knows_it(bed):
    bed.table.show(bed.zone("deck").cards[-1:], bed.zone("deck"), one(2))
    bed.table.slip(bed.card("A/3"), bed.zone("deck"), bed.zone("deck"), 2)
    assert bed.known(2, "deck") == [None, None, "A/3", *[None] * 5]
    bed.table.slip(bed.card("A/3"), bed.zone("deck"), bed.zone("open"))
    assert bed.known(0, "open") == ["A/3"]
    bed.table.slip(bed.card("A/3"), bed.zone("open"), bed.zone("sack"))
    assert bed.known(0, "sack") == ["A/3"]


def test_a_card_that_one_seat_knows_is_drawn_in_sight_of_that_seat(bed):
    bed.table.show(bed.zone("deck").cards[-1:], bed.zone("deck"), one(2))
    bed.table.draw(bed.zone("deck"), bed.zone("hand 1"))
    assert bed.events(2)[-1]["card"] == "A"
    assert bed.known(2, "hand 1") == ["A/3"]
    assert bed.known(1, "hand 1") == []


def test_a_blind_pick_is_drawn_from_the_bag(bed):
    for name in ("A", "B"):
        bed.move(name, "deck", "hand 1")
    assert bed.table.pick(bed.zone("hand 1")).name == "A"
    assert bed.table.pick(bed.zone("hand 1")).name == "B"


def test_what_is_hidden_tells_nobody_whether_it_changed(bed):
    bed.move("A", "deck", "hand 1")
    bed.check()
    hidden = 1
    for value in (0, 1, 1):
        bed.table.set(hidden, value)
        bed.table.write(1, "x" * value)
        bed.table.mark(0, bed.card("A"), bed.zone("hand 1"), value)
        assert bed.events(int(SPECTATOR)) == [
            {"event": "number", "number": "hidden 1", "old": None, "new": None},
            {"event": "wrote", "note": "diary 1", "old": None, "new": None},
            {"event": "marked", "mark": None, "card": None},
        ]
    assert bed.game.view(0).number("hidden 1") == 1
    assert bed.game.view(1).number("hidden 1") is None


def test_what_is_open_and_does_not_change_is_no_event(bed):
    bed.move("A", "deck", "open")
    bed.check()
    bed.table.set(0, 0)
    bed.table.write(0, "")
    bed.table.mark(0, bed.card("A"), bed.zone("open"), 0)
    bed.table.stop(0)
    assert bed.events(0) == []
    bed.table.set(0, -2)
    bed.table.write(0, "hello")
    bed.table.mark(0, bed.card("A"), bed.zone("open"), 3)
    bed.table.turn(0)
    assert bed.events(0) == [
        {"event": "number", "number": "public", "old": 0, "new": -2},
        {"event": "wrote", "note": "board", "old": "", "new": "hello"},
        {"event": "marked", "mark": "bent", "card": "A", "old": 0, "new": 3},
        {"event": "glass", "glass": "sand", "seconds": 30, "runs": True},
    ]
    with pytest.raises(ValueError, match="public takes a value from -2 to 2, not 3"):
        bed.table.set(0, 3)


def test_a_card_that_comes_to_be_seen_shows_its_marks_and_no_others(bed):
    bed.table.mark(0, bed.card("A"), bed.zone("deck"), 2)
    bed.move("A", "deck", "open")
    bed.check()
    bed.move("A", "open", "sack")
    bed.table.mark(0, bed.card("A"), bed.zone("sack"), 0)
    bed.move("A", "sack", "open")
    bed.check()
    assert "marks" not in bed.views[0].facts()["zones"][1]


def test_nothing_is_recorded_for_nobody(bed):
    bed.table.audience = None
    bed.move("A", "deck", "open")
    bed.table.set(0, 99)  # nobody looks, and nothing is paid: bounds are for the tests
    bed.table.write(0, "x")
    bed.table.mark(0, bed.card("A"), bed.zone("open"), 1)
    bed.table.turn(0)
    bed.table.show([bed.card("A")], bed.zone("open"), EVERYBODY)
    bed.table.shuffle(bed.zone("deck"))
    bed.table.slip(bed.card("A"), bed.zone("open"), bed.zone("sack"))
    bed.table.draw(bed.zone("sack"), bed.zone("deck"))
    bed.table.gather(bed.zone("deck"), bed.zone("sack"))
    bed.table.tell(Beat("x", "X"))
    bed.table.disclose(Fact("y", "X"), 1)
    bed.table.seal(0, Choice(Verb("v")))
    bed.table.withdraw()
    assert bed.table.open() == [None, None, None]
    assert bed.table.audience is None
    assert bed.table.values[0] == 99


def test_sealed_answers_are_seen_by_who_gave_them(bed):
    answer = Choice(Verb("vote"), word="yes")
    assert not bed.table.has_sealed(0)
    bed.table.seal(0, answer)
    assert bed.events(1) == [{"event": "sealed", "seat": 0, "answer": None, "taken": False}]
    assert bed.game.view(0).answers[0] is answer
    bed.table.seal(0, Choice(Verb("vote"), word="no"))
    assert bed.events(0) == [{"event": "sealed", "seat": 0, "answer": "vote no", "taken": False}]
    assert bed.table.has_sealed(0)
    bed.table.withdraw()
    bed.table.withdraw()
    assert bed.events(1) == [{"event": "opened", "answers": [None, None, None]}]


def test_throws_facts_and_beats_are_public_and_a_card_of_a_beat_is_not(bed):
    bed.table.chance = Scripted({"die": ["5"]})
    assert bed.table.roll("die", 6) == 5
    bed.table.disclose(Fact("lied", "F1"), 1)
    bed.table.tell(Beat("took", "B1", "cards"), 0, bed.card("A"), 1, 2, "aside", to=one(0))
    beat = {"event": "told", "beat": "took", "rule": "B1", "seat": 0, "other": 1, "n": 2, "counts": "cards"}
    expected = [
        {"event": "rolled", "name": "die", "value": 5},
        {"event": "disclosed", "fact": "lied", "rule": "F1", "value": 1},
    ]
    updates = bed.check()
    assert [event.facts() for event in updates[1].events] == [*expected, {**beat, "word": "aside"}]
    assert updates[0].events[-1].facts()["card"] == "A"
    bed.table.tell(Beat("plain", "B2"), n=1)
    bed.table.tell(Beat("open", "B2"), card=bed.card("A"))
    assert bed.events(2) == [
        {"event": "told", "beat": "plain", "rule": "B2", "n": 1},
        {"event": "told", "beat": "open", "rule": "B2", "card": "A"},
    ]


@pytest.mark.parametrize("viewer", EYES)
def test_every_event_that_can_be_taken_back_is(bed, viewer):
    table = bed.table
    table.show(bed.zone("deck").cards[-1:], bed.zone("deck"), one(2))
    bed.move("A", "deck", "open")
    bed.move("C", "deck", "hand 1")
    bed.check()
    before = bed.game.view(viewer)
    start = bed.game.table.copy()
    table.move(bed.card("A"), bed.zone("open"), bed.zone("secret 1"))
    table.draw(bed.zone("deck"), bed.zone("sack"))
    table.move(bed.card("C"), bed.zone("hand 1"), bed.zone("secret 1"))
    table.set(0, 2)
    table.set(1, 3)
    table.mark(0, bed.card("C"), bed.zone("secret 1"), 1)
    table.mark(0, bed.card("C"), bed.zone("secret 1"), 2)
    table.write(0, "hello")
    table.turn(0)
    table.seal(0, Choice(Verb("vote"), word="yes"))
    table.seal(0, Choice(Verb("vote"), word="no"))
    done = bed.game.listen().since(0)
    update = bed.game.updates([viewer])[0]
    backs = [event.back() for event in reversed(done)]
    again = Update(before.moment, [event.seen(viewer) for event in backs if event is not None], before.ask)
    assert again.apply(update.apply(before)).to_json() == before.to_json()
    assert start.zones[0].cards != table.zones[0].cards


def test_what_cannot_be_taken_back_says_so(bed):
    assert Rolled("die", 4).back() is None
    assert Told(Beat("b", "B"), 0, None, -1, -1, "", EVERYBODY).back() is None
    assert Event().seen(0).private() == 0
    Event().play_on(bed.game.view(0))
    with pytest.raises(NotImplementedError):
        Event().facts()


def test_a_layout_has_an_index_for_everything_and_a_sight():
    layout = Layout(3)
    assert (layout.pile("deck", sees=NOBODY), layout.bag("sack"), layout.piles("row"), layout.bags("hand")) == (
        0,
        1,
        2,
        5,
    )
    assert (layout.number("n", 0, 1), layout.numbers_each("m", 0, 1), layout.note("x"), layout.notes_each("y")) == (
        0,
        1,
        0,
        1,
    )
    assert (layout.mark("bent", 0, 1), layout.glass("sand", 3), layout.glass("more", 4)) == (0, 0, 1)
    assert [place.shape for place in layout.places[:2]] == [PILE, BAG]
    assert [place.sees for place in layout.places[5:]] == [1, 2, 4]
    assert layout.note("secret", sees=EVERYBODY & ~one(0)) == 4
    assert layout.notes[4].sees == -2
    with pytest.raises(ValueError, match="cannot be seen by its owner alone"):
        layout.bag("nobody's", sees=OWNER)


def test_who_knows_a_card_is_shown_nothing_new(bed):
    bed.move("A", "deck", "hand 1")
    bed.table.show([bed.card("A")], bed.zone("hand 1"), one(0) | one(1))
    assert bed.events(1)[-1] == {"event": "shown", "place": "hand 1", "cards": ["A"]}
    bed.table.show([bed.card("A")], bed.zone("hand 1"), one(1) | one(2))
    updates = bed.check()
    assert [updates[at].events[-1].facts()["cards"] for at in range(4)] == [[], [], ["A"], []]


def test_a_card_slipped_where_nobody_looks_is_nothing_to_remember(bed):
    bed.table.slip(bed.card("A"), bed.zone("deck"), bed.zone("sack"))
    assert bed.table.known == []


def test_seats_have_names_and_zones_a_text(bed):
    assert (seat_name(2), seat_name(CLOCK), seat_name(SPECTATOR)) == ("3", "clock", "spectator")
    bed.move("A", "deck", "open")
    assert repr(bed.zone("open")) == "open: A"
    with pytest.raises(KeyError):
        bed.game.view(0).zone("nowhere")
    with pytest.raises(KeyError):
        bed.game.view(0).number("nothing")


def test_cards_that_bear_no_marks_are_followed_as_well():
    plain = Small("plain", (3, 3), Bench, lambda: [Card(name, "card") for name in NAMES], lay_plain, steps=(Idle,))
    bed = Bed(plain.new(3))
    for name in ("A", "A/2", "A/3"):
        bed.move(name, "deck", "hand 1")
    bed.table.show([bed.card("A"), bed.card("A/2")], bed.zone("hand 1"), one(1))
    assert bed.known(1, "hand 1") == ["A", "A/2"]
    bed.move("A/3", "hand 1", "table")
    assert bed.known(1, "hand 1") == ["A/2"]
    bed.move("A/3", "table", "hand 1")
    bed.check()
    bed.table.gather(bed.zone("deck"), bed.zone("open 1"))
    assert bed.events(0) == [{"event": "gathered", "from": "deck", "to": "open 1", "count": 5}]
    bed.move("A/3", "hand 1", "deck")
    assert bed.known(1, "hand 1") == []  # the move was seen by nobody but the owner
    bed.table.show(bed.zone("open 1").cards[:1], bed.zone("open 1"), one(2))
    assert bed.events(2) == [{"event": "shown", "place": "open 1", "cards": ["B"], "at": [0]}]


def lay_plain(layout: Layout) -> None:
    layout.pile("deck", sees=NOBODY)
    layout.piles("open", sees=NOBODY)
    layout.bags("hand")
    layout.pile("table")


def test_of_equal_cards_the_first_of_the_deck_is_mistaken_whatever_was_seen_first(bed):
    for name in ("A", "A/2", "A/3", "B"):
        bed.move(name, "deck", "hand 1")
    bed.table.show([bed.card("B"), bed.card("A"), bed.card("A/2")], bed.zone("hand 1"), one(1))
    bed.move("A/3", "hand 1", "open")
    assert bed.known(1, "hand 1") == ["A/2", "B"]
    bed.move("B", "hand 1", "open")
    assert bed.known(1, "hand 1") == ["A/2"]
    assert bed.known(2, "hand 1") == []
