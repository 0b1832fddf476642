"""The kit itself: leaks that were put into a miniature game on purpose, each of which the twins must find."""

from __future__ import annotations

from collections import Counter

import pytest

from conformance.players import Player, open_acts, tables
from conformance.state import viewers
from conformance.twins import EQUAL, NO_TWIN, TRIED, Leak, check_twin
from kernel.games import peek, race, seer
from kernel.games.small import Small, worth
from tablee.kernel.layout import NOBODY, one


def planted(module, game, turn=None, lay=None) -> Small:
    """The kind of a miniature game with other rules."""
    kind = module.KIND
    steps = kind.steps if turn is None else (turn, *kind.steps)
    return Small(
        kind.name,
        kind.seats,
        game,
        kind.cards,
        lay or kind.lay,
        verbs=kind.verbs,
        refusals=kind.refusals,
        beats=kind.beats,
        steps=steps,
    )


def pushed(game, step) -> bool:
    """Whether the step on top is one of this very class."""
    return not game.over and type(game.step) is step


class CountsAHand(race.Race):
    """The public tally counts the high cards of each hand."""

    def tallies(self):
        return [sum(worth(card) > 4 for card in self.hand(seat).cards) for seat in range(self.setup.seats)]


class OffersToTheLucky(race.Race):
    """The window is open to those alone who hold the twin."""

    def open_to(self):
        top = self.pile.cards[-1:]
        return sum(
            one(seat)
            for seat in range(self.setup.seats)
            if top and any(card.id == top[0].id for card in self.hand(seat).cards)
        )


class RefusesTooMuch(race.Race):
    """Whoever may not snap learns the next card of the pile from the refusal."""

    def why(self, seat, verb, card, target, other, word):
        if verb == "snap" and self.draw_pile.cards:
            return race.NO_TWIN.about(top=self.draw_pile.cards[-1].id)
        return super().why(seat, verb, card, target, other, word)


class EmptyEvent(seer.Seer):
    """After a high card has gone under the pile an event follows that shows nobody anything."""

    def start(self):
        super().start()
        self.drop()
        self.push(Nudge())


class Nudge(seer.Turn):
    """As a turn, with that event."""

    def take(self, g, seat, choice):
        done = super().take(g, seat, choice)
        if pushed(g, seer.Turn):
            g.drop()
            g.push(Nudge())
        if choice.verb is seer.BURY and worth(g.pile.cards[0]) > 4:
            g.table.show([], g.pile, NOBODY)
        return done


class Sorts(seer.Seer):
    """A card does not go under the pile, but to where it belongs in it."""

    def start(self):
        super().start()
        self.drop()
        self.push(Sorting())


class Sorting(seer.Turn):
    """As a turn, with that order."""

    def take(self, g, seat, choice):
        done = super().take(g, seat, choice)
        if pushed(g, seer.Turn):
            g.drop()
            g.push(Sorting())
        if choice.verb is seer.BURY:
            card = g.pile.cards[0]
            g.table.slip(card, g.pile, g.pile, min(worth(card), len(g.pile.cards) - 1))
        return done


class TellsTooMuch(peek.Peek):
    """The beat of a theft names the card to everybody."""

    def start(self):
        super().start()
        self.drop()
        self.push(Telling())


class Telling(peek.Turn):
    """As a turn, with that beat."""

    def take(self, g, seat, choice):
        done = super().take(g, seat, choice)
        if pushed(g, peek.Turn):
            g.drop()
            g.push(Telling())
        if choice.verb is peek.STEAL:
            g.table.tell(peek.TAKEN, seat, g.hand(seat).cards[-1], choice.target)
        return done


class MovesTheClock(race.Race):
    """Whether an offer counts as a step forward hangs on what the seat has left."""

    def take_offer(self, seat, choice):
        super().take_offer(seat, choice)
        if self.hand(seat).cards and worth(self.hand(seat).cards[0]) > 4 and not self.over:
            step = self.step
            self.drop()
            self.push(step)


LEAKS = {
    "a count that depends on a hand": planted(race, CountsAHand),
    "an offer open to those who hold something": planted(race, OffersToTheLucky),
    "a parameter of a refusal": planted(race, RefusesTooMuch),
    "an extra empty event": planted(seer, EmptyEvent, Nudge),
    "an order of cards": planted(seer, Sorts, Sorting),
    "a beat that names a hidden card": planted(peek, TellsTooMuch, Telling),
    "a question made stale by hidden cards": planted(race, MovesTheClock),
}


def twins_of(kind: Small, positions: int = 400) -> Counter[str]:
    """Twins at so many positions, for every viewer."""
    counts: Counter[str] = Counter()
    player = Player(kind, "uniform", 1)
    texts: dict[str, None] = {}
    setups = tables(kind)
    for seed in range(positions):
        game = kind.start(setups[seed % len(setups)], seed)
        while not game.over and positions:
            positions -= 1
            act = player.choose(game)
            texts.update(dict.fromkeys(choice.text for _, choice in open_acts(game, player.rng)))
            for viewer in viewers(game):
                check_twin(game, act, viewer, list(texts)[:30], player.rng, counts)
            game.play(*act)
    return counts


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    with pytest.raises(Leak):
        twins_of(LEAKS[leak])


@pytest.mark.parametrize("module", [race, seer, peek])
def test_nothing_is_found_where_nothing_was_planted(module) -> None:
    counts = twins_of(module.KIND, 100)
    assert counts[EQUAL] > 200
    assert counts[EQUAL] + counts[NO_TWIN] == counts[TRIED]
