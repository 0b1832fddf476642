"""Runs the examples in the sources and the docs, and sees to it that none is passed over.

The examples are read from the sources, not from the modules: compiled modules have no docstrings, and examples that
nobody finds would all pass. Every line that starts with ``>>>`` must belong to an example that was run, and there
must be at least as many as ``[tool.tablee]`` in ``pyproject.toml`` records.
"""

import ast
import doctest
import importlib
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PROMPT = re.compile(r"^\s*>>> ", re.MULTILINE)
FENCE = re.compile(r"^```(?:pycon|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OPTIONS = doctest.NORMALIZE_WHITESPACE

Documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def in_module(path: Path) -> Iterator[doctest.DocTest]:
    """One test for each docstring that has an example, with the names of its module."""
    text = path.read_text(encoding="utf-8")
    if not PROMPT.search(text):
        return
    parts = path.relative_to(SOURCE).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    names = vars(importlib.import_module(name))
    parser = doctest.DocTestParser()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Documented) and (docstring := ast.get_docstring(node, clean=False)):
            label = f"{name}.{node.name}" if not isinstance(node, ast.Module) else name
            literal = node.body[0]
            test = parser.get_doctest(docstring, dict(names), label, str(path.relative_to(ROOT)), literal.lineno - 1)
            if test.examples:
                yield test


def in_page(path: Path) -> Iterator[doctest.DocTest]:
    """One test for a page: its fenced blocks share their names and run in their order."""
    text = path.read_text(encoding="utf-8")
    # What is not in a fence becomes empty lines, so that the line numbers stay true.
    kept, end = "", 0
    for block in FENCE.finditer(text):
        kept += "\n" * text.count("\n", end, block.start(1)) + block.group(1)
        end = block.end(1)
    name = path.relative_to(ROOT).as_posix()
    test = doctest.DocTestParser().get_doctest(kept, {}, name, name, 0)
    if test.examples:
        yield test


def main() -> int:
    """Run all; return 0 if every example was attempted and passed, and there were enough of them."""
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    modules = sorted((SOURCE / "tablee").rglob("*.py"))
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    problems: list[str] = []
    written = attempted = failed = 0
    for path in [*modules, *pages]:
        prompts = len(PROMPT.findall(path.read_text(encoding="utf-8")))
        tried = 0
        for test in in_module(path) if path.suffix == ".py" else in_page(path):
            result = runner.run(test)
            tried += result.attempted
            failed += result.failed
        if tried != prompts:
            problems.append(f"{path.relative_to(ROOT)}: {prompts} examples are written and {tried} were run")
        written += prompts
        attempted += tried
    with (ROOT / "pyproject.toml").open("rb") as file:
        least = int(tomllib.load(file)["tool"]["tablee"]["least_doctests"])
    if attempted < least:
        problems.append(f"there were {attempted} examples, fewer than the {least} recorded in pyproject.toml")
    for problem in problems:
        print(f"doctests: {problem}", file=sys.stderr)
    print(f"{attempted - failed} passed, {failed + len(problems)} failed")
    return 1 if failed or problems else 0


if __name__ == "__main__":
    sys.exit(main())
