"""The pages about what the rulebooks leave open: they say what the rulebook files say, ruling by ruling."""

from pathlib import Path

import pytest

import tablee.games
from tablee.kernel.rulebook import STATEMENTS, Statement, read_statements

DOCS = Path(__file__).resolve().parents[2] / "docs"
RULEBOOKS = sorted(Path(tablee.games.__file__).parent.glob(f"*/{STATEMENTS}"))


def row(ruling: Statement) -> str:
    """A ruling as the table of a page has it."""
    options = ", ".join(f"`{option}`" for option in ruling.option.split(", ") if option)
    point = f"{ruling.point} ({', '.join(ruling.about)})"
    return f"| {ruling.id} | {point} | {ruling.page} | {ruling.texts['en']} | {ruling.why} | {options} |"


@pytest.mark.parametrize("file", RULEBOOKS, ids=lambda file: file.parent.name)
def test_every_ruling_stands_in_the_docs_as_it_is(file: Path) -> None:
    page = (DOCS / f"rulings-{file.parent.name.replace('_', '-')}.md").read_text(encoding="utf-8")
    prefix = next(statement.id[:2] for statement in read_statements(file))
    rows = [line for line in page.split("\n") if line.startswith(f"| {prefix}R")]
    assert rows == [row(statement) for statement in read_statements(file) if statement.ruling]
