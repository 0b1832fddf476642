# not compiled: read once, when a game is over
"""What is told of a game once it is over: small awards, its course as curves, its great moments, its chapters.

A game declares an `Epilogue`; `look_back` draws it from a story. Nothing here knows a rule: figures are counted from
the beats that the rules told, and from what lay on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tablee.kernel.event import Told
from tablee.kernel.refusal import Beat
from tablee.kernel.story import Story
from tablee.kernel.view import View

AWARDS_A_SEAT: Final = 2
AWARDS: Final = 8  # beyond one for everybody
SHARED: Final = 2  # more of them have not earned it more than the others
MOMENTS: Final = 12
ALIKE: Final = 3  # moments of one kind
APART: Final = 40  # no two moments are nearer to each other than this part of the game


# -- awards -----------------------------------------------------------------------------------------------------------


class Figures:
    """A figure for each seat, and after which act it had come about.

    >>> figures = Figures(2)
    >>> figures.add(1, at=4), figures.add(1, at=9, n=3), figures.best(0, at=2, n=2)
    (None, None, None)
    >>> figures.n, figures.at
    ([2, 4], [2, 9])
    """

    def __init__(self, seats: int) -> None:
        self.n: Final = [0] * seats
        self.at: Final = [0] * seats

    def add(self, seat: int, at: int, n: int = 1) -> None:
        """Count on."""
        self.n[seat] += n
        self.at[seat] = at

    def best(self, seat: int, at: int, n: int) -> None:
        """Keep the highest; of equal ones the first."""
        if n > self.n[seat]:
            self.n[seat], self.at[seat] = n, at


Count = Callable[[Story], Figures]


def actor(told: Told) -> int:
    """The seat that a beat is about."""
    return int(told.seat)


def other(told: Told) -> int:
    """The other seat of a beat."""
    return int(told.other)


def times(*beats: Beat, by: Callable[[Told], int] = actor, kinds: tuple[str, ...] = ()) -> Count:
    """How often beats were told of a seat, with cards of these kinds where some are named."""

    def count(story: Story) -> Figures:
        figures = Figures(story.setup.seats)
        for at, told in story.told(*beats):
            if not kinds or (told.card is not None and told.card.kind in kinds):
                figures.add(by(told), at)
        return figures

    return count


def total(*beats: Beat, by: Callable[[Told], int] = actor) -> Count:
    """What the numbers of beats add up to."""

    def count(story: Story) -> Figures:
        figures = Figures(story.setup.seats)
        for at, told in story.told(*beats):
            figures.add(by(told), at, int(told.n))
        return figures

    return count


def largest(*beats: Beat, by: Callable[[Told], int] = actor) -> Count:
    """The largest number of a beat."""

    def count(story: Story) -> Figures:
        figures = Figures(story.setup.seats)
        for at, told in story.told(*beats):
            figures.best(by(told), at, int(told.n))
        return figures

    return count


class Award:
    """A small distinction for whoever has the highest figure, if that is `least` or more; or, where `fewest` is given,
    the lowest that there is, if it is that or less. Its words are `award.id` and, with the figure, `award.id.why`."""

    def __init__(self, id: str, count: Count, least: int = 1, fewest: int = 0) -> None:
        self.id: Final = id
        self.count: Final = count
        self.least: Final = least
        self.fewest: Final = fewest

    def best(self, figures: Figures) -> int:
        """The figure that earns it, or 0 if none does."""
        if self.fewest:
            low = min(filter(None, figures.n), default=0)
            return low if low <= self.fewest else 0
        top = max(figures.n)
        return top if top >= self.least else 0


class Medal:
    """An award that was earned: by whom, with which figure, after which act."""

    def __init__(self, award: Award, seats: list[int], n: int, at: int) -> None:
        self.award: Final = award
        self.seats: Final = seats
        self.n: Final = n
        self.at: Final = at


def earned(award: Award, story: Story) -> Medal | None:
    """The award, if somebody stands out: two may share it, but not everybody."""
    figures = award.count(story)
    best = award.best(figures)
    seats = [seat for seat, n in enumerate(figures.n) if n == best]
    if best == 0 or len(seats) > SHARED or len(seats) == len(figures.n):
        return None
    return Medal(award, seats, best, max(figures.at[seat] for seat in seats))


def shown(medals: list[Medal], seats: int) -> list[Medal]:
    """Those that are given, in the order of the game: one for everybody who has earned one, whoever has earned the
    fewest first; then the next ones, two a seat at most."""
    given: list[Medal] = []
    has = [0] * seats

    def give(medal: Medal) -> None:
        given.append(medal)
        for seat in medal.seats:
            has[seat] += 1

    def own(seat: int) -> list[Medal]:
        return [medal for medal in medals if seat in medal.seats]

    for seat in sorted(range(seats), key=lambda seat: len(own(seat))):
        if own(seat) and not has[seat]:
            free = [medal for medal in own(seat) if all(has[one] < AWARDS_A_SEAT for one in medal.seats)]
            give((free or own(seat))[0])
    for medal in medals:
        if len(given) < AWARDS and medal not in given and all(has[seat] < AWARDS_A_SEAT for seat in medal.seats):
            give(medal)
    return [medal for medal in medals if medal in given]


# -- the course -------------------------------------------------------------------------------------------------------


class Course:
    """Something that rose and fell for every seat. Its name is `course.id`."""

    def __init__(self, id: str, of: Callable[[View], list[int]], low_leads: bool = False) -> None:
        self.id: Final = id
        self.of: Final = of
        self.low_leads: Final = low_leads


def tallies(view: View) -> list[int]:
    """The public score of the moment."""
    return view.moment.tallies


def held(zone: str) -> Callable[[View], list[int]]:
    """How many cards everybody has in the places of this name."""

    def of(view: View) -> list[int]:
        return [int(seen.count) for seen in view.zones if seen.place.name == zone]

    return of


class Point:
    """The figures of a course from an act on."""

    def __init__(self, at: int, values: list[int]) -> None:
        self.at: Final = at
        self.values: Final = values


def points(course: Course, story: Story) -> list[Point]:
    """Where a course begins, and each change of it."""
    out: list[Point] = []
    for scene in story.scenes:
        values = course.of(scene.view)
        if not out or out[-1].values != values:
            out.append(Point(scene.number, list(values)))
    return out


# -- moments and chapters ---------------------------------------------------------------------------------------------


class Moment:
    """Something great that happened after an act."""

    def __init__(self, at: int, told: Told, weight: int) -> None:
        self.at: Final = at
        self.told: Final = told
        self.weight: Final = weight


def moments(weights: dict[Beat, int], story: Story) -> list[Moment]:
    """The greatest moments, in their order, not too near to each other and not too many of a kind."""
    found = [Moment(at, told, weights[told.beat]) for at, told in story.told(*weights)]
    found.sort(key=lambda moment: (-moment.weight, -moment.told.n, moment.at))
    apart = story.length // APART
    out: list[Moment] = []
    for moment in found:
        alike = [one for one in out if one.told.beat is moment.told.beat]
        if len(out) < MOMENTS and len(alike) < ALIKE and all(abs(moment.at - one.at) > apart for one in out):
            out.append(moment)
    return sorted(out, key=lambda moment: moment.at)


def only_one(story: Story) -> list[int]:
    """A game without chapters."""
    return [0]


class Epilogue:
    """What a game has told of it once it is over: its awards, the most telling first; its courses, the one that decides
    first; the beats that are great moments, with their weights; after which acts its chapters begin.

    >>> STOLEN = Beat("stolen", "R7")
    >>> epilogue = Epilogue(
    ...     awards=(Award("thief", times(STOLEN), least=3), Award("haul", largest(STOLEN))),
    ...     courses=(Course("cards", held("hand"), low_leads=True),),
    ...     moments={STOLEN: 2},
    ... )
    >>> [award.id for award in epilogue.awards], epilogue.courses[0].id
    (['thief', 'haul'], 'cards')
    """

    def __init__(
        self,
        awards: tuple[Award, ...] = (),
        courses: tuple[Course, ...] = (),
        moments: dict[Beat, int] | None = None,
        chapters: Callable[[Story], list[int]] = only_one,
    ) -> None:
        self.awards: Final = awards
        self.courses: Final = courses
        self.moments: Final = {} if moments is None else moments
        self.chapters: Final = chapters


PLAIN: Final = Epilogue(courses=(Course("tally", tallies),))


class Retrospect:
    """A story, looked back upon. `said` is for each act the beat that says best what happened, if one was told.

    >>> from tablee.games.registry import game_named
    >>> from tablee.kernel.refusal import Result
    >>> from tablee.kernel.setup import opened
    >>> from tablee.kernel.story import Chronicle
    >>> setup = opened(game_named("allergono").setup(3))
    >>> chronicle = Chronicle(setup.kind.start(setup, 1))
    >>> chronicle.game.submit(0, "turn_up"), chronicle.note("turn_up")
    (None, None)
    >>> back = look_back(Story(setup, chronicle.scenes, Result([[], [], []])))
    >>> isinstance(back, Retrospect), back.length, [told and told.beat.name for told in back.said]
    (True, 1, [None, 'turned_up'])
    """

    def __init__(self, story: Story, epilogue: Epilogue) -> None:
        self.length: Final = story.length
        medals = [medal for award in epilogue.awards if (medal := earned(award, story))]
        self.medals: Final = shown(medals, story.setup.seats)
        curves = [(course, points(course, story)) for course in epilogue.courses]
        self.curves: Final = [curve for curve in curves if curve[1][-1].values and len(curve[1]) > 1]
        self.moments: Final = moments(epilogue.moments, story)
        self.chapters: Final = epilogue.chapters(story)
        self.said: Final = list(said(story, epilogue.moments))


def said(story: Story, weights: dict[Beat, int]) -> Iterator[Told | None]:
    """For each act the beat of the greatest weight; of equal ones the first."""
    for scene in story.scenes:
        told = [event for event in scene.events if isinstance(event, Told)]
        yield max(told, key=lambda event: weights.get(event.beat, 0), default=None)


def look_back(story: Story) -> Retrospect:
    """Look back upon a game as it wants to be looked back upon."""
    return Retrospect(story, story.setup.kind.epilogue or PLAIN)
