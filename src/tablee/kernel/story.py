# not compiled: read once, when a game is over
"""The story of a game that is over: what each act brought about, as everybody may see it once the hands lie open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.kernel.card import UNDO
from tablee.kernel.event import Event, Told
from tablee.kernel.game import Game
from tablee.kernel.layout import SPECTATOR
from tablee.kernel.record import Record, act_again
from tablee.kernel.refusal import Beat, Result
from tablee.kernel.setup import BadInput, Setup, opened
from tablee.kernel.view import View

VIEWER: Final = int(SPECTATOR)


class Scene:
    """What one act brought about: its events, and the table after it. Scene 0 is the deal. The events of an act that
    was taken back are gone: it is as if it had never been.

    >>> from tablee.games.registry import game_named
    >>> setup = opened(game_named("allergono").setup(3))
    >>> deal = Scene(0, [], setup.kind.start(setup, 1).view(VIEWER))
    >>> deal.number, len(deal.view.zone("hand 2").cards)
    (0, 7)
    """

    def __init__(self, number: int, events: list[Event], view: View) -> None:
        self.number: Final = number
        self.events: list[Event] = events
        self.view: Final = view


class Story:
    """All scenes of a game, and how it ended."""

    def __init__(self, setup: Setup, scenes: list[Scene], result: Result) -> None:
        self.setup: Final = setup
        self.scenes: Final = scenes
        self.result: Final = result

    @property
    def length(self) -> int:
        """How many acts there were."""
        return len(self.scenes) - 1

    def told(self, *beats: Beat) -> Iterator[tuple[int, Told]]:
        """The beats of these names in their order, each after which act it was told."""
        for scene in self.scenes:
            for event in scene.events:
                if isinstance(event, Told) and event.beat in beats:
                    yield scene.number, event


class Chronicle:
    """Writes down what happens in a game at a table that lies open, from now on: `note` after every act.

    >>> from tablee.games.registry import game_named
    >>> setup = opened(game_named("allergono").setup(3))
    >>> game = setup.kind.start(setup, 1)
    >>> chronicle = Chronicle(game)
    >>> game.submit(0, "turn_up"), chronicle.note("turn_up")
    (None, None)
    >>> [len(scene.view.zone("pile").cards) for scene in chronicle.scenes]
    [0, 1]
    """

    def __init__(self, game: Game) -> None:
        game.keep_history()
        game.updates([])
        self.game: Final = game
        self.scenes: Final = [Scene(0, [], game.view(VIEWER))]
        self.standing: Final[list[Scene]] = []  # those that have not been taken back, the last one on top

    def note(self, act: str) -> None:
        """An act was played."""
        update = self.game.updates([VIEWER])[0]
        scene = Scene(len(self.scenes), update.events, update.apply(self.scenes[-1].view))
        self.scenes.append(scene)
        if act == UNDO.name:
            scene.events = self.standing.pop().events = []
        else:
            self.standing.append(scene)


def story_of(record: Record) -> Story:
    """Play a record again at a table where the hands lie open, and write down what happens. What nobody ever saw, such
    as what is left of a draw pile, is in no story.

    >>> from tablee.games.registry import game_named
    >>> story_of(Record(game_named("allergono").setup(3), seed=1))
    Traceback (most recent call last):
    ...
    tablee.kernel.setup.BadInput: the game of this record is not over: its story is not told yet
    """
    setup = opened(record.setup)
    game = setup.kind.start(setup, record.chance())
    chronicle = Chronicle(game)
    for number, act in enumerate(record.acts):
        act_again(record, game, number)
        chronicle.note(act.text)
    if not game.over:
        raise BadInput("the game of this record is not over: its story is not told yet")
    return Story(setup, chronicle.scenes, game.result())
