"""The subcommands of ``tablee``, one module each.

A command is a module with four names: ``name``, ``help``, ``add_arguments(parser)`` and ``run(args) -> int``. It
becomes a command by being listed in ``COMMANDS``; only the one that is called is imported.
"""

import argparse
import importlib
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Protocol, cast

from tablee.kernel.setup import nearest

COMMANDS: Mapping[str, str] = MappingProxyType(
    {
        "bench": "tablee.commands.bench",
        "db": "tablee.commands.db",
        "lesson": "tablee.commands.lesson",
        "pack": "tablee.commands.pack",
        "play": "tablee.commands.play",
        "replay": "tablee.commands.replay",
        "rules": "tablee.commands.rules",
        "scenario": "tablee.commands.scenario",
        "serve": "tablee.commands.serve",
        "simulate": "tablee.commands.simulate",
        "verify": "tablee.commands.verify",
        "version": "tablee.commands.version",
    }
)


class Command(Protocol):
    """What the module of a command offers."""

    name: str
    help: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the options of the command."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; return the exit code."""


class Mistake(Exception):
    """Something asked for that cannot be: the command line says it in one line and leaves with exit code 2."""


def load(name: str) -> Command:
    """The command of that name.

    >>> load("version").name
    'version'
    """
    if name not in COMMANDS:
        raise unknown("command", name, COMMANDS)
    return cast(Command, importlib.import_module(COMMANDS[name]))


def unknown(kind: str, word: str, known: Iterable[str]) -> Mistake:
    """The mistake of naming something that does not exist, with the nearest thing that does.

    >>> unknown("command", "plya", ["play", "serve"])
    Mistake('there is no command “plya”; did you mean play?')
    """
    return Mistake(f"there is no {kind} “{word}”{nearest(word, sorted(known))}")
