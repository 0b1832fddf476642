"""The faces of cards, as the house tells them."""

import pytest

from tablee.games.registry import games
from tablee.house.protocol import CardFace
from tablee.house.wording import Wording
from tablee.kernel.pack import Pack
from tablee.kernel.setup import GameKind
from tablee.words import LANGS

# What rules look at and no sign shows, or what the name of the card says already.
UNSIGNED = {"power", "family", "place", "promotion", "child"}
SMILE_LIFE = games()["smile_life"]


def face(id: str, lang: str = "fr", pack: Pack | None = None) -> CardFace:
    kind = SMILE_LIFE if pack is None else SMILE_LIFE.with_pack(pack)
    wording = Wording(kind, lang, [], -1)
    return wording.face(id, str(wording.words.cards[id]["kind"]))


def test_a_face_says_in_words_what_it_shows_in_signs() -> None:
    assert face("surgeon").signs == ["6 niveaux d’études", "salaires jusqu’au niveau 4", "2 smiles"]
    assert face("bartender", "en").signs == ["no studies", "salaries up to level 1", "temporary", "2 smiles"]
    assert face("writer").signs == [
        "sans études",
        "salaires jusqu’au niveau 1",
        "peut recevoir un grand prix",
        "2 smiles",
    ]
    assert face("travel_rio").signs == ["coûte 3 liasses", "1 smile"]
    assert face("divorce").signs == []


def test_a_pack_is_seen_on_the_face() -> None:
    pack = Pack("smile_life", "our box", {"architect": {"wage": 4}})
    assert face("architect", "en", pack).facts["wage"] == 4
    assert "salaries up to level 4" in face("architect", "en", pack).signs


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.name)
def test_every_sign_has_words(kind: GameKind, lang: str) -> None:
    wording = Wording(kind, lang, [], -1)
    for id, row in wording.words.cards.items():
        told = wording.face(id, str(row["kind"]))
        for column, fact in told.facts.items():
            if fact and column not in UNSIGNED and (told.kind, column) != ("salary", "level"):
                assert wording.sign(told.kind, column, fact), f"{id}: {column} = {fact}"
