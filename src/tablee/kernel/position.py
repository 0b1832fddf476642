"""A position: the whole table as readable text, written and read back without loss.

A position says everything that a game goes on from, and no key of its chance. It does not say what may still be taken
back: who puts a table away puts that away, too.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from tablee.kernel.card import Card, Choice, entered
from tablee.kernel.chance import Chance, Keyed, Sfc32
from tablee.kernel.fingerprint import rules_version
from tablee.kernel.game import Game
from tablee.kernel.layout import Glass, Mark, Note, Number, Place, Thing
from tablee.kernel.notation import (
    knowers_text,
    number_text,
    read_card,
    read_knowers,
    read_number,
    read_seat,
    read_step,
    read_thing,
    step_text,
)
from tablee.kernel.setup import BadInput, GameKind, Setup, Value, nearest
from tablee.kernel.step import Step, agenda_of, steps_of
from tablee.kernel.table import Table
from tablee.kernel.textfile import Line, keyed, needed, parse, read_lines, spelled, unquoted

FORMAT: Final = 1
LARGEST_COUNT: Final = (1 << 62) - 1
KEYS: Final = (
    "position",
    "game",
    "pack",
    "rules",
    "seats",
    "options",
    "acts",
    "since",
    "chance",
    "agenda",
    "zones",
    "nowhere",
    "known",
    "numbers",
    "marks",
    "notes",
    "glasses",
    "sealed",
)

FindKind = Callable[[str], GameKind]


# -- writing --------------------------------------------------------------------------------------------------------


def write_position(game: Game) -> str:
    """The table of a game as text."""
    setup = game.setup
    table = game.table
    layout = setup.layout
    out = [f"position: {FORMAT}", *heading(setup), f"acts: {table.acts}", f"since: {table.since}"]
    out.append(f"chance: {table.chance.text()}")
    add(out, "agenda", [step_text(step) for step in steps_of(table.agenda)])
    add(out, "zones", [row(zone.place.label, " ".join([card.name for card in zone.cards])) for zone in table.zones])
    lying = {card.name for zone in table.zones for card in zone.cards}
    nowhere = [card.name for card in setup.deck.cards if card.name not in lying]
    if nowhere:
        out.append(f"nowhere: {' '.join(nowhere)}")
    known: list[str] = []
    for zone in table.zones:
        if zone.peeked != 0:
            for card in zone.cards:
                extra = table.known[card.index] & ~int(zone.sees)
                names = knowers_text(extra, setup.seats)
                if names:
                    known.append(row(card.name, names))
    add(out, "known", known)
    add(out, "numbers", [row(n.label, number_text(setup, n, table.values[n.index])) for n in layout.numbers])
    marks: list[str] = []
    for mark in layout.marks:
        marks.append(f"{mark.label}:")
        values = table.marks[mark.index]
        marks.extend([f"  {card.name}: {values[card.index]}" for card in setup.deck.cards if values[card.index]])
    add(out, "marks", marks)
    add(out, "notes", [row(note.label, spelled(table.notes[note.index])) for note in layout.notes])
    add(out, "glasses", [row(g.label, "runs" if table.glasses[g.index] else "lies") for g in layout.glasses])
    answers = [row(str(i + 1), spelled(a.text)) for i, a in enumerate(table.sealed) if a is not None]
    add(out, "sealed", answers)
    return "\n".join(out) + "\n"


def heading(setup: Setup) -> list[str]:
    """The lines by which positions and records begin: the game, its rules, its seats and its options."""
    pack = setup.kind.pack
    out = [f"game: {setup.kind.name}"]
    if pack is not None:
        out.append(f"pack: {pack.label}")
    out += [f"rules: {rules_version(setup.kind)}", f"seats: {setup.seats}"]
    add(out, "options", [row(name, option_text(value)) for name, value in setup.options.items()])
    return out


def option_text(value: Value) -> str:
    """The value of an option in a text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return spelled(str(value))


def row(key: str, value: str) -> str:
    """One line."""
    return f"{key}: {value}" if value else f"{key}:"


def add(out: list[str], key: str, lines: list[str]) -> None:
    """Add a block, if there is anything in it."""
    if lines:
        out.append(f"{key}:")
        out.extend([f"  {line}" for line in lines])


# -- reading --------------------------------------------------------------------------------------------------------


def read_position(
    text: str, kind_named: FindKind, key: bytes | None = None, chance: Chance | None = None, file: str = "position"
) -> Game:
    """The game behind the text of a position. `key` goes on with keyed chance; `chance` takes the place of any other.

    Rules that have changed since do not matter as long as what lies on the table still can: `position_rules` tells.

    >>> from tablee.games.registry import game_named
    >>> find: FindKind = game_named
    >>> text = write_position(find("allergono").new(seats=3, seed=7))
    >>> write_position(read_position(text, find)) == text
    True
    """
    return position_in(parse(text, file), kind_named, key, chance, file)


def load_position(file: Path, kind_named: FindKind, key: bytes | None = None) -> Game:
    """The game behind the file of a position."""
    return position_in(read_lines(file), kind_named, key, None, str(file))


def position_rules(text: str) -> str:
    """The version of the rules under which a position was written."""
    for line in parse(text, "position"):
        if line.key == "rules":
            return line.value
    return ""


def position_in(lines: list[Line], kind_named: FindKind, key: bytes | None, chance: Chance | None, file: str) -> Game:
    """The game behind the lines of a position."""
    found = keyed(lines, KEYS, "a line of a position")
    check_format(found, "position", file)
    setup = setup_in(found, kind_named, file)
    line = needed(found, "chance", file, "where draws come from")
    table = Table(setup, read_chance(line, key) if chance is None else chance)
    table.acts = needed(found, "acts", file, "how many acts were played").whole(0, LARGEST_COUNT)
    table.since = needed(found, "since", file, "the act since which the question stands").whole(0, int(table.acts))
    if setup.layout.places:
        zones = needed(found, "zones", file, "where the cards lie")
        read_zones(setup, table, zones, found.get("nowhere"))
    for line in under(found, "known"):
        read_known(setup, table, line)
    for line in under(found, "numbers"):
        number = read_thing(line, as_things(setup.layout.numbers), line.key, "a number of this game")
        assert isinstance(number, Number)
        table.values[number.index] = read_number(setup, number, line, line.plain())
    for line in under(found, "marks"):
        mark = read_thing(line, as_things(setup.layout.marks), line.key, "a mark of this game")
        assert isinstance(mark, Mark)
        for inner in once(line.block()):
            table.marks[mark.index][read_card(setup, inner, inner.key).index] = inner.whole(mark.low, mark.high)
    for line in under(found, "notes"):
        note = read_thing(line, as_things(setup.layout.notes), line.key, "a note of this game")
        table.notes[note.index] = line.said()
    for line in under(found, "glasses"):
        glass = read_thing(line, as_things(setup.layout.glasses), line.key, "a glass of this game")
        table.glasses[glass.index] = read_glass(line, line.plain())
    agenda: list[Step[Any]] = []
    if "agenda" in found:
        for line in found["agenda"].block():
            agenda.append(read_agenda_line(setup, line))
    table.agenda = agenda_of(agenda)
    game = setup.kind.game(setup, table)
    if "sealed" in found:
        read_sealed(game, once(found["sealed"].block()), found["sealed"])
    game.settle()
    return game


def check_format(found: dict[str, Line], what: str, file: str) -> None:
    """The first line says what the file is, and in which format."""
    line = needed(found, what, file, f"the format of the {what}")
    if line.value != str(FORMAT):
        raise line.wrong(f"format {FORMAT}", line.value)


def setup_in(found: dict[str, Line], kind_named: FindKind, file: str) -> Setup:
    """The set-up that the heading of a text names."""
    line = needed(found, "game", file, "the name of the game")
    kind = kind_in(line, kind_named)
    check_pack(kind, line, found.get("pack"))
    count = needed(found, "seats", file, "how many play")
    options = found["options"].block() if "options" in found else []
    return make_setup(kind, count, once(options))


def kind_in(line: Line, kind_named: FindKind) -> GameKind:
    """The game that a line names."""
    try:
        return kind_named(line.plain())
    except BadInput as problem:
        raise line.error(str(problem)) from None


def check_pack(kind: GameKind, game: Line, said: Line | None) -> None:
    """Cards are those of the pack that the text names, or those of the game where it names none."""
    pack = kind.pack
    if said is None:
        if pack is not None:
            raise game.error(f"this was made without a card pack: it cannot go on with “{pack.name}”")
        return
    digits, _, name = said.plain().partition(" ")
    made = f"this was made with the card pack “{unquoted(said, name)}” ({digits})"
    if pack is None:
        raise said.error(f"{made}: give its file (--pack FILE)")
    if pack.hash != digits:
        raise said.error(f"{made}, and “{pack.name}” ({pack.hash}) has other cards")


def make_setup(kind: GameKind, count: Line, options: list[Line]) -> Setup:
    """A checked set-up; the error names the line that is wrong."""
    known = {option.name: option for option in kind.options}
    chosen: dict[str, Value] = {}
    for line in options:
        if line.key not in known:
            raise line.error(f"{kind.name} has no option “{line.key}”{nearest(line.key, list(known))}")
        try:
            chosen[line.key] = known[line.key].read(line.said())
        except ValueError as problem:
            raise line.error(str(problem)) from None
    seats = count.whole(kind.seats[0], kind.seats[1])
    return kind.set_up(seats, chosen)


def once(lines: list[Line]) -> list[Line]:
    """Lines with a colon, none with the key of another."""
    return list(keyed(lines, [line.key for line in lines], "a line").values())


def under(found: dict[str, Line], key: str) -> list[Line]:
    """The lines of a block that may be missing."""
    return once(found[key].block()) if key in found else []


def as_things(things: list[Place] | list[Number] | list[Mark] | list[Note] | list[Glass]) -> list[Thing]:
    """Declared things, of whatever sort, to be found by their labels."""
    return list(things)


def read_chance(line: Line, key: bytes | None) -> Chance:
    """The stream that a position names, at its place."""
    words = line.words()
    if len(words) == 2 and words[0] == "keyed":
        if key is None:
            raise line.error("the chance of this table is keyed, and no position tells the key: give it separately")
        return Keyed(key, read_count(line, words[1]))
    if len(words) == 6 and words[0] == "sfc32":
        stream = Sfc32(0, 0)
        state = [read_bits(line, word) for word in words[1:5]]
        stream.a, stream.b, stream.c, stream.d = state[0], state[1], state[2], state[3]
        stream.count = read_count(line, words[5])
        return stream
    raise line.wrong("“sfc32”, four times eight hexadecimal digits and a count, or “keyed” and a count", line.value)


def read_count(line: Line, word: str) -> int:
    """How many draws were made."""
    if word.isascii() and word.isdecimal() and len(word) < 20 and int(word) <= LARGEST_COUNT:
        return int(word)
    raise line.wrong("a count of draws", word)


def read_bits(line: Line, word: str) -> int:
    """32 bits."""
    if len(word) == 8 and all(letter in "0123456789abcdef" for letter in word):
        return int(word, 16)
    raise line.wrong("eight hexadecimal digits", word)


def read_zones(setup: Setup, table: Table, block: Line, nowhere: Line | None) -> None:
    """Lay every card where it lies: each once, or named as lying nowhere."""
    left = dict(setup.deck.by_name)
    for line in once(block.block()):
        place = read_thing(line, as_things(setup.layout.places), line.key, "a zone of this game")
        assert isinstance(place, Place)
        cards: list[Card] = []
        for word in line.plain().split():
            card = read_card(setup, line, word)
            if left.pop(word, None) is None:
                raise line.error(f"{word} lies in two places")
            if place.admits and card.kind not in place.admits:
                raise line.error(f"{word} may not lie in {place.label}, which takes {', '.join(place.admits)}")
            cards.append(card)
        table.zones[place.index].cards = cards
    if nowhere is not None:
        for word in nowhere.plain().split():
            read_card(setup, nowhere, word)
            if left.pop(word, None) is None:
                raise nowhere.error(f"{word} lies in a zone, or is named twice")
    if left:
        raise block.error(f"expected every card in a zone, or in a line “nowhere: …”; {next(iter(left))} is missing")


def read_known(setup: Setup, table: Table, line: Line) -> None:
    """Who knows a card that lies where they do not see it."""
    card = read_card(setup, line, line.key)
    knows = read_knowers(line, setup.seats)
    for zone in table.zones:
        if card in zone.cards:
            extra = knows & ~int(zone.sees)
            table.memory()[card.index] = extra
            zone.peeked |= extra
            return
    raise line.error(f"{card.name} lies nowhere")


def read_glass(line: Line, text: str) -> int:
    """Whether a glass runs."""
    if text not in ("runs", "lies"):
        raise line.wrong("runs or lies", text, ["runs", "lies"])
    return 1 if text == "runs" else 0


def read_agenda_line(setup: Setup, line: Line) -> Step[Any]:
    """One step of the agenda."""
    if line.colon:
        raise line.wrong("a step: its name and its parts", f"{line.key}: {line.value}")
    spare = Line(line.file, line.number, line.depth, "agenda", line.key, True)
    return read_step(setup, line, spare.words())


def read_sealed(game: Game, lines: list[Line], block: Line) -> None:
    """Lay the sealed answers down again, each as its seat might give it."""
    seats = game.setup.seats
    step: Step[Any] | None = None
    for other in steps_of(game.table.agenda):
        if other.seals():
            step = other
    if step is None:
        raise block.error("there are sealed answers, and no step that asks for any")
    answers: list[Choice | None] = [None] * seats
    for line in lines:
        seat = read_seat(line, line.key, seats)
        answers[seat] = read_answer(game, step, seat, line)
    game.table.sealed = answers


def read_answer(game: Game, step: Step[Any], seat: i64, line: Line) -> Choice:
    """A sealed answer: one of the seat's choices, or what it entered."""
    text = line.said()
    out: list[Choice] = []
    step.choices(game, seat, out)
    for choice in out:
        if choice.text == text:
            return choice
    if step.entry(game, seat) is not None and (text == "enter" or text.startswith("enter ")):
        return entered(text[6:])
    raise line.wrong(f"an answer of seat {seat + 1}", text, [choice.text for choice in out])
