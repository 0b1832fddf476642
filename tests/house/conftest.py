"""Lets the tests of the house import the miniature games as `kernel.games`, and each other as `house`; twin tables."""

from __future__ import annotations

import asyncio
import random
import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from house.twin_tables import Heard, Twins

sys.path.append(str(Path(__file__).resolve().parent.parent))

# Starlette's test client would rather have a successor of httpx, and says so when it is imported.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import starlette.testclient  # noqa: F401

TABLES = [("allergono", acts) for acts in (6, 9, 30)] + [("smile_life", acts) for acts in (7, 12, 40)]


@pytest.fixture(scope="session")
def all_twins(tmp_path_factory: pytest.TempPathFactory) -> list[Twins]:
    """Twins at a few tables, for every viewer."""
    from house.twin_tables import begin, twins_at

    found: list[Twins] = []
    chance = random.Random(11)
    for game, acts in TABLES:
        folder = tmp_path_factory.mktemp("twins")
        code, tokens = asyncio.run(begin(folder, game, acts))
        found += twins_at(folder, code, tokens, chance)
    assert len(found) > 2 * len(TABLES)
    return found


@pytest.fixture(scope="session")
def heard(all_twins: list[Twins], tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Heard, Heard]]:
    """What every viewer gets."""
    from house.twin_tables import hear_both

    return [hear_both(twins, tmp_path_factory.mktemp("heard")) for twins in all_twins]
