"""How a table is set up: the kind of game, its options, its seats, its deck and its layout."""

from __future__ import annotations

import difflib
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.card import Card, Deck, Verb
from tablee.kernel.chance import Chance, Keyed, Sfc32
from tablee.kernel.event import Changes
from tablee.kernel.layout import EVERYBODY, NOBODY, Layout, Note, Number, Place
from tablee.kernel.refusal import Beat, Fact, Refusal
from tablee.kernel.table import Table, Zone

if TYPE_CHECKING:
    from tablee.kernel.epilogue import Epilogue
    from tablee.kernel.game import Game
    from tablee.kernel.pack import Column, Pack
    from tablee.kernel.step import Step

Value = int | str | bool
Face = dict[str, Any]  # what is printed on a card: a row of a game's card file
SHOWN: Final = 8  # so many known words an error lists at most
MOST_MADE: Final = 256  # set-ups of a game that are kept for the next table


class BadInput(ValueError):
    """What somebody gave is not usable: what was wrong, and what would be right.

    >>> raise BadInput("deck takes 112 or 108, not “99”")
    Traceback (most recent call last):
    ...
    tablee.kernel.setup.BadInput: deck takes 112 or 108, not “99”
    """


class Option:
    """Something that a table may choose before it starts: yes or no, one of several words, or a number in bounds.

    >>> deck: Value = Option("deck", 112, allowed=(112, 108)).read("108")
    >>> deck
    108
    >>> Option("cloning", False).read("yes")
    True
    >>> Option("target", 500, low=0, high=5000).read("many")
    Traceback (most recent call last):
    ...
    tablee.kernel.setup.BadInput: option target takes a number from 0 to 5000, not “many”
    """

    def __init__(
        self, name: str, default: Value, allowed: tuple[Value, ...] = (), low: int = 0, high: int = 0, rule: str = ""
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.allowed: Final = (True, False) if isinstance(default, bool) else allowed
        self.low: Final = low
        self.high: Final = high
        self.rule: Final = rule

    def read(self, text: str) -> Value:
        """The value behind a text, or `BadInput` that says what would be right."""
        word = text.strip()
        if isinstance(self.default, bool):
            if word.lower() in ("yes", "true", "on", "1", "oui"):
                return True
            if word.lower() in ("no", "false", "off", "0", "non"):
                return False
            raise BadInput(f"option {self.name} takes yes or no, not “{word}”")
        for value in self.allowed:
            if str(value) == word:
                return value
        if self.allowed:
            raise BadInput(f"option {self.name} takes {' or '.join(map(str, self.allowed))}, not “{word}”")
        if isinstance(self.default, str):
            return word
        if word.isdecimal() and len(word) < 10 and self.low <= int(word) <= self.high:
            return int(word)
        raise BadInput(f"option {self.name} takes a number from {self.low} to {self.high}, not “{word}”")


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """One way to play: what all games at such a table share and no act changes.

    >>> from tablee.games.registry import game_named
    >>> setup = game_named("allergono").setup(3, deck=108)
    >>> setup.seats, setup.options["deck"], len(setup.deck.cards), bin(setup.everybody)
    (3, 108, 108, '0b111')
    """

    def __init__(self, kind: GameKind, seats: int, options: dict[str, Value]) -> None:
        self.kind: Final = kind
        self.seats: Final = seats
        self.options: Final = options
        self.deck: Final = kind.deck(options)
        self.layout: Final = kind.layout(seats, options)
        self.everybody: Final[i64] = (1 << seats) - 1
        self.changes: Final = [Changes(number) for number in self.layout.numbers]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameKind:
    """A game as the registry knows it: its name, how many may play, its options, and how to make everything else.

    A game overrides `deck`, `layout` and `game`. The lists of verbs, refusals, beats, facts and steps are what the
    game may use: texts are read by them, and the tests see to it that each is met. `columns` are the facts of its
    cards that a pack may say otherwise; a game that has any overrides `packed`. `epilogue` is what is told of it
    once it is over.
    """

    def __init__(
        self,
        name: str,
        folder: Path,
        seats: tuple[int, int],
        options: tuple[Option, ...] = (),
        verbs: tuple[Verb, ...] = (),
        refusals: tuple[Refusal, ...] = (),
        beats: tuple[Beat, ...] = (),
        facts: tuple[Fact, ...] = (),
        steps: tuple[type[Step[Any]], ...] = (),
        columns: tuple[Column, ...] = (),
        pack: Pack | None = None,
        epilogue: Epilogue | None = None,
    ) -> None:
        self.name: Final = name
        self.folder: Final = folder
        self.seats: Final = seats
        self.options: Final = options
        self.verbs: Final = verbs
        self.refusals: Final = refusals
        self.beats: Final = beats
        self.facts: Final = facts
        self.steps: Final = steps
        self.columns: Final = columns
        self.pack: Final = pack
        self.epilogue: Final = epilogue
        self.read_faces: dict[str, Face] | None = None
        self.made: Final[dict[tuple[int, tuple[Value, ...]], Setup]] = {}

    def deck(self, options: dict[str, Value]) -> Deck:
        """The cards that take part under these options."""
        raise NotImplementedError

    def layout(self, seats: int, options: dict[str, Value]) -> Layout:
        """What lies on the table."""
        raise NotImplementedError

    def game(self, setup: Setup, table: Table) -> Game:
        """The rules, at a table."""
        raise NotImplementedError

    def domain(self, counts: str) -> dict[str, int]:
        """The words of texts for the values of a number that counts this (colours, directions), where there are any."""
        return {}

    def printed(self) -> dict[str, Face]:
        """What is printed on each card, by its id: the game's card file, and what a pack says otherwise."""
        if self.read_faces is None:
            faces = read_faces(self.folder / "cards.toml")
            self.read_faces = faces if self.pack is None else self.pack.laid_over(faces)
        return self.read_faces

    def with_pack(self, pack: Pack) -> GameKind:
        """This game, played with the cards of a pack."""
        if pack.game != self.name:
            raise BadInput(f"the card pack “{pack.name}” is for {pack.game}, not for {self.name}")
        return self.packed(pack)

    def packed(self, pack: Pack) -> GameKind:
        """The same game, made with a pack."""
        raise NotImplementedError

    def make_setup(self, seats: int, options: dict[str, Value]) -> Setup:
        """The set-up; a game that reads its options often makes one of its own."""
        return Setup(self, seats, options)

    def setup(self, seats: int, /, **chosen: Value) -> Setup:
        """A checked set-up: options not chosen have their defaults."""
        return self.set_up(seats, chosen)

    def set_up(self, seats: int, chosen: dict[str, Value]) -> Setup:
        """The same for options that somebody else has named: whatever they are called, they are nothing but options.

        No act changes a set-up, so tables that play the same way share one.

        >>> from tablee.games.registry import game_named
        >>> kind = game_named("allergono")
        >>> kind.set_up(4, {"target": 0}) is kind.setup(4, target=0)
        True
        """
        low, high = self.seats
        if not low <= seats <= high:
            raise BadInput(f"{self.name} is for {low} to {high} players, not {seats}")
        known = {option.name: option for option in self.options}
        options: dict[str, Value] = {option.name: option.default for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadInput(f"{self.name} has no option “{name}”{nearest(name, list(known))}")
            options[name] = known[name].read(str(value))
        key = (seats, tuple(options.values()))
        if key not in self.made:
            if len(self.made) == MOST_MADE:
                self.made.clear()
            self.made[key] = self.make_setup(seats, options)
        return self.made[key]

    def start(self, setup: Setup, seed: int | bytes | Chance) -> Game:
        """A game, dealt and waiting for its first act. A number seeds a simulation, bytes key a live table."""
        if isinstance(seed, Chance):
            chance: Chance = seed
        elif isinstance(seed, bytes):
            chance = Keyed(seed)
        else:
            chance = Sfc32(seed)
        game = self.game(setup, Table(setup, chance))
        game.begin()
        return game

    def new(self, seats: int, seed: int | bytes | Chance = 0, **options: Value) -> Game:
        """Set up and start in one go."""
        return self.start(self.setup(seats, **options), seed)


def opened(setup: Setup) -> Setup:
    """The same set-up at a table where everybody sees what anybody sees: for games that are over. What nobody sees,
    such as the cards of a draw pile, stays face down.

    >>> from tablee.games.registry import game_named
    >>> shown = opened(game_named("allergono").setup(3))
    >>> [place.label for place in shown.layout.places if place.sees != -1]
    ['draw']
    """
    open_one = setup.kind.make_setup(setup.seats, setup.options)
    layout = open_one.layout
    for place in layout.places:
        if place.sees != NOBODY:
            layout.places[place.index] = Place(
                place.index, place.name, place.owner, EVERYBODY, place.shape, place.admits
            )
    for number in layout.numbers:
        if number.sees != NOBODY:
            layout.numbers[number.index] = Number(
                number.index,
                number.name,
                number.owner,
                EVERYBODY,
                number.low,
                number.high,
                number.start,
                number.counts,
                number.form,
                number.danger,
            )
            open_one.changes[number.index] = Changes(layout.numbers[number.index])
    for note in layout.notes:
        if note.sees != NOBODY:
            layout.notes[note.index] = Note(note.index, note.name, note.owner, EVERYBODY)
    return open_one


def read_faces(file: Path) -> dict[str, Face]:
    """The cards of a card file by their ids, in their order; none if there is no such file.

    >>> faces: dict[str, Face] = read_faces(Path("nowhere.toml"))
    >>> faces
    {}
    """
    if not file.is_file():
        return {}
    with file.open("rb") as opened:
        return {str(row["id"]): row for row in tomllib.load(opened)["card"]}


def nearest(word: str, known: list[str]) -> str:
    """A hint at what may have been meant.

    >>> nearest("clonning", ["cloning", "mistakes"])
    '; did you mean cloning?'
    >>> nearest("xyz", ["one", "two"])
    '; there are one, two'
    """
    close = closest(word, known)
    if close:
        return f"; did you mean {close}?"
    return f"; there are {listed(known)}" if known else ""


def closest(word: str, known: list[str]) -> str:
    """The one of some names that a word comes close to, if it does to any.

    >>> closest("clonning", ["cloning", "mistakes"]), closest("xyz", ["one", "two"])
    ('cloning', '')
    """
    return next(iter(difflib.get_close_matches(word, known, 1)), "")


def listed(names: list[str]) -> str:
    """Some of the words that are known.

    >>> listed(["draw", "pile"])
    'draw, pile'
    """
    if len(names) <= SHOWN:
        return ", ".join(names) if names else "there is none"
    return f"{', '.join(names[:SHOWN])} …"


def lay_out(zone: Zone, cards: list[Card]) -> None:
    """Put cards into an empty zone before a game begins: nobody has seen them yet, and no event tells of it."""
    zone.cards = cards.copy()
