"""What a guest may know and decide about what the house keeps of them: their tables, all of it as JSON, and its end."""

from __future__ import annotations

import msgspec
from msgspec import structs

from tablee.games.registry import game_named
from tablee.house import entries, protocol
from tablee.house.state import DECODER, ENCODER, FORGOTTEN, PLAYING
from tablee.house.store import Own, Row
from tablee.house.wording import sentence
from tablee.words import Words

LISTED = 50


def own_table(own: Own, lang: str) -> protocol.OwnTable:
    """A table of a guest's own, for a list."""
    players = msgspec.json.decode(own.head.players)
    kind = game_named(own.game)
    waiting = set(players["waiting"]) if own.head.state == PLAYING else set()
    return protocol.OwnTable(
        table=own.code,
        game=own.game,
        words=sentence(Words(kind, lang, []), "game.name") or kind.name,
        state=own.head.state,
        players=players["names"],
        touched=own.touched,
        yours=bool(waiting & set(own.seats)),
        ranks=players["ranks"],
        seat=own.seats[0],
    )


class Blanked:
    """What the house keeps in tables, without what is personal of one guest. Their acts stay: without them the games of
    the others could not be read any more."""

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def row(self, row: Row) -> bytes:
        """A row of a log: the name they sat down under, what they said."""
        entry = entries.read_entry(row.body)
        match entry:
            case entries.Sat() if entry.guest == self.guest:
                return entries.write_entry(structs.replace(entry, guest="", name=FORGOTTEN, word=entry.word))
            case entries.Opened() if entry.host == self.guest:
                return entries.write_entry(structs.replace(entry, host=""))
            case entries.Said() if row.id.startswith(f"{self.guest}:"):
                return entries.write_entry(structs.replace(entry, text=""))
        return row.body

    def snapshot(self, text: str) -> str:
        """A snapshot: the seats and the last of the talk."""
        if self.guest not in text:
            return text
        kept = DECODER.decode(text)
        house = kept.house
        seats = [seat for seat, chair in enumerate(house.chairs) if chair.guest == self.guest]
        said = {number for id, number in house.ids.items() if id.startswith(f"{self.guest}:")}
        for seat in seats:
            house.chairs[seat].guest, house.chairs[seat].name = "", FORGOTTEN
        if house.host == self.guest:
            house.host = ""
        house.ids = {id: number for id, number in house.ids.items() if not id.startswith(f"{self.guest}:")}
        house.chat = [
            structs.replace(line, name=FORGOTTEN, text="") if line.seat in seats or line.number in said else line
            for line in house.chat
        ]
        return ENCODER.encode(kept).decode()

    def players(self, players: bytes) -> bytes:
        """The players in the head of a table."""
        found = msgspec.json.decode(players)
        for seat, guest in enumerate(found["guests"]):
            if guest == self.guest:
                found["guests"][seat], found["names"][seat] = "", FORGOTTEN
        return msgspec.json.encode(found)
