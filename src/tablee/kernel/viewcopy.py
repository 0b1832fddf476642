"""A view as text for another process: written and read back without loss, and no more in it than the viewer sees.

Equal copies of a card cannot be told apart, so they are named in the order in which they are seen: the first is `R7`,
the next `R7/2`, whichever they are in the deck. Who reads the text gets a view in which they have just these names.
"""

from __future__ import annotations

import json
from typing import Any, Final, cast

from mypy_extensions import i64

from tablee.kernel.card import ENTER, UNDO, Card, Choice, Deck, Verb
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import GLASS, TIME
from tablee.kernel.imagine import imagine
from tablee.kernel.notation import step_names
from tablee.kernel.refusal import Line, Result
from tablee.kernel.setup import GameKind, Setup
from tablee.kernel.step import Agenda, Decision, Step, agenda_of, steps_of
from tablee.kernel.view import Moment, Seen, View

Plain = list[Any]


# -- writing --------------------------------------------------------------------------------------------------------


class Names:
    """The names of the cards in one text: equal copies by the order in which they are met."""

    def __init__(self) -> None:
        self.given: Final[dict[int, str]] = {}
        self.met: Final[dict[str, int]] = {}

    def of(self, card: Card) -> str:
        """The name of a card."""
        name = self.given.get(int(card.index))
        if name is None:
            count = self.met.get(card.id, 0) + 1
            self.met[card.id] = count
            name = card.id if count == 1 else f"{card.id}/{count}"
            self.given[int(card.index)] = name
        return name

    def of_any(self, card: Card | None) -> str | None:
        """The name of a card, where there is one and it is seen."""
        return None if card is None else self.of(card)


def write_copy(view: View) -> str:
    """A view as text.

    >>> from tablee.games.registry import game_named
    >>> view = game_named("allergono").new(seats=3, seed=5).view(2)
    >>> read_copy(view.setup, write_copy(view)).to_json() == view.to_json()
    True
    """
    names = Names()
    moment = view.moment
    zones: Plain = []
    for zone in view.zones:
        zones.append([int(zone.count), [names.of_any(card) for card in view.in_order(zone)]])
    marks: Plain = []
    for row in view.marks:
        marks.append({names.given[index]: value for index, value in row.items()})
    plain: dict[str, object] = {
        "viewer": int(view.viewer),
        "act": int(moment.act),
        "waiting": int(moment.waiting),
        "open": int(moment.open),
        "tallies": moment.tallies,
        "agenda": [plain_step(step, names) for step in steps_of(moment.agenda)],
        "result": None if moment.result is None else plain_result(moment.result, names),
        "zones": zones,
        "numbers": view.numbers,
        "marks": marks,
        "notes": view.notes,
        "glasses": view.glasses,
        "sealed": view.sealed,
        "answers": [plain_choice(answer, names) for answer in view.answers],
        "ask": None if view.ask is None else plain_decision(view.ask, names),
    }
    return json.dumps(plain, separators=(",", ":"))


def plain_step(step: Step[Any], names: Names) -> Plain:
    """A step: its name and its parts; a card is a list of its name."""
    out: Plain = [step.name()]
    for part in step.parts():
        if isinstance(part, Card):
            out.append([names.of(part)])
        elif isinstance(part, str):
            out.append(part)
        else:
            out.append(int(part))
    return out


def plain_result(result: Result, names: Names) -> Plain:
    """A result: the ranks, and the lines of each seat."""
    lines: Plain = []
    for own in result.lines:
        lines.append([[line.points, line.words, line.rule, [names.of(c) for c in line.cards]] for line in own])
    return [result.ranks, lines]


def plain_decision(ask: Decision, names: Names) -> Plain:
    """A decision. Of an entry it is enough that there is one: the rules say which."""
    choices = [plain_choice(choice, names) for choice in ask.choices]
    standin = plain_choice(ask.standin, names)
    seat, since = int(ask.seat), int(ask.since)
    return [seat, ask.required, choices, ask.entry is not None, ask.asks, ask.patience, standin, since]


def plain_choice(choice: Choice | None, names: Names) -> Plain | None:
    """A choice: what it is made of."""
    if choice is None:
        return None
    card, other = names.of_any(choice.card), names.of_any(choice.other)
    return [choice.verb.name, card, int(choice.target), choice.aim, other, choice.word]


# -- reading --------------------------------------------------------------------------------------------------------


def read_copy(setup: Setup, text: str) -> View:
    """The view behind a text that `write_copy` has written at a table that is set up alike."""
    plain: dict[str, Any] = json.loads(text)
    deck = setup.deck
    result = None if plain["result"] is None else result_of(plain["result"], deck)
    moment = Moment(
        plain["act"], plain["waiting"], plain["open"], plain["tallies"], read_agenda(setup, plain["agenda"]), result
    )
    viewer: i64 = plain["viewer"]
    verbs = verbs_of(setup.kind)
    view = View(setup, viewer, None, moment, None)
    for place in setup.layout.places:
        count, names = plain["zones"][place.index]
        hidden = place.bag and (place.sees >> viewer) & 1 == 0
        view.zones.append(Seen(place, hidden, [card_of(deck, name) for name in names], count))
    view.numbers = plain["numbers"]
    for row in plain["marks"]:
        view.marks.append({int(deck.by_name[name].index): value for name, value in row.items()})
    view.notes = plain["notes"]
    view.glasses = plain["glasses"]
    view.sealed = plain["sealed"]
    view.answers = [choice_of(answer, deck, verbs) for answer in plain["answers"]]
    if plain["ask"] is not None:
        view.ask = decision_of(view, plain["ask"], verbs)
    return view


def verbs_of(kind: GameKind) -> dict[str, Verb]:
    """All verbs that choices of a game may have, by their names."""
    return {verb.name: verb for verb in [*kind.verbs, ENTER, UNDO, TIME, GLASS]}


def card_of(deck: Deck, name: str | None) -> Card | None:
    """The card of a name, where there is one."""
    return None if name is None else deck.by_name[name]


def read_agenda(setup: Setup, steps: list[Plain]) -> Agenda | None:
    """The agenda."""
    known = step_names(setup.kind)
    made: list[Step[Any]] = []
    for name, *parts in steps:
        make = cast(Any, known[name])
        made.append(make(*[setup.deck.by_name[part[0]] if isinstance(part, list) else part for part in parts]))
    return agenda_of(made)


def result_of(plain: Plain, deck: Deck) -> Result:
    """A result."""
    ranks, seats = plain
    lines: list[list[Line]] = []
    for own in seats:
        lines.append([Line(points, words, rule, cards_of(deck, cards)) for points, words, rule, cards in own])
    return Result(lines, ranks=ranks)


def cards_of(deck: Deck, names: list[str]) -> tuple[Card, ...]:
    """The cards of some names."""
    return tuple([deck.by_name[name] for name in names])


def choice_of(plain: Plain | None, deck: Deck, verbs: dict[str, Verb]) -> Choice | None:
    """A choice, or none."""
    if plain is None:
        return None
    verb, card, target, aim, other, word = plain
    return Choice(verbs[verb], card_of(deck, card), target, aim, card_of(deck, other), word)


def decision_of(view: View, plain: Plain, verbs: dict[str, Verb]) -> Decision:
    """A decision. What is to be typed is the same in any game that looks like this to the viewer."""
    seat, required, listed, typed, asks, patience, standin, since = plain
    deck = view.setup.deck
    choices: list[Choice] = []
    for one in listed:
        choice = choice_of(one, deck, verbs)
        assert choice is not None
        choices.append(choice)
    stands = choice_of(standin, deck, verbs)
    entry = None
    if typed:
        dream = imagine(view, Sfc32(0))
        entry = dream.step.entry(dream, view.viewer)
    return Decision(seat, required, choices, entry, asks, patience, stands, since)
