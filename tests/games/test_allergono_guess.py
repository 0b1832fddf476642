"""What is imagined of a bluff: fit for the hand that is imagined."""

from tablee.games.registry import game_named
from tablee.kernel.chance import Sfc32
from tablee.kernel.imagine import imagine

BLUFF, FORMER, COLOUR, TURN = 7, 10, 2, 0


def doubted(pile: str):
    """A game in which the second seat may doubt the +4 of the first, on this pile, laid over blue."""
    game = game_named("allergono").new(2, seed=3, target=0)
    table = game.table
    draw, heap = table.zones[0], table.zones[1]
    by_name = game.setup.deck.by_name
    for name in pile.split():
        holder = next(zone for zone in table.zones if by_name[name] in zone.cards)
        table.move(by_name[name], holder, heap)
    for number, value in ((FORMER, 3), (COLOUR, 0), (TURN, 1)):
        table.set(number, value)
    game.drop()
    game.push(next(step for step in game.setup.kind.steps if step.__name__ == "Doubt")(0))
    assert draw.cards
    return game


def imagined_bluffs(game) -> set[tuple[bool, int]]:
    """For many imagined games: whether the layer holds a blue card, and whether it is taken for a liar."""
    view = game.view(1)
    out = set()
    for seed in range(40):
        other = imagine(view, Sfc32(seed))
        blue = any(card.id.startswith("B") for card in other.table.zones[2].cards)
        out.add((blue, other.table.values[BLUFF]))
    return out


def test_who_could_have_laid_the_colour_is_taken_for_a_liar():
    assert (True, 1) in imagined_bluffs(doubted("B5 T4"))
    assert (True, 0) not in imagined_bluffs(doubted("B5 T4"))


def test_where_the_card_beneath_is_gone_the_colour_alone_decides():
    assert imagined_bluffs(doubted("T4")) == {(True, 1), (False, 0)}
