"""A game that is over: its record, and the whole of it once more with the hands open."""

from __future__ import annotations

import msgspec

from tablee.house import entries, protocol
from tablee.house.state import TableState, setup_of
from tablee.house.store import Row
from tablee.house.telling import marks_after
from tablee.house.wording import Wording
from tablee.kernel.chance import Keyed
from tablee.kernel.layout import SPECTATOR, seat_name
from tablee.kernel.record import Record, mixed
from tablee.kernel.setup import opened


def acts_of(rows: list[Row]) -> list[tuple[Row, str]]:
    """The acts that stand, each with its row: those taken back by consent are as if they had never been."""
    acts: list[tuple[Row, str]] = []
    for row in rows:
        match entries.read_entry(row.body):
            case entries.Acted(text):
                acts.append((row, text))
            case entries.Rewound(to):
                acts = [(act, text) for act, text in acts if act.number <= to]
    return acts


def record_of(state: TableState, rows: list[Row]) -> Record:
    """The record of a table whose game is over, with its key and every draw."""
    assert state.game is not None, "a record is complete when the game is over"
    house = state.house
    record = Record.committed(state.setup, state.secret, dict(house.words))
    record.names = {seat: chair.name for seat, chair in enumerate(house.chairs) if chair.name}
    for row, text in acts_of(rows):
        record.add(row.who, text)
    record.end(state.game, state.secret)
    return record


def replay_of(state: TableState, rows: list[Row], lang: str) -> protocol.Replay:
    """The game once more, step by step, as somebody sees it who may see every hand."""
    house = state.house
    setup = opened(setup_of(house.game, len(house.chairs), tuple(house.options.items())))
    game = setup.kind.start(setup, Keyed(mixed(state.secret, house.words)))
    game.keep_history()
    game.updates([])
    viewer = int(SPECTATOR)
    names = [chair.name for chair in house.chairs]
    words = Wording(setup.kind, lang, names, viewer)
    view = game.view(viewer)
    steps: list[protocol.ReplayStep] = []
    for row, text in acts_of(rows):
        refusal = game.submit(row.who, text)
        assert refusal is None, f"act {row.number} of {house.code} was played once, and is refused now"
        update = game.updates([viewer])[0]
        steps.append(
            protocol.ReplayStep(
                number=row.number,
                seat=row.who if row.who < setup.seats else seat_name(row.who),
                act=text,
                update=msgspec.convert(update.facts(setup), protocol.UpdateFacts),
                said=[words.said(event, row.number) for event in update.events],
                values=words.values(update.events),
                now=words.now(setup, update.moment, None, {}),
                marks=marks_after(game, viewer),
            )
        )
    return protocol.Replay(
        version=protocol.VERSION,
        table=house.code,
        game=house.game,
        players=names,
        options=house.options,
        view=msgspec.convert(view.facts(), protocol.ViewFacts),
        words=words.table(view),
        now=words.now(setup, view.moment, None, {}),
        lines=words.lines(),
        steps=steps,
        commitment=house.commitment,
        key=state.secret.hex(),
    )
