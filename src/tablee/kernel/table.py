"""The table: what lies there, who knows what of it, and the primitives, the only way to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.card import Card, Choice
from tablee.kernel.chance import Chance
from tablee.kernel.event import (
    Disclosed,
    Gathered,
    Log,
    Marked,
    Moved,
    Rolled,
    Sealed,
    Shown,
    Shuffled,
    Told,
    Turned,
    Unsealed,
    Wrote,
)
from tablee.kernel.layout import EVERYBODY, Place
from tablee.kernel.refusal import Beat, Fact

if TYPE_CHECKING:
    from tablee.kernel.setup import Setup
    from tablee.kernel.step import Agenda

NO_SEAT: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Zone:
    """The cards that lie at a place. The last of the list is the top of a pile.

    `peeked` is the set of seats that may know a card here although they do not see the place.

    >>> from tablee.games.registry import game_named
    >>> table = game_named("allergono").new(seats=2, seed=1).table
    >>> top = table.zones[0].cards[-1]
    >>> table.draw(table.zones[0], table.zones[1]) is top is table.zones[1].cards[-1]
    True
    """

    def __init__(self, place: Place, cards: list[Card]) -> None:
        self.place: Final = place
        self.cards: list[Card] = cards
        self.sees: Final[i64] = place.sees
        self.bag: Final = place.bag
        self.peeked: i64 = 0

    def __repr__(self) -> str:
        return f"{self.place.label}: {' '.join([card.name for card in self.cards])}"


def find(cards: list[Card], card: Card) -> i64:
    """Where a card lies in a list, searched from the top.

    >>> cards = [Card("R1", "number"), Card("R2", "number"), Card("R3", "number")]
    >>> int(find(cards, cards[1]))
    1
    """
    objects = cast(list[object], cards)  # to spare the compiled loop a check of each card's class
    at: i64 = len(objects) - 1
    while objects[at] is not card:
        at -= 1
    return at


def take_out(cards: list[Card], card: Card) -> i64:
    """Take a card out of a list, searched from the top: those above it come down by one. Where it lay."""
    objects = cast(list[object], cards)
    above = objects.pop()
    at: i64 = len(objects)
    while above is not card:
        at -= 1
        lower = objects[at]
        objects[at] = above
        above = lower
    return at


@mypyc_attr(acyclic=True)
class Table:
    """All that lies on the table. Rules change it through the primitives below and in no other way.

    Who saw a card and can still tell which one it is, knows it; who cannot tell which card left a bag, forgets the
    whole bag; shuffling forgets. With an `audience`, each primitive adds its event to that log;
    with none, nothing is paid.

    >>> from tablee.games.registry import game_named
    >>> table = game_named("allergono").new(seats=2, seed=1).table
    >>> [(zone.place.label, len(zone.cards)) for zone in table.zones]
    [('draw', 98), ('pile', 0), ('hand 1', 7), ('hand 2', 7)]
    """

    def __init__(self, setup: Setup, chance: Chance, bare: bool = False) -> None:
        self.setup: Final = setup
        self.chance: Chance = chance
        self.acts: i64 = 0  # acts played so far
        self.waits: i64 = 0  # whose answer is required: found when a game settles, like the next
        self.window: i64 = 0  # who might take an offer, as far as everybody can tell
        self.edits: i64 = 0  # how often the agenda was changed by hand
        self.agenda: Agenda | None = None
        self.since: i64 = 0  # the act since which the present question stands
        self.revealed: bool = False  # somebody was shown something, or chance was drawn, in the present act
        self.audience: Log | None = None
        self.known: list[int] = []  # for each card, who knows it beyond those who see its place; empty: nobody any
        if bare:
            return
        self.zones: list[Zone] = [Zone(place, []) for place in setup.layout.places]
        self.values: list[int] = [number.start for number in setup.layout.numbers]
        self.marks: list[list[int]] = [[0] * len(setup.deck.cards) for _ in setup.layout.marks]
        self.notes: list[str] = [""] * len(setup.layout.notes)
        self.glasses: list[int] = [0] * len(setup.layout.glasses)
        self.sealed: list[Choice | None] = []

    def copy(self) -> Table:
        """The same table, going on by itself, in silence."""
        twin = Table(self.setup, self.chance.copy(), True)
        twin.acts = self.acts
        twin.since = self.since
        twin.waits = self.waits
        twin.window = self.window
        twin.agenda = self.agenda
        zones: list[Zone] = []
        for zone in self.zones:
            other = Zone(zone.place, zone.cards.copy())
            other.peeked = zone.peeked
            zones.append(other)
        twin.zones = zones
        twin.values = self.values.copy()
        twin.known = self.known.copy()
        twin.glasses = self.glasses.copy()
        twin.sealed = self.sealed.copy()
        twin.notes = self.notes.copy()
        marks: list[list[int]] = []
        for row in self.marks:
            marks.append(row.copy())
        twin.marks = marks
        return twin

    # -- cards ------------------------------------------------------------------------------------------------------

    def move(self, card: Card, src: Zone, dst: Zone) -> None:
        """Move a card onto a place (on top of a pile)."""
        at = take_out(src.cards, card)
        dst.cards.append(card)
        if self.audience is not None:
            self.record_move(self.audience, card, src, at, dst, len(dst.cards) - 1)
        if src.peeked != 0 or src.sees & ~dst.sees != 0:
            self.follow(card, src, dst)

    def draw(self, src: Zone, dst: Zone) -> Card:
        """Move the top card of a pile onto a place."""
        card = src.cards.pop()
        dst.cards.append(card)
        if self.audience is not None:
            self.record_move(self.audience, card, src, len(src.cards), dst, len(dst.cards) - 1)
        if src.peeked != 0 or src.sees & ~dst.sees != 0:
            self.follow(card, src, dst)
        return card

    def slip(self, card: Card, src: Zone, dst: Zone, to: i64 = 0) -> None:
        """Move a card to a given place in a pile, counted from the bottom: under it, unless said otherwise."""
        at = take_out(src.cards, card)
        dst.cards.insert(int(to), card)
        if self.audience is not None:
            self.record_move(self.audience, card, src, at, dst, to)
        if src.peeked != 0 or src.sees & ~dst.sees != 0:
            self.follow(card, src, dst)

    def record_move(self, audience: Log, card: Card, src: Zone, at: i64, dst: Zone, to: i64) -> None:
        """Tell the audience of a move."""
        seers = src.sees | dst.sees
        knew = src.sees
        if src.peeked != 0 and not src.bag:
            knew |= self.known[card.index]
            seers |= knew
        if dst.sees & ~knew:
            self.revealed = True
        marks: list[int] | None = None
        if self.marks:
            marks = [row[card.index] for row in self.marks]
        audience.add(Moved(card, src.place, at, dst.place, to, marks, seers))

    def follow(self, card: Card, src: Zone, dst: Zone) -> None:
        """Keep account of who still knows which card, after one has moved."""
        known = self.memory()
        knew = src.sees | known[card.index]
        if src.bag:
            follows = src.sees | dst.sees
            if src.peeked & ~follows != 0:
                self.revealed = True  # not to be taken back: what is forgotten would have to be known again
                for other in src.cards:
                    known[other.index] = int(known[other.index] & follows)
                src.peeked &= follows
            surprised = follows & src.peeked & ~knew
            if surprised != 0:
                self.mistake_twins(card, src, surprised)
            knew &= follows
        extra = knew & ~dst.sees
        known[card.index] = int(extra)
        dst.peeked |= extra

    def mistake_twins(self, card: Card, src: Zone, surprised: i64) -> None:
        """Who knew an equal copy in this bag cannot tell that it was the other one that left."""
        if card.copies == 1:
            return
        for other in self.setup.deck.copies_of[card.id]:
            hit = self.known[other.index] & surprised
            if hit != 0 and other in src.cards and self.same_marks(other, card):
                self.known[other.index] = int(self.known[other.index] & ~hit)
                surprised &= ~hit

    def same_marks(self, one: Card, two: Card) -> bool:
        """Whether two cards bear the same marks."""
        for row in self.marks:
            if row[one.index] != row[two.index]:
                return False
        return True

    def memory(self) -> list[int]:
        """For each card, who knows it; made when it is first needed."""
        if not self.known:
            self.known = [0] * len(self.setup.deck.cards)
        return self.known

    def gather(self, src: Zone, dst: Zone, leave: i64 = 0) -> None:
        """Put all cards of a place, in their order, onto another that shows no more; the uppermost `leave` stay."""
        count: i64 = len(src.cards) - leave
        if count <= 0:
            return
        if dst.sees & ~src.sees:
            raise ValueError(f"gathering from {src.place.label} would show cards at {dst.place.label}: move them")
        self.revealed = True  # not to be taken back: who could not tell the cards apart has forgotten them
        if self.audience is not None:
            self.audience.add(Gathered(src.place, dst.place, count))
        cards = src.cards[: int(count)]
        src.cards = src.cards[int(count) :]
        dst.cards.extend(cards)
        if src.peeked != 0 or src.sees & ~dst.sees != 0:
            known = self.memory()
            for card in cards:
                knew = src.sees if src.bag else src.sees | known[card.index]
                extra = knew & ~dst.sees
                known[card.index] = int(extra)
                dst.peeked |= extra
            if src.bag:
                src.peeked = 0
                for card in src.cards:
                    known[card.index] = 0

    def shuffle(self, zone: Zone) -> None:
        """Shuffle a place. Whoever does not see it forgets what lies where."""
        self.chance.shuffle(zone.place.label, zone.cards)
        self.revealed = True
        if zone.peeked != 0:
            for card in zone.cards:
                self.known[card.index] = 0
            zone.peeked = 0
        if self.audience is not None:
            self.audience.add(Shuffled(zone.place, zone.cards.copy()))

    def pick(self, bag: Zone) -> Card:
        """A card picked blindly out of a bag. It does not move yet."""
        self.revealed = True
        return bag.cards[self.chance.pick(bag.place.label, bag.cards)]

    def show(self, cards: list[Card], zone: Zone, seats: i64) -> None:
        """Show cards of a place to a set of seats."""
        self.revealed = True  # even if they knew the cards: whether they did is nobody's business
        known = self.memory()
        before: list[int] = []
        at: list[int] = []
        marks: list[list[int]] = []
        for card in cards:
            if self.audience is not None:
                before.append(int(zone.sees | known[card.index]))
                at.append(int(find(zone.cards, card)))
                if self.marks:
                    marks.append([row[card.index] for row in self.marks])
            known[card.index] = int((known[card.index] | seats) & ~zone.sees)
        zone.peeked |= seats & ~zone.sees
        if self.audience is not None:
            self.audience.add(Shown(zone.place, cards.copy(), at, marks, before, seats))

    def knowers(self, card: Card, zone: Zone) -> i64:
        """The seats that know which card this is, where it lies."""
        if zone.peeked == 0:
            return zone.sees
        return zone.sees | self.known[card.index]

    # -- numbers, marks, notes, glasses -----------------------------------------------------------------------------

    def set(self, number: i64, value: i64) -> None:
        """Set a number."""
        if self.audience is not None:
            changes = self.setup.changes[number]
            old: i64 = self.values[number]
            if old != value or changes.hidden:  # where it is hidden, so is whether it changed
                self.audience.add(changes.event(old, value))
        self.values[number] = int(value)

    def mark(self, mark: i64, card: Card, zone: Zone, value: i64) -> None:
        """Put a mark on a card that lies in a zone."""
        row = self.marks[mark]
        if self.audience is not None:
            seers = self.knowers(card, zone)
            if row[card.index] != value or seers != EVERYBODY:
                spec = self.setup.layout.marks[mark]
                self.audience.add(Marked(spec, card, row[card.index], int(value), seers))
        row[card.index] = int(value)

    def write(self, note: i64, words: str) -> None:
        """Write a note."""
        if self.audience is not None:
            spec = self.setup.layout.notes[note]
            if self.notes[note] != words or spec.sees != EVERYBODY:
                self.audience.add(Wrote(spec, self.notes[note], words))
        self.notes[note] = words

    def turn(self, glass: i64) -> None:
        """Turn a glass over: it begins to run."""
        self.run_glass(glass, 1)

    def stop(self, glass: i64) -> None:
        """Lay a glass down: it runs no more."""
        self.run_glass(glass, 0)

    def run_glass(self, glass: i64, runs: i64) -> None:
        """Note whether a glass runs."""
        if self.audience is not None and self.glasses[glass] != runs:
            self.audience.add(Turned(self.setup.layout.glasses[glass], self.glasses[glass], int(runs)))
        self.glasses[glass] = int(runs)

    # -- answers, chance, words -------------------------------------------------------------------------------------

    def seal(self, seat: i64, answer: Choice) -> None:
        """Lay a seat's answer down, face down. It may be replaced until all are opened."""
        if not self.sealed:
            self.sealed = [None] * self.setup.seats
        if self.audience is not None:
            self.audience.add(Sealed(seat, self.sealed[seat], answer))
        self.sealed[seat] = answer

    def has_sealed(self, seat: i64) -> bool:
        """Whether a seat's answer lies on the table."""
        return len(self.sealed) > 0 and self.sealed[seat] is not None

    def open(self) -> list[Choice | None]:
        """Open all sealed answers together: for each seat its answer, or none."""
        answers = self.sealed
        if not answers:
            answers = [None] * self.setup.seats
        self.sealed = []
        self.revealed = True
        if self.audience is not None:
            self.audience.add(Unsealed(answers))
        return answers

    def withdraw(self) -> None:
        """Take all sealed answers off the table, unopened: the question was dropped."""
        if self.sealed:
            self.sealed = []
            self.revealed = True
            if self.audience is not None:
                self.audience.add(Unsealed([None] * self.setup.seats))

    def roll(self, name: str, sides: i64) -> i64:
        """Throw a die, spin an arrow: a public number from 1 to `sides`."""
        value = self.chance.roll(name, sides)
        self.revealed = True
        if self.audience is not None:
            self.audience.add(Rolled(name, value))
        return value

    def disclose(self, fact: Fact, value: i64) -> None:
        """Say aloud a fact that follows from hidden cards."""
        self.revealed = True
        if self.audience is not None:
            self.audience.add(Disclosed(fact, value))

    def tell(
        self,
        beat: Beat,
        seat: i64 = NO_SEAT,
        card: Card | None = None,
        other: i64 = NO_SEAT,
        n: i64 = -1,
        word: str = "",
        to: i64 = EVERYBODY,
    ) -> None:
        """Tell a beat of the story. Only the seats of `to` hear which card it was."""
        if self.audience is not None:
            self.audience.add(Told(beat, seat, card, other, n, word, to))
