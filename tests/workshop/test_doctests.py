"""The examples in the sources are run, all of them, and there are enough: one for each public name of the kernel."""

import ast
import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

GOOD = '''
def double(n: int) -> int:
    """Twice as much.

    >>> double(3)
    6
    >>> double(-1)
    -2
    """
    return 2 * n
'''

PAGE = """
# How to double

```python
>>> from tablee.sums import double
>>> double(4)
8
```

And again:

```python
>>> double(double(1))
4
```
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small package with five examples: two in a docstring, three on a page."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "doctests.py").write_bytes((ROOT / "tools" / "doctests.py").read_bytes())
    package = tmp_path / "src" / "tablee"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "sums.py").write_text(GOOD, encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "doubling.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "README.md").write_text("# Sums\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[tool.tablee]\nleast_doctests = 5\n", encoding="utf-8")
    return tmp_path


def run(project: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(project / "src")}
    command = [sys.executable, str(project / "tools" / "doctests.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_all_examples_pass(project: Path) -> None:
    done = run(project)
    assert (done.returncode, done.stdout, done.stderr) == (0, "5 passed, 0 failed\n", "")


def test_a_wrong_example_fails_and_names_its_line(project: Path) -> None:
    sums = project / "src" / "tablee" / "sums.py"
    sums.write_text(GOOD.replace("6", "7"), encoding="utf-8")
    done = run(project)
    assert done.returncode == 1
    assert done.stdout.endswith("4 passed, 1 failed\n")
    assert f'sums.py", line {GOOD.splitlines().index("    >>> double(3)") + 1},' in done.stdout


def test_a_wrong_example_on_a_page_names_its_line(project: Path) -> None:
    (project / "docs" / "doubling.md").write_text(PAGE.replace("4\n```", "5\n```"), encoding="utf-8")
    done = run(project)
    assert done.returncode == 1
    line = PAGE.splitlines().index(">>> double(double(1))") + 1
    assert f'doubling.md", line {line},' in done.stdout


def test_fewer_examples_than_recorded_fail(project: Path) -> None:
    (project / "docs" / "doubling.md").unlink()
    done = run(project)
    assert done.returncode == 1
    assert "there were 2 examples, fewer than the 5 recorded" in done.stderr


def test_an_example_that_nobody_runs_fails(project: Path) -> None:
    sums = project / "src" / "tablee" / "sums.py"
    sums.write_text(f"{GOOD}\n# >>> double(2)\nHELP = '''\n>>> double(5)\n'''\n", encoding="utf-8")
    done = run(project)
    assert done.returncode == 1
    assert "sums.py: 3 examples are written and 2 were run" in done.stderr


def examples(text: str) -> str:
    """The code of all examples in a docstring or a page."""
    return "".join(example.source for example in doctest.DocTestParser().get_examples(text.replace("```", "")))


def test_every_public_name_of_the_kernel_is_in_an_example() -> None:
    source, kernel = ROOT / "src" / "tablee", ROOT / "src" / "tablee" / "kernel"
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in source.rglob("*.py")}
    games = [*(ROOT / "tests" / "kernel" / "games").glob("*.py"), *(ROOT / "docs" / "examples").rglob("*.py")]
    trees |= {path: ast.parse(path.read_text(encoding="utf-8")) for path in games}
    # Public is what anybody outside the kernel takes from it.
    public = {
        name.name
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if kernel not in path.parents and isinstance(node, ast.ImportFrom) and "tablee.kernel" in (node.module or "")
        for name in node.names
    }
    shown = "".join(examples(page.read_text(encoding="utf-8")) for page in (ROOT / "docs").glob("*.md"))
    for path in kernel.glob("*.py"):
        for node in ast.walk(trees[path]):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                own = examples(ast.get_docstring(node) or "")
                shown += f"{node.name} {own}" if own else ""
    assert sorted(public - set(re.findall(r"\w+", shown))) == []
