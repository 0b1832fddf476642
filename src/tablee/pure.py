"""``TABLEE_PURE=1``: run the sources, although compiled modules lie beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType

VARIABLE = "TABLEE_PURE"
# The library that the compiled modules share, beside the package: it tells them their own place from where it lies.
SHARED = "tablee__mypyc"


def chosen() -> bool:
    """Whether the sources were asked for.

    >>> chosen() == (os.environ.get("TABLEE_PURE", "") not in ("", "0"))
    True
    """
    return os.environ.get(VARIABLE, "") not in ("", "0")


class SourcesOnly:
    """Finds the modules of this package by their ``.py`` file alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of a module of this package; None where there is nothing of that name at all."""
        if name == SHARED:
            raise _no_source(name)
        if path is None or not name.startswith(f"{__package__}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        for folder in path:
            if FileFinder(folder, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(name) is not None:
                raise _no_source(name)
        return None


def _no_source(name: str) -> ModuleNotFoundError:
    return ModuleNotFoundError(f"{name} is compiled and has no source here ({VARIABLE}=1)", name=name)


def install_if_chosen() -> None:
    """Put the finder first, once, if the sources were asked for."""
    if chosen() and SourcesOnly not in sys.meta_path:
        sys.meta_path.insert(0, SourcesOnly)
