"""The rulebook of a game as data: every statement with its id and page, every sentence with who claims it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tablee.kernel.setup import GameKind
from tablee.kernel.textfile import TextError

STATEMENTS: Final = "rulebook.toml"
SENTENCES: Final = "sentences.toml"
TABLE_RULES: Final = Path(__file__).resolve().parent / "table_rules.toml"
LANGUAGES: Final = ("fr", "en")
RULE_KEYS: Final = frozenset(
    ("id", "page", "edition", "fr", "en", "ruling", "about", "option", "point", "why", "flavour", "test", "example")
)
CHAPTER_KEYS: Final = frozenset(("page", *LANGUAGES))
SENTENCE_KEYS: Final = frozenset(("page", "number", "hint", "claims", "repeats", "is", "also"))


class Statement:
    """A rule: its id, its page, one line a language; a ruling of ours says what it is about and why.

    `edition`: the one printing of several that says it; 0 where all do. `flavour`: nothing follows from it at the
    table. `test`: the test that proves it, where no scenario can.

    >>> rule = Statement({"id": "AL004", "page": 1, "fr": "Main vide : manche gagnée.", "en": "An empty hand wins."})
    >>> rule.id, rule.page, rule.texts["en"], rule.ruling
    ('AL004', 1, 'An empty hand wins.', False)
    """

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final = str(row["id"])
        self.page: Final = int(row.get("page", 0))
        self.edition: Final = int(row.get("edition", 0))
        self.texts: Final = {language: str(row[language]) for language in LANGUAGES}
        self.ruling: Final = bool(row.get("ruling", False))
        self.about: Final[list[str]] = [str(other) for other in row.get("about", [])]
        self.option: Final = str(row.get("option", ""))
        self.point: Final = str(row.get("point", ""))
        self.why: Final = str(row.get("why", ""))
        self.flavour: Final = bool(row.get("flavour", False))
        self.test: Final = str(row.get("test", ""))

    def facts(self) -> dict[str, object]:
        """Its plain form, for JSON."""
        out: dict[str, object] = {"id": self.id, "page": self.page, **self.texts, "ruling": self.ruling}
        if self.edition:
            out["edition"] = self.edition
        if self.ruling:
            out.update({"about": self.about, "option": self.option, "point": self.point, "why": self.why})
        if self.flavour:
            out["flavour"] = True
        if self.test:
            out["test"] = self.test
        return out


class Sentence:
    """A sentence of the printed rulebook: who claims it, what it repeats of other pages, or why neither.

    Where there are several printings it has a number in each, 0 in one that lacks it.
    """

    def __init__(self, row: dict[str, Any]) -> None:
        number = row["number"]
        self.page: Final = int(row["page"])
        self.numbers: Final[list[int]] = [int(one) for one in number] if isinstance(number, list) else [int(number)]
        self.hint: Final = str(row.get("hint", ""))
        self.claims: Final[list[str]] = [str(id) for id in row.get("claims", [])]
        self.repeats: Final[list[str]] = [str(id) for id in row.get("repeats", [])]
        self.aside: Final = str(row.get("is", ""))

    @property
    def name(self) -> str:
        """How it is named: page and number, in each printing."""
        return f"{self.page}.{'/'.join([str(number or '–') for number in self.numbers])}"


class Chapter:
    """What a page of the rulebook is about, in a few words a language."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.page: Final = int(row["page"])
        self.titles: Final = {language: str(row[language]) for language in LANGUAGES}


class Rulebook:
    """The statements of a game, in their order, the sentences that they come from, and its chapters."""

    def __init__(
        self, statements: list[Statement], sentences: list[Sentence], chapters: list[Chapter] | None = None
    ) -> None:
        self.statements: Final = statements
        self.sentences: Final = sentences
        self.chapters: Final[list[Chapter]] = chapters or []
        self.by_id: Final = {statement.id: statement for statement in statements}
        self.printings: Final = max([len(sentence.numbers) for sentence in sentences], default=1)

    def gaps(self) -> list[str]:
        """What is wrong with how sentences and statements belong together, one line each."""
        out: list[str] = []
        for sentence in self.sentences:
            if len(sentence.numbers) != self.printings:
                out.append(f"sentence {sentence.name} has no number for each of the {self.printings} printings")
        for printing in range(1, self.printings + 1):
            out += self.breaks(printing)
        claimed: dict[str, set[int]] = {}
        for sentence in self.sentences:
            if not sentence.claims and not sentence.repeats and not sentence.aside:
                out.append(f"sentence {sentence.name} ({sentence.hint}) is claimed by no statement")
            for id in sentence.repeats:
                if id not in self.by_id:
                    out.append(f"sentence {sentence.name} repeats {id}, which does not exist")
            for id in sentence.claims:
                claimed.setdefault(id, set()).update(n for n, number in enumerate(sentence.numbers, 1) if number)
                if id not in self.by_id:
                    out.append(f"sentence {sentence.name} is claimed by {id}, which does not exist")
                elif self.by_id[id].page != sentence.page:
                    out.append(f"{id} says page {self.by_id[id].page}, and claims sentence {sentence.name}")
        for statement in self.statements:
            if not statement.ruling and statement.id not in claimed:
                out.append(f"{statement.id} claims no sentence")
            elif not statement.ruling and claimed[statement.id] != self.editions(statement):
                found = " and ".join(str(printing) for printing in sorted(claimed[statement.id]))
                said = f"edition {statement.edition}" if statement.edition else "no edition"
                out.append(f"{statement.id} says {said}, and claims sentences of printing {found}")
            for id in statement.about:
                if id not in self.by_id:
                    out.append(f"{statement.id} is about {id}, which does not exist")
            if self.chapters and statement.page not in [chapter.page for chapter in self.chapters]:
                out.append(f"{statement.id} says page {statement.page}, which no chapter is about")
        return out

    def placed(self, page: int) -> list[Statement]:
        """The statements of a page, each ruling of ours behind the last one of the page that it is about."""
        here = [statement for statement in self.statements if statement.page == page]
        out = [statement for statement in here if not statement.ruling]
        for ruling in [statement for statement in here if statement.ruling]:
            places = [n for n, other in enumerate(out, 1) if other.id in ruling.about]
            at = places[-1] if places else len(out)
            while at < len(out) and out[at].ruling:
                at += 1
            out.insert(at, ruling)
        return out

    def editions(self, statement: Statement) -> set[int]:
        """The printings that a statement comes from."""
        return {statement.edition} if statement.edition else set(range(1, self.printings + 1))

    def breaks(self, printing: int) -> list[str]:
        """Where the sentences of a printing do not follow on one another, page by page from 1."""
        out: list[str] = []
        places = [
            (sentence.page, n) for sentence in self.sentences for n in sentence.numbers[printing - 1 : printing] if n
        ]
        where = f" in printing {printing}" if self.printings > 1 else ""
        before: tuple[int, int] | None = None
        for place in sorted(places):
            follows = before is not None and place == (before[0], before[1] + 1)
            if not follows and (place[1] != 1 or (before is not None and place[0] != before[0] + 1)):
                last = f"{before[0]}.{before[1]}" if before else "nothing"
                out.append(f"sentence {place[0]}.{place[1]} does not follow on {last}{where}")
            before = place
        return out


def has_rulebook(kind: GameKind) -> bool:
    """Whether there is a rulebook in the folder of a game.

    >>> from tablee.games.registry import game_named
    >>> has_rulebook(game_named("allergono")), has_rulebook(GameKind("small", Path(), (2, 2)))
    (True, False)
    """
    return all((kind.folder / file).is_file() for file in (STATEMENTS, SENTENCES))


def read_rulebook(kind: GameKind) -> Rulebook:
    """The rulebook of a game, from the files of its folder."""
    statements = read_statements(kind.folder / STATEMENTS)
    file = kind.folder / SENTENCES
    sentences = [Sentence(row) for row in rows(file, "sentence", ("page", "number"), SENTENCE_KEYS)]
    chapters = [Chapter(row) for row in rows(kind.folder / STATEMENTS, "chapter", ("page", *LANGUAGES), CHAPTER_KEYS)]
    return Rulebook(statements, sentences, chapters)


def read_statements(file: Path) -> list[Statement]:
    """The statements of a file, no id twice."""
    out: list[Statement] = []
    seen: set[str] = set()
    for row in rows(file, "rule", ("id", "fr", "en"), RULE_KEYS):
        statement = Statement(row)
        if statement.id in seen:
            raise TextError(str(file), 0, f"there are two rules {statement.id}")
        seen.add(statement.id)
        out.append(statement)
    return out


def table_rules() -> list[Statement]:
    """The kernel's own reasons, the same in every game.

    >>> "TABLE-GAME-OVER" in [rule.id for rule in table_rules()]
    True
    """
    return read_statements(TABLE_RULES)


def rule_ids(kind: GameKind) -> list[str]:
    """All ids that a text about a game may name; none where the game has no rulebook file."""
    file = kind.folder / STATEMENTS
    if not file.is_file():
        return []
    return [statement.id for statement in [*read_statements(file), *table_rules()]]


def rows(file: Path, table: str, needed: tuple[str, ...], known: frozenset[str]) -> list[dict[str, Any]]:
    """The entries of a TOML file, each with what it needs and nothing else."""
    try:
        found: Any = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise TextError(str(file), 0, f"cannot be read: {problem.strerror}") from None
    except ValueError as broken:  # no TOML, or no UTF-8
        raise TextError(str(file), 0, str(broken)) from None
    entries = found.get(table, [])
    if not isinstance(entries, list) or not all(isinstance(row, dict) for row in entries):
        raise TextError(str(file), 0, f"expected entries [[{table}]]")
    out: list[dict[str, Any]] = []
    for row in entries:
        name = " ".join([str(row[key]) for key in needed if key in row and key not in LANGUAGES]) or str(len(out) + 1)
        for key in needed:
            if key not in row:
                raise TextError(str(file), 0, f"{table} {name}: expected “{key} = …”")
        for key in row:
            if key not in known:
                raise TextError(str(file), 0, f"{table} {name}: unknown key “{key}”")
        for key in ("page", "number", "edition"):
            value = row.get(key, 0)
            numbers = value if key == "number" and isinstance(value, list) else [value]
            if not all(isinstance(one, int) for one in numbers):
                raise TextError(str(file), 0, f"{table} {name}: expected a number behind “{key} =”")
        for key in ("claims", "repeats", "about"):
            if not isinstance(row.get(key, []), list):
                raise TextError(str(file), 0, f"{table} {name}: expected a list behind “{key} =”")
        out.append(row)
    return out
