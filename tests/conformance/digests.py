"""Digests of some games of a kind, act by act: the same for the compiled rules and for their sources."""

from __future__ import annotations

import hashlib
import sys

from conformance.players import Player, tables
from conformance.state import digest, viewers
from tablee.kernel.setup import GameKind


def digests(kind: GameKind, acts: int = 150) -> list[str]:
    """For each kind of table one digest over all positions, views and updates of a game."""
    out: list[str] = []
    for at, setup in enumerate(tables(kind)):
        game = kind.start(setup, 77 + at)
        player = Player(kind, "uniform" if at % 2 else "seeker", at)
        eyes = viewers(game)
        game.listen()
        whole = hashlib.sha256()
        for _ in range(acts):
            if game.over:
                break
            game.play(*player.choose(game))
            for update in game.updates(eyes):
                whole.update(update.to_json(setup).encode())
            whole.update(digest(game).encode())
        out.append(whole.hexdigest())
    return out


if __name__ == "__main__":
    import high_card

    from kernel.games import KINDS
    from tablee.games.registry import games

    print("\n".join(digests({**games(), **KINDS, high_card.KIND.name: high_card.KIND}[sys.argv[1]])))
