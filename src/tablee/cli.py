"""The ``tablee`` command: finds the subcommand, runs it, and turns what goes wrong into one line and an exit code."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tablee.commands import COMMANDS, Mistake, load, unknown

INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line that names the nearest known option."""

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The parsed arguments, all of them known."""
        parsed, rest = self.parse_known_args(arguments)
        options = [word for word in rest if word.startswith("-")]
        if options:
            raise unknown("option", options[0], self._option_string_actions)
        if rest:
            self.error(f"unexpected argument {rest[0]!r}")
        return parsed

    def error(self, message: str) -> NoReturn:
        """Leave with the one line; `--help` tells the rest."""
        raise Mistake(f"{message} (see `{self.prog} --help`)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code: 0 done, 1 failed, 2 a mistake in what was asked, 130 broken off.

    >>> main(["version", "--json"])  # doctest: +ELLIPSIS
    {"tablee": ..., "build": ..., "python": ...}
    0
    """
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code
    except Mistake as mistake:
        print(f"tablee: {mistake}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has left, as `head` does: nothing more to say, and not to the closed pipe at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(arguments: list[str]) -> int:
    name, *rest = arguments or ["serve"]
    if name in ("-h", "--help", "help"):
        print(_overview())
        return 0
    command = load("version" if name == "--version" else name)
    description = f"{command.help[:1].upper()}{command.help[1:]}."
    parser = Parser(prog=f"tablee {command.name}", description=description, allow_abbrev=False)
    command.add_arguments(parser)
    return command.run(parser.parse(rest))


def _overview() -> str:
    width = max(len(name) for name in COMMANDS)
    lines = [f"  {name:{width}}  {load(name).help}" for name in sorted(COMMANDS)]
    rest = "tablee COMMAND --help tells more. Without a command: serve."
    return "\n".join(["usage: tablee [COMMAND …]", "", *lines, "", rest])
