"""Setting up says in one line what is missing and how to get it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def script(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def run(tool: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = ["/bin/sh", str(TOOLS / tool), *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


def test_without_python(tmp_path: Path) -> None:
    done = run("venv.sh", "no-such-python", str(tmp_path / "venv"))
    assert done.returncode == 1
    assert done.stderr == "tablee: there is no no-such-python; on Debian or Ubuntu: apt install python3 python3-venv\n"


def test_with_an_old_python(tmp_path: Path) -> None:
    old = script(tmp_path / "old", '[ "$1" = --version ] && echo Python 3.9.2 && exit\nexit 1')
    done = run("venv.sh", str(old), str(tmp_path / "venv"))
    assert done.returncode == 1
    assert done.stderr.startswith(
        "tablee: Python 3.9.2 is too old, 3.11 or newer is needed; name another: make PYTHON="
    )


def test_with_a_python_that_has_no_venv(tmp_path: Path) -> None:
    bare = script(tmp_path / "bare", f'case "$2" in *ensurepip*) exit 1;; esac\nexec {sys.executable} "$@"')
    done = run("venv.sh", str(bare), str(tmp_path / "venv"))
    assert done.returncode == 1
    assert done.stderr.endswith("has no venv; on Debian or Ubuntu: apt install python3-venv\n")


def test_an_environment_of_the_same_python_is_kept_and_any_other_made_anew(tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    assert run("venv.sh", sys.executable, str(venv)).returncode == 0
    (venv / "mine").touch()
    assert run("venv.sh", sys.executable, str(venv)).returncode == 0
    assert (venv / "mine").exists()
    (venv / "bin" / "python").unlink()
    script(venv / "bin" / "python", "exit 1")
    assert run("venv.sh", sys.executable, str(venv)).returncode == 0
    assert not (venv / "mine").exists()


FROM_DEBIAN = [
    ("chromium", "Chromium", "the tests in a browser"),
    ("postgres", "PostgreSQL", "the tests on PostgreSQL"),
]
PACKAGES = {"chromium": "chromium", "postgres": "postgresql"}


def install(tmp_path: Path, tool: str) -> subprocess.CompletedProcess[str]:
    """Run such a tool where nothing is found but what lies in the folder."""
    place = tmp_path / "chromium" if tool == "chromium" else tmp_path
    return run(f"{tool}.sh", PATH=str(tmp_path), **{f"TABLEE_{tool.upper()}": str(place)})


@pytest.mark.parametrize(("tool", "name", "skipped"), FROM_DEBIAN)
@pytest.mark.parametrize(
    ("user", "with_apt", "said"),
    [
        ("0", False, "it takes root and apt-get to install it"),
        ("1000", True, "it takes root and apt-get to install it"),
        ("0", True, "{name} could not be installed"),
    ],
)
def test_what_cannot_be_had_from_debian_is_no_failure(
    tmp_path: Path, tool: str, name: str, skipped: str, user: str, with_apt: bool, said: str
) -> None:
    script(tmp_path / "id", f"echo {user}")
    if with_apt:
        script(tmp_path / "apt-get", "exit 100")
    done = install(tmp_path, tool)
    assert done.returncode == 0
    assert done.stdout.endswith(f"{said.format(name=name)}: {skipped} are skipped\n")
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize("tool", PACKAGES)
def test_it_is_installed_from_debian(tmp_path: Path, tool: str) -> None:
    script(tmp_path / "id", "echo 0")
    script(tmp_path / "apt-get", f'echo "$@" >> {tmp_path / "log"}')
    done = install(tmp_path, tool)
    assert (done.returncode, done.stdout) == (0, "")
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert log == f"-qq update\n-qq install --yes --no-install-recommends {PACKAGES[tool]}\n"


@pytest.mark.parametrize(("tool", "program"), [("chromium", "chromium"), ("postgres", "initdb")])
def test_what_is_there_is_left_alone(tmp_path: Path, tool: str, program: str) -> None:
    script(tmp_path / program, "exit 0")
    done = install(tmp_path, tool)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
