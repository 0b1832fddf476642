"""The words of a game for one viewer: events, questions, choices, refusals, places, numbers and results in a language.

A game's words lie in its folder (`words/fr.po`, `words/en.po`, `cards.toml`, `rulebook.toml`), those that all games
share beside this module. A sentence that is missing is its own key, so that a game without words can be played all
the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel.card import Card, Choice
from tablee.kernel.event import Event, Rolled, Told
from tablee.kernel.layout import CLOCK, SPECTATOR, Note, Number, Place, Thing
from tablee.kernel.refusal import Line, Refusal
from tablee.kernel.setup import GameKind, Setup
from tablee.kernel.step import Decision
from tablee.kernel.view import Moment
from tablee.words import catalogue
from tablee.words.catalogue import LANGS

__all__ = ["LANGS", "Words"]

NOBODY = -1


class Words:
    """The words of a game in a language, for a viewer at a table where players have names.

    >>> from tablee.games.registry import game_named
    >>> words = Words(game_named("allergono"), "en", ["Ada", "Bob"], viewer=0)
    >>> words.say("value.cards", 1), words.say("value.cards", 2), words.say("no.such.key")
    ('1 card', '2 cards', 'no.such.key')
    >>> words.card("R7"), words.seat(1), words.seat(0)
    ('a red 7', 'Bob', 'Ada')
    """

    def __init__(self, kind: GameKind, lang: str, names: Sequence[str], viewer: int = int(SPECTATOR)) -> None:
        self.kind = kind
        self.lang = lang
        self.names = list(names)
        self.viewer = viewer
        self.translations = catalogue.translations(kind.folder, lang)
        self.keys = catalogue.keys(kind.folder, lang)
        self.texts = catalogue.texts(kind.folder, lang)
        self.counted = catalogue.counted(kind.folder, lang)
        self.cards = kind.printed()
        self.rules = catalogue.rules(kind.folder)

    # -- single words -----------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return key in self.keys

    def say(self, key: str, n: int | None = None, /, **facts: str) -> str:
        """The sentence of this key with its facts; the form that a number asks for, where it counts something."""
        text = self.texts.get(key, key)
        if n is not None:
            text = self.translations.ngettext(key, key, n) if key in self.counted else text
            facts = {"n": str(n), **facts}
        for name, value in facts.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("table.clock") if seat == CLOCK else str(seat + 1)

    def card(self, id: str | None) -> str:
        """How a sentence names a card; a card that is not seen is just a card."""
        if id is None:
            return self.say("table.card")
        return str(self.cards.get(id, {}).get(f"say_{self.lang}", id))

    def face(self, card: Card) -> str:
        """A card on the table: its name in sentences, and its notation, where that is another."""
        said = self.card(card.id)
        return card.id if said == card.id else f"{said} ({card.id})"

    def scale(self, counts: str) -> list[str]:
        """The names of values that have one, from the lowest on: colours, for example."""
        return catalogue.scale(self.kind.folder, self.lang, counts)

    def value(self, counts: str, value: int, low: int = 0, high: int | None = None) -> str:
        """A number in words, by what it counts: a colour, a name, so many cards, yes or no."""
        if counts == "seat":
            return self.seat(value) if value >= 0 else "–"
        if counts == "seats":
            return ", ".join(self.seat(seat) for seat in range(len(self.names)) if value >> seat & 1) or "–"
        names = self.scale(counts) if counts else []
        if len(names) == 2 and low < 0:  # which way round: 1, then -1
            return self.say(names[0 if value > 0 else 1])
        if low <= value < low + len(names):
            return self.say(names[value - low])
        if counts and self.has(f"value.{counts}"):
            return self.say(f"value.{counts}", value)
        if not counts and (low, high) == (0, 1):
            return self.say("value.yes" if value else "value.no")
        return str(value)

    # -- the table --------------------------------------------------------------------------------------------------

    def zone(self, place: Place) -> str:
        """The name of a place, and whose it is."""
        return self.owned("zone", place)

    def owned(self, group: str, thing: Thing) -> str:
        """The name of something that lies on the table, and whose it is."""
        key = f"{group}.{thing.name}"
        label = self.say(key) if self.has(key) else thing.name
        if thing.owner < 0:
            return label
        if thing.owner == self.viewer and self.has(f"{key}.you"):
            return self.say(f"{key}.you")
        return self.say("table.owned", what=label, seat=self.seat(int(thing.owner)))

    def number(self, number: Number, value: int | None) -> str:
        """A number with its name."""
        return self.say("table.number", what=self.owned("number", number), value=self.amount(number, value))

    def written(self, note: Note, text: str) -> str:
        """A note with its name."""
        return self.say("table.number", what=self.owned("note", note), value=text)

    def amount(self, number: Number, value: int | None) -> str:
        """What a number says, without its name."""
        if value is None:
            return self.say("table.hidden")
        return self.value(number.counts, value, number.low, number.high)

    # -- questions and answers --------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> str:
        """The sentence that asks."""
        key = self.step_key("ask", decision.asks)
        if key is not None:
            return self.say(key)
        if decision.entry is not None:
            return self.say("ask.entry", what=self.entry(decision.entry.label))
        return self.say("ask.required" if decision.required else "ask.offers")

    def entry(self, label: str) -> str:
        """The name of what is to be typed."""
        return self.say(f"entry.{label}") if self.has(f"entry.{label}") else label

    def wait(self, setup: Setup, moment: Moment) -> str:
        """The sentence of the moment for whoever is not asked."""
        if moment.agenda is None:
            return self.say("table.over")
        seats = [seat for seat in range(setup.seats) if moment.waiting >> seat & 1]
        if not seats:
            return self.say("wait.clock")
        who = ", ".join(self.seat(seat) for seat in seats)
        key = self.step_key("wait", moment.agenda.step.name())
        return self.say(key or "wait.somebody", seat=who)

    def step_key(self, group: str, step: str) -> str | None:
        """The key of a step's sentence, whether the step's name is written in one word or in several."""
        key = f"{group}.{step}"
        if self.has(key):
            return key
        return catalogue.plain_keys(self.kind.folder, self.lang).get(key.replace("_", ""))

    def verb(self, choice: Choice) -> str:
        """What a choice does, in a word or two."""
        key = f"verb.{choice.verb.name}"
        return self.say(key) if self.has(key) else choice.verb.name

    def choice(self, choice: Choice) -> str:
        """A choice in words: what it does, with which card, to whom."""
        details: list[str] = []
        if choice.card is not None:
            details.append(self.card(choice.card.id))
        if choice.other is not None:
            details.append(self.card(choice.other.id))
        if choice.aim == "seat":
            details.append(self.seat(int(choice.target)))
        elif choice.aim:
            key = f"value.{choice.aim}.{choice.word.split(' ')[0]}"
            plain = choice.word if choice.word and not self.scale(choice.aim) else ""
            details.append(self.say(key) if self.has(key) else plain or self.value(choice.aim, int(choice.target)))
        elif choice.word and choice.card is None:
            details.append(choice.word)
        verb = self.verb(choice)
        if not details:
            return verb
        form = "table.exclaimed" if verb[-1] in "!?" else "table.choice"
        return self.say(form, verb=verb, details=", ".join(details))

    def offer(self, choice: Choice) -> str:
        """What is offered: in a sentence where there is one, and in short."""
        key = f"offer.{choice.verb.name}"
        if not self.has(key):
            return self.choice(choice)
        card = self.card(choice.card.id) if choice.card is not None else ""
        sentence = self.say(key, other=self.seat(int(choice.target)), card=card)
        return self.say("table.because", rule=self.choice(choice), facts=sentence)

    # -- the story --------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str | None:
        """The sentence of an event, if it is one that is told."""
        if isinstance(event, Rolled):
            return self.say("table.rolled", what=event.name, value=str(int(event.value)))
        if not isinstance(event, Told):
            return None
        key = f"beat.{event.beat.name}"
        if event.seat == self.viewer and self.has(f"{key}.you"):
            key += ".you"
        elif event.other == self.viewer and self.has(f"{key}.to_you"):
            key += ".to_you"
        facts = {"card": self.card(None if event.card is None else event.card.id), "word": event.word}
        if event.seat >= 0:
            facts["seat"] = self.seat(int(event.seat))
        if event.other >= 0:
            facts["other"] = self.seat(int(event.other))
        n = int(event.n) if event.n >= 0 else None
        if n is not None and event.beat.counts:
            facts[event.beat.counts] = self.value(event.beat.counts, n)
        return self.say(key, n, **facts)

    def award(self, id: str, n: int) -> tuple[str, str]:
        """The name of a small award, and what it is for."""
        return self.say(f"award.{id}"), self.say(f"award.{id}.why", n)

    def refusal(self, refusal: Refusal) -> str:
        """Why not: the rule in one line, then the facts of the case."""
        facts: dict[str, str] = {}
        for name, value in refusal.facts.items():
            said = self.fact(name, value)
            if value not in ("", "0") and self.has(f"fact.{name}") and said not in facts:
                facts[said] = self.say("table.number", what=self.say(f"fact.{name}"), value=said)
        line = self.rule(refusal.rule)
        return self.say("table.because", rule=line, facts=self.say("table.and").join(facts.values())) if facts else line

    def fact(self, name: str, value: str) -> str:
        """A fact of a refusal in words."""
        if value in self.cards:
            return self.card(value)
        if name == "seat" and value.isdecimal():
            return self.seat(int(value) - 1)
        key = f"value.{name}.{value}"
        return self.say(key) if self.has(key) else value

    def rule(self, id: str) -> str:
        """A rule in one line; the id where there is no such rule."""
        return str(self.rules.get(id, {}).get(self.lang, id))

    def page(self, id: str) -> int | None:
        """The page of the rulebook on which a rule stands, if it stands on one."""
        page = self.rules.get(id, {}).get("page")
        return int(page) if page else None

    def line(self, line: Line) -> str:
        """A line of a result: for what, from which cards, how many points."""
        key = f"line.{line.words}"
        what = self.say(key) if self.has(key) else line.words
        cards = ", ".join(self.card(card.id) for card in line.cards)
        points = self.value("points", line.points)
        text = self.say("table.number", what=what, value=points)
        return self.say("table.because", rule=text, facts=cards) if cards else text
