"""One run of the kit: so many positions of a game in one style of play."""

from __future__ import annotations

import random
from collections import Counter

from conformance.checks import Met, Watch, check_position, check_record
from conformance.players import Player, open_acts, tables
from conformance.state import check_result, check_state, viewers
from conformance.twins import DISCLOSED, TRIED
from tablee.kernel.game import Game
from tablee.kernel.record import Record
from tablee.kernel.setup import GameKind

LONGEST = 250  # acts of one game
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
    setups = tables(kind)
    at = 0
    while acts > 0:
        game = kind.start(setups[at // 2 % len(setups)], seed + at)
        player = players[at % 2]
        at += 1
        game.listen()
        left = LONGEST
        while not game.over and acts > 0 and left > 0:
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


def pointed_at(game: Game, seat: int, met: Met, rng: random.Random) -> list[str]:
    """If a seat is asked, some of the choices ever seen with a card of its hand: most refusals are about those."""
    if not game.waiting() >> seat & 1:
        return []
    hands = [zone for zone in game.table.zones if zone.place.bag and zone.place.owner == seat]
    held = {card.id for zone in hands for card in zone.cards}
    texts = [text for text in met.texts if held.intersection(text.split(" ")[1:2])]
    return rng.sample(texts, min(12, len(texts)))
