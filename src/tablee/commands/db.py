"""``tablee db``: the database of a house: bring it up to date, check it, write it out, read it in."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from sqlalchemy.engine import Connection, Engine

from tablee.commands import Mistake
from tablee.house.data import BadFolder, chosen_database
from tablee.house.store import BadDatabase, StoreFailed, checking, transfer
from tablee.house.store.database import engine_for, file_of, require_newest, shown, told, upgrade, version

name = "db"
help = "the database of the house: upgrade it, check it, export it, import it"

Run = Callable[[Engine, argparse.Namespace], int]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    commands = parser.add_subparsers(title="what to do", metavar="DO", required=True)
    options = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    options.add_argument("--data", metavar="DIR", help="the data folder (TABLEE_DATA, or else this user's)")
    options.add_argument(
        "--database", metavar="URL", help="another database than the one in the folder (TABLEE_DATABASE)"
    )

    def add(name: str, run: Run, help: str) -> argparse.ArgumentParser:
        description = f"{help[:1].upper()}{help[1:]}."
        command = commands.add_parser(name, help=help, description=description, parents=[options], allow_abbrev=False)
        command.set_defaults(do=run)
        return command

    for command in (
        add("upgrade", do_upgrade, "bring the database to the version that this Tablée needs; make it if need be"),
        add("check", do_check, "check that nothing is damaged and no log has a gap; 1 if something is wrong"),
    ):
        command.add_argument("--json", action="store_true", help="print what was found as JSON")
    out = add("export", do_export, "write everything to one file of JSON lines")
    out.add_argument("file", nargs="?", default="-", help="the new file (standard output)")
    into = add("import", do_import, "read such a file into an empty database, all of it or nothing")
    into.add_argument("file", help="the file; - is standard input")
    into.add_argument("--json", action="store_true", help="print what was read as JSON")


def run(args: argparse.Namespace) -> int:
    """Do one of them."""
    engine: Engine | None = None
    try:
        engine = engine_for(chosen_database(args.database, args.data))
        with told():
            return int(args.do(engine, args))
    except (BadDatabase, BadFolder, transfer.BadFile) as error:
        raise Mistake(str(error)) from None
    except StoreFailed as failed:
        place = shown(engine) if engine is not None else "the database"
        print(f"tablee: {place}: {failed}", file=sys.stderr)
        return 1
    finally:
        if engine is not None:
            engine.dispose()


def do_upgrade(engine: Engine, args: argparse.Namespace) -> int:
    """Bring it up to date."""
    before, now = upgrade(engine)
    if args.json:
        print(json.dumps({"database": shown(engine), "before": before or None, "version": now}))
    elif before == now:
        print(f"{shown(engine)} has version {now} already")
    else:
        print(f"{shown(engine)} now has version {now}" + (f", before {before}" if before else ", and is new"))
    return 0


def do_check(engine: Engine, args: argparse.Namespace) -> int:
    """Check it."""
    with reading(engine) as connection:
        found = version(connection)
        counts = checking.figures(connection)
        wrong = checking.problems(connection)
    if args.json:
        facts = {"database": shown(engine), "version": found, **counts, "problems": wrong}
        print(json.dumps(facts, ensure_ascii=False))
        return 1 if wrong else 0
    for problem in wrong:
        print(problem)
    print(f"{'not sound' if wrong else 'sound'}: version {found}, {amounts(counts)}")
    return 1 if wrong else 0


def do_export(engine: Engine, args: argparse.Namespace) -> int:
    """Write it out."""
    with reading(engine) as connection, new_file(args.file) as out:
        for line in transfer.export_lines(connection):
            out.write(line)
    return 0


def do_import(engine: Engine, args: argparse.Namespace) -> int:
    """Read it in."""
    with old_file(args.file) as lines:
        require_newest(engine)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            transfer.import_lines(connection, lines, args.file)
            counts = checking.figures(connection)
    print(json.dumps({"database": shown(engine), **counts}) if args.json else f"read: {amounts(counts)}")
    return 0


@contextlib.contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection to a database that is there and up to date, on which everything is of one moment."""
    file = file_of(engine)
    if file is not None and not file.is_file():
        raise BadDatabase(f"there is no database {file}; `tablee serve` or `tablee db upgrade` makes one")
    require_newest(engine)
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as connection, connection.begin():
        yield connection


@contextlib.contextmanager
def new_file(name: str) -> Iterator[IO[bytes]]:
    """A file that is written whole or not at all, for this user's eyes: it holds names and the hashes of tokens."""
    if name == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    file = Path(name)
    if file.exists():
        raise Mistake(f"{file} is there already: give another name, or remove it")
    draft = file.with_name(f"{file.name}.draft")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        os.replace(draft, file)
    except OSError as error:
        raise Mistake(f"{file} cannot be written: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)


@contextlib.contextmanager
def old_file(name: str) -> Iterator[IO[bytes]]:
    """A file that is there."""
    if name == "-":
        yield sys.stdin.buffer
        return
    with contextlib.ExitStack() as stack:
        try:
            file = stack.enter_context(open(name, "rb"))
        except OSError as error:
            raise Mistake(f"{name} cannot be read: {error.strerror}") from None
        yield file


def amounts(counts: dict[str, int]) -> str:
    """Figures in words."""
    return ", ".join(f"{count} {name}" for name, count in counts.items())
