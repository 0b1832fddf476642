"""Lessons: a first game that is told part by part, on the real rules, where chance and the others follow a script.

A lesson is a text in the manner of a scenario: a table as given, then parts. Each says something, points at something,
and waits for the learner to do one of a few things, or just to go on; then the others do what is written.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tablee.kernel.chance import Scripted
from tablee.kernel.expect import Check, Moment
from tablee.kernel.game import Game
from tablee.kernel.given import Given
from tablee.kernel.notation import read_card, read_seat
from tablee.kernel.position import FindKind
from tablee.kernel.rulebook import LANGUAGES, rule_ids
from tablee.kernel.scenario import (
    Act,
    files_in,
    judge,
    laid_out,
    play,
    read_act,
    read_given,
    read_kind,
    read_setup,
)
from tablee.kernel.setup import GameKind, Setup
from tablee.kernel.statement import read_check
from tablee.kernel.textfile import Line, TextError, keyed, needed, parse, read_lines

SUFFIX: Final = ".lesson"
FOLDER: Final = "lessons"
LEARNER: Final = 0  # the learner always sits at the first seat
GO_ON: Final = ""  # what is done where nothing is asked
ANYTHING: Final = "anything"
MOST_WAYS: Final = 20_000  # through one lesson
HEADER: Final = ("lesson", "game", "seats", "minutes", "options", "given", "chance", *LANGUAGES)
KEYS: Final = ("part", "point", "show", "do", "else", "then", *LANGUAGES)
POINTS: Final = ("card", "zone", "seat", "number", "choice", "sentence")


class Point:
    """Something on the table that a part points at: a card, a place, a seat, a number, a choice, the sentence."""

    def __init__(self, line: Line, kind: str, what: str) -> None:
        self.line: Final = line
        self.kind: Final = kind
        self.what: Final = what

    def is_there(self, game: Game) -> bool:
        """Whether the learner sees it now."""
        if self.kind == "card":
            return game.seen_copy(LEARNER, self.what) is not None
        return self.kind != "choice" or game.refuse(LEARNER, self.what) is None


class Part:
    """What is said at one point of a lesson, in each language, what the learner is to do, and what the others do then.

    `acts`: one of these; none: the learner just goes on. `anything`: whatever is open. `hints`: said to who tries
    something else. `cards`: shown beside the words. `checks`: what must hold for the words to be true.
    """

    def __init__(self, line: Line, texts: dict[str, str], hints: dict[str, str]) -> None:
        self.line: Final = line
        self.name: Final = line.said()
        self.texts: Final = texts
        self.hints: Final = hints
        self.points: Final[list[Point]] = []
        self.cards: Final[list[str]] = []
        self.acts: Final[list[str]] = []
        self.checks: Final[list[Check]] = []
        self.answers: Final[list[Act]] = []
        self.anything = False

    @property
    def waits(self) -> bool:
        """Whether the learner is to do something in the game."""
        return self.anything or len(self.acts) > 0


class Walk:
    """A way through a lesson, up to some part."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        table = laid_out(lesson.given)
        self.game: Final[Game] = table[0]
        self.chance: Final[Scripted] = table[1]
        self.moment: Final = Moment(self.game)
        self.at = 0

    @property
    def part(self) -> Part | None:
        """What is said now; nothing once all has been."""
        return self.lesson.parts[self.at] if self.at < len(self.lesson.parts) else None

    def wants(self, text: str) -> bool:
        """Whether this is what the part asks for."""
        part = self.part
        if part is None:
            return False
        if part.anything:
            return text != GO_ON and self.game.refuse(LEARNER, text) is None
        return text in part.acts if part.waits else text == GO_ON

    def take(self, text: str) -> list[Act]:
        """Do what the part asks for, and go on to the next: the acts that are now to be played, the learner's first."""
        part = self.part
        assert part is not None
        self.at += 1
        return [*([Act(part.line, LEARNER, text, "")] if text != GO_ON else []), *part.answers]

    def ways(self) -> list[str]:
        """All that may be done now to go on."""
        part = self.part
        if part is None:
            return []
        if part.anything:
            return [choice.text for choice in self.game.choices(LEARNER)]
        return part.acts if part.waits else [GO_ON]

    def problems(self) -> list[TextError]:
        """What is wrong with the part that is reached: what it points at is not there, what it asks for is not open."""
        part = self.part
        if part is None:
            left = self.chance.left()
            return [self.lesson.given.line.error(f"“{one}” was scripted and not drawn") for one in left]
        out = [
            point.line.error(f"the learner sees no {point.kind} {point.what} here")
            for point in part.points
            if not point.is_there(self.game)
        ]
        for text in part.acts:
            refusal = self.game.refuse(LEARNER, text)
            if refusal is not None:
                choices = ", ".join([choice.text for choice in self.game.choices(LEARNER)])
                out.append(part.line.error(f"“{text}” is refused by {refusal.rule}; open is {choices or 'nothing'}"))
        if part.anything and not self.game.choices(LEARNER):
            out.append(part.line.error("nothing is open to the learner here"))
        out.extend(told for check in part.checks if (told := judge(check, self.moment)) is not None)
        return out


class Lesson:
    """A lesson, read and checked, ready to be taken as often as one likes.

    >>> from tablee.games.registry import game_named
    >>> text = '''
    ... lesson: colours
    ... game: allergono
    ... seats: 2
    ... minutes: 1
    ... fr: Les couleurs
    ... en: The colours
    ... given:
    ...   pile: R5
    ...   hand 1: R7 B2 G1
    ... part: red
    ... fr: Pose le rouge.
    ... en: Lay the red one.
    ... point: card R7
    ... do: lay R7
    ... else:
    ...   fr: Le 7 rouge, tu l’as en main.
    ...   en: The red 7 is in your hand.
    ... 2: draw
    ... 2: keep
    ... part: end
    ... fr: C’est tout.
    ... en: That is all.
    ... '''
    >>> lesson = read_lesson(text, game_named)
    >>> [part.name for part in lesson.parts], lesson.problems()
    (['red', 'end'], [])
    >>> walk = lesson.begin()
    >>> walk.wants("lay B2"), [act.text for act in walk.take("lay R7")]
    (False, ['lay R7', 'draw', 'keep'])
    >>> walk.wants(GO_ON), [choice.text for choice in walk.game.choices(LEARNER)]
    (True, ['lay R7', 'draw'])
    """

    def __init__(self, line: Line, setup: Setup, given: Given, titles: dict[str, str], minutes: int) -> None:
        self.line: Final = line
        self.name: Final = line.said()
        self.setup: Final = setup
        self.given: Final = given
        self.titles: Final = titles
        self.minutes: Final = minutes
        self.parts: Final[list[Part]] = []

    def begin(self) -> Walk:
        """At the first part."""
        return Walk(self)

    def after(self, done: list[str]) -> Walk:
        """Where one is after having done all this, part by part."""
        walk = self.begin()
        for text in done:
            walk.moment.events.clear()
            for act in walk.take(text):
                for problem in play(act, walk.game):
                    raise problem
            walk.moment.listen()
        return walk

    def problems(self, most: int = MOST_WAYS) -> list[TextError]:
        """All that is wrong with the first way through the lesson that does not come to its end, of all there are."""
        ways: list[list[str]] = [[]]
        for _ in range(most):
            if not ways:
                return []
            done = ways.pop()
            further: list[str] = []
            try:
                walk = self.after(done)
                found = walk.problems()
                further = walk.ways()
            except TextError as problem:
                found = [problem]
            if found:
                way = [text for text in done if text != GO_ON]
                after = f" (after {', '.join(way) or 'nothing'})"
                return [TextError(problem.file, problem.line, problem.problem + after) for problem in found]
            ways.extend([*done, text] for text in further)
        return [self.line.error(f"there are more than {most} ways through this lesson")]


# -- reading --------------------------------------------------------------------------------------------------------


def load_lesson(file: Path, kind_named: FindKind) -> Lesson:
    """The lesson of a file.

    >>> from tablee.games.registry import game_named
    >>> load_lesson(game_named("allergono").folder / "lessons" / "first.lesson", game_named).minutes
    3
    """
    return lesson_in(read_lines(file), kind_named, str(file))


def read_lesson(text: str, kind_named: FindKind, file: str = "lesson") -> Lesson:
    """The lesson of a text."""
    return lesson_in(parse(text, file), kind_named, file)


def lesson_in(lines: list[Line], kind_named: FindKind, file: str) -> Lesson:
    """The lesson in the lines of a file: its beginning, then its parts."""
    header: list[Line] = []
    blocks: list[list[Line]] = []
    for line in lines:
        if line.key == "part":
            blocks.append([line])
        elif blocks:
            blocks[-1].append(line)
        else:
            header.append(line)
    known = keyed(header, HEADER, "what a lesson begins with")
    title = needed(known, "lesson", file, "its short name")
    if not title.plain().replace("_", "").isalnum():
        raise title.wrong("a short name of letters, such as “first”", title.value)
    setup = read_setup(read_kind(header, title, kind_named), header, title)
    minutes = needed(known, "minutes", file, "how long it takes").whole(1, 30)
    lesson = Lesson(title, setup, read_given(setup, [], header), texts_in(known, title), minutes)
    rules = rule_ids(setup.kind)
    names: dict[str, Line] = {}
    for block in blocks:
        part = read_part(setup, block, rules)
        if part.name in names:
            raise part.line.error(f"there is a part “{part.name}” already in line {names[part.name].number}")
        names[part.name] = part.line
        lesson.parts.append(part)
    if not lesson.parts or lesson.parts[-1].waits or lesson.parts[-1].answers:
        raise title.error("expected a last part in which nothing is done any more")
    return lesson


def texts_in(lines: dict[str, Line], at: Line) -> dict[str, str]:
    """The same sentence in each language."""
    out: dict[str, str] = {}
    for language in LANGUAGES:
        if language not in lines or not lines[language].plain():
            raise at.error(f"expected a line “{language}: …” with what is said")
        out[language] = lines[language].said()
    return out


def read_part(setup: Setup, block: list[Line], rules: list[str]) -> Part:
    """One part, out of its lines."""
    title = block[0]
    if not title.plain():
        raise title.wrong("a short name for this part", "")
    acts = [line for line in block if line.key.isdecimal() or line.key == "clock"]
    own = keyed([line for line in block if line not in acts], KEYS, "what belongs to a part, or a seat and its act")
    hints: dict[str, str] = {}
    if "else" in own:
        hints = texts_in(keyed(own["else"].block(), LANGUAGES, "a language"), own["else"])
    part = Part(title, texts_in(own, title), hints)
    if "do" in own:
        wanted = listed_in(own["do"])
        if wanted == [ANYTHING]:
            part.anything = True
        else:
            part.acts.extend(wanted)
    if part.acts and not hints:
        raise title.error("expected “else:” with what is said to who tries something else, a line a language")
    if hints and not part.acts:
        raise own["else"].error("expected “do:” with what the learner is to do, before anything else is answered")
    if "show" in own:
        part.cards.extend([read_card(setup, own["show"], word).id for word in listed_in(own["show"])])
    if "then" in own:
        part.checks.extend([read_check(setup, line, rules) for line in own["then"].block()])
    if "point" in own:
        part.points.extend([read_point(setup, own["point"], text) for text in listed_in(own["point"])])
    for line in acts:
        part.answers.append(read_act(setup, line, rules))
    return part


def listed_in(line: Line) -> list[str]:
    """What stands in a line between commas."""
    out = [" ".join(text.split()) for text in line.plain().split(",")]
    if not all(out):
        raise line.wrong("something between the commas", line.value)
    return out


def read_point(setup: Setup, line: Line, text: str) -> Point:
    """What is pointed at: `card R7`, `zone pile`, `seat 2`, `number pending`, `choice draw`, `sentence`."""
    kind, _, what = text.partition(" ")
    layout = setup.layout
    if kind not in POINTS:
        raise line.wrong(f"one of {', '.join(POINTS)}", kind, POINTS)
    if kind == "card":
        what = read_card(setup, line, what).id
    elif kind == "seat":
        read_seat(line, what, setup.seats)
    elif kind in ("zone", "number"):
        labels = [place.label for place in layout.places] if kind == "zone" else [one.label for one in layout.numbers]
        if what not in labels:
            raise line.wrong(f"a {kind} of this table", what, labels)
    elif (kind == "sentence") == bool(what):
        raise line.wrong("a choice behind “choice”, nothing behind “sentence”", text)
    return Point(line, kind, what)


def lesson_files(places: Iterable[Path]) -> list[Path]:
    """The lesson files among files and under folders, in a stable order.

    >>> from tablee.games.registry import game_named
    >>> [file.name for file in lesson_files([game_named("allergono").folder])]
    ['first.lesson']
    """
    return files_in(places, SUFFIX)


def lessons_of(kind: GameKind) -> list[Lesson]:
    """All lessons of a game.

    >>> from tablee.games.registry import game_named
    >>> [lesson.name for lesson in lessons_of(game_named("allergono"))]
    ['first']
    """
    folder = kind.folder / FOLDER
    return [load_lesson(file, lambda _: kind) for file in lesson_files([folder])] if folder.is_dir() else []
