"""Makes what the tests of the client share with the engine: views, updates, and the views that must come of them.

python tests/house/vectors.py      writes web/tests/vectors.json
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import msgspec

from tablee.house.telling import marks_after
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import Game
from tablee.kernel.layout import CLOCK, SPECTATOR
from tablee.kernel.setup import GameKind, Value

TARGET = Path(__file__).resolve().parents[2] / "web" / "tests" / "vectors.json"
ACTS = 18
CHECKED = 9  # the view is written down after every so many acts
ALLERGONO: list[dict[str, Value]] = [
    {"target": 0},
    {"target": 0, "cloning": True},
]


def vectors() -> str:
    """All of them, a game a line."""
    from kernel.games import KINDS
    from tablee.games.registry import game_named

    allergono = game_named("allergono")
    rows = [play(allergono, 3, seed, options, 45) for seed, options in enumerate(ALLERGONO)]
    rows += [play(kind, kind.seats[1], 5, {}, ACTS) for kind in KINDS.values()]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def play(kind: GameKind, seats: int, seed: int, options: dict[str, Value], acts: int) -> str:
    """A game at random, as its first seat sees it; of every other game the spectator's view as well."""
    game = kind.start(kind.setup(seats, **options), Sfc32(seed))
    game.keep_history()
    game.updates([])
    viewers = [0, int(SPECTATOR)] if len(kind.name) % 2 else [0]
    starts = [game.view(viewer).facts() for viewer in viewers]
    steps: list[list[object]] = [[] for _ in viewers]
    rng = random.Random(seed)
    for act in range(1, acts + 1):
        if game.over:
            break
        seat, text = rng.choice(open_acts(game))
        assert game.submit(seat, text) is None
        for at, update in enumerate(game.updates(viewers)):
            step: dict[str, object] = {"update": update.facts(game.setup)}
            if marks := marks_after(game, viewers[at]):
                step["marks"] = msgspec.to_builtins(marks)
            if act % CHECKED == 0 or act == acts or game.over:
                step["view"] = game.view(viewers[at]).facts()
            steps[at].append(step)
    seen = [{"start": start, "steps": own} for start, own in zip(starts, steps, strict=True)]
    return json.dumps({"game": kind.name, "viewers": seen}, ensure_ascii=False, separators=(",", ":"))


def open_acts(game: Game) -> list[tuple[int, str]]:
    """All that anybody may do now."""
    acts: list[tuple[int, str]] = []
    for seat in [*range(game.setup.seats), int(CLOCK)]:
        view = game.view(seat)
        if view.ask is None:
            continue
        if view.ask.entry is not None:
            acts.append((seat, f"enter {view.ask.entry.sample(view, Sfc32(1))}"))
        acts += [(seat, choice.text) for choice in view.ask.choices]
    glasses = game.view(SPECTATOR).glasses
    acts += [(int(CLOCK), f"glass {glass.name}") for glass in game.setup.layout.glasses if glasses[glass.index]]
    return acts


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).resolve().parent.parent))
    TARGET.write_text(vectors(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
