"""The one reader of all our text files: positions, records, scenarios.

A file is lines of `key: value`; what belongs to a line is indented under it. `#` begins a comment. A value that holds
what would not survive this (line ends, a comment sign, spaces at its ends) is written as a JSON string.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tablee.kernel.setup import BadInput, closest, listed

WORD: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,]+')
LONGEST: Final = 60  # so many characters of what was found an error repeats at most


class TextError(BadInput):
    """A text file is not as it should be: the file, the line (0: the file as a whole), what was expected.

    >>> str(TextError("hands.scenario", 7, "expected a card, found “R77”"))
    'hands.scenario:7: expected a card, found “R77”'
    """

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}" if line else f"{file}: {problem}")
        self.file: Final = file
        self.line: Final = line
        self.problem: Final = problem


class Line:
    """One line of a text file and what is indented under it. A line without a colon has a key only.

    >>> line = parse("colour: red  # at first", "table.position")[0]
    >>> line.key, line.value
    ('colour', 'red')
    >>> print(line.wrong("a colour", "rde", ["red", "blue"]))
    table.position:1: expected a colour, found “rde”; did you mean red?
    """

    def __init__(self, file: str, number: int, depth: int, key: str, value: str, colon: bool) -> None:
        self.file: Final = file
        self.number: Final = number
        self.depth: Final = depth
        self.key: Final = key
        self.value: Final = value
        self.colon: Final = colon
        self.under: Final[list[Line]] = []

    def wrong(self, expected: str, found: str, known: Iterable[str] = ()) -> TextError:
        """The error that says what was expected here, and the nearest thing that there is."""
        close = closest(found, list(known))
        hint = f"; did you mean {close}?" if close else ""
        shown = found if len(found) <= LONGEST else f"{found[:LONGEST]}…"
        return self.error(f"expected {expected}, found {f'“{shown}”' if found else 'nothing'}{hint}")

    def error(self, problem: str) -> TextError:
        """An error at this line."""
        return TextError(self.file, self.number, problem)

    def words(self) -> list[str]:
        """The words of the value; commas between them may stand or not."""
        return WORD.findall(self.value)

    def said(self) -> str:
        """The value as it was meant: unquoted, where it is quoted.

        >>> parse(r'note: "two\\nlines"', "x")[0].said()
        'two\\nlines'
        """
        return unquoted(self, self.value)

    def whole(self, low: int, high: int) -> int:
        """The value as a whole number in bounds."""
        return whole(self, self.value, low, high)

    def plain(self) -> str:
        """The value of a line that has nothing indented under it."""
        if self.under:
            raise self.under[0].error(f"expected nothing indented under “{self.key}”")
        return self.value

    def block(self) -> list[Line]:
        """The lines under a line that has no value of its own."""
        if self.value:
            raise self.wrong(f"nothing behind “{self.key}:”, and its lines indented under it", self.value)
        return self.under


def whole(line: Line, text: str, low: int, high: int) -> int:
    """A whole number in bounds out of a text that stands in a line."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) < 19 and low <= int(text) <= high:
        return int(text)
    raise line.wrong(f"a number from {low} to {high}", text)


def unquoted(line: Line, text: str) -> str:
    """What a text that stands in a line means: a JSON string is read as one."""
    if not text.startswith('"'):
        return text
    try:
        meant: str = json.loads(text)  # what begins with a quotation mark is a text, or no JSON
    except ValueError:
        raise line.wrong("a text in double quotes, as JSON writes it", text) from None
    return meant


def spelled(text: str) -> str:
    """A text as a value that is read back as the same text.

    >>> spelled("enter pollen"), spelled("one # two"), spelled("")
    ('enter pollen', '"one # two"', '""')
    """
    safe = "\n" not in text and "\r" not in text and not text.startswith('"')
    if safe and text and split(f"x: {text}") == ("x", text, True) and not has_halves(text):
        return text
    return json.dumps(text, ensure_ascii=has_halves(text))


def has_halves(text: str) -> bool:
    """Whether a text holds half characters, which no file can."""
    return any(0xD800 <= ord(letter) < 0xE000 for letter in text)


def split(text: str) -> tuple[str, str, bool]:
    """The key, the value, and whether there is a colon between them; the comment is gone.

    A colon ends the key before a space; a `#` begins a comment, a quotation mark a quoted text, at the start of a word.

    >>> split("  shuffle draw: R7 B2  # the deal")
    ('shuffle draw', 'R7 B2', True)
    """
    colon = -1
    end = len(text)
    quoted = False
    at = 0
    while at < end:
        letter = text[at]
        begins = at == 0 or text[at - 1].isspace()
        if quoted:
            if letter == "\\":
                at += 1
            elif letter == '"':
                quoted = False
        elif letter == '"' and begins:
            quoted = True
        elif letter == "#" and begins:
            end = at
        elif letter == ":" and colon < 0 and (at + 1 == len(text) or text[at + 1].isspace()):
            colon = at
        at += 1
    if colon < 0:
        return text[:end].strip(), "", False
    return text[:colon].strip(), text[colon + 1 : end].strip(), True


def parse(text: str, file: str) -> list[Line]:
    """The lines of a text that stand at its left edge, the others under them.

    >>> [(line.key, len(line.under)) for line in parse("game: x\\nzones:\\n  draw: A B\\n", "x.position")]
    [('game', 0), ('zones', 1)]
    """
    top: list[Line] = []
    above: list[Line] = []  # the lines that the next one may belong to, the innermost last
    number = 0
    for raw in text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        number += 1
        key, value, colon = split(raw)
        if not key and not colon:
            continue
        flat = raw.expandtabs(8)
        line = Line(file, number, len(flat) - len(flat.lstrip()), key, value, colon)
        if not key:
            raise line.error("expected a word before the colon")
        while above and line.depth <= above[-1].depth:
            above.pop()
        siblings = above[-1].under if above else top
        if siblings and line.depth != siblings[0].depth:
            raise line.error(f"expected as many spaces as before “{siblings[0].key}” in line {siblings[0].number}")
        if not top and line.depth > 0:
            raise line.error("expected the first line at the left edge")
        siblings.append(line)
        above.append(line)
    return top


def read_lines(file: Path) -> list[Line]:
    """The lines of a file.

    >>> read_lines(Path("nowhere.record"))
    Traceback (most recent call last):
    ...
    tablee.kernel.textfile.TextError: nowhere.record: cannot be read: No such file or directory
    """
    try:
        data = file.read_bytes()
    except OSError as problem:
        raise TextError(str(file), 0, f"cannot be read: {problem.strerror}") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        number = data.count(b"\n", 0, broken.start) + 1
        raise TextError(str(file), number, "expected UTF-8 text") from None
    return parse(text, str(file))


def keyed(
    lines: list[Line], known: Iterable[str], what: str, mistakes: list[TextError] | None = None
) -> dict[str, Line]:
    """Lines by their key: each known, none twice. Where mistakes are gathered, the lines with one are left out.

    >>> keyed(parse("seets: 3", "x.record"), ["game", "seats"], "a key")
    Traceback (most recent call last):
    ...
    tablee.kernel.textfile.TextError: x.record:1: expected a key (game, seats), found “seets”; did you mean seats?
    """
    names = list(known)
    found: dict[str, Line] = {}
    for line in lines:
        if line.key not in names:
            mistake = line.wrong(f"{what} ({listed(names)})", line.key, names)
        elif not line.colon:
            mistake = line.wrong(f"a colon after “{line.key}”", line.key)
        elif line.key in found:
            mistake = line.error(f"“{line.key}” stands already in line {found[line.key].number}")
        else:
            found[line.key] = line
            continue
        if mistakes is None:
            raise mistake
        mistakes.append(mistake)
    return found


def needed(lines: dict[str, Line], key: str, file: str, what: str) -> Line:
    """The line that must be there."""
    if key not in lines:
        raise TextError(file, 0, f"expected a line “{key}: …” ({what})")
    return lines[key]
