"""A game: rules at a table. Acts come in by two doors, `play` (trusted) and `submit` (checked)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.card import TAKE_BACK, UNDO, Card, Choice, Verb, entered
from tablee.kernel.chance import Chance
from tablee.kernel.event import Event, Log, Told
from tablee.kernel.layout import CLOCK, EVERYBODY, Note, Number
from tablee.kernel.refusal import (
    GAME_OVER,
    NOT_A_SEAT,
    NOT_ASKED,
    NOT_OPEN,
    NOT_THERE,
    NOTHING_TO_TAKE_BACK,
    UNKNOWN_ACT,
    Beat,
    Refusal,
    Result,
)
from tablee.kernel.setup import BadInput, Setup, closest, listed
from tablee.kernel.step import REACTION, Agenda, Decision, Step
from tablee.kernel.table import Table, Zone
from tablee.kernel.view import News, Update, View, moment_of

TIME: Final = Verb("time")  # the clock answers for a seat that did not
GLASS: Final = Verb("glass")  # a glass has run out
TOOK_BACK: Final = Beat("took_back", "TABLE-TAKE-BACK")
TIMED_OUT: Final = Beat("timed_out", "TABLE-TIME")


class Past:
    """An act that may be taken back: whose it was, the table before it, the events that it made."""

    def __init__(self, seat: i64, table: Table, events: list[Event]) -> None:
        self.seat: Final[i64] = seat
        self.table: Final = table
        self.events: Final = events


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game at one table. A game overrides the methods of the first part, as far as it needs them."""

    def __init__(self, setup: Setup, table: Table) -> None:
        self.setup: Final = setup
        self.table: Table = table
        self.history: list[Past] | None = None
        self.bind()

    # -- what a game says -------------------------------------------------------------------------------------------

    def bind(self) -> None:
        """Name the parts of the table."""

    def start(self) -> None:
        """Lay out, deal, and push the first step."""
        raise NotImplementedError

    def resume(self, given: list[str]) -> None:
        """Go on from a table that somebody has laid out: add what follows from the labels of what was given, and push
        the usual question unless a step was given."""
        if self.over:
            raise BadInput(f"{self.setup.kind.name} needs to be told what is asked, in a line “agenda: …”")

    def open_to(self) -> i64:
        """The public window: who might take an offer now, as far as everybody can tell."""
        return 0

    def offers(self, seat: i64, out: list[Choice]) -> None:
        """Add what a seat may do under any step. Only seats of the public window are asked."""

    def take_offer(self, seat: i64, choice: Choice) -> None:
        """Do what was offered."""

    def glass_ran_out(self, glass: i64) -> None:
        """What happens when a glass has run out (it lies still already)."""

    def why(
        self, seat: i64, verb: str, card: Card | None, target: i64, other: Card | None, word: str
    ) -> Refusal | None:
        """Why a seat may not do this, with the facts of the case. `target` is the seat that a number
        of the act would name, `word` is all that it says besides its verb and its cards."""
        return None

    def tallies(self) -> list[int]:
        """The public score of the moment, a number a seat."""
        return []

    def result(self) -> Result:
        """How the game has ended."""
        raise NotImplementedError

    def guess_number(self, view: View, number: Number, rng: Chance) -> int:
        """A value for a number that a view hides, fit for the imagined table; by default any value in its bounds."""
        return number.low + int(rng.below(number.high - number.low + 1))

    def guess_note(self, view: View, note: Note, rng: Chance) -> str:
        """Words for a note that a view hides."""
        return ""

    def guess_answer(self, view: View, seat: i64, rng: Chance) -> Choice:
        """A sealed answer that a view hides: by default one of the seat's choices in the imagined game."""
        step = self.step
        entry = step.entry(self, seat)
        if entry is not None:
            return entered(entry.sample(view, rng))
        out: list[Choice] = []
        step.choices(self, seat, out)
        return out[rng.below(len(out))]

    # -- what the kernel derives ------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.agenda is None

    def begin(self) -> None:
        """Start, and go on to the first question."""
        self.start()
        self.settle()

    def copy(self) -> Game:
        """The same game, going on by itself, in silence."""
        return self.setup.kind.game(self.setup, self.table.copy())

    @property
    def step(self) -> Step[Any]:
        """The step on top of the agenda, which asks."""
        agenda = self.table.agenda
        if agenda is None:
            raise ValueError("the game is over: nothing is on its agenda")
        return agenda.step

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda. Answers sealed for a question beneath another sealed one are withdrawn."""
        table = self.table
        table.edits += 1
        if table.sealed and step.seals():
            table.withdraw()
        table.agenda = Agenda(step, table.agenda)

    def drop(self) -> None:
        """Take the step on top off the agenda, unanswered; answers that lie sealed for it are withdrawn."""
        table = self.table
        step = self.step
        agenda = table.agenda
        assert agenda is not None  # it has a step
        table.edits += 1
        table.agenda = agenda.below
        if step.seals():
            table.withdraw()

    def settle(self) -> None:
        """Run steps until one waits for an answer, or none is left."""
        table = self.table
        agenda = table.agenda
        while agenda is not None:
            waits = agenda.step.waits(self)
            if waits != 0:
                table.waits = waits
                table.window = self.open_to()
                return
            table.agenda = agenda.below
            table.since = table.acts
            agenda.step.run(self)
            agenda = table.agenda
        table.waits = 0
        table.window = 0

    def waiting(self) -> i64:
        """The seats (and the clock) whose answer is required now."""
        return self.table.waits

    def window(self) -> i64:
        """The public window of the moment: the seats that might take an offer now, as far as everybody can tell."""
        return self.table.window

    def hears(self, seat: i64) -> bool:
        """Whether a seat may answer the question that stands, be it required of it or not."""
        agenda = self.table.agenda
        if (self.table.waits >> seat) & 1:
            return True
        return agenda is not None and (agenda.step.hears(self) >> seat) & 1 != 0

    def choices(self, seat: i64) -> list[Choice]:
        """All that a seat may choose now: answers and offers."""
        out: list[Choice] = []
        agenda = self.table.agenda
        if agenda is not None:
            if self.hears(seat):
                agenda.step.choices(self, seat, out)
            if (self.table.window >> seat) & 1:
                self.offers(seat, out)
            if self.history is not None and self.history and self.history[-1].seat == seat:
                out.append(TAKE_BACK)
        return out

    def decision(self, seat: i64) -> Decision | None:
        """What is open to a seat, if anything is."""
        table = self.table
        agenda = table.agenda
        if agenda is None:
            return None
        step = agenda.step
        choices = self.choices(seat)
        required = (table.waits >> seat) & 1 != 0
        if not required and not (step.hears(self) >> seat) & 1:
            if not choices:
                return None
            return Decision(seat, False, choices, None, "offers", REACTION, None, table.since)
        standin = step.standin(self, seat) if required else None
        entry = step.entry(self, seat)
        patience = step.patience(self, seat)
        return Decision(seat, required, choices, entry, step.asks(self, seat), patience, standin, table.since)

    # -- acts -------------------------------------------------------------------------------------------------------

    def play(self, seat: i64, choice: Choice) -> None:
        """Play a choice that is known to be open: the trusted door."""
        table = self.table
        if self.history is not None:
            self.play_with_history(seat, choice)
            return
        table.acts += 1
        table.revealed = False
        if choice.verb.answers:
            self.answer(seat, choice)
        else:
            edits = table.edits
            self.take_offer(seat, choice)
            if table.edits != edits:  # otherwise the question that stood before the offer still stands
                table.since = table.acts
            self.settle()

    def answer(self, seat: i64, choice: Choice) -> None:
        """Give an answer to the step on top of the agenda."""
        table = self.table
        if seat == CLOCK and choice.verb is GLASS:
            edits = table.edits
            table.stop(choice.target)
            self.glass_ran_out(choice.target)
            if table.edits != edits:
                table.since = table.acts
        elif seat == CLOCK and choice.verb is TIME:
            table.tell(TIMED_OUT, choice.target)
            self.answer(choice.target, self.step.standin(self, choice.target))
            return
        else:
            self.answer_step(seat, choice)
        self.settle()

    def answer_step(self, seat: i64, choice: Choice) -> None:
        """Give an answer to the step on top. It is off the agenda while it takes it, and comes back if it stays."""
        table = self.table
        step = self.step
        asking = table.agenda
        assert asking is not None  # it has a step
        if step.seals():
            table.seal(seat, choice)
            if step.waits(self) != 0:
                return
            table.agenda = asking.below
            step.opened(self, table.open())
        else:
            table.agenda = asking.below
            if step.take(self, seat, choice):
                if table.agenda is asking.below:
                    table.agenda = asking
                    return
                table.agenda = beneath(table.agenda, asking)
        table.since = table.acts

    def submit(self, seat: i64, text: str) -> Refusal | None:
        """Play what a text says if it is open, or say why not and change nothing: the checked door."""
        refusal = self.refuse(seat, text)
        if refusal is None:
            self.play(seat, self.read_act(seat, text))
        return refusal

    def refuse(self, seat: i64, text: str) -> Refusal | None:
        """Why a text is no act that is open to a seat now, if it is not."""
        if self.over:
            return GAME_OVER
        if seat == CLOCK and text.split(" ")[0] in ("time", "glass"):
            return None if self.clock_act(text) is not None else NOT_OPEN
        if seat != CLOCK and not 0 <= seat < self.setup.seats:
            return NOT_A_SEAT.about(seats=str(self.setup.seats))
        decision = self.decision(seat)
        if decision is None:
            return self.why_not(seat, text)
        if decision.entry is not None and (text == "enter" or text.startswith("enter ")):
            return decision.entry.check(self, seat, text[6:])
        if decision.find(text) is None:
            return self.why_not(seat, text)
        return None

    def read_act(self, seat: i64, text: str) -> Choice:
        """The choice behind a text that is open."""
        if seat == CLOCK:
            clock = self.clock_act(text)
            if clock is not None:
                return clock
        for choice in self.choices(seat):
            if choice.text == text:
                return choice
        return entered(text[6:])

    def clock_act(self, text: str) -> Choice | None:
        """The act of the clock behind a text, if it is open: the time of a seat is over, a glass has run out."""
        words = text.split(" ")
        if len(words) != 2:
            return None
        if words[0] == "time" and words[1].isdecimal() and len(words[1]) < 3:
            late = int(words[1]) - 1
            if 0 <= late < self.setup.seats and (self.waiting() >> late) & 1:
                return Choice(TIME, target=late, aim="seat")
        if words[0] == "glass":
            for glass in self.setup.layout.glasses:
                if glass.name == words[1] and self.table.glasses[glass.index]:
                    return Choice(GLASS, target=glass.index, aim="glass", word=glass.name)
        return None

    def why_not(self, seat: i64, text: str) -> Refusal:
        """Why a seat may not do what a text says, for anything that a player can point at."""
        words = text.split()
        verb = words[0] if words else ""
        if verb == UNDO.name:
            return NOTHING_TO_TAKE_BACK
        verbs = [known.notation for known in self.setup.kind.verbs]
        if verb not in verbs:
            return UNKNOWN_ACT.about(act=text, known=closest(verb, verbs) or listed(verbs))
        cards: list[Card] = []
        rest: list[str] = []
        target: i64 = -1
        for word in words[1:]:
            if word in self.setup.deck.copies_of:
                seen = self.seen_copy(seat, word)
                if seen is None:
                    return NOT_THERE.about(card=word)
                cards.append(seen)
                continue
            rest.append(word)
            if word.isdecimal() and len(word) < 10:
                target = int(word) - 1
        first = cards[0] if cards else None
        second = cards[1] if len(cards) > 1 else None
        reason = self.why(seat, verb, first, target, second, " ".join(rest))
        if reason is not None and not reason.off:
            return reason
        if not (self.waiting() >> seat) & 1:
            return NOT_ASKED
        return NOT_OPEN.about(act=text)

    def seen_copy(self, seat: i64, id: str) -> Card | None:
        """A card of this name that the seat knows to lie somewhere, its own places first; none: it may not ask."""
        best: Card | None = None
        for zone in self.table.zones:
            for card in zone.cards:
                if card.id == id and (self.table.knowers(card, zone) >> seat) & 1:
                    if zone.place.owner == seat:
                        return card
                    if best is None:
                        best = card
        return best

    # -- taking back ------------------------------------------------------------------------------------------------

    def keep_history(self) -> None:
        """Let seats take back what has shown nobody anything and drawn no chance (live tables; it costs copies)."""
        self.history = []
        self.listen()

    def play_with_history(self, seat: i64, choice: Choice) -> None:
        """Play an act that may be taken back, or take one back."""
        history = self.history
        assert history is not None
        if choice.verb is UNDO:
            self.take_back(history.pop())
            return
        if history and history[-1].seat != seat:
            history.clear()
        before = self.table.copy()
        log = self.listen()
        start = log.count
        self.history = None
        self.play(seat, choice)
        self.history = history
        if self.table.revealed or seat == CLOCK:
            history.clear()
        else:
            history.append(Past(seat, before, log.since(start)))

    def take_back(self, past: Past) -> None:
        """Put the table back to where it was before an act; the public hears of it."""
        acts = self.table.acts + 1
        log = self.listen()
        for event in reversed(past.events):
            undone = event.back()
            if undone is not None:
                log.add(undone)
        log.add(Told(TOOK_BACK, past.seat, None, -1, -1, "", EVERYBODY))
        self.table = past.table
        self.table.acts = acts
        self.table.since = acts
        self.table.audience = log
        self.bind()

    # -- what others see --------------------------------------------------------------------------------------------

    def listen(self) -> Log:
        """Record events from now on; the log of those not projected yet."""
        log = self.table.audience
        if log is None:
            log = Log()
            self.table.audience = log
        return log

    def view(self, viewer: i64) -> View:
        """All that a viewer sees: the only door by which a table leaves the engine."""
        return View(self.setup, viewer, self.table, moment_of(self), self.decision(viewer))

    def updates(self, viewers: list[int]) -> list[Update]:
        """For each viewer the events since the last call, what is asked of them, and the public moment."""
        news = self.news()
        return [news.update(self, viewer) for viewer in viewers]

    def news(self) -> News:
        """The same for whoever sends updates one by one: `news.update(game, viewer)`, before the next act."""
        return News(self, self.listen().read())


def beneath(agenda: Agenda | None, asking: Agenda) -> Agenda | None:
    """The agenda with a step put back beneath what it has pushed."""
    pushed: list[Step[Any]] = []
    while agenda is not None and agenda is not asking.below:
        pushed.append(agenda.step)
        agenda = agenda.below
    back: Agenda | None = Agenda(asking.step, agenda)
    while pushed:
        back = Agenda(pushed.pop(), back)
    return back


def holds(zone: Zone, card: Card) -> bool:
    """Whether a card lies in a zone.

    >>> from tablee.games.registry import game_named
    >>> draw_pile, pile, hand, other = game_named("allergono").new(seats=2, seed=1).table.zones
    >>> holds(hand, hand.cards[0]), holds(other, hand.cards[0])
    (True, False)
    """
    for other in zone.cards:
        if other is card:
            return True
    return False
