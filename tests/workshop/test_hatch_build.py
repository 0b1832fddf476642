"""The build of our own: what it compiles, when it does so again, and what it says where it cannot."""

import json
import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

DICE = """
from pathlib import Path
from typing import Final

FACES: Final = 6
HOME: Final = Path(__file__).parent


class Die:
    def __init__(self, face: int) -> None:
        self.face = face

    def turned(self) -> int:
        return FACES + 1 - self.face
"""

SEARCH = """
from tablee.games.yams.hand import best


def choose() -> int:
    return best(2)
"""

HAND = """
from tablee.kernel.dice import Die


def best(face: int) -> int:
    return max(face, Die(face).turned())
"""

WHICH_RUNS = """
import json
from tablee import build_state
from tablee.bots import search_dice
from tablee.games.yams import hand, words
from tablee.kernel import dice

modules = [dice, hand, words, search_dice]
print(json.dumps({
    "state": build_state.state(),
    "answer": search_dice.choose(),
    "home": str(dice.HOME),
    "compiled": [module.__name__ for module in modules if not module.__file__.endswith(".py")],
}))
"""

ALL_COMPILED = ["tablee.kernel.dice", "tablee.games.yams.hand", "tablee.bots.search_dice"]


class Project:
    """A small package of the same shape, built by the project's own hook."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "tablee"

    def lay_out(self) -> "Project":
        for name in ("hatch_build.py", "src/tablee/__init__.py", "src/tablee/pure.py", "src/tablee/build_state.py"):
            self.write(name, (ROOT / name).read_text(encoding="utf-8"))
        self.write(
            "pyproject.toml",
            """
            [build-system]
            requires = ["hatchling"]
            build-backend = "hatchling.build"
            [project]
            name = "tablee"
            version = "0"
            requires-python = ">=3.11"
            [tool.hatch.build.hooks.custom]
            [tool.hatch.build]
            exclude = ["*.so", "build_record.json"]
            [tool.hatch.build.targets.wheel]
            packages = ["src/tablee"]
            [tool.mypy]
            strict = true
            """,
        )
        for folder in ("kernel", "games", "games/yams", "bots"):
            self.write(f"src/tablee/{folder}/__init__.py", "")
        self.write("src/tablee/kernel/dice.py", DICE)
        self.write("src/tablee/games/yams/hand.py", HAND)
        self.write("src/tablee/games/yams/words.py", "# not compiled: words alone\nWORD = 'yams'\n")
        self.write("src/tablee/bots/search_dice.py", SEARCH)
        return self

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, "TABLEE_PURE": "", "PYTHONPATH": str(self.root / "src"), **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("hatch_build.py", **environment)

    def facts(self, **environment: str) -> dict[str, object]:
        done = self.run("-c", WHICH_RUNS, **environment)
        assert done.returncode == 0, done.stderr
        facts = json.loads(done.stdout)
        home = environment.get("PYTHONPATH", self.package.parent)
        assert facts.pop("answer") == 5
        assert facts.pop("home") == str(Path(home) / "tablee" / "kernel")
        return facts

    def state(self) -> str:
        return self.run("-c", "from tablee import build_state; print(build_state.state())").stdout.strip()

    def compiled(self) -> set[str]:
        return {path.name.split(".")[0] for path in self.package.parent.rglob("*") if path.suffix in (".so", ".pyd")}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project that was never built."""
    return Project(tmp_path).lay_out()


@pytest.fixture(scope="session")
def compiler() -> None:
    """What compiling needs; the test is skipped where it is not there, as the build itself would be."""
    code = "import hatch_build; print(hatch_build.missing_tool() or '')"
    missing = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    if missing.strip():
        pytest.skip(f"nothing can be compiled: {missing.strip()}")


@pytest.fixture(scope="module")
def built_once(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = Project(tmp_path_factory.mktemp("built")).lay_out()
    done = project.build()
    assert done.returncode == 0, done.stdout + done.stderr
    assert "compiled 3 modules" in done.stderr
    return project


@pytest.fixture
def built(built_once: Project, tmp_path: Path) -> Project:
    """A built project, the test's own."""
    shutil.copytree(built_once.root, tmp_path / "project")
    return Project(tmp_path / "project")


def test_compiles_kernel_games_and_search_and_nothing_else(built: Project) -> None:
    assert built.facts() == {"state": "compiled", "compiled": ALL_COMPILED}
    assert built.compiled() == {"dice", "hand", "search_dice", "tablee__mypyc"}


def test_a_fresh_build_is_left_alone_at_once(built: Project) -> None:
    before = {path: path.stat().st_mtime_ns for path in built.package.parent.rglob("*.so")}
    start = time.monotonic()
    done = built.build()
    assert time.monotonic() - start < 1.5
    assert done.returncode == 0
    assert done.stderr == ""
    assert {path: path.stat().st_mtime_ns for path in built.package.parent.rglob("*.so")} == before


def test_the_environment_chooses_the_sources(built: Project) -> None:
    assert built.facts(TABLEE_PURE="1") == {"state": "pure", "compiled": []}
    assert built.facts(TABLEE_PURE="0") == {"state": "compiled", "compiled": ALL_COMPILED}


def test_a_compiled_module_without_source_is_not_taken_for_one(built: Project) -> None:
    done = built.run("-c", "import tablee, tablee__mypyc", TABLEE_PURE="1")
    assert "is compiled and has no source here" in done.stderr


def test_what_does_not_exist_is_simply_not_found_among_the_sources(built: Project) -> None:
    done = built.run("-c", "import importlib.util as i; print(i.find_spec('tablee.nothing'))", TABLEE_PURE="1")
    assert done.stdout == "None\n"


def test_an_edited_source_makes_the_build_stale_until_it_is_built_again(built: Project) -> None:
    built.write("src/tablee/kernel/dice.py", DICE.replace("self.face = face", "self.face = face + 0"))
    assert built.state() == "stale"
    assert built.build().returncode == 0
    assert built.facts() == {"state": "compiled", "compiled": ALL_COMPILED}


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda project: project.write("src/tablee/games/yams/new.py", "A = 1\n"), id="a new module"),
        pytest.param(lambda project: (project.package / "kernel/dice.py").unlink(), id="a source gone"),
        pytest.param(lambda project: next(project.package.rglob("hand.*.so")).unlink(), id="a compiled module gone"),
        pytest.param(lambda project: next(project.root.glob("src/*.so")).unlink(), id="the shared library gone"),
        pytest.param(lambda project: (project.package / "build_record.json").unlink(), id="no record"),
        pytest.param(lambda project: project.write("src/tablee/build_record.json", "]"), id="a broken record"),
    ],
)
def test_whatever_does_not_fit_is_stale(built: Project, change: object) -> None:
    assert callable(change)
    change(built)
    assert built.state() == "stale"


def test_what_another_python_compiled_is_not_ours(built: Project) -> None:
    for path in built.package.parent.rglob("*.so"):
        path.rename(path.with_name(f"{path.name.split('.')[0]}.cpython-399-nowhere.so"))
    assert built.state() == "pure"


def test_the_compiled_module_of_a_deleted_source_is_removed(built: Project) -> None:
    (built.package / "bots" / "search_dice.py").unlink()
    assert built.build().returncode == 0
    assert built.compiled() == {"dice", "hand", "tablee__mypyc"}
    assert built.state() == "compiled"


def test_a_module_that_opts_out_is_compiled_no_longer(built: Project) -> None:
    built.write("src/tablee/bots/search_dice.py", f"# not compiled: slow on purpose\n{SEARCH}")
    assert built.state() == "stale"
    assert built.build().returncode == 0
    assert built.facts() == {"state": "compiled", "compiled": ALL_COMPILED[:2]}


def test_nothing_to_compile_is_no_failure(built: Project) -> None:
    for folder in ("kernel", "games", "bots"):
        shutil.rmtree(built.package / folder)
    assert built.build().returncode == 0
    assert built.compiled() == set()
    assert built.state() == "pure"


@pytest.mark.usefixtures("compiler")
def test_a_type_error_stops_the_build_and_is_shown(project: Project) -> None:
    project.write("src/tablee/kernel/dice.py", DICE.replace("-> int", "-> str"))
    done = project.build()
    assert done.returncode == 1
    assert 'dice.py:14: error: Incompatible return value type (got "int", expected "str")' in done.stdout
    assert done.stderr.endswith("tablee: the package could not be compiled: see the messages above\n")
    assert project.state() == "pure"


def test_a_build_that_failed_does_not_pass_for_a_fresh_one(built: Project) -> None:
    built.write("src/tablee/kernel/dice.py", DICE.replace("-> int", "-> str"))
    assert built.build().returncode == 1
    assert built.state() == "stale"
    assert built.build().returncode == 1


@pytest.mark.usefixtures("compiler")
def test_an_error_of_the_c_compiler_stops_the_build_and_is_shown(project: Project, tmp_path: Path) -> None:
    compiler = tmp_path / "broken-cc"
    compiler.write_text("#!/bin/sh\necho 'this compiler is broken' >&2\nexit 7\n", encoding="utf-8")
    compiler.chmod(0o755)
    done = project.build(CC=str(compiler))
    assert done.returncode == 1
    assert "tablee: the package could not be compiled: " in done.stderr
    assert project.compiled() == set()


def test_without_a_c_compiler_the_sources_run_and_one_line_says_so(built: Project) -> None:
    assert built.build(CC="no-such-compiler").returncode == 0
    assert built.state() == "compiled", "what is fresh needs no compiler"
    built.write("src/tablee/games/yams/new.py", "A = 1\n")
    done = built.build(CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stderr.startswith("tablee: left uncompiled: there is no C compiler; ")
    assert done.stderr.count("\n") == 1
    assert built.facts() == {"state": "pure", "compiled": []}


def test_without_the_headers_of_python_the_sources_run(project: Project) -> None:
    code = """
import hatch_build
hatch_build.c_compiler = lambda: "cc"
hatch_build.sysconfig.get_path = lambda name: "nowhere"
hatch_build.compile_in_place()
"""
    done = project.run("-c", code)
    assert done.returncode == 0
    assert "left uncompiled: there are no headers of Python 3." in done.stderr
    assert project.state() == "pure"


def test_a_wheel_carries_the_compiled_modules(built: Project, tmp_path: Path) -> None:
    done = built.run("-m", "hatchling", "build", "-t", "wheel")
    assert done.returncode == 0, done.stderr
    (wheel,) = (built.root / "dist").glob("*.whl")
    assert "-cp3" in wheel.name
    unpacked = tmp_path / "unpacked"
    zipfile.ZipFile(wheel).extractall(unpacked)
    assert built.facts(PYTHONPATH=str(unpacked)) == {"state": "compiled", "compiled": ALL_COMPILED}
    assert built.facts(PYTHONPATH=str(unpacked), TABLEE_PURE="1") == {"state": "pure", "compiled": []}


def test_a_wheel_of_the_sources_alone_fits_any_machine(built: Project, tmp_path: Path) -> None:
    done = built.run("-m", "hatchling", "build", "-t", "wheel", TABLEE_PURE="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = (built.root / "dist").glob("*-py3-none-any.whl")
    unpacked = tmp_path / "unpacked"
    zipfile.ZipFile(wheel).extractall(unpacked)
    assert built.facts(PYTHONPATH=str(unpacked)) == {"state": "pure", "compiled": []}
