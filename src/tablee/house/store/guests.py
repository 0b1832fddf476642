"""Guests: who they are, where they sit, what is kept about them, and how all of it is forgotten."""

from __future__ import annotations

import json
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tablee.house.store.reading import ROW, SNAPSHOT, head_of
from tablee.house.store.rows import Guest, Own, Row
from tablee.house.store.schema import guests, log, members, snapshots, tables

DAY = 24 * 3600.0
COOKIE_LIFE = 365 * DAY

PERSON = (guests.c.id, guests.c.name, guests.c.colour, guests.c.lang, guests.c.created, guests.c.seen)


class Blank(Protocol):
    """What is opaque to the store, without what is personal of one guest; what needs no change as it is."""

    def row(self, row: Row) -> bytes:
        """The body of a row of a log."""

    def snapshot(self, text: str) -> str:
        """A snapshot."""

    def players(self, players: bytes) -> bytes:
        """The players in the head of a table."""


def guest_of(connection: Connection, token: str) -> tuple[Guest, bool] | None:
    """The guest whose token has this hash, and whether another token has gone before it."""
    found = connection.execute(
        sa.select(*PERSON, guests.c.token, guests.c.token_before).where(
            sa.or_(guests.c.token == token, guests.c.token_before == token)
        )
    ).first()
    if found is None:
        return None
    *person, now, before = found
    return Guest(*person), now == token and before is not None


def settle(connection: Connection, token: str) -> None:
    """A token has been used: the one before it is worth nothing now."""
    connection.execute(sa.update(guests).where(guests.c.token == token).values(token_before=None))


def save(connection: Connection, guest: Guest, token: str) -> bool:
    """Keep what is known of a guest."""
    known = {"name": guest.name, "colour": guest.colour, "lang": guest.lang, "seen": guest.seen}
    if connection.execute(sa.update(guests).where(guests.c.id == guest.id).values(known)).rowcount:
        return True
    if token:
        connection.execute(sa.insert(guests).values(**known, id=guest.id, created=guest.created, token=token))
    return bool(token)


def rotate(connection: Connection, guest: str, token: str) -> None:
    """Another token for a guest."""
    connection.execute(sa.update(guests).where(guests.c.id == guest).values(token=token, token_before=guests.c.token))


def tables_of(connection: Connection, guest: str, limit: int) -> list[Own]:
    """Where a guest has a seat."""
    found = connection.execute(
        sa.select(tables, members.c.seats)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.guest == guest, members.c.seats != 0)
        .order_by(tables.c.touched.desc(), tables.c.id.desc())
        .limit(limit)
    )
    return [
        Own(
            row.id,
            row.code,
            row.game,
            row.created,
            row.touched,
            row.number,
            head_of(row.state, row.deadline, row.rules, row.players),
            seats_in(row.seats),
        )
        for row in found
    ]


def seats_in(mask: int) -> list[int]:
    """The seats of a set.

    >>> seats_in(0b101)
    [0, 2]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def visited(connection: Connection, guest: str) -> list[Any]:
    """Every table where a guest sits or has sat, with the set of seats."""
    return list(
        connection.execute(
            sa.select(tables, members.c.seats)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.guest == guest)
            .order_by(tables.c.id)
        )
    )


def sent_by(guest: str) -> sa.ColumnElement[bool]:
    """The rows of a log that a guest's client has sent: their ids begin with the guest's."""
    return sa.func.substr(log.c.id, 1, len(guest) + 1) == f"{guest}:"


def export(connection: Connection, guest: str) -> dict[str, Any] | None:
    """Everything that is kept about a guest: the person, the tables, and all that the guest did there."""
    person = connection.execute(sa.select(*PERSON).where(guests.c.id == guest)).mappings().first()
    if person is None:
        return None
    own = []
    for table in visited(connection, guest):
        rows = connection.execute(
            sa.select(*ROW).where(log.c.table_id == table.id, sent_by(guest)).order_by(log.c.number)
        )
        own.append(
            {
                "code": table.code,
                "game": table.game,
                "created": table.created,
                "touched": table.touched,
                "state": table.state,
                "seats": seats_in(table.seats),
                "rows": [{"number": r.number, "at": r.at, "who": r.who, "entry": json.loads(r.body)} for r in rows],
            }
        )
    return {"guest": dict(person), "tables": own}


def erase(connection: Connection, guest: str, blank: Blank) -> int:
    """Blank what is personal at every table where the guest has been; remove the guest."""
    been = visited(connection, guest)
    for table in been:
        players = blank.players(table.players.encode()).decode()
        if players != table.players:
            connection.execute(sa.update(tables).where(tables.c.id == table.id).values(players=players))
        for number, at, who, body, id in connection.execute(sa.select(*ROW).where(log.c.table_id == table.id)).all():
            left = blank.row(Row(number, at, who, body.encode(), id)).decode()
            if left != body:
                here = (log.c.table_id == table.id) & (log.c.number == number)
                connection.execute(sa.update(log).where(here).values(body=left))
        for number, _, text in connection.execute(sa.select(*SNAPSHOT).where(snapshots.c.table_id == table.id)).all():
            left = blank.snapshot(text)
            if left != text:
                here = (snapshots.c.table_id == table.id) & (snapshots.c.number == number)
                connection.execute(sa.update(snapshots).where(here).values(text=left))
    connection.execute(sa.delete(members).where(members.c.guest == guest))
    connection.execute(sa.delete(guests).where(guests.c.id == guest))
    return len(been)


def clean(connection: Connection, now: float) -> int:
    """Remove what nobody will come back to."""
    stale = (tables.c.state == "open") & (tables.c.touched < now - DAY)
    removed = connection.execute(sa.delete(tables).where(stale)).rowcount
    traces = sa.exists().where(members.c.guest == guests.c.id)
    connection.execute(sa.delete(guests).where(guests.c.seen < now - COOKIE_LIFE, ~traces))
    return removed


def touch(connection: Connection) -> None:
    """Write a row of the database as it is."""
    newest = sa.select(sa.func.max(tables.c.id)).scalar_subquery()
    connection.execute(sa.update(tables).where(tables.c.id == newest).values(touched=tables.c.touched))
