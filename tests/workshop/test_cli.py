"""The `tablee` command itself: what every subcommand has in common."""

import json
import os
import subprocess
import sys

import pytest

from tablee import build_state, cli, commands
from tablee.commands import version


@pytest.mark.parametrize("arguments", [["version"], ["--version"]])
def test_version_says_which_half_runs(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 0
    assert f", {build_state.state()}, Python 3." in capsys.readouterr().out


def test_version_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["version", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["build"] == build_state.state()


def test_version_says_what_to_do_about_a_stale_build(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_state, "state", lambda: "stale")
    assert cli.main(["version"]) == 0
    assert "`make build`" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["vresion"], "tablee: there is no command “vresion”; did you mean version?\n"),
        (
            ["serve", "--port", "house"],
            "tablee: argument --port: takes a number from 0 on, not 'house' (see `tablee serve --help`)\n",
        ),
        (["version", "--jso"], "tablee: there is no option “--jso”; did you mean --json?\n"),
        (["version", "now"], "tablee: unexpected argument 'now' (see `tablee version --help`)\n"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == line


def test_without_a_command_the_house_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def load(name: str) -> commands.Command:
        asked.append(name)
        return commands.load("version")

    monkeypatch.setattr(cli, "load", load)
    assert cli.main([]) == 0
    assert asked == ["serve"]


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(f"\n  {name} " in out for name in commands.COMMANDS)


@pytest.mark.parametrize("name", sorted(commands.COMMANDS))
def test_every_command_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.load(name).name == name
    with pytest.raises(SystemExit) as left:
        cli.main([name, "--help"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: tablee {name}")


def test_breaking_off_is_exit_code_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(version, "run", interrupted)
    assert cli.main(["version"]) == 130


def test_a_reader_that_left_is_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "version"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode == 1
