"""What the rules of a chapter must say themselves."""

import pytest

from tablee.games.smile_life.acquisitions import House, Purchase
from tablee.games.smile_life.cards import LifeCard
from tablee.games.smile_life.game import SmileLife
from tablee.games.smile_life.kind import KIND
from tablee.games.smile_life.specials import Special
from tablee.kernel.pack import Pack

ROW = {"id": "x", "kind": "x", "smiles": 0}


def test_a_card_without_a_chapter_is_laid_nowhere() -> None:
    game = KIND.new(2, 1)
    assert isinstance(game, SmileLife)
    life = game.lives[0]
    card = LifeCard(ROW)
    assert card.bars_against(game, life) is None
    with pytest.raises(NotImplementedError):
        card.lay(game, life, life.hand, card.plain)
    with pytest.raises(NotImplementedError):
        Special(ROW).act(game, life, card.plain)
    assert not Purchase(ROW).is_free(game, life)
    with pytest.raises(NotImplementedError):
        Purchase(ROW).enjoy_free(game, life)


def test_the_deck_is_that_of_the_box() -> None:
    deck = KIND.setup(4).deck.cards
    assert len(deck) == 200
    assert sum(card.smiles for card in deck if isinstance(card, LifeCard)) == 221
    assert len(KIND.setup(4, children=True).deck.cards) == 196


def test_half_of_an_odd_price_is_not_paid_with_less() -> None:
    game = KIND.packed(Pack("smile_life", "odd", {"small_house": {"price": 7}})).new(2, 1)
    assert isinstance(game, SmileLife)
    life = game.lives[0]
    house = game.setup.deck.by_name["small_house"]
    assert isinstance(house, House)
    assert house.costs(life) == 7
    life.marriage.cards.append(game.setup.deck.by_name["marriage_montcuq"])
    assert house.costs(life) == 4
