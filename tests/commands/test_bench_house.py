"""`tablee bench house`: what it asks for, and how it shows what was measured. What it measures takes real servers."""

import json
from pathlib import Path

import pytest

from tablee import cli
from tablee.lab import house
from tablee.lab.house import ECHO, OURS, PEER, HouseSpeed, figures
from tablee.lab.visits import Facts


def counted(rate: float, p99: float) -> Facts:
    """What one round might have counted."""
    times = {"p50": p99 / 2, "p99": p99, "longest": 2 * p99, "server_us": 100.0, "load": 0.2}
    return {"moves": int(2 * rate), "seconds": 2.0, **times, "resyncs": 0, "refused": 0, "closed": 0, "behind": 0}


def measured() -> HouseSpeed:
    """What might have been measured."""
    speed = HouseSpeed("compiled")
    speed.peer = "boardgame.io 1"
    for factor in (1, 2):
        speed.note("race", OURS, counted(5000 * factor, 10))
        speed.note("race", ECHO, counted(8000 * factor, 5))
        speed.note("race", PEER, counted(1000 * factor, 100))
        speed.note("pace", OURS, counted(500, 4))
    late = figures([0.01 * number for number in range(100)])
    ready = {"first_ready": 0.5, "ready_after_kill": 2.5, "opened_a_second": 300.0, "stopped_in": 0.4}
    memory = {"memory": 150.0, "memory_after_kill": 120.0}
    lates = {"late": late, "late_after_kill": late, "caught_up": figures([]), "never": 0}
    speed.clocks = {"tables": 10_000, **ready, **lates, **memory}
    scores = {"accessibility": 100, "best-practices": 100, "performance": 91}
    speed.pages = {"home": {"scores": scores, "short": ["Largest Contentful Paint"]}}
    return speed


def test_ratios_are_taken_round_by_round() -> None:
    ratios = {row["name"]: row for row in measured().ratios()}
    assert ratios["moves a second / boardgame.io"]["median"] == 5.0
    assert ratios["moves a second / boardgame.io"]["met"] is True
    assert ratios["p99 / boardgame.io"]["median"] == 0.1
    assert ratios["p99 / boardgame.io"]["met"] is True
    assert ratios["moves a second / the bare echo"]["median"] == pytest.approx(0.625)


def test_without_the_peer_there_is_no_ratio_to_it() -> None:
    speed = HouseSpeed("compiled")
    speed.note("race", OURS, counted(5000, 10))
    speed.note("race", ECHO, counted(20_000, 5))
    assert [(row["name"], row["met"]) for row in speed.ratios()] == [("moves a second / the bare echo", False)]


def test_figures_of_many_values() -> None:
    assert figures([float(number) for number in range(200)]) == {
        "count": 200,
        "p50": 100.0,
        "p99": 198.0,
        "longest": 199.0,
    }
    assert figures([]) == {"count": 0}


def test_what_was_measured_is_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[object] = []

    def measure(*what: object) -> HouseSpeed:
        asked.extend(what[:3])
        return measured()

    monkeypatch.setattr("tablee.commands.bench_house.measure", measure)
    assert cli.main(["bench", "house"]) == 0
    assert asked == [("race", "pace", "clocks", "pages"), 5, 8.0]
    shown = capsys.readouterr().out
    assert "10,000 (7,500 to 10,000)" not in shown
    assert "7,500 (5,000 to 10,000)" in shown
    assert "boardgame.io 1" in shown
    assert "missed" in shown, "2.5 seconds until it is ready are too many"
    assert "Largest Contentful Paint" in shown
    assert cli.main(["bench", "house", "--json", "--only", "pace", "--rounds", "2", "--seconds", "1"]) == 0
    assert asked[3:] == [("pace",), 2, 1.0]
    assert json.loads(capsys.readouterr().out)["clocks"]["never"] == 0


def test_what_is_not_installed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_BENCH_PYTHON", str(tmp_path / "none"))
    assert cli.main(["bench", "house"]) == 1
    assert "`make bench-house` installs it" in capsys.readouterr().err


def test_our_house_is_ready_soon_and_its_clocks_are_read_from_its_database(tmp_path: Path) -> None:
    server, port, _ = house.house(tmp_path)
    with house.running(server):
        house.open_tables(port, 20)
        due = house.deadlines(tmp_path)
        assert len(due) == 20
        assert house.fired(tmp_path, due) == {}
        assert 20 < server.memory() < 500


def test_a_house_that_cannot_open_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_SECRET", "not a secret")
    with pytest.raises(house.WorkerGone, match="TABLEE_SECRET is not a secret"):
        house.house(tmp_path)
