"""Highest card: everybody lays a card face down, all are turned over together, and the highest takes the trick."""

from pathlib import Path

from tablee.kernel.card import Card, Choice, Deck, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, Layout
from tablee.kernel.refusal import Beat, Line, Result
from tablee.kernel.setup import GameKind, lay_out
from tablee.kernel.step import Sealed

LAY = Verb("lay")
WON = Beat("won", "HIGH2")


class Trick(Sealed["HighCard"]):
    def choices(self, g, seat, out):
        out.extend(Choice(LAY, card) for card in g.hand(seat).cards)

    def opened(self, g, answers):
        for seat, answer in enumerate(answers):
            g.table.move(answer.card, g.hand(seat), g.table.zones[1])
        winner = max(range(len(answers)), key=lambda seat: answers[seat].card.index)
        g.table.set(winner, g.table.values[winner] + 1)
        g.table.tell(WON, winner, answers[winner].card)
        if g.hand(0).cards:
            g.push(Trick())


class HighCard(Game):
    def start(self):
        deck = self.table.zones[0]
        lay_out(deck, self.setup.deck.cards)
        self.table.shuffle(deck)
        for seat in range(self.setup.seats):
            for _ in range(5):
                self.table.draw(deck, self.hand(seat))
        self.push(Trick())

    def hand(self, seat):
        return self.table.zones[2 + seat]

    def tallies(self):
        return self.table.values[:]

    def result(self):
        return Result([[Line(tricks, "tricks", "HIGH2")] for tricks in self.tallies()])


class Kind(GameKind):
    def deck(self, options):
        return Deck([Card(f"N{number:02}", "number") for number in range(1, 41)])

    def layout(self, seats, options):
        layout = Layout(seats)
        layout.pile("deck", sees=NOBODY)
        layout.pile("table")
        layout.bags("hand")
        layout.numbers_each("tricks", 0, 5, counts="points")
        return layout

    def game(self, setup, table):
        return HighCard(setup, table)


KIND = Kind("high_card", Path(__file__).parent, (2, 8), verbs=(LAY,), beats=(WON,), steps=(Trick,))
