"""A record: how a game was set up and every act, as text. Replayed, it gives the same game again, byte for byte."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tablee.kernel.chance import Chance, Keyed, Sfc32
from tablee.kernel.fingerprint import rules_version
from tablee.kernel.game import Game
from tablee.kernel.layout import seat_name
from tablee.kernel.notation import read_actor, read_seat
from tablee.kernel.position import FindKind, add, check_format, heading, once, row, setup_in
from tablee.kernel.refusal import Result
from tablee.kernel.setup import BadInput, Setup
from tablee.kernel.table import Table
from tablee.kernel.textfile import Line, keyed, needed, parse, read_lines, spelled

FORMAT: Final = 1
LARGEST_SEED: Final = (1 << 96) - 1
SHORTEST_KEY: Final = 16
LONGEST_KEY: Final = 64
KEYS: Final = (
    "record",
    "game",
    "pack",
    "rules",
    "seats",
    "options",
    "names",
    "seed",
    "commitment",
    "words",
    "key",
    "acts",
    "draws",
    "result",
)


class Act:
    """One act of a record: who, and what in the notation of the game. `line` is where it stands in its file."""

    def __init__(self, seat: i64, text: str, line: Line | None = None) -> None:
        self.seat: Final[i64] = seat
        self.text: Final = text
        self.line: Final = line


class Draw:
    """One draw of keyed chance: after how many acts, out of how many values, which came."""

    def __init__(self, act: int, size: int, value: int) -> None:
        self.act: Final = act
        self.size: Final = size
        self.value: Final = value

    def __repr__(self) -> str:
        return f"{self.value}/{self.size}"


class Witness(Keyed):
    """Keyed chance that notes down every draw."""

    def __init__(self, key: bytes, count: int = 0) -> None:
        super().__init__(key, count)
        self.acts: int = 0
        self.draws: list[Draw] = []

    def below(self, n: i64) -> i64:
        value = super().below(n)
        self.draws.append(Draw(self.acts, int(n), int(value)))
        return value

    def copy(self) -> Keyed:
        twin = Witness(self.key, int(self.count))
        twin.acts = self.acts
        twin.draws = self.draws.copy()
        return twin


class Replayed(BadInput):
    """A record cannot be replayed: at this act it differs from what the rules say."""


class Record:
    """A game as it was set up, and its acts so far.

    A simulation has a `seed`. A live table has a `commitment` (the hash of its key) while it runs and the `key` once it
    is over; the `words` of its seats are mixed into the key. `rules` is the version of the rules it was played by.
    """

    def __init__(self, setup: Setup, seed: int | None, commitment: str = "", rules: str = "") -> None:
        self.setup: Final = setup
        self.rules: Final = rules or rules_version(setup.kind)
        self.seed: Final = seed
        self.commitment: Final = commitment
        self.words: dict[int, str] = {}
        self.names: dict[int, str] = {}
        self.acts: list[Act] = []
        self.key: bytes | None = None
        self.draws: list[Draw] = []
        self.ranks: list[int] = []
        self.totals: list[int] = []

    @staticmethod
    def from_game(game: Game, seed: int) -> Record:
        """The empty record of a simulated game that has just begun."""
        return Record(game.setup, seed)

    @staticmethod
    def committed(setup: Setup, key: bytes, words: dict[int, str] | None = None) -> Record:
        """The empty record of a live table: it names the hash of its key. The table draws by `mixed(key, words)`."""
        record = Record(setup, None, commitment(key))
        record.words = {} if words is None else words
        return record

    def add(self, seat: i64, text: str) -> Act:
        """Add an act."""
        act = Act(seat, text)
        self.acts.append(act)
        return act

    def end(self, game: Game, key: bytes | None = None) -> None:
        """The game is over: add its result and, of a live table, its key and every draw."""
        if not game.over:
            raise BadInput("the game of this record is not over")
        if (self.seed is None) != (key is not None):
            raise BadInput("a live table ends with its key, a simulation without one")
        result = game.result()
        self.ranks = result.ranks
        self.totals = result.totals
        if key is not None:
            if commitment(key) != self.commitment:
                raise BadInput("this is not the key that the record has committed to")
            self.key = key
            self.draws = drawn(self)

    def chance(self) -> Chance:
        """The chance that its game draws from, at its beginning."""
        if self.seed is not None:
            return Sfc32(self.seed)
        if self.key is None:
            raise BadInput("this record has a commitment and no key yet: it can be replayed once its game is over")
        return Witness(mixed(self.key, self.words))

    def text(self) -> str:
        """The record as text. While the game runs its acts stand last, so that more can be written under them."""
        out = [f"record: {FORMAT}"]
        for line in heading(self.setup):
            out.append(f"rules: {self.rules}" if line.startswith("rules: ") else line)
        add(out, "names", [row(str(seat + 1), spelled(name)) for seat, name in sorted(self.names.items())])
        if self.seed is not None:
            out.append(f"seed: {self.seed}")
        else:
            out.append(f"commitment: {self.commitment}")
        add(out, "words", [row(str(seat + 1), spelled(word)) for seat, word in sorted(self.words.items())])
        if self.key is not None:
            out.append(f"key: {self.key.hex()}")
        out.append("acts:")
        out.extend([act_line(act) for act in self.acts])
        add(out, "draws", draw_lines(self.draws))
        if self.ranks:
            ranks = " ".join([str(rank) for rank in self.ranks])
            totals = " ".join([str(total) for total in self.totals])
            add(out, "result", [f"ranks: {ranks}", f"totals: {totals}"])
        return "\n".join(out) + "\n"

    def replay(self, to: int | None = None) -> Game:
        """The game after its first `to` acts, or after all of them."""
        return replay(self, to)

    def same_result(self, result: Result) -> bool:
        """Whether a result is the one that is written down."""
        return result.ranks == self.ranks and result.totals == self.totals


def act_line(act: Act) -> str:
    """An act as it stands in a record, indented: what to append to the file of a running game.

    >>> act_line(Act(0, "lay R7"))
    '  1: lay R7'
    """
    return f"  {seat_name(act.seat)}: {spelled(act.text)}"


def draw_lines(draws: list[Draw]) -> list[str]:
    """The draws of each act in a line: after how many acts, then value and size of each."""
    out: list[str] = []
    at = 0
    while at < len(draws):
        first = at
        while at < len(draws) and draws[at].act == draws[first].act:
            at += 1
        out.append(f"{draws[first].act}: {' '.join([str(draw) for draw in draws[first:at]])}")
    return out


# -- the key --------------------------------------------------------------------------------------------------------


def commitment(key: bytes) -> str:
    """What is shown of a key before the deal: its hash.

    >>> commitment(b"sixteen bytes or more")[:16]
    'ebd40717e886e100'
    """
    return hashlib.sha256(b"tablee key\0" + key).hexdigest()


def mixed(key: bytes, words: dict[int, str]) -> bytes:
    """The key that a table draws by: its own and, where seats have said a word each, theirs mixed into it.

    >>> mixed(b"key", {}) == b"key", mixed(b"key", {0: "lilac"}) == mixed(b"key", {1: "lilac"})
    (True, False)
    """
    if not words:
        return key
    digest = hashlib.blake2b(key=key[:LONGEST_KEY])
    for seat, word in sorted(words.items()):
        said = word.encode("utf-8", "surrogatepass")
        digest.update(seat.to_bytes(2, "big") + len(said).to_bytes(8, "big") + said)
    return digest.digest()


# -- replaying ------------------------------------------------------------------------------------------------------


def replay(record: Record, to: int | None = None) -> Game:
    """Play a record from its beginning, up to the act of that number, or to the last."""
    count = len(record.acts) if to is None else to
    if not 0 <= count <= len(record.acts):
        raise BadInput(f"the record has {len(record.acts)} acts: it can be replayed to 0 up to {len(record.acts)}")
    game = begin(record)
    for number in range(count):
        play_again(record, game, number)
    return game


def begin(record: Record, heard: bool = False) -> Game:
    """The game of a record before its first act; if it is to be heard, with what was told while it began."""
    setup = record.setup
    game = setup.kind.game(setup, Table(setup, record.chance()))
    if heard:
        game.listen()
    game.begin()
    if any(act.text == "undo" for act in record.acts):
        game.keep_history()
    return game


def play_again(record: Record, game: Game, number: int) -> None:
    """Play the act of this number, counted from 0, in silence; an error if the rules refuse it."""
    act_again(record, game, number)
    if game.history is not None:
        game.listen().clear()


def act_again(record: Record, game: Game, number: int) -> None:
    """Play the act of this number for whoever listens; an error if the rules refuse it."""
    act = record.acts[number]
    chance = game.table.chance
    if isinstance(chance, Witness):
        chance.acts = number + 1
    refusal = game.submit(act.seat, act.text)
    if refusal is not None:
        problem = f"act {number + 1}, “{seat_name(act.seat)}: {act.text}”, is refused by {refusal.rule}"
        if record.rules != rules_version(record.setup.kind):
            problem += f"; the record was played by rules {record.rules}, and these are others"
        raise Replayed(str(act.line.error(problem)) if act.line is not None else problem)


def drawn(record: Record) -> list[Draw]:
    """Every draw of a keyed record."""
    chance = replay(record).table.chance
    assert isinstance(chance, Witness)
    return chance.draws


# -- reading --------------------------------------------------------------------------------------------------------


def read_record(text: str, kind_named: FindKind, file: str = "record") -> Record:
    """The record behind a text."""
    return record_in(parse(text, file), kind_named, file)


def load_record(file: Path, kind_named: FindKind) -> Record:
    """The record behind a file.

    >>> from tablee.games.registry import game_named
    >>> load_record(Path("lost.record"), game_named)
    Traceback (most recent call last):
    ...
    tablee.kernel.textfile.TextError: lost.record: cannot be read: No such file or directory
    """
    return record_in(read_lines(file), kind_named, str(file))


def record_in(lines: list[Line], kind_named: FindKind, file: str) -> Record:
    """The record behind the lines of a file."""
    found = keyed(lines, KEYS, "a line of a record")
    check_format(found, "record", file)
    setup = setup_in(found, kind_named, file)
    rules = found["rules"].plain() if "rules" in found else "unknown"
    record = read_heading(setup, found, rules, file)
    for key, into in (("names", record.names), ("words", record.words)):
        if key in found:
            for line in once(found[key].block()):
                into[read_seat(line, line.key, setup.seats)] = line.said()
    acts = needed(found, "acts", file, "what was done")
    for line in acts.block():
        if not line.colon:
            raise line.wrong("a seat, a colon and what it did", line.key)
        line.plain()
        record.acts.append(Act(read_actor(line, line.key, setup.seats), line.said(), line))
    if "draws" in found:
        record.draws = read_draws(found["draws"], len(record.acts))
    if "result" in found:
        read_result(record, found["result"], setup.seats, file)
    return record


def read_heading(setup: Setup, found: dict[str, Line], rules: str, file: str) -> Record:
    """The record with its seed, or its commitment and its key; no acts yet."""
    if "seed" in found:
        for key in ("commitment", "words", "key", "draws"):
            if key in found:
                raise found[key].error(f"a record has a seed, or a commitment; “{key}” goes with the latter")
        return Record(setup, found["seed"].whole(0, LARGEST_SEED), rules=rules)
    line = needed(found, "commitment", file, "or “seed: …” of a simulation")
    if len(read_hex(line)) != 32:
        raise line.wrong("64 hexadecimal digits", line.value)
    record = Record(setup, None, line.value, rules)
    if "key" in found:
        secret = read_hex(found["key"])
        if not SHORTEST_KEY <= len(secret) <= LONGEST_KEY:
            raise found["key"].wrong(f"{2 * SHORTEST_KEY} to {2 * LONGEST_KEY} digits", found["key"].value)
        record.key = secret
    return record


def read_hex(line: Line) -> bytes:
    """Bytes out of hexadecimal digits."""
    text = line.plain()
    if len(text) % 2 or not text or not all(letter in "0123456789abcdef" for letter in text):
        raise line.wrong("hexadecimal digits", text)
    return bytes.fromhex(text)


def read_draws(block: Line, acts: int) -> list[Draw]:
    """The draws that a record lists."""
    out: list[Draw] = []
    before = -1
    for line in once(block.block()):
        at = Line(line.file, line.number, 0, line.key, line.key, True).whole(before + 1, acts)
        before = at
        for word in line.plain().split():
            parts = word.split("/")
            if len(parts) != 2 or not all(part.isascii() and part.isdecimal() and len(part) < 11 for part in parts):
                raise line.wrong("draws such as 3/52: the value and the size", word)
            out.append(Draw(at, int(parts[1]), int(parts[0])))
    return out


def read_result(record: Record, block: Line, seats: int, file: str) -> None:
    """The result that a record ends with."""
    found = keyed(block.block(), ("ranks", "totals"), "a line of a result")
    for key, into in (("ranks", record.ranks), ("totals", record.totals)):
        line = needed(found, key, file, "under “result:”")
        words = line.plain().split()
        if len(words) != seats:
            raise line.wrong(f"{seats} numbers, one a seat", line.value)
        into.extend([Line(line.file, line.number, 0, key, word, True).whole(-(10**9), 10**9) for word in words])
