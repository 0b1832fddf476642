"""What is told of a game that is over: awards, its course, its great moments, its chapters."""

from __future__ import annotations

from msgspec import Struct


class Medal(Struct, frozen=True):
    """A small award: to whom, for what, with which figure, and after which act it was earned."""

    id: str
    seats: list[int]
    n: int
    at: int
    title: str
    why: str


class CurvePoint(Struct, frozen=True):
    """The figures of all seats from an act on."""

    at: int
    values: list[int]


class Curve(Struct, frozen=True):
    """Something that rose and fell for every seat in the course of the game."""

    id: str
    words: str
    low_leads: bool
    points: list[CurvePoint]


class KeyMoment(Struct, frozen=True):
    """Something great that happened."""

    at: int
    seat: int  # whom it is about; -1: nobody in particular
    sentence: str


class Chapter(Struct, frozen=True):
    """A part of the game, and after which act it begins."""

    at: int
    words: str


class Story(Struct, frozen=True):
    """What is told of a game that is over. `said` is a sentence for each act, and first of all for the deal; it is
    empty where there is nothing to say."""

    table: str
    game: str
    length: int
    players: list[str]
    colours: list[str]
    medals: list[Medal]
    curves: list[Curve]
    moments: list[KeyMoment]
    chapters: list[Chapter]
    said: list[str]
