"""A turn: draw (or take the last discard, resign, divorce), then lay a card for oneself or another, or discard it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life import casino, discard, ending, jobs, malus, marriage, river
from tablee.games.smile_life.cards import (
    BET,
    DISCARD,
    DIVORCE,
    DRAW,
    FINISH,
    LEAVE,
    RESIGN,
    RIVER,
    STOP,
    TO_DRAW,
    TO_FINISH,
    TO_LEAVE,
    TO_STOP,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.layout import NEW_JOB
from tablee.games.smile_life.refusals import DISCARDED, DREW, FINISHED
from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import one
from tablee.kernel.step import DONE, Step

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life


class Turn(Step["SmileLife"]):
    """The turn begins: draw, or do what may be done instead."""

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        life = g.lives[seat]
        out.append(TO_DRAW)
        if g.options.takes_discard:
            discard.add_top(g, life, out)
        if g.options.river:
            river.add_river(g, out)
        jobs.add_resigning(life, out)
        marriage.add_divorcing(life, out)
        marriage.add_stopping(life, out)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        life = g.lives[seat]
        verb = choice.verb
        if verb is LEAVE or verb is STOP:
            do_freely(g, life, choice)
            g.push(TURN_STEP)
            return DONE
        g.push(END_OF_TURN)
        if verb is DRAW:
            g.table.draw(g.draw_pile, life.hand)
            g.table.tell(DREW, seat)
            g.push(PLAY)
        elif verb is RIVER:
            assert choice.card is not None
            river.take(g, life, choice.card)
            g.push(PLAY)
        elif verb is RESIGN:
            jobs.resign(g, life)
        elif verb is DIVORCE:
            marriage.divorce(g, life)
        else:
            assert choice.card is not None
            discard.take(g, life, choice.card)
        return DONE


class Taken(Step["SmileLife"]):
    """A card taken from the discard is laid. What may be done freely may be done before, as long as it still fits."""

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        life = g.lives[seat]
        card = cards_of(g.taken)[-1]
        card.add_ways(g, life, out)
        if discard.may_drop_job(g, life, card):
            out.append(TO_LEAVE)
        if discard.may_end_affair(g, life, card):
            out.append(TO_STOP)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        life = g.lives[seat]
        if choice.verb is LEAVE or choice.verb is STOP:
            do_freely(g, life, choice)
            g.push(TAKEN)
        else:
            cards_of(g.taken)[-1].lay(g, life, g.taken, choice)
        return DONE


class Play(Step["SmileLife"]):
    """A card of the hand is laid or discarded, or a salary bet."""

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        add_plays(g, g.lives[seat], out)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        life = g.lives[seat]
        if choice.verb is LEAVE or choice.verb is STOP:
            do_freely(g, life, choice)
            g.push(PLAY)
        else:
            play(g, life, choice)
        return DONE

    def standin(self, g: SmileLife, seat: i64) -> Choice:
        """Whoever lets the time run out discards the card that came last."""
        cards = cards_of(g.lives[seat].hand)
        return cards[len(cards) - 1].discard


class Run(Step["SmileLife"]):
    """The cards that the rainbow allows in a row: so many are left, perhaps none."""

    def __init__(self, left: int) -> None:
        self.left: i64 = left

    def parts(self) -> list[int | str | Card]:
        return [int(self.left)]

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn) if self.left != 0 and g.lives[g.turn].hand.cards else 0

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        add_plays(g, g.lives[seat], out)
        out.append(TO_FINISH)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        life = g.lives[seat]
        verb = choice.verb
        if verb is FINISH:
            g.table.tell(FINISHED, seat)
        elif verb is LEAVE or verb is STOP:
            do_freely(g, life, choice)
            g.push(self)
        else:
            g.push(RUNS[self.left - 1])
            play(g, life, choice)
        return DONE

    def standin(self, g: SmileLife, seat: i64) -> Choice:
        return TO_FINISH


class EndOfTurn(Step["SmileLife"]):
    """The hand is filled up, and the turn passes on; with the draw pile finished the game is over."""

    def run(self, g: SmileLife) -> None:
        life = g.lives[g.turn]
        hand = life.hand
        size = life.hand_size()
        while len(hand.cards) < size and g.draw_pile.cards:
            g.table.draw(g.draw_pile, hand)
        if not g.draw_pile.cards:
            ending.end(g)
            return
        if g.table.values[NEW_JOB] != 0:
            g.table.set(NEW_JOB, 0)
        pass_on(g)


TURN_STEP: Final = Turn()
TAKEN: Final = Taken()
PLAY: Final = Play()
RUNS: Final = [Run(left) for left in range(4)]
END_OF_TURN: Final = EndOfTurn()


def pass_on(g: SmileLife) -> None:
    """It is the next one's turn, and the next one's after that while turns have to be skipped."""
    seat = g.turn
    while True:
        if g.options.river:
            river.turn_over(g)
            if not g.draw_pile.cards:
                ending.end(g)
                return
        seat = g.after(seat)
        if not g.lives[seat].pending.cards:
            break
        malus.serve(g, g.lives[seat])
    g.give_turn(seat)
    g.push(TURN_STEP)


def add_plays(g: SmileLife, life: Life, out: list[Choice]) -> None:
    """Add what may be done with the cards of the hand, and what may be done freely before."""
    bets = casino.may_bet(g, life.seat)
    seen: i64 = 0
    for card in cards_of(life.hand):
        if card.twin & seen == 0:
            seen |= card.twin
            card.add_ways(g, life, out)
            out.append(card.discard)
            if bets and card.kind == "salary":
                out.append(card.bet)
    jobs.add_leaving(life, out)
    marriage.add_stopping(life, out)


def play(g: SmileLife, life: Life, choice: Choice) -> None:
    """Lay, bet or discard a card of the hand."""
    card = choice.card
    assert isinstance(card, LifeCard)
    if choice.verb is DISCARD:
        g.throw(life.seat, card, life.hand)
        g.table.tell(DISCARDED, life.seat, card)
    elif choice.verb is BET:
        casino.bet(g, life, card)
    else:
        card.lay(g, life, life.hand, choice)


def do_freely(g: SmileLife, life: Life, choice: Choice) -> None:
    """A temp leaves, or an adultery is stopped: neither costs the turn."""
    if choice.verb is LEAVE:
        jobs.resign(g, life)
    else:
        marriage.stop(g, life)
