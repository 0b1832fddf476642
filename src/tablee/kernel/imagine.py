"""Imagine a whole game from what one seat sees: what is seen stays, what is hidden is dealt anew by chance."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.kernel.card import Card
from tablee.kernel.chance import Chance
from tablee.kernel.game import Game
from tablee.kernel.layout import one
from tablee.kernel.table import Table, Zone
from tablee.kernel.view import View


def imagine(view: View, rng: Chance) -> Game:
    """A game that looks the same to the viewer. Hidden places are dealt the narrowest first, known cards stay, and
    the game's own `guess` supplies hidden numbers, notes and sealed answers. Its chance is a fresh stream."""
    setup = view.setup
    table = Table(setup, rng.copy())
    table.acts = view.moment.act
    table.since = view.ask.since if view.ask is not None else view.moment.act
    table.agenda = view.moment.agenda
    table.waits = view.moment.waiting
    table.window = view.moment.open
    table.glasses = view.glasses.copy()
    for at in range(len(setup.layout.marks)):
        for index, value in view.marks[at].items():
            table.marks[at][index] = value
    deal_hidden(view, table, rng)
    game = setup.kind.game(setup, table)
    guess_hidden(view, game, rng)
    return game


def deal_hidden(view: View, table: Table, rng: Chance) -> None:
    """Put the seen cards where they are seen, and deal the others to the hidden places."""
    seen: list[Card] = []
    for zone in view.zones:
        for card in zone.cards:
            if card is not None:
                seen.append(card)
    hidden = [card for card in view.setup.deck.cards if card not in seen]
    hidden.sort(key=kin)  # which of some equal copies are seen makes no difference
    rng.shuffle("imagined", hidden)
    order = list(range(len(view.zones)))
    order.sort(key=lambda at: width(view, int(at)))
    for at in order:
        fill(view, table, at, hidden)
    if hidden:
        raise ValueError(f"{len(hidden)} cards have no place: {hidden}")


def kin(card: Card) -> i64:
    """What equal copies have in common."""
    return card.kin


def width(view: View, at: int) -> int:
    """How many of the deck's cards a place admits: the narrowest places are dealt first."""
    admits = view.setup.layout.places[at].admits
    if not admits:
        return len(view.setup.deck.cards)
    return len([card for card in view.setup.deck.cards if card.kind in admits])


def fill(view: View, table: Table, at: int, hidden: list[Card]) -> None:
    """Fill one place: seen cards where they are, hidden ones from what is left."""
    seen = view.zones[at]
    zone = table.zones[at]
    bit = one(view.viewer)
    sees = (zone.sees >> view.viewer) & 1
    for card in view.in_order(seen):
        if card is None:
            zone.cards.append(next_admitted(zone, hidden))
            continue
        zone.cards.append(card)
        if not sees:
            memory = table.memory()
            memory[card.index] = int(memory[card.index] | bit)
            zone.peeked |= bit
    while len(zone.cards) < seen.count:
        zone.cards.append(next_admitted(zone, hidden))


def next_admitted(zone: Zone, hidden: list[Card]) -> Card:
    """The next hidden card that may lie at a place."""
    admits = zone.place.admits
    for at in range(len(hidden) - 1, -1, -1):
        if not admits or hidden[at].kind in admits:
            return hidden.pop(at)
    raise ValueError(f"no hidden card is left that may lie at {zone.place.label}")


def guess_hidden(view: View, game: Game, rng: Chance) -> None:
    """Numbers, notes and sealed answers that the viewer does not see, as the game guesses them."""
    table = game.table
    layout = view.setup.layout
    for number in layout.numbers:
        value = view.numbers[number.index]
        table.values[number.index] = number.start if value is None else value
    for note in layout.notes:
        words = view.notes[note.index]
        table.notes[note.index] = "" if words is None else words
    game.bind()
    for number in layout.numbers:
        if view.numbers[number.index] is None:
            table.values[number.index] = game.guess_number(view, number, rng)
    for note in layout.notes:
        if view.notes[note.index] is None:
            table.notes[note.index] = game.guess_note(view, note, rng)
    for seat in range(view.setup.seats):
        if view.sealed[seat] is not None:
            if not table.sealed:
                table.sealed = [None] * view.setup.seats
            own = view.answers[seat]
            table.sealed[seat] = own if own is not None else game.guess_answer(view, seat, rng)
