"""Reading words: the catalogues of a game and of the table itself, a game's cards and rules, once each."""

from __future__ import annotations

import gettext
import io
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tablee.kernel import setup as kernel_setup

LANGS = ("fr", "en")
HERE = Path(__file__).parent
TABLE_RULES = Path(kernel_setup.__file__).parent / "table_rules.toml"


def read_catalogue(path: Path, lang: str) -> Catalog:
    """The catalogue of a file; an empty one if there is no such file."""
    if not path.is_file():
        return Catalog(lang)
    with path.open("rb") as file:
        return read_po(file, lang, abort_invalid=True)


@cache
def catalogues(folder: Path, lang: str) -> list[Catalog]:
    """The words of the game in this folder, then those of the table."""
    return [read_catalogue(folder / "words" / f"{lang}.po", lang), read_catalogue(HERE / f"{lang}.po", lang)]


@cache
def translations(folder: Path, lang: str) -> gettext.NullTranslations:
    """The same for looking up, with the plurals of the language; what a game does not say, the table says."""
    last: gettext.NullTranslations = gettext.NullTranslations()
    for catalogue in reversed(catalogues(folder, lang)):
        compiled = io.BytesIO()
        write_mo(compiled, catalogue)
        compiled.seek(0)
        own = gettext.GNUTranslations(compiled)
        own.add_fallback(last)
        last = own
    return last


@cache
def keys(folder: Path, lang: str) -> dict[str, None]:
    """The keys of all sentences, in their order: those of the game, then those of the table.

    >>> "verb.undo" in keys(Path("nowhere"), "fr")
    True
    """
    out: dict[str, None] = {}
    for catalogue in catalogues(folder, lang):
        for message in catalogue:
            if message.id:
                out[message.id if isinstance(message.id, str) else message.id[0]] = None
    return out


@cache
def texts(folder: Path, lang: str) -> dict[str, str]:
    """All sentences by their keys; of those that have several forms, the one for a single thing.

    >>> texts(Path("nowhere"), "en")["verb.undo"]
    'Take it back'
    """
    find = translations(folder, lang).gettext
    return {key: find(key) for key in keys(folder, lang)}


@cache
def scale(folder: Path, lang: str, counts: str) -> list[str]:
    """The keys of the values that have a name, from the lowest on."""
    return [key for key in keys(folder, lang) if key.startswith(f"value.{counts}.")]


@cache
def plain_keys(folder: Path, lang: str) -> dict[str, str]:
    """The keys by how they are written in one word."""
    return {key.replace("_", ""): key for key in reversed(keys(folder, lang))}


@cache
def counted(folder: Path, lang: str) -> set[str]:
    """The keys of the sentences that have a form for one and another for several.

    >>> "value.cards" in counted(Path("nowhere"), "en"), "verb.undo" in counted(Path("nowhere"), "en")
    (True, False)
    """
    return {m.id[0] for catalogue in catalogues(folder, lang) for m in catalogue if not isinstance(m.id, str)}


@cache
def rows(path: Path, table: str) -> dict[str, dict[str, Any]]:
    """The rows of a data file by their ids, in their order; none if there is no such file."""
    if not path.is_file():
        return {}
    with path.open("rb") as file:
        return {str(row["id"]): row for row in tomllib.load(file).get(table, [])}


@cache
def rules(folder: Path) -> dict[str, dict[str, Any]]:
    """The rules of a game, and those of the table itself."""
    return {**rows(TABLE_RULES, "rule"), **rows(folder / "rulebook.toml", "rule")}
