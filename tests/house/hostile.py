"""A client that sends what no honest page would."""

from __future__ import annotations

import json
import random
from typing import Any

from house.direct import Facts, Open, Page
from house.tables import check_answer

WORDS = ["", "draw", "lay", "time 1", "undo", "enter", "enter x", "é" * 40, "\x00", "\u202e", "\ud83d\ude00", "1 2 3"]


KINDS = ["act", "why", "say", "sit", "bot", "remove", "settle", "start", "takeback", "agree", "pause", "timer", "time"]


KINDS += ["remind", "resign", "leave", "mute", "rematch", "about", "hello", "pulse", "view", "update", "ack", "", "é"]


CLOSED = {1008, 1009, 1011, 1013}


class Hostile:
    """Sends what no honest page would, from a seed. None of it may change a table."""

    def __init__(self, seed: int, game: Any, seat: int, used: list[str]) -> None:
        self.rng = random.Random(seed)
        self.game = game
        self.seat = seat
        self.used = used  # the ids of wishes that were done
        self.ways = [self.junk, self.torn, self.large, self.typed, self.unknown, self.stale, self.foreign, self.clock]
        self.ways += [self.again, self.greeting, self.forged, self.beyond, self.asking]

    def frame(self) -> str | bytes:
        """The next one."""
        return self.rng.choice(self.ways)()

    def word(self) -> str:
        """Some text."""
        cards = [card.id for card in self.game.setup.deck.cards]
        return self.rng.choice([*WORDS, self.rng.choice(cards), f"lay {self.rng.choice(cards)}"])

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say."""
        rng = self.rng
        plain = [
            None,
            True,
            False,
            -1,
            0,
            31,
            32,
            1 << 63,
            -(1 << 70),
            1e308,
            0.5,
            self.word(),
            "x" * rng.randrange(600),
        ]
        if depth > 2 or rng.random() < 0.7:
            return rng.choice(plain)
        if rng.random() < 0.5:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        return {self.word(): self.value(depth + 1) for _ in range(rng.randrange(4))}

    def act(self, decision: str, text: str, **more: object) -> str:
        """An act."""
        return json.dumps({"type": "act", "id": f"h{self.rng.random()}", "decision": decision, "text": text, **more})

    def decision(self) -> str:
        """The id of what the seat is asked now, or one that looks like it."""
        found = self.game.decision(self.seat)
        return "0-00000000" if found is None else found.id

    def junk(self) -> str | bytes:
        """No JSON at all."""
        size = self.rng.randrange(200)
        data = self.rng.randbytes(size)
        return data if self.rng.random() < 0.5 else data.decode("latin-1")

    def torn(self) -> str:
        """Half a message."""
        whole = self.act(self.decision(), "draw")
        return whole[: self.rng.randrange(len(whole))]

    def large(self) -> str:
        """More than anybody has to say."""
        return self.rng.choice(
            [
                "[" * self.rng.randrange(1, 8000),
                self.act(self.decision(), "x" * self.rng.randrange(501, 7900)),
                json.dumps({"type": "why", "id": "x" * self.rng.randrange(65, 500), "text": "draw"}),
                '{"type":"act"' + ',"id":"x"' * 800 + "}",
            ]
        )

    def typed(self) -> str:
        """A message of ours with values of other types."""
        message = {"type": self.rng.choice(KINDS), "id": self.value(), "text": self.value(), "decision": self.value()}
        message["nobody knows this"] = self.value()
        return json.dumps(message)

    def unknown(self) -> str:
        """A message that there is not."""
        return json.dumps({"type": self.rng.choice(["cheat", "view", "update", "ack", "error", 7, None]), "id": "u"})

    def stale(self) -> str:
        """An act for a decision of another time."""
        return self.act(f"{self.rng.randrange(99)}-{self.rng.getrandbits(32):08x}", self.word())

    def foreign(self) -> str:
        """What another seat may do, done from this one."""
        seats = [seat for seat in range(self.game.setup.seats) if seat != self.seat]
        other = self.game.decision(self.rng.choice(seats))
        own = {choice.text for choice in self.game.choices(self.seat)}
        texts = [] if other is None else [choice.text for choice in other.choices if choice.text not in own]
        return self.act("" if other is None else other.id, self.rng.choice([*texts, "nothing"]))

    def clock(self) -> str:
        """What only the clock may do."""
        return self.act(self.decision(), self.rng.choice(["time 1", "time 2", "glass 1", f"time {self.seat + 1}"]))

    def again(self) -> str:
        """Something that was done long ago, under its own id."""
        return json.dumps({"type": "say", "id": self.rng.choice(self.used), "phrase": "hello", "text": ""})

    def greeting(self) -> str:
        """Hello, in the middle."""
        return json.dumps({"type": "hello", "version": 2, "lang": "fr", "last": self.rng.randrange(-5, 99)})

    def forged(self) -> str:
        """An act with a card of its own making."""
        return self.act(self.decision(), "draw", card={"id": self.word()}, seat=self.rng.randrange(5))

    def beyond(self) -> str:
        """Seats and levels that there are not, and deeds of a host before or after their time."""
        kind = self.rng.choice(["sit", "bot", "remove", "mute", "remind", "start", "settle", "rematch"])
        facts: Facts = {"type": kind, "id": f"b{self.rng.random()}"}
        seat = self.rng.choice([-1, 31, 32, 1 << 40])
        match kind:
            case "sit":
                facts |= {"seat": seat, "name": self.word()[:24], "colour": "sky", "word": "\x00"}
            case "bot":
                facts |= {"seat": seat, "level": "steady:999"}
            case "remove" | "remind":
                facts |= {"seat": seat}
            case "mute":
                facts |= {"seat": seat, "on": True}
            case "start":
                facts |= {"level": "nobody"}
            case "settle":
                facts |= {"seats": 3, "options": {"seats": 3, "self": 1, self.word(): 1}, "settings": {}}
        return json.dumps(facts)

    def asking(self) -> str:
        """Questions, which change nothing."""
        if self.rng.random() < 0.3:
            return json.dumps({"type": "about", "id": "r", "rule": self.word()[:64]})
        return json.dumps({"type": "why", "id": "q", "text": self.word()[:400]})


async def attack(here: Open, code: str, token: str, seat: int, seed: int, count: int, used: list[str]) -> int:
    """So many hostile frames from a seat, from as many pages as it takes; how many pages that were."""
    lang = ("fr", "en")[seed % 2]
    hostile = Hostile(seed, here.table(code).state.game, seat, used)
    page: Page | None = None
    pages = 0
    while count:
        if page is None or page.task.done():
            if page is not None:
                assert page.code in CLOSED, page.code
                last = page.messages[-1]
                assert last["type"] == "error", last
                here.pages.remove(page)
            page = await here.greet(code, token, lang)
            assert page.messages[0]["type"] == "view"
            pages += 1
        burst = min(count, 20)
        for _ in range(burst):
            page.say(hostile.frame())
        count -= burst
        await here.settle()
        for message in page.messages[1:]:
            if message["type"] not in ("present", "view"):
                check_answer(message, lang)
        del page.frames[1:-1]
    assert page is not None
    if not page.task.done():
        await page.go()
    here.pages.remove(page)
    return pages
