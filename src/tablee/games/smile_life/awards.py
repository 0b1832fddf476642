# not compiled: read once, when a game is over
"""What is told of a game of Smile Life once it is over."""

from __future__ import annotations

from typing import Final

from tablee.games.smile_life.refusals import (
    ADOPTED,
    ATTACKED,
    BORN,
    BORN_OF_FLIRT,
    BOUGHT,
    BUYS,
    CHILDREN_LOST,
    DISCARDED,
    DISMISSED,
    DIVORCED,
    DIVORCED_BY,
    EARNED,
    FLIRTED,
    GAVE,
    HIRED,
    HONOURED,
    HOUSE_FOR_FREE,
    IMPRISONED,
    MARRIED,
    PLAYED,
    PROMOTED,
    REVENGED,
    REWARDED,
    SERVES,
    SHARED,
    SKIPPED,
    STOLEN,
    STRAY_FLIRT,
    STRAYED,
    STRUCK,
    STUDIED,
    TOOK,
    TRAVEL_FOR_FREE,
    TSUNAMI_CAME,
    WON,
    WON_DIFFERENT,
    WON_EQUAL,
)
from tablee.kernel.epilogue import Award, Course, Epilogue, Figures, largest, other, tallies, times, total
from tablee.kernel.event import SetTo
from tablee.kernel.refusal import rank
from tablee.kernel.story import Story

SETTLED: Final = 3  # a part of the game after which ranks begin to mean something


def comeback(story: Story) -> Figures:
    """How many places somebody has made up since the worst one."""
    figures = Figures(story.setup.seats)
    last = story.result.ranks
    for scene in story.scenes[story.length // SETTLED :]:
        for seat, place in enumerate(rank(scene.view.moment.tallies, low_wins=False)):
            figures.best(seat, scene.number, place - last[seat])
    return figures


def spared(story: Story) -> Figures:
    """For whoever was never struck: the malus that struck the others."""
    struck = times(STRUCK)(story)
    figures = Figures(story.setup.seats)
    for seat, n in enumerate(struck.n):
        if n == 0:
            figures.add(seat, max(struck.at), sum(struck.n))
    return figures


def rounds(story: Story) -> list[int]:
    """A chapter is a round: it begins when the turn comes to whoever began, or goes past."""
    out = [0]
    first: int | None = None
    seats = story.setup.seats
    for scene in story.scenes:
        turn = scene.view.number("turn")
        assert turn is not None  # everybody sees it
        first = turn if first is None else first
        for event in scene.events:
            if isinstance(event, SetTo) and event.number.name == "turn":
                assert event.old is not None
                assert event.new is not None
                if (event.new - first) % seats <= (event.old - first) % seats:
                    out.append(scene.number)
    return out


EPILOGUE: Final = Epilogue(
    awards=(
        Award("comeback", comeback, least=2),
        Award("casino", times(WON_DIFFERENT, WON_EQUAL)),
        Award("prison", times(SERVES)),
        Award("stolen", times(STOLEN)),
        Award("weddings", times(MARRIED), least=2),
        Award("spared", spared, least=3),
        Award("struck", times(STRUCK), least=2),
        Award("striker", times(STRUCK, by=other), least=2),
        Award("children", times(BORN, BORN_OF_FLIRT), least=2),
        Award("spender", total(BUYS), least=3),
        Award("travels", times(BOUGHT, TRAVEL_FOR_FREE, kinds=("travel",))),
        Award("houses", times(BOUGHT, HOUSE_FOR_FREE, kinds=("house",))),
        Award("flirts", times(FLIRTED, STRAY_FLIRT), least=2),
        Award("jobs", times(HIRED, PROMOTED), least=2),
        Award("rich", total(EARNED), least=4),
        Award("studies", largest(STUDIED), least=3),
        Award("animals", times(ADOPTED)),
        Award("gifts", times(GAVE)),
        Award("second_hand", times(TOOK), least=2),
        Award("specials", times(PLAYED), least=2),
        Award("naps", times(SKIPPED)),
        Award("discards", times(DISCARDED), least=3),
    ),
    courses=(Course("smiles", tallies),),
    moments={
        WON: 9,
        SHARED: 9,
        ATTACKED: 8,
        CHILDREN_LOST: 7,
        TSUNAMI_CAME: 6,
        IMPRISONED: 6,
        REWARDED: 6,
        HONOURED: 6,
        DIVORCED_BY: 5,
        STRAYED: 5,
        WON_DIFFERENT: 5,
        WON_EQUAL: 5,
        DISMISSED: 4,
        REVENGED: 4,
        STOLEN: 4,
        BOUGHT: 4,
        MARRIED: 4,
        HOUSE_FOR_FREE: 4,
        TRAVEL_FOR_FREE: 3,
        DIVORCED: 3,
        STRUCK: 2,
        BORN: 2,
        BORN_OF_FLIRT: 2,
        HIRED: 2,
        ADOPTED: 1,
    },
    chapters=rounds,
)
