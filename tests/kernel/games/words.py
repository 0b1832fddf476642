"""Words under one glass: everybody types words at the same time, until the sand has run; others see how many."""

from __future__ import annotations

from kernel.games.small import Small, points
from tablee.kernel.card import ENTER, Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import OWNER, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.step import DONE, STAYS, Entry, Step

STOP = Verb("stop")
TO_STOP = Choice(STOP)
ENOUGH = 4
WRONG_LETTER = Refusal("WORDS-LETTER")
AGAIN = Refusal("WORDS-AGAIN")
LETTER = Beat("letter", "WORDS-LETTER-DRAWN")
COUNTED = Beat("counted", "WORDS-COUNTED", "words")


class Word(Entry):
    """A word that begins with the letter, and that its writer has not written yet."""

    def check(self, g: Words, seat: int, value: str) -> Refusal | None:
        if not value.isalpha() or value[0].lower() != g.letter:
            return WRONG_LETTER.about(letter=g.letter)
        if value.lower() in g.written(seat):
            return AGAIN.about(word=value.lower())
        return None

    def sample(self, view, rng) -> str:
        return "abc"[view.number("letter")] + "".join("aeioulmnrst"[rng.below(11)] for _ in range(3))


WORD = Word("word", "a word")


class Write(Step["Words"]):
    """The question stands after each word; it ends with the glass, or when all have stopped."""

    def waits(self, g: Words) -> int:
        return g.setup.everybody & ~g.table.values[g.stopped]

    def entry(self, g: Words, seat: int) -> Entry | None:
        return WORD

    def choices(self, g: Words, seat: int, out: list[Choice]) -> None:
        out.append(TO_STOP)

    def patience(self, g: Words, seat: int) -> str:
        return "minute"

    def take(self, g: Words, seat: int, choice: Choice) -> bool:
        if choice.verb is ENTER:
            g.table.write(g.own + seat, " ".join([*g.written(seat), choice.word.lower()]))
            g.table.set(g.count + seat, len(g.written(seat)))
        if choice.verb is STOP or len(g.written(seat)) >= ENOUGH:
            g.table.set(g.stopped, g.table.values[g.stopped] | one(seat))
        if self.waits(g):
            return STAYS
        g.table.stop(0)
        g.push(Count())
        return DONE


class Count(Step["Words"]):
    """The words are laid open; a word that only one has found is a point."""

    def run(self, g: Words) -> None:
        lists = [g.written(seat) for seat in range(g.setup.seats)]
        for seat, own in enumerate(lists):
            others = {word for at, words in enumerate(lists) if at != seat for word in words}
            good = [word for word in own if word not in others]
            g.table.write(g.opened + seat, " ".join(own))
            g.table.write(g.own + seat, "")
            g.table.set(g.count + seat, 0)
            g.table.set(g.score + seat, g.table.values[g.score + seat] + len(good))
            g.table.tell(COUNTED, seat, n=len(good))
        if g.table.values[g.letters] < 2:
            g.begin_letter()


class Words(Game):
    """Two letters; the most words that nobody else has found win."""

    letters, drawn, stopped, score = 0, 1, 2, 3
    own = 0

    def bind(self) -> None:
        self.opened = self.setup.seats
        self.count = self.score + self.setup.seats

    def start(self) -> None:
        self.begin_letter()

    def begin_letter(self) -> None:
        """Draw a letter, turn the glass, and let everybody write."""
        self.table.set(self.letters, self.table.values[self.letters] + 1)
        self.table.set(self.drawn, self.table.roll("letter", 3) - 1)
        self.table.set(self.stopped, 0)
        self.table.tell(LETTER, word=self.letter)
        self.table.turn(0)
        self.push(Write())

    @property
    def letter(self) -> str:
        """The letter that was drawn."""
        return "abc"[self.table.values[self.drawn]]

    def written(self, seat: int) -> list[str]:
        """The words of a seat."""
        return self.table.notes[self.own + seat].split()

    def glass_ran_out(self, glass: int) -> None:
        self.drop()
        self.push(Count())

    def tallies(self) -> list[int]:
        return self.table.values[self.score : self.count]

    def guess_note(self, view, note, rng) -> str:
        return " ".join(WORD.sample(view, rng) for _ in range(self.table.values[self.count + note.owner]))

    def result(self):
        return points(self.tallies(), "WORDS-COUNTED")


def lay(layout) -> None:
    layout.number("letters", 0, 2)
    layout.number("letter", 0, 2, counts="letter")
    layout.number("stopped", 0, (1 << layout.seats) - 1, counts="seats")
    layout.numbers_each("score", 0, 20, counts="words")
    layout.numbers_each("count", 0, ENOUGH, counts="words")
    layout.notes_each("words", sees=OWNER)
    layout.notes_each("opened")
    layout.glass("minute", 60)


KIND = Small(
    "words",
    (2, 4),
    Words,
    list,
    lay,
    verbs=(STOP,),
    refusals=(WRONG_LETTER, AGAIN),
    beats=(LETTER, COUNTED),
    steps=(Write, Count),
)
