"""Where a house keeps its things: a folder with the database and the house's secret.

The key of a table is made of the secret and of a salt that lies beside the table: neither tells anything alone.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import secrets
import stat
import tempfile
from pathlib import Path

import platformdirs
from sqlalchemy.engine import URL

DATABASE = "house.sqlite3"
SECRET = "secret"
SECRET_BYTES = 32
WRITTEN = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")


class BadFolder(Exception):
    """The data folder cannot be used as it is: what is wrong, and what to do."""


def data_folder(given: str | None = None) -> Path:
    """The folder that was asked for by option or by TABLEE_DATA, or else this user's; it is made if need be."""
    asked = given or os.environ.get("TABLEE_DATA")
    folder = Path(asked).expanduser() if asked else platformdirs.user_data_path("tablee", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFolder(
            f"the data folder {folder} cannot be made ({error.strerror}); name another: --data DIR"
        ) from None
    return folder


def database_in(folder: Path) -> URL:
    """The database in a data folder."""
    return URL.create("sqlite", database=str(folder / DATABASE))


def chosen_database(database: str | None = None, data: str | None = None) -> URL | str:
    """The database that was asked for by option or by TABLEE_DATABASE, or else the one in the data folder."""
    return database or os.environ.get("TABLEE_DATABASE") or database_in(data_folder(data))


# -- the secret -------------------------------------------------------------------------------------------------------


def house_secret(folder: Path) -> bytes:
    """The house's secret: TABLEE_SECRET, which several nodes share, or the file in the folder, made once."""
    given = os.environ.get("TABLEE_SECRET")
    if given:
        return read_secret(given, "TABLEE_SECRET")
    file = folder / SECRET
    try:
        if not file.exists():
            make_secret(file)
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            raise BadFolder(f"others may read {file}, and with it every hidden card: chmod 600 {file}")
        return read_secret(file.read_text(encoding="ascii", errors="replace"), str(file))
    except OSError as error:
        raise BadFolder(f"the house's secret {file} cannot be used: {error.strerror}") from None


def read_secret(text: str, place: str) -> bytes:
    """The secret behind its text."""
    word = text.strip()
    if not WRITTEN.fullmatch(word):
        raise BadFolder(f"{place} is not a secret: it must have {2 * SECRET_BYTES} hexadecimal digits")
    return bytes.fromhex(word)


def make_secret(file: Path) -> None:
    """Write a new secret, whole and for good, unless somebody else was faster."""
    handle, draft = tempfile.mkstemp(prefix=f"{SECRET}-", dir=file.parent)  # with mode 0600
    try:
        with open(handle, "w", encoding="ascii") as out:
            out.write(f"{secrets.token_hex(SECRET_BYTES)}\n")
            out.flush()
            os.fsync(out.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft, file)
    finally:
        os.unlink(draft)
    if os.name == "posix":
        directory = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)


def table_key(secret: bytes, salt: bytes) -> bytes:
    """The key that a table draws by.

    >>> table_key(bytes(32), b"salt") == table_key(bytes(32), b"salt") != table_key(bytes(32), b"pepper")
    True
    """
    return hashlib.blake2b(salt, key=secret, digest_size=32, person=b"tablee table").digest()
