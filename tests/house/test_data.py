"""The data folder, and the secret in it: made once, kept to oneself, never weak."""

from __future__ import annotations

import stat
import threading
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from tablee.house.data import (
    BadFolder,
    chosen_database,
    data_folder,
    database_in,
    house_secret,
    make_secret,
    table_key,
)
from tablee.house.store import BadDatabase
from tablee.house.store.database import engine_for


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TABLEE_DATA", "TABLEE_DATABASE", "TABLEE_SECRET"):
        monkeypatch.delenv(name, raising=False)


def test_the_folder_is_the_one_asked_for_or_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home" / "tablee"
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "named"))
    assert data_folder() == tmp_path / "named"
    assert data_folder(str(tmp_path / "asked")) == tmp_path / "asked"
    assert stat.S_IMODE((tmp_path / "asked").stat().st_mode) == 0o700
    with pytest.raises(BadFolder, match="cannot be made"):
        data_folder("/proc/none")


def test_the_database_is_the_one_asked_for_or_the_one_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chosen_database(None, str(tmp_path)) == database_in(tmp_path)
    monkeypatch.setenv("TABLEE_DATABASE", "postgresql://one")
    assert chosen_database(None, str(tmp_path)) == "postgresql://one"
    assert chosen_database("postgresql://two", str(tmp_path)) == "postgresql://two"


@pytest.mark.parametrize("name", ["à l’étage", "50 % off?", "a#b"])
def test_any_name_of_a_folder_will_do(tmp_path: Path, name: str) -> None:
    folder = data_folder(str(tmp_path / name))
    engine = engine_for(database_in(folder))
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE one (id INTEGER)")
    engine.dispose()
    assert (folder / "house.sqlite3").is_file()


def test_the_secret_is_made_once_and_kept_to_oneself(tmp_path: Path) -> None:
    secret = house_secret(tmp_path)
    assert len(secret) == 32
    assert house_secret(tmp_path) == secret != house_secret(data_folder(str(tmp_path / "other")))
    file = tmp_path / "secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["secret"]
    file.chmod(0o640)
    with pytest.raises(BadFolder, match=r"others may read .* chmod 600"):
        house_secret(tmp_path)


def test_a_secret_that_was_spoilt_is_not_replaced(tmp_path: Path) -> None:
    house_secret(tmp_path)
    (tmp_path / "secret").write_text("")
    with pytest.raises(BadFolder, match="is not a secret: it must have 64 hexadecimal digits"):
        house_secret(tmp_path)
    assert (tmp_path / "secret").read_text() == ""


def test_several_nodes_share_a_secret_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_SECRET", "ab" * 32)
    assert house_secret(tmp_path) == b"\xab" * 32
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv("TABLEE_SECRET", "sesame")
    with pytest.raises(BadFolder, match="TABLEE_SECRET is not a secret") as told:
        house_secret(tmp_path)
    assert "sesame" not in str(told.value)


def test_who_is_first_makes_the_secret(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    threads = [threading.Thread(target=make_secret, args=(file,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(house_secret(tmp_path)) == 32
    assert list(tmp_path.iterdir()) == [file]


def test_the_key_of_a_table_needs_both_halves() -> None:
    keys = {table_key(secret, salt) for secret in (bytes(32), b"\x01" * 32) for salt in (b"", b"salt", b"salt2")}
    assert len(keys) == 6
    assert {len(key) for key in keys} == {32}


def test_a_database_in_the_folder_needs_no_url() -> None:
    with pytest.raises(BadDatabase):
        engine_for(make_url("sqlite:///:memory:"))
