"""One run of the kit: so many positions of a game in one style of play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from conformance.checks import Met, Watch, check_position, check_record
from conformance.players import Player, open_acts, tables
from conformance.state import check_result, check_state, viewers
from conformance.twins import DISCLOSED, TRIED
from tablee.kernel.chance import Sfc32
from tablee.kernel.coverage import scenarios_of
from tablee.kernel.game import Game
from tablee.kernel.layout import EVERYBODY, SPECTATOR
from tablee.kernel.record import Record
from tablee.kernel.scenario import Scenario
from tablee.kernel.setup import GameKind
from tablee.kernel.table import Table, Zone

LONGEST = 250  # acts of one game
BRIEF = 6  # acts from a moment of a scenario
CLOSELY, IN_PASSING = 200, 10  # choices that are tried although they may not be open: there, and on the way
LAID_OUT = 80  # such moments for two deals, so that both have half of the acts
SHARE = 3  # positions of one game, at least: they are to come from many tables, early and late


def run(kind: GameKind, style: str, positions: int, seed: int = 0) -> tuple[Met, Counter[str]]:
    """Play games of a kind in a style until so many positions were checked."""
    counts: Counter[str] = Counter()
    player = Player(kind, style, seed)
    met = Met(kind)
    setups = tables(kind)
    share = max(SHARE, positions // len(setups))
    at = 10 * seed
    while counts["positions"] < positions:
        number = seed * 1000 + at
        game = kind.start(setups[at % len(setups)], number)
        record = Record.from_game(game, number)
        at += 1
        counts["games"] += 1
        check_state(game)
        watch = Watch(game)
        stride = player.rng.randint(1, max(2, LONGEST // share))
        acts = 0
        while not game.over and acts < stride * share:
            if acts % stride == 0:
                check_position(game, player, met, counts)
            seat, choice = player.choose(game)
            record.add(seat, choice.text)
            watch.play((seat, choice), met)
            acts += 1
        counts["acts"] += acts
        check_record(record, game)
        if game.over:
            counts["games over"] += 1
            check_result(game)
            assert game.submit(0, "x") is not None
        else:
            counts["games cut off"] += 1
    if counts[TRIED] >= 100:
        assert counts[DISCLOSED] < 0.2 * counts[TRIED], f"too many twins were skipped: {counts}"
    return met, counts


def meet(kind: GameKind, acts: int, seed: int = 0) -> Met:
    """Seek what has been met least, and every second deal play eagerly; try what is not open, too."""
    met = Met(kind)
    players = {style: Player(kind, style, seed) for style in ("seeker", "eager")}
    for game, style, left in beginnings(kind, seed):
        player = players[style]
        for event in game.updates([int(SPECTATOR)])[0].events:
            met.event(event.facts())
        texts: list[str] = []
        most = CLOSELY if left == BRIEF else IN_PASSING
        while not game.over and left > 0:
            if acts == 0:
                return met
            acts -= 1
            left -= 1
            met.texts.update(dict.fromkeys(choice.text for _, choice in open_acts(game, player.rng)))
            for seat in range(game.setup.seats):
                for text in texts + pointed_at(game, seat, met, player.rng, most):
                    refusal = game.refuse(seat, text)
                    if refusal is not None:
                        met.refusal(refusal)
            act = player.choose(game)
            game.play(*act)
            met.act(game, act)
            for update in game.updates(viewers(game)):
                for event in update.events:
                    met.event(event.facts())
            # What was just done can seldom be done again, and what is said by half never.
            tried = player.rng.sample(list(met.texts), min(4, len(met.texts)))
            texts = [*tried, act[1].text, *[text.rpartition(" ")[0] for text in tried[:1]]]
            most = IN_PASSING
    return met


def beginnings(kind: GameKind, seed: int) -> Iterator[tuple[Game, str, int]]:
    """Games to be played, by whom, and for how many acts: deals, told from the first card on, and between them what
    scenarios come to, for a game of many rare cards seldom comes there by itself. Chance is real on all of them."""
    setups = tables(kind)
    rng = random.Random(f"{kind.name} {seed}")
    scenarios = [scenario for scenario in scenarios_of(kind) if not scenario.given.deals]
    rng.shuffle(scenarios)
    at = 0
    while True:
        for number, style in ((seed + 2 * at, "seeker"), (seed + 2 * at + 1, "eager")):
            setup = setups[at % len(setups)]
            game = kind.game(setup, Table(setup, Sfc32(number)))
            game.listen()
            game.begin()
            yield game, style, LONGEST
        for number in range(LAID_OUT * at, LAID_OUT * (at + 1)) if scenarios else ():
            game = moment_of(scenarios[number % len(scenarios)], rng)
            if sum(len(zone.cards) for zone in game.table.zones) == len(game.setup.deck.cards):
                game.table.chance = Sfc32(number)
                yield game, "seeker", BRIEF
        at += 1


def moment_of(scenario: Scenario, rng: random.Random) -> Game:
    """A moment of a scenario: the table that it lays out, and some of what it does there."""
    game, _ = scenario.given.lay_out()
    acts = [move.act for move in scenario.moves if move.act is not None]
    for act in acts[: rng.randint(0, len(acts))]:
        game.submit(act.seat, act.text)
    return game


def pointed_at(game: Game, seat: int, met: Met, rng: random.Random, most: int) -> list[str]:
    """If a seat is asked, choices once seen with the cards that it may point at, for most refusals are about those; and
    what somebody may mean who points at another card instead."""
    if not game.waiting() >> seat & 1:
        return []
    held = {card.id for zone in game.table.zones if in_reach(zone, seat) for card in zone.cards}
    texts = [text for text in met.texts if held.intersection(text.split(" ")[1:2])]
    out = rng.sample(texts, min(most, len(texts)))
    for text in rng.sample(out, min(most // 5, len(out))):
        words = text.split(" ")
        words[rng.randrange(1, len(words))] = rng.choice(sorted(held))
        out.append(" ".join(words))
    return out


def in_reach(zone: Zone, seat: int) -> bool:
    """Whether a seat may point at the cards of a zone: its hand, and what lies open in the middle of the table."""
    place = zone.place
    return bool(place.owner == seat if place.bag else place.owner < 0 and place.sees == EVERYBODY)
