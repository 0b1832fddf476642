"""Changes the rules of a game a little, over and over, and prints the changes that no scenario notices.

usage: TABLEE_PURE=1 python tools/mutate.py GAME [MODULE …]

A rule whose change goes unnoticed is one that no scenario proves: write the scenario, or delete the rule. Some changes
cannot be noticed, such as that of a short cut; whoever reads the list sees which. Each change is tried in a process of
its own, on the sources; one that never ends is noticed, too.
"""

import ast
import importlib
import importlib.util
import os
import signal
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType

GAMES = Path(__file__).resolve().parent.parent / "src" / "tablee" / "games"
SPARED = frozenset(("__init__", "bot"))  # a bot plays, and proves nothing
SECONDS = 60  # that the scenarios of a game may take
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
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
}


class Changed(SourceFileLoader):
    """Finds one module, and loads it from other code than that of its file."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        super().__init__(name, str(path))
        self.code = code

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The module, if it is the one."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        """The other code."""
        return self.code


def changes(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Change a tree in one place after the other; the line, and what stood there. Each change is undone again."""
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for node in [inner for statement in function.body for inner in ast.walk(statement)]:
            for name, value in ast.iter_fields(node):
                if isinstance(value, list) and name in ("body", "orelse"):
                    yield from without(value)
            if isinstance(node, ast.Compare) and len(node.ops) == 1:
                yield from swapped(node, "ops", [OPPOSITE[type(node.ops[0])]()])
            elif isinstance(node, ast.BoolOp):
                yield from swapped(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield from swapped(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
            elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
                yield from swapped(node, "value", not node.value)
            elif isinstance(node, ast.Constant) and isinstance(node.value, int):
                yield from swapped(node, "value", node.value + 1)
        yield from without(function.body)


def without(statements: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    """Leave out each statement that only does something."""
    for at, statement in enumerate(statements):
        does = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
        if does or isinstance(statement, ast.AugAssign):
            statements[at] = ast.copy_location(ast.Pass(), statement)
            yield statement.lineno, f"without “{ast.unparse(statement)}”"
            statements[at] = statement


def swapped(node: ast.expr, field: str, other: object) -> Iterator[tuple[int, str]]:
    """Put something else into a field of a node."""
    before, stood = getattr(node, field), ast.unparse(node)
    setattr(node, field, other)
    yield node.lineno, f"“{ast.unparse(ast.fix_missing_locations(node))}” instead of “{stood}”"
    setattr(node, field, before)


def in_child(task: Callable[[], bool]) -> bool:
    """Whether a task comes out true in a process of its own, in time and without an exception."""
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            os._exit(0 if task() else 1)
        except BaseException:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def unnoticed(game: str, changed: Changed | None) -> bool:
    """Whether all scenarios of a game go well."""
    if changed is not None:
        sys.meta_path.insert(0, changed)
    coverage = importlib.import_module("tablee.kernel.coverage")
    kind = importlib.import_module(f"tablee.games.{game}.kind").KIND
    return not any(scenario.run() for scenario in coverage.scenarios_of(kind))


def main(game: str, *modules: str) -> int:
    """Try all changes of some modules, or of all; print those that nothing notices."""
    importlib.import_module("tablee.kernel.coverage")  # once for all the processes
    if not in_child(lambda: unnoticed(game, None)):
        print(f"mutate: a scenario of {game} fails as it is: `tablee scenario` says which", file=sys.stderr)
        return 1
    tried = kept = 0
    for path in sorted((GAMES / game).glob("*.py")):
        if path.stem in SPARED or (modules and path.stem not in modules):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for line, what in changes(tree):
            code = compile(tree, str(path), "exec")
            changed = Changed(f"tablee.games.{game}.{path.stem}", path, code)
            tried += 1
            if in_child(lambda changed=changed: unnoticed(game, changed)):  # type: ignore[misc]
                kept += 1
                print(f"{path.name}:{line}: {what}", flush=True)
    print(f"{tried} changes tried, {kept} not noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
