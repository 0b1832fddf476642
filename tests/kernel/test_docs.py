"""The pages about the kernel: their code is the code that is tested, word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "high_card"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"^`([\w/]+\.py)`:\n\n```py\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("language", "file"),
    [("py", "high_card.py"), ("toml", "rulebook.toml"), ("po", "words/en.po"), ("toml", "pyproject.toml")],
)
def test_the_game_of_the_page_is_the_game_of_the_folder(language: str, file: str) -> None:
    page = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
    blocks = [text for name, text in FENCE.findall(page) if name == language]
    assert (EXAMPLE / file).read_text(encoding="utf-8") in blocks


def test_what_the_hard_sentences_quote_stands_in_the_tested_games() -> None:
    page = (ROOT / "docs" / "hard-sentences.md").read_text(encoding="utf-8")
    quoted = SOURCE.findall(page)
    assert len(quoted) >= 10
    for file, code in quoted:
        source = (ROOT / file).read_text(encoding="utf-8")
        for part in re.split(r"^ *…\n", code, flags=re.MULTILINE):
            assert part.strip("\n") in source, f"{file} does not say:\n{part}"
    assert len(re.findall(r"^## \d+\. ", page, re.MULTILINE)) == 10
