"""No test runs on a stale build, nor on another half than the one asked for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import build_state

TESTS = Path(__file__).resolve().parents[1]


def run_tests(tmp_path: Path, state: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run one passing test under our conftest, on a build in that state."""
    (tmp_path / "conftest.py").write_text(
        f"from tablee import build_state\nbuild_state.state = lambda: {state!r}\n"
        f"{(TESTS / 'conftest.py').read_text(encoding='utf-8')}",
        encoding="utf-8",
    )
    (tmp_path / "test_nothing.py").write_text("def test_nothing() -> None:\n    pass\n", encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "."],
        cwd=tmp_path,
        env={**os.environ, "TABLEE_EXPECT": "", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("state", ["compiled", "pure"])
def test_tests_run_on_what_is_as_it_says(tmp_path: Path, state: str) -> None:
    done = run_tests(tmp_path, state, TABLEE_EXPECT=state)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_tests_refuse_a_stale_build_and_say_what_to_do(tmp_path: Path) -> None:
    done = run_tests(tmp_path, "stale")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "run `make build`" in done.stdout + done.stderr
    assert "passed" not in done.stdout


def test_tests_refuse_the_half_that_was_not_asked_for(tmp_path: Path) -> None:
    done = run_tests(tmp_path, "pure", TABLEE_EXPECT="compiled")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "these tests are to run compiled, not pure" in done.stdout + done.stderr


def test_this_run_is_not_on_a_stale_build() -> None:
    assert build_state.state() != "stale"


def test_what_is_asked_for_is_not_skipped(tmp_path: Path) -> None:
    (tmp_path / "test_needs.py").write_text("def test_one(postgres_programs): pass\n", encoding="utf-8")
    without = {"TABLEE_POSTGRES": str(tmp_path), "TABLEE_NEEDS": ""}
    assert "1 passed, 1 skipped" in run_tests(tmp_path, "pure", **without).stdout
    done = run_tests(tmp_path, "pure", **{**without, "TABLEE_NEEDS": "chromium postgres"})
    assert "1 passed, 1 error" in done.stdout
    assert "there is no postgres here, and TABLEE_NEEDS asks for it: `make postgres` installs it" in done.stdout
