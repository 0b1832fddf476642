"""`tablee db`: upgrade, check, export, import; every mistake is one line, and nothing is left half-done."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee import cli
from tablee.house.store import Append, Guest, Head, Row, Snapshot, Store

PLAYERS = '[{"name":"Zoé 🥝"}]'.encode()
BODY = '{"type":"said",  "text":"« à l’aide »\\n"}'.encode()


async def fill(database: str) -> None:
    """Two tables, one of them with a snapshot; two guests."""
    store = await Store.open(database)
    loop = asyncio.get_running_loop()
    await store.save_guest(Guest("anne", "Anne", "red", "fr", 1.0, 1.5), "a")
    await store.save_guest(Guest("zoe", "Zoé", "blue", "en", 2.0, 2.5), "z")
    await store.rotate("zoe", "z2")
    opening = Head("open", None, "rules-1", PLAYERS)
    table = await store.create("KIWIS", "allergono", b"\x00salt\xff", Row(0, 1.25, -1, b"{}"), opening, [("anne", 0)])
    await store.create("PEARS", "allergono", b"other", Row(0, 2.0, -1, b"{}"), opening, [("zoe", 3), ("anne", -1)])
    for number in range(1, 6):
        done = loop.create_future()
        snapshot = Snapshot(3, "rules-1", "as of three") if number == 3 else None
        state = Head("playing", 1000.1 + number, "rules-1", PLAYERS)
        store.append(Append(table, Row(number, 3.5, 61, BODY, f"anne:{number}"), state, done.set_result, snapshot))
        await done
    await store.close()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a database in it."""
    monkeypatch.delenv("TABLEE_DATA", raising=False)
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    folder = tmp_path / "data"
    folder.mkdir()
    asyncio.run(fill(f"sqlite:///{folder / 'house.sqlite3'}"))
    return folder


def run(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> str:
    """What a command prints; what it complains about if it fails."""
    found = cli.main(["db", *map(str, arguments)])
    said = capsys.readouterr()
    assert found == code, said
    return said.err if code == 2 else said.out


def content(file: Path) -> list[str]:
    """The lines of an export, without the moment it was made at."""
    return file.read_text(encoding="utf-8").splitlines()[1:]


def test_a_database_is_made_and_upgraded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "upgrade", "--data", tmp_path / "new")
    assert said.endswith("now has version 0001, and is new\n")
    assert (tmp_path / "new" / "house.sqlite3").is_file()
    facts = json.loads(run(capsys, "upgrade", "--data", tmp_path / "new", "--json"))
    assert (facts["before"], facts["version"]) == ("0001", "0001")
    assert run(capsys, "upgrade", "--data", tmp_path / "new").endswith("has version 0001 already\n")


def test_a_sound_database_is_said_to_be_sound(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "check", "--data", data)
    assert said == "sound: version 0001, 2 tables, 7 rows, 1 snapshots, 2 guests, 3 members\n"
    facts = json.loads(run(capsys, "check", "--data", data, "--json"))
    assert (facts["rows"], facts["problems"]) == (7, [])


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM log WHERE number = 2", "table 1 (KIWIS) has a log with gaps: 5 rows from 0 to 5"),
        ("DELETE FROM log WHERE table_id = 2", "table 2 (PEARS) has no log"),
        ("DELETE FROM log WHERE number = 5", "table 1 (KIWIS) stands at row 5, and its log ends with row 4"),
        ("UPDATE snapshots SET number = 9", "table 1 (KIWIS) ends with row 5, and has a snapshot of row 9"),
        ("DELETE FROM guests WHERE id = 'zoe'", "members 3 belongs to something in guests that is not there"),
        ("UPDATE log SET body = '{' WHERE number = 4", "row 4 of table 1 is no JSON: Input data was truncated"),
    ],
)
def test_what_is_wrong_is_found(data: Path, capsys: pytest.CaptureFixture[str], damage: str, said: str) -> None:
    connection = sqlite3.connect(data / "house.sqlite3")
    connection.execute(damage)
    connection.commit()
    connection.close()
    first, last = run(capsys, "check", "--data", data, code=1).splitlines()
    assert first == said
    assert last.startswith("not sound: version 0001, ")
    assert json.loads(run(capsys, "check", "--data", data, "--json", code=1))["problems"] == [said]


def test_a_damaged_file_is_found(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = data / "house.sqlite3"
    pages = bytearray(file.read_bytes())
    pages[3 * 4096 : 3 * 4096 + 200] = b"x" * 200
    file.write_bytes(pages)
    assert cli.main(["db", "check", "--data", str(data)]) == 1
    said = capsys.readouterr()
    assert "damaged" in said.out + said.err
    assert "Traceback" not in said.err


def test_everything_goes_out_and_comes_back(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "house.jsonl"
    assert run(capsys, "export", "--data", data, file) == ""
    assert file.stat().st_mode & 0o777 == 0o600
    assert base64.b64encode(b"\x00salt\xff").decode() in file.read_text(encoding="utf-8")
    again = tmp_path / "again"
    said = run(capsys, "import", "--data", again, file)
    assert said == "read: 2 tables, 7 rows, 1 snapshots, 2 guests, 3 members\n"
    run(capsys, "export", "--data", again, tmp_path / "again.jsonl")
    assert content(tmp_path / "again.jsonl") == content(file)


def test_from_sqlite_to_postgresql_and_back(
    data: Path, tmp_path: Path, postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / name for name in ("first.jsonl", "second.jsonl", "third.jsonl")]
    run(capsys, "export", "--data", data, files[0])
    facts = json.loads(run(capsys, "import", "--database", postgres, files[0], "--json"))
    assert facts["rows"] == 7
    assert run(capsys, "check", "--database", postgres).startswith("sound: ")
    run(capsys, "export", "--database", postgres, files[1])
    run(capsys, "import", "--data", tmp_path / "back", files[1])
    run(capsys, "export", "--data", tmp_path / "back", files[2])
    assert content(files[0]) == content(files[1]) == content(files[2])

    async def go_on() -> None:
        store = await Store.open(postgres)
        stored = await store.load("KIWIS")
        assert stored is not None
        assert (stored.salt, stored.number, stored.rows[-1].body) == (b"\x00salt\xff", 5, BODY)
        opening = Head("open", None, "rules-1", b"[]")
        assert await store.create("PLUMS", "allergono", b"salt", Row(0, 1.0, -1, b"{}"), opening, []) > stored.table
        await store.close()

    asyncio.run(go_on())


def test_by_standard_input_and_output(
    data: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["db", "export", "--data", str(data)]) == 0
    out = capfdbinary.readouterr().out
    assert out.count(b"\n") == 2 + 15
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(out)))
    assert cli.main(["db", "import", "--data", str(tmp_path / "again"), "-"]) == 0


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        (1, '"kind":"house"', '"kind":"home"', ":1: this is not what stands in such a file: Invalid value 'home'"),
        (1, '"format":1', '"format":2', ":1: this is format 2, and this Tablée reads format 1"),
        (2, '"kind":"guest"', '"kind":"house"', ":2: this is not what stands in such a file"),
        (2, '"name":"Anne"', '"name":7', ":2: this is not what stands in such a file: Expected `str`, got `int`"),
        (3, '"id":"zoe"', '"id":"anne"', ":3: this does not go with the lines before: UNIQUE constraint failed"),
        (4, '"number":5', '"number":6', ": table 1 (KIWIS) stands at row 6, and its log ends with row 5"),
        (6, '"guest":"anne"', '"guest":"leo"', ":6: this does not go with the lines before: FOREIGN KEY"),
        (9, "\n", "\n\n", ":10: this is not what stands in such a file: Input data was truncated"),
        (10, '"number":1', '"number":0', ":10: this does not go with the lines before: UNIQUE constraint failed"),
        (10, '{"kind"', 'kind"', ":10: this is not what stands in such a file: JSON is malformed"),
        (10, '"id"', '"ID"', ":10: this is not what stands in such a file: Object "),
        (15, '"number":0', '"number":1', ": table 2 (PEARS) has a log with gaps: 1 rows from 1 to 1"),
        (17, '"lines":16', '"lines":99', ":17: 99 lines should stand before this one, not 16"),
        (17, '{"kind":"end","lines":16}', "", ":16: the file ends without its last line: it has been cut off"),
        (17, "}\n", "}\n{}\n", ":18: there is something after the last line"),
    ],
)
def test_a_file_with_a_mistake_is_told_by_its_line_and_changes_nothing(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], line: int, old: str, new: str, said: str
) -> None:
    file = tmp_path / "house.jsonl"
    run(capsys, "export", "--data", data, file)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    if lines[-1] == "\n":
        del lines[-1]
    file.write_text("".join(lines), encoding="utf-8")
    again = tmp_path / "again"
    assert f"{file}{said}" in run(capsys, "import", "--data", again, file, code=2)
    assert ", 0 rows, 0 snapshots, 0 guests, 0 members" in run(capsys, "check", "--data", again)


def test_nothing_is_read_into_a_database_that_is_not_empty(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.jsonl"
    run(capsys, "export", "--data", data, file)
    said = run(capsys, "import", "--data", data, file, code=2)
    assert "the database is not empty: it has 2 tables, 7 rows, 1 snapshots, 2 guests, 3 members" in said


def test_mistakes_are_one_line(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "house.jsonl"
    file.touch()
    for arguments, said in (
        (["check", "--data", tmp_path / "none"], "there is no database"),
        (["export", "--data", data, file], f"{file} is there already: give another name, or remove it"),
        (["export", "--data", data, tmp_path / "no" / "file"], "cannot be written: No such file or directory"),
        (["import", "--data", data, tmp_path / "no.jsonl"], "cannot be read: No such file or directory"),
        (["import", "--data", tmp_path / "x", file], f"{file}:0: the file ends without its last line"),
        (["check", "--database", "mysql://localhost/house"], "not mysql"),
        (["check", "--data", file], f"the data folder {file} cannot be made (File exists)"),
        (["chekc"], "chekc"),
        ([], "required"),
        (["check", "--jsn"], "--jsn"),
    ):
        said_ = run(capsys, *arguments, code=2)
        assert said in said_, said_
        assert said_.count("\n") == 1


def test_a_password_is_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    url = "postgresql://anne:sesame@127.0.0.1:1/house"
    assert cli.main(["db", "check", "--database", url]) == 1
    said = capsys.readouterr()
    assert "tablee: postgresql+psycopg://anne:***@127.0.0.1:1/house: unreachable: " in said.err
    assert "sesame" not in said.out + said.err
    assert said.err.count("\n") == 1
