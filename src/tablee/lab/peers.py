"""Peers of the engine, measured one round at a time. Run by the interpreter of the environment they live in.

It reads orders from its standard input, a line each (`PEER PLAY SECONDS`), and answers each with a line of JSON:
games, acts, decisions, choices listed, seconds of the processor. A decision is an act by a player that had at least
two actions; chance and forced acts are played, and not counted. It imports nothing of this package, which is not
installed there.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

Counts = dict[str, float]
SEATS = 4


def open_spiel(eager: bool, seconds: float) -> Counts:
    """Crazy eights of OpenSpiel, driven by `legal_actions` and `apply_action`."""
    game = load("pyspiel").load_game(f"crazy_eights(players={SEATS})")
    cards = 52  # actions below are cards to lay; then draw, pass, the suits
    below = random.Random(1).random
    games = acts = decisions = listed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            count = len(actions)
            if state.is_chance_node():
                state.apply_action(actions[int(below() * count)])
                continue
            acts += 1
            if count > 1:
                decisions += 1
                listed += count
                if eager:
                    lays = [action for action in actions if action < cards]
                    if lays:
                        state.apply_action(lays[int(below() * len(lays))])
                        continue
            state.apply_action(actions[int(below() * count)])
        games += 1
    return counts(games, acts, decisions, listed, time.process_time() - start)


def open_spiel_bots(eager: bool, seconds: float) -> Counts:
    """The same game, played to its end by OpenSpiel's own uniform bots, without a step in Python.

    Nothing comes back but the returns, so the decisions of a game are those of uniform play from Python.
    """
    pyspiel = load("pyspiel")
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    usual = open_spiel(False, min(seconds, 0.5))
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(SEATS)]
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games + 1)
        games += 1
    span = time.process_time() - start
    share = games / usual["games"]
    return counts(games, usual["acts"] * share, usual["decisions"] * share, usual["listed"] * share, span)


def rlcard(eager: bool, seconds: float) -> Counts:
    """UNO of RLCard, the game alone: `get_legal_actions` and `step`."""
    make = load("rlcard.games.uno").Game
    below = random.Random(1).random
    games = acts = decisions = listed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = make(num_players=SEATS)
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            count = len(actions)
            acts += 1
            if count > 1:
                decisions += 1
                listed += count
            game.step(actions[int(below() * count)])  # drawing is offered when nothing can be laid: always eager
        games += 1
    return counts(games, acts, decisions, listed, time.process_time() - start)


def counts(games: float, acts: float, decisions: float, listed: float, seconds: float) -> Counts:
    """What a round counted."""
    return {"games": games, "acts": acts, "decisions": decisions, "listed": listed, "seconds": seconds}


PEERS: dict[str, tuple[str, Callable[[bool, float], Counts]]] = {
    "open_spiel": ("open-spiel", open_spiel),
    "open_spiel_bots": ("open-spiel", open_spiel_bots),
    "rlcard": ("rlcard", rlcard),
}


def load(module: str) -> Any:
    """A module of this environment."""
    return importlib.import_module(module)


def serve(answer: Callable[[str, str, float], Counts], hello: dict[str, str]) -> None:
    """Say who is here, then do what is ordered, a line of JSON for each."""
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        name, play, seconds = line.split()
        print(json.dumps(answer(name, play, float(seconds))), flush=True)


def main() -> None:
    """Say which peers are there, then measure what is ordered."""
    there: dict[str, str] = {}
    for name, (package, _) in PEERS.items():
        try:
            there[name] = f"{package} {version(package)}"
        except ImportError:
            continue
    serve(lambda name, play, seconds: PEERS[name][1](play == "eager", seconds), there)


if __name__ == "__main__":
    main()
