"""The names of bots, and of guests who give none."""

from __future__ import annotations

import random
from collections.abc import Iterable

BOTS = (
    "Achille",
    "Anatole",
    "Apolline",
    "Barnabé",
    "Casimir",
    "Clémence",
    "Désiré",
    "Églantine",
    "Félix",
    "Honorine",
    "Léon",
    "Margot",
    "Octave",
    "Philomène",
    "Pétronille",
    "Séraphin",
    "Violette",
    "Théodule",
    "Zoé",
)


def bot_names_for(count: int, taken: Iterable[str]) -> list[str]:
    """So many different names, none of them taken.

    >>> names = bot_names_for(9, ["Zoé"])
    >>> len(set(names)), "Zoé" in names
    (9, False)
    """
    gone = {name.casefold() for name in taken}
    return random.SystemRandom().sample([name for name in BOTS if name.casefold() not in gone], count)
