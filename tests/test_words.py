"""The words: complete in both languages, the same facts in both, French spaced as French is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Message

import tablee
from tablee.bots.driver import Driver
from tablee.bots.registry import bot_named
from tablee.games.registry import games
from tablee.kernel.card import TAKE_BACK, Choice
from tablee.kernel.epilogue import PLAIN, only_one
from tablee.kernel.event import Told
from tablee.kernel.game import TIMED_OUT, TOOK_BACK
from tablee.kernel.refusal import Line, Refusal
from tablee.kernel.setup import GameKind
from tablee.words import LANGS, Words, catalogue

KINDS = list(games().values())
SOURCE = Path(tablee.__file__).parent
# The parts that a placeholder stands for, filled in by `Words` from events, choices, refusals and the terminal.
HOLES = re.compile(r"\{(\w+)\}")
NARROW, WIDE = "\u202f", "\u00a0"


def words(kind: GameKind, lang: str, seats: int = 4) -> Words:
    return Words(kind, lang, ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo"][:seats], viewer=0)


def messages(kind: GameKind, lang: str) -> Iterator[Message]:
    for part in catalogue.catalogues(kind.folder, lang):
        yield from (message for message in part if message.id)


def forms(message: Message) -> list[str]:
    return [message.string] if isinstance(message.string, str) else list(message.string)


def key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


# -- complete --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_everything_declared_has_a_word(kind: GameKind, lang: str) -> None:
    setup = kind.setup(kind.seats[0])
    layout = setup.layout
    wanted = [f"beat.{beat.name}" for beat in (*kind.beats, TOOK_BACK, TIMED_OUT)]
    wanted += [f"verb.{verb.name}" for verb in (*kind.verbs, TAKE_BACK.verb)]
    wanted += [f"zone.{place.name}" for place in layout.places]
    wanted += [f"number.{number.name}" for number in layout.numbers if number.sees]
    wanted += [f"note.{note.name}" for note in layout.notes if note.sees]
    wanted += [f"glass.{glass.name}" for glass in layout.glasses]
    wanted += [f"kind.{card_kind}" for card_kind in {card.kind for card in setup.deck.cards}]
    wanted += [f"option.{option.name}{end}" for option in kind.options for end in ("", ".help")]
    told = kind.epilogue or PLAIN
    wanted += [f"award.{award.id}{end}" for award in told.awards for end in ("", ".why")]
    wanted += [f"course.{course.id}" for course in told.courses] + ["chapter"] * (told.chapters is not only_one)
    wanted += ["game.name", "game.pitch", "game.players"]
    said = words(kind, lang)
    assert [name for name in wanted if not said.has(name)] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_rule_and_card_is_said(kind: GameKind, lang: str) -> None:
    said = words(kind, lang)
    rules = {
        rule for thing in (*kind.beats, *kind.refusals, *kind.facts, TOOK_BACK, TIMED_OUT) for rule in [thing.rule]
    }
    rules |= {option.rule for option in kind.options}
    assert [rule for rule in sorted(rules) if not said.rules.get(rule, {}).get(lang)] == []
    cards = kind.setup(kind.seats[0]).deck.copies_of
    assert [id for id in cards if not said.cards.get(id, {}).get(f"say_{lang}")] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_both_languages_have_the_same_sentences_with_the_same_facts(kind: GameKind) -> None:
    holes = [
        {key(message): sorted(set(HOLES.findall("".join(forms(message))))) for message in messages(kind, lang)}
        for lang in LANGS
    ]
    assert holes[0] == holes[1]
    for lang in LANGS:
        for message in messages(kind, lang):
            assert all(forms(message)), f"{lang}: {key(message)} is empty"
            counted = not isinstance(message.id, str)
            assert counted == (len(forms(message)) == 2), f"{lang}: {key(message)}"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_whatever_happens_can_be_said(kind: GameKind, lang: str) -> None:
    """Games are played and looked at by every seat: no key and no placeholder is ever left over."""
    said: set[str] = set()
    options = {option.name: True for option in kind.options if option.default is False}
    for seed in range(8):
        setup = kind.setup(4, **(options if seed % 2 else {}))
        game = kind.start(setup, seed)
        game.listen().clear()
        driver = Driver(setup, [bot_named(("random", "steady")[seed % 2], kind)] * 4, seed, game=game)
        tongues = [Words(kind, lang, ["Ada", "Bob", "Cleo", "Dan"], viewer) for viewer in range(4)]
        for _ in range(250):
            if game.over:
                break
            driver.step()
            for viewer, update in enumerate(game.updates([0, 1, 2, 3])):
                tongue = tongues[viewer]
                said.update(line for event in update.events if (line := tongue.event(event)) is not None)
                said.add(tongue.wait(game.setup, game.view(viewer).moment))
                if update.ask is not None:
                    said.add(tongue.ask(update.ask))
                    said.update(tongue.choice(choice) for choice in update.ask.choices)
                    said.update(tongue.offer(choice) for choice in update.ask.choices)
            view = game.view(0)
            said.update(tongues[0].number(n, view.numbers[n.index]) for n in setup.layout.numbers if n.sees)
            said.update(tongues[0].zone(place) for place in setup.layout.places)
            for verb in kind.verbs:
                for card in view.zones:
                    for face in card.cards[-2:]:
                        text = verb.notation if face is None else f"{verb.notation} {face.id}"
                        refusal = game.refuse(0, text)
                        if refusal is not None:
                            said.add(tongues[0].refusal(refusal))
                            tongue_facts = [name for name in refusal.facts if name != "hint"]
                            assert [name for name in tongue_facts if not tongues[0].has(f"fact.{name}")] == []
        if game.over:
            said.update(tongues[0].line(line) for own in game.result().lines for line in own)
    keyed = [line for line in said if re.search(r"\b(ask|wait|beat|verb|zone|number|value|line|fact|table)\.\w", line)]
    assert keyed == []
    assert [line for line in said if HOLES.search(line)] == []
    assert len(said) > 50


# -- right ------------------------------------------------------------------------------------------------------------


def test_plurals_are_those_of_the_language() -> None:
    french, english = (words(KINDS[0], lang) for lang in LANGS)
    assert [french.say("value.cards", n) for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]
    assert [english.say("value.cards", n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_missing_sentence_is_its_key() -> None:
    said = words(KINDS[0], "fr")
    assert said.say("no.such.sentence") == "no.such.sentence"
    assert said.say("no.such.sentence", 1) == "no.such.sentence"
    assert said.rule("XX999") == "XX999"
    assert said.page("XX999") is None


def test_a_sentence_knows_who_reads_it() -> None:
    kind = games()["allergono"]
    beat = next(beat for beat in kind.beats if beat.name == "caught")
    told = Told(beat, 0, None, 1, 2, "", -1)
    lines = [Words(kind, "en", ["Ada", "Bob", "Cleo"], viewer).event(told) for viewer in (0, 1, 2)]
    assert len(set(lines)) == 3
    assert "Ada" not in str(lines[0])
    assert "Bob" not in str(lines[1])
    assert "Ada" in str(lines[2])
    assert "Bob" in str(lines[2])


def test_a_card_that_is_not_seen_is_just_a_card() -> None:
    kind = games()["allergono"]
    beat = next(beat for beat in kind.beats if beat.name == "laid")
    assert words(kind, "en").event(Told(beat, 1, None, -1, -1, "", 0)) == "Bob lays a card."


def test_choices_refusals_and_lines_in_words() -> None:
    kind = games()["allergono"]
    said = words(kind, "en")
    deck = kind.setup(2).deck
    captain = deck.by_name["CA"]
    choice = next(c for c in captain.lays if c.word == "green")  # type: ignore[attr-defined]
    assert said.choice(choice) == "Lay: a Captain Allergo, green"
    catch = next(verb for verb in kind.verbs if verb.name == "catch")
    assert said.choice(Choice(catch, target=2, aim="seat")) == "Caught you! Cleo"
    refusal = Refusal("AL019").about(card="R7", colour="blue", seat="2", fine="0")
    assert said.refusal(refusal).endswith("(card: a red 7; colour: blue; turn of: Bob)")
    assert said.line(Line(50, "fifty", "AL010", (captain,))).endswith(": 50 points (a Captain Allergo)")


# -- French -----------------------------------------------------------------------------------------------------------


def french_lines() -> Iterator[tuple[str, str]]:
    for file in sorted(SOURCE.rglob("fr.po")):
        for message in catalogue.read_catalogue(file, "fr"):
            yield from ((f"{file.parent.parent.name}: {key(message)}", form) for form in forms(message) if message.id)
    for file in sorted([*SOURCE.rglob("rulebook.toml"), *SOURCE.rglob("table_rules.toml")]):
        yield from ((id, str(row["fr"])) for id, row in catalogue.rows(file, "rule").items())
    for file in sorted(SOURCE.rglob("cards.toml")):
        for table in ("card", "colour"):
            for id, row in catalogue.rows(file, table).items():
                yield from ((id, text) for name, text in row.items() if name == "fr" or name.endswith("_fr"))


def spacing(line: str) -> list[str]:
    """What is wrong with the spaces of a French line."""
    wrong = []
    for mark, space in ((";", NARROW), ("!", NARROW), ("?", NARROW), ("»", NARROW), (":", WIDE)):
        for found in re.finditer(re.escape(mark), line):
            before = line[found.start() - 1] if found.start() else ""
            alone = mark in "!?" and (before in "!?" or not before or line[: found.start()].endswith("\n"))
            if before != space and not alone:
                wrong.append(f"{before!r} before {mark}")
    wrong += [f"{after!r} after «" for after in re.findall("«(.)", line) if after != NARROW]
    wrong += [f"{mark} is not French" for mark in "'“”\"" if mark in line]
    return wrong


def test_the_lint_of_spaces_finds_what_is_wrong() -> None:
    assert spacing(f"«{NARROW}Menteur{NARROW}!{NARROW}»{WIDE}: vrai{NARROW}?!") == []
    assert len(spacing("« Menteur ! » : l'as?")) == 6


def test_french_is_spaced_as_french_is() -> None:
    lines = dict(french_lines())
    assert len(lines) > 150
    plain = {"play.help"}  # it names what is typed: `? R7`
    found = {where: wrong for where, line in french_lines() if (wrong := spacing(line))}
    assert {where: wrong for where, wrong in found.items() if where.split(": ")[-1] not in plain} == {}
