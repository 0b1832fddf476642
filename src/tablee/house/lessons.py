"""Lessons in the house. Nothing is kept of them: what was done so far comes along with each wish and is played anew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from tablee.games.registry import game_named
from tablee.house import protocol
from tablee.house.names import BOTS
from tablee.house.telling import marks_after
from tablee.house.texts import text
from tablee.house.wishes import why_not
from tablee.house.wording import Wording
from tablee.kernel.lesson import GO_ON, LEARNER, Lesson, lessons_of
from tablee.kernel.setup import GameKind

NO_TIME = protocol.Clock({}, {})
Wish = protocol.ActMessage | protocol.WhyMessage | protocol.AboutMessage | protocol.GoOnMessage


class Astray(Exception):
    """What was done so far does not lead through this lesson: it has changed meanwhile."""


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their names, read once."""
    return {lesson.name: lesson for lesson in lessons_of(game_named(game))}


def lectures(kind: GameKind, lang: str) -> list[protocol.Lecture]:
    """The lessons that a game offers, in a few words."""
    return [protocol.Lecture(name, lesson.titles[lang], lesson.minutes) for name, lesson in lessons(kind.name).items()]


def names_at(lesson: Lesson, lang: str) -> list[str]:
    """Who sits there: the learner, and bots."""
    return [text("you", lang), *BOTS[-lesson.setup.seats + 1 :]]


def named(said: str, names: Sequence[str]) -> str:
    """A sentence in which `{2}` stands for whoever sits on the second seat.

    >>> named("{2} lays a +2 before {3}.", ["You", "Zoé", "Félix"])
    'Zoé lays a +2 before Félix.'
    """
    for seat, name in enumerate(names, 1):
        said = said.replace(f"{{{seat}}}", name)
    return said


def lesson_facts(lesson: Lesson, lang: str) -> protocol.LessonFacts:
    """What a lesson says, part by part."""
    names = names_at(lesson, lang)
    return protocol.LessonFacts(
        game=lesson.setup.kind.name,
        lesson=lesson.name,
        title=lesson.titles[lang],
        minutes=lesson.minutes,
        parts=[
            protocol.PartFacts(
                name=part.name,
                words=named(part.texts[lang], names),
                points=[protocol.PointFacts(point.kind, seated(point.kind, point.what)) for point in part.points],
                cards=part.cards,
                waits=part.waits,
            )
            for part in lesson.parts
        ],
    )


def seated(kind: str, what: str) -> str:
    """What is pointed at; seats go over the wire counted from 0."""
    return str(int(what) - 1) if kind == "seat" else what


class Teacher:
    """One lesson at the point that a learner has come to."""

    def __init__(self, lesson: Lesson, lang: str, done: list[str]) -> None:
        self.lesson = lesson
        self.lang = lang
        self.done = done
        self.names = names_at(lesson, lang)
        self.words = Wording(lesson.setup.kind, lang, self.names, LEARNER)
        self.walk = lesson.begin()
        self.game = self.walk.game
        self.game.updates([])
        self.log: list[protocol.Said] = []
        self.number = 0
        for one in done:
            if not self.walk.wants(one):
                raise Astray
            self.take(one)

    def answer(self, wish: Wish | None) -> protocol.Taught:
        """What the table says to a wish."""
        messages: list[protocol.FromTable] = []
        match wish:
            case None:
                messages = [self.view()]
            case protocol.WhyMessage():
                refusal = why_not(self.game, LEARNER, wish.text)
                open_one = protocol.RefusedMessage(wish.id, "", "open")
                messages = [open_one if refusal is None else self.words.refused(wish.id, refusal)]
            case protocol.AboutMessage():
                messages = [self.words.about(wish.id, wish.rule)]
            case protocol.ActMessage():
                messages = self.act(wish.id, wish.text)
            case protocol.GoOnMessage():
                messages = self.act(wish.id, *self.walk.ways()[:1])
        return protocol.Taught(self.done, messages)

    def act(self, id: str, wanted: str = GO_ON) -> list[protocol.FromTable]:
        """Do what the part asks for; anything else is answered by the rule that forbids it, or by a hint."""
        if not self.walk.wants(wanted):
            refusal = None if wanted == GO_ON else self.game.refuse(LEARNER, wanted)
            return [self.hint(id) if refusal is None else self.words.refused(id, refusal)]
        number = self.number + 1
        updates = self.take(wanted)
        self.done = [*self.done, wanted]
        return [protocol.AckMessage(id, number), *updates]

    def take(self, wanted: str) -> list[protocol.UpdateMessage]:
        """Go on by one part: the updates of all that is done in it."""
        out: list[protocol.UpdateMessage] = []
        for act in self.walk.take(wanted):
            refusal = self.game.submit(act.seat, act.text)
            assert refusal is None, f"{act.line.file}:{act.line.number}: {act.text} is refused by {refusal}"
            self.number += 1
            update = self.game.updates([LEARNER])[0]
            said = [self.words.said(event, self.number) for event in update.events]
            self.log += [line for line in said if line is not None]
            out.append(
                protocol.UpdateMessage(
                    number=self.number,
                    update=msgspec.convert(update.facts(self.lesson.setup), protocol.UpdateFacts),
                    said=said,
                    values=self.words.values(update.events),
                    now=self.words.now(self.lesson.setup, update.moment, update.ask, {}),
                    clock=NO_TIME,
                    marks=marks_after(self.game, LEARNER),
                )
            )
        return out

    def hint(self, id: str) -> protocol.RefusedMessage:
        """What is said to who tries something that the rules would allow, but the lesson is elsewhere."""
        part = self.walk.part
        hints = {} if part is None else part.hints
        said = named(hints[self.lang], self.names) if hints else text("lesson_first", self.lang)
        return protocol.RefusedMessage(id, said, "lesson")

    def view(self) -> protocol.ViewMessage:
        """All there is to see."""
        setup = self.lesson.setup
        view = self.game.view(LEARNER)
        bots = [protocol.SeatFacts(name=name, bot="lesson") for name in self.names[1:]]
        return protocol.ViewMessage(
            version=protocol.VERSION,
            number=self.number,
            you=LEARNER,
            yours=[LEARNER],
            house=protocol.HouseFacts(
                table="",
                game=setup.kind.name,
                state="playing",
                host=-1,
                seats=[protocol.SeatFacts(name=self.names[0]), *bots],
                options={},
                settings=protocol.Settings(chat=False),
                commitment="",
            ),
            game=protocol.GameMessage(
                view=msgspec.convert(view.facts(), protocol.ViewFacts),
                words=self.words.table(view),
                now=self.words.now(setup, view.moment, view.ask, {}),
                clock=NO_TIME,
                lines=self.words.lines(),
                log=self.log,
            ),
            chat=[],
            present=[LEARNER],
            watching=0,
        )
