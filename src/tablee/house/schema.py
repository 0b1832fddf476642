"""Makes the JSON Schema of every message: `python -m tablee.house.schema` writes docs/protocol.schema.json."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tablee.house import protocol

TARGET = Path(__file__).resolve().parents[3] / "docs" / "protocol.schema.json"


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every message and every part of one."""
    for value in vars(protocol).values():
        ours = (
            inspect.isclass(value)
            and issubclass(value, msgspec.Struct)
            and value.__module__.startswith(protocol.__name__)
        )
        if ours and value not in (protocol.Fact, protocol.Heard):
            yield value


def schema() -> str:
    """All of it, with one definition for each message."""
    _, parts = msgspec.json.schema_components(list(structs()), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tablée, protocol {protocol.VERSION}",
        "$defs": dict(sorted(parts.items())),
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(schema(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
