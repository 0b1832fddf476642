"""``tablee version``: the version, and which half of the package runs."""

import argparse
import json
import platform

import tablee
from tablee import build_state

name = "version"
help = "say the version, whether the rules run compiled, and under which Python"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("--json", action="store_true", help="print the same as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the version; a stale build is said with what to do about it."""
    facts = {"tablee": tablee.__version__, "build": build_state.state(), "python": platform.python_version()}
    if args.json:
        print(json.dumps(facts))
        return 0
    print(f"tablee {facts['tablee']}, {facts['build']}, Python {facts['python']}")
    if facts["build"] == "stale":
        print("The sources have changed since they were compiled: `make build` compiles them again.")
    return 0
