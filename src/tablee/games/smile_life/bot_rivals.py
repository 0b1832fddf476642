"""Whom to deny what: how much a malus costs its victim, and how much of that is one's own gain."""

from __future__ import annotations

from typing import Final

from tablee.games.smile_life.bot_prospects import Prospects
from tablee.games.smile_life.cards import LifeCard
from tablee.games.smile_life.life import Life

TURN_LOST: Final = 1.2  # smiles that a turn brings


class Rivals(Prospects):
    """What a player makes of the others."""

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
