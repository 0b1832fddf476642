"""The table that the client draws for Smile Life knows the places, the beats and the questions of the rules by name."""

from __future__ import annotations

import re
from pathlib import Path

from tablee.games.registry import game_named
from tablee.games.smile_life.layout import LIFE_ZONES
from tablee.games.smile_life.powers import ASKS

KIND = game_named("smile_life")
TABLE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "smile_life" / "table"


def block(file: str, start: str) -> str:
    """What stands in the braces behind a name."""
    text = (TABLE / file).read_text(encoding="utf-8")
    return re.split(r"^\}|^  \},?$", text[text.index(start) :], maxsplit=1, flags=re.MULTILINE)[0]


def test_every_place_of_a_life_belongs_to_one_chapter() -> None:
    chapters = re.findall(r"\[(.*)\]", block("life.ts", "export const CHAPTERS"))
    names = re.findall(r'"(\w+)"', " ".join(chapters))
    assert sorted(names) == sorted(name for name, _ in LIFE_ZONES)


def test_every_scene_plays_a_beat_of_the_story() -> None:
    beats = re.findall(r"^  (\w+):", block("theatre.ts", "export const theatre"), flags=re.MULTILINE)
    assert len(beats) > 20
    assert set(beats) <= {beat.name for beat in KIND.beats}


def test_verbs_places_and_questions_have_the_names_of_the_rules() -> None:
    text = (TABLE / "index.ts").read_text(encoding="utf-8")
    verbs = {verb.name for verb in KIND.verbs}
    layout = KIND.layout(2, {})
    places = {place.name for place in layout.places}
    origins = dict(re.findall(r"^    (\w+): \[(.*)\]", text, flags=re.MULTILINE))
    assert origins
    assert set(origins) <= verbs
    assert set(re.findall(r'"(\w+)"', " ".join(origins.values()))) <= places
    onto = dict(re.findall(r'(\w+): "(\w+)"', text[text.index("onto:") : text.index("careful:")]))
    assert onto
    assert set(onto) <= places
    assert set(onto.values()) <= verbs
    asks = set(re.findall(r"(\w+): (?:Till|Choosing)", text))
    assert asks
    assert asks <= {step.__name__.lower() for step in KIND.steps} | set(ASKS.values())
    quiet = set(re.findall(r'"(\w+)"', text[text.index("quiet:") :]))
    assert quiet <= {number.name for number in layout.numbers}
