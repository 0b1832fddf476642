"""Events: what the primitives yield. Each knows how it looks to a viewer, and how to play itself on a view.

Who is among `whole` sees an event just as it is. All others see what a spectator sees, but for those of `private()`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import EVERYBODY, NOBODY, SPECTATOR, Glass, Mark, Note, Number, Place, one
from tablee.kernel.refusal import Beat, Fact

if TYPE_CHECKING:
    from tablee.kernel.view import View

SOMEWHERE: Final[i64] = -1  # a place in a bag that the viewer cannot see


def differing(sees: i64) -> i64:
    """The seats that see more, or less, than a spectator does.

    >>> int(differing(0b10)), int(differing(-1)), int(differing(~0b10))
    (2, 0, 2)
    """
    if (sees >> SPECTATOR) & 1:
        return ~sees
    return sees


@mypyc_attr(acyclic=True)
class Event:
    """One change of the table.

    >>> from tablee.kernel.refusal import Beat
    >>> told = Told(Beat("laid", "AL019", "cards"), 1, None, -1, 2, "", EVERYBODY)
    >>> isinstance(told, Event), told.facts()["beat"]
    (True, 'laid')
    """

    def __init__(self, whole: i64 = EVERYBODY) -> None:
        self.whole: Final[i64] = whole

    def private(self) -> i64:
        """The seats to which it looks different from what a spectator sees."""
        return differing(self.whole)

    def seen(self, viewer: i64) -> Event:
        """What this viewer gets of it."""
        return self

    def play_on(self, view: View) -> None:
        """Change a viewer's view by it."""

    def back(self) -> Event | None:
        """The event that takes it back, where there is something to take back."""
        return None

    def facts(self) -> dict[str, object]:
        """Its plain form, for JSON."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Moved(Event):
    """A card went from one place to another. `seers` saw its face.

    >>> from tablee.games.registry import game_named
    >>> game = game_named("allergono").new(2, seed=1)
    >>> _ = game.updates([0]), game.submit(0, "turn_up")
    >>> moved = next(event for event in game.updates([0])[0].events if isinstance(event, Moved))
    >>> moved.src.label, moved.dst.label
    ('draw', 'pile')
    """

    def __init__(
        self, card: Card | None, src: Place, at: i64, dst: Place, to: i64, marks: list[int] | None, seers: i64
    ) -> None:
        super().__init__(seers & src.placed & dst.placed)
        self.card: Final = card
        self.src: Final = src
        self.at: Final[i64] = at
        self.dst: Final = dst
        self.to: Final[i64] = to
        self.marks: Final = marks
        self.seers: Final[i64] = seers

    def private(self) -> i64:
        return differing(self.seers) | differing(self.src.placed) | differing(self.dst.placed)

    def seen(self, viewer: i64) -> Event:
        if (self.whole >> viewer) & 1:
            return self
        face = (self.seers >> viewer) & 1
        return Moved(
            self.card if face else None,
            self.src,
            self.at if (self.src.placed >> viewer) & 1 else SOMEWHERE,
            self.dst,
            self.to if (self.dst.placed >> viewer) & 1 else SOMEWHERE,
            self.marks if face else None,
            EVERYBODY,
        )

    def play_on(self, view: View) -> None:
        view.take_out(self.src, self.at, self.card, self.marks)
        view.put_in(self.dst, self.to, self.card)
        view.bear(self.card, self.marks)

    def back(self) -> Event | None:
        return Moved(self.card, self.dst, self.to, self.src, self.at, self.marks, self.seers)

    def facts(self) -> dict[str, object]:
        return {
            "event": "moved",
            "card": None if self.card is None else self.card.id,
            "from": self.src.label,
            "at": None if self.at == SOMEWHERE else int(self.at),
            "to": self.dst.label,
            "place": None if self.to == SOMEWHERE else int(self.to),
        }


@mypyc_attr(acyclic=True)
class Gathered(Event):
    """The lowest `count` cards of a place went, in their order, on top of another."""

    def __init__(self, src: Place, dst: Place, count: i64) -> None:
        super().__init__()
        self.src: Final = src
        self.dst: Final = dst
        self.count: Final[i64] = count

    def play_on(self, view: View) -> None:
        view.gather(self.src, self.dst, self.count)

    def facts(self) -> dict[str, object]:
        return {"event": "gathered", "from": self.src.label, "to": self.dst.label, "count": int(self.count)}


@mypyc_attr(acyclic=True)
class Shuffled(Event):
    """The cards of a place were shuffled. Who sees the place sees the new order."""

    def __init__(self, place: Place, order: list[Card] | None) -> None:
        super().__init__(place.sees)
        self.place: Final = place
        self.order: Final = order

    def seen(self, viewer: i64) -> Event:
        if (self.whole >> viewer) & 1:
            return self
        return Shuffled(self.place, None)

    def play_on(self, view: View) -> None:
        view.shuffle(self.place, self.order)

    def facts(self) -> dict[str, object]:
        out: dict[str, object] = {"event": "shuffled", "place": self.place.label}
        if self.order is not None:
            out["order"] = [card.id for card in self.order]
        return out


@mypyc_attr(acyclic=True)
class SetTo(Event):
    """A number changed.

    >>> from tablee.kernel.layout import Layout
    >>> lay = Layout(2)
    >>> _ = lay.number("coins", 0, 9)
    >>> SetTo(lay.numbers[0], 3, 4).facts()
    {'event': 'number', 'number': 'coins', 'old': 3, 'new': 4}
    """

    def __init__(self, number: Number, old: int | None, new: int | None) -> None:
        super().__init__(number.sees)
        self.number: Final = number
        self.old: Final = old
        self.new: Final = new

    def seen(self, viewer: i64) -> Event:
        if (self.whole >> viewer) & 1:
            return self
        return SetTo(self.number, None, None)

    def play_on(self, view: View) -> None:
        if self.new is not None:
            view.numbers[self.number.index] = self.new

    def back(self) -> Event | None:
        return SetTo(self.number, self.new, self.old)

    def facts(self) -> dict[str, object]:
        return {"event": "number", "number": self.number.label, "old": self.old, "new": self.new}


class Changes:
    """All changes of one number. Where it has few values they are made once, and their events need not be made anew.

    >>> turn = Changes(Number(0, "turn", -1, EVERYBODY, low=0, high=3, start=0, counts="seat"))
    >>> turn.event(1, 2).facts()
    {'event': 'number', 'number': 'turn', 'old': 1, 'new': 2}
    >>> turn.event(1, 2) is turn.event(1, 2)
    True
    """

    def __init__(self, number: Number) -> None:
        self.number: Final = number
        self.low: Final[i64] = number.low
        self.high: Final[i64] = number.high
        self.hidden: Final = number.sees != EVERYBODY
        values = range(int(number.low), int(number.high) + 1) if number.high - number.low < 16 else range(0)
        self.values: Final[i64] = len(values)  # how many there are, if there are few
        self.ready: Final = [SetTo(number, old, new) for old in values for new in values]

    def event(self, old: i64, new: i64) -> SetTo:
        """The change from one value to another."""
        low = self.low
        if new < low or new > self.high:
            raise ValueError(f"{self.number.label} takes a value from {low} to {self.high}, not {new}")
        if self.values != 0:
            return self.ready[(old - low) * self.values + new - low]
        return SetTo(self.number, int(old), int(new))


@mypyc_attr(acyclic=True)
class Marked(Event):
    """A card got, changed or lost a mark. Who sees its face sees it."""

    def __init__(self, mark: Mark, card: Card | None, old: int, new: int, seers: i64) -> None:
        super().__init__(seers)
        self.mark: Final = mark
        self.card: Final = card
        self.old: Final = old
        self.new: Final = new

    def seen(self, viewer: i64) -> Event:
        if (self.whole >> viewer) & 1:
            return self
        return Marked(self.mark, None, 0, 0, EVERYBODY)

    def play_on(self, view: View) -> None:
        if self.card is not None:
            view.mark(self.mark, self.card, self.new)

    def back(self) -> Event | None:
        return Marked(self.mark, self.card, self.new, self.old, self.whole)

    def facts(self) -> dict[str, object]:
        if self.card is None:
            return {"event": "marked", "mark": None, "card": None}
        return {"event": "marked", "mark": self.mark.name, "card": self.card.id, "old": self.old, "new": self.new}


@mypyc_attr(acyclic=True)
class Wrote(Event):
    """A note was written."""

    def __init__(self, note: Note, old: str | None, new: str | None) -> None:
        super().__init__(note.sees)
        self.note: Final = note
        self.old: Final = old
        self.new: Final = new

    def seen(self, viewer: i64) -> Event:
        if (self.whole >> viewer) & 1:
            return self
        return Wrote(self.note, None, None)

    def play_on(self, view: View) -> None:
        if self.new is not None:
            view.notes[self.note.index] = self.new

    def back(self) -> Event | None:
        return Wrote(self.note, self.new, self.old)

    def facts(self) -> dict[str, object]:
        return {"event": "wrote", "note": self.note.label, "old": self.old, "new": self.new}


@mypyc_attr(acyclic=True)
class Turned(Event):
    """A glass was turned over (it runs) or ran out."""

    def __init__(self, glass: Glass, old: int, new: int) -> None:
        super().__init__()
        self.glass: Final = glass
        self.old: Final = old
        self.new: Final = new

    def play_on(self, view: View) -> None:
        view.glasses[self.glass.index] = self.new

    def back(self) -> Event | None:
        return Turned(self.glass, self.new, self.old)

    def facts(self) -> dict[str, object]:
        return {"event": "glass", "glass": self.glass.name, "seconds": self.glass.seconds, "runs": bool(self.new)}


@mypyc_attr(acyclic=True)
class Shown(Event):
    """Cards of a place were shown to some seats. That it happened is public."""

    def __init__(
        self, place: Place, cards: list[Card], at: list[int], marks: list[list[int]], before: list[int], sees: i64
    ) -> None:
        super().__init__(NOBODY)
        self.place: Final = place
        self.cards: Final = cards  # empty for who was shown nothing new
        self.at: Final = at
        self.marks: Final = marks  # for each card, what it bears
        self.before: Final = before  # for each card, who knew it already
        self.sees: Final[i64] = sees

    def private(self) -> i64:
        out = differing(self.sees)
        for mask in self.before:
            out |= differing(mask)
        return out | differing(self.place.placed)

    def seen(self, viewer: i64) -> Event:
        cards: list[Card] = []
        at: list[int] = []
        marks: list[list[int]] = []
        if (self.sees >> viewer) & 1:
            for i in range(len(self.cards)):
                if not (self.before[i] >> int(viewer)) & 1:
                    cards.append(self.cards[i])
                    at.append(SOMEWHERE if self.place.bag else self.at[i])
                    if self.marks:
                        marks.append(self.marks[i])
        return Shown(self.place, cards, at, marks, [], self.sees)

    def play_on(self, view: View) -> None:
        for i in range(len(self.cards)):
            view.learn(self.place, self.at[i], self.cards[i])
            view.bear(self.cards[i], self.marks[i] if self.marks else None)

    def facts(self) -> dict[str, object]:
        out: dict[str, object] = {"event": "shown", "place": self.place.label, "cards": [c.id for c in self.cards]}
        if not self.place.bag:
            out["at"] = self.at
        return out


@mypyc_attr(acyclic=True)
class Sealed(Event):
    """A seat has given (or changed) a sealed answer, seen by that seat alone."""

    def __init__(self, seat: i64, old: Choice | None, answer: Choice | None, taken: bool = False) -> None:
        super().__init__(one(seat))
        self.seat: Final[i64] = seat
        self.old: Final = old
        self.answer: Final = answer
        self.taken: Final = taken  # the answer was taken back: the seat has none on the table

    def seen(self, viewer: i64) -> Event:
        if viewer == self.seat:
            return self
        return Sealed(self.seat, None, None, self.taken)

    def play_on(self, view: View) -> None:
        view.seal(self.seat, self.answer, self.taken)

    def back(self) -> Event | None:
        return Sealed(self.seat, self.answer, self.old, self.old is None)

    def facts(self) -> dict[str, object]:
        answer = None if self.answer is None else self.answer.text
        return {"event": "sealed", "seat": int(self.seat), "answer": answer, "taken": self.taken}


@mypyc_attr(acyclic=True)
class Unsealed(Event):
    """All sealed answers were opened together."""

    def __init__(self, answers: list[Choice | None]) -> None:
        super().__init__()
        self.answers: Final = answers

    def play_on(self, view: View) -> None:
        view.unseal()

    def facts(self) -> dict[str, object]:
        return {"event": "opened", "answers": [None if a is None else a.text for a in self.answers]}


@mypyc_attr(acyclic=True)
class Rolled(Event):
    """A die was thrown, an arrow spun.

    >>> Rolled("die", 4).facts()
    {'event': 'rolled', 'name': 'die', 'value': 4}
    """

    def __init__(self, name: str, value: i64) -> None:
        super().__init__()
        self.name: Final = name
        self.value: Final[i64] = value

    def facts(self) -> dict[str, object]:
        return {"event": "rolled", "name": self.name, "value": int(self.value)}


@mypyc_attr(acyclic=True)
class Disclosed(Event):
    """A public fact that follows from hidden cards was said aloud."""

    def __init__(self, fact: Fact, value: i64) -> None:
        super().__init__()
        self.fact: Final = fact
        self.value: Final[i64] = value

    def facts(self) -> dict[str, object]:
        return {"event": "disclosed", "fact": self.fact.name, "rule": self.fact.rule, "value": int(self.value)}


@mypyc_attr(acyclic=True, free_list_len=1)
class Told(Event):
    """A named beat of the story with its facts. The card is named to the seats of `names` only."""

    def __init__(
        self, beat: Beat, seat: i64, card: Card | None, other: i64, n: i64, word: str, cards_seen_by: i64
    ) -> None:
        super().__init__(EVERYBODY if card is None else cards_seen_by)
        self.beat: Final = beat
        self.seat: Final[i64] = seat
        self.card: Final = card
        self.other: Final[i64] = other
        self.n: Final[i64] = n
        self.word: Final = word

    def seen(self, viewer: i64) -> Event:
        if (self.whole >> viewer) & 1:
            return self
        return Told(self.beat, self.seat, None, self.other, self.n, self.word, EVERYBODY)

    def facts(self) -> dict[str, object]:
        out: dict[str, object] = {"event": "told", "beat": self.beat.name, "rule": self.beat.rule}
        if self.seat >= 0:
            out["seat"] = int(self.seat)
        if self.card is not None:
            out["card"] = self.card.id
        if self.other >= 0:
            out["other"] = int(self.other)
        if self.n >= 0:
            out["n"] = int(self.n)
            if self.beat.counts:
                out["counts"] = self.beat.counts
        if self.word:
            out["word"] = self.word
        return out


@mypyc_attr(acyclic=True)
class Log:
    """The events that nobody has read yet. Its places are used again: a list for each act would cost more than the
    events in it.

    >>> log = Log()
    >>> log.add(Rolled("die", 4))
    >>> log.add(Rolled("die", 2))
    >>> [event.facts()["value"] for event in log.since(1)]
    [2]
    >>> len(log.read()), len(log)
    (2, 0)
    """

    def __init__(self) -> None:
        self.places: Final[list[Event]] = []  # those from `count` on are free; what lies there was read before
        self.count: i64 = 0

    def add(self, event: Event) -> None:
        """Note what has happened."""
        places = self.places
        at = self.count
        self.count = at + 1
        if at < len(places):
            places[at] = event
        else:
            places.append(event)

    def since(self, count: i64) -> list[Event]:
        """The events that were added to so many."""
        return self.places[count : self.count]

    def read(self) -> list[Event]:
        """All events; from now on there are none."""
        events = self.places[: self.count]
        self.count = 0
        return events

    def clear(self) -> None:
        """Forget all events."""
        self.count = 0

    def __len__(self) -> int:
        return int(self.count)
