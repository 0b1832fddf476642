"""Two houses on copies of one database, in one of which the cards that a viewer cannot know lie elsewhere.

The viewer does the same in both, and others act; all that the viewer gets by every channel is noted.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import random
import re
import shutil
import sqlite3
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import structlog

from conformance.twins import deal_anew, disclosures, faces, same_act, seen_cards
from house.direct import DEADLINE, Open, Page, open_here, same_cards, table_of_people
from house.guests import SECRET
from house.tables import play, unhurried
from tablee.house import data, serving
from tablee.house.pace import Pace
from tablee.house.pages_here import PagesHere
from tablee.house.state import DECODER, ENCODER, TableState
from tablee.house.table import Table
from tablee.house.thinkers import Thinkers
from tablee.kernel.event import Unsealed
from tablee.kernel.game import Game
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.position import write_position

SEATS = 3
IN_TOUCH = ["view", "refusals", "updates", "resume", "errors"]
CHANNELS = [*IN_TOUCH, "log", "rows", "bot", "pace", "door", "me", "export", "ended", "metrics"]
Heard = dict[str, list[str]]  # for each channel, what a viewer got by it


@dataclass(frozen=True)
class Twins:
    """Two tables that look the same to a viewer, and what is done at each next."""

    folder: Path
    code: str
    tokens: list[str]
    viewer: int
    actor: int
    acts: tuple[str, str]
    positions: tuple[str, str]
    probes: list[str]

    @property
    def token(self) -> str:
        """The viewer’s."""
        return self.tokens[self.viewer] if self.viewer < SEATS else ""


# -- making twins ------------------------------------------------------------------------------------------------------


async def begin(folder: Path, game: str, acts: int) -> tuple[str, list[str]]:
    """A table that has gone on for a while, written down; the same every time."""
    with unhurried(), same_cards(acts):
        async with open_here(folder, still=True) as here:
            here.name = "begin"
            code, tokens = await table_of_people(here, game, SEATS)
            await play(here, code, [await here.greet(code, token) for token in tokens], acts)
    return code, tokens


def snapshot(folder: Path) -> tuple[int, int, str]:
    """The newest snapshot there: its table, its row, its text."""
    database = sqlite3.connect(folder / "tablee.sqlite")
    try:
        found = database.execute("SELECT table_id, number, text FROM snapshots ORDER BY number DESC").fetchone()
    finally:
        database.close()
    return found


def twins_at(folder: Path, code: str, tokens: list[str], chance: random.Random) -> Iterator[Twins]:
    """Twins for every viewer of the table, where there are any."""
    text = snapshot(folder)[2]
    key = data.table_key(SECRET, salt(folder))
    state = TableState.restored(text, key)
    game = state.playing
    assert game is not None
    for viewer in [*range(SEATS), int(SPECTATOR)]:
        found = [twin_of(game, viewer, chance) for _ in range(4)]
        twin = next((one for one in found if one is not None), None)
        if twin is not None:
            actor, one, other, dealt = twin
            deck = game.setup.deck.cards
            probes = [f"{verb.notation} {chance.choice(deck).id}".strip() for verb in game.setup.kind.verbs]
            probes += [chance.choice(deck).id for _ in range(5)]
            yield Twins(folder, code, tokens, viewer, actor, (one, other), (text, changed(text, dealt)), probes)


def salt(folder: Path) -> bytes:
    """The salt of the table there."""
    database = sqlite3.connect(folder / "tablee.sqlite")
    try:
        return bytes(database.execute("SELECT salt FROM tables").fetchone()[0])
    finally:
        database.close()


def changed(text: str, game: Game) -> str:
    """A snapshot with another game in it."""
    kept = DECODER.decode(text)
    kept.position = write_position(game)
    return ENCODER.encode(kept).decode()


def twin_of(game: Game, viewer: int, chance: random.Random) -> tuple[int, str, str, Game] | None:
    """An act, the same act in the twin, and the twin."""
    seats = [seat for seat in range(SEATS) if game.choices(seat)]
    actor = chance.choice([seat for seat in seats if seat != viewer] or seats)
    choice = chance.choice(game.choices(actor))
    first = game.copy()
    first.listen()
    known = seen_cards(first, viewer)
    first.play(actor, choice)
    update = first.updates([viewer])[0]
    if any(isinstance(event, Unsealed) for event in update.events):
        return None
    known |= seen_cards(first, viewer) | faces(update.events)
    twin = game.copy()
    again = same_act(twin, (actor, choice), deal_anew(twin, known, chance), False, chance)
    if again is None or write_position(twin) == write_position(game):
        return None
    played = twin.copy()
    played.listen()
    played.play(actor, again)
    if disclosures(update.events) != disclosures(played.updates([viewer])[0].events):
        return None
    return actor, choice.text, again.text, twin


# -- what a viewer gets ------------------------------------------------------------------------------------------------

HERE: list[Table] = []  # the table that is looked at: leaks on purpose look there


def everything(table: Table) -> str:
    """All cards in their places: what nobody may know."""
    game = table.state.game
    assert game is not None
    return " ".join(card.id for zone in game.table.zones for card in zone.cards)


def mark(most: int = 1 << 32) -> int:
    """A number that is another one when hidden cards lie elsewhere."""
    return zlib.crc32(everything(HERE[-1]).encode()) % most


class Asking(Thinkers):
    """Notes what a process would be asked, and lets the offer lapse."""

    def __init__(self) -> None:
        super().__init__(1)
        self.tasks = [None]  # type: ignore[list-item]
        self.asked: list[str] = []

    async def choose(self, view: Any, bot: str, seed: int | None = None) -> str | None:
        thought = asyncio.create_task(super().choose(view, bot, 1))
        await asyncio.sleep(0)
        while not self.waiting.empty():
            self.asked.append(msgspec.json.encode(self.waiting.get_nowait().question).decode())
        thought.cancel()
        return None


@contextlib.contextmanager
def log_lines() -> Iterator[io.StringIO]:
    """What is written on stderr, as when the house is served."""
    lines = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    with patch("sys.stderr", lines):
        serving.tell_of_what_happens()
        try:
            yield lines
        finally:
            structlog.reset_defaults()
            root.handlers[:], root.level = handlers, level


def breaks(self: Any, *rest: object) -> None:
    """Breaks, and says with what."""
    raise ValueError(everything(HERE[-1]))


async def look_on(twins: Twins, which: int, folder: Path) -> Heard:
    """What the viewer gets in one of the twins by every channel."""
    shutil.copytree(twins.folder, folder)
    database = sqlite3.connect(folder / "tablee.sqlite")
    table_id, number, _ = snapshot(folder)
    with database:
        where = (twins.positions[which], table_id, number)
        database.execute("UPDATE snapshots SET text = ? WHERE table_id = ? AND number = ?", where)
    database.close()
    heard: Heard = {}
    minds = Asking()
    with unhurried(), log_lines() as lines:
        async with open_here(folder, pace=0.0, still=True, minds=minds) as here:
            table = await here.lobby.find(twins.code)
            assert table is not None
            HERE.append(table)
            page = await here.greet(twins.code, twins.token)
            watcher = await here.greet(twins.code, "")
            others = [await here.greet(twins.code, token, "en") for token in twins.tokens if token != twins.token]
            await here.settle()
            heard["view"] = page.frames[:]
            await hear_refusals(here, page, twins, heard)
            await hear_elsewhere(here, twins, heard)
            await hear_act(here, page, others, twins, which, heard)
            await here.settle()
            last = table.state.house.number
            if twins.viewer == SPECTATOR:
                heard["updates"] += watcher.frames
            missed = await here.greet(twins.code, twins.token, last=last - 1)
            heard["resume"] = missed.frames
            with patch.object(PagesHere, "announce", breaks):
                missed.wish("say" if twins.token else "takeback", phrase="oops")
                if not twins.token:
                    others[0].wish("say", phrase="oops")
                await here.settle()
            heard["log"] = [
                re.sub(r'"timestamp": "[^"]*"|line \d+', "", line) for line in lines.getvalue().splitlines()
            ]
            heard["resume"] += missed.frames
            if twins.token:
                missed.wish("leave")
                await here.settle()
                heard["bot"] = minds.asked
            heard["rows"] = [f"{row.number} {row.who}" for row in await here.rows(twins.code)]
            missed.say('{"type":"act"}')
            await here.settle(lambda: missed.code is not None)
            heard["errors"] = [*missed.frames, str(missed.code)]
    return heard


def hear_both(twins: Twins, folder: Path) -> tuple[Heard, Heard]:
    """What the viewer gets in both."""

    async def both() -> tuple[Heard, Heard]:
        return await look_on(twins, 0, folder / "one"), await look_on(twins, 1, folder / "two")

    return asyncio.run(asyncio.wait_for(both(), 10 * DEADLINE))


async def hear_refusals(here: Open, page: Page, twins: Twins, heard: Heard) -> None:
    """Why not this, why not that, and what is refused."""
    del page.frames[:]
    for at, text in enumerate(twins.probes):
        page.tell("why", id=f"why{at}", text=text)
        page.tell("act", id=f"no{at}", decision="0-00000000", text=text)
    page.tell("takeback", id="back")
    await here.settle()
    heard["refusals"] = page.frames[:]
    del page.frames[:]


async def hear_elsewhere(here: Open, twins: Twins, heard: Heard) -> None:
    """Everything that is asked over HTTP while the game runs."""
    for name, paths in {
        "door": [f"/api/tables/{twins.code}", f"/api/tables/{twins.code}?lang=en"],
        "me": ["/api/me", "/api/me?lang=en"],
        "export": ["/api/me/export"],
        "ended": [f"/api/tables/{twins.code}/{what}" for what in ("record", "replay", "replay?eyes=1", "story")],
        "metrics": ["/metrics"],
    }.items():
        answers = [await here.ask(path, twins.token) for path in paths]
        heard[name] = [f"{answer.status_code} {answer.text}" for answer in answers]
    # Sums and counts go on from test to test; what is counted, and the tables as they are, do not.
    counted = re.compile(r"(tablee_(rows|write|clock)\S*) \S+$", re.MULTILINE)
    heard["metrics"] = [counted.sub(r"\1", answer) for answer in heard["metrics"]]


async def hear_act(here: Open, page: Page, others: list[Page], twins: Twins, which: int, heard: Heard) -> None:
    """Somebody acts."""
    table = here.table(twins.code)
    game = table.state.game
    assert game is not None
    text = twins.acts[which]
    decision = game.decision(twins.actor)
    assert decision is not None
    choice = decision.find(text)
    assert choice is not None
    pace = Pace(1.0)
    with patch.object(pace, "between", lambda low, high: low + high):
        waits = {offer.text: pace.window(offer) for offer in decision.choices if not offer.verb.answers}
        due = pace.think(decision, choice, waits)
    heard["pace"] = [str(due)] if twins.viewer != twins.actor else []
    pages = dict(zip([token for token in twins.tokens if token != twins.token], others, strict=True))
    by = pages.get(twins.tokens[twins.actor], page)
    by.tell("act", id="the act", decision=decision.id, text=text)
    await here.settle()
    heard["updates"] = page.frames[:]
    assert any('"type":"update"' in frame for frame in page.frames), page.frames
