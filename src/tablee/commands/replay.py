"""``tablee replay``: plays a record again, and prints the table, what a seat sees of it, or who has earned what."""

import argparse
import json
import sys
from pathlib import Path

from tablee.commands import Mistake
from tablee.commands.options import add_pack, find_game, number
from tablee.commands.play import spoken
from tablee.kernel.epilogue import look_back
from tablee.kernel.fingerprint import rules_version
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.position import write_position
from tablee.kernel.record import Record, load_record
from tablee.kernel.setup import BadInput
from tablee.kernel.story import story_of
from tablee.kernel.viewtext import write_view
from tablee.words import LANGS, Words

name = "replay"
help = "play a record again, and print the position, what a seat sees, or the awards"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("record", type=Path, help="the file of the record")
    add_pack(parser)
    parser.add_argument("--to", type=number(0), metavar="N", help="up to the act of this number (the last)")
    parser.add_argument("--as", dest="viewer", metavar="SEAT", help="what this seat, or spectator, sees of it")
    parser.add_argument("--json", action="store_true", help="print the view as JSON (with --as)")
    parser.add_argument("--awards", action="store_true", help="the small awards of a game that is over")
    parser.add_argument("--lang", choices=LANGS, default=spoken(), help="of the awards (that of the terminal)")


def run(args: argparse.Namespace) -> int:
    """Play and print. Rules that have changed since are said on the other stream."""
    if args.json and not args.viewer:
        raise Mistake("--json prints a view: say whose with --as")
    try:
        record = load_record(args.record, find_game(args.pack))
        viewer = viewer_of(record, args.viewer)
        awards = awards_of(record, args.lang) if args.awards else []
        game = record.replay(args.to)
    except BadInput as error:
        raise Mistake(str(error)) from None
    if record.rules != rules_version(record.setup.kind):
        print("tablee: played by other rules than these", file=sys.stderr)
    if args.awards:
        print(*awards, sep="\n")
    elif viewer is None:
        print(write_position(game), end="")
    elif args.json:
        print(json.dumps(game.view(viewer).facts(), ensure_ascii=False))
    else:
        print(write_view(game.view(viewer)), end="")
    return 0


def awards_of(record: Record, lang: str) -> list[str]:
    """Who has earned what, a line each."""
    seats = record.setup.seats
    words = Words(record.setup.kind, lang, [record.names.get(seat, str(seat + 1)) for seat in range(seats)])
    lines: list[str] = []
    for medal in look_back(story_of(record)).medals:
        who = words.say("table.and").join(words.seat(seat) for seat in medal.seats)
        title, why = words.award(medal.award.id, medal.n)
        lines.append(words.say("table.number", what=who, value=words.say("table.because", rule=title, facts=why)))
    return lines


def viewer_of(record: Record, word: str | None) -> int | None:
    """The viewer that was asked for, if any was."""
    if word is None:
        return None
    if word == "spectator":
        return int(SPECTATOR)
    seats = record.setup.seats
    if not word.isdecimal() or not 1 <= int(word) <= seats:
        raise Mistake(f"--as takes a seat from 1 to {seats}, or spectator, not {word!r}")
    return int(word) - 1
