"""`tablee pack`, and playing, simulating, replaying and verifying with a pack."""

import io
import json
import re
from pathlib import Path

import pytest

from tablee import cli
from tablee.games.registry import game_named
from tablee.kernel.pack import read_pack

PACK = """\
pack: 1
game: allergono
name: our box
cards:
  CA:
    copies_112: 8
    en: Captain Atchoo
    say_en: a Captain Atchoo
    help: none
"""
GAME = ["--option", "target=0"]


@pytest.fixture(autouse=True)
def in_a_folder_with_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.pack").write_text(PACK, encoding="utf-8")
    Path("our.pack").write_text(PACK.replace("    help: none\n", ""), encoding="utf-8")


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    assert cli.main(list(arguments)) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


def test_check_says_what_a_pack_changes(capsys: pytest.CaptureFixture[str]) -> None:
    digits = read_pack(Path("our.pack").read_text(encoding="utf-8"), game_named).hash
    assert run(capsys, "pack", "check", "our.pack")[0].splitlines() == [
        "CA  copies_112: 4 → 8",
        "CA  en: Captain Allergo → Captain Atchoo",
        "CA  say_en: a Captain Allergo → a Captain Atchoo",
        f"“our box” ({digits}) changes 1 card of allergono",
    ]
    facts = json.loads(run(capsys, "pack", "check", "our.pack", "--json")[0])
    assert (facts["sound"], facts["hash"], facts["mistakes"]) == (True, digits, [])
    assert facts["changes"][0] == {"card": "CA", "fact": "copies_112", "ours": 4, "pack": 8}


def test_check_says_every_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    Path("bad.pack").write_text(PACK.replace("8", "9"), encoding="utf-8")
    out, _ = run(capsys, "pack", "check", "bad.pack", code=1)
    assert out.splitlines()[0] == "bad.pack:6: expected a number from 0 to 8, found “9”"
    assert "found “help”" in out.splitlines()[1]
    assert out.splitlines()[2:] == ["2 mistakes: this pack cannot be played with"]
    facts = json.loads(run(capsys, "pack", "check", "bad.pack", "--json", code=1)[0])
    assert (facts["sound"], facts["hash"], [each["line"] for each in facts["mistakes"]]) == (False, None, [6, 9])
    Path("bad.pack").write_text("a: 1\n : 2\n", encoding="utf-8")
    assert run(capsys, "pack", "check", "bad.pack", code=1)[0].splitlines() == [
        "bad.pack:2: expected a word before the colon",
        "1 mistake: this pack cannot be played with",
    ]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["pack", "check", "no.pack"], "no.pack: cannot be read: No such file or directory"),
        (["pack", "chek", "our.pack"], "there is no command “pack chek”; did you mean pack check?"),
        (["pack", "show", "alergono"], "there is no game “alergono”; did you mean allergono?"),
        (["pack", "show", "allergono", "--json"], "--json prints what was checked: it goes with `tablee pack check`"),
        (["play", "smile_life", "--pack", "our.pack"], "the card pack “our box” is for allergono, not for smile_life"),
        (["simulate", "allergono", "--pack", "no.pack"], "no.pack: cannot be read: No such file or directory"),
    ],
)
def test_what_cannot_be(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, *arguments, code=2) == ("", f"tablee: {line}\n")


def test_a_pack_with_a_mistake_is_not_played_with(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["play", "allergono"], ["simulate", "allergono"], ["replay", "x.record"], ["verify", "x.record"]):
        out, error = run(capsys, *command, "--pack", "bad.pack", code=2)
        assert out == ""
        assert error.startswith("tablee: bad.pack:9: expected a fact of a captain that a pack may change")


def test_show_prints_a_pack_to_begin_with(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("allergono", "smile_life"):
        Path("own.pack").write_text(run(capsys, "pack", "show", game)[0], encoding="utf-8")
        assert run(capsys, "pack", "check", "own.pack")[0].endswith(f"changes no card of {game}\n")


def test_a_game_with_a_pack_is_played_left_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3 + "? captain atchoo\nquit\n"))
    play = ["play", "allergono", "--seed", "4", "--lang", "en", *GAME]
    shown = run(capsys, *play, "--pack", "our.pack")[0]
    assert "(our box)" in shown.splitlines()[0]
    assert "Captain Atchoo" in shown
    assert "Captain Allergo " not in shown
    (file,) = Path.cwd().glob("*.record")
    assert f"--resume {file.name} --pack our.pack" in re.sub(r"\s+", " ", shown)
    for command in (["replay"], ["verify"], ["play", "--resume"]):
        error = run(capsys, *command, file.name, code=2)[1]
        assert re.fullmatch(
            rf"tablee: {file.name}:3: this was made with the card pack “our box” \(\w+\): give its file .*\n", error
        )
    assert run(capsys, "replay", file.name, "--pack", "our.pack")[0].splitlines()[2].endswith(" our box")
    assert run(capsys, "verify", file.name, "--pack", "our.pack")[0].startswith("true: ")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 500))
    shown = run(capsys, "play", "allergono", "--resume", file.name, "--pack", "our.pack", "--lang", "en")[0]
    assert re.search(r"^1\. .*: \d+ points?$", shown, re.MULTILINE)


def test_simulations_say_their_pack(capsys: pytest.CaptureFixture[str]) -> None:
    simulate = ["simulate", "allergono", "--games", "4", "--seats", "2", "--bots", "random", *GAME]
    facts = [
        json.loads(run(capsys, *simulate, *more, "--json")[0])
        for more in ([], ["--pack", "our.pack"], ["--pack", "our.pack", "--jobs", "2"])
    ]
    assert facts[0]["pack"] is None
    assert facts[1]["pack"].endswith(" our box")
    assert facts[1] == facts[2]
    assert facts[0]["acts"] != facts[1]["acts"]
    assert "games of allergono, pack " in run(capsys, *simulate, "--pack", "our.pack")[0]


def test_scenarios_are_played_with_the_cards_of_a_pack(capsys: pytest.CaptureFixture[str]) -> None:
    Path("five.scenario").write_text(
        "game: allergono\nseats: 2\n\nscenario: Somebody holds five of them\nrule: AL019\n"
        "given:\n  pile: R5\n  hand 1: CA CA CA CA CA\n  hand 2: R1\n1: lay CA blue\nthen:\n  colour: blue\n",
        encoding="utf-8",
    )
    assert run(capsys, "scenario", "five.scenario", "--pack", "our.pack")[0] == "1 played in 1 files, 0 failed\n"
    assert "five.scenario:8: there is no CA left for hand 1" in run(capsys, "scenario", "five.scenario", code=1)[0]
    assert "bad.pack" in run(capsys, "scenario", "five.scenario", "--pack", "bad.pack", code=2)[1]
