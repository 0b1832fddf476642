"""What players of Smile Life know: how many smiles a choice brings now, and how a sensible person plans a life.

All of it works on a view. What the viewer sees is laid out as a game of its own, in which nothing hidden lies, so that
the rules themselves say what would fit before whom.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.smile_life import discard
from tablee.games.smile_life.acquisitions import Payment
from tablee.games.smile_life.cards import (
    BET,
    DECLINE,
    DISCARD,
    DIVORCE,
    DRAW,
    FINISH,
    FREE_HOUSE,
    FREE_TRAVEL,
    GIVE,
    KEEP,
    LAY,
    LAY_FREE,
    LEAVE,
    LOOK,
    NO_FLIRT_LIMIT,
    NO_POWER,
    OUTLAW,
    PAY,
    RESIGN,
    SHED,
    SIXTH_CARD,
    STOP,
    STUDIES_ON,
    TAKE,
    TRADE,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.game import SmileLife
from tablee.games.smile_life.layout import BETTOR
from tablee.games.smile_life.life import Life, uncovered
from tablee.games.smile_life.malus import Malus
from tablee.games.smile_life.salaries import wage
from tablee.kernel.card import UNDO, Choice
from tablee.kernel.chance import Chance, Sfc32
from tablee.kernel.refusal import refused
from tablee.kernel.step import Decision
from tablee.kernel.table import Table
from tablee.kernel.view import View

NOISE: Final = (2.0, 0.35, 0.05)  # by level, how far a player misjudges what something is worth, in smiles
TURN_LOST: Final = 1.2  # smiles that a turn brings
SALARIES: Final = 0.18  # how often a turn brings a salary that the best job could take; the same for others below
STUDIES: Final = 0.12
FLIRTS: Final = 0.09
CHILDREN: Final = 0.045
DIVORCES: Final = 0.008  # how often a turn brings a divorce upon somebody who is married


def seen_game(view: View) -> SmileLife:
    """What a viewer sees, as a game in which nothing hidden lies: good for asking the rules, not for playing on."""
    table = Table(view.setup, Sfc32(0, 0))
    for at in range(len(view.zones)):
        table.zones[at].cards = [card for card in view.zones[at].cards if card is not None]
    for at in range(len(view.numbers)):
        value = view.numbers[at]
        table.values[at] = 0 if value is None else value
    for at in range(len(view.marks)):
        for index, value in view.marks[at].items():
            table.marks[at][index] = value
    game = view.setup.kind.game(view.setup, table)
    assert isinstance(game, SmileLife)
    return game


# -- greedy: smiles now ---------------------------------------------------------------------------------------------


def worth(view: View, choice: Choice) -> float:
    """The smiles that a choice brings now; what takes smiles from others is worth a little, what loses some nothing."""
    verb = choice.verb
    card = choice.card
    if verb is UNDO:
        return -9.0
    if verb in (RESIGN, DIVORCE, LEAVE, STOP, DECLINE, FINISH):
        return -2.0
    if not isinstance(card, LifeCard):
        return 0.3
    if verb is DISCARD or verb is SHED or verb is GIVE:
        return -0.1 * float(card.smiles) - 0.5
    if verb is LAY or verb is LAY_FREE or verb is TAKE:
        more = choice.other
        with_it = float(more.smiles) if isinstance(more, LifeCard) else 0.0
        return float(card.smiles) + 0.4 + with_it
    if verb is BET:
        return 0.9
    return 0.1 * float(card.smiles) + 0.3


# -- steady: a plan -------------------------------------------------------------------------------------------------


class Steady:
    """A sensible player. Level 1 often misjudges things, level 3 hardly ever."""

    def __init__(self, level: int = 2) -> None:
        self.noise: Final = NOISE[level - 1]

    def choose(self, view: View, decision: Decision, rng: Chance) -> Choice | None:
        """The choice that is worth most to the plan."""
        if not decision.required:
            return None
        mind = Mind(view)
        best: Choice | None = None
        most = -1e9
        for choice in decision.choices:
            if choice.verb is UNDO:
                continue
            value = mind.value(choice) + self.noise * float(rng.below(1000)) / 1000.0
            if value > most:
                best = choice
                most = value
        return best


class Mind:
    """What a player makes of a view: the lives around the table, and how much there is still to come."""

    def __init__(self, view: View) -> None:
        self.game: Final = seen_game(view)
        self.me: Final = self.game.lives[view.viewer]
        self.hand: Final = cards_of(self.me.hand)
        seats = len(self.game.lives)
        self.left: Final = float(view.zones[0].count) / float(seats)  # turns that everybody still has
        self.tallies: Final = view.moment.tallies
        agenda = view.moment.agenda
        step = None if agenda is None else agenda.step
        self.due: Final[i64] = step.left if isinstance(step, Payment) else 0

    # -- choices ----------------------------------------------------------------------------------------------------

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
        return (0.55 + 0.15 * float(min(stock, 3))) * best + 0.5

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

    # -- laying -----------------------------------------------------------------------------------------------------

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

    def fits(self, kind: str) -> bool:
        """Whether a card of this kind in hand could be laid now."""
        for card in self.hand:
            if card.kind == kind and card.fits(self.game, self.me):
                return True
        return False

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

    def prospects(self, life: Life, job: LifeCard) -> float:
        """The smiles that a job is likely to bring later."""
        out = self.pay_rise(job.wage) + (0.6 if job.official else 0.0)
        power = job.power
        later = min(1.0, self.left / 12.0)
        if power == FREE_HOUSE or power == FREE_TRAVEL or power == SIXTH_CARD:
            out += 1.5 * later
        elif power == OUTLAW:
            out -= 0.7 * later
        elif power != NO_POWER:
            out += 0.4 * later
        if job.prize != 0 and life is self.me:
            out += 3.0 * self.held("grand_prize", life)
        return out

    def pay_rise(self, levels: i64) -> float:
        """The smiles of the salaries that so many more levels will allow."""
        return SALARIES * self.left * float(levels) / 4.0

    def sacrifice(self, life: Life, job: LifeCard) -> float:
        """What taking up a job costs: the one there was, studies in hand, and better jobs that it keeps away."""
        cost = 0.0
        if life.works():
            old = life.job_card()
            cost += 2.0 + self.prospects(life, old)
        elif job.power != STUDIES_ON:
            cost += self.studies_to_come(life) * (0.6 if job.temporary else 0.9)
        if life is self.me and not job.temporary:
            level = life.level()
            for other in self.hand:
                missing = float(max(0, other.level - level))
                if other.kind == "job" and other is not job and missing <= self.held("study", life) + 2.0:
                    more = self.prospects(life, other) - self.prospects(life, job) - missing
                    cost = max(cost, 0.7 * more)
        return cost

    def studies_to_come(self, life: Life) -> float:
        """How many more studies could be laid by somebody who takes no job."""
        room = 6.0 - float(len(life.studies.cards))
        return max(0.0, min(room, self.held("study", life) + STUDIES * self.left))

    def flirts_to_come(self, life: Life) -> float:
        """How many more flirts could be laid by somebody who does not marry."""
        room = 5.0 - float(len(life.flirts.cards))
        if life.works_as(NO_FLIRT_LIMIT):
            room = 9.0
        return max(0.0, 0.5 * min(room, self.held("flirt", life) + FLIRTS * self.left))

    def children_to_come(self, life: Life) -> float:
        """What the children are worth that a marriage allows."""
        return 1.8 * (self.held("child", life) + CHILDREN * self.left)

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

    # -- others -----------------------------------------------------------------------------------------------------

    def weight(self, victim: Life) -> float:
        """How much of what somebody else loses is one's own: most with whoever leads."""
        if victim is self.me:
            return 1.0
        others = len(self.game.lives) - 1
        ahead = self.tallies[victim.seat]
        for life in self.game.lives:
            if life is not self.me and self.tallies[life.seat] > ahead:
                return 0.6 / float(others)
        return 0.6 / float(others) + 0.35

    def harm(self, victim: Life, card: LifeCard) -> float:
        """The smiles that a malus costs its victim, sooner or later."""
        kind = card.kind
        if kind == "divorce":
            lost = 3.3
            if victim.strays():
                lost += 1.0 + 2.0 * float(len(victim.children.cards))
            return lost
        if kind == "dismissal":
            return 2.0 + 0.6 * self.prospects(victim, victim.job_card()) if victim.works() else 0.0
        if kind == "income_tax":
            return 1.1 if victim.salaries.cards else 0.0
        if kind == "repeated_year":
            return 1.4
        turn = min(TURN_LOST, self.left)
        return 2.0 + 3.0 * turn if kind == "prison" else turn

    def value_of_attack(self) -> float:
        """All children are lost: good if others have more of them."""
        out = -2.0 * float(len(self.me.children.cards)) - (0.6 if self.held("legion", self.me) else 0.0)
        for life in self.game.lives:
            if life is not self.me:
                out += self.weight(life) * 2.0 * float(len(life.children.cards))
        return out

    # -- the hand ---------------------------------------------------------------------------------------------------

    def held(self, kind: str, life: Life) -> float:
        """How many cards of a kind one holds oneself; of others one does not know."""
        if life is not self.me:
            return 0.0
        count = 0
        for card in self.hand:
            if card.kind == kind:
                count += 1
        return float(count)

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

    def reach(self, job: LifeCard) -> float:
        """How likely one gets to the studies that a job asks for."""
        missing = float(max(0, job.level - self.me.level())) - self.held("study", self.me)
        if job.promotion:
            return 0.3
        return 0.9 if missing <= 0.0 else max(0.0, (0.2 if self.me.works() else 0.8) - 0.15 * missing)

    def better_job(self) -> float:
        """How much more a job in hand would bring than the present one."""
        me = self.me
        best = 0.0
        present = self.prospects(me, me.job_card())
        for card in self.hand:
            if card.kind == "job" and not card.promotion and card.level <= me.level():
                best = max(best, self.prospects(me, card) - present)
        return best

    # -- money ------------------------------------------------------------------------------------------------------

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
