"""Which half of the package runs: the compiled modules, or the sources.

Nothing compiled is imported here, so that the answer can be had of a build that does not load. The build writes a
record beside the package; a compiled module whose sources have changed since is *stale*, and would win silently.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

from tablee import pure

State = Literal["compiled", "pure", "stale"]

PACKAGE = Path(__file__).resolve().parent
RECORD = "build_record.json"
COMPILED = ("kernel/**/*.py", "games/**/*.py", "bots/search*.py")
OPT_OUT = b"# not compiled:"
FOLDERS = ("kernel", "games", "bots")


def compiled_sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled: those of the kernel, the games and the search.

    Not a package's ``__init__.py``, nor a module whose first line is ``# not compiled: <reason>``.

    >>> "build_state.py" in [source.name for source in compiled_sources()]
    False
    """
    found = {source for pattern in COMPILED for source in package.glob(pattern) if source.name != "__init__.py"}
    return sorted(source for source in found if not _opts_out(source))


def _opts_out(source: Path) -> bool:
    with source.open("rb") as file:
        return file.read(len(OPT_OUT)) == OPT_OUT


def fingerprint(package: Path = PACKAGE) -> str:
    """One hash over the names and the bytes of all compiled sources, and the Python that they are compiled for.

    >>> len(fingerprint())
    64
    """
    digest = hashlib.sha256(str(sys.implementation.cache_tag).encode())
    for source in compiled_sources(package):
        text = source.read_bytes()
        digest.update(f"\0{source.relative_to(package).as_posix()}\0{len(text)}\0".encode())
        digest.update(text)
    return digest.hexdigest()


def compiled_modules(package: Path = PACKAGE) -> list[Path]:
    """The compiled modules that this Python would load, the library that they share included, stale or not."""
    inside = [Path(folder) / name for top in FOLDERS for folder, _, names in os.walk(package / top) for name in names]
    candidates = [*package.parent.glob(f"{pure.SHARED}.*"), *inside]
    return sorted(path for path in candidates if f".{path.name.partition('.')[2]}" in EXTENSION_SUFFIXES)


def names(modules: Iterable[Path], package: Path = PACKAGE) -> list[str]:
    """The places of compiled modules, as a record keeps them.

    >>> names([PACKAGE / "kernel" / "card.so"])
    ['tablee/kernel/card.so']
    """
    return [module.relative_to(package.parent).as_posix() for module in modules]


def read_record(package: Path = PACKAGE) -> Mapping[str, object]:
    """What the last build wrote; empty where there is none that can be read."""
    try:
        record = json.loads((package / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def state(package: Path = PACKAGE) -> State:
    """Say "compiled", "pure" or "stale": what an import of the kernel gets.

    "pure": the sources run, since nothing is compiled or ``TABLEE_PURE=1`` chose them. "stale": compiled modules
    would run, but the sources have changed since.

    >>> state() in ("compiled", "pure", "stale")
    True
    """
    modules = compiled_modules(package)
    if not modules or pure.chosen():
        return "pure"
    record = read_record(package)
    fresh = record.get("sources") == fingerprint(package) and record.get("modules") == names(modules, package)
    return "compiled" if fresh else "stale"
