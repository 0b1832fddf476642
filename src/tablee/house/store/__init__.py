"""The store: tables, their logs and the guests of a house in SQLite or PostgreSQL, durable before it is said.

Everything that happens at a table is a row of its append-only log. `Store` is what the house uses; everything else
here is how.
"""

from tablee.house.store.database import BadDatabase
from tablee.house.store.guests import Blank
from tablee.house.store.rows import (
    Append,
    CodeTaken,
    Guest,
    Head,
    Outcome,
    Own,
    Row,
    Snapshot,
    Stored,
    StoreFailed,
)
from tablee.house.store.store import Store

__all__ = [
    "Append",
    "BadDatabase",
    "Blank",
    "CodeTaken",
    "Guest",
    "Head",
    "Outcome",
    "Own",
    "Row",
    "Snapshot",
    "Store",
    "StoreFailed",
    "Stored",
]
