"""Twins: games that differ in what one viewer cannot see must look the same to that viewer, before and after an act.

An act is played; what it showed the viewer is noted: faces in the new view, and in the events by which cards move and
are shown (not those that a beat merely names: a beat shows nothing). Then, back before the act, all that stays hidden
is dealt anew: hidden cards change places among themselves, hidden numbers and notes change, sealed answers that stay
sealed are replaced. The same places, the same stream of chance. The act is played again, and the viewer must get the
same view, the same update (number, order and bytes of its events) and the same refusals.
"""

from __future__ import annotations

import random
from collections import Counter

from conformance.players import Act
from tablee.kernel.card import Card, Choice
from tablee.kernel.chance import Sfc32
from tablee.kernel.event import Disclosed, Event, Moved, Shown, Shuffled, Unsealed, Wrote
from tablee.kernel.game import Game
from tablee.kernel.viewcopy import write_copy

TRIED, EQUAL, DISCLOSED, NO_TWIN = "tried", "equal", "skipped, disclosed", "no twin"


class Leak(AssertionError):
    """The viewer can tell the twins apart."""


def faces(events: list[Event]) -> set[int]:
    """The cards whose faces these events show to whom they were made for."""
    out: set[int] = set()
    for event in events:
        if isinstance(event, Moved) and event.card is not None:
            out.add(int(event.card.index))
        elif isinstance(event, Shown):
            out.update(int(card.index) for card in event.cards)
        elif isinstance(event, Shuffled) and event.order is not None:
            out.update(int(card.index) for card in event.order)
        elif isinstance(event, Unsealed):
            for answer in event.answers:
                if answer is not None:
                    out.update(int(card.index) for card in (answer.card, answer.other) if card is not None)
    return out


def seen_cards(game: Game, viewer: int) -> set[int]:
    """The cards that a viewer knows where they lie."""
    return {int(c.index) for z in game.table.zones for c in z.cards if game.table.knowers(c, z) >> viewer & 1}


def deal_anew(game: Game, fixed: set[int], rng: random.Random) -> dict[int, Card]:
    """Let the hidden cards change places among themselves; for each of them, the card that lies there now.

    What others know goes with the place: who looked there has now seen the other card. Marks stay on their cards.
    """
    places = [(z, at) for z in game.table.zones for at, card in enumerate(z.cards) if int(card.index) not in fixed]
    before = [zone.cards[at] for zone, at in places]
    for _ in range(4 * len(places)):
        (one, i), (two, k) = rng.choice(places), rng.choice(places)
        admits_one, admits_two = one.place.admits, two.place.admits
        if (not admits_one or two.cards[k].kind in admits_one) and (not admits_two or one.cards[i].kind in admits_two):
            one.cards[i], two.cards[k] = two.cards[k], one.cards[i]
    now = {int(card.index): zone.cards[at] for card, (zone, at) in zip(before, places, strict=True)}
    if game.table.known:
        known = list(game.table.known)
        for old, new in now.items():
            game.table.known[int(new.index)] = known[old]
    return now


def laid_open(game: Game, written: set[int], shown: str) -> set[int]:
    """The notes that an act shows: what they said is written elsewhere, word for word, or they were empty."""
    notes = game.table.notes
    return {at for at in range(len(notes)) if (notes[at] in shown if notes[at] else at in written)}


def think_anew(game: Game, viewer: int, opened: bool, fixed: set[int], rng: random.Random) -> None:
    """Guess hidden numbers and notes anew, and sealed answers that are not opened now.

    While answers lie sealed they may hang together with hidden numbers, so those change only where none lies.
    """
    view, stream = game.view(viewer), Sfc32(rng.getrandbits(60))
    table, layout = game.table, game.setup.layout
    if not table.sealed:
        for number in layout.numbers:
            if view.numbers[number.index] is None:
                table.values[number.index] = game.guess_number(view, number, stream)
    for note in layout.notes:
        if view.notes[note.index] is None and int(note.index) not in fixed:
            table.notes[note.index] = game.guess_note(view, note, stream)
    if table.sealed and not opened:
        for seat in range(game.setup.seats):
            if table.sealed[seat] is not None and seat != viewer:
                table.sealed[seat] = game.guess_answer(view, seat, stream)


def same_act(twin: Game, act: Act, now: dict[int, Card], hidden_answer: bool, rng: random.Random) -> Choice | None:
    """The act as it is done in the twin, if it is open there: on the card that lies where the other did."""
    seat, choice = act
    if choice.verb.name in ("time", "glass", "undo", "enter"):
        return choice
    offered = twin.choices(seat)
    if hidden_answer:
        answers = [other for other in offered if other.verb.answers]
        return rng.choice(answers) if answers else None

    def there(card: Card | None) -> str:
        return "" if card is None else now.get(int(card.index), card).id

    for other in offered:
        if (
            other.verb is choice.verb
            and (other.target, other.aim, other.word) == (choice.target, choice.aim, choice.word)
            and ("" if other.card is None else other.card.id) == there(choice.card)
            and ("" if other.other is None else other.other.id) == there(choice.other)
        ):
            # Of equal copies only one is offered: where the card is the same in both, it is this very one.
            return choice if other.text == choice.text else other
    return None


def check_twin(game: Game, act: Act, viewer: int, texts: list[str], rng: random.Random, counts: Counter[str]) -> None:
    """Play an act here and in a twin, and see that the viewer cannot tell which is which; `Leak` if it can."""
    first = game.copy()
    first.listen()
    known = seen_cards(first, viewer)
    told = outlook(first, viewer, texts)
    top = first.step
    first.play(*act)
    written = {int(event.note.index) for event in first.listen().since(0) if isinstance(event, Wrote)}
    update = first.updates([viewer])[0]
    known |= seen_cards(first, viewer) | faces(update.events)
    opened = any(isinstance(event, Unsealed) for event in update.events)
    shown = "\n".join(event.new for event in update.events if isinstance(event, Wrote) and event.new)

    twin = game.copy()
    now = deal_anew(twin, known, rng)
    think_anew(twin, viewer, opened, laid_open(game, written, shown), rng)
    counts[TRIED] += 1
    compare(f"before {act[1]}", told, outlook(twin, viewer, texts))
    again = same_act(twin, act, now, top.seals() and act[0] != viewer and not opened and act[1].verb.answers, rng)
    if again is None:
        counts[NO_TWIN] += 1
        return
    twin.listen()
    twin.play(act[0], again)
    other = twin.updates([viewer])[0]
    if disclosures(update.events) != disclosures(other.events):
        counts[DISCLOSED] += 1
        return
    compare(f"the update after {act[1]}", [update.to_json(first.setup)], [other.to_json(twin.setup)])
    compare(f"after {act[1]}", outlook(first, viewer, texts), outlook(twin, viewer, texts))
    counts[EQUAL] += 1


def disclosures(events: list[Event]) -> list[tuple[str, int]]:
    """The facts that were said aloud."""
    return [(event.fact.name, int(event.value)) for event in events if isinstance(event, Disclosed)]


def outlook(game: Game, viewer: int, texts: list[str]) -> list[str]:
    """All that a viewer can get out of a game: the view, for people and for bots, and what is answered to some acts."""
    view = game.view(viewer)
    out = [view.to_json(), write_copy(view)]
    if viewer < game.setup.seats:
        out.extend(f"{text}: {game.refuse(viewer, text)}" for text in texts)
    return out


def compare(when: str, one: list[str], two: list[str]) -> None:
    """The first difference, if there is one, is a leak."""
    for left, right in zip(one, two, strict=True):
        if left != right:
            at = next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
            raise Leak(f"{when}: …{left[max(0, at - 80) : at + 80]}… or …{right[max(0, at - 80) : at + 80]}…")
