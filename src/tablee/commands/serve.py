"""``tablee serve``: opens the house, and its page in the browser."""

import argparse
import sys
from functools import partial
from urllib.parse import urlsplit

import segno
from sqlalchemy.engine import URL

from tablee.commands import Mistake
from tablee.commands.options import number
from tablee.house.app import House
from tablee.house.data import BadFolder, chosen_database, data_folder, house_secret
from tablee.house.opening import open_lobby
from tablee.house.serving import PortTaken, addresses, has_display, listen, open_browser, serve
from tablee.house.store import BadDatabase, StoreFailed
from tablee.house.store.database import engine_for, require_newest
from tablee.house.tls import certificate

name = "serve"
help = "open the house: a page in the browser where the games are played"

EVERYWHERE = "0.0.0.0"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument(
        "--host",
        default=EVERYWHERE,
        help="the address to listen on; 127.0.0.1 keeps the house to this machine (default: %(default)s)",
    )
    parser.add_argument("--port", type=number(0), default=8000, help="the port to listen on (default: %(default)s)")
    parser.add_argument(
        "--name", action="append", default=[], help="a name by which the house goes, such as jeux.example"
    )
    parser.add_argument("--data", metavar="DIR", help="the folder of the house (TABLEE_DATA, or else this user's)")
    parser.add_argument("--database", metavar="URL", help="another database than the file there (TABLEE_DATABASE)")
    parser.add_argument("--tls", action="store_true", help="encrypt, with a certificate of the house's own")
    parser.add_argument("--thinkers", type=number(1), metavar="N", help="processes in which bots think")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page in the browser")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    if args.port > 65535:
        raise Mistake(f"a port is a number from 0 to 65535, not {args.port}")
    try:
        folder = data_folder(args.data)
        secret = house_secret(folder)
        database = chosen_database(args.database, args.data)
        check_database(database)
        listener = listen(args.host, args.port)
    except (BadFolder, BadDatabase) as wrong:
        raise Mistake(str(wrong)) from None
    except StoreFailed as failed:
        raise Mistake(f"the database cannot be used: {failed}") from None
    except PortTaken as taken:
        raise Mistake(
            f"cannot listen on {args.host} port {args.port} ({taken}); another one: --port {args.port + 1}"
        ) from None
    here, near = addresses(listener, args.host, args.tls)
    tls = certificate(folder, names_of(here, near)) if args.tls else None
    print(f"Tablée is open at {here}  (Ctrl-C closes it)")
    if near:
        print(f"on the local network at {near}\n")
        segno.make(near, error="m").terminal(compact=True)
    if tls is not None:
        print(
            "\nThe certificate is the house's own: a browser warns once, go on from there."
            f"\nA device that is told to trust {tls[1]} does not warn at all."
        )
    sys.stdout.flush()
    if not args.no_browser and has_display():
        open_browser(here)
    opening = partial(open_lobby, database, secret, None, args.thinkers)
    house = House(opening, names=frozenset({args.host, *args.name}), address=near)
    serve(listener, house, None if tls is None else tls[0])
    return 0


def check_database(database: URL | str) -> None:
    """Find out now whether the database can be used, not when somebody comes."""
    engine = engine_for(database)
    try:
        require_newest(engine)
    finally:
        engine.dispose()


def names_of(here: str, near: str) -> list[str]:
    """The names and addresses that a certificate is for."""
    found = {"localhost", "127.0.0.1"} | {urlsplit(url).hostname or "" for url in (here, near)}
    return sorted(found - {""})
