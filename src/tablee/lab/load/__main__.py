"""Takes orders, a line of JSON each, and answers each with one."""

from __future__ import annotations

import asyncio
import json
import sys

import msgspec
import uvloop

from .orders import Counts, Order
from .run import Run


def main() -> None:
    """Say who is here, then measure what is ordered."""
    print(json.dumps({"load": f"Python {sys.version.split()[0]}"}), flush=True)
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)

        async def measure(order: Order = order) -> Counts:
            return await Run(order).measure()

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            counts = runner.run(measure())
        print(json.dumps(msgspec.to_builtins(counts)), flush=True)


if __name__ == "__main__":
    main()
