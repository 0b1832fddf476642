"""What a refusal of Smile Life says besides its rule: how much is asked for, how much is there, what is missing."""

import pytest

from tablee.games.registry import game_named
from tablee.kernel.scenario import read_scenarios


@pytest.mark.parametrize(
    ("given", "act", "facts"),
    [
        (
            "hand 1: architect 5 cards | studies 1: study double_study",
            "lay architect",
            {"card": "architect", "level": "4", "own_level": "3"},
        ),
        ("hand 1: salary4 5 cards | job 1: mechanic", "lay salary4", {"card": "salary4", "wage": "2"}),
        ("hand 1: salary4 5 cards", "lay salary4", {"card": "salary4"}),
        (
            "hand 1: small_house 5 cards | marriage 1: marriage_montcuq | salaries 1: salary2",
            "lay small_house",
            {"card": "small_house", "price": "3", "money": "2"},
        ),
        ("discard: travel_rio", "take travel_rio", {"card": "travel_rio", "price": "3", "money": "0"}),
        ("discard: cat chick dog", "take cat", {"card": "cat", "top": "dog"}),
        ("salaries 1: salary1", "take salary1", {"act": "take salary1"}),
        ("acquisitions 1: salary1 travel_rio", "keep salary1", {"act": "keep salary1"}),
        ("", "lay", {"act": "lay"}),
        ("", "resign", {"missing": "job"}),
        ("", "leave", {"missing": "job"}),
        ("job 1: mechanic", "leave", {}),
        ("", "divorce", {"missing": "marriage"}),
        ("", "stop", {"missing": "adultery"}),
    ],
)
def test_a_refusal_names_the_facts_of_the_case(given: str, act: str, facts: dict[str, str]) -> None:
    lines = ["hand 2: 5 cards", "hand 3: 5 cards", *given.split(" | ")] if given else ["hand 2: 5 cards"]
    table = "".join(f"  {line}\n" for line in lines)
    text = f"game: smile_life\nseats: 3\nscenario: x\ngiven:\n{table}then:\n  not over\n"
    game, _ = read_scenarios(text, game_named, "why.scenario")[0].given.lay_out()
    refusal = game.refuse(0, act)
    assert refusal is not None
    assert refusal.facts == facts
