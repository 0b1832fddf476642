"""What pages want of a table: judged one after the other, done, refused in words, or only confirmed."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tablee.house import entries, protocol
from tablee.house.connection import Connection
from tablee.house.permits import Trouble, entry_for
from tablee.house.store import Outcome
from tablee.house.texts import text
from tablee.kernel.game import Game
from tablee.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tablee.house.table import Table

RETRIES = 3  # times that an act is judged anew because another node was first


class Wishes:
    """What the pages of one table want."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.next: list[tuple[Connection, protocol.RematchMessage]] = []  # who waits for the next table to open

    def take(self, page: Connection, message: protocol.FromClient) -> None:
        """A page wants something."""
        match message:
            case protocol.PulseMessage(beat):
                page.pulse(beat)
            case protocol.WhyMessage(id, wanted):
                self.table.do(partial(self.answered, page, id, partial(self.explain, page, id, wanted)))
            case protocol.AboutMessage(id, rule):
                page.send(self.table.pages.teller.wording(page.lang, self.table.pages.viewer(page)).about(id, rule))
            case protocol.HelloMessage():  # once is enough
                raise msgspec.DecodeError("hello again")
            case protocol.ActMessage() if self.table.races.holds(page, message):
                return
            case _:
                self.table.do(partial(self.judge, page, message))

    def answered(self, page: Connection, id: str, work: Callable[[], None]) -> None:
        """Do something that a page waits for; whatever happens, the page is answered."""
        try:
            work()
        except Exception:
            self.refuse(page, id, Trouble("broke"))
            raise

    def judge(self, page: Connection, message: protocol.Deed, tries: int = RETRIES) -> None:
        """Do what a page wants if it may, and say why not otherwise."""
        if not self.table.gone:
            self.answered(page, message.id, partial(self.do, page, message, tries))

    def do(self, page: Connection, message: protocol.Deed, tries: int) -> None:
        """Do what a page wants. What was done already is only confirmed."""
        id = f"{page.guest}:{message.id}"
        known = self.table.state.house.ids.get(id)
        if known is not None:
            page.send(protocol.AckMessage(message.id, known))
            return
        if isinstance(message, protocol.ActMessage):
            refused = self.refuse_act(page, message)
            if refused is not None:
                page.send(refused)
                return
        if isinstance(message, protocol.NudgeSeatMessage):
            self.nudge(page, message)
            return
        page.left = isinstance(message, protocol.LeaveMessage)  # until its next wish, or its next page
        entry = entry_for(self.table.state, page.guest, page.seat, message)
        if isinstance(entry, Trouble):
            self.refuse(page, message.id, entry)
            return
        if isinstance(message, protocol.RematchMessage) and entry == entries.Rematched(""):
            self.open_next(page, message)
            return
        refusal = self.table.commit(page.seat, entry, id, partial(self.answer, page, message, tries))
        if refusal is not None:
            page.send(self.table.pages.teller.refused(message.id, refusal, page.lang, self.table.pages.viewer(page)))

    def open_next(self, page: Connection, message: protocol.RematchMessage) -> None:
        """Open the next table, once, however many want it."""
        self.next.append((page, message))
        if len(self.next) == 1:
            self.table.services.open_rematch(self.table, message.word, self.next_opened)

    def next_opened(self, code: str) -> None:
        """The next table is open, or could not be: everybody who waits for it is told."""
        waiting, self.next = self.next, []
        for page, message in waiting:
            self.table.do(partial(self.answered, page, message.id, partial(self.lead_on, page, message, code)))

    def lead_on(self, page: Connection, message: protocol.RematchMessage, code: str) -> None:
        """Tell where the same people go on."""
        if code == "":
            self.refuse(page, message.id, Trouble("no_next"))
            return
        entry = entries.Rematched(self.table.state.house.next or code)
        self.table.commit(page.seat, entry, f"{page.guest}:{message.id}", partial(self.answer, page, message, RETRIES))

    def refuse(self, page: Connection, id: str, trouble: Trouble) -> None:
        """Say why not."""
        sentence = text(trouble.code, page.lang, **trouble.facts)
        page.send(protocol.RefusedMessage(id, sentence, trouble.code))

    def refuse_act(self, page: Connection, message: protocol.ActMessage) -> protocol.RefusedMessage | None:
        """Why an act comes too late or too early, if it does. The rules have their say later."""
        game = self.table.state.playing
        if page.seat < 0 or game is None:
            return None
        decision = game.decision(page.seat)
        if decision is None or decision.id != message.decision:
            refusal = game.refuse(page.seat, message.text)
            if refusal is None:
                return protocol.RefusedMessage(message.id, text("stale", page.lang), "stale")
            return self.table.pages.teller.refused(message.id, refusal, page.lang, page.seat)
        if self.table.waits(page.seat).get(message.text, 0.0) > 0:
            return protocol.RefusedMessage(message.id, text("early", page.lang), "early")
        return None

    def answer(self, page: Connection, message: protocol.Deed, tries: int, outcome: Outcome) -> None:
        """What was wanted is written, or could not be."""
        match outcome:
            case Outcome.KEPT:
                page.send(protocol.AckMessage(message.id, self.table.state.house.number))
            case Outcome.LOST if tries > 0:
                known = partial(self.known, page, message, tries - 1)
                self.table.services.act_known(self.table, f"{page.guest}:{message.id}", known)
            case _:
                reason = text(f"store_{outcome.name.lower()}", page.lang)
                self.refuse(page, message.id, Trouble("not_kept", {"reason": reason}))

    def known(self, page: Connection, message: protocol.Deed, tries: int, number: int | None) -> None:
        """A row was lost to another, perhaps to one that this very act had made long ago or elsewhere."""
        if number is not None:
            page.send(protocol.AckMessage(message.id, number))
        else:
            self.table.do(partial(self.judge, page, message, tries))

    def explain(self, page: Connection, id: str, wanted: str) -> None:
        """A guest asks why something cannot be done."""
        game = self.table.state.game
        refusal = None if game is None or page.seat < 0 else why_not(game, page.seat, wanted)
        if refusal is None:
            page.send(protocol.RefusedMessage(id, "", "open"))
        else:
            page.send(self.table.pages.teller.refused(id, refusal, page.lang, page.seat))

    def nudge(self, page: Connection, message: protocol.NudgeSeatMessage) -> None:
        """Remind somebody of their turn."""
        if page.seat < 0 or message.seat not in self.table.state.waiting():
            self.refuse(page, message.id, Trouble("nothing_asked"))
            return
        for other in self.table.pages:
            if other.seat == message.seat:
                other.send(protocol.NudgeMessage(page.seat))
        page.send(protocol.AckMessage(message.id, self.table.state.house.number))


def why_not(game: Game, seat: int, wanted: str) -> Refusal | None:
    """Why a seat may not do something. Of a card alone: the first reason that is about the game."""
    kind = game.setup.kind
    if wanted not in game.setup.deck.copies_of:
        return game.refuse(seat, wanted)
    own = {refusal.rule for refusal in kind.refusals}
    reason: Refusal | None = None
    for verb in dict.fromkeys(verb.notation for verb in kind.verbs):
        refusal = game.refuse(seat, f"{verb} {wanted}")
        if refusal is None or refusal.rule in own:
            return refusal
        reason = reason or refusal
    return reason
