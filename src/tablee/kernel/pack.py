"""A card pack: what is printed on somebody's own cards, where it differs from what a game takes them to say.

A pack is a text file. It names its game and changes facts of cards, never rules: each game declares which facts those
are, and in what bounds. Whatever was played with a pack says so, and is not read again without it.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tablee.kernel.fingerprint import DIGITS
from tablee.kernel.position import FORMAT, FindKind, add, check_format, kind_in, row
from tablee.kernel.setup import BadInput, Face, GameKind
from tablee.kernel.textfile import Line, TextError, keyed, needed, parse, read_lines, spelled, unquoted, whole

LONGEST_NAME: Final = 40
KEYS: Final = ("pack", "game", "name", "cards")
Facts = dict[str, int | str]  # what a pack says of a card, by the names of columns


class Column:
    """A fact of cards that a pack may change: a number in bounds, or a text no longer than `longest`.

    It is printed on the cards of these kinds, none named: on all. Where `total` is given, the numbers of all those
    cards must add up to no less and no more. A name that the fact `said` uses in a sentence changes together with it.

    >>> Column("price", 1, 20, kinds=("travel", "house")).expected(), Column("fr", longest=60).expected()
    ('a number from 1 to 20', 'a text of 1 to 60 characters')
    >>> [column.name for column in SENTENCES]
    ['say_fr', 'say_en']
    """

    def __init__(
        self,
        name: str,
        low: int = 0,
        high: int = 0,
        longest: int = 0,
        kinds: tuple[str, ...] = (),
        total: tuple[int, int] | None = None,
        said: str = "",
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.longest: Final = longest
        self.kinds: Final = kinds
        self.total: Final = total
        self.said: Final = said

    def of(self, kind: str) -> bool:
        """Whether cards of this kind have it."""
        return not self.kinds or kind in self.kinds

    def expected(self) -> str:
        """What stands there."""
        if self.longest:
            return f"a text of 1 to {self.longest} characters"
        return f"a number from {self.low} to {self.high}"

    def read(self, line: Line) -> int | str:
        """The fact that a line states."""
        text = line.plain()
        return read_text(line, text, self.longest) if self.longest else whole(line, text, self.low, self.high)


# How a sentence names a card, article included.
SENTENCES: Final = (Column("say_fr", longest=80), Column("say_en", longest=80))


def names(kinds: tuple[str, ...] = (), said: bool = True) -> list[Column]:
    """The names on cards of these kinds; `said`: sentences use them.

    >>> [(column.name, column.said) for column in names()]
    [('fr', 'say_fr'), ('en', 'say_en')]
    """
    return [Column(lang, longest=60, kinds=kinds, said=f"say_{lang}" if said else "") for lang in ("fr", "en")]


def read_text(line: Line, text: str, longest: int) -> str:
    """A text that can stand on a screen and in a sentence."""
    said = unquoted(line, text)
    if not said.strip() or len(said) > longest:
        raise line.wrong(f"a text of 1 to {longest} characters", said)
    for letter in said:
        if letter in "{}" or unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise line.error(f"expected letters, signs and spaces alone, found {letter!a}")
    return said


class Pack:
    """What a pack says of cards, by their ids. Its `hash` is that of what it says: order, comments and name are free.

    >>> from tablee.games.registry import game_named
    >>> pack = Pack("smile_life", "our box", {"architect": {"wage": 4}})
    >>> kind = game_named("smile_life").with_pack(pack)
    >>> kind.printed()["architect"]["wage"], game_named("smile_life").printed()["architect"]["wage"]
    (4, 3)
    >>> pack.label
    'e769d3f9f1590a0c our box'
    >>> game_named("allergono").with_pack(pack)
    Traceback (most recent call last):
    ...
    tablee.kernel.setup.BadInput: the card pack “our box” is for smile_life, not for allergono
    """

    def __init__(self, game: str, name: str, cards: dict[str, Facts]) -> None:
        self.game: Final = game
        self.name: Final = name
        self.cards: Final = cards
        said = "\n".join([game, *card_lines(cards)])
        self.hash: Final = hashlib.sha256(said.encode()).hexdigest()[:DIGITS]
        self.label: Final = f"{self.hash} {spelled(name)}"  # how positions and records name it

    def text(self) -> str:
        """The pack as the text of a file."""
        return "\n".join(pack_lines(self.game, self.name, card_lines(self.cards))) + "\n"

    def laid_over(self, faces: dict[str, Face]) -> dict[str, Face]:
        """The cards of its game as it has them."""
        return {id: {**face, **self.cards.get(id, {})} for id, face in faces.items()}

    def differences(self, faces: dict[str, Face]) -> list[tuple[str, str, object, int | str]]:
        """Where it says something else than these cards: the card, the fact, what they say, what it says."""
        return [
            (id, name, face.get(name), self.cards[id][name])
            for id, face in faces.items()
            for name in self.cards.get(id, {})
            if self.cards[id][name] != face.get(name)
        ]


def pack_lines(game: str, name: str, cards: list[str]) -> list[str]:
    """The lines of a pack file."""
    out = [f"pack: {FORMAT}", f"game: {game}", f"name: {spelled(name)}", "cards:"]
    out.extend([f"  {line}" for line in cards])
    return out


def card_lines(cards: dict[str, Facts]) -> list[str]:
    """What is said of cards, a line each, in an order of its own."""
    out: list[str] = []
    for id in sorted(cards):
        facts = cards[id]
        add(out, id, [row(name, spelled(str(facts[name]))) for name in sorted(facts)])
    return out


def own_cards(kind: GameKind) -> str:
    """The cards of a game as the text of a pack that changes nothing: what to begin with.

    >>> from tablee.games.registry import game_named
    >>> text = own_cards(game_named("smile_life"))
    >>> pack = read_pack(text, game_named)
    >>> pack.differences(game_named("smile_life").printed())
    []
    """
    columns = kind.columns
    if not columns:
        raise BadInput(f"{kind.name} takes no card packs")
    width = max([len(column.name) for column in columns])
    out = [f"# The cards of {kind.name}. Change what your box says otherwise, and leave out the rest:"]
    out.append(
        "# what a pack does not name stays as it is. These facts may be changed, or added where they are missing."
    )
    for column in columns:
        kinds = f" ({', '.join(column.kinds)})" if column.kinds else ""
        out.append(f"#   {column.name:{width}}  {column.expected()}{kinds}")
    cards: list[str] = []
    for id, face in kind.printed().items():
        facts = [row(column.name, spelled(str(face[column.name]))) for column in columns_on(face, columns)]
        add(cards, id, facts)
    return "\n".join([*out, *pack_lines(kind.name, "my box", cards)]) + "\n"


def columns_on(face: Face, columns: Iterable[Column]) -> list[Column]:
    """The columns that say something on a card."""
    return [column for column in columns if column.of(str(face["kind"])) and column.name in face]


# -- reading --------------------------------------------------------------------------------------------------------


def read_pack(text: str, kind_named: FindKind, file: str = "pack") -> Pack:
    """The pack behind a text. The first mistake in it is raised."""
    return sound(Draft(parse(text, file), kind_named, file))


def load_pack(file: Path, kind_named: FindKind) -> Pack:
    """The pack behind a file.

    >>> from tablee.games.registry import game_named
    >>> load_pack(Path("lost.pack"), game_named)
    Traceback (most recent call last):
    ...
    tablee.kernel.textfile.TextError: lost.pack: cannot be read: No such file or directory
    """
    return sound(Draft(read_lines(file), kind_named, str(file)))


def sound(draft: Draft) -> Pack:
    """The pack of a draft without mistakes."""
    if draft.pack is None:
        raise draft.mistakes[0]
    return draft.pack


def played_with(pack: Pack, kind_named: FindKind) -> FindKind:
    """How games are found where a pack is played with."""
    return lambda name: kind_named(name).with_pack(pack)


class Draft:
    """The lines of a pack file as they were read: the pack, or every mistake in them.

    >>> from tablee.games.registry import game_named
    >>> text = "pack: 1\\ngame: smile_life\\nname: x\\ncards:\\n  architekt:\\n    wage: 4\\n  lawyer:\\n    wage: 5\\n"
    >>> for mistake in Draft(parse(text, "x.pack"), game_named, "x.pack").mistakes:
    ...     print(mistake)
    x.pack:5: expected a card of smile_life (study, double_study, architect, astronaut, lawyer, bandit, bartender, \
head_of_purchasing …), found “architekt”; did you mean architect?
    x.pack:8: expected a number from 1 to 4, found “5”
    """

    def __init__(self, lines: list[Line], kind_named: FindKind, file: str) -> None:
        self.mistakes: list[TextError] = []
        self.pack: Pack | None = None
        self.stated: list[tuple[Column, Line]] = []
        found = keyed(lines, KEYS, "a line of a pack", self.mistakes)
        try:
            check_format(found, "pack", file)
            game = needed(found, "game", file, "the name of the game")
            kind = kind_in(game, kind_named)
            if not kind.columns:
                raise game.error(f"{kind.name} takes no card packs")
            line = needed(found, "name", file, "what you call it")
            name = read_text(line, line.plain(), LONGEST_NAME)
            cards = self.read_cards(kind, needed(found, "cards", file, "what they say, under it"))
        except TextError as mistake:
            self.mistakes.append(mistake)
            return
        if not self.mistakes:
            self.pack = Pack(kind.name, name, cards)

    def read_cards(self, kind: GameKind, block: Line) -> dict[str, Facts]:
        """What is said of the cards."""
        faces = kind.printed()
        cards: dict[str, Facts] = {}
        for line in keyed(block.block(), faces, f"a card of {kind.name}", self.mistakes).values():
            cards[line.key] = self.read_card(kind, faces[line.key], line)
        if not self.mistakes:
            self.check_totals(kind, cards)
        return cards

    def read_card(self, game: GameKind, face: Face, card: Line) -> Facts:
        """What is said of a card."""
        kind = str(face["kind"])
        columns = {column.name: column for column in game.columns if column.of(kind)}
        facts: Facts = {}
        try:
            lines = keyed(card.block(), columns, f"a fact of a {kind} that a pack may change", self.mistakes)
        except TextError as mistake:
            self.mistakes.append(mistake)
            return facts
        for name, line in lines.items():
            try:
                facts[name] = columns[name].read(line)
                self.stated.append((columns[name], line))
            except TextError as mistake:
                self.mistakes.append(mistake)
        for name in facts:
            said = columns[name].said
            if said and said not in lines and facts[name] != face.get(name):
                problem = f"expected a line “{said}: …” as well: sentences go on saying “{face[said]}”"
                self.mistakes.append(lines[name].error(problem))
        return facts

    def check_totals(self, game: GameKind, cards: dict[str, Facts]) -> None:
        """What has to add up does."""
        for column in game.columns:
            lines = [line for stated, line in self.stated if stated is column]
            if column.total is None or not lines:
                continue
            low, high = column.total
            total = 0
            for id, face in game.printed().items():
                if column.of(str(face["kind"])):
                    said = cards.get(id, {}).get(column.name)
                    total += int(face[column.name] if said is None else said)
            if not low <= total <= high:
                bounds = f"{low}" if low == high else f"{low} to {high}"
                problem = f"expected the {column.name} of the kind {', '.join(column.kinds)} to add up to {bounds}"
                self.mistakes.append(lines[-1].error(f"{problem}, they make {total}"))
