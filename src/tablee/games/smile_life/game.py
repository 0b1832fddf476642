"""Smile Life at a table: what the other modules of this folder share."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.smile_life import beginning, ending, turn
from tablee.games.smile_life.layout import (
    ASIDE,
    BETS,
    CASINO,
    DISCARD_PILE,
    DRAW_PILE,
    LEFT_OUT,
    OUT,
    RIVER_CARDS,
    TAKEN,
    THROWN,
    TURN,
    SmileLifeSetup,
)
from tablee.games.smile_life.life import Life
from tablee.games.smile_life.why import why
from tablee.kernel.card import Card
from tablee.kernel.game import Game
from tablee.kernel.refusal import Refusal, Result
from tablee.kernel.setup import Setup
from tablee.kernel.table import Table, Zone


class SmileLife(Game):
    """A game of Smile Life."""

    def bind(self) -> None:
        setup = self.setup
        assert isinstance(setup, SmileLifeSetup)
        self.options: SmileLifeSetup = setup
        table = self.table
        zones = table.zones
        seats: i64 = setup.seats
        self.seats: i64 = seats
        self.draw_pile: Zone = zones[DRAW_PILE]
        self.discard: Zone = zones[DISCARD_PILE]
        self.river: Zone = zones[RIVER_CARDS]
        self.bets: Zone = zones[BETS]
        self.casino: Zone = zones[CASINO]
        self.out: Zone = zones[OUT]
        self.aside: Zone = zones[ASIDE]
        self.left_out: Zone = zones[LEFT_OUT]
        self.taken: Zone = zones[TAKEN]
        lives: list[Life] = []
        seat: i64 = 0
        while seat < seats:
            lives.append(Life(table, seat, seats))
            seat += 1
        self.lives: list[Life] = lives
        self.read_turn()

    def start(self) -> None:
        beginning.begin(self)

    def resume(self, given: list[str]) -> None:
        """Whoever holds one card too many has drawn and plays it; otherwise the turn begins."""
        if self.over:
            life = self.lives[self.turn]
            self.push(turn.END_OF_TURN if len(life.hand.cards) > life.hand_size() else turn.TURN_STEP)
            if len(life.hand.cards) > life.hand_size():
                self.push(turn.PLAY)

    # -- reading the table ------------------------------------------------------------------------------------------

    def read_turn(self) -> None:
        """Read off the table whose turn it is: it changes once a turn, and is asked for many times."""
        self.turn: i64 = self.table.values[TURN]

    def give_turn(self, seat: i64) -> None:
        """It is the turn of this seat now."""
        self.table.set(TURN, seat)
        self.turn = seat

    def after(self, seat: i64) -> i64:
        """The next seat."""
        seat += 1
        return 0 if seat == self.seats else seat

    def anybody_works_as(self, power: i64) -> bool:
        """Whether the job that gives this advantage lies before anybody."""
        for life in self.lives:
            if life.works_as(power):
                return True
        return False

    # -- moving cards -----------------------------------------------------------------------------------------------

    def throw(self, seat: i64, card: Card, src: Zone) -> None:
        """Put a card onto the discard; it is remembered whose it was."""
        self.table.move(card, src, self.discard)
        self.table.mark(THROWN, card, self.discard, seat + 1)

    # -- the rest ---------------------------------------------------------------------------------------------------

    def why(
        self, seat: i64, verb: str, card: Card | None, target: i64, other: Card | None, word: str
    ) -> Refusal | None:
        return why(self, seat, verb, card, target, other)

    def tallies(self) -> list[int]:
        return ending.tallies(self)

    def result(self) -> Result:
        return ending.result(self)


def make_game(setup: Setup, table: Table) -> Game:
    """The rules, at a table."""
    return SmileLife(setup, table)
