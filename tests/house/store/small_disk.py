"""A store on a small disk of its own that fills up, empties, and is then mounted read-only for a while.

Run apart, where mounting is allowed: `unshare --user --map-root-user --mount python small_disk.py FOLDER`. Prints
what became of each row, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent.parent))

from house.store.shelf import ask, new_table, opened, row
from tablee.house.store import BadDatabase, Outcome, Store


def fill(file: Path) -> None:
    """Use up the disk to the last byte."""
    with file.open("wb", buffering=0) as out:
        for size in (65536, 1024, 1):
            try:
                while True:
                    out.write(b"x" * size)
            except OSError:
                pass


async def main(folder: Path) -> list[object]:
    """What becomes of rows in good and in bad times."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], check=True)
    told: list[object] = []
    database = f"sqlite:///{folder / 'house.sqlite3'}"
    async with opened(database) as store:
        table, other = await new_table(store, "KIWIS"), await new_table(store, "PEARS")
        number = 1

        async def add(note: str) -> None:
            nonlocal number
            outcome = await ask(store, table, row(number, b'"%s"' % (b"long" * 2000)))
            told.append([note, outcome.value])
            if outcome is Outcome.KEPT:
                number += 1

        await add("well")
        fill(folder / "filler")
        await add("full")
        while told[-1] == ["full", "kept"]:  # what SQLite had taken already had room left
            told.pop()
            await add("full")
        await add("still full")
        rows = [r.number for r in await store.rows(table)]
        told.append(["read while full", rows == list(range(number))])
        told.append(["ready while full", await store.ready()])
        os.unlink(folder / "filler")
        await add("space again")
        told.append(["ready again", await store.ready()])
        told.append(["log", [r.number for r in await store.rows(table)] == list(range(number))])
        told.append(["other", len(await store.rows(other))])
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
    try:
        await Store.open(database)
    except BadDatabase as bad:
        told.append(["read-only", str(bad)])
    subprocess.run(["mount", "-o", "remount,rw", str(folder)], check=True)
    async with opened(database) as store:
        told.append(["writable again", (await ask(store, table, row(number))).value])
    return told


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(Path(sys.argv[1])))))
