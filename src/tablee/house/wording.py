"""What a page needs in words beyond sentences: the faces of cards, the names of values, how choices are offered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tablee.house import protocol
from tablee.kernel.card import Choice
from tablee.kernel.event import Event, SetTo, Told
from tablee.kernel.refusal import Refusal
from tablee.kernel.setup import GameKind, Setup
from tablee.kernel.step import Decision
from tablee.kernel.view import Moment, View
from tablee.words import LANGS, Words, catalogue

SAID = ("id", "kind", "value", "colour", "source")  # columns of a card that are no signs on its face
OFFERED = 10_000  # choices of a game whose words are kept


def language(wanted: str) -> str:
    """The language that is spoken to somebody who asks for this one.

    >>> language("en-GB"), language("fr"), language("pt")
    ('en', 'fr', 'fr')
    """
    short = wanted[:2].lower()
    return short if short in LANGS else LANGS[0]


def sentence(words: Words, key: str) -> str:
    """The sentence of this key, or nothing: the page leaves out what a game does not say."""
    return words.say(key) if words.has(key) else ""


def is_sign(column: str, fact: object) -> bool:
    """Whether a column of a card file is a fact that a face shows in signs: not said in words, nor by the face already.

    >>> is_sign("price", 6), is_sign("say_fr", "une maison"), is_sign("copies_112", 2), is_sign("colour", "red")
    (True, False, False, False)
    """
    words = column.rpartition("_")[2] in LANGS
    return isinstance(fact, int | str) and not (words or column in SAID or column.startswith("copies"))


@cache
def offered(folder: Path, lang: str) -> dict[tuple[str, str], protocol.ChoiceWords]:
    """The words for choices of a game that are the same at all tables, as they come up."""
    return {}


class Wording:
    """The words of one table for one viewer, as they go over the wire."""

    def __init__(self, kind: GameKind, lang: str, names: list[str], viewer: int) -> None:
        self.lang = lang
        self.names = names
        self.words = Words(kind, lang, names, viewer)
        self.colours = catalogue.rows(kind.folder / "cards.toml", "colour")
        self.offered = offered(kind.folder, lang)

    def table(self, view: View) -> protocol.Words:
        """The names of what lies on the table."""
        setup, words = view.setup, self.words
        layout = setup.layout
        ids = dict.fromkeys((card.id, card.kind) for card in setup.deck.cards)
        counts = dict.fromkeys(number.counts for number in layout.numbers if number.counts)
        return protocol.Words(
            game=self.named("game", "name") or setup.kind.name,
            seats=self.names,
            zones={place.label: self.own("zone", place.name, int(place.owner)) for place in layout.places},
            numbers={number.label: self.own("number", number.name, int(number.owner)) for number in layout.numbers},
            values={
                number.label: words.amount(number, view.numbers[number.index])
                for number in layout.numbers
                if view.numbers[number.index] is not None
            },
            scales={name: scale for name in counts if (scale := self.scale(name))},
            cards=[self.face(id, kind) for id, kind in ids],
            notes={note.label: self.own("note", note.name, int(note.owner)) for note in layout.notes},
            glasses={glass.name: self.own("glass", glass.name, int(glass.owner)) for glass in layout.glasses},
            marks={mark.name: self.own("mark", mark.name, int(mark.owner)) for mark in layout.marks},
            forms={n.label: protocol.FormFacts(n.form, n.danger) for n in layout.numbers if n.form},
        )

    def named(self, group: str, name: str) -> str:
        """The word for a thing, or nothing."""
        return sentence(self.words, f"{group}.{name}")

    def own(self, group: str, name: str, owner: int) -> str:
        """The word for a thing; where it lies says whose it is."""
        mine = self.named(group, f"{name}.you") if owner == self.words.viewer else ""
        return mine or self.named(group, name) or name

    def scale(self, counts: str) -> list[protocol.ScaleStep]:
        """The values of one kind that have names, with their ids."""
        keys = self.words.scale(counts)
        numbers = [1, -1] if len(keys) == 2 else range(len(keys))
        return [
            protocol.ScaleStep(value, key.rpartition(".")[2], self.words.say(key))
            for value, key in zip(numbers, keys, strict=True)
        ]

    def face(self, id: str, kind: str) -> protocol.CardFace:
        """What is printed on a card."""
        row = self.words.cards.get(id, {})
        colour = self.colours.get(row.get("colour", ""), {})
        return protocol.CardFace(
            id,
            kind,
            row.get(self.lang) or self.named("kind", kind) or id,
            self.words.card(id),
            value=row.get("value"),
            colour=row.get("colour", ""),
            letter=colour.get(f"letter_{self.lang}", ""),
            shape=colour.get("shape", ""),
            line=row.get(f"theme_{self.lang}") or colour.get(f"theme_{self.lang}", ""),
            help=row.get(f"help_{self.lang}") or self.named("kind", f"{kind}.help"),
            facts={name: fact for name, fact in row.items() if is_sign(name, fact)},
            signs=[said for name, fact in row.items() if is_sign(name, fact) and (said := self.sign(kind, name, fact))],
        )

    def sign(self, kind: str, column: str, fact: int | str) -> str:
        """What a sign on a card says, in the words for this very fact or else for its column; of nothing, nothing."""
        for key in (f"sign.{kind}.{column}.{fact}", f"sign.{column}.{fact}"):
            if self.words.has(key):
                return self.words.say(key)
        key = f"sign.{kind}.{column}" if self.words.has(f"sign.{kind}.{column}") else f"sign.{column}"
        return self.words.say(key, int(fact)) if isinstance(fact, int) and fact and self.words.has(key) else ""

    def values(self, events: list[Event]) -> dict[str, str]:
        """The numbers that events change, in words."""
        return {
            event.number.label: self.words.amount(event.number, event.new)
            for event in events
            if isinstance(event, SetTo) and event.new is not None
        }

    def now(self, setup: Setup, moment: Moment, ask: Decision | None, waits: Mapping[str, float]) -> protocol.Now:
        """The sentence of the moment, and how the choices are offered."""
        choices = {}
        for choice in [] if ask is None else ask.choices:
            choices[choice.text] = self.choice(choice, round(waits.get(choice.text, 0.0) * 1000))
        entry = None if ask is None else ask.entry
        typed = "" if entry is None else self.words.entry(entry.label)
        if ask is not None and ask.required:
            return protocol.Now(self.words.ask(ask), choices, typed)
        return protocol.Now(self.words.wait(setup, moment), choices, typed)

    def choice(self, choice: Choice, wait: int) -> protocol.ChoiceWords:
        """How a choice is offered. An answer that names nobody is offered everywhere alike."""
        alike = choice.verb.answers and choice.aim not in ("seat", "seats") and wait == 0
        key = (choice.verb.name, choice.text)
        words = self.offered.get(key) if alike else None
        if words is None:
            words = self.offer(choice, wait)
            if alike and len(self.offered) < OFFERED:
                self.offered[key] = words
        return words

    def offer(self, choice: Choice, wait: int) -> protocol.ChoiceWords:
        """The words for a choice."""
        aim = ""
        if choice.aim == "seat":
            aim = self.words.seat(int(choice.target))
        elif choice.aim:
            aim = self.words.value(choice.aim, int(choice.target))
        offer = "" if choice.verb.answers else self.words.offer(choice)
        return protocol.ChoiceWords(self.words.verb(choice), aim, offer, wait)

    def said(self, event: Event, number: int) -> protocol.Said | None:
        """The line of the log for an event, if it has one."""
        text = self.words.event(event)
        if text is None:
            return None
        rule = event.beat.rule if isinstance(event, Told) else ""
        return protocol.Said(text, rule, self.words.page(rule), number)

    def lines(self) -> dict[str, str]:
        """The words of the lines of a result."""
        return {key[5:]: self.words.say(key) for key in self.words.keys if key.startswith("line.")}

    def about(self, id: str, rule: str) -> protocol.RuleMessage:
        """What a rule says."""
        return protocol.RuleMessage(id, rule, self.words.rule(rule), self.words.page(rule))

    def refused(self, id: str, refusal: Refusal) -> protocol.RefusedMessage:
        """Why not: the sentence of the case, the rule and its page."""
        rule = refusal.rule
        said = self.words.refusal(refusal)
        return protocol.RefusedMessage(id, said, "rule", rule, self.words.rule(rule), self.words.page(rule))
