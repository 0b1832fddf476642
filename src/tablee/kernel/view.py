"""Views and updates: what a viewer gets. They are types of their own, and hold no face that the viewer cannot see.

An update applied to the viewer's last view gives the next view, byte for byte.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.card import Card, Choice
from tablee.kernel.event import Event
from tablee.kernel.layout import EVERYBODY, SPECTATOR, Mark, Place, one, seat_name
from tablee.kernel.refusal import Result
from tablee.kernel.step import Agenda, Decision, Step, steps_of

if TYPE_CHECKING:
    from tablee.kernel.game import Game
    from tablee.kernel.setup import Setup
    from tablee.kernel.table import Table


@mypyc_attr(acyclic=True, free_list_len=1)
class Moment:
    """What is public of the moment: who is waited for, who might take an offer, the tallies, the agenda, the result.

    >>> from tablee.games.registry import game_named
    >>> moment: Moment = moment_of(game_named("allergono").new(seats=3, seed=7))
    >>> int(moment.act), moment.tallies, moment.result
    (0, [0, 0, 0], None)
    """

    def __init__(
        self, act: i64, waiting: i64, open: i64, tallies: list[int], agenda: Agenda | None, result: Result | None
    ) -> None:
        self.act: Final[i64] = act
        self.waiting: Final[i64] = waiting
        self.open: Final[i64] = open
        self.tallies: Final = tallies
        self.agenda: Final = agenda
        self.result: Final = result

    def facts(self, setup: Setup) -> dict[str, object]:
        """Its plain form, for JSON."""
        out: dict[str, object] = {
            "act": int(self.act),
            "waiting": seats_in(self.waiting, setup.seats),
            "open": seats_in(self.open, setup.seats),
            "tallies": self.tallies,
            "agenda": [step_fact(step) for step in steps_of(self.agenda)],
        }
        if self.result is not None:
            out["result"] = result_facts(self.result)
        return out


def moment_of(game: Game) -> Moment:
    """What is public of a game now."""
    table = game.table
    result = game.result() if table.agenda is None else None
    return Moment(table.acts, table.waits, table.window, game.tallies(), table.agenda, result)


@mypyc_attr(acyclic=True)
class Seen:
    """What a viewer sees of a place: a card or None for each place of a pile or of a bag that is seen; of a bag that
    is not seen, the cards known to lie in it.

    >>> from tablee.games.registry import game_named
    >>> view = game_named("allergono").new(seats=2, seed=1).view(0)
    >>> own, other = view.zone("hand 1"), view.zone("hand 2")
    >>> (own.hidden, len(own.cards), own.count), (other.hidden, other.cards, other.count)
    ((False, 7, 7), (True, [], 7))
    """

    def __init__(self, place: Place, hidden: bool, cards: list[Card | None], count: i64) -> None:
        self.place: Final = place
        self.hidden: Final = hidden  # a bag that the viewer does not see
        self.cards: list[Card | None] = cards
        self.count: i64 = count

    def copy(self) -> Seen:
        """The same, to be changed."""
        return Seen(self.place, self.hidden, self.cards.copy(), self.count)


@mypyc_attr(acyclic=True)
class View:
    """All that a viewer sees of a table.

    >>> from tablee.games.registry import game_named
    >>> view = game_named("allergono").new(seats=2, seed=1).view(1)
    >>> view.number("turn"), view.number("bluff"), view.zone("hand 1").cards, view.ask
    (0, None, [], None)
    """

    def __init__(self, setup: Setup, viewer: i64, table: Table | None, moment: Moment, ask: Decision | None) -> None:
        self.setup: Final = setup
        self.viewer: Final[i64] = viewer
        self.moment: Moment = moment
        self.ask: Decision | None = ask
        self.zones: list[Seen] = []
        self.numbers: list[int | None] = []
        self.marks: list[dict[int, int]] = []
        self.notes: list[str | None] = []
        self.glasses: list[int] = []
        self.sealed: list[str | None] = []
        self.answers: list[Choice | None] = []  # the viewer's own sealed answer lies at its own seat
        if table is not None:
            self.look(table)

    def look(self, table: Table) -> None:
        """See what a table shows."""
        viewer = self.viewer
        layout = self.setup.layout
        self.marks = [{} for _ in layout.marks]
        for zone in table.zones:
            sees = (zone.sees >> viewer) & 1
            hidden = zone.bag and not sees
            cards: list[Card | None] = []
            for card in zone.cards:
                if (table.knowers(card, zone) >> viewer) & 1:
                    cards.append(card)
                    for at in range(len(self.marks)):
                        if table.marks[at][card.index]:
                            self.marks[at][int(card.index)] = table.marks[at][card.index]
                elif not hidden:
                    cards.append(None)
            self.zones.append(Seen(zone.place, hidden, cards, len(zone.cards)))
        for number in layout.numbers:
            self.numbers.append(table.values[number.index] if (number.sees >> viewer) & 1 else None)
        for note in layout.notes:
            self.notes.append(table.notes[note.index] if (note.sees >> viewer) & 1 else None)
        self.glasses = table.glasses.copy()
        self.sealed = [None] * self.setup.seats
        self.answers = [None] * self.setup.seats
        if table.sealed:
            for seat in range(self.setup.seats):
                answer = table.sealed[seat]
                if answer is not None:
                    self.sealed[seat] = answer.text if seat == viewer else ""
                    if seat == viewer:
                        self.answers[seat] = answer

    def copy(self) -> View:
        """The same view, to be changed."""
        twin = View(self.setup, self.viewer, None, self.moment, self.ask)
        twin.zones = [zone.copy() for zone in self.zones]
        twin.numbers = self.numbers.copy()
        twin.marks = [row.copy() for row in self.marks]
        twin.notes = self.notes.copy()
        twin.glasses = self.glasses.copy()
        twin.sealed = self.sealed.copy()
        twin.answers = self.answers.copy()
        return twin

    def zone(self, label: str) -> Seen:
        """What is seen of the place with this label."""
        for zone in self.zones:
            if zone.place.label == label:
                return zone
        raise KeyError(label)

    def number(self, label: str) -> int | None:
        """The number with this label, if it is seen."""
        for number in self.setup.layout.numbers:
            if number.label == label:
                return self.numbers[number.index]
        raise KeyError(label)

    # -- how events change it ---------------------------------------------------------------------------------------

    def take_out(self, place: Place, at: i64, card: Card | None, marks: list[int] | None) -> None:
        """A card leaves a place."""
        zone = self.zones[place.index]
        zone.count -= 1
        if not zone.hidden:
            zone.cards.pop(at)
        elif card is None:
            zone.cards.clear()  # which card left cannot be told: the whole bag is forgotten
        elif card in zone.cards:
            zone.cards.remove(card)
        else:
            mistaken: Card | None = None  # if an equal copy was known, it cannot be told that this is another one
            for known in zone.cards:
                if known is None or known.id != card.id or not self.bears(known, marks):
                    continue
                if mistaken is None or known.index < mistaken.index:
                    mistaken = known
            if mistaken is not None:
                zone.cards.remove(mistaken)

    def bears(self, card: Card, marks: list[int] | None) -> bool:
        """Whether a card is seen to bear just these marks."""
        if marks is not None:
            for at in range(len(marks)):
                if self.marks[at].get(int(card.index), 0) != marks[at]:
                    return False
        return True

    def put_in(self, place: Place, to: i64, card: Card | None) -> None:
        """A card comes to a place."""
        zone = self.zones[place.index]
        zone.count += 1
        if not zone.hidden:
            zone.cards.insert(int(to), card)
        elif card is not None:
            zone.cards.append(card)

    def bear(self, card: Card | None, marks: list[int] | None) -> None:
        """A card that is seen from now on bears these marks."""
        if card is None or marks is None:
            return
        for at in range(len(marks)):
            if marks[at]:
                self.marks[at][int(card.index)] = marks[at]
            else:
                self.marks[at].pop(int(card.index), None)

    def mark(self, mark: Mark, card: Card, value: int) -> None:
        """A card's mark changes."""
        row = self.marks[mark.index]
        if value:
            row[int(card.index)] = value
        else:
            row.pop(int(card.index), None)

    def learn(self, place: Place, at: i64, card: Card) -> None:
        """A card at a place is shown."""
        zone = self.zones[place.index]
        if zone.hidden:
            zone.cards.append(card)
        else:
            zone.cards[at] = card

    def gather(self, src: Place, dst: Place, count: i64) -> None:
        """The lowest cards of a place go onto another."""
        left = self.zones[src.index]
        grown = self.zones[dst.index]
        cards: list[Card | None] = [None] * int(count)
        if left.hidden:
            left.cards = []
        else:
            cards = left.cards[: int(count)]
            left.cards = left.cards[int(count) :]
        left.count -= count
        grown.count += count
        for card in cards:
            if card is not None or not grown.hidden:
                grown.cards.append(card)

    def shuffle(self, place: Place, order: list[Card] | None) -> None:
        """The cards of a place were shuffled."""
        zone = self.zones[place.index]
        if order is not None:
            cards: list[Card | None] = []
            for card in order:
                cards.append(card)
            zone.cards = cards
        elif zone.hidden:
            zone.cards = []
        else:
            zone.cards = [None] * len(zone.cards)

    def seal(self, seat: i64, answer: Choice | None, taken: bool) -> None:
        """A seat has sealed an answer, or taken it back."""
        self.answers[seat] = answer
        self.sealed[seat] = None if taken else "" if answer is None else answer.text

    def unseal(self) -> None:
        """The sealed answers are opened: none lies on the table any more."""
        self.sealed = [None] * self.setup.seats
        self.answers = [None] * self.setup.seats

    def tidy_marks(self) -> None:
        """Keep no mark of a card that is seen no more."""
        if not self.marks:
            return
        seen = {int(card.index) for zone in self.zones for card in zone.cards if card is not None}
        for row in self.marks:
            for index in list(row):
                if index not in seen:
                    del row[index]

    # -- its plain form ---------------------------------------------------------------------------------------------

    def facts(self) -> dict[str, object]:
        """Its plain form, for JSON."""
        layout = self.setup.layout
        return {
            "game": self.setup.kind.name,
            "seats": self.setup.seats,
            "viewer": seat_name(self.viewer) if self.viewer >= self.setup.seats else int(self.viewer),
            "zones": [self.zone_facts(zone) for zone in self.zones],
            "numbers": [
                {
                    "name": number.name,
                    "label": number.label,
                    "owner": owner_fact(number.owner),
                    "counts": number.counts,
                    "low": number.low,
                    "high": number.high,
                    "value": self.numbers[number.index],
                }
                for number in layout.numbers
            ],
            "notes": [
                {"name": n.name, "label": n.label, "owner": owner_fact(n.owner), "text": self.notes[n.index]}
                for n in layout.notes
            ],
            "glasses": [
                {"name": g.name, "seconds": g.seconds, "runs": bool(self.glasses[g.index])} for g in layout.glasses
            ],
            "sealed": self.sealed,
            "moment": self.moment.facts(self.setup),
            "ask": None if self.ask is None else self.ask.facts(),
        }

    def zone_facts(self, zone: Seen) -> dict[str, object]:
        """The plain form of a place. Cards known in a bag that is not seen have no order."""
        cards = self.in_order(zone)
        out: dict[str, object] = {
            "name": zone.place.name,
            "label": zone.place.label,
            "owner": owner_fact(zone.place.owner),
            "shape": zone.place.shape,
            "count": int(zone.count),
        }
        out["known" if zone.hidden else "cards"] = [None if card is None else card.id for card in cards]
        marks: list[dict[str, object]] = []
        for at in range(len(cards)):
            card = cards[at]
            if card is not None:
                for mark in self.setup.layout.marks:
                    value = self.marks[mark.index].get(int(card.index), 0)
                    if value:
                        marks.append({"at": at, "card": card.id, "mark": mark.name, "value": value})
        if marks:
            out["marks"] = marks
        return out

    def in_order(self, zone: Seen) -> list[Card | None]:
        """The cards of a place; those known in a bag that is not seen lie in no order, so they are put in one."""
        return sorted(zone.cards, key=self.spelled) if zone.hidden else zone.cards

    def spelled(self, card: Card | None) -> str:
        """The order of cards that have none: by name, and by marks among equal ones."""
        assert card is not None  # in a bag that is not seen only cards lie that are known
        return " ".join([card.id] + [str(row.get(int(card.index), 0)) for row in self.marks])

    def to_json(self) -> str:
        """The view as it goes over the wire."""
        return json.dumps(self.facts(), ensure_ascii=False, separators=(",", ":"))


@mypyc_attr(acyclic=True, free_list_len=1)
class Update:
    """What has happened since a viewer's last view, what is asked of them now, and the public moment.

    >>> from tablee.games.registry import game_named
    >>> game = game_named("allergono").new(seats=2, seed=1)
    >>> _ = game.updates([1])
    >>> before = game.view(1)
    >>> game.submit(0, "turn_up")
    >>> update = game.updates([1])[0]
    >>> update.apply(before).to_json() == game.view(1).to_json() != before.to_json()
    True
    """

    def __init__(self, moment: Moment, events: list[Event], ask: Decision | None) -> None:
        self.moment: Final = moment
        self.events: Final = events
        self.ask: Final = ask

    def apply(self, view: View) -> View:
        """The next view. The last one stays as it is."""
        after = view.copy()
        for event in self.events:
            event.play_on(after)
        after.moment = self.moment
        after.ask = self.ask
        after.tidy_marks()
        return after

    def facts(self, setup: Setup) -> dict[str, object]:
        """Its plain form, for JSON."""
        return {
            "events": [event.facts() for event in self.events],
            "moment": self.moment.facts(setup),
            "ask": None if self.ask is None else self.ask.facts(),
        }

    def to_json(self, setup: Setup) -> str:
        """The update as it goes over the wire."""
        return json.dumps(self.facts(setup), ensure_ascii=False, separators=(",", ":"))


@mypyc_attr(acyclic=True, free_list_len=1)
class News:
    """What has happened since the last news, worked out once for all who are to hear of it. It stays in the engine:
    what leaves it is the update that it makes for a viewer."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        table = game.table
        self.moment: Final = moment_of(game)
        self.events: Final = events
        asked = table.waits | table.window
        if game.history:
            asked |= one(game.history[-1].seat)
        if table.agenda is not None:
            asked |= table.agenda.step.hears(game)
        self.asked: Final[i64] = asked  # who may be asked something
        public = events  # a copy as soon as an event looks different
        whole: i64 = EVERYBODY
        private: i64 = 0
        at: i64 = 0
        for event in events:
            if event.whole != EVERYBODY:
                whole &= event.whole
                private |= event.private()
                if not (event.whole >> SPECTATOR) & 1:
                    if public is events:
                        public = events.copy()
                    public[at] = event.seen(SPECTATOR)
            at += 1
        self.whole: Final[i64] = whole  # who sees all events just as they are
        self.private: Final[i64] = private  # who does not see what a spectator sees
        self.public: Final = public  # the events as a spectator sees them

    def update(self, game: Game, viewer: i64) -> Update:
        """What one viewer gets."""
        events = self.own_events(viewer) if (self.private >> viewer) & 1 else self.public
        ask = game.decision(viewer) if (self.asked >> viewer) & 1 else None
        return Update(self.moment, events, ask)

    def own_events(self, viewer: i64) -> list[Event]:
        """The events as a viewer sees them who sees something else than a spectator."""
        if (self.whole >> viewer) & 1:
            return self.events
        out = self.public.copy()
        at: i64 = 0
        for event in self.events:
            if event.whole != EVERYBODY and (event.private() >> viewer) & 1:
                out[at] = event.seen(viewer)
            at += 1
        return out


def owner_fact(owner: i64) -> int | None:
    """The owner in plain form: a seat, or nothing for the table."""
    return None if owner < 0 else int(owner)


def seats_in(mask: i64, seats: int) -> list[object]:
    """The seats of a set, the clock last.

    >>> seats_in(0b101, 4)
    [0, 2]
    """
    out: list[object] = [seat for seat in range(seats) if (mask >> seat) & 1]
    if (mask >> 61) & 1 and mask >= 0:
        out.append("clock")
    return out


def step_fact(step: Step[Any]) -> str:
    """The plain form of a step. Equal copies of a card have one name."""
    parts = [part.id if isinstance(part, Card) else str(part) for part in step.parts()]
    return " ".join([step.name(), *parts])


def result_facts(result: Result) -> dict[str, object]:
    """The plain form of a result."""
    return {
        "ranks": result.ranks,
        "totals": result.totals,
        "lines": [
            [
                {"points": line.points, "words": line.words, "rule": line.rule, "cards": [c.id for c in line.cards]}
                for line in own
            ]
            for own in result.lines
        ],
    }
