# not compiled: read once, when a match is over
"""What is told of a match of Allergono once it is over."""

from __future__ import annotations

from typing import Final

from tablee.games.allergono.layout import BLUFF
from tablee.games.allergono.refusals import (
    ACCUSED,
    BLOCKED,
    CALLED,
    CAUGHT,
    CLONED,
    DEALT,
    GROUND_LAID,
    HAND_SCORED,
    HAND_WON,
    HONEST,
    KEPT,
    LAID,
    LAID_CALLING,
    LIAR_PROVEN,
    MATCH_SHARED,
    MATCH_WON,
    NAMED,
    PAID,
    POLLEN_PEAK,
    REVERSED,
    REVERSED_TWO,
    SENSITIVE_GROUND,
    STACKED,
)
from tablee.kernel.chance import Sfc32
from tablee.kernel.epilogue import Award, Course, Epilogue, Figures, held, largest, other, tallies, times
from tablee.kernel.event import Event, Moved, Told
from tablee.kernel.imagine import imagine
from tablee.kernel.story import Story

HAIR: Final = 5  # points that are next to nothing

HELD: Final = Course("cards", held("hand"), low_leads=True)


def bluffs(story: Story) -> Figures:
    """How often somebody laid a "Terrain sensible +4" beside a card that fitted, and nobody doubted it."""
    figures = Figures(story.setup.seats)
    bluffer = -1
    for at, told in story.told(GROUND_LAID, ACCUSED, SENSITIVE_GROUND):
        if told.beat is GROUND_LAID:
            # The hands lie open, so the game that the view allows to imagine judges by the true ones.
            game = imagine(story.scenes[at].view, Sfc32(0))
            bluffer = int(told.seat) if game.table.values[BLUFF] else -1
        elif told.beat is ACCUSED:
            bluffer = -1
        elif bluffer >= 0:
            figures.add(bluffer, at)
    return figures


def is_draw(event: Event) -> bool:
    """Whether a card was drawn."""
    return isinstance(event, Moved) and event.src.name == "draw" and event.dst.name == "hand"


def is_told(event: Event, name: str) -> bool:
    """Whether the beat of this name was told."""
    return isinstance(event, Told) and event.beat.name == name


def drawn(story: Story) -> Figures:
    """The cards drawn in all, but for those of the deals."""
    figures = Figures(story.setup.seats)
    for scene in story.scenes:
        for event in scene.events:
            if is_told(event, "dealt"):
                break  # what follows is the next deal
            if is_draw(event):
                assert isinstance(event, Moved)
                figures.add(int(event.dst.owner), scene.number)
    return figures


def spotless(story: Story) -> Figures:
    """Hands won without a single card drawn."""
    figures = Figures(story.setup.seats)
    drew: set[int] = set()
    for scene in story.scenes:
        for event in scene.events:
            if isinstance(event, Moved) and is_draw(event):
                drew.add(int(event.dst.owner))
            elif isinstance(event, Told) and event.beat is HAND_WON and event.seat not in drew:
                figures.add(int(event.seat), scene.number)
            elif is_told(event, "dealt"):
                drew.clear()
                break
    return figures


def fullest(story: Story) -> Figures:
    """The most cards held at once."""
    figures = Figures(story.setup.seats)
    for scene in story.scenes:
        for seat, count in enumerate(HELD.of(scene.view)):
            figures.best(seat, scene.number, count)
    return figures


def quickest(story: Story) -> Figures:
    """The fewest turns in which somebody won a hand."""
    figures = Figures(story.setup.seats)
    turns = [0] * story.setup.seats
    for at, told in story.told(LAID, LAID_CALLING, KEPT, PAID, HAND_WON, DEALT):
        if told.beat is DEALT:
            turns = [0] * story.setup.seats
        elif told.beat is not HAND_WON:
            turns[told.seat] += 1
        elif figures.n[told.seat] == 0 or turns[told.seat] < figures.n[told.seat]:
            figures.n[told.seat], figures.at[told.seat] = turns[told.seat], at
    return figures


def narrow(story: Story) -> Figures:
    """How often next to nothing was left when somebody else won a hand."""
    figures = Figures(story.setup.seats)
    for at, told in story.told(HAND_SCORED):
        if 0 < told.n <= HAIR:
            figures.add(int(told.seat), at)
    return figures


def hands(story: Story) -> list[int]:
    """A hand is a chapter."""
    return [0, *(at for at, _ in story.told(DEALT))]


EPILOGUE: Final = Epilogue(
    awards=(
        Award("bluffs", bluffs),
        Award("liars", times(LIAR_PROVEN, by=other)),
        Award("spotless", spotless),
        Award("chain", largest(PAID), least=4),
        Award("catches", times(CAUGHT, by=other)),
        Award("quick", quickest, fewest=9),
        Award("snowball", largest(STACKED), least=4),
        Award("hands", times(HAND_WON), least=2),
        Award("twins", times(CLONED)),
        Award("peaks", times(POLLEN_PEAK)),
        Award("narrow", narrow),
        Award("fullest", fullest, least=10),
        Award("dreamer", times(CAUGHT)),
        Award("calls", times(CALLED, LAID_CALLING), least=2),
        Award("skips", times(LAID, LAID_CALLING, kinds=("skip",)), least=2),
        Award("reverses", times(REVERSED, REVERSED_TWO), least=2),
        Award("colours", times(NAMED), least=2),
        Award("drawn", drawn, least=3),
        Award("layers", times(LAID, LAID_CALLING, CLONED), least=5),
    ),
    courses=(Course("score", tallies, low_leads=True), HELD),
    moments={
        MATCH_WON: 9,
        MATCH_SHARED: 9,
        LIAR_PROVEN: 7,
        HONEST: 6,
        HAND_WON: 6,
        BLOCKED: 6,
        CAUGHT: 5,
        POLLEN_PEAK: 4,
        PAID: 3,
        STACKED: 3,
        SENSITIVE_GROUND: 2,
        CLONED: 1,
        CALLED: 1,
        LAID_CALLING: 1,
    },
    chapters=hands,
)
