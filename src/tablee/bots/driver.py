"""Plays a whole game with bots: required answers, offers, typed entries, sealed answers, and the clock where it must.

The order in which offers are polled is drawn by lot from a stream of the driver's own, each bot has a stream of its
own, and all of them are derived from the seed and the number of the game: game 17 of a simulation is the same game
whoever plays it and in whatever process.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from tablee.bots.bot import Bot
from tablee.bots.search_playout import clock_act, only_clock
from tablee.kernel.card import UNDO, Choice
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import Game
from tablee.kernel.layout import CLOCK
from tablee.kernel.setup import Setup
from tablee.kernel.step import Decision

CAP = 20_000
SECONDS = 5  # that an act takes on the clock of a game in which nobody sits: so do sandglasses run out


def stream(seed: int, index: int, role: str) -> Sfc32:
    """The stream of one role in game number `index` of a seed.

    >>> first, again = stream(7, 0, "deal"), stream(7, 0, "deal")
    >>> first.text() == again.text() != stream(7, 1, "deal").text()
    True
    """
    digest = hashlib.blake2b(f"{seed} {index} {role}".encode(), digest_size=12).digest()
    return Sfc32(int.from_bytes(digest, "little"))


class Played:
    """How a game went: the acts, the decisions (acts by a seat with two choices or more), whether it was cut off."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.acts = 0
        self.decisions = 0
        self.capped = False


class Driver:
    """Bots at a table. `step` plays the next act; `play` plays all of them, up to a cap.

    >>> from tablee.bots.bot import Random
    >>> from tablee.games.registry import game_named
    >>> setup = game_named("allergono").setup(4, target=0)
    >>> played = Driver(setup, [Random()] * 4, seed=1).play()
    >>> played.game.over, played.capped
    (True, False)
    """

    def __init__(self, setup: Setup, bots: Sequence[Bot], seed: int = 0, index: int = 0, game: Game | None = None):
        self.game = setup.kind.start(setup, stream(seed, index, "deal")) if game is None else game
        self.seats = setup.seats
        self.bots = bots
        self.lots = stream(seed, index, "lots")
        self.rngs = [stream(seed, index, f"bot {seat}") for seat in range(setup.seats)]
        self.played = Played(self.game)
        self.turned: dict[str, float] = {}  # when each glass that runs was turned

    def play(self, cap: int = CAP) -> Played:
        """Play to the end, or until so many acts were played."""
        game, played = self.game, self.played
        while not game.over:
            if played.acts >= cap:
                played.capped = True
                break
            self.step()
        return played

    def step(self) -> tuple[int, Choice]:
        """Play the next act: that of a glass which has run out, an offer, a required answer, or the clock's."""
        game = self.game
        ran_out = self.ran_out()
        if ran_out is not None:
            return self.act(int(CLOCK), ran_out, 1)
        waiting = int(game.waiting())
        window = self.listening(waiting)
        if window:
            for seat in self.in_lot_order(window):
                taken = self.offer(seat)
                if taken is not None:
                    return self.act(seat, taken, 2)
        if only_clock(waiting):
            return self.act(int(CLOCK), clock_act(game), 1)
        seats = [seat for seat in range(self.seats) if waiting >> seat & 1]
        seat = seats[0] if len(seats) == 1 else seats[int(self.lots.below(len(seats)))]
        return self.act(seat, *self.answer(seat))

    def act(self, seat: int, choice: Choice, choices: int) -> tuple[int, Choice]:
        """Play an act and count it."""
        self.game.play(seat, choice)
        self.played.acts += 1
        self.played.decisions += choices > 1
        return seat, choice

    def now(self) -> float:
        """The time, in seconds."""
        return float(SECONDS * self.played.acts)

    def ran_out(self) -> Choice | None:
        """The clock's act for a glass whose time is over."""
        game, now = self.game, self.now()
        glasses = game.setup.layout.glasses
        self.turned = {
            glass.name: self.turned.get(glass.name, now) for glass in glasses if game.table.glasses[glass.index]
        }
        for glass in glasses:
            if glass.name in self.turned and now >= self.turned[glass.name] + glass.seconds:
                return game.clock_act(f"glass {glass.name}")
        return None

    def listening(self, waiting: int) -> int:
        """The seats that may do something without being waited for, or besides."""
        game = self.game
        window = int(game.window())
        hears = int(game.step.hears(game)) & ~waiting
        if hears:
            for seat in range(self.seats):
                if hears >> seat & 1 and not game.table.has_sealed(seat):
                    window |= 1 << seat
        return window

    def in_lot_order(self, window: int) -> list[int]:
        """The seats of a window in an order drawn by lot."""
        seats = [seat for seat in range(self.seats) if window >> seat & 1]
        for at in range(len(seats) - 1, 0, -1):
            other = int(self.lots.below(at + 1))
            seats[at], seats[other] = seats[other], seats[at]
        return seats

    def offer(self, seat: int) -> Choice | None:
        """What a seat takes of its offers, if anything; what it must answer anyway is not asked here."""
        decision = self.game.decision(seat)
        if decision is None:
            return None
        if decision.required:
            offers = [choice for choice in decision.choices if not choice.verb.answers and choice.verb is not UNDO]
            if not offers:
                return None
            decision = Decision(seat, False, offers, None, "offers", "reaction", None, decision.since)
        elif not decision.choices and decision.entry is None:
            return None
        return self.bots[seat].choose(self.game.view(seat), decision, self.rngs[seat])

    def answer(self, seat: int) -> tuple[Choice, int]:
        """A required answer, and among how many choices; who has no choice is not asked."""
        game = self.game
        decision = game.decision(seat)
        assert decision is not None
        choices = decision.choices
        if len(choices) == 1 and decision.entry is None:
            return choices[0], 1
        choice = self.bots[seat].choose(game.view(seat), decision, self.rngs[seat])
        if choice is None:
            raise ValueError(f"the bot at seat {seat + 1} gave no answer to “{decision.asks}”")
        return choice, max(len(choices), 2)
