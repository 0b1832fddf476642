"""The kernel and the games stand on the standard library and `mypy_extensions`, and the games on the kernel."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee

PACKAGE = Path(tablee.__file__).parent
STANDARD = {*sys.stdlib_module_names, "mypy_extensions"}
# A game loads what it needs without asking the world: no clock, no net, no chance of its own, no threads.
BARRED = {"asyncio", "multiprocessing", "random", "secrets", "socket", "subprocess", "threading", "time"}
MODULES = [path for folder in ("kernel", "games") for path in sorted((PACKAGE / folder).rglob("*.py"))]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inside = "" if not node.level else ".".join(path.relative_to(PACKAGE.parent).parts[: -node.level])
            yield ".".join(part for part in (inside, node.module) if part)


def allowed(name: str, path: Path) -> bool:
    if name.split(".")[0] != "tablee":
        return name.split(".")[0] in STANDARD - BARRED
    own = {"kernel"} if path.is_relative_to(PACKAGE / "kernel") else {"kernel", "games"}
    return name.count(".") > 0 and name.split(".")[1] in own


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_rules_import_rules_and_the_standard_library(path: Path) -> None:
    assert [name for name in imported(path) if not allowed(name, path)] == []


@pytest.mark.parametrize(
    ("line", "held"),
    [
        ("import json", True),
        ("from mypy_extensions import i64", True),
        ("from tablee.kernel.card import Card", True),
        ("from .card import Card", True),
        ("from tablee.games import allergono", False),
        ("from tablee.bots import greedy", False),
        ("from tablee import build_state", False),
        ("from ..house import server", False),
        ("import msgspec", False),
        ("import random", False),
    ],
)
def test_the_test_itself_tells_them_apart(
    line: str, held: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path / "tablee")
    path = tmp_path / "tablee" / "kernel" / "module.py"
    path.parent.mkdir(parents=True)
    path.write_text(line, encoding="utf-8")
    assert all(allowed(name, path) for name in imported(path)) is held
