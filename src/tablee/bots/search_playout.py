"""Playing a game to its end without looking at it: the innermost loop of searches and measurements, compiled."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.kernel.card import Choice, entered
from tablee.kernel.chance import Sfc32
from tablee.kernel.game import GLASS, Game
from tablee.kernel.layout import CLOCK, one
from tablee.kernel.step import Decision


class Played:
    """What a playout counted. A decision is an act by a seat that had at least two choices."""

    def __init__(self) -> None:
        self.acts: i64 = 0
        self.decisions: i64 = 0
        self.listed: i64 = 0  # the choices of all decisions

    def note(self, choices: i64) -> None:
        """Count an act that was chosen among so many."""
        self.acts += 1
        if choices >= 2:
            self.decisions += 1
            self.listed += choices


def playout(game: Game, rng: Sfc32, eager: bool, cap: i64, audience: list[int] | None = None) -> Played:
    """Play a game on until it is over or `cap` acts were played, uniformly, or eagerly: lay whenever possible.

    Offers are polled after each act, from a seat drawn by lot on, and lapse every second time. With an audience the
    events of each act are projected for its viewers, the seats first (for none: recorded, and dropped).

    >>> from tablee.games.registry import game_named
    >>> game = game_named("allergono").new(seats=4, seed=1, target=0)
    >>> played = playout(game, Sfc32(1), eager=True, cap=10_000)
    >>> game.over, 20 < played.decisions <= played.acts < 1000
    (True, True)
    """
    played = Played()
    log = None if audience is None else game.listen()
    ask: Decision | None = None
    while not game.over and played.acts < cap:
        if game.window() == 0 or not took_offer(game, rng, eager, played):
            seat = first_of(game.waiting())
            choices = game.choices(seat) if ask is None or ask.seat != seat else ask.choices
            answer(game, seat, choices, rng, eager, played)
        if audience:
            ask = told(game, audience)
        elif log is not None:
            log.clear()
    return played


def told(game: Game, audience: list[int]) -> Decision | None:
    """Tell each viewer what it sees of an act; what is asked of the first of those that are waited for."""
    news = game.news()
    waiting = game.waiting()
    first: Decision | None = None
    for viewer in audience:
        seat: i64 = viewer
        ask = news.update(game, seat).ask
        if first is None and (waiting >> seat) & 1:
            first = ask
    return first


def first_of(seats: i64) -> i64:
    """The first of a set of seats.

    >>> int(first_of(0b110))
    1
    """
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def answer(game: Game, seat: i64, choices: list[Choice], rng: Sfc32, eager: bool, played: Played) -> None:
    """Let a seat that is waited for answer by one of its choices, or by what is to be typed."""
    if seat == CLOCK:
        game.play(CLOCK, clock_act(game))
        played.note(1)
        return
    if not choices:
        game.play(seat, sample(game, seat, rng))
        played.note(1)
        return
    game.play(seat, pick(choices, rng, eager))
    played.note(len(choices))


def took_offer(game: Game, rng: Sfc32, eager: bool, played: Played) -> bool:
    """Ask the seats that are not waited for, in turn, whether they take an offer; whether one did."""
    window = game.window() & ~game.waiting()
    seats: i64 = game.setup.seats
    seat = rng.below(seats)
    left = seats
    while left > 0:
        if (window >> seat) & 1:
            choices = harmless(game.choices(seat))
            if choices and rng.below(2) == 0:
                game.play(seat, pick(choices, rng, eager))
                played.note(len(choices))
                return True
        seat += 1
        if seat == seats:
            seat = 0
        left -= 1
    return False


def pick(choices: list[Choice], rng: Sfc32, eager: bool) -> Choice:
    """Any of the choices; eagerly, any of those that get rid of something, if there are some."""
    count: i64 = len(choices)
    if count == 1:
        return choices[0]
    choice = choices[rng.below(count)]
    if eager and not choice.verb.spends and can_spend(choices):
        while not choice.verb.spends:  # drawn again until one does: each of those is as likely as the others
            choice = choices[rng.below(count)]
    return choice


def can_spend(choices: list[Choice]) -> bool:
    """Whether one of the choices gets rid of something."""
    for choice in choices:
        if choice.verb.spends:
            return True
    return False


def harmless(choices: list[Choice]) -> list[Choice]:
    """The choices without those that ask for trouble."""
    for choice in choices:
        if choice.verb.harm:
            return [other for other in choices if not other.verb.harm]
    return choices


def sample(game: Game, seat: i64, rng: Sfc32) -> Choice:
    """An answer to what is to be typed."""
    decision = game.decision(seat)
    if decision is None or decision.entry is None:
        raise ValueError(f"seat {seat + 1} is waited for, and has nothing to choose")
    return entered(decision.entry.sample(game.view(seat), rng))


def clock_act(game: Game) -> Choice:
    """What the clock does when it is waited for: it answers, or a glass runs out."""
    for choice in game.choices(CLOCK):
        if choice.verb.answers:
            return game.step.standin(game, CLOCK)
    for glass in game.setup.layout.glasses:
        if game.table.glasses[glass.index]:
            return Choice(GLASS, target=glass.index, aim="glass", word=glass.name)
    return game.step.standin(game, CLOCK)


def only_clock(waiting: i64) -> bool:
    """Whether nobody but the clock is waited for.

    >>> only_clock(one(CLOCK)), only_clock(one(CLOCK) | 1)
    (True, False)
    """
    return waiting == one(CLOCK)
