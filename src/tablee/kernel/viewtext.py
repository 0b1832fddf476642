"""What a viewer sees, as text in the notation of positions: `?` is a card, a number or a word that is not seen."""

from __future__ import annotations

from tablee.kernel.card import Card
from tablee.kernel.layout import seat_name
from tablee.kernel.notation import UNSEEN, number_text, step_text, waiting_text
from tablee.kernel.position import add, row
from tablee.kernel.step import steps_of
from tablee.kernel.textfile import spelled
from tablee.kernel.view import Seen, View


def write_view(view: View) -> str:
    """A view as text, to be read by people.

    >>> from tablee.games.registry import game_named
    >>> print(write_view(game_named("allergono").new(seats=2, seed=1).view(1)).partition("zones")[0])
    game: allergono
    seats: 2
    viewer: 2
    acts: 0
    agenda:
      turnup
    """
    setup = view.setup
    layout = setup.layout
    moment = view.moment
    out = [f"game: {setup.kind.name}"]
    if setup.kind.pack is not None:
        out.append(f"pack: {setup.kind.pack.label}")
    out += [f"seats: {setup.seats}", f"viewer: {seat_name(view.viewer)}"]
    out.append(f"acts: {moment.act}")
    add(out, "agenda", [step_text(step) for step in steps_of(moment.agenda)])
    add(out, "zones", [row(zone.place.label, seen_cards(zone)) for zone in view.zones])
    numbers: list[str] = []
    for number in layout.numbers:
        value = view.numbers[number.index]
        numbers.append(row(number.label, UNSEEN if value is None else number_text(setup, number, value)))
    add(out, "numbers", numbers)
    marks: list[str] = []
    for mark in layout.marks:
        for index, value in sorted(view.marks[mark.index].items()):
            marks.append(f"{mark.label} {setup.deck.cards[index].id}: {value}")
    add(out, "marks", marks)
    notes: list[str] = []
    for note in layout.notes:
        words = view.notes[note.index]
        notes.append(row(note.label, UNSEEN if words is None else spelled(words)))
    add(out, "notes", notes)
    add(out, "glasses", [row(g.label, "runs" if view.glasses[g.index] else "lies") for g in layout.glasses])
    add(out, "sealed", [row(str(i + 1), text or UNSEEN) for i, text in enumerate(view.sealed) if text is not None])
    if moment.result is not None:
        ranks = " ".join([str(rank) for rank in moment.result.ranks])
        totals = " ".join([str(total) for total in moment.result.totals])
        add(out, "result", [f"ranks: {ranks}", f"totals: {totals}"])
    else:
        out.append(row("waiting", waiting_text(moment.waiting, setup.seats)))
    if view.ask is not None:
        asks = [choice.text for choice in view.ask.choices]
        if view.ask.entry is not None:
            asks.append(f"enter a {view.ask.entry.shape}")
        add(out, f"asked {view.ask.asks}", asks)
    return "\n".join(out) + "\n"


def seen_cards(zone: Seen) -> str:
    """The cards of a place: equal copies have one name, for nobody can tell them apart."""
    cards: list[Card | None] = list(zone.cards)
    if zone.hidden:
        cards += [None] * (int(zone.count) - len(cards))
    return " ".join([UNSEEN if card is None else card.id for card in cards])
