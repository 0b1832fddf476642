"""``tablee lesson`` goes every way through lessons."""

from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games.registry import game_named

FIRST = game_named("allergono").folder / "lessons" / "first.lesson"


def test_it_takes_the_lessons_of_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", str(FIRST.parent)]) == 0
    assert capsys.readouterr().out == "1 taken, 0 failed\n"


def test_it_says_where_a_lesson_does_not_come_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.lesson"
    broken.write_text(FIRST.read_text(encoding="utf-8").replace("3: lay B1", "3: lay G7"), encoding="utf-8")
    assert main(["lesson", str(broken)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("failed: allergono first\n")
    assert f"{broken}:" in out
    assert "AL019" in out


def test_a_mistake_in_the_text_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.lesson"
    broken.write_text("lesson: x\n", encoding="utf-8")
    assert main(["lesson", str(broken)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["lesson", str(tmp_path / "nowhere")]) == 2
