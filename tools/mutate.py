"""Changes the rules of a game a little, over and over, and prints the changes that no scenario notices.

usage: TABLEE_PURE=1 python tools/mutate.py GAME [MODULE …]

A rule whose change goes unnoticed is one that no scenario proves: write the scenario, or delete the rule. Some changes
cannot be noticed, such as that of a short cut; whoever reads the list sees which. Each change is tried in a process of
its own, on the sources, by the scenarios that come to the function it stands in, up to the first that notices; one that
never ends is noticed, too.
"""

import ast
import importlib
import os
import resource
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

GAMES = Path(__file__).resolve().parent.parent / "src" / "tablee" / "games"
SPARED = ("__init__", "awards", "bot")  # beginnings of names: a bot plays, what is told afterwards rules nothing
SECONDS = 10.0  # of work that a change may cost; all the scenarios of a game take less than one
MEMORY = 4 << 30
READING = -1  # stands among the scenarios for the reading of all of them: cards and tables are made then
OPPOSITE: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
PLAIN = (ast.Call, ast.Name, ast.Attribute, ast.Subscript)  # what may stand for true or false without a comparison

Change = tuple[int, str]
Called = dict[tuple[str, str], set[int]]  # by module and function, the scenarios that come to it


# -- changes --------------------------------------------------------------------------------------------------------


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module, each with the name that it has inside the module."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def changes(function: ast.FunctionDef) -> Iterator[Change]:
    """Change a function in one place after the other; the line, and what stood there. Each change is undone again."""
    yield from without(function.body)
    for node in [inner for statement in function.body for inner in acting(statement)]:
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and name in ("body", "orelse"):
                yield from without(value)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from swapped(node, "ops", [OPPOSITE[type(node.ops[0])]()])
        elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in OPPOSITE:
            yield from swapped(node, "op", OPPOSITE[type(node.op)]())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield from swapped(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield from swapped(node, "value", not node.value)
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield from swapped(node, "value", node.value + 1)
        if isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(node.test, PLAIN):
            yield from swapped(node, "test", ast.UnaryOp(ast.Not(), node.test))


def acting(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what it is made of, but for annotations: they do nothing."""
    yield node
    for name, value in ast.iter_fields(node):
        if name != "annotation":
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, ast.AST):
                    yield from acting(inner)


def numbers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The numbers that a module gives a name to, such as how many flirts are the most; their lines and names."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int() as value)) if not isinstance(
                value, bool
            ):
                yield node.lineno, name


def without(statements: list[ast.stmt]) -> Iterator[Change]:
    """Leave out each statement that only does something."""
    for at, statement in enumerate(statements):
        does = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
        if does or isinstance(statement, ast.AugAssign):
            statements[at] = ast.copy_location(ast.Pass(), statement)
            yield statement.lineno, f"without “{ast.unparse(statement)}”"
            statements[at] = statement


def swapped(node: ast.expr | ast.stmt, field: str, other: object) -> Iterator[Change]:
    """Put something else into a field of a node."""
    before = getattr(node, field)
    shown = node if isinstance(node, ast.expr) else before
    stood = ast.unparse(shown)
    setattr(node, field, other)
    ast.fix_missing_locations(node)
    yield node.lineno, f"“{ast.unparse(node if shown is node else other)}” instead of “{stood}”"  # type: ignore[arg-type]
    setattr(node, field, before)


# -- trying them ----------------------------------------------------------------------------------------------------


def in_child(task: Callable[[], bool]) -> bool:
    """Whether a task comes out true in a process of its own, in time and without an exception."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            os._exit(0 if task() else 1)
        except BaseException:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


class Game:
    """A game with its scenarios, and which of them come to which function."""

    def __init__(self, name: str) -> None:
        self.folder = GAMES / name
        self.package = f"tablee.games.{name}"
        self.called: Called = defaultdict(set)
        self.now = READING
        sys.setprofile(self.note)
        self.scenarios: list[Any] = self.read()
        self.sound = True
        for at, scenario in enumerate(self.scenarios):
            self.now = at
            self.sound = self.sound and not scenario.run()
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """A function is called: it belongs to the scenario that is being played."""
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(self.folder)):
            self.called[Path(code.co_filename).stem, code.co_qualname].add(self.now)

    def read(self) -> list[Any]:
        """All the scenarios, with a kind of their own: its cards and tables are made anew."""
        kind = importlib.import_module(f"{self.package}.kind").KIND
        coverage = importlib.import_module("tablee.kernel.coverage")
        return list(coverage.scenarios_of(type(kind)()))

    def unnoticed_number(self, name: str) -> bool:
        """Whether all scenarios go well with a number one higher, wherever it is known by its name."""
        for key, module in sys.modules.items():
            if key.startswith(f"{self.package}.") and name in vars(module):
                setattr(module, name, getattr(module, name) + 1)
        return not any(scenario.run() for scenario in self.read())

    def unnoticed(self, stem: str, name: str, changed: CodeType) -> bool:
        """Whether all scenarios go well that come to a function, with other code in its place."""
        function_in(importlib.import_module(f"{self.package}.{stem}"), name).__code__ = changed
        comers = self.called[stem, name]
        scenarios = self.read() if READING in comers else [self.scenarios[at] for at in sorted(comers)]
        return not any(scenario.run() for scenario in scenarios)


def function_in(module: ModuleType, name: str) -> FunctionType:
    """A function of a module, or of a class of it."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    assert isinstance(found, FunctionType)
    return found


def code_in(code: CodeType, name: str) -> CodeType:
    """The code of a function, in that of its module."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_qualname == name:
                return inner
            if name.startswith(f"{inner.co_qualname}."):
                return code_in(inner, name)
    raise LookupError(name)


def attempts(game: Game, path: Path) -> Iterator[tuple[Change, Callable[[], bool]]]:
    """The changes of a module, each with how it is tried."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for line, name in numbers(tree):
        yield (line, f"{name} one higher"), partial(game.unnoticed_number, name)
    for inside, function in functions(tree):
        for change in changes(function):
            code = code_in(compile(tree, str(path), "exec"), inside)
            yield change, partial(game.unnoticed, path.stem, inside, code)


def main(name: str, *modules: str) -> int:
    """Try all changes of some modules, or of all; print those that nothing notices."""
    game = Game(name)
    if not game.sound:
        print(f"mutate: a scenario of {name} fails as it is: `tablee scenario` says which", file=sys.stderr)
        return 1
    tried = kept = 0
    for path in sorted(game.folder.glob("*.py")):
        if path.stem.startswith(SPARED) or (modules and path.stem not in modules):
            continue
        for (line, what), attempt in attempts(game, path):
            tried += 1
            if in_child(attempt):
                kept += 1
                print(f"{path.name}:{line}: {what}", flush=True)
    print(f"{tried} changes tried, {kept} not noticed: {100 * (tried - kept) / max(1, tried):.1f} % noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
