"""What a bot is, and the two that know no game: one that does anything, one that asks what a choice is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tablee.kernel.card import UNDO, Choice, entered
from tablee.kernel.chance import Chance
from tablee.kernel.step import Decision
from tablee.kernel.view import View

Worth = Callable[[View, Choice], float]

RARELY = 40  # a player at random asks for trouble one time in so many


class Bot(Protocol):
    """A player. It is shown a view, never the game, and keeps nothing in mind between two decisions.

    None lets an offer lapse; a required decision is always answered.
    """

    def choose(self, view: View, decision: Decision, rng: Chance) -> Choice | None:
        """One of the choices, or the answer to an entry."""


def typed(view: View, decision: Decision, rng: Chance) -> Choice | None:
    """An answer to a decision that asks for something to be typed; none if it asks for a choice."""
    if decision.entry is None:
        return None
    return entered(decision.entry.sample(view, rng))


def open_choices(decision: Decision) -> list[Choice]:
    """The choices of a decision, but for taking back what was done: bots mean what they do."""
    return [choice for choice in decision.choices if choice.verb is not UNDO]


class Random:
    """Any choice, each as likely as the others. It lets every second offer lapse, and is rarely careless.

    >>> from tablee.games.registry import game_named
    >>> from tablee.kernel.chance import Sfc32
    >>> game = game_named("allergono").new(seats=4, seed=1)
    >>> view = game.view(0)
    >>> Random().choose(view, view.ask, Sfc32(1))
    turn_up
    """

    def choose(self, view: View, decision: Decision, rng: Chance) -> Choice | None:
        """Any choice."""
        entry = typed(view, decision, rng)
        if entry is not None:
            return entry
        if not decision.required and rng.below(2) == 0:
            return None
        choices = open_choices(decision)
        harmless = [choice for choice in choices if not choice.verb.harm]
        if len(harmless) < len(choices) and (decision.required or rng.below(RARELY) != 0) and harmless:
            choices = harmless
        elif not harmless and not decision.required and rng.below(RARELY) != 0:
            return None
        return choices[rng.below(len(choices))] if choices else None


class Greedy:
    """The choice that is worth most by what the game knows; offers that are worth nothing lapse."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def choose(self, view: View, decision: Decision, rng: Chance) -> Choice | None:
        """The best choice, one of the best if there are several."""
        entry = typed(view, decision, rng)
        if entry is not None:
            return entry
        best: list[Choice] = []
        most = -1e9 if decision.required else 0.0
        for choice in open_choices(decision):
            worth = self.worth(view, choice)
            if worth > most:
                best = [choice]
                most = worth
            elif worth == most and best:
                best.append(choice)
        return best[rng.below(len(best))] if best else None
