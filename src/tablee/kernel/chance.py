"""Chance: every shuffle, throw and blind pick comes through one interface.

A simulation draws from `Sfc32`, a small copyable stream. A live table draws from `Keyed`, where draw number k is a
function of a secret key, k and the size alone. A scenario draws from `Scripted`, which holds no chance at all.
"""

from __future__ import annotations

import hashlib
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.card import Card

M32: Final[i64] = 0xFFFFFFFF
LARGEST: Final[i64] = 0x7FFFFFFF


@mypyc_attr(acyclic=True)
class Chance:
    """Where draws come from. `count` says how many were made.

    >>> class Lowest(Chance):
    ...     def below(self, n):
    ...         self.count += 1
    ...         return 0
    >>> chance = Lowest()
    >>> int(chance.below(6)), chance.count
    (0, 1)
    """

    def __init__(self) -> None:
        self.count: i64 = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def roll(self, name: str, sides: i64) -> i64:
        """A throw of the die `name`, from 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, name: str, cards: list[Card]) -> i64:
        """The place of a card picked blindly out of the bag `name`."""
        return self.below(len(cards))

    def shuffle(self, name: str, cards: list[Card]) -> None:
        """Bring the cards of the zone `name` into a random order."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def copy(self) -> Chance:
        """The same stream at the same place, moving on by itself."""
        raise NotImplementedError

    def text(self) -> str:
        """What a position says of it: never a key."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Sfc32(Chance):
    """The stream of simulations: 32-bit small fast counting, the same bits compiled and uncompiled.

    >>> stream = Sfc32(7)
    >>> [int(stream.below(6)) for _ in range(8)]
    [5, 5, 4, 2, 2, 4, 2, 1]
    >>> twin = stream.copy()
    >>> int(stream.below(1000)) == int(twin.below(1000))
    True
    """

    def __init__(self, seed: int, rounds: i64 = 15) -> None:
        super().__init__()
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.d: i64 = 1
        while rounds > 0:
            self.next()
            rounds -= 1

    def next(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self.a + self.b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = ((((self.c << 21) & M32) | (self.c >> 11)) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ValueError(f"below takes a number from 1 to {LARGEST}, not {n}")
        self.count += 1
        wide: i64 = self.next() * n
        if wide & M32 < n:
            wide = self.even(wide, n)
        return wide >> 32

    def shuffle(self, name: str, cards: list[Card]) -> None:
        """As every shuffle, with the loop of the draws unrolled into it: it is most of what a new game costs."""
        objects = cast(list[object], cards)
        i: i64 = len(objects) - 1
        self.count += max(i, 0)
        while i > 0:
            n = i + 1
            wide = self.next() * n
            if wide & M32 < n:
                wide = self.even(wide, n)
            j = wide >> 32
            card = objects[i]
            objects[i] = objects[j]
            objects[j] = card
            i -= 1

    def even(self, wide: i64, n: i64) -> i64:
        """The rare case in which some numbers would come up once too often: draw on until none does."""
        uneven = (M32 + 1 - n) % n
        while wide & M32 < uneven:
            wide = self.next() * n
        return wide

    def copy(self) -> Sfc32:
        twin = Sfc32(0, 0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        twin.count = self.count
        return twin

    def text(self) -> str:
        return f"sfc32 {self.a:08x} {self.b:08x} {self.c:08x} {self.d:08x} {self.count}"


@mypyc_attr(acyclic=True)
class Keyed(Chance):
    """The chance of live tables: draw k is a function of the key, k and the size, so each can be checked by itself.

    >>> one, two = Keyed(b"secret"), Keyed(b"secret")
    >>> [int(one.below(6)) for _ in range(5)] == [int(two.below(6)) for _ in range(5)]
    True
    >>> two.text()
    'keyed 5'
    """

    def __init__(self, key: bytes, count: int = 0) -> None:
        super().__init__()
        self.key: bytes = key
        self.count = count

    def below(self, n: i64) -> i64:
        if n < 1 or n > LARGEST:
            raise ValueError(f"below takes a number from 1 to {LARGEST}, not {n}")
        value = keyed_draw(self.key, int(self.count), int(n))
        self.count += 1
        return value

    def copy(self) -> Keyed:
        return Keyed(self.key, int(self.count))

    def text(self) -> str:
        return f"keyed {self.count}"


def keyed_draw(key: bytes, k: int, n: int) -> int:
    """Draw number k below n under a key (BLAKE2b in counter mode), without bias."""
    mask = (1 << (n - 1).bit_length()) - 1
    block = 0
    while True:
        head = k.to_bytes(8, "big") + n.to_bytes(8, "big") + block.to_bytes(8, "big")
        bits = hashlib.blake2b(head, key=key[:64]).digest()
        for at in range(0, 64, 4):
            value = int.from_bytes(bits[at : at + 4], "big") & mask
            if value < n:
                return value
        block += 1


@mypyc_attr(acyclic=True)
class Scripted(Chance):
    """No chance at all: what comes is written down by name. A draw that was not scripted is an error.

    Throws stand under the name of the die, blind picks under `pick` and the place, shuffles under `shuffle` and the
    place: one text a shuffle, with the cards that come to lie on top, topmost first. While `deals` is set,
    a shuffle that was not scripted leaves the cards as they lie.

    >>> script = Scripted({"die": ["4", "2"], "pick hand 2": ["R7"]})
    >>> int(script.roll("die", 6)), int(script.roll("die", 6))
    (4, 2)
    >>> script.left()
    ['pick hand 2: R7']
    """

    def __init__(self, script: dict[str, list[str]], deals: bool = False) -> None:
        super().__init__()
        self.script: dict[str, list[str]] = script
        self.deals: bool = deals

    def following(self, name: str, what: str) -> str:
        """The next scripted word of a name."""
        words = self.script.get(name)
        if not words:
            raise UnscriptedDraw(f"{what} was not scripted: a line “{name}: …” under “chance:” says what comes")
        self.count += 1
        return words.pop(0)

    def left(self) -> list[str]:
        """What was scripted and never drawn."""
        return [f"{name}: {', '.join(words)}" for name, words in self.script.items() if words]

    def below(self, n: i64) -> i64:
        word = self.following("number", f"a number below {n}")
        value = int(word) if word.isdecimal() else -1
        if not 0 <= value < n:
            raise UnscriptedDraw(f"the scripted number {word} is not from 0 to {n - 1}")
        return value

    def roll(self, name: str, sides: i64) -> i64:
        word = self.following(name, f"a throw of “{name}”")
        value = int(word) if word.isdecimal() else 0
        if not 1 <= value <= sides:
            raise UnscriptedDraw(f"the scripted throw {word} of “{name}” is not from 1 to {sides}")
        return value

    def pick(self, name: str, cards: list[Card]) -> i64:
        word = self.following(f"pick {name}", f"a pick out of “{name}”")
        for at in range(len(cards)):
            if word == cards[at].name or word == cards[at].id:
                return at
        raise UnscriptedDraw(f"the scripted card {word} does not lie in “{name}”")

    def shuffle(self, name: str, cards: list[Card]) -> None:
        """Put the scripted cards on top, the first named the topmost; the others keep their order."""
        if self.deals and not self.script.get(f"shuffle {name}"):
            return
        top: list[Card] = []
        for word in self.following(f"shuffle {name}", f"a shuffle of “{name}”").replace(",", " ").split():
            found: Card | None = None
            for card in cards:
                if (word == card.name or word == card.id) and card not in top:
                    found = card
            if found is None:
                raise UnscriptedDraw(f"the scripted card {word} does not lie in “{name}”")
            top.append(found)
        rest = [card for card in cards if card not in top]
        top.reverse()
        cards[:] = rest + top

    def copy(self) -> Scripted:
        twin = Scripted({name: words.copy() for name, words in self.script.items()}, self.deals)
        twin.count = self.count
        return twin

    def text(self) -> str:
        return "scripted"


class UnscriptedDraw(Exception):
    """A scenario came to a draw that it does not script."""
