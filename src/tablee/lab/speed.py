"""The engine beside its peers: rounds in turn, each in a process of its own, medians and ranges of the ratios."""

from __future__ import annotations

import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from tablee import pure
from tablee.lab import peers
from tablee.lab.peers import Counts

PLAYS = ("eager", "uniform")
# What one round measures, in turn: whose process, what it does there, how it plays.
ROUND = [
    *(("ours", "loop", play) for play in PLAYS),
    *(("peers", "open_spiel", play) for play in PLAYS),
    *(("ours", "python", play) for play in PLAYS),
    ("peers", "open_spiel_bots", "uniform"),
    ("ours", "recorded", "eager"),
    ("ours", "projected", "eager"),
    ("pure", "loop", "eager"),
    ("pure", "python", "eager"),
    ("peers", "rlcard", "eager"),
    ("ours", "copies", "eager"),
]
NAMES = {
    ("ours", "loop"): "{game}, our own loop",
    ("ours", "python"): "{game}, driven from Python",
    ("ours", "recorded"): "… events recorded",
    ("ours", "projected"): "… and projected for five viewers",
    ("pure", "loop"): "{game} uncompiled, our own loop",
    ("pure", "python"): "{game} uncompiled, driven from Python",
    ("peers", "open_spiel"): "OpenSpiel crazy eights, driven from Python",
    ("peers", "open_spiel_bots"): "OpenSpiel crazy eights, its own bots in C++",
    ("peers", "rlcard"): "RLCard UNO, driven from Python",
}
Key = tuple[str, str, str]
LOOP: Key = ("ours", "loop", "eager")
OPEN_SPIEL: Key = ("peers", "open_spiel", "eager")
RLCARD: Key = ("peers", "rlcard", "eager")
# name, ours, theirs
RATIOS: list[tuple[str, Key, Key]] = [
    ("our own loop / OpenSpiel driven from Python, eager", LOOP, OPEN_SPIEL),
    ("driven from Python / OpenSpiel driven from Python, eager", ("ours", "python", "eager"), OPEN_SPIEL),
    (
        "our own loop / OpenSpiel driven from Python, uniform",
        ("ours", "loop", "uniform"),
        ("peers", "open_spiel", "uniform"),
    ),
    (
        "driven from Python / OpenSpiel driven from Python, uniform",
        ("ours", "python", "uniform"),
        ("peers", "open_spiel", "uniform"),
    ),
    (
        "our own loop / OpenSpiel's own bots in C++, uniform",
        ("ours", "loop", "uniform"),
        ("peers", "open_spiel_bots", "uniform"),
    ),
    ("our own loop / RLCard, eager", LOOP, RLCARD),
    ("events recorded / silent, eager", ("ours", "recorded", "eager"), LOOP),
    ("projected for five viewers / silent, eager", ("ours", "projected", "eager"), LOOP),
    ("uncompiled, driven from Python / RLCard, eager", ("pure", "python", "eager"), RLCARD),
    ("uncompiled, our own loop / RLCard, eager", ("pure", "loop", "eager"), RLCARD),
]
COPIES = "copies of a game a second"
MEMORY = "bytes a live game (resident memory, 10,000 games)"
# What a game is to reach: at least so much, of memory at most. What has no bar is of interest only.
BARS: dict[str, dict[str, float]] = {
    "allergono": {
        "our own loop / OpenSpiel driven from Python, eager": 6.0,
        "events recorded / silent, eager": 0.8,
        "projected for five viewers / silent, eager": 0.5,
        "uncompiled, driven from Python / RLCard, eager": 1.2,
        COPIES: 400_000.0,
        MEMORY: 10_000.0,
    },
    "smile_life": {
        "our own loop / OpenSpiel driven from Python, eager": 5.5,
        COPIES: 120_000.0,
        MEMORY: 24_000.0,
    },
}


class WorkerGone(Exception):
    """A process that was to measure has ended; what it said last."""


class Worker:
    """A process that measures what it is ordered to, and says at the start what it has."""

    def __init__(self, command: list[str], **environment: str) -> None:
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed by `close`)
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            env=os.environ | environment,
        )
        self.has: dict[str, str] = {}

    def read(self) -> dict[str, str]:
        """The next line it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.complaints.seek(0)
            said = self.complaints.read().strip().rpartition("\n")[2]
            raise WorkerGone(f"a process that measures has ended: {said or 'it said nothing'}")
        return dict(json.loads(line))

    def measure(self, name: str, play: str, seconds: float) -> Counts:
        """One round."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # its silence tells more
            self.process.stdin.write(f"{name} {play} {seconds}\n")
            self.process.stdin.flush()
        return {key: float(value) for key, value in self.read().items()}

    def __enter__(self) -> Self:
        try:
            self.has = self.read()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        with contextlib.suppress(BrokenPipeError):
            self.process.communicate()
        self.complaints.close()


def bench_python() -> Path | None:
    """The interpreter of the environment in which the peers are installed, if there is one."""
    named = os.environ.get("TABLEE_BENCH_PYTHON", "")
    roots = [Path.cwd(), Path(__file__).resolve().parents[3]]
    places = [Path(named)] if named else [root / ".venv-bench" / "bin" / "python" for root in roots]
    return next((place for place in places if place.is_file()), None)


class Speed:
    """What was measured: for each thing its rounds, and what can be read from them."""

    def __init__(self, game: str, build: str, versions: dict[str, str]) -> None:
        self.game = game
        self.bars = BARS.get(game, {})
        self.build = build
        self.versions = versions
        self.rounds: dict[Key, list[Counts]] = {}
        self.memory = 0.0

    def rates(self, key: Key, what: str = "decisions") -> list[float]:
        """So many a second, in each round."""
        return [counts[what] / counts["seconds"] for counts in self.rounds.get(key, [])]

    def ratios(self) -> list[dict[str, object]]:
        """The ratios that could be measured, round by round: median, range, bar."""
        out: list[dict[str, object]] = []
        for name, ours, theirs in RATIOS:
            values = [mine / other for mine, other in zip(self.rates(ours), self.rates(theirs), strict=False)]
            if values:
                out.append(spread(name, values, self.bars.get(name)))
        return out

    def others(self) -> list[dict[str, object]]:
        """Copies and memory."""
        copies = spread(COPIES, self.rates(("ours", "copies", "eager"), "games"), self.bars.get(COPIES))
        most = self.bars.get(MEMORY)
        held = spread(MEMORY, [self.memory], most)
        held["met"] = None if most is None else self.memory <= most
        return [copies, held]

    def players(self) -> list[dict[str, object]]:
        """For each thing that plays: decisions a second, choices listed a decision, decisions and acts a game."""
        game = self.game.replace("_", " ").title()
        out: list[dict[str, object]] = []
        for key, rounds in self.rounds.items():
            if key[:2] not in NAMES:
                continue
            sums = {what: sum(counts[what] for counts in rounds) for what in rounds[0]}
            row = spread(NAMES[key[:2]].format(game=game), self.rates(key), None)
            row["play"] = key[2]
            row["listed"] = sums["listed"] / sums["decisions"]
            row["decisions_a_game"] = sums["decisions"] / sums["games"]
            row["acts_a_game"] = sums["acts"] / sums["games"]
            out.append(row)
        return out

    def facts(self) -> dict[str, object]:
        """All figures, for JSON."""
        return {
            "game": self.game,
            "build": self.build,
            "peers": self.versions,
            "players": self.players(),
            "ratios": self.ratios(),
            "others": self.others(),
        }


def spread(name: str, values: list[float], bar: float | None) -> dict[str, object]:
    """Median and range of some rounds.

    >>> spread("x", [3.0, 1.0, 2.0], bar=1.5)
    {'name': 'x', 'median': 2.0, 'low': 1.0, 'high': 3.0, 'bar': 1.5, 'met': True}
    """
    median = statistics.median(values)
    met = None if bar is None else median >= bar
    return {"name": name, "median": median, "low": min(values), "high": max(values), "bar": bar, "met": met}


def measure(game: str, rounds: int, seconds: float, tick: Callable[[], None]) -> Speed:
    """Measure everything that is there, in turn; `tick` is called after each measurement."""
    own = [sys.executable, "-m", "tablee.lab.ours", game]
    python = bench_python()
    with contextlib.ExitStack() as stack:
        workers = {
            "ours": stack.enter_context(Worker(own)),
            "pure": stack.enter_context(Worker(own, **{pure.VARIABLE: "1"})),
        }
        if python is not None:
            workers["peers"] = stack.enter_context(Worker([str(python), peers.__file__]))
        there = workers["peers"].has if "peers" in workers else {}
        speed = Speed(game, workers["ours"].has["build"], there)
        for _ in range(rounds):
            for who, what, play in ROUND:
                if who in workers and (who != "peers" or what in there):
                    counts = workers[who].measure(what, play, seconds)
                    speed.rounds.setdefault((who, what, play), []).append(counts)
                tick()
        speed.memory = workers["ours"].measure("memory", "eager", 0)["bytes"]
    return speed
