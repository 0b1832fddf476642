"""The whole state of a game in one text, and what must be true of it at any moment."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from tablee.kernel.game import TIMED_OUT, TOOK_BACK, Game
from tablee.kernel.layout import CLOCK, SPECTATOR
from tablee.kernel.setup import GameKind
from tablee.kernel.step import steps_of


def digest(game: Game) -> str:
    """All that a game goes on from. Two games with the same digest are the same."""
    table = game.table
    known = {card.name: table.known[card.index] for card in game.setup.deck.cards if table.known}
    lines = [
        f"acts {table.acts} since {table.since} chance {table.chance.text()} at {table.chance.count}",
        f"agenda {[str(step) for step in steps_of(table.agenda)]}",
        *(f"{zone.place.label} {[card.name for card in zone.cards]} {zone.peeked}" for zone in table.zones),
        f"known { {name: mask for name, mask in known.items() if mask} }",
        f"numbers {table.values} marks {table.marks} notes {table.notes} glasses {table.glasses}",
        f"sealed {[None if answer is None else answer.text for answer in table.sealed]}",
    ]
    return "\n".join(lines)


def viewers(game: Game) -> list[int]:
    """All who see something of a game: the seats, and the spectator."""
    return [*range(game.setup.seats), int(SPECTATOR)]


@cache
def rules_of(folder: Path) -> frozenset[str]:
    """The ids of the rules of a game."""
    with (folder / "rulebook.toml").open("rb") as file:
        return frozenset(rule["id"] for rule in tomllib.load(file)["rule"])


def rule_exists(kind: GameKind, rule: str) -> bool:
    """Whether a rule id is one of the game's, or of the kernel's own."""
    return rule.startswith("TABLE-") or rule in rules_of(kind.folder)


def check_state(game: Game) -> None:
    """Cards are conserved, each where it may lie; numbers are in their bounds; somebody is waited for."""
    table, layout, deck = game.table, game.setup.layout, game.setup.deck
    lying = sorted(card.index for zone in table.zones for card in zone.cards)
    assert lying == sorted(set(lying)), "a card lies in two places"
    assert lying == list(range(len(deck.cards))), "cards are lost"
    for zone in table.zones:
        admits = zone.place.admits
        for card in zone.cards:
            assert not admits or card.kind in admits, f"{card} may not lie in {zone.place.label}"
    for number in layout.numbers:
        value = table.values[number.index]
        assert number.low <= value <= number.high, f"{number.label} is {value}"
    for mark in layout.marks:
        for value in table.marks[mark.index]:
            assert mark.low <= value <= mark.high, f"a mark {mark.name} is {value}"
    for card in deck.cards:
        if table.known and table.known[card.index]:
            zone = next(zone for zone in table.zones if card in zone.cards)
            assert table.known[card.index] & ~zone.peeked == 0, f"{card} is known where nobody has looked"
            assert table.known[card.index] & zone.sees == 0, f"{card} is remembered by who sees it anyway"
    steps = tuple(game.setup.kind.steps)
    for step in steps_of(table.agenda):
        assert type(step) in steps, f"the kind does not list the step {step}"
    check_decisions(game)


def check_decisions(game: Game) -> None:
    """Until the game is over somebody is waited for, and has something to answer that can be told apart."""
    if game.over:
        assert game.waiting() == 0
        return
    waiting = game.waiting()
    assert waiting != 0, "nobody is waited for"
    assert waiting & ~(game.setup.everybody | 1 << int(CLOCK)) == 0, "somebody is waited for who has no seat"
    assert game.window() & ~game.setup.everybody == 0, "an offer is open to somebody who has no seat"
    notations = {verb.notation for verb in game.setup.kind.verbs} | {"undo", "enter"}
    for seat in [*range(game.setup.seats), int(CLOCK)]:
        decision = game.decision(seat)
        required = bool(waiting >> seat & 1)
        assert (decision is not None and decision.required) == required
        if decision is None:
            continue
        texts = [choice.text for choice in decision.choices]
        assert len(texts) == len(set(texts)), f"two choices read the same: {sorted(texts)}"
        for choice in decision.choices:
            assert choice.verb.notation in notations, f"the kind does not list the verb of “{choice}”"
        if required:
            answers = [choice for choice in decision.choices if choice.verb.answers]
            assert answers or decision.entry is not None, f"seat {seat + 1} has nothing to answer"
            assert decision.standin is not None


def check_declared(game: Game, facts: dict[str, object]) -> None:
    """The kind lists the beats that it tells and the facts that it discloses."""
    kind = game.setup.kind
    if facts["event"] == "told":
        assert facts["beat"] in [beat.name for beat in (*kind.beats, TOOK_BACK, TIMED_OUT)], facts
        assert rule_exists(kind, str(facts["rule"])), facts
    if facts["event"] == "disclosed":
        assert facts["fact"] in [fact.name for fact in kind.facts], facts
        assert rule_exists(kind, str(facts["rule"])), facts


def check_result(game: Game) -> None:
    """Lines add up to totals, and ranks are those of a race: so many are better, and the next is one more."""
    result = game.result()
    assert len(result.lines) == len(result.totals) == len(result.ranks) == game.setup.seats
    for lines, total in zip(result.lines, result.totals, strict=True):
        assert sum(line.points for line in lines) == total
        for line in lines:
            assert rule_exists(game.setup.kind, line.rule), line.rule
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks), f"no ranks: {result.ranks}"
    assert result.winners == [seat for seat, rank in enumerate(result.ranks) if rank == 1]
