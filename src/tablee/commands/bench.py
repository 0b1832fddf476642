"""``tablee bench``: how fast the engine and the house are, beside their peers."""

import argparse
import json
import sys

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tablee.commands import Mistake, bench_house
from tablee.commands.options import chosen_game, number
from tablee.lab.house import PARTS
from tablee.lab.speed import ROUND, Speed, WorkerGone, measure

name = "bench"
help = "measure the engine and the house beside their peers"

DEFAULTS = {"sim": (7, 0.5), "house": (5, 8.0)}
PLAYERS = "Decisions a second: acts by a seat that had at least two choices, listing included; median and range"
RATIOS = "Ratios, round by round: median and range"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument(
        "what", choices=["sim", "house"], help="sim: playing games to their end; house: serving tables of four"
    )
    parser.add_argument("game", nargs="?", help="sim: the game that is played (allergono)")
    parser.add_argument("--rounds", type=number(1), help="how often everything is measured in turn (7; house: 5)")
    parser.add_argument("--seconds", type=seconds, help="how long each measurement takes (0.5; house: 8)")
    parser.add_argument("--only", choices=PARTS, action="append", help="house: this part alone; may be given again")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def seconds(text: str) -> float:
    """A time above zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < 3600.0:
        raise argparse.ArgumentTypeError(f"takes a number of seconds above 0, not {text!r}")
    return value


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    rounds, seconds = DEFAULTS[args.what]
    args.rounds = args.rounds or rounds
    args.seconds = args.seconds or seconds
    if args.what == "house":
        if args.game is not None:
            raise Mistake(f"bench house takes no game, and was given “{args.game}”")
        return bench_house.run(args)
    game = chosen_game(args.game or "allergono").name
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("measuring", total=args.rounds * len(ROUND))
            speed = measure(game, args.rounds, args.seconds, lambda: progress.advance(task))
    except WorkerGone as error:
        print(f"tablee: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(speed.facts()))
    else:
        show(speed, args)
    return 0


def show(speed: Speed, args: argparse.Namespace) -> None:
    """The figures in tables."""
    out = Console(width=None if Console().is_terminal else 130)
    peers = ", ".join(sorted(set(speed.versions.values())))
    out.print(f"The rules run {speed.build}. Peers: {peers or 'none; `make bench` installs them'}.")
    out.print(
        f"{args.rounds} rounds of {args.seconds:g} s in turn, one core, silent but where said, 4 seats; "
        "a match is one hand.\n"
    )
    players = Table("", "play", title=PLAYERS, title_justify="left")
    for title in ("median", "range", "listed a decision", "decisions a game", "acts a game"):
        players.add_column(title, justify="right")
    for row in speed.players():
        players.add_row(
            str(row["name"]),
            str(row["play"]),
            f"{row['median']:,.0f}",
            f"{row['low']:,.0f} to {row['high']:,.0f}",
            f"{row['listed']:.2f}",
            f"{row['decisions_a_game']:,.1f}",
            f"{row['acts_a_game']:,.1f}",
        )
    out.print(players)
    ratios = Table("", title=RATIOS, title_justify="left")
    for title in ("median", "range", "bar", ""):
        ratios.add_column(title, justify="right")
    for row in speed.ratios():
        ratios.add_row(*verdict(row, "{:,.2f}", "at least"))
    copies, memory = speed.others()
    ratios.add_row(*verdict(copies, "{:,.0f}", "at least"))
    ratios.add_row(*verdict(memory, "{:,.0f}", "at most"))
    out.print(ratios)


def verdict(row: dict[str, object], form: str, bound: str) -> tuple[str, str, str, str, str]:
    """A row of the second table."""
    low, high = form.format(row["low"]), form.format(row["high"])
    bar = "" if row["bar"] is None else f"{bound} {row['bar']:,}"
    met = "" if row["met"] is None else "met" if row["met"] else "missed"
    return str(row["name"]), form.format(row["median"]), low if low == high else f"{low} to {high}", bar, met
