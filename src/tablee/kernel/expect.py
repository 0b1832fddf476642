"""What must hold at a moment of a scenario: each kind of statement is a check that says what it expected and found."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from tablee.kernel.card import Card
from tablee.kernel.event import Disclosed, Event, Rolled, Told
from tablee.kernel.game import Game
from tablee.kernel.layout import Note, Number, Place, seat_name
from tablee.kernel.notation import Wanted, number_text, read_seat, waiting_text
from tablee.kernel.setup import Setup
from tablee.kernel.textfile import Line, unquoted
from tablee.kernel.view import View

ITEM: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^,()"]+|\([^()]*\)|,')
TOLD: Final = "told"
TOLD_ONLY: Final = "told only"
NOT_TOLD: Final = "not told"
ROLLED: Final = "rolled"
AFTER: Final = re.compile(r"after (\d{1,4}(?:\.\d)?) s")


class Moment:
    """Where a scenario stands: its game, and what was told since the last look."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.events: list[Event] = []

    def listen(self) -> None:
        """Take over what was told."""
        self.events.extend(self.game.listen().read())


class Check:
    """One statement of a scenario. `found` says what is there instead, or nothing if it holds."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line

    def found(self, moment: Moment) -> str:
        """What was found where the statement does not hold; empty where it does."""
        raise NotImplementedError


class Item:
    """One of several things in a line: its words, and what stands in brackets behind it."""

    def __init__(self, text: str, bracket: str) -> None:
        self.text: Final = text
        self.bracket: Final = bracket


def items(line: Line) -> list[Item]:
    """The things that a line lists with commas, each with its brackets.

    >>> from tablee.kernel.textfile import parse
    >>> line = parse("1 may not: lay B2 (AL019), draw", "x")[0]
    >>> [(item.text, item.bracket) for item in items(line)]
    [('lay B2', 'AL019'), ('draw', '')]
    """
    out: list[Item] = []
    text = bracket = ""
    for part in [*ITEM.findall(line.plain()), ","]:
        if part == ",":
            if text.strip() and text.strip() != "nothing":
                out.append(Item(unquoted(line, text.strip()), bracket))
            text = bracket = ""
        elif part.startswith("("):
            bracket = part[1:-1].strip()
        else:
            text += part
    return out


# -- what lies there ------------------------------------------------------------------------------------------------


class ZoneHolds(Check):
    """A zone holds these cards: in their order in a pile, in any order in a bag."""

    def __init__(self, line: Line, place: Place, wanted: Wanted) -> None:
        super().__init__(line)
        self.place: Final = place
        self.wanted: Final = wanted

    def found(self, moment: Moment) -> str:
        cards: list[Card | None] = list(moment.game.table.zones[self.place.index].cards)
        return "" if self.wanted.matches(cards, not self.place.bag) else cards_text(cards)


class TopHolds(Check):
    """These cards lie on top of a zone, the topmost first."""

    def __init__(self, line: Line, place: Place, wanted: Wanted) -> None:
        super().__init__(line)
        self.place: Final = place
        self.wanted: Final = wanted

    def found(self, moment: Moment) -> str:
        cards = moment.game.table.zones[self.place.index].cards
        top: list[Card | None] = list(reversed(cards))
        top = top[: len(self.wanted.words)]
        return "" if self.wanted.matches(top, True) else cards_text(top)


class NumberIs(Check):
    """A number has this value."""

    def __init__(self, line: Line, setup: Setup, number: Number, value: int) -> None:
        super().__init__(line)
        self.setup: Final = setup
        self.number: Final = number
        self.value: Final = value

    def found(self, moment: Moment) -> str:
        value = moment.game.table.values[self.number.index]
        return "" if value == self.value else number_text(self.setup, self.number, value)


class NumbersAre(Check):
    """The numbers of all seats have these values."""

    def __init__(self, line: Line, checks: list[NumberIs]) -> None:
        super().__init__(line)
        self.checks: Final = checks

    def found(self, moment: Moment) -> str:
        if all(not check.found(moment) for check in self.checks):
            return ""
        values = moment.game.table.values
        return " ".join([number_text(c.setup, c.number, values[c.number.index]) for c in self.checks])


class NoteSays(Check):
    """A note says this."""

    def __init__(self, line: Line, note: Note) -> None:
        super().__init__(line)
        self.note: Final = note
        self.words: Final = line.said()

    def found(self, moment: Moment) -> str:
        words = moment.game.table.notes[self.note.index]
        return "" if words == self.words else words or '""'


class ThingIs(Check):
    """A glass runs or lies; a card bears a mark."""

    def __init__(self, line: Line, glass: int, mark: int, card: Card | None, value: int) -> None:
        super().__init__(line)
        self.glass: Final = glass
        self.mark: Final = mark
        self.card: Final = card
        self.value: Final = value

    def found(self, moment: Moment) -> str:
        table = moment.game.table
        if self.card is not None:
            value = table.marks[self.mark][self.card.index]
            return "" if value == self.value else str(value)
        value = table.glasses[self.glass]
        return "" if value == self.value else ("runs" if value else "lies")


class Sees(Check):
    """A seat sees this of a zone, a number or a note."""

    def __init__(self, line: Line, viewer: int, label: str, wanted: Wanted | None) -> None:
        super().__init__(line)
        self.viewer: Final = viewer
        self.label: Final = label
        self.wanted: Final = wanted

    def found(self, moment: Moment) -> str:
        view = moment.game.view(self.viewer)
        if self.wanted is None:
            shown = seen_text(view, self.label)
            return "" if shown == self.line.said() else shown or '""'
        zone = view.zone(self.label)
        cards = list(zone.cards)
        if zone.hidden:
            cards += [None] * (int(zone.count) - len(cards))
        return "" if self.wanted.matches(cards, not zone.place.bag) else cards_text(cards)


def seen_text(view: View, label: str) -> str:
    """What a view shows of a number or a note."""
    for number in view.setup.layout.numbers:
        if number.label == label:
            value = view.numbers[number.index]
            return "?" if value is None else number_text(view.setup, number, value)
    for note in view.setup.layout.notes:
        if note.label == label:
            words = view.notes[note.index]
            return "?" if words is None else words
    raise KeyError(label)


def cards_text(cards: list[Card | None]) -> str:
    """Cards in a sentence."""
    return " ".join(["?" if card is None else card.name for card in cards]) or "nothing"


# -- who may do what ------------------------------------------------------------------------------------------------


class May(Check):
    """Seats may do these things; with `only`, nothing else."""

    def __init__(self, line: Line, seats: list[int], acts: list[Item], only: bool) -> None:
        super().__init__(line)
        self.seats: Final = seats
        self.acts: Final = acts
        self.only: Final = only

    def found(self, moment: Moment) -> str:
        game = moment.game
        for seat in self.seats:
            for act in self.acts:
                refusal = game.refuse(seat, act.text)
                if refusal is not None:
                    return f"{act.text} is refused to {seat_name(seat)} by {refusal.rule}; {open_text(game, seat)}"
                pause = AFTER.fullmatch(act.bracket)
                if pause is not None:
                    wait = game.read_act(seat, act.text).verb.pause
                    if wait != round(float(pause[1]) * 1000):
                        return f"{act.text} after {wait / 1000:g} s"
            if self.only:
                wanted = sorted(act.text for act in self.acts)
                there = sorted(choice.text for choice in game.choices(seat) if choice.text != "undo")
                if wanted != there:
                    return open_text(game, seat)
        return ""


class MayNot(Check):
    """Seats may not do these things, each for the reason that stands in brackets."""

    def __init__(self, line: Line, seats: list[int], acts: list[Item]) -> None:
        super().__init__(line)
        self.seats: Final = seats
        self.acts: Final = acts

    def found(self, moment: Moment) -> str:
        for seat in self.seats:
            for act in self.acts:
                refusal = moment.game.refuse(seat, act.text)
                if refusal is None:
                    return f"{seat_name(seat)} may {act.text}"
                if refusal.rule != act.bracket:
                    return f"{act.text} is refused to {seat_name(seat)} by {refusal.rule}"
        return ""


class Asked(Check):
    """These seats are waited for."""

    def __init__(self, line: Line, seats: list[int]) -> None:
        super().__init__(line)
        self.mask: i64 = 0
        for seat in seats:
            self.mask |= 1 << seat

    def found(self, moment: Moment) -> str:
        waiting = moment.game.waiting()
        if waiting == self.mask:
            return ""
        return waiting_text(waiting, moment.game.setup.seats)


class AskedWhat(Check):
    """A seat is asked this."""

    def __init__(self, line: Line, seats: list[int]) -> None:
        super().__init__(line)
        self.seats: Final = seats
        self.asks: Final = line.plain()

    def found(self, moment: Moment) -> str:
        for seat in self.seats:
            decision = moment.game.decision(seat)
            asks = "nothing" if decision is None else decision.asks
            if asks != self.asks:
                return asks
        return ""


def open_text(game: Game, seat: int) -> str:
    """What is open to a seat, in a sentence."""
    texts = [choice.text for choice in game.choices(seat)]
    decision = game.decision(seat)
    if decision is not None and decision.entry is not None:
        texts.append(f"enter a {decision.entry.shape}")
    return f"{seat_name(seat)} may {', '.join(texts) or 'do nothing'}"


# -- what was told --------------------------------------------------------------------------------------------------


class Heard:
    """A beat that is expected: its name, and as many of its facts as are named."""

    def __init__(self, line: Line, item: Item, setup: Setup, names: list[str]) -> None:
        words = item.text.split()
        self.name: Final = words[0]
        self.facts: Final[dict[str, str]] = {}
        self.rule: Final = item.bracket
        if self.name == ROLLED and len(words) == 3:
            self.facts["name"], self.facts["value"] = words[1], words[2]
            return
        if self.name not in names:
            raise line.wrong("a beat of this game, or “rolled”, a die and its number", self.name, names)
        rest = words[1:]
        if rest and rest[0].isdecimal():
            self.facts["seat"] = str(read_seat(line, rest[0], setup.seats))
            rest = rest[1:]
        if len(rest) % 2:
            raise line.wrong("pairs such as “n 2” behind a beat", " ".join(rest))
        for at in range(0, len(rest), 2):
            key = rest[at]
            if key not in ("other", "n", "card", "word", "value"):
                raise line.wrong("other, n, card, word or value", key)
            word = rest[at + 1]
            self.facts[key] = str(read_seat(line, word, setup.seats)) if key == "other" else word

    def is_in(self, facts: dict[str, object]) -> bool:
        """Whether an event is this beat."""
        if beat_name(facts) != self.name or (self.rule and facts.get("rule") != self.rule):
            return False
        return all(str(facts.get(key, "")) == value for key, value in self.facts.items())


def beat_name(facts: dict[str, object]) -> str:
    """The name of what was told: of a beat, of a fact that was disclosed, `rolled` of a die."""
    return str(facts.get("beat", facts.get("fact", ROLLED)))


def beat_text(facts: dict[str, object]) -> str:
    """What was told, as a scenario would say it."""
    out = [beat_name(facts)]
    for key in ("seat", "other"):
        if key in facts:
            seat = int(str(facts[key])) + 1
            out.append(str(seat) if key == "seat" else f"{key} {seat}")
    out.extend([f"{key} {facts[key]}" for key in ("n", "card", "word", "name", "value") if key in facts])
    return " ".join(out) + (f" ({facts['rule']})" if "rule" in facts else "")


class WasTold(Check):
    """Beats were told since the last look: in this order, among others; only these; or none of these."""

    def __init__(self, line: Line, beats: list[Heard]) -> None:
        super().__init__(line)
        self.beats: Final = beats

    def found(self, moment: Moment) -> str:
        told = [event.facts() for event in moment.events if isinstance(event, (Told, Disclosed, Rolled))]
        if self.holds(told):
            return ""
        return ", ".join([beat_text(facts) for facts in told]) or "nothing"

    def holds(self, told: list[dict[str, object]]) -> bool:
        """Whether it is so."""
        if self.line.key == NOT_TOLD:
            return not any(beat.is_in(facts) for beat in self.beats for facts in told)
        at = 0
        for facts in told:
            if at < len(self.beats) and self.beats[at].is_in(facts):
                at += 1
            elif self.line.key == TOLD_ONLY:
                return False
        return at == len(self.beats)


# -- how it ended ---------------------------------------------------------------------------------------------------


class Ended(Check):
    """The game is over, or not."""

    def __init__(self, line: Line, over: bool) -> None:
        super().__init__(line)
        self.over: Final = over

    def found(self, moment: Moment) -> str:
        if moment.game.over == self.over:
            return ""
        return "over" if moment.game.over else "not over"


class Figures(Check):
    """Winners, ranks, totals of the end, or the tallies of the moment."""

    def __init__(self, line: Line, figures: list[int]) -> None:
        super().__init__(line)
        self.figures: Final = figures

    def found(self, moment: Moment) -> str:
        game = moment.game
        key = self.line.key
        if key != "tallies" and not game.over:
            return "a game that is not over"
        if key == "tallies":
            there = game.tallies()
        elif key == "totals":
            there = game.result().totals
        elif key == "ranks":
            there = game.result().ranks
        else:
            there = [seat + 1 for seat in game.result().winners]
        return "" if there == self.figures else " ".join([str(figure) for figure in there])


class Scores(Check):
    """A seat has these lines in the result, with their rules where they are named."""

    def __init__(self, line: Line, seats: list[int], lines: list[Item]) -> None:
        super().__init__(line)
        self.seats: Final = seats
        self.lines: Final = lines

    def found(self, moment: Moment) -> str:
        if not moment.game.over:
            return "a game that is not over"
        result = moment.game.result()
        for seat in self.seats:
            there = [(f"{own.words} {own.points}", own.rule) for own in result.lines[seat]]
            left = there.copy()
            for item in self.lines:
                same = [own for own in left if own[0] == item.text and item.bracket in ("", own[1])]
                if same:
                    left.remove(same[0])
            if left or len(there) != len(self.lines):
                return ", ".join([f"{words} ({rule})" for words, rule in there]) or "nothing"
        return ""
