"""A game that is over: its record, the whole of it once more, and what is told of it."""

from __future__ import annotations

import msgspec

from tablee.house import entries, protocol
from tablee.house.state import NOBODY, TableState
from tablee.house.store import Row
from tablee.house.telling import marks_after
from tablee.house.wording import Wording
from tablee.kernel.chance import Keyed
from tablee.kernel.epilogue import Retrospect, look_back
from tablee.kernel.layout import SPECTATOR, seat_name
from tablee.kernel.record import Record, mixed
from tablee.kernel.setup import opened
from tablee.kernel.story import story_of
from tablee.words import Words


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


def played(state: TableState, rows: list[Row]) -> Record:
    """What was played at a table, as far as its rows tell it."""
    record = Record.committed(state.setup, state.secret, dict(state.house.words))
    for row, text in acts_of(rows):
        record.add(row.who, text)
    return record


def record_of(state: TableState, rows: list[Row]) -> Record:
    """The record of a table whose game is over, with its key and every draw."""
    assert state.game is not None, "a record is complete when the game is over"
    record = played(state, rows)
    record.names = {seat: chair.name for seat, chair in enumerate(state.house.chairs) if chair.name}
    record.end(state.game, state.secret)
    return record


def replay_of(state: TableState, rows: list[Row], lang: str, seat: int = NOBODY) -> protocol.Replay:
    """The game once more, step by step: as somebody sees it who may see every hand, or as a seat saw it."""
    house = state.house
    setup = opened(state.setup) if seat == NOBODY else state.setup
    game = setup.kind.start(setup, Keyed(mixed(state.secret, house.words)))
    game.keep_history()
    game.updates([])
    viewer = int(SPECTATOR) if seat == NOBODY else seat
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
                update=msgspec.convert({**update.facts(setup), "ask": None}, protocol.UpdateFacts),
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
        colours=[chair.colour for chair in house.chairs],
        options=house.options,
        view=msgspec.convert({**view.facts(), "ask": None}, protocol.ViewFacts),
        words=words.table(view),
        now=words.now(setup, view.moment, None, {}),
        lines=words.lines(),
        steps=steps,
        commitment=house.commitment,
        key=state.secret.hex(),
    )


def retrospect_of(state: TableState, rows: list[Row]) -> Retrospect:
    """What is to be told of a game that is over, as nobody's eyes saw it but everybody may know it now."""
    record = played(state, rows)
    record.key = state.secret
    return look_back(story_of(record))


def told(state: TableState, seen: Retrospect, lang: str) -> protocol.Story:
    """The same in words."""
    house = state.house
    words = Words(state.setup.kind, lang, [chair.name for chair in house.chairs])
    return protocol.Story(
        table=house.code,
        game=house.game,
        length=seen.length,
        players=words.names,
        colours=[chair.colour for chair in house.chairs],
        medals=[
            protocol.Medal(one.award.id, one.seats, one.n, one.at, *words.award(one.award.id, one.n))
            for one in seen.medals
        ],
        curves=[
            protocol.Curve(
                course.id,
                words.say(f"course.{course.id}"),
                course.low_leads,
                [protocol.CurvePoint(point.at, point.values) for point in points],
            )
            for course, points in seen.curves
        ],
        moments=[protocol.KeyMoment(one.at, int(one.told.seat), words.event(one.told) or "") for one in seen.moments],
        chapters=[
            protocol.Chapter(at, words.say("chapter", None, n=str(number)))
            for number, at in enumerate(seen.chapters, 1)
        ],
        said=["" if event is None else words.event(event) or "" for event in seen.said],
    )
