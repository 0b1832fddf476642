"""Who may do what at a table, around the game: a page's wish becomes an entry of the log, or a problem in words.

What may be done in the game is for its rules alone; only that it is played, and by whom, is looked at here.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from tablee.bots.registry import bot_names
from tablee.games.registry import game_named
from tablee.house import entries, protocol
from tablee.house.clocks import MORE, PACES
from tablee.house.names import bot_names_for
from tablee.house.state import OPEN, OVER, PLAYING, TableState
from tablee.kernel.card import UNDO
from tablee.kernel.setup import BadInput

COLOURS = ("tomato", "apricot", "lemon", "apple", "pine", "lagoon", "sky", "plum", "rose", "slate")
WATCH = ("anybody", "nobody")
LONGEST_COVER = 3600
PHRASES = ("hello", "thanks", "bravo", "oops", "hurry", "think", "sorry", "laugh", "again", "bye")


@dataclass(frozen=True)
class Trouble:
    """Why not: the code of a sentence of the house, and its facts."""

    code: str
    facts: dict[str, str] = field(default_factory=dict)


def tidy(name: str) -> str:
    """A name without what cannot be seen, without wide gaps.

    >>> tidy("  Léa\\u200b \\n B. "), tidy("\\u202e")
    ('Léa B.', '')
    """
    seen = [letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name)]
    return " ".join("".join(seen).split())


def entry_for(state: TableState, guest: str, seat: int, wanted: protocol.Deed) -> entries.AnyEntry | Trouble:
    """The entry that a deed of a guest, done from a seat (or from none: -1), makes."""
    house = state.house
    seated = seat >= 0
    match wanted:
        case protocol.SitMessage():
            return sit(state, guest, wanted)
        case protocol.SettleMessage() | protocol.SeatBotMessage() | protocol.RemoveMessage() | protocol.StartMessage():
            return arrange(state, seat, wanted)
        case _ if not seated:
            return Trouble("only_seated")
        case protocol.SayMessage(_, phrase, text):
            return say(state, seat, phrase, text)
        case protocol.MuteMessage(_, other, on):
            return entries.Muted(other, on) if is_host(state, seat, other) else Trouble("only_host")
        case protocol.LeaveMessage() if house.state == OPEN:
            return entries.Stood(seat)
        case protocol.AgreeMessage(_, "hands", yes):
            return entries.Agreed("hands", yes)
        case protocol.RematchMessage():
            return Trouble("not_over") if house.state != OVER else entries.Rematched(house.next)
        case _ if house.state != PLAYING:
            return Trouble("over" if house.state == OVER else "not_dealt")
        case _:
            return play(state, seat, wanted)


# -- before the game --------------------------------------------------------------------------------------------------


def sit(state: TableState, guest: str, wanted: protocol.SitMessage) -> entries.AnyEntry | Trouble:
    """Sit down: at a free seat, or in the place of a bot."""
    house = state.house
    name = tidy(wanted.name)
    if guest == "":
        return Trouble("no_cookie")
    if wanted.seat >= len(house.chairs):
        return Trouble("no_seat")
    chair = house.chairs[wanted.seat]
    if house.state == OVER:
        return Trouble("over")
    if chair.person or (chair.taken and not (chair.bot or chair.resigned)):
        return Trouble("seat_taken", {"name": chair.name})
    if chair.taken and house.state == OPEN and not chair.bot:
        return Trouble("seat_taken", {"name": chair.name})
    if name == "":
        return Trouble("no_name")
    for seat, other in enumerate(house.chairs):
        if seat != wanted.seat and other.name.casefold() == name.casefold():
            return Trouble("name_taken", {"name": other.name})
    if house.state == PLAYING and state.seats_of(guest):
        return Trouble("has_seat")
    return entries.Sat(wanted.seat, guest, name, free_colour(state, wanted.seat, wanted.colour), wanted.word)


def free_colour(state: TableState, seat: int, wanted: str = "") -> str:
    """The colour that somebody wants, or else one that nobody at the table has."""
    taken = {chair.colour for other, chair in enumerate(state.house.chairs) if other != seat}
    free = [colour for colour in (*COLOURS[seat:], *COLOURS) if colour not in taken]
    return wanted if wanted in free else next(iter(free), COLOURS[0])


def arrange(
    state: TableState,
    seat: int,
    wanted: protocol.SettleMessage | protocol.SeatBotMessage | protocol.RemoveMessage | protocol.StartMessage,
) -> entries.AnyEntry | Trouble:
    """What the host does before the game."""
    house = state.house
    if house.state != OPEN:
        return Trouble("begun")
    if seat < 0 or seat != state.host:
        return Trouble("only_host")
    chairs = house.chairs
    match wanted:
        case protocol.StartMessage(_, level):
            return start(state, level)
        case protocol.SettleMessage(_, seats, options, settings):
            return settle(state, seats, dict(options), settings)
        case protocol.RemoveMessage(_, other):
            if other >= len(chairs) or not chairs[other].taken or other == seat:
                return Trouble("no_seat")
            return entries.Stood(other)
        case protocol.SeatBotMessage(_, other, level):
            if other >= len(chairs):
                return Trouble("no_seat")
            chair = chairs[other]
            if level == "":
                return entries.Stood(other) if chair.bot else Trouble("no_seat")
            if level not in bot_names(game_named(house.game)):
                return Trouble("no_bot", {"level": level})
            if chair.guest:
                return Trouble("seat_taken", {"name": chair.name})
            name = chair.name or free_names(state, 1)[0]
            return entries.BotSat(other, level, name, free_colour(state, other))


def free_names(state: TableState, count: int) -> list[str]:
    """Names for bots that nobody at the table has."""
    return bot_names_for(count, [chair.name for chair in state.house.chairs])


def settle(
    state: TableState, seats: int, options: dict[str, protocol.Value], settings: protocol.Settings
) -> entries.AnyEntry | Trouble:
    """Change how the table plays, if that can be."""
    if seats < sum(chair.taken for chair in state.house.chairs):
        return Trouble("seats_taken")
    try:
        setup = game_named(state.house.game).set_up(seats, options)
    except BadInput as wrong:
        return Trouble("bad_table", {"reason": str(wrong)})
    trouble = settings_trouble(state.house.game, settings)
    return trouble or entries.Settled(seats, setup.options, settings)


def settings_trouble(game: str, settings: protocol.Settings) -> Trouble | None:
    """What is wrong with settings, if anything is."""
    levels = ["", *bot_names(game_named(game))]
    for word, known in ((settings.pace, PACES), (settings.watch, WATCH), (settings.level, levels)):
        if word not in known:
            return Trouble("bad_table", {"reason": f"{word!r}: {', '.join(filter(None, known))}"})
    if not 0 <= settings.cover <= LONGEST_COVER:
        return Trouble("bad_table", {"reason": f"{settings.cover}: 0–{LONGEST_COVER}"})
    return None


def start(state: TableState, level: str) -> entries.AnyEntry | Trouble:
    """Deal, with bots on the seats that are free."""
    chairs = state.house.chairs
    free = [seat for seat, chair in enumerate(chairs) if not chair.taken]
    if free and level == "":
        return Trouble("seats_free")
    if level and level not in bot_names(game_named(state.house.game)):
        return Trouble("no_bot", {"level": level})
    names = free_names(state, len(free))
    taken = {chair.colour for chair in chairs}
    colours = [colour for colour in COLOURS if colour not in taken]
    bots = [entries.BotSat(seat, level, name, colour) for seat, name, colour in zip(free, names, colours, strict=False)]
    words = {seat: chair.word for seat, chair in enumerate(chairs) if chair.guest and chair.word}
    return entries.Started(words, bots)


# -- in the game ------------------------------------------------------------------------------------------------------


def play(state: TableState, seat: int, wanted: protocol.Deed) -> entries.AnyEntry | Trouble:
    """What somebody who sits at a running game does."""
    house = state.house
    chair = house.chairs[seat]
    if not chair.person:
        return Trouble("gave_up")
    match wanted:
        case protocol.ActMessage(_, _, text):
            return entries.Acted(text) if house.clocks.paused is None else Trouble("paused")
        case protocol.TakeBackMessage():
            return ask_back(state, seat)
        case protocol.AgreeMessage(_, "takeback", yes):
            request = house.takeback
            if request is None or (seat not in request.needs and seat != request.seat):
                return Trouble("nothing_asked")
            return entries.Agreed("takeback", yes)
        case protocol.PauseMessage(_, on):
            return entries.Paused(on) if on != (house.clocks.paused is not None) else Trouble("so_already")
        case protocol.TimerMessage(_, on):
            return entries.Timed(on) if on != house.clocks.timer else Trouble("so_already")
        case protocol.AddTimeMessage():
            return entries.MoreTime(MORE)
        case protocol.ResignMessage():
            return entries.Resigned(seat, cover_level(state))
        case protocol.LeaveMessage():
            return Trouble("so_already") if chair.covers else entries.Covered(seat, cover_level(state))
        case _:
            return Trouble("unclear")


def cover_level(state: TableState) -> str:
    """How well the bots play that cover for people."""
    names = bot_names(game_named(state.house.game))
    graded = [name for name in names if ":" in name] or names
    return state.house.settings.level or graded[len(graded) // 2]


def ask_back(state: TableState, seat: int) -> entries.AnyEntry | Trouble:
    """Ask that one's last act be taken back. Who has acted since must agree; where only bots have, or nobody has but
    something was shown, the other people."""
    house, game = state.house, state.game
    if house.takeback is not None and house.takeback.seat == seat:
        return entries.AskedBack(-1)
    own = [row for row, actor in house.trail if actor == seat]
    if not own:
        return Trouble("nothing_to_take_back")
    if game is not None and any(choice.verb is UNDO for choice in game.choices(seat)):
        return Trouble("take_back_alone")
    since = {actor for row, actor in house.trail if row > own[-1]}
    others = [other for other in state.people if other != seat and not house.chairs[other].covers]
    needs = [other for other in others if other in since] or others
    return entries.AskedBack(own[-1] - 1, needs)


# -- around it --------------------------------------------------------------------------------------------------------


def is_host(state: TableState, seat: int, other: int) -> bool:
    """Whether a seat may decide about another person's."""
    return (
        seat == state.host
        and other != seat
        and other < len(state.house.chairs)
        and bool(state.house.chairs[other].guest)
    )


def say(state: TableState, seat: int, phrase: str, text: str) -> entries.AnyEntry | Trouble:
    """Say something."""
    said = tidy(text)
    if phrase:
        return entries.Said(phrase) if phrase in PHRASES else Trouble("unclear")
    if said == "":
        return Trouble("unclear")
    if not state.house.settings.chat or state.house.chairs[seat].muted:
        return Trouble("muted")
    return entries.Said("", said)
