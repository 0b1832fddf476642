"""One run of the kit: so many positions of a game in one style of play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator

from conformance.checks import Met, Watch, check_position, check_record
from conformance.players import Player, open_acts, tables
from conformance.state import check_result, check_state, viewers
from conformance.twins import DISCLOSED, TRIED
from tablee.kernel.chance import Sfc32
from tablee.kernel.coverage import scenarios_of
from tablee.kernel.game import Game
from tablee.kernel.layout import EVERYBODY, SPECTATOR
from tablee.kernel.record import Record
from tablee.kernel.setup import GameKind
from tablee.kernel.table import Table, Zone

LONGEST = 250  # acts of one game
BRIEF = 12  # acts from a table that a scenario lays out
LAID_OUT = 40  # such tables for two deals, so that both have half of the acts
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
    """Seek what has been met least, and every second game play eagerly; try what is not open, too."""
    met = Met(kind)
    players = (Player(kind, "seeker", seed), Player(kind, "eager", seed))
    at = 0
    for game, left in beginnings(kind, seed):
        player = players[at % 2]
        at += 1
        for event in game.updates([int(SPECTATOR)])[0].events:
            met.event(event.facts())
        while not game.over and left > 0:
            if acts == 0:
                return met
            acts -= 1
            left -= 1
            met.texts.update(dict.fromkeys(choice.text for _, choice in open_acts(game, player.rng)))
            tried = player.rng.sample(list(met.texts), min(4, len(met.texts)))
            act = player.choose(game)
            game.play(*act)
            met.act(game, act)
            for seat in range(game.setup.seats):
                # What was just done can seldom be done again, and what is said by half never.
                texts = [*tried, act[1].text, *[text.rpartition(" ")[0] for text in tried[:1]]]
                for text in texts + pointed_at(game, seat, met, player.rng):
                    refusal = game.refuse(seat, text)
                    if refusal is not None:
                        met.refusal(refusal)
            for update in game.updates(viewers(game)):
                for event in update.events:
                    met.event(event.facts())
    return met


def beginnings(kind: GameKind, seed: int) -> Iterator[tuple[Game, int]]:
    """Games to be played, and for how many acts: deals, told from the first card on, and between them the tables that
    the scenarios lay out, for a game of many rare cards seldom comes there by itself. Chance is real
    on both, and no card is missing."""
    setups = tables(kind)
    laid_out = [scenario.given for scenario in scenarios_of(kind) if not scenario.given.deals]
    random.Random(f"{kind.name} {seed}").shuffle(laid_out)
    at = 0
    while True:
        for number in (seed + 2 * at, seed + 2 * at + 1):
            game = kind.game(setups[at % len(setups)], Table(setups[at % len(setups)], Sfc32(number)))
            game.listen()
            game.begin()
            yield game, LONGEST
        for number in range(LAID_OUT * at, LAID_OUT * (at + 1)) if laid_out else ():
            game, _ = laid_out[number % len(laid_out)].lay_out()
            game.table.chance = Sfc32(number)
            if sum(len(zone.cards) for zone in game.table.zones) == len(game.setup.deck.cards):
                yield game, BRIEF
        at += 1


def pointed_at(game: Game, seat: int, met: Met, rng: random.Random) -> list[str]:
    """If a seat is asked, some of the choices ever seen with a card of its hand, for most refusals are about those, or
    with one that lies open on the table; and what somebody may mean who points at another card instead."""
    if not game.waiting() >> seat & 1:
        return []
    hand = ids_in(zone for zone in game.table.zones if zone.place.bag and zone.place.owner == seat)
    open_ones = ids_in(zone for zone in game.table.zones if zone.place.sees == EVERYBODY and zone.place.owner < 0)
    out: list[str] = []
    for ids, most in ((hand, 30), (open_ones, 6)):
        texts = [text for text in met.texts if ids.intersection(text.split(" ")[1:2])]
        out += rng.sample(texts, min(most, len(texts)))
    for text in rng.sample(out, min(2, len(out))):
        words = text.split(" ")
        words[rng.randrange(1, len(words))] = rng.choice(sorted(hand | open_ones))
        out.append(" ".join(words))
    return out


def ids_in(zones: Iterable[Zone]) -> set[str]:
    """The ids of the cards that lie in some zones."""
    return {card.id for zone in zones for card in zone.cards}
