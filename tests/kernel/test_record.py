"""Records: replayed to the same game, verified draw by draw, and refused with a reason where they are wrong."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.games import KINDS
from kernel.mutation import mutated, reordered
from kernel.test_position import any_act, kind_named
from tablee import cli
from tablee.kernel.chance import Keyed
from tablee.kernel.event import Told
from tablee.kernel.game import Game
from tablee.kernel.layout import CLOCK
from tablee.kernel.position import write_position
from tablee.kernel.record import Record, Replayed, act_line, begin, load_record, mixed, read_record, replay
from tablee.kernel.setup import BadInput
from tablee.kernel.table import Table
from tablee.kernel.textfile import TextError, parse
from tablee.kernel.verify import verify
from tablee.kernel.viewtext import write_view

KEY = b"0123456789abcdef"
WORDS = {0: "lilas", 1: "a # b"}
ALLERGONO = kind_named("allergono")


def go_on(game: Game, record: Record, seed: int, most: int = 5000) -> None:
    """Play at random, and write everything down."""
    rng = random.Random(seed)
    for _ in range(most):
        if game.over:
            return
        seat, act = any_act(game, rng)
        assert game.submit(seat, act) is None
        record.add(seat, act)
        if game.history is not None:
            game.listen().clear()


def simulated(seed: int, most: int = 5000) -> tuple[Game, Record]:
    """A simulated match, and its record."""
    game = ALLERGONO.new(2, seed=seed, target=0)
    record = Record.from_game(game, seed)
    go_on(game, record, seed, most)
    return game, record


def live(most: int = 5000) -> tuple[Game, Record]:
    """A live table, at which acts may be taken back, and its record."""
    setup = ALLERGONO.setup(2, target=0)
    record = Record.committed(setup, KEY, WORDS)
    game = ALLERGONO.game(setup, Table(setup, Keyed(mixed(KEY, WORDS))))
    game.begin()
    game.keep_history()
    go_on(game, record, 1, most)
    return game, record


def ended() -> str:
    """The record of a live table that is over."""
    game, record = live()
    record.end(game, KEY)
    return record.text()


ENDED = ended()
RUNNING = simulated(3, 12)[1].text()


def test_a_simulation_is_replayed() -> None:
    game, record = simulated(5)
    record.names[0] = "Anne # 1"
    record.end(game)
    again = read_record(record.text(), kind_named)
    assert again.text() == record.text()
    assert write_position(again.replay()) == write_position(game)
    assert verify(again).facts() == {
        "true": True,
        "same_rules": True,
        "acts": len(record.acts),
        "draws": 0,
        "over": True,
        "problems": [],
    }


@pytest.mark.parametrize("name", KINDS)
def test_every_mechanism_is_replayed(name: str) -> None:
    game = KINDS[name].new(KINDS[name].seats[1], seed=2)
    record = Record.from_game(game, 2)
    go_on(game, record, 2, 150)
    again = read_record(record.text(), kind_named)
    assert write_position(replay(again)) == write_position(game)


def test_a_live_table_is_replayed_with_what_was_taken_back() -> None:
    game, _ = live()
    again = read_record(ENDED, kind_named)
    assert "  1: undo" in ENDED
    assert again.text() == ENDED
    assert write_position(again.replay()) == write_position(game)
    verdict = verify(again)
    assert verdict.true
    assert verdict.draws == len(again.draws) > 100


def test_a_record_is_replayed_up_to_an_act() -> None:
    record = read_record(RUNNING, kind_named)
    assert write_position(record.replay(0)) == write_position(ALLERGONO.new(2, seed=3, target=0))
    assert record.replay(5).table.acts == 5
    for to in (-1, 13):
        with pytest.raises(BadInput, match="it can be replayed to 0 up to 12"):
            record.replay(to)


def test_a_record_may_be_heard_from_its_first_moment() -> None:
    record = read_record(RUNNING, kind_named)
    told = [event.beat.name for event in begin(record, heard=True).updates([0])[0].events if isinstance(event, Told)]
    assert "dealt" in told
    assert begin(record).updates([0])[0].events == []


def test_a_running_record_grows_by_a_line() -> None:
    game, record = simulated(3, 12)
    seat, act = any_act(game, random.Random(0))
    text = record.text() + act_line(record.add(seat, act)) + "\n"
    assert text == record.text()
    assert len(read_record(text, kind_named).acts) == 13
    assert verify(read_record(text, kind_named)).facts()["over"] is False


def test_the_clock_acts_too() -> None:
    game = ALLERGONO.new(2, seed=1)
    record = Record.from_game(game, 1)
    assert game.submit(int(CLOCK), "time 1") is None
    record.add(CLOCK, "time 1")
    assert "  clock: time 1" in record.text()
    assert write_position(read_record(record.text(), kind_named).replay()) == write_position(game)


def test_a_running_live_table_names_no_key() -> None:
    _, record = live(5)
    text = record.text()
    assert "key:" not in text
    assert KEY.hex() not in text
    with pytest.raises(BadInput, match="once its game is over"):
        verify(read_record(text, kind_named))


def test_a_record_ends_with_its_game() -> None:
    game, record = simulated(1, 3)
    with pytest.raises(BadInput, match="is not over"):
        record.end(game)
    game, record = live()
    with pytest.raises(BadInput, match="a live table ends with its key"):
        record.end(game)
    with pytest.raises(BadInput, match="not the key that the record has committed to"):
        record.end(game, b"fedcba9876543210")


def swapped(text: str, old: str, new: str) -> Record:
    assert old in text
    return read_record(text.replace(old, new, 1), kind_named)


def first_draws() -> str:
    return ENDED.split("draws:\n")[1].split("\n")[0]


def test_a_false_record_is_found_out() -> None:
    draw = first_draws().split()[1]
    value, size = draw.split("/")
    other = f"{(int(value) + 1) % int(size)}/{size}"
    act = next(line for line in ENDED.split("\n") if line == "  1: turn_up")
    for record, problem in [
        (swapped(ENDED, KEY.hex(), KEY.hex()[::-1]), "the key is not the one that was committed to"),
        (swapped(ENDED, f"  0: {draw}", f"  0: {other}"), f"draw 1 (before the first act) says {other}"),
        (swapped(ENDED, f"  0: {draw}", "  0: 0/0"), "draw 1 (before the first act) says 0/0"),
        (swapped(ENDED, f"  0: {draw} ", "  0: "), "which is not what the key gives"),
        (swapped(ENDED, first_draws(), "  0: "), "draw 1 (before the first act) is "),
        (read_record(ENDED.split("draws:")[0] + "result:" + ENDED.split("result:")[1], kind_named), "is not listed"),
        (swapped(ENDED, act, "  2: turn_up"), "act 1, “2: turn_up”, is refused by"),
        (swapped(ENDED, "totals: ", "totals: 1"), "not what is written down"),
        (swapped(ENDED, "  1: lilas", "  1: rose"), "which is not what the key gives"),
    ]:
        verdict = verify(record)
        assert not verdict.true
        assert any(problem in found for found in verdict.problems), verdict.problems


def test_draws_and_ends_must_agree() -> None:
    made = len(read_record(ENDED, kind_named).draws)
    more = ENDED.replace("\nresult:", " 0/1\nresult:")
    assert f"{made + 1} draws are listed, and {made} were made" in verify_text(more)
    without = ENDED.split("result:")[0]
    assert verify_text(without) == ["the record has no result, and its game is over"]
    early = RUNNING + "result:\n  ranks: 1 2\n  totals: 0 5\n"
    assert verify_text(early) == ["the record has a result, and its game is not over"]


def verify_text(text: str) -> list[str]:
    return verify(read_record(text, kind_named)).problems


def test_draws_in_the_wrong_act_are_found_out() -> None:
    late = next(draw for draw in read_record(ENDED, kind_named).draws if draw.act > 0)
    problems = verify_text(ENDED.replace(f"\n  {late.act}: {late}", f"\n  {late.act + 1}: {late}", 1))
    assert problems[0].endswith(f"(in act {late.act}) is {late}, not {late} (in act {late.act + 1})")


def test_a_record_of_other_rules_says_so() -> None:
    record = swapped(RUNNING, "rules: ", "rules: 0")
    assert verify(record).true
    assert not verify(record).same_rules
    record = read_record(RUNNING.replace("rules: ", "rules: 0").replace("  1: turn_up", "  1: draw"), kind_named)
    with pytest.raises(Replayed, match="and these are others"):
        record.replay()
    _, fresh = simulated(3, 0)
    fresh.add(0, "keep")
    with pytest.raises(Replayed, match=r"^act 1, “1: keep”, is refused by"):
        fresh.replay()


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("record: 1", "record: 7", "x:1: expected format 1, found “7”"),
        ("seed: 3", "seed: -3", "expected a number from 0"),
        ("seed: 3", "", "x: expected a line “commitment: …” (or “seed: …” of a simulation)"),
        ("seed: 3", "seed: 3\nkey: 00", "“key” goes with the latter"),
        ("seed: 3", "commitment: 00", "expected 64 hexadecimal digits"),
        ("seed: 3", "commitment: xy", "expected hexadecimal digits"),
        ("seed: 3", f"commitment: {'00' * 32}\nkey: 00", "expected 32 to 128 digits"),
        ("seed: 3", "seed: 3\nnames:\n  9: x", "expected a seat from 1 to 2"),
        ("  1: turn_up", "  me: turn_up", "expected a seat from 1 to 2, found “me”"),
        ("  1: turn_up", "  turn_up", "expected a seat, a colon and what it did"),
        ("  1: turn_up", '  1: "turn_up', "double quotes"),
        ("acts:", "axts:", "did you mean acts?"),
        ("acts:", "draws:\n  0: 3/9\nacts:", None),
        ("acts:", "draws:\n  0: 3-9\nacts:", "expected draws such as 3/52"),
        ("acts:", "draws:\n  99: 3/9\nacts:", "expected a number from 0 to 12"),
        ("acts:", "result:\n  ranks: 1\nacts:", "expected 2 numbers, one a seat"),
        ("acts:", "result:\n  ranks: 1 2\nacts:", "expected a line “totals: …”"),
    ],
)
def test_mistakes_are_told_with_their_line(old: str, new: str, error: str | None) -> None:
    text = RUNNING.replace(old, new, 1)
    if "draws" in new:
        text = text.replace("seed: 3", f"commitment: {'00' * 32}")
    if error is None:
        assert len(read_record(text, kind_named, "x").draws) == 1
        return
    with pytest.raises(TextError) as caught:
        read_record(text, kind_named, "x")
    assert error in str(caught.value)


SHORT = "\n".join(line for line in ENDED.split("\n") if not line.startswith("  0: "))[:1500]


@given(st.one_of(mutated(RUNNING), reordered(RUNNING), mutated(SHORT)))
def test_a_text_is_read_or_refused(text: str) -> None:
    said = "x:"
    try:
        record = read_record(text, kind_named, "x")
    except TextError as error:
        said = str(error)
    else:
        assert read_record(record.text(), kind_named).text() == record.text()
    assert said.startswith("x:")


def test_the_example_of_the_page_is_a_record() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    record = read_record(page.split("```\n")[1], kind_named, "records.md")
    assert (record.names, len(record.acts)) == ({0: "Anne", 1: "Bilal"}, 3)
    assert record.replay().table.acts == 3


# -- the commands ---------------------------------------------------------------------------------------------------


def test_replay_prints_the_awards_of_a_game_that_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.record"
    file.write_text(ENDED, encoding="utf-8")
    said = {}
    for lang in ("fr", "en"):
        assert cli.main(["replay", str(file), "--awards", "--lang", lang]) == 0
        said[lang] = capsys.readouterr().out.splitlines()
    assert len(said["fr"]) == len(said["en"]) > 0
    assert all("award." not in line and "{" not in line for line in [*said["fr"], *said["en"]])
    file.write_text(RUNNING, encoding="utf-8")
    assert cli.main(["replay", str(file), "--awards"]) != 0
    assert "not over" in capsys.readouterr().err


def test_replay_prints_the_table_and_what_a_seat_sees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.record"
    file.write_text(RUNNING, encoding="utf-8")
    assert cli.main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == write_position(load_record(file, kind_named).replay())
    assert cli.main(["replay", str(file), "--to", "4", "--as", "2"]) == 0
    out = capsys.readouterr().out
    assert "viewer: 2\nacts: 4\n" in out
    assert "hand 1: ? ?" in out
    assert cli.main(["replay", str(file), "--as", "spectator", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["viewer"] == "spectator"


def test_replay_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.record"
    file.write_text(RUNNING.replace("rules: ", "rules: 0"), encoding="utf-8")
    assert cli.main(["replay", str(file)]) == 0
    assert "other rules" in capsys.readouterr().err
    for arguments, problem in [
        (["--as", "3"], "--as takes a seat from 1 to 2, or spectator"),
        (["--json"], "say whose with --as"),
        (["--to", "99"], "it can be replayed to 0 up to 12"),
    ]:
        assert cli.main(["replay", str(file), *arguments]) == 2
        assert problem in capsys.readouterr().err


def test_verify_prints_its_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.record"
    file.write_text(ENDED, encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("true: ")
    assert cli.main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["true"] is True
    file.write_text(ENDED.replace("rules: ", "rules: 0").replace("totals: ", "totals: 1"), encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 1
    out = capsys.readouterr().out
    assert "not true: " in out
    assert "other rules" in out
    file.write_text("record: 2\n", encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 2
    assert "x.record:1: expected" in capsys.readouterr().err


def test_the_view_of_every_mechanism_can_be_read() -> None:
    for name, kind in KINDS.items():
        game = kind.new(kind.seats[0], seed=1)
        record = Record.from_game(game, 1)
        for count in range(40):
            go_on(game, record, count, 1)
            for viewer in range(game.setup.seats):
                text = write_view(game.view(viewer))
                assert text.startswith(f"game: {name}\n")
                parse(text, name)
