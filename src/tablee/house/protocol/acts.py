"""What a page tells its table. Every act has an id of the client's own: sent twice, it counts once."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablee.house.protocol.messages import Settings

Short = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=24)]
Index = Annotated[int, Meta(ge=0, le=31)]


class Heard(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a page says. What is not declared here ends the connection."""


class HelloMessage(Heard, frozen=True, tag="hello"):
    """The first message: what the client speaks, and the number of the last update it has, -1 for none."""

    version: int
    lang: Short
    last: int
    seat: int = -1  # which of this guest's seats it sees by, where several people share a device
    watch: bool = False  # only watch, even with a seat: the screen of a room


class PulseMessage(Heard, frozen=True, tag="pulse"):
    """The answer to `beat`."""

    beat: int


class WhyMessage(Heard, frozen=True, tag="why"):
    """Why may I not do this? `text` is an act, or just a card."""

    id: Short
    text: Text


class AboutMessage(Heard, frozen=True, tag="about"):
    """What does this rule say?"""

    id: Short
    rule: Short


# -- before the game --------------------------------------------------------------------------------------------------


class SitMessage(Heard, frozen=True, tag="sit"):
    """Sit down: at a free seat, or in the middle of a game in the place of a bot. `word` is mixed into the key."""

    id: Short
    seat: Index
    name: Name
    colour: Short
    word: Short


class SeatBotMessage(Heard, frozen=True, tag="bot"):
    """The host lets a bot of this level sit at a free seat; without a level the bot gets up."""

    id: Short
    seat: Index
    level: Short


class RemoveMessage(Heard, frozen=True, tag="remove"):
    """The host frees the seat of somebody, before the game."""

    id: Short
    seat: Index


class SettleMessage(Heard, frozen=True, tag="settle"):
    """The host changes how the table plays, before the game."""

    id: Short
    seats: Index
    options: dict[Short, int | bool | Short]
    settings: Settings


class StartMessage(Heard, frozen=True, tag="start"):
    """The host deals. Free seats are filled with bots of this level; without one they must be taken."""

    id: Short
    level: Short = ""


# -- in the game ------------------------------------------------------------------------------------------------------


class ActMessage(Heard, frozen=True, tag="act"):
    """Play the choice with this text."""

    id: Short
    decision: Short
    text: Text


class TakeBackMessage(Heard, frozen=True, tag="takeback"):
    """Ask to take back one's last act, although it cannot be undone alone. Again: withdraw the request."""

    id: Short


class AgreeMessage(Heard, frozen=True, tag="agree"):
    """Agree, or not, to what is asked: that an act be taken back, that who watches sees the hands later."""

    id: Short
    what: Short  # takeback, hands
    yes: bool


class PauseMessage(Heard, frozen=True, tag="pause"):
    """Stop all clocks, or let them run again."""

    id: Short
    on: bool


class TimerMessage(Heard, frozen=True, tag="timer"):
    """Play without clocks from now on, or with them again."""

    id: Short
    on: bool


class AddTimeMessage(Heard, frozen=True, tag="time"):
    """Give more time to whoever is asked."""

    id: Short


class NudgeSeatMessage(Heard, frozen=True, tag="remind"):
    """Remind somebody that it is their turn."""

    id: Short
    seat: Index


class ResignMessage(Heard, frozen=True, tag="resign"):
    """Give the seat up for good: a bot plays on."""

    id: Short


class LeaveMessage(Heard, frozen=True, tag="leave"):
    """Get up: before the game the seat is free again, in the game a bot covers at once."""

    id: Short


# -- around it --------------------------------------------------------------------------------------------------------


class SayMessage(Heard, frozen=True, tag="say"):
    """Say one of the phrases, or something of one's own."""

    id: Short
    phrase: Short = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class MuteMessage(Heard, frozen=True, tag="mute"):
    """The host lets a seat use phrases only, or speak again."""

    id: Short
    seat: Index
    on: bool


class RematchMessage(Heard, frozen=True, tag="rematch"):
    """The same again, with the same seats and settings: opens the next table, or finds it."""

    id: Short
    word: Short = ""


Deed = (
    SitMessage
    | SeatBotMessage
    | RemoveMessage
    | SettleMessage
    | StartMessage
    | ActMessage
    | TakeBackMessage
    | AgreeMessage
    | PauseMessage
    | TimerMessage
    | AddTimeMessage
    | NudgeSeatMessage
    | ResignMessage
    | LeaveMessage
    | SayMessage
    | MuteMessage
    | RematchMessage
)
FromClient = HelloMessage | PulseMessage | WhyMessage | AboutMessage | Deed
