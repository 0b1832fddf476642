"""``tablee pack``: checks a card pack, and prints the cards of a game to begin one with."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tablee.commands import Mistake, unknown
from tablee.commands.options import chosen_game
from tablee.games.registry import game_named
from tablee.kernel.pack import Draft, Pack, own_cards
from tablee.kernel.setup import BadInput
from tablee.kernel.textfile import TextError, read_lines

name = "pack"
help = "check a card pack, or print the cards of a game as one to begin with"
DEEDS = ("check", "show")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("deed", metavar="check|show", help="check the FILE of a pack; show the cards of a GAME")
    parser.add_argument("what", metavar="FILE|GAME", help="the file, or the game")
    parser.add_argument("--json", action="store_true", help="print what was checked as JSON")


def run(args: argparse.Namespace) -> int:
    """Check or show."""
    if args.deed not in DEEDS:
        raise unknown("command", f"pack {args.deed}", [f"pack {deed}" for deed in DEEDS])
    if args.deed == "check":
        return check(args.what, args.json)
    if args.json:
        raise Mistake("--json prints what was checked: it goes with `tablee pack check`")
    try:
        print(own_cards(chosen_game(args.what)), end="")
    except BadInput as error:
        raise Mistake(str(error)) from None
    return 0


def check(file: str, as_json: bool) -> int:
    """Say what a pack changes, or every mistake in it; 1 if there is any."""
    pack: Pack | None = None
    try:
        draft = Draft(read_lines(Path(file)), game_named, file)
        pack, mistakes = draft.pack, draft.mistakes
    except TextError as mistake:
        if not mistake.line:
            raise Mistake(str(mistake)) from None
        mistakes = [mistake]
    mistakes = sorted(mistakes, key=lambda mistake: mistake.line)
    changes = [] if pack is None else pack.differences(game_named(pack.game).printed())
    if as_json:
        print(json.dumps(facts_of(file, pack, changes, mistakes), ensure_ascii=False))
    elif pack is None:
        print("".join(f"{mistake}\n" for mistake in mistakes), end="")
        print(f"{len(mistakes)} mistake{'' if len(mistakes) == 1 else 's'}: this pack cannot be played with")
    else:
        print("".join(f"{line}\n" for line in changed(changes)), end="")
        count = len({id for id, *_ in changes})
        cards = f"{count} card{'' if count == 1 else 's'} of {pack.game}" if count else f"no card of {pack.game}"
        print(f"“{pack.name}” ({pack.hash}) changes {cards}")
    return 1 if mistakes else 0


def changed(changes: list[tuple[str, str, object, int | str]]) -> list[str]:
    """What becomes of each fact, a line a fact."""
    width = max((len(id) for id, *_ in changes), default=0)
    return [f"{id:{width}}  {name}: {'–' if ours is None else ours} → {theirs}" for id, name, ours, theirs in changes]


def facts_of(
    file: str,
    pack: Pack | None,
    changes: list[tuple[str, str, object, int | str]],
    mistakes: list[TextError],
) -> dict[str, object]:
    """The outcome in plain form."""
    return {
        "file": file,
        "sound": pack is not None,
        "game": None if pack is None else pack.game,
        "name": None if pack is None else pack.name,
        "hash": None if pack is None else pack.hash,
        "changes": [dict(zip(("card", "fact", "ours", "pack"), change, strict=True)) for change in changes],
        "mistakes": [{"line": mistake.line, "problem": mistake.problem} for mistake in mistakes],
    }
