"""The special cards, but for the casino: each may be laid without condition, acts once, and stays before its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.smile_life import discard, powers, turn
from tablee.games.smile_life.cards import LifeCard, cards_of
from tablee.games.smile_life.jobs import Job, may_use
from tablee.games.smile_life.malus import Malus
from tablee.games.smile_life.refusals import (
    DISCARDED,
    GAVE,
    INHERITED,
    KEPT_LUCK,
    LUCKY,
    NO_EFFECT,
    NO_GIFTS,
    PLAYED,
    PULLED,
    RAINBOW_LAID,
    REVENGED,
    SWAPPED,
    TSUNAMI_CAME,
)
from tablee.games.smile_life.salaries import at_hand
from tablee.kernel.card import Card, Choice, Deck
from tablee.kernel.game import holds
from tablee.kernel.layout import one
from tablee.kernel.refusal import refused
from tablee.kernel.step import DONE, REACTION, Sealed, Step
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.smile_life.game import SmileLife
    from tablee.games.smile_life.life import Life

LUCKY_CARDS: Final[i64] = 3


class Special(LifeCard):
    """A special card. Where nothing can come of it, it may be laid all the same."""

    def lay(self, g: SmileLife, life: Life, src: Zone, choice: Choice) -> None:
        g.table.move(self, src, life.specials)
        g.table.tell(PLAYED, life.seat, self)
        self.act(g, life, choice)

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        """What it does."""
        raise NotImplementedError


# -- Anniversaire ---------------------------------------------------------------------------------------------------


class Birthday(Special):
    """Everybody else gives one of the salaries that they have laid and not invested."""

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        if givers(g, life.seat) != 0:
            g.push(Gifts(int(life.seat)))
        else:
            g.table.tell(NO_GIFTS, life.seat)


def givers(g: SmileLife, receiver: i64) -> i64:
    """The seats that have a salary to give."""
    out: i64 = 0
    for life in g.lives:
        if life.seat != receiver and life.salaries.cards:
            out |= one(life.seat)
    return out


class Gifts(Sealed["SmileLife"]):
    """All give at the same time, each what they choose."""

    def __init__(self, receiver: int) -> None:
        self.receiver: i64 = receiver

    def parts(self) -> list[int | str | Card]:
        return [int(self.receiver)]

    def members(self, g: SmileLife) -> i64:
        return givers(g, self.receiver)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        for card in at_hand(g.lives[seat]):
            out.append(card.give)

    def opened(self, g: SmileLife, answers: list[Choice | None]) -> None:
        receiver = g.lives[self.receiver]
        seat = g.after(self.receiver)
        while seat != self.receiver:
            answer = answers[seat]
            if answer is not None and answer.card is not None:
                g.table.move(answer.card, g.lives[seat].salaries, receiver.salaries)
                g.table.tell(GAVE, seat, answer.card, other=self.receiver)
            seat = g.after(seat)

    def patience(self, g: SmileLife, seat: i64) -> str:
        return REACTION


# -- Arc-en-ciel ----------------------------------------------------------------------------------------------------


class Rainbow(Special):
    """Up to three cards of the hand in a row; the hand is filled again at the end of the turn."""

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        g.table.tell(RAINBOW_LAID, life.seat)
        g.push(turn.RUNS[3])


# -- Chance ---------------------------------------------------------------------------------------------------------


class Luck(Special):
    """Draw three, keep one, discard the others; then play a card as usual."""

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        if not isinstance(g.step, turn.Run):  # under the rainbow it is one of the cards that are left
            g.push(turn.PLAY)
        count: i64 = min(LUCKY_CARDS, len(g.draw_pile.cards))
        g.table.tell(LUCKY, life.seat, n=count)
        if count != 0:
            g.table.show(g.draw_pile.cards[-int(count) :], g.draw_pile, one(life.seat))
            g.push(Keep(int(count)))


class Keep(Step["SmileLife"]):
    """One of the uppermost cards is kept, the others are discarded."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def parts(self) -> list[int | str | Card]:
        return [int(self.count)]

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        seen: i64 = 0
        for card in cards_of(g.draw_pile)[-int(self.count) :]:
            if card.twin & seen == 0:
                seen |= card.twin
                out.append(card.keep)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        kept = choice.card
        assert kept is not None
        others = [card for card in g.draw_pile.cards[-int(self.count) :] if card is not kept]
        g.table.move(kept, g.draw_pile, g.lives[seat].hand)
        g.table.tell(KEPT_LUCK, seat, kept, to=one(seat))
        others.reverse()  # in the order in which they were drawn
        for card in others:
            g.throw(seat, card, g.draw_pile)
            g.table.tell(DISCARDED, seat, card)
        return DONE


# -- Étoile filante -------------------------------------------------------------------------------------------------


class ShootingStar(Special):
    """Any card of the discard that may be laid, at once."""

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        some: list[Choice] = []
        discard.add_all(g, life, (), some)
        if some:
            g.push(Star())
        else:
            g.table.tell(NO_EFFECT, life.seat, self)


class Star(Step["SmileLife"]):
    """Whoever laid the shooting star takes a card of the discard and lays it."""

    def waits(self, g: SmileLife) -> i64:
        return one(g.turn)

    def choices(self, g: SmileLife, seat: i64, out: list[Choice]) -> None:
        discard.add_all(g, g.lives[seat], (), out)

    def take(self, g: SmileLife, seat: i64, choice: Choice) -> bool:
        assert choice.card is not None
        discard.take(g, g.lives[seat], choice.card)
        return DONE


# -- Héritage -------------------------------------------------------------------------------------------------------


class Inheritance(Special):
    """Three wads for a later purchase: `acquisitions` knows how they are spent."""

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        g.table.tell(INHERITED, life.seat, n=self.wads)


# -- Piston ---------------------------------------------------------------------------------------------------------


class LegUp(Special):
    """Any job, of the hand or on top of the discard, whatever the studies."""

    def pair_up(self, deck: Deck) -> None:
        for card in deck.cards:
            if card.kind == "job":
                self.ways.pair(card)

    def add_ways(self, g: SmileLife, life: Life, out: list[Choice]) -> None:
        before = len(out)
        for card in cards_of(life.hand):
            if isinstance(card, Job) and may_use(g, life, card):
                out.append(self.ways.beside[int(card.index)])
        top = top_job(g, life)
        if top is not None and may_use(g, life, top):
            out.append(self.ways.beside[int(top.index)])
        if len(out) == before:
            out.append(self.plain)

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        job = choice.other
        if not isinstance(job, Job):
            g.table.tell(NO_EFFECT, life.seat, self)
            return
        g.table.tell(PULLED, life.seat, job)
        src = life.hand
        if not holds(src, job):
            src = g.taken
            discard.pick_up(g, job, src)
        job.take_up(g, life, src, True)


def top_job(g: SmileLife, life: Life) -> Job | None:
    """The job on top of the discard that may be laid with the Leg-Up."""
    cards = cards_of(g.discard)
    if not cards or discard.barred(g, life.seat, cards[-1]):
        return None
    top = cards[-1]
    return top if isinstance(top, Job) else None


# -- Troc, Tsunami --------------------------------------------------------------------------------------------------


class Swap(Special):
    """A card taken blindly out of a hand of one's choice; its owner takes one in return."""

    def add_ways(self, g: SmileLife, life: Life, out: list[Choice]) -> None:
        for other in g.lives:
            if other is not life:
                out.append(self.ways.at[other.seat])

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        other = g.lives[choice.target]
        if not life.hand.cards or not other.hand.cards:
            g.table.tell(NO_EFFECT, life.seat, self)
            return
        powers.swap_blindly(g, life, other)
        g.table.tell(SWAPPED, life.seat, other=other.seat)


class Tsunami(Special):
    """All hands are mixed and dealt again; each gets as many cards as before."""

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        table = g.table
        sizes: list[int] = []
        for other in g.lives:
            sizes.append(len(other.hand.cards))
            table.gather(other.hand, g.aside)
        table.shuffle(g.aside)
        for other in g.lives:
            for _ in range(sizes[other.seat]):
                table.draw(g.aside, other.hand)
        table.tell(TSUNAMI_CAME, life.seat)


# -- Vengeance ------------------------------------------------------------------------------------------------------


class Revenge(Special):
    """One of the malus received goes to somebody else whom it can strike."""

    def pair_up(self, deck: Deck) -> None:
        for card in deck.cards:
            if isinstance(card, Malus):
                self.ways.pair_at(card)

    def add_ways(self, g: SmileLife, life: Life, out: list[Choice]) -> None:
        before = len(out)
        seen: i64 = 0
        for card in cards_of(life.malus):
            if card.twin & seen == 0:
                seen |= card.twin
                for victim in g.lives:
                    if victim is not life and not refused(card.bars_against(g, victim)):
                        out.append(self.ways.beside_at[int(card.index)][victim.seat])
        if len(out) == before:
            out.append(self.plain)

    def act(self, g: SmileLife, life: Life, choice: Choice) -> None:
        card = choice.other
        if not isinstance(card, Malus):
            g.table.tell(NO_EFFECT, life.seat, self)
            return
        g.table.tell(REVENGED, life.seat, card, other=choice.target)
        card.strike(g, life.seat, g.lives[choice.target], life.malus)
