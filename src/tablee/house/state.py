"""A table as its log tells it: the fold of all rows. No clock but the times in the rows, no I/O, no chance of its own.

Whoever loads the same rows gets the same table, on any node and after any restart.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

from tablee.games.registry import game_named
from tablee.house import clocks, entries
from tablee.house.clocks import Clocks
from tablee.house.protocol import ChatLine, HouseFacts, SeatFacts, Settings, TakeBack, Value
from tablee.kernel.chance import Keyed
from tablee.kernel.fingerprint import rules_version
from tablee.kernel.game import Game
from tablee.kernel.layout import CLOCK
from tablee.kernel.position import read_position, write_position
from tablee.kernel.record import commitment, mixed
from tablee.kernel.refusal import Refusal
from tablee.kernel.setup import Setup
from tablee.kernel.table import Table

OPEN, PLAYING, OVER = "open", "playing", "over"
NOBODY = -1
FORGOTTEN = "–"  # the name of whoever wants to have none here
KEPT_CHAT = 50
KEPT_IDS = 256
KEPT_TRAIL = 300


class OtherSecret(Exception):
    """The key that the house's secret makes is not the one that a table was opened with."""


class Chair(Struct):
    """A seat and who has it."""

    guest: str = ""
    name: str = ""
    colour: str = ""
    word: str = ""
    bot: str = ""  # the level of a bot that sits there
    covers: str = ""  # the level of a bot that plays for the guest
    resigned: bool = False
    muted: bool = False
    hands: bool = False

    @property
    def taken(self) -> bool:
        """Whether anybody sits there."""
        return self.name != ""

    @property
    def person(self) -> bool:
        """Whether a guest sits there who has not given up."""
        return self.guest != "" and not self.resigned

    @property
    def mind(self) -> str:
        """The level of the bot that plays here now, if one does."""
        return self.bot or self.covers

    def facts(self) -> SeatFacts:
        """What everybody may know of it."""
        return SeatFacts(self.name, self.colour, self.bot, self.covers, self.resigned, self.muted, self.hands)


class Request(Struct):
    """Somebody asks to go back to the row `to`."""

    seat: int
    to: int
    needs: list[int]
    agreed: list[int] = []


class House(Struct):
    """The table around its game; the plain part of what is kept."""

    code: str
    game: str
    options: dict[str, Value]
    settings: Settings
    commitment: str
    chairs: list[Chair]
    state: str = OPEN
    host: str = ""  # the guest who opened it
    number: int = -1  # of the last row
    at: float = 0.0  # its time
    words: dict[int, str] = {}
    takeback: Request | None = None
    next: str = ""
    clocks: Clocks = field(default_factory=Clocks)
    chat: list[ChatLine] = []
    ids: dict[str, int] = {}  # the client's acts of late, and the rows that they made
    trail: list[tuple[int, int]] = []  # the acts of late: row and seat


class Kept(Struct):
    """What a snapshot says."""

    house: House
    position: str | None


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Kept)


class TableState:
    """The table after a row of its log."""

    def __init__(self, house: House, secret: bytes, game: Game | None = None) -> None:
        self.house = house
        self.secret = secret  # the key of this table; shown to nobody before the end
        self.game = game

    # -- where it comes from -------------------------------------------------------------------------------------------

    @classmethod
    def opened(cls, code: str, opened: entries.Opened, at: float, secret: bytes) -> TableState:
        """The table after its first row."""
        chairs = [Chair() for _ in range(opened.seats)]
        house = House(code, opened.game, opened.options, opened.settings, opened.commitment, chairs)
        house.host = opened.host
        house.number, house.at = 0, at
        return cls(house, secret)

    @classmethod
    def restored(cls, text: str, secret: bytes) -> TableState:
        """The table of a snapshot. The rules may have changed since: it goes on by those of today."""
        kept = DECODER.decode(text)
        state = cls(kept.house, secret)
        state.check_key()
        if kept.position is not None:
            key = mixed(secret, kept.house.words)
            state.take_game(read_position(kept.position, game_named, key, file=f"snapshot of {kept.house.code}"))
        return state

    def snapshot(self) -> str:
        """The whole table as text."""
        position = None if self.game is None else write_position(self.game)
        return ENCODER.encode(Kept(self.house, position)).decode()

    @property
    def can_be_kept(self) -> bool:
        """Whether a snapshot loses nothing: what may still be taken back stands in none."""
        return self.game is None or not self.game.history

    def take_game(self, game: Game) -> None:
        """Go on with a game."""
        game.keep_history()
        self.game = game

    def check_key(self) -> None:
        """See that this is the key to which the house has committed itself; `OtherSecret` if not."""
        if commitment(self.secret) != self.house.commitment:
            raise OtherSecret(self.house.code)

    # -- what it is ----------------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """How the game is set up."""
        if self.game is not None:
            return self.game.setup
        house = self.house
        return game_named(house.game).set_up(len(house.chairs), house.options)

    @property
    def rules(self) -> str:
        """The version of the rules that it goes on by."""
        return rules_version(game_named(self.house.game))

    @property
    def over(self) -> bool:
        """Whether its game has ended."""
        return self.house.state == OVER

    @property
    def playing(self) -> Game | None:
        """The game, while it runs."""
        return self.game if self.house.state == PLAYING else None

    @property
    def host(self) -> int:
        """The seat of the host: of whoever opened the table, or else of the first person there."""
        chairs = self.house.chairs
        people = [seat for seat, chair in enumerate(chairs) if chair.person]
        own = [seat for seat in people if chairs[seat].guest == self.house.host]
        return next(iter(own or people), NOBODY)

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest: several where people share a device."""
        return [seat for seat, chair in enumerate(self.house.chairs) if guest and chair.guest == guest]

    @property
    def people(self) -> list[int]:
        """The seats of people who have not given up."""
        return [seat for seat, chair in enumerate(self.house.chairs) if chair.person]

    def waiting(self) -> list[int]:
        """The seats whose answer is required now."""
        game = self.playing
        if game is None:
            return []
        mask = int(game.waiting())
        return [seat for seat in range(len(self.house.chairs)) if mask >> seat & 1]

    def facts(self) -> HouseFacts:
        """What everybody may know of the table around the game."""
        house = self.house
        request = house.takeback
        return HouseFacts(
            table=house.code,
            game=house.game,
            state=house.state,
            host=self.host,
            seats=[chair.facts() for chair in house.chairs],
            options=house.options,
            settings=house.settings,
            commitment=house.commitment,
            key=self.secret.hex() if self.over else "",
            paused=house.clocks.paused is not None,
            timer=house.clocks.timer,
            takeback=None if request is None else TakeBack(request.seat, request.needs, request.agreed),
            next=house.next,
            hands=self.shows_hands,
        )

    @property
    def minds(self) -> dict[int, str]:
        """The seats for which a bot plays now, and its level."""
        return {seat: chair.mind for seat, chair in enumerate(self.house.chairs) if chair.mind}

    def clock_act(self) -> tuple[float, str] | None:
        """What the clock does next, and when."""
        game = self.playing
        if game is None:
            return None
        chairs = self.house.chairs
        next_end = self.house.clocks.first_end(lambda seat: chairs[seat].mind != "")
        if next_end is None or next_end[1] != clocks.MOMENT:
            return next_end
        return next_end[0], game.step.standin(game, CLOCK).text

    @property
    def shows_hands(self) -> bool:
        """Whether all people agree that who watches sees the hands, later."""
        people = self.people
        return bool(people) and all(self.house.chairs[seat].hands for seat in people)

    # -- how it goes on ------------------------------------------------------------------------------------------------

    def apply(self, number: int, at: float, who: int, entry: entries.AnyEntry, id: str = "") -> Refusal | None:
        """Take the next row. An act that the rules refuse changes nothing, and is no row."""
        if isinstance(entry, entries.Acted):
            assert self.game is not None, "an act comes after the start"
            refusal = self.game.submit(who, entry.text)
            if refusal is not None:
                return refusal
            self.note_act(number, who)
        else:
            self.change(number, at, who, entry)
        house = self.house
        house.number, house.at = number, at
        if id:
            house.ids[id] = number
            if len(house.ids) > KEPT_IDS:
                del house.ids[next(iter(house.ids))]
        if self.game is not None:
            if house.state == PLAYING and self.game.over:
                house.state = OVER
            house.clocks.look(self.game, house.settings.pace, at)
        return None

    def note_act(self, number: int, who: int) -> None:
        """Remember who acted, for taking back; whoever asked for that has waited too long."""
        house = self.house
        if who != CLOCK:
            house.trail.append((number, who))
            if len(house.trail) > 2 * KEPT_TRAIL:
                del house.trail[:KEPT_TRAIL]
        house.takeback = None

    def change(self, number: int, at: float, who: int, entry: entries.AnyEntry) -> None:
        """Take a row that is not an act of the game."""
        house = self.house
        chairs = house.chairs
        match entry:
            case entries.Sat(seat, guest, name, colour, word):
                chairs[seat] = Chair(guest, name, colour, word)
            case entries.Stood(seat):
                chairs[seat] = Chair()
            case entries.BotSat(seat, level, name, colour):
                chairs[seat] = Chair(name=name, colour=colour, bot=level)
            case entries.Settled(seats, options, settings):
                house.options, house.settings = options, settings
                if any(chair.taken for chair in chairs[seats:]):  # people move up where there are fewer seats
                    chairs = [chair for chair in chairs if chair.taken]
                house.chairs = [chairs[at] if at < len(chairs) else Chair() for at in range(seats)]
            case entries.Started(words, bots):
                for bot in bots:
                    chairs[bot.seat] = Chair(name=bot.name, colour=bot.colour, bot=bot.level)
                self.start(words)
            case entries.AskedBack(to, needs):
                house.takeback = None if to < 0 else Request(who, to, needs)
            case entries.Agreed("takeback", yes):
                self.agree_to_take_back(who, yes)
            case entries.Agreed(_, yes):
                chairs[who].hands = yes
            case entries.Rewound():
                raise ValueError("a table is not rewound by its log: the row comes with a snapshot")
            case entries.Said(phrase, text):
                line = ChatLine(number, who, chairs[who].name, phrase, text)
                house.chat = [*house.chat[1 - KEPT_CHAT :], line]
            case entries.Muted(seat, on):
                chairs[seat].muted = on
            case entries.Covered(seat, level):
                chairs[seat].covers = level
            case entries.Returned(seat):
                chairs[seat].covers = ""
            case entries.Resigned(seat, level):
                chairs[seat].covers, chairs[seat].resigned = level, True
            case entries.Forgotten(seats, level):
                self.forget(seats, level)
            case entries.Rematched(table):
                house.next = table
            case entries.Paused() | entries.Timed() | entries.MoreTime():
                clocks.change(house.clocks, entry, at)
            case _:
                raise ValueError(f"no table takes a row like {entry}")

    def start(self, words: dict[int, str]) -> None:
        """Deal."""
        house = self.house
        house.state = PLAYING
        house.words = words
        game = self.setup.kind.game(self.setup, Table(self.setup, Keyed(mixed(self.secret, words))))
        game.listen()  # who begins, and why, is a part of the story
        game.begin()
        self.take_game(game)

    def forget(self, seats: list[int], level: str) -> None:
        """Nothing tells any more who sat there."""
        house = self.house
        for seat in seats:
            chair = house.chairs[seat]
            house.ids = {id: row for id, row in house.ids.items() if not id.startswith(f"{chair.guest}:")}
            house.host = "" if house.host == chair.guest else house.host
            if house.state == OPEN:
                house.chairs[seat] = Chair()
            else:
                chair.guest, chair.name, chair.resigned, chair.covers = "", FORGOTTEN, True, level
        house.chat = [
            msgspec.structs.replace(line, name=FORGOTTEN, text="") if line.seat in seats else line
            for line in house.chat
        ]

    def agree_to_take_back(self, who: int, yes: bool) -> None:
        """Somebody agrees to a take-back, or ends the matter."""
        request = self.house.takeback
        if request is None or not yes:
            self.house.takeback = None
        elif who not in request.agreed:
            request.agreed = [*request.agreed, who]

    def rewind(self, number: int, at: float, to: int, past: TableState) -> None:
        """Go on from where the game was after the row `to`, which `past` is; the people are where they are now."""
        game = past.game
        assert game is not None, "there is nothing to take back before the start"
        house = self.house
        house.takeback = None
        house.trail = [(row, seat) for row, seat in house.trail if row <= to]
        house.number, house.at = number, at
        house.state = past.house.state
        self.take_game(game)
        house.clocks.look(game, house.settings.pace, at)
