"""``tablee lesson``: goes every way through lessons, and says where one of them does not come to its end."""

import argparse
from pathlib import Path

from tablee.commands import Mistake
from tablee.games.registry import game_named
from tablee.kernel.lesson import lesson_files, load_lesson
from tablee.kernel.setup import BadInput

name = "lesson"
help = "go every way through lessons, and say where one does not come to its end"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("paths", nargs="+", metavar="PATH", type=Path, help="a file, or a folder of *.lesson files")


def run(args: argparse.Namespace) -> int:
    """Take all; 1 if one fails. A file with a mistake in it is not taken."""
    try:
        lessons = [load_lesson(file, game_named) for file in lesson_files(args.paths)]
    except BadInput as error:
        raise Mistake(str(error)) from None
    outcomes = [(lesson, lesson.problems()) for lesson in lessons]
    failed = sum(1 for _, problems in outcomes if problems)
    for lesson, problems in outcomes:
        if problems:
            print(f"failed: {lesson.setup.kind.name} {lesson.name}")
            print("\n".join(f"  {problem}" for problem in problems))
    print(f"{len(outcomes)} taken, {failed} failed")
    return 1 if failed else 0
