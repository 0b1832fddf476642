"""Databases for the tests of the store, made anew for each: SQLite always, PostgreSQL where it is installed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parent.parent.parent))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A database in a file that is not there yet."""
    return f"sqlite:///{tmp_path / 'house.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Any:
    """An empty database of each kind."""
    return request.getfixturevalue(request.param)
