"""`make mutate` changes one thing at a time, puts it back, and knows what was noticed."""

import ast
import importlib.util
from pathlib import Path

import pytest

PATH = Path(__file__).resolve().parents[2] / "tools" / "mutate.py"
SPEC = importlib.util.spec_from_file_location("mutate", PATH)
assert SPEC is not None
assert SPEC.loader is not None
mutate = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(mutate)

RULE = """
def draw(hand, count):
    '''Cards come to a hand.'''
    if not hand or count > 2 and hand is not old:
        tell(hand)
        count += 3
    least: list[0] = count - 1 if hand.open else count
    return True
"""


def test_each_change_is_one_change_and_is_undone() -> None:
    tree = ast.parse(RULE)
    ((_, function),) = mutate.functions(tree)
    before = ast.unparse(tree)
    seen = [(line, what, ast.unparse(tree)) for line, what in mutate.changes(function)]
    assert ast.unparse(tree) == before
    assert len({text for _, _, text in seen} - {before}) == len(seen)
    assert {(line, what) for line, what, _ in seen} == {
        (
            4,
            "“not hand and (count > 2 and hand is not old)” instead of “not hand or (count > 2 and hand is not old)”",
        ),
        (4, "“count > 2 or hand is not old” instead of “count > 2 and hand is not old”"),
        (4, "“not not hand” instead of “not hand”"),
        (4, "“count >= 2” instead of “count > 2”"),
        (4, "“hand is old” instead of “hand is not old”"),
        (4, "“3” instead of “2”"),
        (5, "without “tell(hand)”"),
        (6, "without “count += 3”"),
        (6, "“4” instead of “3”"),
        (7, "“count + 1” instead of “count - 1”"),
        (7, "“2” instead of “1”"),
        (7, "“count - 1 if not hand.open else count” instead of “count - 1 if hand.open else count”"),
        (8, "“False” instead of “True”"),
    }


def test_what_fails_raises_or_never_ends_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def wreck() -> bool:
        raise ValueError

    def wait() -> bool:
        while True:
            pass

    monkeypatch.setattr(mutate, "SECONDS", 0.1)
    assert [mutate.in_child(task) for task in (lambda: True, lambda: False, wreck, wait)] == [True, False, False, False]
