"""``tablee rules``: the rulebook of a game, rule by rule, with the scenarios that prove each."""

import argparse
import json

from tablee.commands import Mistake
from tablee.commands.options import chosen_game
from tablee.kernel.coverage import Coverage
from tablee.kernel.rulebook import Statement
from tablee.kernel.setup import BadInput, nearest

name = "rules"
help = "the rules of a game by id, page and scenario, and whether each is proven"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("game", help="the game")
    parser.add_argument("--id", metavar="ID", help="this rule alone, with all that is known of it")
    parser.add_argument("--lang", choices=("fr", "en"), default="fr", help="the language (fr)")
    parser.add_argument("--json", action="store_true", help="print the same as JSON")
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--coverage", action="store_true", help="say what nobody claims or proves; 1 if there is any")
    other.add_argument("--without", metavar="ID", help="play without this refusal; 1 if no scenario notices")


def run(args: argparse.Namespace) -> int:
    """Print what was asked for."""
    try:
        coverage = Coverage(chosen_game(args.game))
    except BadInput as error:
        raise Mistake(str(error)) from None
    if args.without:
        return leave_out(coverage, statement_of(coverage, args.without), args.json)
    if args.coverage:
        return judge(coverage, args.json)
    statements = coverage.rulebook.statements
    if args.id:
        statements = [statement_of(coverage, args.id)]
    if args.json:
        print(json.dumps([facts_of(coverage, statement) for statement in statements], ensure_ascii=False))
    elif args.id:
        print("\n".join(described(coverage, statements[0])))
    else:
        print("\n".join(line_of(coverage, statement, args.lang) for statement in statements))
    return 0


def statement_of(coverage: Coverage, id: str) -> Statement:
    """The statement of this id."""
    known = coverage.rulebook.by_id
    if id.upper() not in known:
        raise Mistake(f"{coverage.kind.name} has no rule “{id}”{nearest(id.upper(), list(known))}")
    return known[id.upper()]


def places(coverage: Coverage, statement: Statement) -> list[str]:
    """Where the scenarios of a statement stand."""
    return [f"{scenario.file}:{scenario.line.number}" for scenario in coverage.proofs(statement.id)]


def line_of(coverage: Coverage, statement: Statement, language: str) -> str:
    """A statement in one line: id, page, how it is proven, what it says."""
    count = len(coverage.proofs(statement.id))
    proof = f"{count} scenario{'' if count == 1 else 's'}" if count else "a test" if statement.test else "unproven"
    if statement.flavour:
        proof = "flavour"
    more = ", ours" if statement.ruling else edition_of(statement)
    return f"{statement.id:6} p. {statement.page}{more:8}  {proof:12}  {statement.texts[language]}"


def edition_of(statement: Statement) -> str:
    """Which printing says it, where one alone does."""
    return f", ed. {statement.edition}" if statement.edition else ""


def described(coverage: Coverage, statement: Statement) -> list[str]:
    """All that is known of a statement."""
    more = ", a ruling of ours" if statement.ruling else edition_of(statement)
    out = [f"{statement.id}, page {statement.page}{more}"]
    out += [f"  {language}: {text}" for language, text in statement.texts.items()]
    if statement.ruling:
        out += [f"  question: {statement.point} ({', '.join(statement.about)})", f"  why: {statement.why}"]
    if statement.option:
        out.append(f"  option: {statement.option}")
    sentences = coverage.rulebook.sentences
    names = [each.name for each in sentences if statement.id in [*each.claims, *each.repeats]]
    if names:
        out.append(f"  sentences: {', '.join(names)}")
    if coverage.refusals(statement.id):
        out.append(f"  refuses: `tablee rules {coverage.kind.name} --without {statement.id}` plays without it")
    beats = [beat.name for beat in coverage.kind.beats if beat.rule == statement.id]
    if beats:
        out.append(f"  told: {', '.join(beats)}")
    if statement.test:
        out.append(f"  test: {statement.test}")
    out += [f"  {scenario.file}:{scenario.line.number}: {scenario.title}" for scenario in coverage.proofs(statement.id)]
    return out


def facts_of(coverage: Coverage, statement: Statement) -> dict[str, object]:
    """A statement in plain form."""
    return {
        **statement.facts(),
        "refuses": bool(coverage.refusals(statement.id)),
        "scenarios": places(coverage, statement),
    }


def judge(coverage: Coverage, as_json: bool) -> int:
    """Say what nobody claims or proves."""
    gaps = coverage.gaps()
    figures = {
        "sentences": len(coverage.rulebook.sentences),
        "statements": len(coverage.rulebook.statements),
        "scenarios": len(coverage.scenarios),
        "gaps": gaps,
    }
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print("".join(f"{gap}\n" for gap in gaps), end="")
        counts = ", ".join(f"{figures[key]} {key}" for key in ("sentences", "statements", "scenarios"))
        print(f"{counts}, {len(gaps) or 'no'} gaps")
    return 1 if gaps else 0


def leave_out(coverage: Coverage, statement: Statement, as_json: bool) -> int:
    """Play the scenarios without a refusal: one at least must notice."""
    if not coverage.refusals(statement.id):
        raise Mistake(f"{statement.id} is no refusal of {coverage.kind.name}: there is nothing to switch off")
    failing = [scenario for scenario in coverage.scenarios if scenario.run()]
    if failing:
        raise Mistake(f"“{failing[0].title}” fails already: `tablee scenario {failing[0].file}` says why")
    noticed = coverage.without(statement.id)
    if as_json:
        places = [f"{scenario.file}:{scenario.line.number}" for scenario in noticed]
        print(json.dumps({"rule": statement.id, "played": len(coverage.scenarios), "noticed": places}))
    else:
        print("".join(f"{scenario.file}:{scenario.line.number}: {scenario.title}\n" for scenario in noticed), end="")
        print(f"without {statement.id}: {len(noticed)} of {len(coverage.scenarios)} scenarios notice")
    return 0 if noticed else 1
