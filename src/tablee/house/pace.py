"""How long bots take, so that they play like people: never before a person could have, and no two alike.

Everything here is worked out from what the public knows. An offer that names a card shows what its seat holds, so it
must not change when that seat acts otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from tablee.kernel.card import Choice
from tablee.kernel.step import Decision

Waits = Mapping[str, float]  # for each choice of a decision that must still wait, the seconds left


class Pace:
    """How fast a table goes: 1 is a person's speed, 0 as fast as possible. Fair windows shrink with it."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.dice = random.SystemRandom()

    def window(self, choice: Choice) -> float:
        """How many seconds an offer must have been open before anybody may take it."""
        return choice.verb.pause / 1000 * self.scale

    def show(self, events: int) -> float:
        """The seconds that people need to see what has happened."""
        return min(events * 0.12, 4.0) * self.scale

    def think(self, decision: Decision, choice: Choice, waits: Waits) -> float:
        """After how many seconds a bot does what it has chosen."""
        if not choice.verb.answers:
            return waits.get(choice.text, 0.0) + self.between(0.4, 1.8)
        lapse = 0.0  # answering ends a race that everybody can see: leave people the time to run it
        for offer in decision.choices:
            if not offer.verb.answers and offer.card is None and offer.verb.pause:
                lapse = max(lapse, waits.get(offer.text, 0.0) + self.between(1.8, 3.0))
        return max(lapse, self.between(0.9, 1.9))

    def between(self, low: float, high: float) -> float:
        """A time between the two."""
        return self.dice.uniform(low, high) * self.scale
