"""Whatever a pack may say, the rules stand: games are played to the end with packs of any contents."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.bots.driver import Driver
from tablee.bots.registry import bot_named
from tablee.games.registry import game_named, games
from tablee.kernel.pack import Column, Draft, Pack, read_pack
from tablee.kernel.position import read_position, write_position
from tablee.kernel.setup import GameKind
from tablee.kernel.textfile import parse
from tablee.words import LANGS, Words

PACKED = sorted(name for name, kind in games().items() if kind.columns)
BOTS = ("random", "greedy", "steady")


def stated(draw: st.DrawFn, kind: GameKind, extreme: int) -> dict[str, dict[str, int | str]]:
    """Numbers within bounds for all cards: the least, the most, or any; sums that have to hold are left alone."""
    cards: dict[str, dict[str, int | str]] = {}
    for id, face in kind.printed().items():
        facts = cards.setdefault(id, {})
        for column in kind.columns:
            if column.of(face["kind"]) and not column.longest and not summed(column):
                facts[column.name] = (column.low, column.high, draw(st.integers(column.low, column.high)))[extreme]
    return cards


def summed(column: Column) -> bool:
    return column.total is not None and column.total[0] == column.total[1]


@st.composite
def packs(draw: st.DrawFn, game: str) -> Pack:
    kind = game_named(game)
    cards = stated(draw, kind, draw(st.integers(0, 2)))
    for column in kind.columns:
        ids = [id for id, face in kind.printed().items() if column.of(face["kind"])]
        if summed(column):  # all of them are one card, or they are shared out anew
            total, numbers = column.total[0], []
            for left in range(len(ids), 0, -1):
                rest = total - sum(numbers)
                numbers.append(rest if left == 1 else draw(st.integers(0, rest)))
            for id, number in zip(draw(st.permutations(ids)), numbers, strict=True):
                cards[id][column.name] = number
        elif column.total is not None and sum(int(cards[id][column.name]) for id in ids) < column.total[0]:
            for id in ids:
                cards[id][column.name] = 2
    pack = Pack(game, "any", cards)
    assert Draft(parse(pack.text(), "any"), game_named, "any").mistakes == []
    return pack


@pytest.mark.parametrize("game", PACKED)
@settings(max_examples=12)
@given(data=st.data())
def test_games_with_any_pack_end_and_add_up(game: str, data: st.DataObject) -> None:
    pack = data.draw(packs(game))
    kind = game_named(game).with_pack(read_pack(pack.text(), game_named))
    seats = data.draw(st.sampled_from(kind.seats))
    options = {option.name: data.draw(st.sampled_from(option.allowed)) for option in kind.options if option.allowed}
    setup = kind.setup(seats, **options, **({"target": 0} if game == "allergono" else {}))
    bots = [bot_named(data.draw(st.sampled_from(BOTS)), kind) for _ in range(seats)]
    driver = Driver(setup, bots, data.draw(st.integers(0, 99)), 0)
    for _ in range(40):
        if not driver.game.over:
            driver.step()
    text = write_position(driver.game)
    assert write_position(read_position(text, lambda name: kind)) == text
    played = driver.play(20_000)
    assert not played.capped
    result = driver.game.result()
    assert [sum(line.points for line in lines) for lines in result.lines] == result.totals == driver.game.tallies()
    assert sum(len(zone.cards) for zone in driver.game.table.zones) == len(setup.deck.cards)


def test_words_call_cards_as_the_pack_does() -> None:
    cards: dict[str, dict[str, int | str]] = {
        "child_diana": {"fr": "Zoé", "say_fr": "la petite Zoé", "en": "Zoe", "say_en": "little Zoe"}
    }
    kind = game_named("smile_life").with_pack(Pack("smile_life", "ours", cards))
    said = {lang: Words(kind, lang, []).card("child_diana") for lang in LANGS}
    assert said == {"fr": "la petite Zoé", "en": "little Zoe"}
    assert Words(game_named("smile_life"), "fr", []).card("child_diana") == "la petite Diana"
