"""Many games between bots: who wins, by how much, how long it takes, each with its 95 % interval.

Game number k is the same game whatever the number of processes, and the figures are added up in the order of the
games: the same seed gives the same figures. What goes between processes is JSON.
"""

from __future__ import annotations

import contextlib
import json
import math
import signal
import threading
from collections.abc import Callable, Iterator
from multiprocessing import get_context

from tablee.bots.bot import Bot
from tablee.bots.driver import CAP, Driver
from tablee.bots.registry import bot_named
from tablee.games.registry import game_named
from tablee.kernel.pack import read_pack
from tablee.kernel.setup import Setup, Value

Z = 1.959964  # 95 % of a normal distribution
CHUNK = 50  # games that a process plays before it says how they went


class Plan:
    """What is to be simulated. Bots fewer than seats repeat; they move on by a seat with each game."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: list[str],
        games: int,
        seed: int,
        options: dict[str, Value],
        cap: int = CAP,
        pack: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.games = games
        self.seed = seed
        self.options = options
        self.cap = cap
        self.pack = pack  # the text of the card pack, if one is played with

    def to_json(self) -> str:
        """The plan as text, for another process."""
        return json.dumps(vars(self))

    @property
    def players(self) -> list[str]:
        """The bot of each seat in the first game."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]

    def setup(self) -> Setup:
        """The table."""
        kind = game_named(self.game)
        if self.pack:
            kind = kind.with_pack(read_pack(self.pack, game_named))
        return kind.set_up(self.seats, self.options)


class Row:
    """How one game went, for each player in the order of the plan."""

    def __init__(self, acts: int, decisions: int, capped: bool, wins: list[float], scores: list[int]) -> None:
        self.acts = acts
        self.decisions = decisions
        self.capped = capped
        self.wins = wins  # a shared win is split
        self.scores = scores


def play_chunk(plan_text: str, first: int, count: int) -> str:
    """Play games number `first` to `first + count - 1`; how they went, as JSON."""
    plan = Plan(**json.loads(plan_text))
    setup = plan.setup()
    bots = [bot_named(name, setup.kind) for name in plan.players]
    return json.dumps([vars(play_one(plan, setup, bots, index)) for index in range(first, first + count)])


def play_portion(order: tuple[str, int, int]) -> str:
    """The same, as one order to another process."""
    return play_chunk(*order)


def play_one(plan: Plan, setup: Setup, bots: list[Bot], index: int) -> Row:
    """Play one game; the bots sit one place further on than in the game before."""
    seats = plan.seats
    at_seat = [(seat + index) % seats for seat in range(seats)]  # which player sits there
    played = Driver(setup, [bots[player] for player in at_seat], plan.seed, index).play(plan.cap)
    wins, scores = [0.0] * seats, [0] * seats
    if not played.capped:
        result = played.game.result()
        for seat in range(seats):
            scores[at_seat[seat]] = result.totals[seat]
        for seat in result.winners:
            wins[at_seat[seat]] = 1.0 / len(result.winners)
    return Row(played.acts, played.decisions, played.capped, wins, scores)


def chunks(plan: Plan) -> Iterator[tuple[int, int]]:
    """The games of a plan in portions: the first, and how many."""
    for first in range(0, plan.games, CHUNK):
        yield first, min(CHUNK, plan.games - first)


@contextlib.contextmanager
def interrupts_left_alone() -> Iterator[None]:
    """Processes that are started meanwhile leave Ctrl-C to the one that started them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def rows(plan: Plan, jobs: int, tick: Callable[[int], None]) -> list[Row]:
    """Play all games of a plan, on so many processes; `tick` hears how many more are done."""
    text = plan.to_json()
    out: list[Row] = []

    def take(answer: str) -> None:
        done = [Row(**row) for row in json.loads(answer)]
        out.extend(done)
        tick(len(done))

    if jobs == 1:
        for first, count in chunks(plan):
            take(play_chunk(text, first, count))
        return out
    with interrupts_left_alone():
        pool = get_context("spawn").Pool(jobs)
    with pool:  # leaving it ends its processes
        for answer in pool.imap(play_portion, ((text, first, count) for first, count in chunks(plan))):
            take(answer)
    return out


def simulate(plan: Plan, jobs: int = 1, tick: Callable[[int], None] = lambda done: None) -> dict[str, object]:
    """The figures of a plan, in plain form.

    >>> figures = simulate(Plan("allergono", 2, ["random"], 20, 1, {"target": 0}))
    >>> figures["games"], figures["capped"], [player["bot"] for player in figures["players"]]
    (20, 0, ['random', 'random'])
    """
    all_rows = rows(plan, jobs, tick)
    ended = [row for row in all_rows if not row.capped]
    players: list[dict[str, object]] = []
    for player, bot in enumerate(plan.players):
        wins = [row.wins[player] for row in ended]
        scores = [float(row.scores[player]) for row in ended]
        players.append({"player": player + 1, "bot": bot, "wins": share(wins), "score": mean(scores)})
    groups: list[dict[str, object]] = []
    for bot in dict.fromkeys(plan.players):
        own = [player for player, name in enumerate(plan.players) if name == bot]
        wins = [sum(row.wins[player] for player in own) for row in ended]
        scores = [sum(float(row.scores[player]) for player in own) / len(own) for row in ended]
        groups.append({"bot": bot, "seats": len(own), "wins": share(wins), "score": mean(scores)})
    return {
        "game": plan.game,
        "pack": read_pack(plan.pack, game_named).label if plan.pack else None,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "games": plan.games,
        "cap": plan.cap,
        "capped": len(all_rows) - len(ended),
        "players": players,
        "bots": groups,
        "acts": mean([float(row.acts) for row in ended]),
        "decisions": mean([float(row.decisions) for row in ended]),
    }


def mean(values: list[float]) -> dict[str, float | None]:
    """A mean with its normal 95 % interval; nothing of no values.

    >>> mean([1.0, 2.0, 3.0])
    {'mean': 2.0, 'low': 0.86841, 'high': 3.13159}
    """
    count = len(values)
    if count == 0:
        return {"mean": None, "low": None, "high": None}
    middle = math.fsum(values) / count
    spread = math.fsum((value - middle) ** 2 for value in values) / max(count - 1, 1)
    half = Z * math.sqrt(spread / count)
    return {"mean": round(middle, 5), "low": round(middle - half, 5), "high": round(middle + half, 5)}


def share(wins: list[float]) -> dict[str, float | None]:
    """A share of wins with its 95 % interval: Wilson's, which never leaves 0 to 1; shared wins are split.

    >>> share([1.0] * 30 + [0.0] * 70)
    {'share': 0.3, 'low': 0.21895, 'high': 0.39585}
    """
    count = len(wins)
    if count == 0:
        return {"share": None, "low": None, "high": None}
    part = math.fsum(wins) / count
    scale = 1.0 + Z * Z / count
    centre = (part + Z * Z / (2 * count)) / scale
    half = Z / scale * math.sqrt(part * (1.0 - part) / count + Z * Z / (4 * count * count))
    return {
        "share": round(part, 5),
        "low": round(max(centre - half, 0.0), 5),
        "high": round(min(centre + half, 1.0), 5),
    }
