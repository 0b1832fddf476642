"""`tablee simulate`: true intervals, the same figures on any number of processes, mistakes in one line."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee import cli
from tablee.lab.simulate import Plan, mean, share, simulate

QUICK = ["simulate", "allergono", "--option", "target=0"]


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    plan = Plan("allergono", 3, ["steady", "random"], 130, 5, {"target": 0})
    alone, shared = simulate(plan), simulate(plan, jobs=2)
    assert json.dumps(alone) == json.dumps(shared)
    assert alone["capped"] == 0


def test_players_sit_everywhere_and_keep_their_figures() -> None:
    figures = simulate(Plan("allergono", 2, ["steady", "random"], 60, 2, {"target": 0}))
    players = figures["players"]
    assert isinstance(players, list)
    assert [player["bot"] for player in players] == ["steady", "random"]
    assert players[0]["wins"]["share"] > 0.6
    assert sum(player["wins"]["share"] for player in players) == pytest.approx(1.0)
    assert players[0]["score"]["mean"] < players[1]["score"]["mean"]


def test_games_that_are_cut_off_are_counted_and_left_out() -> None:
    figures = simulate(Plan("allergono", 4, ["greedy"], 30, 1, {"target": 0}, cap=45))
    assert isinstance(figures["capped"], int)
    assert 0 < figures["capped"] < 30
    acts = figures["acts"]
    assert isinstance(acts, dict)
    assert acts["mean"] <= 45


def test_no_game_at_its_end_gives_no_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*QUICK, "--games", "3", "--cap", "2"]) == 0
    shown = capsys.readouterr().out
    assert "cut off after 2 acts, and not counted above: 3" in shown
    assert "–" in shown


@pytest.mark.parametrize("true_share", [0.02, 0.3, 0.97])
def test_intervals_hold_the_truth_95_times_in_100(true_share: float) -> None:
    rng = random.Random(4)
    held = 0
    for _ in range(1000):
        interval = share([float(rng.random() < true_share) for _ in range(300)])
        assert interval["low"] is not None
        assert interval["high"] is not None
        held += interval["low"] <= true_share <= interval["high"]
    assert 925 <= held <= 975


def test_the_interval_of_a_mean_holds_the_truth() -> None:
    rng = random.Random(5)
    held = 0
    for _ in range(1000):
        interval = mean([rng.expovariate(0.1) for _ in range(200)])
        assert interval["low"] is not None
        assert interval["high"] is not None
        held += interval["low"] <= 10.0 <= interval["high"]
    assert 920 <= held <= 975


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*QUICK, "--games", "12", "--bots", "greedy,random", "--seed", "9"]
    assert cli.main(arguments) == 0
    shown = capsys.readouterr().out
    assert "12 games of allergono, 4 seats, seed 9" in shown
    assert "greedy (2)" in shown
    assert cli.main([*arguments, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [player["bot"] for player in figures["players"]] == ["greedy", "random", "greedy", "random"]
    assert figures["options"]["target"] == 0


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "alergono"], "there is no game “alergono”; did you mean allergono?"),
        (["simulate", "allergono", "--bots", "stedy"], "allergono has no bot “stedy”; did you mean steady?"),
        (["simulate", "allergono", "--bots", ""], "allergono has no bot “”; there are random, greedy, steady"),
        (
            ["simulate", "allergono", "--option", "clonning=yes"],
            "allergono has no option “clonning”; did you mean cloning?",
        ),
        (["simulate", "allergono", "--option", "cloning"], "an option is given as name=value, not 'cloning'"),
        (["simulate", "allergono", "--option", "cloning=perhaps"], "option cloning takes yes or no, not “perhaps”"),
        (["simulate", "allergono", "--seats", "11"], "allergono is for 2 to 10 players, not 11"),
        (["simulate", "allergono", "--seats", "2", "--bots", "random,random,random"], "there are 2 seats, and 3 bots"),
        (["simulate", "allergono", "--games", "none"], "argument --games: takes a number from 1 on, not 'none'"),
    ],
)
def test_a_mistake_is_one_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"tablee: {line}")
    assert err.count("\n") == 1


def ignores_ctrl_c(pid: int) -> bool:
    """Whether a process is deaf to it just now, as while it makes others."""
    words = Path(f"/proc/{pid}/status").read_text().split()
    return bool(int(words[words.index("SigIgn:") + 1], 16) >> (signal.SIGINT - 1) & 1)


def test_ctrl_c_ends_all_processes_at_once() -> None:
    command = [sys.executable, "-m", "tablee", "simulate", "allergono", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as p:
        children = Path(f"/proc/{p.pid}/task/{p.pid}/children")
        while len(children.read_text().split()) < 2 or ignores_ctrl_c(p.pid):
            time.sleep(0.05)
        os.killpg(p.pid, signal.SIGINT)
        shown, errors = p.communicate(timeout=60)
    assert p.returncode == 130
    assert shown == ""
    assert errors.strip() == ""
