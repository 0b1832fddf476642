"""What a life may still bring: the jobs, studies, flirts and children that a sensible player hopes for.

All of it works on a view. What the viewer sees is laid out as a game of its own, in which nothing hidden lies, so that
the rules themselves say what would fit before whom.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.smile_life.cards import (
    FREE_HOUSE,
    FREE_TRAVEL,
    NO_FLIRT_LIMIT,
    NO_POWER,
    OUTLAW,
    SIXTH_CARD,
    STUDIES_ON,
    LifeCard,
    cards_of,
)
from tablee.games.smile_life.game import SmileLife
from tablee.games.smile_life.life import Life
from tablee.kernel.chance import Sfc32
from tablee.kernel.table import Table
from tablee.kernel.view import View

SALARIES: Final = 0.18  # how often a turn brings a salary that the best job could take; the same for others below
STUDIES: Final = 0.19
FLIRTS: Final = 0.09
CHILDREN: Final = 0.045


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


class Prospects:
    """A view as a player sees it: the lives around the table, and how much there is still to come."""

    def __init__(self, view: View) -> None:
        game = seen_game(view)
        self.game: Final = game
        self.me: Final = game.lives[view.viewer]
        self.hand: Final = cards_of(self.me.hand)
        self.left: Final = float(view.zones[0].count) / float(len(game.lives))  # turns that everybody still has
        self.tallies: Final = view.moment.tallies

    def held(self, kind: str, life: Life) -> float:
        """How many cards of a kind one holds oneself; of others one does not know."""
        if life is not self.me:
            return 0.0
        count = 0
        for card in self.hand:
            if card.kind == kind:
                count += 1
        return float(count)

    def fits(self, kind: str) -> bool:
        """Whether a card of this kind in hand could be laid now."""
        for card in self.hand:
            if card.kind == kind and card.fits(self.game, self.me):
                return True
        return False

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
