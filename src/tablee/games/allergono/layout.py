"""What lies on the table of Allergono."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.layout import NOBODY, Layout
from tablee.kernel.setup import GameKind, Setup, Value

# Zones
DRAW_PILE: Final[i64] = 0
PILE: Final[i64] = 1
HANDS: Final[i64] = 2

# Numbers
TURN: Final[i64] = 0  # the seat whose turn it is
WAY: Final[i64] = 1  # 1 clockwise, -1 anticlockwise
COLOUR: Final[i64] = 2  # the colour in force; MAUVE before a hand begins
PENDING: Final[i64] = 3  # cards to draw by whoever does not answer a "Danger dissémination +2"
DEALER: Final[i64] = 4
LATE: Final[i64] = 5  # the seats that have one card and have not called, as a set
IDLE: Final[i64] = 6  # turns in a row in which nobody could lay or draw
BLUFF: Final[i64] = 7  # whether the last "Terrain sensible +4" was laid beside a playable card; nobody sees it
HAND_NUMBER: Final[i64] = 8  # the hands dealt so far
TIME_IS_UP: Final[i64] = 9
FORMER: Final[i64] = 10  # the colour that ruled when the last "Terrain sensible +4" was laid
SCORE: Final[i64] = 11

LEDGER: Final[i64] = 0  # the note with the points of the hands before this one
MATCH_GLASS: Final[i64] = 0


def layout(seats: int, options: dict[str, Value]) -> Layout:
    """What lies on the table."""
    lay = Layout(seats)
    lay.pile("draw", sees=NOBODY)
    lay.pile("pile")
    lay.bags("hand")
    lay.number("turn", 0, seats - 1, counts="seat")
    lay.number("direction", -1, 1, start=1, counts="direction")
    lay.number("colour", 0, 4, start=4, counts="colour")
    lay.number("pending", 0, 1000, counts="cards")
    lay.number("dealer", 0, seats - 1, counts="seat")
    lay.number("late", 0, (1 << seats) - 1, counts="seats")
    lay.number("idle", 0, seats, counts="turns")
    lay.number("bluff", 0, 1, sees=NOBODY)
    lay.number("hand_number", 0, 1000000, counts="hands")
    lay.number("time_up", 0, 1)
    lay.number("former", 0, 4, start=4, counts="colour")
    lay.numbers_each("score", 0, 1000000, counts="points")
    lay.note("ledger")
    lay.glass("match", int(options["minutes"]) * 60)
    return lay


class AllergonoSetup(Setup):
    """The options of a table, ready to be read by the rules."""

    def __init__(self, kind: GameKind, seats: int, options: dict[str, Value]) -> None:
        super().__init__(kind, seats, options)
        self.target: Final = int(options["target"])
        self.minutes: Final = int(options["minutes"])
        self.cloning: Final = bool(options["cloning"])
        self.mistakes: Final = bool(options["mistakes"])
        self.last_plus2: Final = bool(options["last_plus2"])
        self.reverse_skips: Final = seats == 2 and options["reverse_two"] == "skip"
