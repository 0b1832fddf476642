"""Figures about the house, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

if TYPE_CHECKING:
    from tablee.house.table import Table

CONTENT_TYPE = CONTENT_TYPE_LATEST
REGISTRY = CollectorRegistry()
ROWS = Counter("tablee_rows", "Rows written to the logs of tables", ["outcome"], registry=REGISTRY)
KEPT = ROWS.labels("kept")
WRITE = Histogram(
    "tablee_write_seconds",
    "From an act to its row being durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
LATE = Histogram(
    "tablee_clock_late_seconds",
    "By how much the clock acted late",
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 60),
    registry=REGISTRY,
)
TABLES = Gauge("tablee_tables", "Tables in memory", ["state"], registry=REGISTRY)
PAGES = Gauge("tablee_pages", "Pages at tables", registry=REGISTRY)


def exposition(tables: Iterable[Table]) -> bytes:
    """All figures as text."""
    found = list(tables)
    for state in ("open", "playing", "over"):
        TABLES.labels(state).set(sum(table.state.house.state == state for table in found))
    PAGES.set(sum(len(table.pages) for table in found))
    return generate_latest(REGISTRY)
