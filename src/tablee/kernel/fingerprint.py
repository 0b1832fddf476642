"""The version of the rules: one hash over the kernel and the folder of a game, for records and positions."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from tablee.kernel.setup import GameKind

KERNEL: Final = Path(__file__).resolve().parent
DIGITS: Final = 16
KNOWN: Final[dict[str, str]] = {}


def rules_version(kind: GameKind) -> str:
    """The first 16 digits of a hash over everything that a game does by: code and data, in a stable order.

    >>> from tablee.games.registry import game_named
    >>> len(rules_version(game_named("allergono")))
    16
    """
    folder = str(kind.folder)
    if folder not in KNOWN:  # files do not change under a running program, or it would run other rules than it says
        digest = hashlib.sha256()
        for top in (KERNEL, kind.folder):
            digest.update(f"{top.name}\0".encode())
            files = {file.relative_to(top).as_posix(): file for file in [*top.rglob("*.py"), *top.rglob("*.toml")]}
            for name in sorted(files):
                text = files[name].read_bytes().replace(b"\r\n", b"\n")
                digest.update(f"{name}\0{len(text)}\0".encode())
                digest.update(text)
        KNOWN[folder] = digest.hexdigest()[:DIGITS]
    return KNOWN[folder]
