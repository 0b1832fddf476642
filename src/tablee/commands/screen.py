"""A table as lines in the terminal, drawn from a view and the declaration of the game alone."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import Number
from tablee.kernel.refusal import Result
from tablee.kernel.step import Decision
from tablee.kernel.view import Seen, View
from tablee.words import Words

SHOWN = 3  # the uppermost cards of a long pile that is nobody's
INKS = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "mauve": "magenta"}


class Screen:
    """Writes what a viewer sees in the viewer's words."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, text: str, style: str = "") -> None:
        """A line, as it is."""
        self.console.print(Text(text, style), soft_wrap=True)

    # -- the table --------------------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        """All that is to be seen: what is everybody's, then what each seat has, the viewer last."""
        self.console.print(Rule(style="dim"))
        self.belongings(view, -1)
        seats = [seat for seat in range(view.setup.seats) if seat != view.viewer]
        for seat in [*seats, *([int(view.viewer)] if view.viewer < view.setup.seats else [])]:
            self.belongings(view, seat)
        self.console.print(Rule(style="dim"))

    def belongings(self, view: View, owner: int) -> None:
        """What belongs to a seat, or to the table, on as few lines as it takes."""
        layout = view.setup.layout
        parts = [self.zone(zone) for zone in view.zones if zone.place.owner == owner and self.shows(zone)]
        if owner >= 0 and view.moment.tallies and "points" not in [number.counts for number in layout.numbers]:
            parts.insert(0, Text(self.words.value("points", view.moment.tallies[owner]), "bold"))
        for number in layout.numbers:
            value = view.numbers[number.index]
            if number.owner == owner and value is not None and self.matters(number, value):
                parts.append(Text(self.words.number(number, value)))
        for note in layout.notes:
            written = view.notes[note.index]
            if note.owner == owner and written:
                parts.append(Text(self.words.written(note, written)))
        if owner < 0:
            for glass in layout.glasses:
                if view.glasses[glass.index]:
                    parts.append(Text(self.words.owned("glass", glass)))
        if parts:
            self.console.print(Text(" · ", "dim").join(parts), soft_wrap=True)

    def shows(self, zone: Seen) -> bool:
        """Whether a place is worth a word: cards lie there, or it is somebody's hand."""
        return zone.count > 0 or (zone.place.bag and zone.place.owner >= 0)

    def matters(self, number: Number, value: int) -> bool:
        """Whether a number is worth a word: it has one, and it says more than it did at the start."""
        if not self.words.has(f"number.{number.name}"):
            return False
        if number.counts == "seat":
            return value >= 0
        return value != number.start or (number.owner >= 0 and number.counts == "points")

    def zone(self, seen: Seen) -> Text:
        """A place and the cards that are seen there; of a long pile of the table's, the uppermost."""
        seen_cards = [card for card in seen.cards if card is not None]
        cards = seen_cards
        if seen.place.owner < 0 and not seen.place.bag:
            cards = seen_cards[: -SHOWN - 1 : -1]
        parts = [self.card(card) for card in cards]
        for key, rest in (("table.more", len(seen_cards) - len(cards)), ("table.unseen", seen.count - len(seen_cards))):
            if rest > 0:
                parts.append(Text(self.words.say(key, int(rest)), "dim"))
        listed = Text(", ").join(parts or [Text(self.words.say("table.empty"), "dim")])
        return Text.assemble((self.words.zone(seen.place), "bold"), self.words.say("table.colon"), listed)

    def card(self, card: Card) -> Text:
        """A card in its ink."""
        colour = str(self.words.cards.get(card.id, {}).get("colour", ""))
        return Text(self.words.face(card), INKS.get(colour, ""))

    # -- questions --------------------------------------------------------------------------------------------------

    def question(self, decision: Decision, choices: list[Choice]) -> None:
        """The question, and its choices with their numbers."""
        self.say(self.words.ask(decision), "bold")
        mark = "#" if decision.entry is not None else ""
        for at, choice in enumerate(choices, 1):
            text = self.words.choice(choice) if choice.verb.answers else self.words.offer(choice)
            line = Text(f"  {mark}{at:>2}  ", "cyan")
            colour = "" if choice.card is None else str(self.words.cards.get(choice.card.id, {}).get("colour", ""))
            self.console.print(line.append(text, INKS.get(colour, "default")), soft_wrap=True)
        if not decision.required:
            self.say("      " + self.words.say("play.lapse"), "dim")

    # -- the end ----------------------------------------------------------------------------------------------------

    def result(self, result: Result) -> None:
        """The ranks, and under each seat the lines that make its total."""
        self.console.print(Rule(self.words.say("play.result"), style="dim"))
        for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
            points = self.words.value("points", result.totals[seat])
            self.say(self.words.say("play.rank", result.ranks[seat], seat=self.words.seat(seat), points=points), "bold")
            for line in result.lines[seat]:
                self.say("   " + self.words.line(line))
