"""The statements that a scenario can make: a line under `then:` read into a check."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.kernel.expect import (
    AFTER,
    NOT_TOLD,
    TOLD,
    TOLD_ONLY,
    Asked,
    AskedWhat,
    Check,
    Ended,
    Figures,
    Heard,
    Item,
    May,
    MayNot,
    NoteSays,
    NumberIs,
    NumbersAre,
    Scores,
    Sees,
    ThingIs,
    TopHolds,
    WasTold,
    ZoneHolds,
    items,
)
from tablee.kernel.game import TIMED_OUT, TOOK_BACK
from tablee.kernel.given import TOP, read_place
from tablee.kernel.layout import Number
from tablee.kernel.notation import Wanted, read_actor, read_card, read_number, read_rule, read_viewer
from tablee.kernel.position import read_glass
from tablee.kernel.setup import GameKind, Setup, listed
from tablee.kernel.textfile import Line, whole

FIGURES: Final = ("winner", "winners", "ranks", "totals", "tallies")
VERBS: Final = ("may", "may only", "may not", "is asked", "scores")
SPECIAL: Final = ("enter", "undo", "time", "glass")


def read_check(setup: Setup, line: Line, rules: Iterable[str]) -> Check:
    """The check that a line under `then:` stands for."""
    key = line.key
    if key in ("over", "not over") and not line.colon:
        return Ended(line, key == "over")
    if not line.colon:
        raise line.wrong("a colon and what must hold", key, ["over", "not over"])
    if key in (TOLD, TOLD_ONLY, NOT_TOLD):
        return WasTold(
            line, [Heard(line, checked(line, item, rules), setup, told_names(setup.kind)) for item in items(line)]
        )
    if key == "asked":
        return Asked(line, read_actors(line, line.words(), setup.seats))
    if key in FIGURES:
        line.plain()
        return Figures(line, read_figures(line))
    words = key.split(" ")
    if "sees" in words[1:2]:
        return read_seer(setup, line, words[0], " ".join(words[2:]))
    for verb in VERBS:
        if key.endswith(f" {verb}") and is_actors(key.removesuffix(f" {verb}")):
            actors = read_actors(line, key.removesuffix(f" {verb}").split(), setup.seats)
            return read_deed(setup, line, actors, verb, rules)
    return read_thing_check(setup, line)


def is_actors(text: str) -> bool:
    """Whether a text names seats."""
    return all(word.isdecimal() or word in ("everybody", "clock") for word in text.split())


def read_deed(setup: Setup, line: Line, actors: list[int], verb: str, rules: Iterable[str]) -> Check:
    """What seats may do or may not, what they are asked, what they score."""
    if verb == "is asked":
        return AskedWhat(line, actors)
    own = items(line)
    if verb == "scores":
        return Scores(line, actors, [checked(line, item, rules) for item in own])
    known = {known.notation for known in setup.kind.verbs} | set(SPECIAL)
    for item in own:
        if item.text.split(" ")[0] not in known:
            raise line.wrong(f"an act of {setup.kind.name}", item.text.split(" ")[0], known)
        if verb == "may not":
            if not item.bracket:
                raise line.error(f"expected the rule behind “{item.text}”, such as “{item.text} (AL019)”")
            checked(line, item, rules)
        elif item.bracket and not AFTER.fullmatch(item.bracket):
            raise line.wrong("“after 3 s” in brackets", item.bracket)
    if not own and verb != "may only":
        raise line.wrong("an act", "")
    return MayNot(line, actors, own) if verb == "may not" else May(line, actors, own, verb == "may only")


def read_thing_check(setup: Setup, line: Line) -> Check:
    """What lies there: cards, numbers, notes, glasses, marks."""
    layout = setup.layout
    key = line.key
    for place in layout.places:
        if place.label == key:
            return ZoneHolds(line, place, read_wanted(setup, line))
    if key.startswith(TOP):
        return TopHolds(line, read_place(setup, line, key.removeprefix(TOP)), read_wanted(setup, line))
    each = [number for number in layout.numbers if number.name == key and number.owner >= 0]
    if each:
        words = line.words()
        if len(words) != len(each):
            raise line.wrong(f"{len(each)} values, one a seat", line.value)
        return NumbersAre(line, [read_value(setup, n, line, word) for n, word in zip(each, words, strict=True)])
    for number in layout.numbers:
        if number.label == key:
            return read_value(setup, number, line, line.plain())
    for note in layout.notes:
        if key == f"note {note.label}":
            return NoteSays(line, note)
    for glass in layout.glasses:
        if key == f"glass {glass.label}":
            return ThingIs(line, int(glass.index), 0, None, read_glass(line, line.plain()))
    for mark in layout.marks:
        if key.startswith(f"mark {mark.label} "):
            card = read_card(setup, line, key.split(" ")[-1])
            return ThingIs(line, 0, int(mark.index), card, whole(line, line.plain(), mark.low, mark.high))
    known = statements(setup)
    raise line.wrong(f"a statement ({listed(known)})", key, known)


def read_wanted(setup: Setup, line: Line) -> Wanted:
    """The cards of a line."""
    line.plain()
    return Wanted(line, setup.deck.by_name)


def statements(setup: Setup) -> list[str]:
    """What a line under `then:` may begin with."""
    layout = setup.layout
    out = [place.label for place in layout.places] + [number.label for number in layout.numbers]
    out += ["told", "told only", "not told", "asked", "over", "not over", *FIGURES]
    out += [f"{seat + 1} {verb}" for seat in range(setup.seats) for verb in VERBS]
    out += [f"note {note.label}" for note in layout.notes] + [f"glass {glass.label}" for glass in layout.glasses]
    return out + [f"{TOP}{place.label}" for place in layout.places]


def told_names(kind: GameKind) -> list[str]:
    """What may be told in a game: beats, facts. Dice have names that nobody declares."""
    return [beat.name for beat in (*kind.beats, TOOK_BACK, TIMED_OUT)] + [fact.name for fact in kind.facts]


def checked(line: Line, item: Item, rules: Iterable[str]) -> Item:
    """A thing whose bracket, if there is one, names a rule."""
    if item.bracket:
        read_rule(line, item.bracket, rules)
    return item


def read_actors(line: Line, words: list[str], seats: int) -> list[int]:
    """Seats or the clock; `everybody` is every seat, `nobody` none."""
    if words == ["nobody"]:
        return []
    if words == ["everybody"]:
        return list(range(seats))
    return [read_actor(line, word, seats) for word in words]


def read_figures(line: Line) -> list[int]:
    """Numbers in a line."""
    return [whole(line, word, -(10**9), 10**9) for word in line.words()]


def read_value(setup: Setup, number: Number, line: Line, text: str) -> NumberIs:
    """The statement that a number has a value."""
    return NumberIs(line, setup, number, read_number(setup, number, line, text))


def read_seer(setup: Setup, line: Line, word: str, label: str) -> Sees:
    """The statement that a viewer sees something of a zone, a number or a note."""
    viewer = read_viewer(line, word, setup.seats)
    layout = setup.layout
    labels = [place.label for place in layout.places]
    if label in labels:
        return Sees(line, viewer, label, Wanted(line, setup.deck.by_name))
    others = [number.label for number in layout.numbers] + [note.label for note in layout.notes]
    if label not in others:
        raise line.wrong("a zone, a number or a note", label, labels + others)
    line.plain()
    return Sees(line, viewer, label, None)
