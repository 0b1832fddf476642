"""`tablee play`: a whole game by lines, questions about rules, leaving and going on."""

import io
import itertools
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee import cli
from tablee.games.registry import game_named
from tablee.kernel.record import load_record

GAME = ["play", "allergono", "--seed", "4", "--option", "target=0", "--lang", "en"]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, arguments: list[str], code: int = 0
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert cli.main(arguments) == code
    return capsys.readouterr().out


def test_a_hand_from_the_first_card_to_the_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, end in (("en", r"wins? the hand"), ("fr", r"gagnes? la manche")):
        shown = play(monkeypatch, capsys, "1\n" * 500, [*GAME[:-1], lang])
        assert re.search(end, shown)
        assert re.search(r"^1\. .*: \d+ points?$", shown, re.MULTILINE)
        assert not re.search(r"\b(play|beat|ask|verb|table|wait)\.\w", shown)
    assert list(Path.cwd().iterdir()) == []


def test_why_cannot_i(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, "1\n? G4\n? lay B2\n?1\n? Q9\n? 99\n?\nlay Y6 now\n17\n? Y6\nlog\nquit\n", GAME)
    assert re.search(r"Lay a card .*\(card: a green 4; top of the pile: .*\) \[AL019, page 2\]", shown)
    assert "a blue 2" in shown
    assert "Lay: a yellow 6 [lay Y6]" in shown
    assert "Goes on its colour or on the same number." in shown
    assert "No card is called Q9." in shown
    assert "There is no choice 99" in shown
    assert "There is no choice 17" in shown
    assert "a number: the choice of that number" in shown
    assert "Nothing speaks against it: Lay: a yellow 6" in shown
    assert shown.count("You turn up the first card") == 2  # told, then read again in the log


def test_time_that_was_agreed_on_runs_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seconds = itertools.count(0, 10)
    monkeypatch.setattr("tablee.commands.play.time.monotonic", lambda: next(seconds))
    shown = play(monkeypatch, capsys, "1\n" * 500, [*GAME, "--option", "minutes=1"])
    assert shown.count("Ding! Time is up") == 1
    assert re.search(r"^1\. .*: \d+ points?$", shown, re.MULTILINE)


def test_an_act_that_the_game_does_not_know_names_the_nearest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, there_is in (("en", "there is"), ("fr", "il y a")):
        shown = play(monkeypatch, capsys, "turn-up\nsing\nquit\n", [*GAME[:-1], lang])
        assert re.search(rf"turn-up.*{there_is}.*: turn_up\)", shown)
        assert re.search(rf"sing.*{there_is}.*: lay, .* …\)", shown)


def test_an_act_may_be_typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "You lay a yellow 6." in play(monkeypatch, capsys, "turn_up\nlay Y6\n", GAME)


def test_nobody_sees_the_cards_of_others(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(monkeypatch, capsys, "quit\n", GAME)
    assert len(re.findall(r"^Hand \(Bot \d\): 7 hidden cards", shown, re.MULTILINE)) == 3
    own = game_named("allergono").new(4, 4, target=0).view(0).zone("hand 1").cards
    assert re.findall(r"\((\w\w)\)", shown) == [card.id for card in own if card is not None]


def test_leaving_keeps_the_game_and_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = play(monkeypatch, capsys, "1\n" * 500, GAME)
    shown = play(monkeypatch, capsys, "1\n1\n1\nquit\n", GAME)
    file = re.search(r"tablee play --resume (\S+)", shown)
    assert file is not None
    acts = len(load_record(Path(file[1]), game_named).acts)
    assert acts > 3
    rest = play(monkeypatch, capsys, "1\n" * 500, ["play", "--resume", file[1], "--lang", "en"])
    assert f"The game goes on after {acts} acts." in rest
    told = [line for line in whole.splitlines() if line.startswith(("You lay", "Bot", "You draw"))]
    again = [line for line in (shown + rest).splitlines() if line.startswith(("You lay", "Bot", "You draw"))]
    assert again == told
    assert load_record(Path(file[1]), game_named).ranks
    assert cli.main(["play", "--resume", file[1]]) == 2
    assert "is over" in capsys.readouterr().err


def test_the_end_of_the_input_is_a_farewell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "The game is kept." in play(monkeypatch, capsys, "", [*GAME, "--bots", "greedy"])
    assert len(list(Path.cwd().glob("*.record"))) == 1


def test_ctrl_c_keeps_the_game() -> None:
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tablee", *GAME]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "Your turn" not in (line := process.stdout.readline()):
            assert line
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        shown, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "The game is kept." in shown
    assert "Traceback" not in errors
    (file,) = Path.cwd().glob("*.record")
    assert len(load_record(file, game_named).acts) >= 1


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play"], "which game?"),
        (["play", "alergono"], "there is no game “alergono”; did you mean allergono?"),
        (["play", "allergono", "--bots", "gredy"], "allergono has no bot “gredy”; did you mean greedy?"),
        (["play", "allergono", "--lang", "de"], "argument --lang: invalid choice"),
        (["play", "--resume", "nowhere.record"], "nowhere.record: cannot be read"),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"tablee: {line}")


def test_a_broken_record_names_file_and_line(capsys: pytest.CaptureFixture[str]) -> None:
    Path("odd.record").write_text("record: 1\ngame: allergono\nseets: 4\n", encoding="utf-8")
    assert cli.main(["play", "--resume", "odd.record"]) == 2
    assert "odd.record:3:" in capsys.readouterr().err
