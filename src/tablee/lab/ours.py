"""Our own engine, measured one round at a time, in a process of its own like its peers."""

from __future__ import annotations

import gc
import random
import resource
import sys
import time
from collections.abc import Callable

from tablee import build_state
from tablee.bots.driver import stream
from tablee.bots.search_playout import playout
from tablee.games.registry import game_named
from tablee.kernel.card import Choice
from tablee.kernel.game import Game
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.setup import Setup
from tablee.lab.peers import SEATS, Counts, counts, serve

CAP = 1_000_000
LIVE_GAMES = 10_000
MIDDLE = 40  # acts played before a game counts as one in the middle


def table(game: str) -> Setup:
    """A game at four seats, all rules in; a match is one hand."""
    kind = game_named(game)
    match = {"target": 0} if "target" in [option.name for option in kind.options] else {}
    return kind.setup(SEATS, **match)


def loop(setup: Setup, eager: bool, seconds: float, audience: list[int] | None = None) -> Counts:
    """Played by the loop that searches and simulations use, compiled where the rules are."""
    rng = stream(1, 0, "play")
    games = acts = decisions = listed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = setup.kind.start(setup, games)
        played = playout(game, rng, eager, CAP, audience)
        acts += int(played.acts)
        decisions += int(played.decisions)
        listed += int(played.listed)
        games += 1
    return counts(games, acts, decisions, listed, time.process_time() - start)


def recorded(setup: Setup, eager: bool, seconds: float) -> Counts:
    """The same with every event recorded, and dropped after each act."""
    return loop(setup, eager, seconds, [])


def projected(setup: Setup, eager: bool, seconds: float) -> Counts:
    """The same with the events of each act projected for the four seats and a spectator."""
    return loop(setup, eager, seconds, [*range(SEATS), int(SPECTATOR)])


def python(setup: Setup, eager: bool, seconds: float) -> Counts:
    """Driven from plain Python by `choices` and `play`, in a loop of the same shape as that around the peers."""
    below = random.Random(1).random
    games = acts = decisions = listed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = setup.kind.start(setup, games)
        while not game.over:
            seat, choices = asked(game, below)
            count = len(choices)
            acts += 1
            if count > 1:
                decisions += 1
                listed += count
                if eager:
                    lays = [choice for choice in choices if choice.verb.spends]
                    if lays:
                        game.play(seat, lays[int(below() * len(lays))])
                        continue
            game.play(seat, choices[int(below() * count)])
        games += 1
    return counts(games, acts, decisions, listed, time.process_time() - start)


def asked(game: Game, below: Callable[[], float]) -> tuple[int, list[Choice]]:
    """Who is to act, and the choices: somebody who takes an offer (every second one lapses), or who is waited for."""
    waiting = game.waiting()
    window = game.window() & ~waiting
    if window:
        first = int(below() * SEATS)
        for at in range(SEATS):
            seat = (first + at) % SEATS
            if window >> seat & 1:
                choices = game.choices(seat)
                if choices and below() < 0.5:
                    return seat, choices
    seat = int(waiting & -waiting).bit_length() - 1
    return seat, game.choices(seat)


def in_the_middle(setup: Setup, seed: int) -> Game:
    """A game in the middle, one of several hands in the middle of its first."""
    game = setup.kind.start(setup, seed)
    playout(game, stream(1, seed, "middle"), True, MIDDLE)
    return game


def copies(setup: Setup, eager: bool, seconds: float) -> Counts:
    """Copies of games in the middle, each dropped at once; they count as games."""
    some = [in_the_middle(setup, seed) for seed in range(32)]
    made = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for game in some:
            game.copy()
        made += len(some)
    return counts(made, 0, 0, 0, time.process_time() - start)


def memory(setup: Setup, eager: bool, seconds: float) -> Counts:
    """Live games in the middle at tables that share a set-up: by how much they let the process grow, as the system
    counts it. It counts as bytes a game."""
    live = [in_the_middle(setup, seed) for seed in range(200)]  # what is made once has been made
    gc.collect()
    before = resident()
    start = time.process_time()
    live += [in_the_middle(setup, seed) for seed in range(LIVE_GAMES)]
    grown = resident() - before
    out = counts(len(live), 0, 0, 0, time.process_time() - start)
    out["bytes"] = grown / LIVE_GAMES
    return out


def resident() -> int:
    """The memory that this process holds, in bytes."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


OURS: dict[str, Callable[[Setup, bool, float], Counts]] = {
    "loop": loop,
    "python": python,
    "recorded": recorded,
    "projected": projected,
    "copies": copies,
    "memory": memory,
}


def main() -> None:
    """Say whether the rules run compiled, then measure what is ordered of the game that was named."""
    setup = table(sys.argv[1])
    serve(lambda name, play, seconds: OURS[name](setup, play == "eager", seconds), {"build": build_state.state()})


if __name__ == "__main__":
    main()
