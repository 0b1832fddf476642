"""What each choice is worth to a sensible player: its smiles, what they lead to, and what the cards in hand promise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.smile_life import discard
from tablee.games.smile_life.acquisitions import Payment
from tablee.games.smile_life.bot_prospects import FLIRTS
from tablee.games.smile_life.bot_rivals import Rivals
from tablee.games.smile_life.cards import (
    BET,
    DECLINE,
    DISCARD,
    DRAW,
    FINISH,
    GIVE,
    KEEP,
    LAY,
    LAY_FREE,
    LOOK,
    NO_FLIRT_LIMIT,
    PAY,
    RESIGN,
    SHED,
    STUDIES_ON,
    TAKE,
    TRADE,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.layout import BETTOR
from tablee.games.smile_life.life import Life, uncovered
from tablee.games.smile_life.malus import Malus
from tablee.games.smile_life.salaries import wage
from tablee.kernel.card import Choice
from tablee.kernel.refusal import refused
from tablee.kernel.view import View

DIVORCES: Final = 0.008  # how often a turn brings a divorce upon somebody who is married
OPEN_ENDED: Final = ("rainbow", "luck", "shooting_star", "tsunami", "swap")  # worth what else there is
SPECIAL_GAINS: Final = ("birthday", "rainbow", "luck", "shooting_star", "tsunami", "inheritance")
PROMISES: Final = {
    "marriage": 2.2,
    "child": 1.2,
    "flirt": 0.3,
    "adultery": 0.5,
    "grand_prize": 1.0,
    "travel": 0.6,
    "house": 0.8,
    "leg_up": 2.0,
    "rainbow": 2.2,
    "birthday": 2.0,
    "luck": 1.6,
    "shooting_star": 1.6,
    "casino": 1.2,
    "legion": 1.0,
    "attack": 0.5,
    "revenge": 0.5,
    "prison": 0.7,
    "divorce": 1.0,
    "dismissal": 1.0,
}


class Mind(Rivals):
    """A player's judgement of the choices that are open."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        agenda = view.moment.agenda
        step = None if agenda is None else agenda.step
        self.due: Final[i64] = step.left if isinstance(step, Payment) else 0

    def value(self, choice: Choice) -> float:
        """What a choice is worth."""
        verb = choice.verb
        card = choice.card
        if card is None:
            return self.value_of_act(choice)
        assert isinstance(card, LifeCard)
        if verb is LAY or verb is LAY_FREE:
            return self.value_of_laying(card, choice)
        if verb is TAKE:
            return self.best_way(card)
        if verb is DISCARD:
            return -0.9 * self.promise(card) - self.gift_to_next(card)
        if verb is BET:
            return self.value_of_bet(card)
        if verb is PAY:
            return self.value_of_paying(card)
        if verb is GIVE:
            return -float(card.level)
        if verb is SHED or verb is TRADE:
            return -self.promise(card) if verb is SHED else self.promise(card)
        # a card to keep, of three or of the river: with the latter one plays on
        return max(self.promise(card), self.best_way(card)) + (0.0 if verb is KEEP else self.best_play(card))

    def value_of_act(self, choice: Choice) -> float:
        """What an act without a card is worth."""
        verb = choice.verb
        if verb is DRAW:
            return self.value_of_drawing()
        if verb is LOOK:
            return 0.5
        if verb is FINISH:
            return 0.2
        if verb is RESIGN:
            return self.better_job() - 0.7
        if verb is DECLINE:
            return 0.3
        return -3.0

    def value_of_drawing(self) -> float:
        """Whoever has little to lay hopes for a new card; whoever has much lays it anyway, sooner or later."""
        gains = [self.best_way(card) for card in self.hand]
        stock = len([gain for gain in gains if gain >= 0.9])
        best = max([0.0, *gains])
        return (0.33 + 0.15 * float(min(stock, 3))) * best + 0.5

    def best_play(self, new: LifeCard | None) -> float:
        """The best that can be laid of the hand, and perhaps of a new card."""
        best = 0.0
        for card in self.hand:
            best = max(best, self.best_way(card))
        return best if new is None else max(best, self.best_way(new))

    def best_way(self, card: LifeCard) -> float:
        """What laying a card is worth in the best way that is open; nothing if none is."""
        ways: list[Choice] = []
        card.add_ways(self.game, self.me, ways)
        best = 0.0
        for way in ways:
            best = max(best, self.value_of_laying(card, way))
        return best

    def gift_to_next(self, card: LifeCard) -> float:
        """What the next player would make of a card on the discard."""
        following = self.game.lives[self.game.after(self.me.seat)]
        if not self.game.options.takes_discard or following is self.me:
            return 0.0
        if isinstance(card, Malus):
            return 0.0 if refused(card.bars_against(self.game, self.me)) else 0.5 * self.harm(self.me, card)
        if not card.fits(self.game, following):
            return 0.0
        return 0.7 * max(0.0, self.gain(following, card))

    def value_of_laying(self, card: LifeCard, choice: Choice) -> float:
        """What laying a card in this way is worth."""
        if isinstance(card, Malus):
            victim = self.game.lives[choice.target]
            return self.weight(victim) * self.harm(victim, card)
        kind = card.kind
        if kind == "attack":
            return self.value_of_attack()
        other = choice.other
        if kind == "leg_up":
            return self.gain(self.me, other) if isinstance(other, LifeCard) else -1.0
        if kind == "revenge":
            if not isinstance(other, LifeCard):
                return -1.0
            victim = self.game.lives[choice.target]
            return self.weight(victim) * self.harm(victim, other)
        if kind == "casino":
            return 1.3 if isinstance(other, LifeCard) else 0.1
        if kind == "swap":
            return 0.3 + 0.05 * float(self.tallies[choice.target]) / 10.0 - 0.1 * self.quality()
        gain = self.gain(self.me, card)
        if self.left > 5.0 and self.bars_others(card):
            return min(gain, 0.95)
        if choice.verb is LAY_FREE:
            gain += 0.3 * float(card.price) / 3.0
        return gain

    def bars_others(self, card: LifeCard) -> bool:
        """Whether laying a card would keep others in the hand from being laid, which may as well go first."""
        if card.kind == "job":
            return card.power != STUDIES_ON and not self.me.works() and self.fits("study")
        return card.kind == "marriage" and not self.me.works_as(NO_FLIRT_LIMIT) and self.fits("flirt")

    def gain(self, life: Life, card: LifeCard) -> float:
        """What a card is worth to somebody who lays it now: its smiles, and what they lead to."""
        game = self.game
        kind = card.kind
        smiles = float(card.smiles)
        if kind == "study":
            return smiles + (0.5 if not life.works() and life.level() < 6 else 0.0)
        if kind == "job":
            return smiles + self.prospects(life, card) - self.sacrifice(life, card)
        if kind == "salary":
            return smiles + 0.1 * float(card.level)
        if kind == "flirt":
            return smiles + self.gain_of_flirt(life, card)
        if kind == "marriage":
            return smiles + self.children_to_come(life) - self.flirts_to_come(life) - DIVORCES * self.left * smiles
        if kind == "adultery":
            risk = DIVORCES * self.left * (1.0 + 2.0 * float(len(life.children.cards)))
            return smiles + 0.9 * FLIRTS * self.left + 0.3 * self.held("flirt", life) - risk
        if kind == "grand_prize":
            return smiles + self.pay_rise(4 - wage(game, life))
        if kind in SPECIAL_GAINS:
            return self.gain_of_special(kind, life)
        return smiles

    def gain_of_flirt(self, life: Life, flirt: LifeCard) -> float:
        """What a flirt leads to: a marriage, a child, a rival's flirt."""
        out = 0.0
        if not life.married():
            if not life.flirts.cards:
                out += 1.0 + 0.7 * self.held("marriage", life)
            if flirt.allows_child:
                out += 0.8 * min(1.0, self.held("child", life))
        for rival in self.game.lives:
            theirs = uncovered(rival)
            if rival is not life and theirs is not None and cards_of(theirs)[-1].place == flirt.place:
                out += 1.0 + self.weight(rival)
        return out

    def gain_of_special(self, kind: str, life: Life) -> float:
        """What a special card is worth that needs no choice."""
        game = self.game
        if kind == "birthday":
            return sum([1.0 + self.weight(other) for other in game.lives if other is not life and other.salaries.cards])
        if kind == "rainbow":
            gains = [self.best_way(card) for card in self.hand if card.kind not in OPEN_ENDED]
            gains.sort()
            return sum(gains[-3:]) - 0.6
        if kind == "luck":
            return self.best_simple_play() + 0.5
        if kind == "shooting_star":
            return self.best_discard()
        if kind == "tsunami":
            return 1.2 - 0.35 * self.quality()
        return 1.0 if self.left > 3.0 else 0.2  # an inheritance

    def best_simple_play(self) -> float:
        """The best that can be laid of the hand, but for cards that only lead to others."""
        best = 0.0
        for card in self.hand:
            if card.kind not in OPEN_ENDED:
                best = max(best, self.best_way(card))
        return best

    def best_discard(self) -> float:
        """The best that a card of the discard could do."""
        best = 0.0
        for card in cards_of(self.game.discard):
            if card.kind not in OPEN_ENDED and not discard.barred(self.game, self.me.seat, card):
                best = max(best, self.best_way(card))
        return best

    def quality(self) -> float:
        """What the hand promises altogether."""
        return sum([1.0 if card.kind in OPEN_ENDED else self.promise(card) for card in self.hand])

    def promise(self, card: LifeCard) -> float:
        """What a card in hand is likely to be worth one day."""
        me = self.me
        kind = card.kind
        hope = min(1.0, self.left / 10.0)
        now = self.best_way(card)
        if now > 0.0:
            return max(now, hope * PROMISES.get(kind, 0.0))
        if kind == "job":
            return hope * self.promise_of_job(card)
        if kind == "study":
            return 0.2 if me.works() else 0.1
        if kind == "salary":
            return hope * (0.6 if not me.works() else 0.25)
        if kind in PROMISES:
            return hope * PROMISES[kind]
        return 0.3 * hope

    def promise_of_job(self, card: LifeCard) -> float:
        """What a job in hand is for: the best one to be taken up, or to change to; any other is a reserve."""
        me = self.me
        value = self.reach(card) * self.prospects(me, card)
        for other in self.hand:
            if other is not card and other.kind == "job" and self.reach(other) * self.prospects(me, other) > value:
                return 0.15
        if not me.works():
            return self.reach(card) * 2.0 + value
        return max(0.3, 0.7 * (value - self.prospects(me, me.job_card())))

    def value_of_paying(self, card: LifeCard) -> float:
        """As little too much as can be, with this card and the others that are left."""
        sums = {int(card.wads)}
        for other in cards_of(self.me.salaries) + cards_of(self.me.specials):
            if other is not card and other.wads != 0:
                sums |= {total + int(other.wads) for total in sums}
        return 0.1 * float(card.wads) - float(min([total for total in sums if total >= self.due]) - self.due)

    def value_of_bet(self, card: LifeCard) -> float:
        """The first bet wins three times in four, and at the worst comes back; the second one seldom wins."""
        if self.game.table.values[BETTOR] >= 0:
            return 0.35
        return 1.35 - 0.02 * float(card.level)
