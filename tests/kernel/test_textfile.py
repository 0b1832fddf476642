"""The reader of text files: what it takes, what it refuses, and how it says so."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.setup import BadInput, listed
from tablee.kernel.textfile import Line, TextError, keyed, needed, parse, read_lines, spelled


def outline(lines: list[Line]) -> list[object]:
    return [(line.key, line.value, outline(line.under)) for line in lines]


def test_blocks_comments_and_empty_lines() -> None:
    text = "# a file\ngame: x  # which\n\nzones:\n  draw: A B\n  # between\n  hand 1:\n      deep: 1\nover\n"
    assert outline(parse(text, "x")) == [
        ("game", "x", []),
        ("zones", "", [("draw", "A B", []), ("hand 1", "", [("deep", "1", [])])]),
        ("over", "", []),
    ]


@pytest.mark.parametrize("text", ["\ufeffa: 1\nb:\n  c: 2\n", "a: 1\r\nb:\r\n  c: 2\r\n", "a: 1\rb:\r\tc: 2"])
def test_other_habits_of_writing_are_the_same(text: str) -> None:
    assert outline(parse(text, "x")) == [("a", "1", []), ("b", "", [("c", "2", [])])]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("  a: 1", "x:1: expected the first line at the left edge"),
        ("a:\n    b: 1\n  c: 2", "x:3: expected as many spaces as before “b” in line 2"),
        ("a: 1\n : 2", "x:2: expected a word before the colon"),
    ],
)
def test_what_cannot_be_parsed(text: str, error: str) -> None:
    with pytest.raises(TextError) as caught:
        parse(text, "x")
    assert str(caught.value) == error


def test_an_error_knows_its_place() -> None:
    error = parse("a: 1\nb: 2", "house.scenario")[1].wrong("a zone", "hnad 1", ["hand 1", "pile"])
    assert isinstance(error, BadInput)
    assert (error.file, error.line) == ("house.scenario", 2)
    assert str(error) == "house.scenario:2: expected a zone, found “hnad 1”; did you mean hand 1?"


def test_an_error_repeats_no_more_than_a_line() -> None:
    error = parse("a: 1", "x")[0].wrong("a zone", "z" * 500)
    assert len(str(error)) < 120


def test_nothing_found_is_said() -> None:
    assert str(parse("a:", "x")[0].wrong("a zone", "")) == "x:1: expected a zone, found nothing"


@pytest.mark.parametrize("value", ["12", "-1", "x", "", "²", "9" * 5000, "1.0"])
def test_numbers_have_bounds(value: str) -> None:
    with pytest.raises(TextError, match="expected a number from 0 to 10"):
        Line("x", 1, 0, "n", value, True).whole(0, 10)


def test_a_number() -> None:
    assert parse("n: -3", "x")[0].whole(-5, 5) == -3


@pytest.mark.parametrize("value", ['"a', '"a" b', '"\\q"'])
def test_what_is_badly_quoted(value: str) -> None:
    with pytest.raises(TextError, match="double quotes"):
        Line("x", 1, 0, "n", value, True).said()


def test_a_block_has_no_value_and_a_value_no_block() -> None:
    line = parse("a: 1\n  b: 2", "x")[0]
    with pytest.raises(TextError, match="nothing behind “a:”"):
        line.block()
    with pytest.raises(TextError, match="nothing indented under “a”"):
        line.plain()


def test_keys_are_known_once_and_have_a_colon() -> None:
    assert keyed(parse("a: 1", "x"), ["a"], "a key")["a"].value == "1"
    for text, error in [("b: 1", "a key"), ("a: 1\na: 2", "stands already in line 1"), ("a", "a colon after “a”")]:
        with pytest.raises(TextError, match=error):
            keyed(parse(text, "x"), ["a"], "a key")
    with pytest.raises(TextError, match="x: expected a line “b: …”"):
        needed({}, "b", "x", "something")


def test_long_lists_are_cut() -> None:
    assert listed([]) == "there is none"
    assert listed(list("abcdefghij")) == "a, b, c, d, e, f, g, h …"


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "x.record"
    file.write_bytes(b"\xef\xbb\xbfa: \xc3\xa9\r\n")
    assert outline(read_lines(file)) == [("a", "é", [])]
    file.write_bytes(b"a: 1\nb: \xff\n")
    with pytest.raises(TextError, match=r"x\.record:2: expected UTF-8 text"):
        read_lines(file)
    with pytest.raises(TextError, match="cannot be read: No such file"):
        read_lines(tmp_path / "none")


@given(st.text())
def test_any_text_survives_as_a_value(text: str) -> None:
    value = spelled(text)
    assert value.isprintable() or "\n" not in value
    line = parse(f"a: 1\nkey: {value}\nb: 2", "x")[1]
    assert (line.key, line.said()) == ("key", text)


@given(st.text(st.characters(min_codepoint=0xDC00, max_codepoint=0xDFFF, categories=["Cs"]), min_size=1))
def test_half_characters_survive_in_a_file(text: str) -> None:
    assert parse(f"key: {spelled(text)}".encode().decode(), "x")[0].said() == text


@given(st.text())
def test_whatever_is_written_is_parsed_or_refused(text: str) -> None:
    said = "x:"
    try:
        parse(text, "x")
    except TextError as error:
        said = str(error)
    assert said.startswith("x:")
