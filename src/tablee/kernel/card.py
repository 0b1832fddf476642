"""Cards, verbs and choices: the small interned objects that acts are made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

NOBODY_AIMED: Final[i64] = -1


class Verb:
    """What an act does. A verb that does not answer the question is an offer: it may be taken, and lapses by itself.

    `pause` is the least time in milliseconds that an offer must have been open before anybody may take it, so that
    fingers are not beaten by machines; whoever serves the game applies it. `harm` asks a client to confirm. `notation`
    is how texts spell it, where that is not its name. `spends` says that it gets rid of a card or a pawn: that is what
    eager players do.

    >>> ENTER.answers, UNDO.answers, Verb("lay_calling", notation="lay").notation
    (True, False, 'lay')
    """

    def __init__(
        self,
        name: str,
        answers: bool = True,
        pause: int = 0,
        harm: bool = False,
        notation: str = "",
        spends: bool = False,
    ) -> None:
        self.name: Final = name
        self.notation: Final = notation or name
        self.answers: Final = answers
        self.pause: Final = pause
        self.harm: Final = harm
        self.spends: Final = spends

    def __repr__(self) -> str:
        return f"Verb({self.name!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One card of a deck, interned. Equal copies share an `id` and differ in `name`.

    >>> deck = Deck([Card("R7", "number"), Card("R7", "number"), Card("CA", "joker")])
    >>> [card.name for card in deck.cards]
    ['R7', 'R7/2', 'CA']
    >>> deck.cards[1]
    R7/2
    """

    def __init__(self, id: str, kind: str) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.name: str = id
        self.index: i64 = -1
        self.kin: i64 = -1  # the index of the first equal copy: the same for all of them
        self.copies: i64 = 1

    def __repr__(self) -> str:
        return self.name


class Deck:
    """All cards of a game, numbered, found again by name."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards
        self.by_name: Final[dict[str, Card]] = {}
        self.copies_of: Final[dict[str, list[Card]]] = {}
        for card in cards:
            self.copies_of.setdefault(card.id, []).append(card)
        at: i64 = 0
        for card in cards:
            twins = self.copies_of[card.id]
            place = twins.index(card)
            card.index = at
            card.copies = len(twins)
            card.kin = at if place == 0 else twins[0].index
            card.name = card.id if place == 0 else f"{card.id}/{place + 1}"
            self.by_name[card.name] = card
            at += 1


class Choice:
    """One thing that a seat may do: a verb, a card, what it is aimed at, a second card where one is needed.

    `aim` says what `target` is: a seat, or a value of a named kind (a colour). `text` is the stable notation.

    >>> lay = Verb("lay")
    >>> Choice(lay, Card("R7", "number"))
    lay R7
    >>> Choice(lay, Card("CA", "joker"), target=2, aim="colour", word="green")
    lay CA green
    >>> Choice(Verb("catch"), target=0, aim="seat")
    catch 1
    """

    def __init__(
        self,
        verb: Verb,
        card: Card | None = None,
        target: i64 = NOBODY_AIMED,
        aim: str = "",
        other: Card | None = None,
        word: str = "",
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.target: Final[i64] = target
        self.aim: Final = aim
        self.other: Final = other
        self.word: Final = word
        self.text: Final = spell(verb, card, target, aim, other, word)

    def __repr__(self) -> str:
        return self.text


def spell(verb: Verb, card: Card | None, target: i64, aim: str, other: Card | None, word: str) -> str:
    """The notation of a choice: the verb, then what there is of card, seat, second card and word."""
    parts = [verb.notation]
    if card is not None:
        parts.append(card.id)
    if aim == "seat":
        parts.append(str(target + 1))
    if other is not None:
        parts.append(other.id)
    if word:
        parts.append(word)
    elif aim and aim != "seat":
        parts.append(str(target))
    return " ".join(parts)


ENTER: Final = Verb("enter")
UNDO: Final = Verb("undo", answers=False)
TAKE_BACK: Final = Choice(UNDO)


def entered(value: str) -> Choice:
    """The answer to an entry: what was typed.

    >>> entered("pollen")
    enter pollen
    """
    return Choice(ENTER, word=value)
