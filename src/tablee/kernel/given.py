"""How a scenario begins: a table laid out by hand, where what is not named lies in the draw pile; or a deal."""

from __future__ import annotations

from typing import Any, Final

from tablee.kernel.card import Card
from tablee.kernel.chance import Scripted
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, Place, one
from tablee.kernel.notation import (
    ANY,
    UNSEEN,
    Wanted,
    read_card,
    read_number,
    read_seat,
    read_step,
)
from tablee.kernel.position import read_glass
from tablee.kernel.setup import BadInput, Setup, listed, opened
from tablee.kernel.step import Step, agenda_of
from tablee.kernel.table import Table
from tablee.kernel.textfile import Line, whole

NOWHERE: Final = "nowhere"
TOP: Final = "top of "


class Given:
    """What a scenario says of its beginning, read and checked. `line` is where a mistake in the whole is shown."""

    def __init__(self, setup: Setup, line: Line, deals: bool) -> None:
        self.setup: Final = setup
        self.line: Final = line
        self.deals: Final = deals
        self.zones: Final[dict[str, Wanted]] = {}
        self.tops: Final[dict[str, Wanted]] = {}
        self.numbers: Final[dict[int, int]] = {}
        self.notes: Final[dict[int, str]] = {}
        self.glasses: Final[dict[int, int]] = {}
        self.marks: Final[list[tuple[int, Card, int]]] = []
        self.known: Final[list[tuple[int, Wanted]]] = []
        self.agenda: Final[list[Step[Any]]] = []
        self.script: Final[dict[str, list[str]]] = {}
        self.labels: Final[list[str]] = []
        self.rest: str = ""

    def read(self, line: Line) -> None:
        """Read one line of the beginning."""
        setup = self.setup
        layout = setup.layout
        key = line.key
        if not line.colon:
            raise line.wrong("a colon and what is given", key)
        self.labels.append(key)
        if key == "agenda":
            self.read_agenda(line)
        elif key == "rest":
            self.rest = read_rest(setup, line)
        elif key in [place.label for place in layout.places]:
            self.zones[key] = self.wanted(line)
        elif key.startswith(TOP):
            read_place(setup, line, key.removeprefix(TOP))
            self.tops[key.removeprefix(TOP)] = self.wanted(line)
        elif key.endswith(" knows"):
            self.known.append((read_seat(line, key.removesuffix(" knows"), setup.seats), self.wanted(line)))
        elif not (self.read_number(line) or self.read_other(line)):
            raise line.wrong(f"what lies on this table ({listed(self.keys())})", key, self.keys())

    def keys(self) -> list[str]:
        """All that a line may begin with, but for what depends on cards."""
        layout = self.setup.layout
        out = [place.label for place in layout.places]
        out += [f"{TOP}{place.label}" for place in layout.places]
        out += [number.label for number in layout.numbers]
        out += [f"note {note.label}" for note in layout.notes] + [f"glass {glass.label}" for glass in layout.glasses]
        return [*out, "agenda", "rest", *[f"{seat + 1} knows" for seat in range(self.setup.seats)]]

    def wanted(self, line: Line) -> Wanted:
        """The cards of a line, none of them unseen."""
        line.plain()
        wanted = Wanted(line, self.setup.deck.by_name)
        if wanted.more or UNSEEN in wanted.words:
            raise line.wrong("the cards themselves, or “3 cards”", line.value)
        return wanted

    def read_number(self, line: Line) -> bool:
        """A number; or a number of each seat, all in one line."""
        each = [number for number in self.setup.layout.numbers if number.name == line.key and number.owner >= 0]
        if each:
            words = line.words()
            if len(words) != len(each):
                raise line.wrong(f"{len(each)} values, one a seat", line.value)
            for number, word in zip(each, words, strict=True):
                self.numbers[int(number.index)] = read_number(self.setup, number, line, word)
            return True
        for number in self.setup.layout.numbers:
            if number.label == line.key:
                self.numbers[int(number.index)] = read_number(self.setup, number, line, line.plain())
                return True
        return False

    def read_other(self, line: Line) -> bool:
        """A note, a glass or a mark."""
        layout = self.setup.layout
        for note in layout.notes:
            if line.key == f"note {note.label}":
                self.notes[int(note.index)] = line.said()
                return True
        for glass in layout.glasses:
            if line.key == f"glass {glass.label}":
                self.glasses[int(glass.index)] = read_glass(line, line.plain())
                return True
        for mark in layout.marks:
            if line.key.startswith(f"mark {mark.label} "):
                card = read_card(self.setup, line, line.key.split(" ")[-1])
                self.marks.append((int(mark.index), card, whole(line, line.plain(), mark.low, mark.high)))
                return True
        return False

    def read_agenda(self, line: Line) -> None:
        """The steps that stand on the agenda, the one that asks last."""
        self.agenda.clear()
        if line.value:
            self.agenda.append(read_step(self.setup, line, line.words()))
            return
        for inner in line.block():
            words = Line(inner.file, inner.number, 0, "agenda", inner.key, True).words()
            self.agenda.append(read_step(self.setup, inner, words))

    def read_draw(self, line: Line) -> None:
        """A line of chance: what a shuffle, a pick or a throw brings."""
        words = line.key.split(" ")
        if words[0] in ("shuffle", "pick") and len(words) > 1:
            read_place(self.setup, line, line.key[len(words[0]) + 1 :])
            for word in line.words():
                read_card(self.setup, line, word)
        if not line.colon:
            raise line.wrong("a colon and what is drawn", line.key)
        drawn = [line.plain()] if words[0] == "shuffle" else line.words()
        self.script.setdefault(line.key, []).extend(drawn)

    # -- laying it out ----------------------------------------------------------------------------------------------

    def lay_out(self, shown: bool = False) -> tuple[Game, Scripted]:
        """The game at its beginning, and its chance; if need be at a table where everybody sees all hands."""
        setup = opened(self.setup) if shown else self.setup
        chance = Scripted({name: words.copy() for name, words in self.script.items()}, self.deals)
        table = Table(setup, chance)
        if not self.deals:
            self.fill(table)
        game = setup.kind.game(setup, table)
        game.listen()
        if self.deals:
            game.begin()
            chance.deals = False
            self.exchange(table)
            return game, chance
        try:
            game.resume(self.labels)
        except BadInput as problem:
            raise self.line.error(str(problem)) from None
        game.settle()
        return game, chance

    def fill(self, table: Table) -> None:
        """Lay the named cards and values out, and the rest where it belongs."""
        pack = Pack(self.setup.deck.cards)
        for named in (*self.zones.values(), *self.tops.values()):
            pack.reserve(named)
        for zone in table.zones:
            for wanted in (self.zones.get(zone.place.label), self.tops.get(zone.place.label)):
                if wanted is not None:
                    cards = pack.take(wanted, zone.place)
                    zone.cards.extend(cards if wanted is self.zones.get(zone.place.label) else reversed(cards))
        rest = self.rest or usual_rest(self.setup, self.line)
        if rest != NOWHERE:
            for zone in table.zones:
                if zone.place.label == rest:
                    zone.cards = [card for card in pack.left if admits(zone.place, card)] + zone.cards
        for index, value in self.numbers.items():
            table.values[index] = value
        for index, words in self.notes.items():
            table.notes[index] = words
        for index, runs in self.glasses.items():
            table.glasses[index] = runs
        for index, card, value in self.marks:
            table.marks[index][card.index] = value
        for seat, seen in self.known:
            for word in seen.words:
                know(table, seat, word, seen.line)
        table.agenda = agenda_of(self.agenda)

    def exchange(self, table: Table) -> None:
        """After a deal, bring named cards to where they are wanted, in exchange for others: counts stay."""
        fixed: list[Card] = []
        for zone in table.zones:
            for wanted in (self.zones.get(zone.place.label), self.tops.get(zone.place.label)):
                if wanted is None:
                    continue
                words = wanted.words
                if len(words) > len(zone.cards):
                    raise wanted.line.error(f"only {len(zone.cards)} cards lie in {zone.place.label} after the deal")
                base = 0
                if wanted is self.tops.get(zone.place.label):
                    words = list(reversed(words))
                    base = len(zone.cards) - len(words)
                for at in range(len(words)):
                    if words[at] != ANY:
                        fixed.append(swap_in(table, words[at], zone.cards, base + at, fixed, wanted.line))


class Pack:
    """The cards that are not laid out yet."""

    def __init__(self, cards: list[Card]) -> None:
        self.left: Final[list[Card]] = cards.copy()
        self.reserved: Final[list[str]] = []

    def reserve(self, wanted: Wanted) -> None:
        """Keep the copies that are named (`R7/2`), and so many of the others as are named, for their line."""
        for word in wanted.words:
            if word == ANY:
                continue
            if word in self.reserved and "/" in word:
                raise wanted.line.error(f"{word} lies in two places")
            self.reserved.append(word)

    def take(self, wanted: Wanted, place: Place) -> list[Card]:
        """The cards of a line."""
        out: list[Card] = []
        for word in wanted.words:
            card = self.any_card(place) if word == ANY else self.named(word)
            if card is None:
                what = "card" if word == ANY else word
                raise wanted.line.error(f"there is no {what} left for {place.label}")
            if not admits(place, card):
                raise wanted.line.error(f"{word} may not lie in {place.label}, which takes {', '.join(place.admits)}")
            if word in self.reserved:
                self.reserved.remove(word)
            self.left.remove(card)
            out.append(card)
        return out

    def named(self, word: str) -> Card | None:
        """A card of this name; of equal copies one that no other line names."""
        for card in self.left:
            if "/" in word:
                if card.name == word:
                    return card
            elif card.id == word and (card.name == card.id or card.name not in self.reserved):
                return card
        return None

    def any_card(self, place: Place) -> Card | None:
        """The first card that nobody has named."""
        for card in self.left:
            if card.name not in self.reserved and admits(place, card):
                named = self.reserved.count(card.id)
                if sum(1 for other in self.left if other.id == card.id) > named:
                    return card
        return None


def admits(place: Place, card: Card) -> bool:
    """Whether a card may lie at a place."""
    return not place.admits or card.kind in place.admits


def usual_rest(setup: Setup, line: Line) -> str:
    """Where cards lie that nobody names: in the first pile that nobody sees."""
    for place in setup.layout.places:
        if not place.bag and place.sees == NOBODY:
            return place.label
    raise line.error("expected a line “rest: …”: this game has no pile that nobody sees")


def read_rest(setup: Setup, line: Line) -> str:
    """Where the cards go that are not named."""
    if line.plain() == NOWHERE:
        return NOWHERE
    return read_place(setup, line, line.value).label


def read_place(setup: Setup, line: Line, label: str) -> Place:
    """The zone of this label."""
    for place in setup.layout.places:
        if place.label == label:
            return place
    labels = [place.label for place in setup.layout.places]
    raise line.wrong(f"a zone of this game ({listed(labels)})", label, labels)


def know(table: Table, seat: int, word: str, line: Line) -> None:
    """Let a seat know a card that lies where it does not see it."""
    for zone in table.zones:
        if not (zone.sees >> seat) & 1:
            for card in zone.cards:
                if word in (card.id, card.name) and not (table.memory()[card.index] >> seat) & 1:
                    table.known[card.index] |= int(one(seat))
                    zone.peeked |= one(seat)
                    return
    raise line.error(f"seat {seat + 1} sees {word}, or it lies nowhere")


def swap_in(table: Table, word: str, cards: list[Card], at: int, fixed: list[Card], line: Line) -> Card:
    """Bring a named card to a place in a zone, in exchange for the one that lies there."""
    for zone in table.zones:
        for other in range(len(zone.cards)):
            card = zone.cards[other]
            if (card.name == word if "/" in word else card.id == word) and card not in fixed:
                zone.cards[other] = cards[at]
                cards[at] = card
                return card
    raise line.error(f"there is no {word} left")
