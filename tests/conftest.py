"""What all tests share. No test runs on a stale build: it would judge rules that are no longer there."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import hypothesis
import pytest

from tablee import build_state

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from servers import Postgres

CHROMIUM = Path(os.environ.get("TABLEE_CHROMIUM", "/usr/bin/chromium"))
# As root there is no sandbox, and without these a browser looks for its maker's hosts at every start.
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# `make soak` looks much longer, and each day at something else: TABLEE_SOAK is its seed. All other runs see the same.
SOAK = int(os.environ.get("TABLEE_SOAK", "0"))
hypothesis.settings.register_profile("quick", deadline=None, max_examples=50, derandomize=True)
hypothesis.settings.register_profile("soak", deadline=None, max_examples=2_000)
hypothesis.settings.load_profile("soak" if SOAK else "quick")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a stale build, and any but the one that TABLEE_EXPECT names."""
    state = build_state.state()
    if state == "stale":
        pytest.exit(
            "the compiled modules are older than their sources: run `make build`, or choose the sources: TABLEE_PURE=1",
            returncode=pytest.ExitCode.USAGE_ERROR,
        )
    expected = os.environ.get("TABLEE_EXPECT")
    if expected and state != expected:
        pytest.exit(f"these tests are to run {expected}, not {state}", returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_report_header() -> str:
    """Say what runs."""
    browser = CHROMIUM if CHROMIUM.is_file() else "none: the tests in a browser are skipped (`make chromium`)"
    postgres = found_postgres() or "none: its tests are skipped (`make postgres`)"
    soak = f"; soaking, seed {SOAK}" if SOAK else ""
    return f"tablee: {build_state.state()}; browser: {browser}; PostgreSQL: {postgres}{soak}"


def found_postgres() -> Path | None:
    """Where PostgreSQL's own programs lie: TABLEE_POSTGRES, in the path, or where Debian has the newest of them."""
    named, inpath = os.environ.get("TABLEE_POSTGRES"), shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if named or inpath:
        places = [Path(named)] if named else [Path(inpath or "").resolve().parent]
    return next((place for place in places if (place / "initdb").is_file()), None)


def go_without(what: str, hint: str) -> NoReturn:
    """Skip a test for want of something, unless TABLEE_NEEDS says that it must be there."""
    if what in os.environ.get("TABLEE_NEEDS", "").split():
        pytest.fail(f"there is no {what} here, and TABLEE_NEEDS asks for it: {hint}")
    pytest.skip(f"there is no {what} here: {hint}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what the conformance kit has never met, also where that is known and nothing has failed."""
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    for line in sorted(str(said) for report in reports for key, said in report.user_properties if key == "never met"):
        terminalreporter.write_line(f"never met: {line}")


@pytest.fixture(scope="session")
def soak() -> int:
    """The seed of the long run; 0 if this is none."""
    return SOAK


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """Where PostgreSQL's own programs lie; the test is skipped where there are none."""
    return found_postgres() or go_without("postgres", "`make postgres` installs it")


@pytest.fixture(scope="session")
def postgres_server(postgres_programs: Path) -> "Iterator[Postgres]":
    """A server of PostgreSQL for all tests of a process."""
    sys.path.append(str(Path(__file__).parent))
    from servers import Postgres

    server = Postgres(postgres_programs)
    yield server
    server.remove()


@pytest.fixture
def postgres(postgres_server: "Postgres") -> str:
    """The address of an empty database on it."""
    return postgres_server.new_database()


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """A real browser without a window; the test is skipped where there is none."""
    if not CHROMIUM.is_file():
        go_without("chromium", "`make chromium` installs it")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(CHROMIUM_ARGUMENTS))
        yield chromium
        chromium.close()
