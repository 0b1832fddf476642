"""Allergono at a table: what the other modules of this folder share, and who may do what out of turn."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.allergono import calling, cloning, ending, mistakes, specials, turn
from tablee.games.allergono.cards import CALL, CATCH, CLONE, CLONE_CALLING, PLUS3, AllergonoCard, cards_of
from tablee.games.allergono.layout import (
    COLOUR,
    DRAW_PILE,
    HANDS,
    LATE,
    PENDING,
    PILE,
    SCORE,
    TURN,
    WAY,
    AllergonoSetup,
)
from tablee.games.allergono.refusals import EXHAUSTED, RESHUFFLED
from tablee.games.allergono.specials import Doubt
from tablee.games.allergono.why import why
from tablee.kernel.card import Card, Choice
from tablee.kernel.chance import Chance
from tablee.kernel.game import Game
from tablee.kernel.layout import Number
from tablee.kernel.refusal import Refusal, Result
from tablee.kernel.setup import Setup
from tablee.kernel.table import Table, Zone
from tablee.kernel.view import View


class Allergono(Game):
    """A match of Allergono."""

    def bind(self) -> None:
        setup = self.setup
        assert isinstance(setup, AllergonoSetup)
        self.options: AllergonoSetup = setup
        table = self.table
        self.seats: i64 = setup.seats
        self.draw_pile: Zone = table.zones[DRAW_PILE]
        self.pile: Zone = table.zones[PILE]
        self.read_scores()

    def start(self) -> None:
        ending.begin_match(self)

    def resume(self, given: list[str]) -> None:
        """The card that rules gives the colour; once a card is turned up, whose turn it is lays or draws."""
        if self.pile.cards and "colour" not in given:
            self.table.set(COLOUR, self.ruling().colour)
        if self.over:
            self.push(turn.TURN_STEP if self.pile.cards else ending.TurnUp())

    # -- reading the table ------------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> Zone:
        """The hand of a seat."""
        return self.table.zones[HANDS + seat]

    @property
    def turn(self) -> i64:
        """The seat whose turn it is."""
        return self.table.values[TURN]

    @property
    def pending(self) -> i64:
        """The fine that goes round."""
        return self.table.values[PENDING]

    @property
    def colour(self) -> i64:
        """The colour in force."""
        return self.table.values[COLOUR]

    @property
    def late(self) -> i64:
        """The seats that may still be caught."""
        return self.table.values[LATE]

    def top(self) -> AllergonoCard:
        """The card on top of the pile."""
        return cards_of(self.pile)[-1]

    def ruling(self) -> AllergonoCard:
        """The card that rules: the uppermost that is no "Pic de pollen +3"."""
        cards = cards_of(self.pile)
        return cards[len(cards) - self.kept_back()]

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many places further on, in the direction of play."""
        table = self.table
        way: i64 = table.values[WAY]
        seat += way * steps
        while seat < 0:
            seat += self.seats
        while seat >= self.seats:
            seat -= self.seats
        return seat

    # -- drawing ----------------------------------------------------------------------------------------------------

    def give(self, seat: i64, count: i64) -> i64:
        """A seat draws so many cards, or what there is; the number drawn."""
        table = self.table
        hand = self.hand(seat)
        drawn: i64 = 0
        while drawn < count:
            if not self.draw_pile.cards and not self.recycle():
                table.tell(EXHAUSTED, seat)
                break
            table.draw(self.draw_pile, hand)
            drawn += 1
        if drawn != 0:
            calling.no_longer_late(self, seat)
        return drawn

    def can_draw(self) -> bool:
        """Whether there is a card to draw, if need be after turning the pile over."""
        return len(self.draw_pile.cards) > 0 or self.kept_back() < len(self.pile.cards)

    def kept_back(self) -> i64:
        """How many cards of the pile stay when it is turned over: the ruling card and those that lie on it."""
        cards = cards_of(self.pile)
        count: i64 = len(cards)
        leave: i64 = 1
        while leave < count and cards[count - leave].face == PLUS3:
            leave += 1
        return leave

    def recycle(self) -> bool:
        """Turn the pile, but for what is kept back, into a new draw pile."""
        leave = self.kept_back()
        if leave >= len(self.pile.cards):
            return False
        self.table.gather(self.pile, self.draw_pile, leave)
        self.table.shuffle(self.draw_pile)
        self.table.tell(RESHUFFLED)
        return True

    # -- offers -----------------------------------------------------------------------------------------------------

    def open_to(self) -> i64:
        if not self.pile.cards:  # until the first card is turned up, nobody plays
            return 0
        if self.table.values[LATE] != 0:
            return self.setup.everybody
        if self.options.mistakes or (self.options.cloning and cloning.may_be_cloned(self)):
            return self.setup.everybody
        return 0

    def offers(self, seat: i64, out: list[Choice]) -> None:
        calling.offers(self, seat, out)
        if self.options.cloning:
            cloning.offers(self, seat, out)
        if self.options.mistakes:
            mistakes.offers(self, seat, out)

    def take_offer(self, seat: i64, choice: Choice) -> None:
        verb = choice.verb
        card = choice.card
        if verb is CALL:
            calling.call(self, seat)
        elif verb is CATCH:
            calling.catch(self, seat, choice.target)
        elif verb is CLONE or verb is CLONE_CALLING:
            assert isinstance(card, AllergonoCard)
            cloning.clone(self, seat, card, verb is CLONE_CALLING)
        else:
            assert isinstance(card, AllergonoCard)
            mistakes.put(self, seat, card)

    # -- the rest ---------------------------------------------------------------------------------------------------

    def glass_ran_out(self, glass: i64) -> None:
        ending.time_is_up(self)

    def why(
        self, seat: i64, verb: str, card: Card | None, target: i64, other: Card | None, word: str
    ) -> Refusal | None:
        return why(self, seat, verb, card, target, word)

    def read_scores(self) -> None:
        """Read the scores off the table: they change once a hand, and are asked for after every act."""
        self.scores: list[int] = self.table.values[SCORE : SCORE + self.seats]

    def tallies(self) -> list[int]:
        return self.scores

    def result(self) -> Result:
        return ending.result(self)

    def guess_number(self, view: View, number: Number, rng: Chance) -> int:
        """Whether the +4 on the pile was a bluff, judged by the imagined hand of its layer."""
        step = None if self.over else self.step
        if isinstance(step, Doubt):
            return int(specials.would_be_bluff(self, step.layer))
        return 0


def make_game(setup: Setup, table: Table) -> Game:
    """The rules, at a table."""
    return Allergono(setup, table)
