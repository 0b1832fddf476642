"""``tablee scenario``: plays scenarios, and says what did not come out as they say."""

import argparse
import json
from pathlib import Path

from tablee.commands import Mistake
from tablee.commands.options import add_pack, find_game
from tablee.kernel.scenario import Scenario, load_scenarios, scenario_files
from tablee.kernel.setup import BadInput
from tablee.kernel.textfile import TextError

name = "scenario"
help = "play scenarios, and say what did not come out as they say"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("paths", nargs="+", metavar="PATH", type=Path, help="a file, or a folder of *.scenario files")
    add_pack(parser)
    parser.add_argument("--json", action="store_true", help="print the outcome of each as JSON")


def run(args: argparse.Namespace) -> int:
    """Play all; 1 if one fails. A file with a mistake in it is not played."""
    find = find_game(args.pack)
    try:
        files = scenario_files(args.paths)
        scenarios = [scenario for file in files for scenario in load_scenarios(file, find)]
    except BadInput as error:
        raise Mistake(str(error)) from None
    outcomes = [(scenario, scenario.run()) for scenario in scenarios]
    failed = sum(1 for _, problems in outcomes if problems)
    if args.json:
        facts = {"played": len(outcomes), "failed": failed, "scenarios": [facts_of(*outcome) for outcome in outcomes]}
        print(json.dumps(facts, ensure_ascii=False))
        return 1 if failed else 0
    for scenario, problems in outcomes:
        if problems:
            print(f"failed: {scenario.title}")
            print("\n".join(f"  {problem}" for problem in problems))
    print(f"{len(outcomes)} played in {len(files)} files, {failed} failed")
    return 1 if failed else 0


def facts_of(scenario: Scenario, problems: list[TextError]) -> dict[str, object]:
    """The outcome of a scenario in plain form."""
    return {
        "file": scenario.file,
        "line": scenario.line.number,
        "title": scenario.title,
        "rules": scenario.rules,
        "problems": [{"line": problem.line, "problem": problem.problem} for problem in problems],
    }
