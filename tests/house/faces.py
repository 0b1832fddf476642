"""Makes the faces of all cards, as the house tells them: for the tests of the skins, and for contact sheets.

python tests/house/faces.py      writes web/tests/faces.json
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tablee.games.registry import REGISTERED
from tablee.house.wording import Wording
from tablee.words import LANGS

TARGET = Path(__file__).resolve().parents[2] / "web" / "tests" / "faces.json"


def faces() -> str:
    """By game and language, a card a line."""
    games = [f"{quoted(name)}: {{\n{of_game(name)}\n}}" for name in sorted(REGISTERED)]
    return "{\n" + ",\n".join(games) + "\n}\n"


def of_game(name: str) -> str:
    """Every kind of card of a game, in both languages."""
    kind = REGISTERED[name]
    out = []
    for lang in LANGS:
        wording = Wording(kind, lang, [], -1)
        cards = [wording.face(id, str(row["kind"])) for id, row in kind.printed().items()]
        lines = ",\n".join(msgspec.json.encode(card).decode() for card in cards)
        out.append(f"{quoted(lang)}: [\n{lines}\n]")
    return ",\n".join(out)


def quoted(text: str) -> str:
    """As JSON."""
    return msgspec.json.encode(text).decode()


if __name__ == "__main__":
    TARGET.write_text(faces(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
