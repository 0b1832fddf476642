"""``tablee verify``: whether a record is true, draw by draw and act by act."""

import argparse
import json
from pathlib import Path

from tablee.commands import Mistake
from tablee.commands.options import add_pack, find_game
from tablee.kernel.record import load_record
from tablee.kernel.setup import BadInput
from tablee.kernel.verify import verify

name = "verify"
help = "check a record: the key it committed to, every draw, every act, the result"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("record", type=Path, help="the file of the record")
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help="print what was checked as JSON")


def run(args: argparse.Namespace) -> int:
    """Check it; 1 if something is wrong."""
    try:
        verdict = verify(load_record(args.record, find_game(args.pack)))
    except BadInput as error:
        raise Mistake(str(error)) from None
    if args.json:
        print(json.dumps(verdict.facts(), ensure_ascii=False))
        return 0 if verdict.true else 1
    for problem in verdict.problems:
        print(problem)
    if not verdict.same_rules:
        print("played by other rules than these: draws are true under any, acts only under their own")
    end = "over" if verdict.over else "not over"
    drawn = f"{verdict.draws} draws, " if verdict.draws else ""
    print(f"{'true' if verdict.true else 'not true'}: {drawn}{verdict.acts} acts, {end}")
    return 0 if verdict.true else 1
