"""What the store takes and gives: the rows of a table's log and what goes with them. Bodies are opaque to it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from msgspec import Struct


class Row(Struct, frozen=True):
    """One row of a table's log."""

    number: int
    at: float  # seconds since 1970
    who: int  # a seat, -1 for nobody, CLOCK
    body: bytes  # an entry, as JSON
    id: str = ""  # "guest:id of the client's own"; empty for what no client sent


class Head(Struct, frozen=True):
    """The table as it is after a row of its log."""

    state: str  # open, playing, over
    deadline: float | None  # when the clock must act next
    rules: str  # the version of the rules it goes on under
    players: bytes  # JSON for lists of own tables


class Snapshot(Struct, frozen=True):
    """The whole table as of a row."""

    number: int
    rules: str
    text: str


class Stored(Struct, frozen=True):
    """A table as it is loaded: its newest snapshot, if there is one, and the rows after it."""

    table: int
    code: str
    game: str
    salt: bytes
    created: float
    number: int  # of its last row
    head: Head
    snapshot: Snapshot | None
    rows: list[Row]


class Guest(Struct, frozen=True):
    """Somebody who has been here, by a random id. The token in the guest's cookie is kept as a hash alone."""

    id: str
    name: str
    colour: str
    lang: str
    created: float
    seen: float


class Own(Struct, frozen=True):
    """A table in the list of a guest's own."""

    table: int
    code: str
    game: str
    created: float
    touched: float
    number: int
    head: Head
    seats: list[int]


class Outcome(Enum):
    """What became of a request to write. Whatever is not KEPT was not written, or is not known to have been."""

    KEPT = "kept"
    LOST = "lost"  # somebody else's row has that number, or this act is in the log already: reload
    DISK_FULL = "disk full"
    READ_ONLY = "read-only"
    LOCKED = "locked"
    UNREACHABLE = "unreachable"
    DISK_ERROR = "disk error"
    DAMAGED = "damaged"
    UNFIT = "unfit"  # the database refuses this one request, and would again
    CLOSED = "closed"

    @property
    def failed(self) -> bool:
        """Whether the database could not write; the value says why."""
        return self not in (Outcome.KEPT, Outcome.LOST)


class StoreFailed(Exception):
    """The database could not do it; `outcome` says why."""

    def __init__(self, outcome: Outcome, detail: str = "") -> None:
        super().__init__(f"{outcome.value}: {detail}" if detail else outcome.value)
        self.outcome = outcome
        self.detail = detail


class CodeTaken(Exception):
    """A living table has this code already."""


class Append:
    """A request to add one row to a table's log; `done` is called on the event loop once it is decided.

    Without a row it adds a snapshot of the table as it is, alone.
    """

    __slots__ = ("done", "head", "members", "needed", "outcome", "round", "row", "snapshot", "table")

    def __init__(
        self,
        table: int,
        row: Row | None,
        head: Head,
        done: Callable[[Outcome], None],
        snapshot: Snapshot | None = None,
        members: list[tuple[str, int]] | None = None,
        needed: int | None = None,
    ) -> None:
        self.table = table
        self.row = row
        self.head = head
        self.done = done
        self.snapshot = snapshot
        self.members = members  # (guest, seat) of everybody who sits there, if that has changed
        self.needed = needed  # with a snapshot: the oldest row of interest; what is older than its snapshot may go
        self.round = 0  # how often the table had been told to reload when this was asked
        self.outcome = Outcome.CLOSED
