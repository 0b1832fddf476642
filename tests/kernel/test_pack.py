"""Card packs: what they take, what they refuse and how they say so, and that what was played with one needs it."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.games import KINDS
from tablee.games.registry import game_named
from tablee.kernel.pack import Draft, Pack, load_pack, own_cards, played_with, read_pack
from tablee.kernel.position import read_position, write_position
from tablee.kernel.record import Record, read_record
from tablee.kernel.setup import BadInput, GameKind
from tablee.kernel.textfile import TextError, parse
from tablee.kernel.verify import verify
from tablee.kernel.viewtext import write_view

ALL = {**KINDS, "allergono": game_named("allergono"), "smile_life": game_named("smile_life")}
LIFE = ALL["smile_life"]
TEXT = """\
pack: 1
game: smile_life
name: our box
cards:
  architect:
    wage: 4
    help_fr: Une maison, gratuite.
  child_diana:
    fr: Zoé
    say_fr: la petite Zoé
  flirt_zoo:
    copies: 3
  flirt_bar:
    copies: 1
"""


def kind_named(name: str) -> GameKind:
    if name not in ALL:
        raise BadInput(f"there is no game “{name}”")
    return ALL[name]


def mistakes(text: str) -> list[str]:
    return [str(mistake) for mistake in Draft(parse(text, "x"), kind_named, "x").mistakes]


def test_a_pack_says_what_is_printed_and_leaves_the_game_alone() -> None:
    pack = read_pack(TEXT, kind_named)
    kind = LIFE.with_pack(pack)
    assert (kind.name, kind.pack, LIFE.pack) == ("smile_life", pack, None)
    before, after = LIFE.printed(), kind.printed()
    assert list(before) == list(after)
    assert pack.differences(before) == [
        ("architect", "wage", 3, 4),
        ("architect", "help_fr", "Une maison sans la payer, à un prochain tour.", "Une maison, gratuite."),
        ("flirt_bar", "copies", 2, 1),
        ("flirt_zoo", "copies", 2, 3),
        ("child_diana", "fr", "Diana", "Zoé"),
        ("child_diana", "say_fr", "la petite Diana", "la petite Zoé"),
    ]
    assert pack.differences(after) == []
    assert after["bandit"] == before["bandit"]
    deck = kind.setup(3).deck
    assert len(deck.cards) == 200
    assert [len(deck.copies_of[id]) for id in ("flirt_bar", "flirt_zoo", "flirt_park")] == [1, 3, 2]
    assert len(LIFE.setup(3).deck.copies_of["flirt_zoo"]) == 2


def test_the_hash_is_that_of_what_is_said() -> None:
    pack = read_pack(TEXT, kind_named)
    head, cards = TEXT.split("cards:\n")
    blocks = re.findall(r"^  \w+:\n(?:    .*\n)+", cards, re.MULTILINE)
    again = read_pack(f"{head}cards:  # turned\n{''.join(reversed(blocks))}", kind_named)
    assert (again.hash, again.cards) == (pack.hash, pack.cards)
    assert read_pack(TEXT.replace("our box", "theirs"), kind_named).hash == pack.hash
    assert read_pack(TEXT.replace("wage: 4", "wage: 2"), kind_named).hash != pack.hash
    assert read_pack(pack.text(), kind_named).text() == pack.text()
    assert pack.label == f"{pack.hash} our box"


@pytest.mark.parametrize("name", ["allergono", "smile_life"])
def test_the_cards_of_a_game_are_a_pack_that_changes_nothing(name: str) -> None:
    kind = ALL[name]
    pack = read_pack(own_cards(kind), kind_named)
    assert list(pack.cards) == list(kind.printed())
    assert pack.differences(kind.printed()) == []
    packed = kind.with_pack(pack)
    assert packed.printed() == kind.printed()
    game, same = kind.new(3, seed=5), packed.new(3, seed=5)
    changed = [f"game: {name}\n", f"game: {name}\npack: {pack.label}\n"]
    assert write_position(same) == write_position(game).replace(*changed)


def test_a_game_that_takes_no_packs_says_so() -> None:
    kind = KINDS["stake"]
    assert kind.printed() == {}
    with pytest.raises(BadInput, match="stake takes no card packs"):
        own_cards(kind)
    assert mistakes("pack: 1\ngame: stake\nname: x\ncards:") == ["x:2: stake takes no card packs"]
    with pytest.raises(NotImplementedError):
        kind.with_pack(Pack("stake", "x", {}))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("pack: 1\n", "", "x: expected a line “pack: …” (the format of the pack)"),
        ("pack: 1", "pack: 2", "x:1: expected format 1, found “2”"),
        ("game: smile_life", "game: smile_lief", "x:2: there is no game “smile_lief”"),
        ("game: smile_life\n", "", "x: expected a line “game: …” (the name of the game)"),
        ("name: our box\n", "", "x: expected a line “name: …” (what you call it)"),
        ("name: our box", "name:", "x:3: expected a text of 1 to 40 characters, found nothing"),
        (
            "name: our box",
            "name: our box\nnmae: x",
            "x:4: expected a line of a pack (pack, game, name, cards), found “nmae”;",
        ),
        ("cards:\n", "cards: all\n", "x:4: expected nothing behind “cards:”, and its lines indented under it, found"),
        ("architect:", "architekt:", ", found “architekt”; did you mean architect?"),
        ("architect:", "architect", "x:5: expected a colon after “architect”"),
        ("architect:", "architect: 3", "x:5: expected nothing behind “architect:”"),
        ("flirt_bar:", "architect:", "x:13: “architect” stands already in line 5"),
        ("wage: 4", "wage: 5", "x:6: expected a number from 1 to 4, found “5”"),
        ("wage: 4", "wage: four", "x:6: expected a number from 1 to 4, found “four”"),
        ("wage: 4", "wages: 4", "found “wages”; did you mean wage?"),
        ("wage: 4", "power: guru", "x:6: expected a fact of a job that a pack may change (smiles, level, wage, fr"),
        ("wage: 4", "price: 3", "x:6: expected a fact of a job that a pack may change"),
        ("wage: 4", "wage: 4\n      x: 1", "x:7: expected nothing indented under “wage”"),
        ("fr: Zoé", "fr: " + "o" * 61, "x:9: expected a text of 1 to 60 characters, found “ooo"),
        ("fr: Zoé", 'fr: " "', "x:9: expected a text of 1 to 60 characters, found “ ”"),
        ("fr: Zoé", 'fr: "a\\nb"', r"x:9: expected letters, signs and spaces alone, found '\n'"),
        ("fr: Zoé", "fr: {seat}", "x:9: expected letters, signs and spaces alone, found '{'"),
        ("fr: Zoé", "fr: a\u202eb", r"x:9: expected letters, signs and spaces alone, found '\u202e'"),
        ("fr: Zoé", 'fr: "a', "x:9: expected a text in double quotes, as JSON writes it"),
        (
            "    say_fr: la petite Zoé\n",
            "",
            "x:9: expected a line “say_fr: …” as well: sentences go on saying “la petite Diana”",
        ),
        ("copies: 3", "copies: 4", "x:14: expected the copies of the kind flirt to add up to 20, they make 21"),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, said: str) -> None:
    assert old in TEXT
    found = mistakes(TEXT.replace(old, new, 1))
    assert len(found) == 1
    assert said in found[0]
    with pytest.raises(TextError) as caught:
        read_pack(TEXT.replace(old, new, 1), kind_named, "x")
    assert str(caught.value) == found[0]


def test_all_mistakes_are_told_at_once() -> None:
    wrong = TEXT.replace("wage: 4", "wage: 9").replace("child_diana", "child_diane").replace("copies: 3", "price: 3")
    assert [mistake.split(" ")[0] for mistake in mistakes(f"{wrong}more: 1\n")] == ["x:15:", "x:8:", "x:6:", "x:12:"]


def test_a_name_that_sentences_use_changes_with_them() -> None:
    head = "pack: 1\ngame: allergono\nname: x\ncards:\n"
    renamed = "    en: Sneeze\n    fr: Éternuement\n"
    assert mistakes(f"{head}  R1:\n{renamed}  BD:\n{renamed}") == []
    assert mistakes(f"{head}  CA:\n{renamed}    say_fr: un éternuement") == [
        "x:6: expected a line “say_en: …” as well: sentences go on saying “a Captain Allergo”"
    ]
    assert mistakes(f"{head}  CA:\n    en: Captain Allergo") == []
    assert mistakes(f"{head}  P3:\n    en: Peak\n    say_en: {{}}")[0].startswith("x:7: expected letters")


def test_a_total_may_have_bounds() -> None:
    few = "".join(f"  {colour}{number}:\n    copies_108: 1\n" for colour in "RYGB" for number in range(10))
    assert mistakes(f"pack: 1\ngame: allergono\nname: x\ncards:\n{few}") == [
        "x:84: expected the copies_108 of the kind number to add up to 71 to 160, they make 40"
    ]
    many = few.replace(": 1\n", ": 4\n")
    pack = read_pack(f"pack: 1\ngame: allergono\nname: x\ncards:\n{many}", kind_named)
    assert len(ALL["allergono"].with_pack(pack).setup(2, deck=108).deck.cards) == 160 + 32
    assert len(ALL["allergono"].with_pack(pack).setup(2, deck=112).deck.cards) == 112


def test_a_file_is_read_as_a_text_is(tmp_path: Path) -> None:
    file = tmp_path / "our.pack"
    file.write_text(TEXT, encoding="utf-8")
    assert load_pack(file, kind_named).hash == read_pack(TEXT, kind_named).hash


def test_the_page_shows_a_pack_and_its_name() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
    blocks = page.split("```\n")
    assert blocks[5] == f"game: smile_life\npack: {read_pack(blocks[1], kind_named).label}\n"
    for kind in (ALL["allergono"], LIFE):
        assert {column.name for column in kind.columns} <= set(re.findall(r"`(\w+)`", page))


# -- what was played with a pack --------------------------------------------------------------------------------------


def test_records_positions_and_tables_name_their_pack() -> None:
    pack = read_pack(TEXT.replace("our box", '"#2: ours"'), kind_named)
    kind = kind_named("smile_life").with_pack(pack)
    game = kind.new(3, seed=8)
    record = Record.from_game(game, 8)
    assert game.submit(game.turn, "draw") is None
    record.add(game.turn, "draw")
    find = played_with(pack, kind_named)
    line = f'\npack: {pack.hash} "#2: ours"\n'
    for text in (record.text(), write_position(game), write_view(game.view(0))):
        assert line in text
    again = read_record(record.text(), find)
    assert again.text() == record.text()
    assert verify(again).true
    assert write_position(read_position(write_position(game), find)) == write_position(game)

    made = f"x:3: this was made with the card pack “#2: ours” ({pack.hash})"
    with pytest.raises(TextError) as caught:
        read_record(record.text(), kind_named, "x")
    assert str(caught.value) == f"{made}: give its file (--pack FILE)"
    other = read_pack(TEXT.replace("wage: 4", "wage: 2"), kind_named)
    with pytest.raises(TextError) as caught:
        read_record(record.text(), played_with(other, kind_named), "x")
    assert str(caught.value) == f"{made}, and “our box” ({other.hash}) has other cards"
    bare = record.text().replace(line, "\n")
    with pytest.raises(TextError) as caught:
        read_record(bare, find, "x")
    assert str(caught.value) == "x:2: this was made without a card pack: it cannot go on with “#2: ours”"
    with pytest.raises(TextError, match="our box” is for smile_life, not for allergono"):
        read_record(bare.replace("smile_life", "allergono"), played_with(other, kind_named), "x")


# -- anything ---------------------------------------------------------------------------------------------------------


def hold(text: str) -> None:
    """A text is a pack that is written and read again as the same, or a mistake in its file; nothing else happens."""
    try:
        pack = read_pack(text, kind_named, "x")
    except TextError as mistake:
        place = mistake.file
    else:
        place = "x"
        assert read_pack(pack.text(), kind_named).hash == pack.hash
        assert ALL[pack.game].with_pack(pack).printed().keys() == ALL[pack.game].printed().keys()
    assert place == "x"


KEYS = ("pack", "game", "name", "cards", "architect", "flirt_bar", "wage", "copies", "fr", "say_fr", "R7", "copies_112")
VALUES = (
    "1",
    "2",
    "-1",
    "smile_life",
    "allergono",
    "stake",
    '"',
    '"\\ud800"',
    '"a\\tb"',
    "{x}",
    "²",
    "9" * 30,
    "#",
    "",
)


@given(
    st.lists(
        st.tuples(st.sampled_from(["", "  ", "    ", "\t"]), st.sampled_from(KEYS), st.sampled_from([":", ""]))
        .flatmap(lambda line: st.tuples(st.just("".join(line)), st.sampled_from(VALUES) | st.text(max_size=8)))
        .map(" ".join)
        | st.text(max_size=20)
    ),
    st.integers(0, 4),
)
def test_whatever_is_written_is_a_pack_or_a_mistake(lines: list[str], head: int) -> None:
    text = "\n".join([*TEXT.split("\n")[:head], *lines])
    hold(text)


@given(st.data())
def test_a_pack_with_a_letter_changed_is_a_pack_or_a_mistake(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT)))
    text = TEXT[:at] + data.draw(st.text(max_size=3)) + TEXT[at + data.draw(st.integers(0, 6)) :]
    hold(text)
