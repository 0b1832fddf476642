"""The versions of the database, one module each, and the way from one to the next: Alembic.

A new version: change `schema.py`, write `versions/NNNN_what.py`, raise `NEWEST`. A test compares the two.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

HERE = Path(__file__).parent


def versions() -> list[str]:
    """Every version, the newest first."""
    return [script.revision for script in ScriptDirectory(str(HERE)).walk_revisions()]


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring a database to a version, inside the transaction of the caller."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    command.upgrade(config, to)
