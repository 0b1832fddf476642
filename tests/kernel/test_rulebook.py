"""Rulebooks: what claims which sentence, what proves which statement, and what notices a refusal that is gone."""

import json
from pathlib import Path

import pytest

from tablee import cli
from tablee.games.allergono.kind import KIND
from tablee.games.registry import games
from tablee.kernel import game, refusal
from tablee.kernel.coverage import Coverage
from tablee.kernel.fingerprint import rules_version
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.rulebook import has_rulebook, read_rulebook, read_statements, rule_ids, table_rules
from tablee.kernel.setup import GameKind
from tablee.kernel.textfile import TextError

RULES = """
[[rule]]
id = "AL019"
page = 1
fr = "un"
en = "one"

[[rule]]
id = "AL020"
page = 1
fr = "deux"
en = "two"
flavour = true

[[rule]]
id = "AL025"
page = 1
fr = "trois"
en = "three"
ruling = true
about = ["AL019"]
point = "why three"
why = "because"
option = "cloning"
test = "tests/x.py"
"""
SENTENCES = """
[[sentence]]
page = 1
number = 1
hint = "first"
claims = ["AL019", "AL020"]

[[sentence]]
page = 1
number = 2
hint = "second"
is = "heading"
"""
SCENARIOS = """
game: allergono
seats: 2
given:
  pile: R5
  hand 1: R7 B2
scenario: One
rule: AL019
1: lay B2 -> refused AL019
scenario: Two
1: lay R7
then:
  turn: 2
"""


TWO_PRINTINGS = """
sentence = [
  { page = 1, number = [1, 2], hint = "in both", claims = ["AL019"] },
  { page = 1, number = [2, 0], hint = "in the first", claims = ["AL020"] },
  { page = 1, number = [0, 1], hint = "in the second", is = "heading" },
  { page = 2, number = [1, 1], hint = "once more", repeats = ["AL019"] },
]
"""
EDITION_1 = RULES.replace("flavour = true", "flavour = true\nedition = 1")


class Elsewhere(GameKind):
    """Allergono with the texts of another folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            "allergono", folder, KIND.seats, KIND.options, KIND.verbs, KIND.refusals, KIND.beats, KIND.facts, KIND.steps
        )

    def make_setup(self, seats, options):
        return KIND.make_setup(seats, options)


def kind_in(folder: Path, rules: str = RULES, sentences: str = SENTENCES, scenarios: str = SCENARIOS) -> GameKind:
    (folder / "rulebook.toml").write_text(rules, encoding="utf-8")
    (folder / "sentences.toml").write_text(sentences, encoding="utf-8")
    (folder / "scenarios").mkdir(exist_ok=True)
    (folder / "scenarios" / "a.scenario").write_text(scenarios, encoding="utf-8")
    return Elsewhere(folder)


def test_a_rulebook_without_gaps(tmp_path: Path) -> None:
    kind = kind_in(tmp_path)
    assert has_rulebook(kind)
    assert not has_rulebook(Elsewhere(tmp_path / "elsewhere"))
    coverage = Coverage(kind)
    assert coverage.gaps() == []
    assert [scenario.title for scenario in coverage.proofs("AL019")] == ["One"]
    assert [sentence.name for sentence in coverage.rulebook.sentences] == ["1.1", "1.2"]


@pytest.mark.parametrize(
    ("rules", "sentences", "gap"),
    [
        (RULES, SENTENCES.replace('is = "heading"', ""), "sentence 1.2 (second) is claimed by no statement"),
        (RULES, SENTENCES.replace('"AL019", ', ""), "AL019 claims no sentence"),
        (RULES, SENTENCES.replace("AL020", "AL099"), "sentence 1.1 is claimed by AL099, which does not exist"),
        (RULES, SENTENCES.replace("number = 2", "number = 3"), "sentence 1.3 does not follow on 1.1"),
        (RULES, SENTENCES.replace("number = 1", "number = 2"), "sentence 1.2 does not follow on nothing"),
        (RULES.replace("page = 1", "page = 2", 1), SENTENCES, "AL019 says page 2, and claims sentence 1.1"),
        (RULES.replace('["AL019"]', '["AL098"]'), SENTENCES, "AL025 is about AL098, which does not exist"),
        (RULES.replace("flavour = true", ""), SENTENCES, "AL020 has no scenario"),
        (RULES.replace("test = ", "example = "), SENTENCES, "AL025 has no scenario"),
    ],
)
def test_gaps_are_told(tmp_path: Path, rules: str, sentences: str, gap: str) -> None:
    assert gap in Coverage(kind_in(tmp_path, rules, sentences)).gaps()


CHAPTER = """
[[chapter]]
page = 1
fr = "Un début"
en = "A beginning"
"""


def test_chapters_are_what_pages_are_about(tmp_path: Path) -> None:
    ruling = "[[rule]]" + RULES.split("[[rule]]")[3]
    another, lonely = ruling.replace("AL025", "AL027"), ruling.replace("AL025", "AL028").replace("AL019", "AL098")
    book = read_rulebook(kind_in(tmp_path, CHAPTER + RULES + another + lonely))
    assert [(chapter.page, chapter.titles["en"]) for chapter in book.chapters] == [(1, "A beginning")]
    placed = [statement.id for statement in book.placed(1)]
    assert placed == ["AL019", "AL025", "AL027", "AL020", "AL028"], "a ruling stands behind what it is about, or last"
    assert book.placed(2) == []


def test_a_page_without_a_chapter_is_told(tmp_path: Path) -> None:
    gaps = Coverage(kind_in(tmp_path, CHAPTER.replace("page = 1", "page = 2") + RULES)).gaps()
    assert "AL019 says page 1, which no chapter is about" in gaps


def test_a_rulebook_of_two_printings(tmp_path: Path) -> None:
    book = read_rulebook(kind_in(tmp_path, EDITION_1, TWO_PRINTINGS))
    assert (book.printings, book.gaps()) == (2, [])
    assert [sentence.name for sentence in book.sentences] == ["1.1/2", "1.2/–", "1.–/1", "2.1/1"]
    assert [statement.facts().get("edition") for statement in book.statements] == [None, 1, None]


@pytest.mark.parametrize(
    ("rules", "sentences", "gap"),
    [
        (RULES, TWO_PRINTINGS, "AL020 says no edition, and claims sentences of printing 1"),
        (
            EDITION_1.replace("page = 1", "page = 1\nedition = 2", 1),
            TWO_PRINTINGS,
            "AL019 says edition 2, and claims sentences of printing 1 and 2",
        ),
        (EDITION_1, TWO_PRINTINGS.replace("[0, 1]", "[0, 3]"), "sentence 1.2 does not follow on nothing in printing 2"),
        (EDITION_1, TWO_PRINTINGS.replace("[2, 0]", "[1, 0]"), "sentence 1.1 does not follow on 1.1 in printing 1"),
        (EDITION_1, TWO_PRINTINGS.replace("[1, 1]", "1"), "sentence 2.1 has no number for each of the 2 printings"),
        (
            EDITION_1,
            TWO_PRINTINGS.replace('repeats = ["AL019"]', 'repeats = ["AL099"]'),
            "sentence 2.1/1 repeats AL099, which does not exist",
        ),
    ],
)
def test_gaps_between_printings_are_told(tmp_path: Path, rules: str, sentences: str, gap: str) -> None:
    assert gap in read_rulebook(kind_in(tmp_path, rules, sentences)).gaps()


@pytest.mark.parametrize("number", ['"1"', '["1", 2]'])
def test_a_number_that_is_none_is_told(tmp_path: Path, number: str) -> None:
    with pytest.raises(TextError, match="expected a number behind “number =”"):
        read_rulebook(kind_in(tmp_path, sentences=SENTENCES.replace("number = 1", f"number = {number}")))


@pytest.mark.parametrize(
    ("rules", "error"),
    [
        ("[[rule", "rulebook.toml: "),
        ("[rule]\nid = 1", "expected entries [[rule]]"),
        ('[[rule]]\nfr = ""', "rule 1: expected “id = …”"),
        (RULES + RULES, "there are two rules AL019"),
        (RULES.replace("why =", "wy ="), "rule AL025: unknown key “wy”"),
        (RULES.replace("page = 1", 'page = "1"'), "rule AL019: expected a number behind “page =”"),
        (RULES.replace('["AL019"]', '"AL019"'), "rule AL025: expected a list behind “about =”"),
    ],
)
def test_mistakes_in_a_rulebook_are_told(tmp_path: Path, rules: str, error: str) -> None:
    with pytest.raises(TextError) as caught:
        read_rulebook(kind_in(tmp_path, rules))
    assert error in str(caught.value)


def test_a_rulebook_that_is_not_there(tmp_path: Path) -> None:
    assert rule_ids(Elsewhere(tmp_path)) == []
    with pytest.raises(TextError, match="cannot be read"):
        read_statements(tmp_path / "rulebook.toml")


def test_a_game_without_scenarios_proves_nothing(tmp_path: Path) -> None:
    kind = kind_in(tmp_path)
    (tmp_path / "scenarios" / "a.scenario").unlink()
    (tmp_path / "scenarios").rmdir()
    assert Coverage(kind).gaps() == ["AL019 has no scenario"]


def test_the_kernel_s_own_reasons_are_all_written_down() -> None:
    things = [*vars(refusal).values(), *vars(game).values()]
    named = {thing.rule for thing in things if isinstance(thing, (Refusal, Beat))}
    assert named == {rule.id for rule in table_rules()}
    assert all(rule.texts["fr"] and rule.texts["en"] for rule in table_rules())


def test_the_version_of_the_rules_is_one_hash(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    one, two = kind_in(tmp_path / "one"), kind_in(tmp_path / "two", RULES + "\n")
    assert rules_version(one) != rules_version(two)
    assert rules_version(one) == rules_version(one)
    assert len(rules_version(one)) == 16


# -- the command ----------------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Allergono with three rules and two scenarios."""
    monkeypatch.setitem(games(), "allergono", kind_in(tmp_path))
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    assert cli.main(["rules", "allergono", *arguments]) == code
    out, err = capsys.readouterr()
    return out + err


def test_rules_are_listed(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, 0).split("\n")
    assert lines[0].split() == ["AL019", "p.", "1", "1", "scenario", "un"]
    assert lines[1].split() == ["AL020", "p.", "1", "flavour", "deux"]
    assert lines[2].split() == ["AL025", "p.", "1,", "ours", "a", "test", "trois"]
    assert "three" in said(capsys, 0, "--lang", "en")
    facts = json.loads(said(capsys, 0, "--json"))
    assert facts[0]["scenarios"] == [f"{small}/scenarios/a.scenario:7"]
    assert (facts[0]["refuses"], facts[1]["flavour"], facts[2]["why"]) == (True, True, "because")


def test_one_rule_with_all_that_is_known(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, 0, "--id", "al019")
    for part in ("AL019, page 1\n", "fr: un", "sentences: 1.1", "--without AL019", "told: laid", "a.scenario:7: One"):
        assert part in out
    out = said(capsys, 0, "--id", "AL025")
    for part in ("a ruling of ours", "question: why three (AL019)", "why: because", "option: cloning", "test: tests"):
        assert part in out
    kind_in(small, EDITION_1, TWO_PRINTINGS)
    assert "sentences: 1.1/2, 2.1/1" in said(capsys, 0, "--id", "AL019")
    assert "AL020, page 1, ed. 1\n" in said(capsys, 0, "--id", "AL020")
    assert "has no rule “AL018”; did you mean AL019?" in said(capsys, 2, "--id", "AL018")


def test_coverage(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, 0, "--coverage") == "2 sentences, 3 statements, 2 scenarios, no gaps\n"
    kind_in(small, sentences=SENTENCES.replace('is = "heading"', ""))
    assert said(capsys, 1, "--coverage").startswith("sentence 1.2 (second) is claimed by no statement\n")
    assert json.loads(said(capsys, 1, "--coverage", "--json"))["gaps"]


def test_without_a_refusal(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, 0, "--without", "AL019")
    assert out.endswith("a.scenario:7: One\nwithout AL019: 1 of 2 scenarios notice\n")
    assert json.loads(said(capsys, 0, "--without", "AL019", "--json"))["played"] == 2
    assert not any(refusal.off for refusal in KIND.refusals)
    assert "without AL025: 0 of 2" in said(capsys, 1, "--without", "AL025")
    assert "AL020 is no refusal" in said(capsys, 2, "--without", "AL020")
    kind_in(small, scenarios=SCENARIOS.replace("turn: 2", "turn: 1"))
    assert "“Two” fails already" in said(capsys, 2, "--without", "AL019")


def test_a_rulebook_with_a_mistake(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kind_in(small, rules="[[rule")
    assert "rulebook.toml: " in said(capsys, 2)
    assert cli.main(["rules", "alergono"]) == 2
