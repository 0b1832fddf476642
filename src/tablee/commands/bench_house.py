"""``tablee bench house``: how fast the house is, beside its peer and the raw limit of its stack."""

import argparse
import json
import sys

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tablee import build_state
from tablee.lab.house import EVERY, LATE_BAR, MEMORY_BAR, PARTS, READY_BAR, STOP_BAR, HouseSpeed, measure
from tablee.lab.speed import WorkerGone
from tablee.lab.visits import Facts

ONCE = ("clocks", "pages")  # parts that are measured once, not in every round
TITLES = {"race": "100 tables of four, as fast as they are answered", "pace": "1,000 tables of four, at a human pace"}
BEST = ("accessibility", "best-practices")  # which must be 100
COLUMNS = ("moves a second", "p50 ms", "p99 ms", "longest ms", "server µs a move", "load process", "resyncs")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    console = Console(stderr=True)
    parts = tuple(args.only or PARTS)
    steps = sum(1 if part in ONCE else args.rounds for part in parts)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("measuring", total=steps)
            build = build_state.state()
            speed = measure(parts, args.rounds, args.seconds, build, lambda: progress.advance(task))
    except WorkerGone as error:
        print(f"tablee: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(speed.facts()))
    else:
        show(speed, args)
    return 0


def show(speed: HouseSpeed, args: argparse.Namespace) -> None:
    """The figures in tables."""
    out = Console(width=None if Console().is_terminal else 150)
    peer = speed.peer or "none; `make bench-house` installs it where there is Node.js"
    out.print(f"One server process on SQLite, every act durable; the rules run {speed.build}. Peer: {peer}.")
    out.print(f"{args.rounds} rounds of {args.seconds:g} s in turn, loaded from another process; median and range.")
    out.print("Times are from sending an act until the last of the four seats has its update.\n")
    for part, title in TITLES.items():
        rows = [row for row in speed.rows() if row["part"] == part]
        if rows:
            every = f", an act every {EVERY:g} s a table" if part == "pace" else ""
            out.print(servers(title + every, rows))
    if speed.ratios():
        out.print(judged(speed.ratios()))
    if speed.clocks:
        out.print(clocks(speed.clocks))
    if speed.pages:
        out.print(pages(speed.pages))


def servers(title: str, rows: list[Facts]) -> Table:
    """What each server did."""
    table = Table("", title=title, title_justify="left")
    for column in COLUMNS:
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(
            str(row["server"]),
            spread_text(row["rate"], "{:,.0f}"),
            *[spread_text(row[what], "{:,.1f}") for what in ("p50", "p99", "longest")],
            spread_text(row["server_us"], "{:,.0f}"),
            spread_text(row["load"], "{:.0%}"),
            str(row["resyncs"]),
        )
    return table


def spread_text(row: Facts, form: str) -> str:
    """A median, and the range where there is one."""
    low, high = form.format(row["low"]), form.format(row["high"])
    median = form.format(row["median"])
    return median if low == high else f"{median} ({low} to {high})"


def judged(rows: list[Facts]) -> Table:
    """The ratios, round by round, and their bars."""
    table = Table("", title="Ratios, round by round: median and range", title_justify="left")
    for column in ("ratio", "bar", ""):
        table.add_column(column, justify="right")
    for row in rows:
        bar = f"{row['bound']} {row['bar']:g}"
        table.add_row(str(row["name"]), spread_text(row, "{:.2f}"), bar, "met" if row["met"] else "missed")
    return table


def clocks(facts: Facts) -> Table:
    """How late clocks fire."""
    title = f"{facts['tables']:,} tables whose clocks run, with nobody there"
    table = Table("", title=title, title_justify="left")
    for column in ("", "bar", ""):
        table.add_column(column, justify="right")

    def add(name: str, value: float, form: str, bar: float | None) -> None:
        met = "" if bar is None else "met" if value <= bar else "missed"
        table.add_row(name, form.format(value), "" if bar is None else f"at most {bar:g}", met)

    for name, key in (("", "late"), (" after kill -9", "late_after_kill"), (" of those due while down", "caught_up")):
        late = facts[key]
        if late["count"]:
            bar = None if key == "caught_up" else LATE_BAR
            add(f"late, median of {late['count']:,}{name}, s", late["p50"], "{:.3f}", None)
            add(f"late, longest{name}, s", late["longest"], "{:.3f}", bar)
    add("clocks that never fired after kill -9", facts["never"], "{:,.0f}", 0)
    add("ready after kill -9, s", facts["ready_after_kill"], "{:.2f}", READY_BAR)
    add("gone after being told to stop, s", facts["stopped_in"], "{:.2f}", STOP_BAR)
    add("memory, MB", facts["memory"], "{:,.0f}", MEMORY_BAR)
    add("memory after kill -9, MB", facts["memory_after_kill"], "{:,.0f}", MEMORY_BAR)
    return table


def pages(facts: Facts) -> Table:
    """What Lighthouse says of the pages, of a hundred."""
    table = Table("", title="Lighthouse, of 100", title_justify="left")
    for column in (*BEST, "performance", "short of the best", ""):
        table.add_column(column, justify="left" if column.startswith("short") else "right")
    for name, told in facts.items():
        scores = told["scores"]
        met = all(scores[what] == 100 for what in BEST)
        figures = [str(scores[what]) for what in (*BEST, "performance")]
        table.add_row(name, *figures, ", ".join(told["short"]), "met" if met else "missed")
    return table
