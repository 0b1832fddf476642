"""The clocks of a table: since when each seat is asked and each glass runs, and when their time is over.

Times are those of the log's rows, so every node reads the same clocks. Relaxed tables have none but the glasses of the
rules. Anybody may stop the clocks, do without them, or give more time.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tablee.house.entries import MoreTime, Paused, Timed
from tablee.kernel.game import Game
from tablee.kernel.layout import CLOCK
from tablee.kernel.step import REACTION, TURN

PACES: dict[str, dict[str, float]] = {
    "relaxed": {},
    "live": {TURN: 60.0, REACTION: 20.0},
    "quick": {TURN: 20.0, REACTION: 8.0},
}
CLOCK_TURN = 2.5  # seconds that the clock lets pass where the rules leave a moment
GRACE = 1.0  # seconds that a glass waits for words that are on their way
MOMENT = "moment"  # the clock's own turn
MORE = 30.0  # seconds that are added on demand


class Asked(Struct):
    """A seat is asked since then. The question is known by the act since which it stands."""

    question: int
    at: float
    more: float = 0.0
    allowance: float | None = None  # seconds; none where the pace has no clock for it


class Clocks(Struct):
    """All clocks of a table."""

    asked: dict[int, Asked] = {}
    glasses: dict[str, Asked] = {}
    paused: float | None = None  # since when all of them stand
    timer: bool = True  # whether there are any

    def look(self, game: Game, pace: str, at: float) -> None:
        """Note who is asked something new, and which glasses were turned."""
        table = game.table
        waiting = int(game.waiting())
        question = int(table.since)
        asked = self.asked
        for seat in [seat for seat in asked if not waiting >> seat & 1]:
            del asked[seat]
        seat = 0
        while waiting >> seat and seat <= CLOCK:
            if waiting >> seat & 1 and (seat not in asked or asked[seat].question != question):
                asked[seat] = Asked(question, at, allowance=allowance(game, seat, pace))
            seat += 1
        if game.setup.layout.glasses:
            for glass in game.setup.layout.glasses:
                if not table.glasses[glass.index]:
                    self.glasses.pop(glass.name, None)
                elif glass.name not in self.glasses:
                    self.glasses[glass.name] = Asked(question, at, allowance=float(glass.seconds))

    def left(self, asked: Asked, now: float) -> float | None:
        """The seconds that are left, if there is a clock."""
        if asked.allowance is None:
            return None
        until = now if self.paused is None else self.paused
        return asked.at + asked.allowance + asked.more - until

    def ends(self, asked: Asked) -> float | None:
        """When the time is over, unless something is changed; nothing while the clocks stand."""
        if asked.allowance is None or self.paused is not None:
            return None
        return asked.at + asked.allowance + asked.more

    def first_end(self, is_bot: Callable[[int], bool]) -> tuple[float, str] | None:
        """What the clock does next and when: a glass runs out, a seat is late, the rules leave a moment. Bots have no
        clock."""
        ends: list[tuple[float, str]] = []
        for name, asked in self.glasses.items():
            end = self.ends(asked) if self.timer else None
            if end is not None:
                ends.append((end + GRACE, f"glass {name}"))
        for seat, asked in self.asked.items():
            end = self.ends(asked) if self.timer or seat == CLOCK else None
            if end is not None and (seat == CLOCK or not is_bot(seat)):
                ends.append((end, MOMENT if seat == CLOCK else f"time {seat + 1}"))
        return min(ends, default=None)


def allowance(game: Game, seat: int, pace: str) -> float | None:
    """How many seconds a seat has for what it is asked."""
    if seat == CLOCK:
        return CLOCK_TURN
    seconds = PACES[pace]
    return seconds.get(game.step.patience(game, seat)) if seconds else None


def change(clocks: Clocks, entry: Paused | Timed | MoreTime, at: float) -> None:
    """Somebody changes the clocks."""
    running = [*clocks.asked.values(), *clocks.glasses.values()]
    match entry:
        case Paused(True):
            clocks.paused = at
        case Paused(False) if clocks.paused is not None:
            for asked in running:
                asked.at += at - clocks.paused
            clocks.paused = None
        case MoreTime(seconds):
            for asked in running:
                asked.more += seconds
        case Timed(on):
            clocks.timer = on
