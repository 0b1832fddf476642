"""Who plays the positions: anything, eagerly, sensibly, or whatever has been met least."""

from __future__ import annotations

import random
from collections import Counter

from tablee.bots.registry import bot_named, bot_names
from tablee.kernel.card import UNDO, Choice, entered
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import GLASS, TIME, Game
from tablee.kernel.layout import CLOCK
from tablee.kernel.setup import GameKind, Setup, Value

STYLES = ("uniform", "eager", "steady", "seeker")
LAYING = ("lay", "clone", "snap", "pay", "stake")

Act = tuple[int, Choice]


def open_acts(game: Game, rng: random.Random) -> list[Act]:
    """All that may be done now by the seats, and by the clock where it is asked; of what may be typed a sample."""
    out: list[Act] = []
    for seat in [*range(game.setup.seats), int(CLOCK)]:
        decision = game.decision(seat)
        if decision is not None:
            out.extend((seat, choice) for choice in decision.choices if choice.verb is not UNDO)
            if decision.entry is not None:
                word = decision.entry.sample(game.view(seat), Sfc32(rng.getrandbits(60)))
                if decision.entry.check(game, seat, word) is None:
                    out.append((seat, entered(word)))
    return out


def clock_acts(game: Game) -> list[Act]:
    """What the clock may do of itself: run a glass out, answer for a seat that is waited for."""
    glasses = game.setup.layout.glasses
    out = [
        (int(CLOCK), Choice(GLASS, target=glass.index, aim="glass", word=glass.name))
        for glass in glasses
        if game.table.glasses[glass.index]
    ]
    waiting = game.waiting()
    out.extend(
        (int(CLOCK), Choice(TIME, target=seat, aim="seat")) for seat in range(game.setup.seats) if waiting >> seat & 1
    )
    return out


class Player:
    """All seats of a game in one hand, in one style. What it has met it remembers from game to game."""

    def __init__(self, kind: GameKind, style: str, seed: int) -> None:
        self.rng = random.Random(f"{kind.name} {style} {seed}")
        self.style = style
        self.met: Counter[str] = Counter()
        names = bot_names(kind)
        self.bot = bot_named("steady", kind) if style == "steady" and "steady" in names else None

    def choose(self, game: Game) -> Act:
        """The next act."""
        rng = self.rng
        acts = open_acts(game, rng)
        clock = clock_acts(game)
        if not acts or (clock and rng.random() < 0.03):
            return rng.choice(clock)
        if self.style == "seeker":
            return self.rarest(game, acts + clock)
        if self.bot is not None:
            act = self.sensible(game)
            if act is not None:
                return act
        answers = [act for act in acts if act[1].verb.answers]
        offers = [act for act in acts if not act[1].verb.answers]
        acts = offers if offers and (not answers or rng.random() < 0.25) else answers
        if any(not choice.verb.harm for _, choice in acts) and rng.random() < 0.9:
            acts = [act for act in acts if not act[1].verb.harm]
        if self.style != "uniform":
            laying = [act for act in acts if act[1].verb.notation in LAYING] or [act for act in acts if act[1].card]
            acts = laying or acts
        return rng.choice(acts)

    def sensible(self, game: Game) -> Act | None:
        """What a bot does that knows the game; none if everybody lets an offer lapse."""
        assert self.bot is not None
        seats = list(range(game.setup.seats))
        self.rng.shuffle(seats)
        for seat in seats:
            decision = game.decision(seat)
            if decision is not None:
                choice = self.bot.choose(game.view(seat), decision, Sfc32(self.rng.getrandbits(60)))
                if choice is not None:
                    return seat, choice
        return None

    def rarest(self, game: Game, acts: list[Act]) -> Act:
        """Of all acts the one of which there has been least: its verb, its card, where the game is."""
        step = str(type(game.step).__name__)
        card = {choice.text: choice.card.id if choice.card else "" for _, choice in acts}

        def keys(act: Act) -> list[str]:
            verb = act[1].verb.name
            return [f"{verb} in {step}", f"{verb} {card[act[1].text]} {act[1].word}", f"{verb} by {act[0]}"]

        least = min(acts, key=lambda act: (sum(self.met[key] for key in keys(act)), self.rng.random()))
        self.met.update(keys(least))
        return least


def tables(kind: GameKind) -> list[Setup]:
    """The kinds of table at which a game is tried: few seats, many, and each option other than by default.

    Round after round every option has its turn, each time with another number of seats.
    """
    low, high = kind.seats
    counts = sorted({low, min(low + 1, high), (low + high) // 2, high})
    variants: list[dict[str, Value]] = [{}]
    everything: dict[str, Value] = {}
    for option in kind.options:
        if option.allowed:
            others = [value for value in option.allowed if value != option.default]
        elif isinstance(option.default, str):
            others = []
        else:
            others = [value for value in (option.low, min(option.low + 60, option.high)) if value != option.default]
        variants.extend({option.name: value} for value in others)
        if others:
            everything[option.name] = others[-1]
    if len(everything) > 1:
        variants.append(everything)
    return [
        kind.setup(counts[(at + round) % len(counts)], **variant)
        for round in range(len(counts))
        for at, variant in enumerate(variants)
    ]
