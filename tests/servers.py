"""Servers that tests start for themselves."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

NUMBERS = itertools.count()


class Postgres:
    """A server of PostgreSQL in a temporary folder. It refuses to run as root, so root becomes its user for that."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
        self.user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.user:
            shutil.chown(self.folder, "postgres")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.run("initdb", "--auth=trust", "--username=tablee", "--encoding=UTF8", "--no-locale", "--no-sync")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs to its end."""
        command = [*self.user, str(self.programs / program), "-D", str(self.folder / "data"), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "start", "--wait", "--silent", "-o", options, "-l", str(self.folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        """Stop the server: fast, or at once, as when it is killed."""
        self.run("pg_ctl", "stop", "--wait", "--silent", "-m", mode)

    def remove(self) -> None:
        """Stop the server, and leave nothing of it."""
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def execute(self, statement: str) -> list[Any]:
        """Run a statement as the owner of the server."""
        import psycopg

        with psycopg.connect(self.url("postgres").replace("+psycopg", ""), autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def cut(self) -> None:
        """Cut the connections of the house."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tablee'")

    def url(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://tablee@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"house{next(NUMBERS)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)
