"""The bots of one table: what each means to do, and when.

They think elsewhere, see what their seat sees, and play by the same door as people.
"""

from __future__ import annotations

import asyncio
import random
import time
import weakref
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import structlog

from tablee.bots.bot import Bot
from tablee.bots.registry import bot_named
from tablee.house import entries
from tablee.house.thinker import place_of
from tablee.kernel.card import entered
from tablee.kernel.chance import Sfc32
from tablee.kernel.setup import GameKind
from tablee.kernel.step import Decision
from tablee.kernel.view import View

if TYPE_CHECKING:
    from tablee.house.table import Table

log = structlog.get_logger(__name__)
NEVER: Final = float("inf")


@lru_cache(256)
def bot_of(kind: GameKind, level: str) -> Bot:
    """A bot of this level: it keeps nothing in mind, so one serves all tables."""
    return bot_named(level, kind)


class MindsHere:
    """Bots that think in this very process: for tests, and where there are no others."""

    async def choose(self, view: View, level: str) -> str | None:
        """What a bot of this level would do."""
        assert view.ask is not None
        rng = Sfc32(random.SystemRandom().getrandbits(96))
        choice = bot_of(view.setup.kind, level).choose(view, view.ask, rng)
        return None if choice is None else choice.text


@dataclass
class Plan:
    """What a bot was asked and offered; once it has thought, what it does, and when."""

    open: tuple[str, ...]
    text: str = ""
    due: float = NEVER
    thought: asyncio.Task[None] | None = None


class BotsHere:
    """The bots of one table."""

    LATEST: Final = 10.0  # seconds within which a bot acts, wherever its table is

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.plans: dict[int, Plan] = {}

    def look(self) -> None:
        """Let bots think about what is open to them, anew whenever that changes: an offer may be gone meanwhile."""
        table = self.table
        game = table.state.playing
        minds = {} if game is None or not table.is_awake() else table.state.minds
        if game is None or table.state.house.clocks.paused is not None:
            minds = {}
        for seat in [seat for seat in self.plans if seat not in minds]:
            self.forget(seat)
        if not minds or game is None:
            return
        concerned = int(game.waiting()) | int(game.window()) | int(game.step.hears(game))
        for seat, level in minds.items():
            ask = game.decision(seat) if concerned >> seat & 1 else None
            if ask is None:
                self.forget(seat)
                continue
            is_open = (ask.id, *(choice.text for choice in ask.choices))
            plan = self.plans.get(seat)
            if plan is None or plan.open != is_open:
                self.forget(seat)
                plan = self.plans[seat] = Plan(is_open)
                plan.thought = asyncio.create_task(self.think(seat, level, game.view(seat), plan))

    async def think(self, seat: int, level: str, view: View, plan: Plan) -> None:
        """Find out what a bot means to do, and when: counted from the question, so that it does not show how long it
        had to think."""
        ask, asked = view.ask, time.monotonic()
        try:
            text = await self.table.services.minds.choose(view, level)
        except Exception as error:  # a bot is anybody's code
            log.error("bot failed", table=self.table.code, bot=level, error=place_of(error))
            text = None if ask is None or ask.standin is None else ask.standin.text
        plan.thought = None
        if text is None or ask is None or self.plans.get(seat) is not plan:
            return
        pace = self.table.services.pace
        choice = ask.find(text) or entered(text.removeprefix("enter "))
        waits = self.table.waits(seat)
        plan.text = text
        plan.due = asked + pace.show(self.table.pages.events) + pace.think(ask, choice, waits)
        self.table.set_alarm()

    def forget(self, seat: int) -> None:
        """A bot means to do nothing any more."""
        plan = self.plans.pop(seat, None)
        if plan is not None and plan.thought is not None:
            plan.thought.cancel()

    def due(self) -> float | None:
        """When the first of them acts."""
        return min((plan.due for plan in self.plans.values() if plan.due < NEVER), default=None)

    def act(self) -> bool:
        """Let the first that is due act; whether one did."""
        now = time.monotonic()
        for seat, plan in sorted(self.plans.items(), key=lambda item: item[1].due):
            if plan.due <= now:
                self.forget(seat)
                self.play(seat, plan.text)
                return True
        return False

    def play(self, seat: int, text: str) -> None:
        """Do what a bot means to do; where the rules refuse it, the stand-in."""
        table = self.table
        if table.commit(seat, entries.Acted(text), "") is None:
            return
        ask: Decision | None = table.decision(seat)
        if ask is not None and ask.standin is not None:
            table.commit(seat, entries.Acted(ask.standin.text), "")
        else:
            table.set_alarm()

    def close(self) -> None:
        """Think no more."""
        for seat in list(self.plans):
            self.forget(seat)
