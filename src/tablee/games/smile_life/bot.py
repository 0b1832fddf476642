"""What players of Smile Life know: how many smiles a choice brings now, and how a sensible person plans a life.

The judgement of a sensible player stands in `bot_mind`, what a life may still bring in `bot_prospects`, whom to deny
what in `bot_rivals`.
"""

from __future__ import annotations

from typing import Final

from tablee.games.smile_life.bot_mind import Mind
from tablee.games.smile_life.cards import (
    BET,
    DECLINE,
    DISCARD,
    DIVORCE,
    FINISH,
    GIVE,
    LAY,
    LAY_FREE,
    LEAVE,
    RESIGN,
    SHED,
    STOP,
    TAKE,
    LifeCard,
)
from tablee.kernel.card import UNDO, Choice
from tablee.kernel.chance import Chance
from tablee.kernel.step import Decision
from tablee.kernel.view import View

NOISE: Final = (2.0, 0.35, 0.05)  # by level, how far a player misjudges what something is worth, in smiles


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
