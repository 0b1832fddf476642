"""Guests: found by their token, listed with their tables, and forgotten for good."""

from __future__ import annotations

import json
from pathlib import Path

from house.store.shelf import ANNE, ask, awaited, head, new_table, opened, row
from tablee.house.store import Guest, Outcome, Row, Snapshot

ZOE = Guest("zoe", "Zoé 🥝", "blue", "en", 2.0, 3.0)


@awaited
async def test_a_guest_is_found_by_the_hash_of_the_token_alone(database: str) -> None:
    async with opened(database) as store:
        assert await store.guest("hash") is None
        assert not await store.save_guest(ZOE)
        assert await store.guest("hash") is None
        assert await store.save_guest(ZOE, "hash")
        assert await store.guest("hash") == ZOE
        later = Guest("zoe", "Z.", "green", "fr", 99.0, 9.0)
        assert await store.save_guest(later, "another")
        assert await store.guest("hash") == Guest("zoe", "Z.", "green", "fr", 2.0, 9.0)
        assert await store.guest("another") is None
        assert await store.guest("") is None


@awaited
async def test_the_token_before_opens_until_the_new_one_is_used(database: str) -> None:
    async with opened(database) as store:
        await store.save_guest(ANNE, "first")
        await store.rotate("anne", "second")
        assert await store.guest("first") == ANNE
        assert await store.guest("second") == ANNE
        assert await store.guest("first") is None
        await store.rotate("anne", "third")
        await store.rotate("anne", "fourth")
        assert [await store.guest(token) for token in ("first", "second")] == [None, None]
        assert [await store.guest(token) for token in ("third", "fourth", "third")] == [ANNE, ANNE, None]


@awaited
async def test_own_tables_are_listed_the_last_touched_first(database: str) -> None:
    async with opened(database) as store:
        await store.save_guest(ANNE, "a")
        await store.save_guest(ZOE, "z")
        first = await new_table(store, "FIRST", [("anne", 0), ("anne", 2), ("zoe", 1)])
        second = await new_table(store, "SECOND", [("anne", 3)])
        third = await new_table(store, "THIRD", [("zoe", -1), ("nobody", 0)])
        await ask(store, first, row(1), head(players=b'["Anne"]'))
        own = await store.tables_of("anne", 10)
        assert [(o.table, o.code, o.seats, o.number) for o in own] == [
            (first, "FIRST", [0, 2], 1),
            (second, "SECOND", [3], 0),
        ]
        assert (own[0].head, own[0].touched, own[0].created) == (head(players=b'["Anne"]'), 1001.0, 1000.0)
        assert [o.code for o in await store.tables_of("anne", 1)] == ["FIRST"]
        assert [o.code for o in await store.tables_of("zoe", 10)] == ["FIRST"]
        assert await store.tables_of("nobody", 10) == []
        await ask(store, first, row(2), members=[("zoe", 4)])
        assert [o.code for o in await store.tables_of("anne", 10)] == ["SECOND"]
        assert [o.seats for o in await store.tables_of("zoe", 10)] == [[4]]
        await ask(store, third, row(1), members=[("anne", 1)])
        assert [o.code for o in await store.tables_of("anne", 10)] == ["THIRD", "SECOND"]


class Without:
    """Forgets Anne, in the JSON of this test."""

    def row(self, row: Row) -> bytes:
        return row.body.replace(b"Anne", b"") if row.id.startswith("anne:") or b"sat" in row.body else row.body

    def snapshot(self, text: str) -> str:
        return text.replace("Anne", "")

    def players(self, players: bytes) -> bytes:
        return players.replace(b"Anne", b"")


@awaited
async def test_everything_about_a_guest_is_exported_and_then_erased(database: str, tmp_path: Path) -> None:
    async with opened(database) as store:
        await store.save_guest(ANNE, "a")
        await store.save_guest(ZOE, "z")
        table = await new_table(store, "KIWIS", [("anne", 0), ("zoe", 1)])
        left = await new_table(store, "PEARS", [("anne", 1)])
        other = await new_table(store, "PLUMS", [("zoe", 0)])
        lines = [
            row(1, b'{"type":"sat","name":"Anne"}', "anne:1"),
            row(2, b'{"type":"said","text":"Anne here"}', "anne:2"),
            row(3, b'{"type":"said","text":"Anne? Anne!"}', "zoe:1"),
            row(4, b'{"type":"said","text":"not mine"}', "anneliese:1"),
        ]
        kept = Snapshot(4, "rules-1", "Anne and Zoé")
        for line in lines:
            snapshot = kept if line.number == 4 else None
            assert await ask(store, table, line, head(players=b'["Anne","Zo"]'), snapshot) is Outcome.KEPT
        await ask(store, left, row(1, b'{"type":"sat","name":"Anne"}', "anne:1"), members=[])
        await ask(store, other, row(1, b'{"type":"said","text":"Anne"}', "zoe:9"))

        export = await store.export_guest("anne")
        assert json.loads(json.dumps(export)) == export
        assert export is not None
        assert export["guest"] == {
            "id": "anne",
            "name": "Anne",
            "colour": "red",
            "lang": "fr",
            "created": 1.0,
            "seen": 1.0,
        }
        assert [(t["code"], t["seats"], [r["number"] for r in t["rows"]]) for t in export["tables"]] == [
            ("KIWIS", [0], [1, 2]),
            ("PEARS", [], [1]),
        ]
        assert export["tables"][0]["rows"][1]["entry"] == {"type": "said", "text": "Anne here"}
        assert await store.export_guest("nobody") is None

        assert await store.erase_guest("anne", Without()) == 2
        assert await store.guest("a") is None
        assert await store.export_guest("anne") is None
        assert await store.tables_of("anne", 10) == []
        loaded = await store.load("KIWIS")
        assert loaded is not None
        assert loaded.snapshot == Snapshot(4, "rules-1", " and Zoé")
        assert (loaded.number, loaded.head.players) == (4, b'["","Zo"]')
        assert [r.body for r in await store.rows(table, 1)] == [
            b'{"type":"sat","name":""}',
            b'{"type":"said","text":" here"}',
            lines[2].body,
            lines[3].body,
        ]
        assert [r.body for r in await store.rows(left, 1)] == [b'{"type":"sat","name":""}']
        assert [r.body for r in await store.rows(other, 1)] == [b'{"type":"said","text":"Anne"}']
        assert await ask(store, table, row(5), members=[("anne", 0), ("zoe", 1)]) is Outcome.KEPT
        assert await store.tables_of("anne", 10) == []
        assert not await store.save_guest(ANNE)
    if database.startswith("sqlite"):
        held = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"anneliese" in held
        assert not any(word in held for word in (b"Anne here", b'["Anne', b"Anne and"))


@awaited
async def test_guests_who_left_nothing_are_forgotten_with_their_cookie(database: str) -> None:
    year = 365 * 24 * 3600.0
    async with opened(database) as store:
        for guest, token in ((ANNE, "a"), (ZOE, "z"), (Guest("leo", "Léo", "", "fr", 5.0, 99.0), "l")):
            await store.save_guest(guest, token)
        await ask(store, await new_table(store, "KIWIS", [("zoe", 0)]), row(1))
        assert await store.clean(year + 50) == 0
        assert [await store.guest(token) is not None for token in "azl"] == [False, True, True]
