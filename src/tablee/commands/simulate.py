"""``tablee simulate``: many games between bots, and what they say."""

import argparse
import json

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.bots.driver import CAP
from tablee.bots.registry import default_bot
from tablee.commands import Mistake
from tablee.commands.options import add_pack, chosen_bots, chosen_game, chosen_setup, number
from tablee.lab.simulate import Plan, simulate

name = "simulate"
help = "let bots play many games, and count who wins"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--games", type=number(1), default=1000, help="how many games (1000)")
    parser.add_argument("--seats", type=number(1), default=4, help="how many seats (4)")
    parser.add_argument("--bots", help="the bots, set apart by commas; fewer than seats repeat (the game's best)")
    parser.add_argument("--seed", type=number(0), default=1, help="the same seed gives the same figures (1)")
    parser.add_argument("--jobs", type=number(1), default=1, help="processes to share the work among (1)")
    parser.add_argument("--cap", type=number(1), default=CAP, help=f"acts after which a game is cut off ({CAP})")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    kind = chosen_game(args.game, args.pack)
    setup = chosen_setup(kind, args.seats, args.option)
    bots = [word for word, _ in chosen_bots(default_bot(kind) if args.bots is None else args.bots, kind)]
    if len(bots) > args.seats:
        raise Mistake(f"there are {args.seats} seats, and {len(bots)} bots")
    pack = "" if kind.pack is None else kind.pack.text()
    plan = Plan(kind.name, args.seats, bots, args.games, args.seed, setup.options, args.cap, pack)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"playing {kind.name}", total=args.games)
        figures = simulate(plan, args.jobs, lambda done: progress.advance(task, done))
    if args.json:
        print(json.dumps(figures))
    else:
        show(figures)
    return 0


def show(figures: dict[str, object]) -> None:
    """The figures in words and a table."""
    out = Console()
    options = ", ".join(f"{name}={value}" for name, value in pairs(figures["options"]))
    played = f"{figures['game']}, pack {figures['pack']}" if figures["pack"] else figures["game"]
    out.print(f"{figures['games']} games of {played}, {figures['seats']} seats, seed {figures['seed']}; {options}")
    for key, title in (("players", "Players, one seat further on in each game"), ("bots", "Bots, all their seats")):
        if key == "bots" and len(listed(figures[key])) == 1:
            continue
        table = Table("bot", title=title, title_justify="left")
        for heading in ("wins", "95 %", "mean score", "95 %"):
            table.add_column(heading, justify="right")
        for row in listed(figures[key]):
            label = f"{row['player']} {row['bot']}" if "player" in row else f"{row['bot']} ({row['seats']})"
            wins, score = dict(pairs(row["wins"])), dict(pairs(row["score"]))
            table.add_row(
                label,
                shown(wins["share"], ".1%"),
                f"{shown(wins['low'], '.1%')} to {shown(wins['high'], '.1%')}",
                shown(score["mean"], ".1f"),
                f"{shown(score['low'], '.1f')} to {shown(score['high'], '.1f')}",
            )
        out.print(table)
    for key in ("acts", "decisions"):
        length = dict(pairs(figures[key]))
        low, high = shown(length["low"], ".1f"), shown(length["high"], ".1f")
        out.print(f"{key} a game: {shown(length['mean'], '.1f')} (95 %: {low} to {high})")
    out.print(f"cut off after {figures['cap']} acts, and not counted above: {figures['capped']}")


def shown(value: float | None, form: str) -> str:
    """A figure, or a dash where no game came to its end."""
    return "–" if value is None else format(value, form)


def pairs(value: object) -> list[tuple[str, float | None]]:
    """The entries of a figure that is a group of figures."""
    assert isinstance(value, dict)
    return list(value.items())


def listed(value: object) -> list[dict[str, object]]:
    """The rows of a figure that is a list."""
    assert isinstance(value, list)
    return value
