"""Texts that somebody has got slightly wrong: for readers that must answer with an error or not at all."""

from hypothesis import strategies as st

PIECES = st.sampled_from(
    ["", " ", "  ", ":", ": ", "#", '"', "\\", "\n", "\r\n", "\t", "-1", "0", "9", "99999999999999999999", "R7/2", "…",
     "?", "->", "refused", "cards", "nobody", "everybody", "\ufeff", "é", "\x00", "nothing", "(", ")", ",", "top of "]
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text in which a few pieces are taken out, put in, or doubled."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(st.one_of(PIECES, st.just(text[start:end] * 2)))
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def reordered(draw: st.DrawFn, text: str) -> str:
    """A text in which a line has gone, or has gone elsewhere."""
    lines = text.split("\n")
    line = lines.pop(draw(st.integers(0, len(lines) - 1)))
    if draw(st.booleans()):
        lines.insert(draw(st.integers(0, len(lines))), line)
    return "\n".join(lines)
