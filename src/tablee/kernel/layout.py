"""What a game declares: the places, numbers, marks, notes and glasses that lie on its table, each with its sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Sight is a set of seats, one bit a seat. Two more viewers have bits of their own.
SPECTATOR: Final[i64] = 62
CLOCK: Final[i64] = 61
EVERYBODY: Final[i64] = -1
NOBODY: Final[i64] = 0
OWNER: Final[i64] = 1 << 60  # in declarations only: the seat that the thing belongs to
TABLE: Final[i64] = -1  # the owner of what belongs to nobody

PILE: Final = "pile"
BAG: Final = "bag"

# What a number looks like, where its bounds do not say it.
GAUGE: Final = "gauge"
DIE: Final = "die"
ARROW: Final = "arrow"
BOARD: Final = "board"


def one(seat: i64) -> i64:
    """The sight of one seat alone.

    >>> [int(one(seat)) for seat in range(4)]
    [1, 2, 4, 8]
    >>> int(one(CLOCK)) == 2**61
    True
    """
    return shifted(1, seat)


def shifted(bits: i64, places: i64) -> i64:
    """Bits, so many places further up. A bare 1 that is shifted has 32 bits when it is compiled; an argument has 64."""
    return bits << places


def sight_of(sees: i64, owner: i64) -> i64:
    """The set of seats behind a declared sight."""
    if sees != OWNER:
        return sees
    if owner < 0:
        raise ValueError("what belongs to nobody cannot be seen by its owner alone")
    return one(owner)


def seat_name(seat: i64) -> str:
    """How texts name a seat: from 1 on; the clock and the spectator by their names.

    >>> seat_name(0), seat_name(CLOCK), seat_name(SPECTATOR)
    ('1', 'clock', 'spectator')
    """
    if seat == CLOCK:
        return "clock"
    if seat == SPECTATOR:
        return "spectator"
    return str(seat + 1)


class Thing:
    """What all declared things share: a name, an owner (a seat or the table), a sight, a label.

    >>> lay = Layout(seats=2)
    >>> _ = lay.pile("deck", sees=NOBODY), lay.bags("hand"), lay.number("round", 1, 9), lay.note("rule")
    >>> [thing.label for thing in (*lay.places, *lay.numbers, *lay.notes)]
    ['deck', 'hand 1', 'hand 2', 'round', 'rule']
    """

    def __init__(self, index: i64, name: str, owner: i64, sees: i64) -> None:
        self.index: Final[i64] = index
        self.name: Final = name
        self.owner: Final[i64] = owner
        self.sees: Final[i64] = sight_of(sees, owner)
        self.label: Final = name if owner < 0 else f"{name} {owner + 1}"


class Place(Thing):
    """A place for cards. Places in a pile are public; a bag has none for whoever cannot see it.

    >>> lay = Layout(seats=2)
    >>> _ = lay.pile("deck", sees=NOBODY), lay.bags("hand")
    >>> [(place.label, place.bag, int(place.owner)) for place in lay.places]
    [('deck', False, -1), ('hand 1', True, 0), ('hand 2', True, 1)]
    """

    def __init__(self, index: i64, name: str, owner: i64, sees: i64, shape: str, admits: tuple[str, ...]) -> None:
        super().__init__(index, name, owner, sees)
        self.shape: Final = shape
        self.bag: Final = shape == BAG
        self.placed: Final[i64] = self.sees if self.bag else EVERYBODY  # who can tell one place in it from another
        self.admits: Final = admits  # the kinds of card that may lie here, none named: all


class Number(Thing):
    """A number on the table, with bounds: money, a gauge, where a pawn stands, whose turn it is.

    `counts` says what it counts, for words and pictures: "seat", "colour", "points" …

    `form` says what it looks like, where its bounds do not: a GAUGE, which may be dangerous from a value on; a DIE; an
    ARROW, which points at one of its values; a BOARD of places on which the seats' pawns stand.

    >>> lay = Layout(seats=2)
    >>> _ = lay.number("round", 1, 9, start=1)
    >>> lay.numbers[0].low, lay.numbers[0].high, lay.numbers[0].start
    (1, 9, 1)
    >>> _ = lay.numbers_each("pressure", 0, 10, form=GAUGE, danger=5)
    >>> lay.numbers[1].form, lay.numbers[1].danger
    ('gauge', 5)
    >>> _ = lay.number("die", 1, 6, form=DIE), lay.number("wind", 0, 3, form=ARROW)
    >>> _ = lay.numbers_each("at", 0, 9, form=BOARD)
    >>> [number.form for number in lay.numbers[3:6]]
    ['die', 'arrow', 'board']
    """

    def __init__(
        self,
        index: i64,
        name: str,
        owner: i64,
        sees: i64,
        low: int,
        high: int,
        start: int,
        counts: str,
        form: str = "",
        danger: int | None = None,
    ) -> None:
        super().__init__(index, name, owner, sees)
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.start: Final = start
        self.counts: Final = counts
        self.form: Final = form
        self.danger: Final = danger


class Mark(Thing):
    """A mark that cards can bear, seen by whoever sees the card's face."""

    def __init__(self, index: i64, name: str, low: int, high: int) -> None:
        super().__init__(index, name, TABLE, EVERYBODY)
        self.low: Final = low
        self.high: Final = high


class Note(Thing):
    """A written word on the table: a name, a title, an invented rule.

    >>> lay = Layout(seats=2)
    >>> _ = lay.note("rule")
    >>> lay.notes[0].name
    'rule'
    """


class Glass(Thing):
    """A sandglass. It outlives decisions and ends by an act of the clock; how long it runs is a number of seconds."""

    def __init__(self, index: i64, name: str, seconds: int) -> None:
        super().__init__(index, name, TABLE, EVERYBODY)
        self.seconds: Final = seconds


class Layout:
    """The declaration of a table for a number of seats. Each call lays one thing there and gives its index.

    >>> lay = Layout(seats=3)
    >>> draw, pile = lay.pile("draw", sees=NOBODY), lay.pile("pile")
    >>> hands = lay.bags("hand")
    >>> [place.label for place in lay.places]
    ['draw', 'pile', 'hand 1', 'hand 2', 'hand 3']
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.places: Final[list[Place]] = []
        self.numbers: Final[list[Number]] = []
        self.marks: Final[list[Mark]] = []
        self.notes: Final[list[Note]] = []
        self.glasses: Final[list[Glass]] = []

    def pile(self, name: str, sees: i64 = EVERYBODY, owner: i64 = TABLE, admits: tuple[str, ...] = ()) -> int:
        """A pile of the table's, or of one seat's."""
        self.places.append(Place(len(self.places), name, owner, sees, PILE, admits))
        return len(self.places) - 1

    def bag(self, name: str, sees: i64 = EVERYBODY, owner: i64 = TABLE, admits: tuple[str, ...] = ()) -> int:
        """A bag of the table's, or of one seat's."""
        self.places.append(Place(len(self.places), name, owner, sees, BAG, admits))
        return len(self.places) - 1

    def piles(self, name: str, sees: i64 = EVERYBODY, admits: tuple[str, ...] = ()) -> int:
        """A pile for each seat; the index of the first."""
        first = len(self.places)
        for seat in range(self.seats):
            self.pile(name, sees, seat, admits)
        return first

    def bags(self, name: str, sees: i64 = OWNER, admits: tuple[str, ...] = ()) -> int:
        """A bag for each seat (a hand, unless said otherwise); the index of the first."""
        first = len(self.places)
        for seat in range(self.seats):
            self.bag(name, sees, seat, admits)
        return first

    def number(
        self,
        name: str,
        low: int,
        high: int,
        start: int = 0,
        sees: i64 = EVERYBODY,
        owner: i64 = TABLE,
        counts: str = "",
        form: str = "",
        danger: int | None = None,
    ) -> int:
        """A number of the table's, or of one seat's."""
        index = len(self.numbers)
        self.numbers.append(Number(index, name, owner, sees, low, high, start, counts, form, danger))
        return len(self.numbers) - 1

    def numbers_each(
        self,
        name: str,
        low: int,
        high: int,
        start: int = 0,
        sees: i64 = EVERYBODY,
        counts: str = "",
        form: str = "",
        danger: int | None = None,
    ) -> int:
        """A number for each seat; the index of the first."""
        first = len(self.numbers)
        for seat in range(self.seats):
            self.number(name, low, high, start, sees, seat, counts, form, danger)
        return first

    def mark(self, name: str, low: int, high: int) -> int:
        """A mark that cards can bear."""
        self.marks.append(Mark(len(self.marks), name, low, high))
        return len(self.marks) - 1

    def note(self, name: str, sees: i64 = EVERYBODY, owner: i64 = TABLE) -> int:
        """A note of the table's, or of one seat's."""
        self.notes.append(Note(len(self.notes), name, owner, sees))
        return len(self.notes) - 1

    def notes_each(self, name: str, sees: i64 = EVERYBODY) -> int:
        """A note for each seat; the index of the first."""
        first = len(self.notes)
        for seat in range(self.seats):
            self.note(name, sees, seat)
        return first

    def glass(self, name: str, seconds: int) -> int:
        """A sandglass of the table's."""
        self.glasses.append(Glass(len(self.glasses), name, seconds))
        return len(self.glasses) - 1
