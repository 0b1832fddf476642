"""What a table needs of the house around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from tablee.house.pace import Pace
from tablee.house.state import TableState
from tablee.house.store import Append, Row
from tablee.kernel.view import View

if TYPE_CHECKING:
    from tablee.house.table import Table


class Keeps(Protocol):
    """Where rows are written."""

    def append(self, request: Append) -> None:
        """Write a row, and say so on the event loop when it is kept for good."""


class Minds(Protocol):
    """Where bots think."""

    async def choose(self, view: View, level: str) -> str | None:
        """The text of what a bot of this level would do; nothing: it lets its offers lapse."""


class Services(Protocol):
    """The house, as its tables see it."""

    @property
    def store(self) -> Keeps:
        """Where rows are written."""

    @property
    def minds(self) -> Minds:
        """Where bots think."""

    @property
    def pace(self) -> Pace:
        """How fast bots are."""

    def now(self) -> float:
        """The time of day, in seconds since 1970."""

    def reload(self, table: Table, then: Callable[[TableState | None], None]) -> None:
        """Load a table as it is written."""

    def past(self, table: Table, number: int, then: Callable[[TableState | None], None]) -> None:
        """Load a table as it was after a row."""

    def log_of(self, table: Table, then: Callable[[list[Row] | None], None], first: int = 0) -> None:
        """All rows of a table, or those from a number on."""

    def act_known(self, table: Table, id: str, then: Callable[[int | None], None]) -> None:
        """Find the number of the row that an act of a client has made, if it has made one."""

    def open_rematch(self, table: Table, word: str, then: Callable[[str], None]) -> None:
        """Open a table with the same people and settings; its code, or nothing if that could not be done."""
