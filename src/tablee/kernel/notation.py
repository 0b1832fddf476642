"""How the things of a table stand in texts: seats, numbers, cards and steps, written and read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64

from tablee.kernel.card import Card
from tablee.kernel.layout import CLOCK, SPECTATOR, Number, Thing, seat_name
from tablee.kernel.setup import GameKind, Setup, listed
from tablee.kernel.step import Step
from tablee.kernel.textfile import Line, unquoted, whole

NOBODY_WORD: Final = "nobody"
UNSEEN: Final = "?"  # a card that the viewer cannot see
ANY: Final = "*"  # any card
YES: Final = {"no": 0, "yes": 1}


# -- seats ----------------------------------------------------------------------------------------------------------


def read_seat(line: Line, word: str, seats: int) -> int:
    """The seat that a text names, from 1 on."""
    if word.isascii() and word.isdecimal() and len(word) < 3 and 1 <= int(word) <= seats:
        return int(word) - 1
    raise line.wrong(f"a seat from 1 to {seats}", word)


def read_viewer(line: Line, word: str, seats: int) -> int:
    """A seat, or the spectator."""
    return int(SPECTATOR) if word == "spectator" else read_seat(line, word, seats)


def read_actor(line: Line, word: str, seats: int) -> int:
    """A seat, or the clock."""
    return int(CLOCK) if word == "clock" else read_seat(line, word, seats)


def seats_text(mask: i64, seats: int) -> str:
    """A set of seats: their names, or nobody.

    >>> seats_text(0b101, 4), seats_text(0, 4)
    ('1 3', 'nobody')
    """
    names = [str(seat + 1) for seat in range(seats) if (mask >> seat) & 1]
    return " ".join(names) if names else NOBODY_WORD


def waiting_text(mask: i64, seats: int) -> str:
    """Who is waited for: seats, the clock, or nobody.

    >>> waiting_text(1 << 61, 4), waiting_text(0b10, 4)
    ('clock', '2')
    """
    names = seats_text(mask, seats)
    if mask <= 0 or (mask >> CLOCK) & 1 == 0:
        return names
    return "clock" if names == NOBODY_WORD else f"{names} clock"


def read_seats(line: Line, words: list[str], seats: int) -> int:
    """A set of seats out of their names."""
    if words == [NOBODY_WORD]:
        return 0
    if not words:
        raise line.wrong("seats, or nobody", "")
    mask = 0
    for word in words:
        mask |= 1 << read_seat(line, word, seats)
    return mask


def knowers_text(mask: i64, seats: int) -> str:
    """Who knows a card: seats, and the spectator, who stands for all who have no seat.

    >>> knowers_text(-1, 2), knowers_text(-2, 2), knowers_text(1, 2)
    ('everybody', '2 spectator', '1')
    """
    names = [str(seat + 1) for seat in range(seats) if (mask >> seat) & 1]
    if (mask >> SPECTATOR) & 1:
        if len(names) == seats:
            return "everybody"
        names.append(seat_name(SPECTATOR))
    return " ".join(names)


def read_knowers(line: Line, seats: int) -> int:
    """Who knows a card."""
    words = line.words()
    if words == ["everybody"]:
        return -1
    if not words:
        raise line.wrong("seats, spectator or everybody", "")
    mask = 0
    for word in words:
        mask |= (-1 << seats) if word == "spectator" else 1 << read_seat(line, word, seats)
    return mask


# -- numbers --------------------------------------------------------------------------------------------------------


def number_text(setup: Setup, number: Number, value: int) -> str:
    """The value of a number: a seat from 1 on, a word of its domain, or digits."""
    if number.counts == "seat":
        return NOBODY_WORD if value < 0 else str(value + 1)
    if number.counts == "seats":
        return seats_text(value, setup.seats)
    for word, meant in setup.kind.domain(number.counts).items():
        if meant == value:
            return word
    return str(value)


def read_number(setup: Setup, number: Number, line: Line, text: str) -> int:
    """The value behind the text of a number, in its bounds."""
    if number.counts == "seat":
        if text == NOBODY_WORD and number.low < 0:
            return -1
        return read_seat(line, text, setup.seats)
    if number.counts == "seats":
        return read_seats(line, text.replace(",", " ").split(), setup.seats)
    domain = setup.kind.domain(number.counts)
    if text in domain:
        return domain[text]
    if number.low == 0 and number.high == 1 and text in YES:
        return YES[text]
    digits = text.removeprefix("-")
    if domain and not (digits.isascii() and digits.isdecimal()):
        raise line.wrong(f"a word for {number.label} ({listed(list(domain))})", text, domain)
    return whole(line, text, number.low, number.high)


# -- things and cards -----------------------------------------------------------------------------------------------


def read_thing(line: Line, things: list[Thing], label: str, what: str) -> Thing:
    """The thing of this label: a zone, a number, a note …"""
    for thing in things:
        if thing.label == label:
            return thing
    labels = [thing.label for thing in things]
    raise line.wrong(f"{what} ({listed(labels)})", label, labels)


def read_card(setup: Setup, line: Line, word: str) -> Card:
    """The card of this name (`R7/2` is the second copy)."""
    card = setup.deck.by_name.get(word)
    if card is None:
        raise line.wrong(f"a card of {setup.kind.name}", word, setup.deck.by_name)
    return card


def read_rule(line: Line, word: str, known: Iterable[str]) -> str:
    """The id of a rule; where none is known, any will do."""
    rules = list(known)
    if rules and word not in rules:
        raise line.wrong("the id of a rule", word, rules)
    return word


class Wanted:
    """Cards as a person writes them: by name, `?` for one that is not seen, `3 cards` for any three, `…` for more.

    >>> from tablee.kernel.textfile import parse
    >>> line = parse("hand 1: R7, ? 2 cards", "x")[0]
    >>> Wanted(line, ["R7"]).words
    ['R7', '?', '*', '*']
    """

    def __init__(self, line: Line, known: Iterable[str]) -> None:
        names = list(known)
        found = line.words()
        self.line: Final = line
        self.words: Final[list[str]] = []
        self.more: Final = "…" in found or "..." in found
        if found == ["nothing"]:
            found = []
        at = 0
        while at < len(found):
            word = found[at]
            if at + 1 < len(found) and found[at + 1] in ("card", "cards"):
                self.words.extend([ANY] * whole(line, word, 0, 1000))
                at += 1
            elif word in ("…", "..."):
                if at > 0:
                    raise line.wrong("“…” before the cards that are named", line.value)
            elif word != UNSEEN and word not in names:
                raise line.wrong("a card", word, names)
            else:
                self.words.append(word)
            at += 1

    def matches(self, cards: list[Card | None], ordered: bool) -> bool:
        """Whether cards are the ones that are wanted; None is a card that is not seen."""
        if len(cards) < len(self.words) or (len(cards) > len(self.words) and not self.more):
            return False
        if ordered:
            tail = cards[len(cards) - len(self.words) :]
            return all(meets(word, card) for word, card in zip(self.words, tail, strict=True))
        left = list(cards)
        for word in sorted(self.words, key=vagueness):
            at = 0
            while at < len(left) and not meets(word, left[at]):
                at += 1
            if at == len(left):
                return False
            left.pop(at)
        return True


def meets(word: str, card: Card | None) -> bool:
    """Whether a card is the one that a word wants: `R7` is any of its copies, `R7/2` the second alone."""
    if word == ANY:
        return True
    if card is None:
        return word == UNSEEN
    return word == card.id or ("/" in word and word == card.name)


def vagueness(word: str) -> int:
    """Names of a copy want more than names, and those want more than any card."""
    if word == ANY:
        return 2
    return 0 if "/" in word else 1


# -- steps ----------------------------------------------------------------------------------------------------------


def step_text(step: Step[Any]) -> str:
    """A step: its name and its parts. Texts are quoted, so that they are not taken for cards or numbers."""
    return " ".join([step.name(), *[part_text(part) for part in step.parts()]])


def part_text(part: int | str | Card) -> str:
    """A part of a step."""
    if isinstance(part, Card):
        return part.name
    if isinstance(part, str):
        return json.dumps(part)
    return str(int(part))


def step_names(kind: GameKind) -> dict[str, type[Step[Any]]]:
    """The steps of a game by their names."""
    return {step.__name__.lower(): step for step in kind.steps}


def read_step(setup: Setup, line: Line, words: list[str]) -> Step[Any]:
    """The step behind its name and parts."""
    known = step_names(setup.kind)
    if not words or words[0] not in known:
        raise line.wrong(f"a step of {setup.kind.name} ({listed(list(known))})", words[0] if words else "", known)
    parts: list[int | str | Card] = [read_part(setup, line, word) for word in words[1:]]
    make: Any = known[words[0]]
    wrong = line.wrong(f"the parts of the step {words[0]}", " ".join(words[1:]))
    try:
        step: Step[Any] = make(*parts)
    except TypeError:
        raise wrong from None
    if step.parts() != parts:  # a step without parts takes any when it is compiled
        raise wrong
    return step


def read_part(setup: Setup, line: Line, word: str) -> int | str | Card:
    """A part of a step: a quoted text, a card, a number, or else a text."""
    if word.startswith('"'):
        return unquoted(line, word)
    if word in setup.deck.by_name:
        return setup.deck.by_name[word]
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) < 19:
        return int(word)
    return word
