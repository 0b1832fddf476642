"""The house beside its peer and beside the raw limit of its own stack: real servers, loaded from another process."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tablee.house.data import DATABASE
from tablee.kernel.layout import CLOCK
from tablee.lab.pages import judged
from tablee.lab.speed import Worker, WorkerGone, bench_python, spread
from tablee.lab.visits import Facts, named, opened, web_of

PARTS = ("race", "pace", "clocks", "pages")
OURS, ECHO, PEER = "ours", "echo", "boardgame.io"
RACE_TABLES, PACE_TABLES, CLOCK_TABLES = 100, 1_000, 10_000
EVERY = 2.0  # seconds between two acts of a table at a human pace
MATCH = {"target": 5000}  # a game that goes on for as long as anybody measures
OPENING = 60.0  # seconds for a server to open
DOORS = 16  # connections by which tables are opened
FASTER_BAR, LATENCY_BAR, SHARE_BAR = 4.0, 0.25, 0.5
LATE_BAR, READY_BAR, STOP_BAR, MEMORY_BAR = 1.0, 2.0, 10.0, 200.0

Tick = Callable[[], None]


class Load(Worker):
    """The process that plays."""

    def order(self, **what: object) -> Facts:
        """Play as ordered; what came of it."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # its silence tells more
            self.process.stdin.write(json.dumps(what) + "\n")
            self.process.stdin.flush()
        return dict(self.read())


class Served:
    """A server in a process of its own."""

    def __init__(self, command: list[str], folder: Path, hello: bool) -> None:
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed by `end`)
        out = subprocess.PIPE if hello else subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=out, stderr=self.complaints, text=True
        )
        self.hello: Facts = {}
        if hello:
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            if not line:
                raise self.gone(command)
            self.hello = dict(json.loads(line))

    def gone(self, command: list[str]) -> WorkerGone:
        """The error that says what it said last."""
        self.complaints.seek(0)
        said = self.complaints.read().strip().rpartition("\n")[2]
        self.end()
        return WorkerGone(f"a server has ended: {' '.join(command[:4])}: {said or 'it said nothing'}")

    def memory(self) -> float:
        """The megabytes that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def end(self) -> None:
        """End it."""
        self.process.kill()
        self.process.communicate()
        self.complaints.close()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(server: Served) -> Iterator[Served]:
    """A server, until it is not needed any more."""
    try:
        yield server
    finally:
        server.end()


def house(folder: Path) -> tuple[Served, int, float]:
    """Our house on the database of a folder, ready: its port, and how many seconds it took."""
    port, start = free_port(), time.monotonic()
    command = [sys.executable, "-m", "tablee", "serve", "--data", str(folder), "--host", "127.0.0.1"]
    command += ["--port", str(port), "--no-browser", "--thinkers", "1"]
    server = Served(command, folder, hello=False)
    while not is_ready(port):
        if server.process.poll() is not None or time.monotonic() - start > OPENING:
            raise server.gone(command)
        time.sleep(0.01)
    return server, port, time.monotonic() - start


def is_ready(port: int) -> bool:
    """Whether the house says that it is."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def peer_folder() -> Path | None:
    """The folder in which the peer is installed, if it is, and there is Node.js to run it."""
    named = os.environ.get("TABLEE_BENCH_PEER", "")
    roots = [Path.cwd(), Path(__file__).resolve().parents[3]]
    places = [Path(named)] if named else [root / "build" / "peer" for root in roots]
    there = next((place for place in places if (place / "node_modules" / "boardgame.io").is_dir()), None)
    return there if shutil.which("node") else None


class HouseSpeed:
    """What was measured: for each part and each server its rounds, and what can be read from them."""

    def __init__(self, build: str) -> None:
        self.build = build
        self.peer = ""
        self.rounds: dict[tuple[str, str], list[Facts]] = {}
        self.clocks: Facts = {}
        self.pages: Facts = {}

    def note(self, part: str, who: str, facts: Facts) -> None:
        """One more round."""
        self.rounds.setdefault((part, who), []).append(facts)

    def values(self, part: str, who: str, what: str) -> list[float]:
        """A figure of all rounds."""
        rounds = self.rounds.get((part, who), [])
        return [one["moves"] / one["seconds"] if what == "rate" else float(one[what]) for one in rounds]

    def rows(self) -> list[Facts]:
        """For each part and server: moves a second, times from an act to the last seat's update, costs."""
        out: list[Facts] = []
        for part, who in self.rounds:
            row: Facts = {"part": part, "server": who}
            for what in ("rate", "p50", "p99", "longest", "server_us", "load"):
                row[what] = spread(what, self.values(part, who, what), None)
            for what in ("resyncs", "refused", "closed", "behind"):
                row[what] = int(sum(self.values(part, who, what)))
            out.append(row)
        return out

    def ratios(self) -> list[Facts]:
        """What is judged, round by round."""
        out: list[Facts] = []
        for name, what, other, bar in (
            ("moves a second / boardgame.io", "rate", PEER, FASTER_BAR),
            ("p99 / boardgame.io", "p99", PEER, LATENCY_BAR),
            ("moves a second / the bare echo", "rate", ECHO, SHARE_BAR),
        ):
            theirs = self.values("race", other, what)
            values = [mine / their for mine, their in zip(self.values("race", OURS, what), theirs, strict=False)]
            if values:
                row = spread(name, values, bar)
                row["bound"] = "at most" if what == "p99" else "at least"
                if what == "p99":
                    row["met"] = float(str(row["median"])) <= bar
                out.append(row)
        return out

    def facts(self) -> Facts:
        """All figures, for JSON."""
        return {
            "build": self.build,
            "peer": self.peer,
            "servers": self.rows(),
            "ratios": self.ratios(),
            "clocks": self.clocks,
            "pages": self.pages,
        }


def measure(parts: tuple[str, ...], rounds: int, seconds: float, build: str, tick: Tick) -> HouseSpeed:
    """Measure what is asked for, in turn; `tick` is called after each measurement."""
    python = bench_python()
    if python is None:
        raise WorkerGone("what plays at the tables is not installed: `make bench-house` installs it")
    speed = HouseSpeed(build)
    with (
        Load([str(python), "-m", "load"], PYTHONPATH=str(Path(__file__).parent)) as players,
        tempfile.TemporaryDirectory(prefix="tablee-bench-") as name,
    ):
        for at in range(rounds):
            folder = Path(name) / str(at)
            folder.mkdir()
            if "race" in parts:
                race(players, speed, folder, seconds)
                tick()
            if "pace" in parts:
                at_a_human_pace(players, speed, folder, seconds)
                tick()
        if "clocks" in parts:
            folder = Path(name) / "clocks"
            folder.mkdir()
            speed.clocks = clocks(folder, CLOCK_TABLES, seconds)
            tick()
        if "pages" in parts:
            folder = Path(name) / "pages"
            folder.mkdir()
            speed.pages = pages(folder)
            tick()
    return speed


def played(players: Load, served: Served, **order: object) -> Facts:
    """One measurement: what came of it, and what the server took of a processor for a move."""
    facts = players.order(pid=served.process.pid, **order)
    facts["server_us"] = 1e6 * facts.pop("server_seconds") / max(1, facts["moves"])
    facts["load"] = facts.pop("busy")
    return facts


def race(players: Load, speed: HouseSpeed, folder: Path, seconds: float) -> None:
    """As fast as acts are answered: ours, the echo of the same, the peer."""
    record = str(folder / "said")
    order: Facts = {"tables": RACE_TABLES, "seconds": seconds}
    server, port, _ = house(folder)
    with running(server):
        speed.note("race", OURS, played(players, server, server=OURS, port=port, options=MATCH, record=record, **order))
    with running(Served([sys.executable, "-m", "tablee.lab.echo", record], folder, hello=True)) as echo:
        port = echo.hello["port"]
        speed.note("race", ECHO, played(players, echo, server=ECHO, port=port, replay=record, **order))
    there = peer_folder()
    if there is not None:
        lobby = free_port()
        script = Path(__file__).parent / "peer" / "server.cjs"
        shutil.copy(script, there / "server.cjs")
        with running(Served(["node", "server.cjs", str(lobby)], there, hello=True)) as peer:
            speed.peer = peer.hello["peer"]
            port = peer.hello["port"]
            speed.note("race", PEER, played(players, peer, server=PEER, port=port, lobby=lobby, **order))


def at_a_human_pace(players: Load, speed: HouseSpeed, folder: Path, seconds: float) -> None:
    """Many tables, an act every two seconds each."""
    span = max(seconds, 2 * EVERY)
    data = folder / "pace"
    data.mkdir()
    server, port, _ = house(data)
    with running(server):
        order: Facts = {"tables": PACE_TABLES, "seconds": span, "every": EVERY, "warm": EVERY, "options": MATCH}
        facts = played(players, server, server=OURS, port=port, **order)
        facts["memory"] = server.memory()
        speed.note("pace", OURS, facts)


def pages(folder: Path) -> Facts:
    """What Lighthouse says of the pages of a fresh house; nothing where it is not installed."""
    there = peer_folder()
    if there is None:
        return {}
    server, port, _ = house(folder)
    with running(server):
        return judged(port, there)


# -- clocks -----------------------------------------------------------------------------------------------------------


def clocks(folder: Path, tables: int, seconds: float) -> Facts:
    """Tables whose clocks run while nobody is there: how late they fire, and that a house that is killed goes on."""
    span = max(seconds, 5.0)
    server, port, first_ready = house(folder)
    try:
        start = time.monotonic()
        open_tables(port, tables)
        opened = time.monotonic() - start
        wait_for_the_first(folder)
        before = lateness(folder, span)
        memory = server.memory()
        due = deadlines(folder)
        server.process.kill()
        server.process.wait()
        server.end()
        killed = time.time()
        server, port, ready_in = house(folder)
        ready = time.time()
        time.sleep(span)
        late = fired(folder, due)
        missed = [late[table] + due[table][0] - ready for table in late if killed <= due[table][0] < ready]
        after = [late[table] for table in late if ready <= due[table][0] < ready + span - 2.0]
        memory_after = server.memory()
        asked = time.monotonic()
        server.process.terminate()
        server.process.wait()
        stopped = time.monotonic() - asked
        never = sum(1 for table, (at, _) in due.items() if at < ready + span - 2.0 and table not in late)
        return {
            "tables": tables,
            "opened_a_second": tables / opened,
            "first_ready": first_ready,
            "ready_after_kill": ready_in,
            "late": figures(before),
            "late_after_kill": figures(after),
            "caught_up": figures(missed),  # seconds after it was ready
            "never": never,
            "memory": memory,
            "memory_after_kill": memory_after,
            "stopped_in": stopped,
        }
    finally:
        server.end()


def open_tables(port: int, tables: int) -> None:
    """Open tables of four people, with a clock."""
    origin = f"http://127.0.0.1:{port}"
    with contextlib.closing(web_of(port)) as web:
        cookie = named(web, origin)
    people = [{"name": f"Joueuse {seat + 1}", "colour": ""} for seat in range(4)]
    settings = {"pace": "live", "cover": 0}
    wanted: Facts = {"game": "allergono", "seats": 4, "people": people, "level": "", "lang": "fr", "word": ""}
    wanted |= {"options": MATCH, "settings": settings}

    def some(count: int) -> None:
        with contextlib.closing(web_of(port)) as door:
            for _ in range(count):
                opened(door, origin, cookie, wanted)

    with ThreadPoolExecutor(DOORS) as pool:
        list(pool.map(some, [tables // DOORS + (at < tables % DOORS) for at in range(DOORS)]))


def query(folder: Path, statement: str) -> list[tuple[Any, ...]]:
    """Read from the house's database, beside the house."""
    file = sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True, timeout=30)
    try:
        return file.execute(statement).fetchall()
    finally:
        file.close()


def deadlines(folder: Path) -> dict[int, tuple[float, int]]:
    """For each table when its clock must act, and the number of its last row."""
    found = query(folder, "SELECT id, deadline, number FROM tables WHERE deadline IS NOT NULL")
    return {table: (deadline, number) for table, deadline, number in found}


def fired(folder: Path, due: dict[int, tuple[float, int]]) -> dict[int, float]:
    """For each table whose clock has acted since, how late it did."""
    rows = query(folder, f"SELECT table_id, number, at FROM log WHERE who = {int(CLOCK)}")
    return {table: at - due[table][0] for table, number, at in rows if table in due and number == due[table][1] + 1}


def wait_for_the_first(folder: Path) -> None:
    """Wait until the first clock is about to act."""
    time.sleep(max(0.0, min(at for at, _ in deadlines(folder).values()) - time.time()))


def lateness(folder: Path, span: float) -> list[float]:
    """How late each clock is that runs out within so many seconds; as late as can be told where it did not act."""
    start, due = time.time(), deadlines(folder)
    time.sleep(span + 2.0)
    late, now = fired(folder, due), time.time()
    return [late.get(table, now - at) for table, (at, _) in due.items() if start <= at < start + span]


def figures(values: list[float]) -> Facts:
    """How many, the median, the 99th of a hundred, the longest."""
    ordered = sorted(values)
    if not ordered:
        return {"count": 0}
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.99, 1.0)]
    return {"count": len(ordered), "p50": at[0], "p99": at[1], "longest": at[2]}
