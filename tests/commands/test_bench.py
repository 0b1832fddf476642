"""`tablee bench sim`: measures what is there, and says how to get the peers where they are not."""

import json
from pathlib import Path

import pytest

from tablee import cli
from tablee.lab import peers, speed


def test_without_peers_our_own_figures_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_BENCH_PYTHON", str(tmp_path / "none"))
    assert cli.main(["bench", "sim", "--rounds", "1", "--seconds", "0.02", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["peers"] == {}
    names = [row["name"] for row in figures["ratios"]]
    assert names == ["events recorded / silent, eager", "projected for five viewers / silent, eager"]
    assert {row["name"]: row["met"] for row in figures["others"]}[
        "bytes a live game (resident memory, 10,000 games)"
    ] is True
    for row in figures["players"]:
        assert row["listed"] >= 2
        assert row["decisions_a_game"] <= row["acts_a_game"]


def test_the_peers_that_are_there_are_found_by_their_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = tmp_path / "python"
    fake.write_text(
        '#!/bin/sh\necho \'{"rlcard": "rlcard 9"}\'\n'
        "while read order; do echo '" + json.dumps(peers.counts(2, 30, 10, 25, 0.5)) + "'; done\n"
    )
    fake.chmod(0o755)
    monkeypatch.setenv("TABLEE_BENCH_PYTHON", str(fake))
    ticks: list[int] = []
    measured = speed.measure("allergono", 1, 0.02, lambda: ticks.append(1))
    assert len(ticks) == len(speed.ROUND)
    assert measured.versions == {"rlcard": "rlcard 9"}
    assert measured.rates(("peers", "rlcard", "eager")) == [20.0]
    assert measured.rates(("peers", "open_spiel", "eager")) == []
    assert "our own loop / RLCard, eager" in [row["name"] for row in measured.ratios()]


@pytest.mark.parametrize("script", ['echo \'{"build": "odd"}\'\nread order\necho no luck >&2', "echo no luck >&2"])
def test_a_worker_that_is_gone_is_told(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake = tmp_path / "python"
    fake.write_text(f"#!/bin/sh\n{script}\n")
    fake.chmod(0o755)
    monkeypatch.setattr("tablee.lab.speed.sys.executable", str(fake))
    assert cli.main(["bench", "sim", "--rounds", "1"]) == 1
    assert capsys.readouterr().err == "tablee: a process that measures has ended: no luck\n"


def test_missing_peers_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    measured = speed.Speed("allergono", "compiled", {})
    for key in speed.ROUND:
        if key[0] == "ours":
            measured.rounds[key] = [peers.counts(2, 30, 10, 25, 0.5)]
    measured.memory = 4000.0
    monkeypatch.setattr("tablee.commands.bench.measure", lambda game, rounds, seconds, tick: measured)
    assert cli.main(["bench", "sim"]) == 0
    shown = capsys.readouterr().out
    assert "none; `make bench` installs them" in shown
    assert "met" in shown


def test_another_game_has_bars_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_BENCH_PYTHON", str(tmp_path / "none"))
    assert cli.main(["bench", "sim", "smile_life", "--rounds", "1", "--seconds", "0.02", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["game"] == "smile_life"
    assert {row["name"]: row["bar"] for row in figures["ratios"] + figures["others"]} == {
        "events recorded / silent, eager": None,
        "projected for five viewers / silent, eager": None,
        speed.COPIES: 120_000.0,
        speed.MEMORY: 24_000.0,
    }
    assert "Smile Life, our own loop" in [row["name"] for row in figures["players"]]


def test_a_game_without_bars_is_measured_all_the_same() -> None:
    measured = speed.Speed("patience", "compiled", {})
    measured.rounds[("ours", "copies", "eager")] = [peers.counts(2, 0, 0, 0, 0.5)]
    assert [(row["bar"], row["met"]) for row in measured.others()] == [(None, None), (None, None)]


def test_a_mistake_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "sim", "smile_live"]) == 2
    assert "did you mean smile_life?" in capsys.readouterr().err
    assert cli.main(["bench", "house", "allergono"]) == 2
    assert "bench house takes no game" in capsys.readouterr().err
    assert cli.main(["bench", "sim", "--seconds", "no"]) == 2
    assert "takes a number of seconds above 0" in capsys.readouterr().err
