"""Scenarios: a table as given, acts, and what must then be true, in a text that needs no Python to be written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tablee.kernel.chance import Scripted, UnscriptedDraw
from tablee.kernel.expect import Check, Moment, open_text
from tablee.kernel.game import Game
from tablee.kernel.given import Given
from tablee.kernel.layout import seat_name
from tablee.kernel.notation import read_actor, read_rule
from tablee.kernel.position import FindKind, make_setup
from tablee.kernel.rulebook import rule_ids
from tablee.kernel.setup import BadInput, GameKind, Setup
from tablee.kernel.statement import read_check
from tablee.kernel.textfile import Line, TextError, parse, read_lines, unquoted

SUFFIX: Final = ".scenario"
ARROW: Final = re.compile(r"\s+(?:->|→)\s+")
HEADER: Final = ("game", "seats", "options", "given")
BROKEN: Final = (AssertionError, LookupError, TypeError, ValueError)
KEYS: Final = ("rule", "game", "seats", "options", "given", "deal", "chance", "then")


class Act:
    """An act of a scenario, and the rule that refuses it, where it is to be refused."""

    def __init__(self, line: Line, seat: int, text: str, rule: str) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.text: Final = text
        self.rule: Final = rule


class Move:
    """What comes next in a scenario: an act, or statements that must hold."""

    def __init__(self, act: Act | None, checks: list[Check]) -> None:
        self.act: Final = act
        self.checks: Final = checks


class Scenario:
    """One scenario, read and checked, ready to be run as often as one likes.

    >>> from tablee.games.registry import game_named
    >>> text = "game: allergono\\nseats: 2\\nscenario: Seven cards\\nrule: AL015\\ndeal:\\nthen:\\n  hand 2: 6 cards\\n"
    >>> (scenario,) = read_scenarios(text, game_named)
    >>> [str(problem).partition(", found")[0] for problem in scenario.run()]
    ['scenario:7: expected hand 2: 6 cards']
    """

    def __init__(self, line: Line, rules: list[str], setup: Setup, given: Given, moves: list[Move]) -> None:
        self.file: Final = line.file
        self.line: Final = line
        self.title: Final = line.said()
        self.rules: Final = rules
        self.setup: Final = setup
        self.given: Final = given
        self.moves: Final = moves

    def run(self) -> list[TextError]:
        """Play it; all that does not hold up to the first place where it goes wrong, nothing if all does."""
        try:
            game, chance = laid_out(self.given)
        except TextError as problem:
            return [problem]
        if any(move.act is not None and move.act.text == "undo" for move in self.moves):
            game.keep_history()
        moment = Moment(game)
        pack = cards_in(game)
        for move in self.moves:
            problems = [told for check in move.checks if (told := judge(check, moment)) is not None]
            if move.act is not None:
                problems = play(move.act, game)
                if not problems and cards_in(game) != pack:
                    problems = [move.act.line.error("after this act a card is missing, or lies twice on the table")]
            moment.listen()
            if problems:
                return problems
            if move.act is None:
                moment.events.clear()
        return [self.given.line.error(f"“{left}” was scripted and not drawn") for left in chance.left()]


def judge(check: Check, moment: Moment) -> TextError | None:
    """What a statement has against the table, if anything."""
    moment.listen()
    found = check.found(moment)
    if not found:
        return None
    line = check.line
    expected = f"{line.key}: {line.value}" if line.colon else line.key
    return line.error(f"expected {expected}, found {found}")


def play(act: Act, game: Game) -> list[TextError]:
    """Play an act of a scenario; what went wrong."""
    try:
        refusal = game.submit(act.seat, act.text)
    except UnscriptedDraw as draw:
        return [act.line.error(str(draw))]
    except BROKEN as broken:
        return [broken_at(act.line, broken)]
    if refusal is not None and refusal.rule == act.rule:
        return []
    if refusal is None and not act.rule:
        return []
    expected = f"“{act.text}” to be refused by {act.rule}" if act.rule else f"“{act.text}” to be open"
    found = "it was accepted" if refusal is None else f"it is refused by {refusal.rule}"
    if refusal is not None and 0 <= act.seat < game.setup.seats:
        found += f"; {open_text(game, act.seat)}"
    return [act.line.error(f"expected {expected} to {seat_name(act.seat)}, {found}")]


def laid_out(given: Given) -> tuple[Game, Scripted]:
    """The table as it is given; whatever keeps it from lying like that is a mistake of the text."""
    try:
        return given.lay_out()
    except TextError:
        raise
    except UnscriptedDraw as draw:
        raise given.line.error(str(draw)) from None
    except BROKEN as broken:
        raise broken_at(given.line, broken) from broken


def broken_at(line: Line, problem: Exception) -> TextError:
    """A mistake of the rules themselves, or of a table that no game can come to; its cause stays with it."""
    error = line.error(f"the rules broke off here ({type(problem).__name__}: {problem}): can the table lie like this?")
    error.__cause__ = problem
    return error


def cards_in(game: Game) -> list[str]:
    """The names of all cards that lie on the table."""
    return sorted([card.name for zone in game.table.zones for card in zone.cards])


# -- reading --------------------------------------------------------------------------------------------------------


def load_scenarios(file: Path, kind_named: FindKind) -> list[Scenario]:
    """The scenarios of a file. The rules that it names must be in the rulebook of its game, where there is one.

    >>> from tablee.games.registry import game_named
    >>> kind = game_named("allergono")
    >>> len(load_scenarios(kind.folder / "scenarios" / "turn.scenario", game_named)) > 5
    True
    """
    return scenarios_in(read_lines(file), kind_named, str(file))


def read_scenarios(text: str, kind_named: FindKind, file: str = "scenario") -> list[Scenario]:
    """The scenarios of a text."""
    return scenarios_in(parse(text, file), kind_named, file)


def scenarios_in(lines: list[Line], kind_named: FindKind, file: str) -> list[Scenario]:
    """The scenarios in the lines of a file; what stands above the first one holds for all."""
    header: list[Line] = []
    own: list[list[Line]] = []
    for line in lines:
        if line.key == "scenario":
            if not line.plain():
                raise line.wrong("what the scenario shows, in a few words", "")
            own.append([line])
        elif own:
            own[-1].append(line)
        elif line.key in HEADER:
            header.append(line)
        else:
            raise line.wrong(f"“scenario: …”, or one of {', '.join(HEADER)} for all scenarios", line.key, HEADER)
    if not own:
        raise TextError(file, 0, "expected a line “scenario: …”")
    out: list[Scenario] = []
    titles: dict[str, Line] = {}
    ids: dict[str, list[str]] = {}
    for block in own:
        title = block[0].said()
        if title in titles:
            raise block[0].error(f"there is a scenario “{title}” already in line {titles[title].number}")
        titles[title] = block[0]
        out.append(read_scenario(header, block, kind_named, ids))
    return out


def read_scenario(header: list[Line], block: list[Line], kind_named: FindKind, ids: dict[str, list[str]]) -> Scenario:
    """One scenario, out of its lines and those that hold for all."""
    title = block[0]
    kind = read_kind([*header, *block], title, kind_named)
    known = ids_of(kind, ids)
    setup = read_setup(kind, [*header, *block], title)
    proves: list[str] = []
    for line in block:
        if line.key == "rule":
            proves.extend([read_rule(line, word, known) for word in line.words()])
    given = read_given(setup, header, block)
    return Scenario(title, proves, setup, given, read_moves(setup, block, known))


def ids_of(kind: GameKind, ids: dict[str, list[str]]) -> list[str]:
    """The ids of the rules of a game, read once."""
    if kind.name not in ids:
        ids[kind.name] = rule_ids(kind)
    return ids[kind.name]


def last(lines: list[Line], key: str) -> Line | None:
    """The last line with this key: what a scenario says itself goes before what holds for all."""
    found: Line | None = None
    for line in lines:
        if line.key == key:
            found = line
    return found


def read_kind(lines: list[Line], title: Line, kind_named: FindKind) -> GameKind:
    """The game of a scenario."""
    line = last(lines, "game")
    if line is None:
        raise title.error("expected a line “game: …” in the scenario, or above all scenarios")
    try:
        return kind_named(line.plain())
    except BadInput as problem:
        raise line.error(str(problem)) from None


def read_setup(kind: GameKind, lines: list[Line], title: Line) -> Setup:
    """The seats and the options of a scenario."""
    seats = last(lines, "seats")
    if seats is None:
        raise title.error("expected a line “seats: …” in the scenario, or above all scenarios")
    options: dict[str, Line] = {}
    for line in lines:
        if line.key == "options":
            for option in options_of(line):
                options[option.key] = option
    return make_setup(kind, seats, list(options.values()))


def options_of(line: Line) -> list[Line]:
    """Options, a line each under `options:`, or `cloning=yes target=0` behind it."""
    if not line.value:
        return line.under
    out: list[Line] = []
    for word in line.words():
        name, sign, value = word.partition("=")
        if not sign:
            raise line.wrong("options such as “cloning=yes”", word)
        out.append(Line(line.file, line.number, line.depth, name, value, True))
    line.plain()
    return out


def read_given(setup: Setup, header: list[Line], block: list[Line]) -> Given:
    """How a scenario begins: its own lines before those that hold for all."""
    deal = last(block, "deal")
    given = Given(setup, last(block, "given") or deal or block[0], deal is not None)
    if deal is not None:
        if last(block, "given") is not None:
            raise deal.error("expected “given:” or “deal:”, not both")
        for line in deal.block():
            if line.key.split(" ")[0] in ("shuffle", "pick") or not is_thing(setup, line.key):
                given.read_draw(line)
            else:
                given.read(line)
    else:
        lines: dict[str, Line] = {}
        for place in (header, block):
            here: dict[str, Line] = {}
            for outer in place:
                if outer.key == "given":
                    for line in outer.block():
                        if line.key in here:
                            raise line.error(f"“{line.key}” stands already in line {here[line.key].number}")
                        here[line.key] = line
            lines.update(here)
        for line in lines.values():
            given.read(line)
    for outer in block:
        if outer.key == "chance":
            for line in outer.block():
                given.read_draw(line)
    return given


def is_thing(setup: Setup, key: str) -> bool:
    """Whether a line of a deal is about a zone and not about a draw."""
    return key.removeprefix("top of ") in [place.label for place in setup.layout.places] or key.startswith("top of ")


def read_moves(setup: Setup, block: list[Line], rules: Iterable[str]) -> list[Move]:
    """The acts and the statements of a scenario, in their order."""
    out: list[Move] = []
    for line in block[1:]:
        if line.key == "then":
            checks = [read_check(setup, inner, rules) for inner in line.block()]
            if not checks:
                raise line.wrong("statements, indented under “then:”", "")
            out.append(Move(None, checks))
        elif line.key == "clock" or line.key.isdecimal():
            out.append(Move(read_act(setup, line, rules), []))
        elif line.key not in KEYS:
            keys = [*KEYS, *[str(seat + 1) for seat in range(setup.seats)], "clock"]
            raise line.wrong(f"one of {', '.join(KEYS)}, or a seat and its act", line.key, keys)
        elif not line.colon:
            raise line.wrong(f"a colon after “{line.key}”", line.key)
    if not any(move.checks for move in out) and not any(move.act and move.act.rule for move in out):
        raise block[0].error("expected a refusal, or statements under “then:”: this scenario proves nothing")
    return out


def read_act(setup: Setup, line: Line, rules: Iterable[str]) -> Act:
    """An act: `1: lay R7`, or one that is refused: `1: lay B2 -> refused AL019`."""
    seat = read_actor(line, line.key, setup.seats)
    text, *behind = ARROW.split(line.plain(), 1)
    if not text:
        raise line.wrong("an act", "")
    rule = ""
    if behind:
        words = behind[0].split()
        if len(words) != 2 or words[0] != "refused":
            raise line.wrong("“refused” and the rule", behind[0])
        rule = read_rule(line, words[1], rules)
    return Act(line, seat, unquoted(line, text), rule)


def scenario_files(places: Iterable[Path]) -> list[Path]:
    """The scenario files among files and under folders, in a stable order.

    >>> from tablee.games.registry import game_named
    >>> [file.name for file in scenario_files([game_named("allergono").folder])][:2]
    ['calling.scenario', 'calling_two.scenario']
    """
    return files_in(places, SUFFIX)


def files_in(places: Iterable[Path], suffix: str) -> list[Path]:
    """The files that are named, and those of this suffix under the folders that are named, in a stable order."""
    out: list[Path] = []
    for place in places:
        if place.is_dir():
            found = sorted(place.rglob(f"*{suffix}"))
            if not found:
                raise TextError(str(place), 0, f"expected files *{suffix} in this folder, found none")
            out.extend(found)
        else:
            out.append(place)
    return out
