"""The messages hold all that the engine shows, and nothing else."""

from __future__ import annotations

import json

import msgspec
import pytest

from house import vectors
from tablee.house import protocol

ROWS = json.loads(vectors.TARGET.read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=[f"{at}-{row['game']}" for at, row in enumerate(ROWS)])
def test_facts_go_through_the_messages_unchanged(row: dict[str, object]) -> None:
    viewers = row["viewers"]
    assert isinstance(viewers, list)
    for seen in viewers:
        assert msgspec.to_builtins(msgspec.convert(seen["start"], protocol.ViewFacts)) == seen["start"]
        for step in seen["steps"]:
            update = msgspec.convert(step["update"], protocol.UpdateFacts)
            assert trimmed(msgspec.to_builtins(update)) == trimmed(step["update"])


def trimmed(facts: object) -> object:
    """Without what is as good as absent: an empty text, no order, nothing."""
    if isinstance(facts, dict):
        return {key: trimmed(value) for key, value in facts.items() if value not in ("", None, [], False)}
    return [trimmed(one) for one in facts] if isinstance(facts, list) else facts
