"""Scenarios: every line that the format knows, and how each is wrong when it is wrong."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.mutation import mutated, reordered
from kernel.test_position import kind_named
from tablee import cli
from tablee.games.registry import games
from tablee.kernel.card import Card, Choice, Deck, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import CLOCK, NOBODY, OWNER, Layout, one
from tablee.kernel.refusal import Beat, Fact, Line, Result
from tablee.kernel.scenario import Scenario, load_scenarios, read_scenarios, scenario_files
from tablee.kernel.setup import GameKind
from tablee.kernel.step import DONE, Entry, Step
from tablee.kernel.textfile import TextError

ROOT = Path(__file__).resolve().parents[2]
ROLL, STEAL, WAIT, BREAK = Verb("roll"), Verb("steal"), Verb("wait", answers=False, pause=1500), Verb("break")
TO_ROLL, TO_WAIT, TO_BREAK = Choice(ROLL), Choice(WAIT), Choice(BREAK)
TO_STEAL = [Choice(STEAL, target=seat, aim="seat") for seat in range(3)]
STOLEN, LOUD = Beat("stolen", "FAIR-2"), Fact("loud", "FAIR-3")


class Name(Entry):
    """Any name."""


class Fair(Step["Fairground"]):
    """Roll, steal, or break something."""

    def waits(self, g):
        return one(g.table.values[0])

    def choices(self, g, seat, out):
        out += [TO_ROLL, *(choice for choice in TO_STEAL[: g.setup.seats] if choice.target != seat), TO_BREAK]

    def entry(self, g, seat):
        return Name("name", "stall")

    def take(self, g, seat, choice):
        table = g.table
        if choice.verb is ROLL:
            table.set(3 + seat, table.values[3 + seat] + table.roll("dice", 6) + table.roll("dice", 6))
        elif choice.verb is STEAL:
            hand = table.zones[1 + choice.target]
            card = table.pick(hand)
            table.move(card, hand, table.zones[1 + seat])
            table.tell(STOLEN, seat, card, other=choice.target, n=1)
            table.disclose(LOUD, 1)
            table.mark(0, card, table.zones[1 + seat], 1)
            table.turn(0)
        elif choice.verb is BREAK:
            table.zones[0].cards.pop()
        else:
            table.write(0, choice.word)
        g.push(Gong() if table.values[3 + seat] >= 12 else Fair())
        return DONE


class Gong(Step["Fairground"]):
    """The clock rings when somebody has twelve points: the fair is over."""

    def waits(self, g):
        return one(CLOCK)


class Fairground(Game):
    """Dice, blind picks, a note, a mark, a glass: something of everything."""

    def start(self):
        table = self.table
        table.zones[0].cards = self.setup.deck.cards.copy()
        table.shuffle(table.zones[0])
        for seat in range(self.setup.seats):
            table.draw(table.zones[0], table.zones[1 + seat])
        table.set(1, table.chance.below(5))
        self.push(Fair())

    def open_to(self):
        return self.setup.everybody

    def offers(self, seat, out):
        out.append(TO_WAIT)

    def take_offer(self, seat, choice):
        self.table.set(2, self.table.values[2] + 1)

    def glass_ran_out(self, glass):
        while not self.over:
            self.drop()

    def tallies(self):
        return self.table.values[3 : 3 + self.setup.seats]

    def result(self):
        return Result([[Line(points, "dice", "FAIR-1")] if points else [] for points in self.tallies()])


class Fairs(GameKind):
    """A fair for two or three."""

    def __init__(self) -> None:
        verbs = (ROLL, STEAL, WAIT, BREAK)
        folder = Path(__file__).parent / "none"
        super().__init__("fair", folder, (2, 3), verbs=verbs, beats=(STOLEN,), facts=(LOUD,), steps=(Fair, Gong))

    def deck(self, options):
        return Deck([Card("a", "ball"), Card("a", "ball"), Card("b", "ball"), Card("c", "cone"), Card("d", "ball")])

    def layout(self, seats, options):
        lay = Layout(seats)
        lay.pile("heap", sees=NOBODY)
        lay.bags("sack", sees=OWNER, admits=("ball",))
        lay.number("turn", -1, seats - 1, counts="seat")
        lay.number("wind", -4, 9)
        lay.number("waits", 0, 1000, sees=NOBODY)
        lay.numbers_each("points", 0, 99)
        lay.note("stall")
        lay.mark("dusty", 0, 1)
        lay.glass("bell", 30)
        return lay

    def game(self, setup, table):
        return Fairground(setup, table)


FAIR = Fairs()
TOP = "game: fair\nseats: 2\nscenario: It works\n"
TABLE = "given:\n  sack 1: a\n  sack 2: a b\n  agenda: fair\n"


def named(name: str) -> GameKind:
    return FAIR if name == "fair" else kind_named(name)


def only(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, named, "x")
    return scenario


def problems(text: str) -> list[str]:
    return [str(problem) for problem in only(text).run()]


ALL_OF_IT = """
game: fair
seats: 3
given:
  sack 1: a
  points: 1 2 3

scenario: All that can be said
given:
  sack 2: 2 cards
  top of heap: d
  turn: 2
  wind: -3
  points 3: 10
  note stall: "tombola # 1"
  glass bell: lies
  mark dusty a: 1
  1 knows: d
  agenda:
    fair
chance:
  dice: 2 3
  pick sack 1: a
  pick sack 2: a
then:
  heap: c d
  top of heap: d c
  sack 2: 2 cards
  1 sees heap: ? d
  2 sees heap: ? ?
  1 sees sack 2: ? ?
  spectator sees sack 1: 1 card
  1 sees waits: ?
  1 sees wind: -3
  1 sees stall: "tombola # 1"
  points: 1 2 10
  mark dusty a: 1
  asked: 2
  2 is asked: fair
  1 3 may only: wait
  everybody may: wait (after 1.5 s)
  2 may only: roll, steal 1, steal 3, break, wait
  2 may: enter any name
  1 may not: roll (TABLE-NOT-ASKED), juggle (TABLE-UNKNOWN-ACT)
  tallies: 1 2 10
  not over
2: roll
1: wait
then:
  points 2: 7
  waits: 1
  told: rolled dice 2, rolled dice 3
  not told: stolen
1: roll -> refused TABLE-NOT-ASKED
2: steal 1
then:
  sack 1: nothing
  sack 2: … a
  mark dusty a: 1
  glass bell: runs
  told only: stolen 2 other 1 n 1 card a (FAIR-2), loud value 1 (FAIR-3)
2: "enter ring, toss"
then:
  note stall: ring, toss
clock: glass bell
then:
  over
  asked: nobody
  winner: 3
  ranks: 3 2 1
  totals: 1 7 10
  2 scores: dice 7 (FAIR-1)
"""


def test_all_that_can_be_said() -> None:
    text = ALL_OF_IT.replace("  pick sack 2: a\n", "").replace(", juggle (TABLE-UNKNOWN-ACT)", "")
    assert problems(text) == []


def test_what_is_scripted_must_be_drawn() -> None:
    text = ALL_OF_IT.replace(", juggle (TABLE-UNKNOWN-ACT)", "")
    assert problems(text) == ["x:9: “pick sack 2: a” was scripted and not drawn"]


def test_a_game_may_begin_by_itself() -> None:
    deal = "deal:\n  number: 4\n  shuffle heap: b a\n  sack 2: d\n  top of heap: a\n"
    assert problems(TOP + deal + "then:\n  wind: 4\n  sack 1: b\n  sack 2: d\n  top of heap: a\n") == []


def test_the_rest_may_lie_elsewhere() -> None:
    text = TOP + "given:\n  sack 1: a/2\n  agenda: fair\n  rest: nowhere\nthen:\n  heap: nothing\n  sack 1: a/2\n"
    assert problems(text) == []
    assert problems(text.replace("nowhere", "sack 2").replace("heap: nothing", "sack 2: a b d")) == []
    assert problems(text.replace("sack 1: a/2\n  agenda", "sack 1: a\n  agenda")) == [
        "x:10: expected sack 1: a/2, found a"
    ]


def test_equal_copies_are_kept_for_who_names_them() -> None:
    text = TOP + "given:\n  sack 1: 1 card a\n  sack 2: a/2\n  agenda: fair\nthen:\n  sack 1: b a\n  sack 2: a/2\n"
    assert problems(text) == []


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("then:\n  sack 2: a", "x:9: expected sack 2: a, found a/2 b"),
        ("then:\n  sack 2: a ?", "found a/2 b"),
        ("then:\n  sack 2: … d", "found a/2 b"),
        ("then:\n  heap: d c", "x:9: expected heap: d c, found c d"),
        ("then:\n  top of heap: c", "found d"),
        ("then:\n  turn: 2", "found 1"),
        ("then:\n  points: 1 0", "found 0 0"),
        ("then:\n  note stall: x", 'found ""'),
        ("then:\n  glass bell: runs", "found lies"),
        ("then:\n  mark dusty a: 1", "found 0"),
        ("then:\n  1 sees sack 2: a b", "found ? ?"),
        ("then:\n  1 sees sack 1: ?", "found a"),
        ("then:\n  1 sees waits: 0", "found ?"),
        ("then:\n  1 sees stall: x", 'found ""'),
        ("then:\n  asked: 2", "found 1"),
        ("then:\n  asked: clock", "found 1"),
        ("then:\n  1 is asked: toll", "found fair"),
        ("then:\n  clock is asked: toll", "found nothing"),
        ("then:\n  2 may: roll", "found roll is refused to 2 by TABLE-NOT-ASKED; 2 may wait"),
        ("then:\n  2 may: wait (after 2 s)", "found wait after 1.5 s"),
        ("then:\n  1 may only: roll", "found 1 may roll, steal 2, break, wait, enter a name"),
        ("then:\n  1 may not: roll (X)", "found 1 may roll"),
        ("then:\n  2 may not: roll (X)", "found roll is refused to 2 by TABLE-NOT-ASKED"),
        ("then:\n  over", "found not over"),
        ("then:\n  winner: 1", "found a game that is not over"),
        ("then:\n  1 scores: dice 1", "found a game that is not over"),
        ("then:\n  tallies: 1 0", "found 0 0"),
        ("then:\n  told: stolen", "found nothing"),
        ("1: wait\nthen:\n  told only: stolen", "found nothing"),
        ("1: steal 2\nthen:\n  over", "x:8: a pick out of “sack 2” was not scripted: a line “pick sack 2: …”"),
        ("1: roll\nthen:\n  over", "a throw of “dice” was not scripted"),
        ("chance:\n  dice: 9\n1: roll\nthen:\n  over", "the scripted throw 9 of “dice” is not from 1 to 6"),
        ("chance:\n  pick sack 2: d\n1: steal 2\nthen:\n  over", "the scripted card d does not lie in “sack 2”"),
        (
            "1: juggle\nthen:\n  over",
            "x:8: expected “juggle” to be open to 1, it is refused by TABLE-UNKNOWN-ACT; 1 may",
        ),
        ("1: wait -> refused X", "x:8: expected “wait” to be refused by X to 1, it was accepted"),
        ("clock: glass bell -> refused X", "it is refused by TABLE-NOT-OPEN"),
        ("1: break\nthen:\n  over", "x:8: after this act a card is missing"),
        ("given:\n  agenda: gong\nthen:\n  asked: 1", "found clock"),
    ],
)
def test_what_does_not_hold_is_told(lines: str, problem: str) -> None:
    table = TABLE if "given:" not in lines else ""
    (found,) = problems(TOP + table + lines + "\n")
    assert problem in found


def test_facts_of_beats_are_looked_at() -> None:
    lines = "chance:\n  pick sack 2: b\n1: steal 2\nthen:\n  told: "
    assert problems(TOP + TABLE + lines + "stolen 1 other 2 card b") == []
    for wrong in ("stolen 2", "stolen other 1", "stolen card a", "stolen (FAIR-3)", "stolen, stolen"):
        (found,) = problems(TOP + TABLE + lines + wrong)
        assert "found stolen 1 other 2 n 1 card b (FAIR-2), loud value 1 (FAIR-3)" in found
    (found,) = problems(TOP + TABLE + lines.replace("told:", "told only:") + "stolen")
    assert "found stolen" in found


def test_a_result_that_differs_is_told() -> None:
    lines = "given:\n  sack 1: a\n  points: 5 0\n  agenda: fair\n  glass bell: runs\nclock: glass bell\nthen:\n"
    for line, found in [
        ("  winner: 2", "found 1"),
        ("  ranks: 1 1", "found 1 2"),
        ("  totals: 5 5", "found 5 0"),
        ("  1 scores: dice 6", "found dice 5 (FAIR-1)"),
        ("  2 scores: dice 6", "found nothing"),
        ("  not over", "found over"),
    ]:
        (problem,) = problems(TOP + lines + line)
        assert found in problem
    assert problems(TOP + lines + "  2 scores: nothing\n  tallies: 5 0\n  winners: 1") == []


def test_a_table_that_cannot_be_is_told() -> None:
    (problem,) = problems(TOP + "given:\n  rest: nowhere\n  agenda: fair\n1: break\nthen:\n  over")
    assert problem.startswith("x:7: the rules broke off here (IndexError")
    (problem,) = problems(TOP + "given:\n  sack 1: a\nthen:\n  over")
    assert problem == "x:4: fair needs to be told what is asked, in a line “agenda: …”"
    (problem,) = problems(TOP + "given:\n  sack 1: 6 cards\n  agenda: fair\nthen:\n  over")
    assert problem == "x:5: there is no card left for sack 1"
    (problem,) = problems(TOP + "given:\n  sack 1: a a a\n  agenda: fair\nthen:\n  over")
    assert problem == "x:5: there is no a left for sack 1"
    (problem,) = problems(TOP + "given:\n  sack 1: c\n  agenda: fair\nthen:\n  over")
    assert problem == "x:5: c may not lie in sack 1, which takes ball"
    (problem,) = problems(TOP + "given:\n  sack 1: a/2\n  sack 2: a/2\n  agenda: fair\nthen:\n  over")
    assert problem == "x:6: a/2 lies in two places"
    (problem,) = problems(TOP + "given:\n  sack 1: a\n  1 knows: a a\n  agenda: fair\nthen:\n  over")
    assert problem == "x:6: seat 1 sees a, or it lies nowhere"
    (problem,) = problems(TOP + "deal:\n  number: 1\n  sack 1: a b\nthen:\n  over")
    assert problem == "x:6: only 1 cards lie in sack 1 after the deal"
    (problem,) = problems(TOP + "deal:\n  number: 1\n  heap: a a/2 a\nthen:\n  over")
    assert problem == "x:6: there is no a left"
    (problem,) = problems(TOP + "deal:\n  sack 1: a\nthen:\n  over")
    assert problem.startswith("x:4: a number below 5 was not scripted")


def test_undo_is_an_act() -> None:
    then = 'then:\n  note stall: ""\n  told: took_back 1\n  1 may not: undo (TABLE-NOTHING-TO-TAKE-BACK)'
    assert problems(TOP + TABLE + "1: enter here\n1: undo\n" + then) == []


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "x: expected a line “scenario: …”"),
        ("gaem: fair", "x:1: expected “scenario: …”, or one of game, seats, options, given for all scenarios"),
        ("scenario:", "x:1: expected what the scenario shows"),
        ("scenario: a\nthen:\n  over", "x:1: expected a line “game: …”"),
        ("game: fair\nscenario: a\nthen:\n  over", "x:2: expected a line “seats: …”"),
        ("game: fiar\nscenario: a\nthen:\n  over", "x:1: there is no game “fiar”"),
        ("game: fair\nseats: 9\nscenario: a\nthen:\n  over", "x:2: expected a number from 2 to 3"),
        (TOP, "x:3: expected a refusal, or statements under “then:”"),
        (TOP + "1: roll", "this scenario proves nothing"),
        (TOP + "then:\n  over\nscenario: It works\nthen:\n  over", "there is a scenario “It works” already in line 3"),
        (TOP + "then:", "x:4: expected statements, indented under “then:”"),
        (TOP + "then: over", "x:4: expected nothing behind “then:”"),
        (TOP + "thn:\n  over", "did you mean then?"),
        (TOP + "rule", "expected a colon after “rule”"),
        (TOP + "3: roll", "x:4: expected a seat from 1 to 2, found “3”"),
        (TOP + "1:", "x:4: expected an act, found nothing"),
        (TOP + "1: roll -> forbidden X", "expected “refused” and the rule"),
        (TOP + "options: x\nthen:\n  over", "expected options such as “cloning=yes”, found “x”"),
        (TOP + "options: x=1\nthen:\n  over", "x:4: fair has no option “x”"),
        (TOP + "options:\n  x: 1\nthen:\n  over", "x:5: fair has no option “x”"),
        (TOP + "given:\n  sack: a\nthen:\n  over", "expected what lies on this table (heap, sack 1, sack 2"),
        (TOP + "given:\n  sack 1: x\nthen:\n  over", "x:5: expected a card, found “x”"),
        (TOP + "given:\n  sack 1: ?\nthen:\n  over", "expected the cards themselves, or “3 cards”"),
        (TOP + "given:\n  sack 1: a … b\nthen:\n  over", "expected “…” before the cards that are named"),
        (TOP + "given:\n  sack 1\nthen:\n  over", "expected a colon and what is given"),
        (TOP + "given:\n  sack 1: a\n  sack 1: b\nthen:\n  over", "“sack 1” stands already in line 5"),
        (TOP + "given:\n  top of hat: a\nthen:\n  over", "x:5: expected a zone of this game (heap, sack 1, sack 2)"),
        (TOP + "given:\n  rest: hat\nthen:\n  over", "x:5: expected a zone of this game"),
        (TOP + "given:\n  points: 1\nthen:\n  over", "expected 2 values, one a seat"),
        (TOP + "given:\n  wind: 99\nthen:\n  over", "expected a number from -4 to 9"),
        (TOP + "given:\n  glass bell: rings\nthen:\n  over", "expected runs or lies"),
        (TOP + "given:\n  mark dusty z: 1\nthen:\n  over", "expected a card of fair"),
        (TOP + "given:\n  3 knows: a\nthen:\n  over", "expected a seat from 1 to 2"),
        (TOP + "given:\n  agenda: fiar\nthen:\n  over", "expected a step of fair (fair, gong), found “fiar”"),
        (TOP + "given:\n  agenda:\n    fiar\nthen:\n  over", "x:6: expected a step of fair"),
        (TOP + "deal:\n  top of hat: a\nthen:\n  over", "expected a zone of this game"),
        (TOP + "deal:\ngiven:\n  wind: 1\nthen:\n  over", "expected “given:” or “deal:”, not both"),
        (TOP + "chance:\n  shuffle hat: a\nthen:\n  over", "expected a zone of this game"),
        (TOP + "chance:\n  pick sack 1: z\nthen:\n  over", "expected a card of fair"),
        (TOP + "chance:\n  dice\nthen:\n  over", "expected a colon and what is drawn"),
        (TOP + "then:\n  overt", "did you mean over?"),
        (TOP + "then:\n  hat: a", "expected a statement (heap, sack 1"),
        (TOP + "then:\n  points: 1", "expected 2 values, one a seat"),
        (TOP + "then:\n  1 sees hat: a", "expected a zone, a number or a note"),
        (TOP + "then:\n  3 sees heap: a", "expected a seat from 1 to 2"),
        (TOP + "then:\n  1 may:", "expected an act, found nothing"),
        (TOP + "then:\n  1 may: juggle", "expected an act of fair, found “juggle”"),
        (TOP + "then:\n  1 may: roll (soon)", "expected “after 3 s” in brackets"),
        (TOP + "then:\n  1 may not: roll", "expected the rule behind “roll”, such as “roll (AL019)”"),
        (TOP + "then:\n  told: robbed", "expected a beat of this game"),
        (TOP + "then:\n  told: stolen other", "expected pairs such as “n 2” behind a beat"),
        (TOP + "then:\n  told: stolen by 2", "expected other, n, card, word or value"),
        (TOP + "then:\n  totals: many", "expected a number from"),
        ("game: allergono\nseats: 2\nscenario: a\nrule: AL999\nthen:\n  over", "x:4: expected the id of a rule"),
        ("game: allergono\nseats: 2\nscenario: a\n1: draw -> refused AL999", "x:4: expected the id of a rule"),
        ("game: allergono\nseats: 2\nscenario: a\nthen:\n  told: drew (AL999)", "x:5: expected the id of a rule"),
    ],
)
def test_mistakes_are_told_with_their_line(text: str, error: str) -> None:
    with pytest.raises(TextError) as caught:
        read_scenarios(text, named, "x")
    assert error in str(caught.value)


@given(st.one_of(mutated(ALL_OF_IT), reordered(ALL_OF_IT)))
def test_a_text_is_read_or_refused(text: str) -> None:
    found = ["x:"]
    try:
        scenarios = read_scenarios(text, named, "x")
    except TextError as error:
        found = [str(error)]
    else:
        found += [str(problem) for scenario in scenarios for problem in scenario.run()]
    assert all(problem.startswith("x:") for problem in found)


def test_no_pile_that_nobody_sees() -> None:
    (problem,) = problems("game: plans\nseats: 2\nscenario: a\ngiven:\n  agenda: plan\nthen:\n  over")
    assert "this game has no pile that nobody sees" in problem


# -- the page, the files, the command -------------------------------------------------------------------------------


def test_the_examples_of_the_page_hold() -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    blocks = [
        block for block in re.findall(r"^```\n(.*?)^```$", page, re.MULTILINE | re.DOTALL) if "scenario:" in block
    ]
    header = blocks[0].split("scenario:")[0]
    assert len(blocks) == 2
    for block in (blocks[0], header + blocks[1]):
        assert problems(block) == []


def test_files_and_folders(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="expected files"):
        scenario_files([tmp_path])
    (tmp_path / "b.scenario").write_text(TOP + TABLE + "then:\n  asked: 1\n", encoding="utf-8")
    assert scenario_files([tmp_path, tmp_path / "b.scenario"]) == [tmp_path / "b.scenario"] * 2
    (scenario,) = load_scenarios(tmp_path / "b.scenario", named)
    assert scenario.run() == []


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(games(), "fair", FAIR)
    file = tmp_path / "a.scenario"
    file.write_text(TOP + TABLE + "then:\n  asked: 1\n", encoding="utf-8")
    assert cli.main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 played in 1 files, 0 failed\n"
    file.write_text(TOP + TABLE + "then:\n  asked: 2\n  over\n", encoding="utf-8")
    assert cli.main(["scenario", str(file)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"failed: It works\n  {file}:9: expected asked: 2, found 1\n  {file}:10: ")
    assert cli.main(["scenario", str(file), "--json"]) == 1
    facts = json.loads(capsys.readouterr().out)
    assert (facts["played"], facts["failed"], facts["scenarios"][0]["problems"][0]["line"]) == (1, 1, 9)
    file.write_text("scenario: a\n", encoding="utf-8")
    assert cli.main(["scenario", str(file)]) == 2
    assert "a.scenario:1: expected a line “game: …”" in capsys.readouterr().err
