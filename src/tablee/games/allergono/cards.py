"""The cards of Allergono, as they are described in `cards.toml`, and the choices that each of them allows."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablee.kernel.card import Card, Choice, Deck, Verb
from tablee.kernel.setup import Face
from tablee.kernel.table import Zone

COLOURS: Final = ("red", "yellow", "green", "blue")
MAUVE: Final[i64] = 4

# Faces: 0 to 9 are the number cards, then the coloured specials, then the mauve cards.
PLUS2: Final[i64] = 10
REVERSE: Final[i64] = 11
SKIP: Final[i64] = 12
CAPTAIN: Final[i64] = 13
PLUS3: Final[i64] = 14
PLUS4: Final[i64] = 15
FACES: Final[dict[str, int]] = {
    "plus2": 10,
    "reverse": 11,
    "skip": 12,
    "captain": 13,
    "plus3": 14,
    "plus4": 15,
}

LAY: Final = Verb("lay", spends=True)
LAY_CALLING: Final = Verb("lay_calling", notation="lay", spends=True)
DRAW: Final = Verb("draw")
KEEP: Final = Verb("keep")
LIAR: Final = Verb("liar")
ACCEPT: Final = Verb("accept")
TURN_UP: Final = Verb("turn_up")
NAME_COLOUR: Final = Verb("name_colour")
CALL: Final = Verb("call", answers=False)
CATCH: Final = Verb("catch", answers=False, pause=3000)
CLONE: Final = Verb("clone", answers=False, pause=800, spends=True)
CLONE_CALLING: Final = Verb("clone_calling", answers=False, pause=800, notation="clone", spends=True)
PUT: Final = Verb("put", answers=False, harm=True)
VERBS: Final = (
    LAY,
    LAY_CALLING,
    DRAW,
    KEEP,
    LIAR,
    ACCEPT,
    TURN_UP,
    NAME_COLOUR,
    CALL,
    CATCH,
    CLONE,
    CLONE_CALLING,
    PUT,
)

TO_DRAW: Final = Choice(DRAW)
TO_KEEP: Final = Choice(KEEP)
TO_CALL_LIAR: Final = Choice(LIAR)
TO_ACCEPT: Final = Choice(ACCEPT)
TO_TURN_UP: Final = Choice(TURN_UP)
TO_CALL: Final = Choice(CALL)
TO_CATCH: Final = [Choice(CATCH, target=seat, aim="seat") for seat in range(10)]
TO_NAME: Final = [Choice(NAME_COLOUR, target=c, aim="colour", word=COLOURS[c]) for c in range(4)]


class AllergonoCard(Card):
    """A card with its colour, its face, its points, and what one may do with it."""

    def __init__(self, id: str, kind: str, colour: i64, face: i64, points: int) -> None:
        super().__init__(id, kind)
        self.colour: Final[i64] = colour
        self.face: Final[i64] = face
        self.points: Final = points
        self.lays: list[Choice] = [Choice(LAY, self)]
        self.calls: list[Choice] = [Choice(LAY_CALLING, self, word="allergono")]
        if colour == MAUVE and face != PLUS3:
            self.lays = [Choice(LAY, self, c, "colour", word=COLOURS[c]) for c in range(4)]
            self.calls = [Choice(LAY_CALLING, self, c, "colour", word=f"{COLOURS[c]} allergono") for c in range(4)]
        self.clone: Final = Choice(CLONE, self)
        self.clone_calling: Final = Choice(CLONE_CALLING, self, word="allergono")
        self.put: Final = Choice(PUT, self)


def cards_of(zone: Zone) -> list[AllergonoCard]:
    """The cards of a zone, as what they are."""
    return cast(list[AllergonoCard], zone.cards)


def make_deck(faces: dict[str, Face], size: int) -> Deck:
    """The deck of 112 or of 108 cards, as they are printed."""
    cards: list[Card] = []
    for row in faces.values():
        colour = COLOURS.index(row["colour"]) if row["colour"] in COLOURS else 4
        face = row["value"] if row["kind"] == "number" else FACES[row["kind"]]
        for _ in range(row[f"copies_{size}"]):
            cards.append(AllergonoCard(row["id"], row["kind"], colour, face, row["points"]))
    return Deck(cards)
