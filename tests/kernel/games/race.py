"""A race of offers: whoever holds the twin of the card on top may lay it, whatever the game is in the middle of."""

from __future__ import annotations

from kernel.games.small import Small, numbered, points
from tablee.kernel.card import Choice, Verb
from tablee.kernel.game import Game
from tablee.kernel.layout import NOBODY, one
from tablee.kernel.refusal import Beat, Refusal
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, REACTION, Step

LAY = Verb("lay")
DRAW = Verb("draw")
ANSWER = Verb("answer")
SNAP = Verb("snap", answers=False, pause=800)
TO_DRAW = Choice(DRAW)
TO_ANSWER = Choice(ANSWER)
NO_TWIN = Refusal("RACE-TWIN")
NOT_YOUR_TURN = Refusal("RACE-TURN")
LAID = Beat("laid", "RACE-LAID")
SNAPPED = Beat("snapped", "RACE-TWIN")


class Turn(Step["Race"]):
    """Lay any card, or draw one."""

    def waits(self, g: Race) -> int:
        return one(g.turn)

    def choices(self, g: Race, seat: int, out: list[Choice]) -> None:
        for card in g.hand(seat).cards:
            if g.lays[card.index].text not in [known.text for known in out]:
                out.append(g.lays[card.index])
        if g.draw_pile.cards or len(g.pile.cards) > 1 or not out:
            out.append(TO_DRAW)

    def take(self, g: Race, seat: int, choice: Choice) -> bool:
        table = g.table
        table.set(0, (seat + 1) % g.setup.seats)
        if choice.verb is DRAW:
            if not g.draw_pile.cards and len(g.pile.cards) > 1:
                table.gather(g.pile, g.draw_pile, leave=1)
                table.shuffle(g.draw_pile)
            if g.draw_pile.cards:
                table.draw(g.draw_pile, g.hand(seat))
            g.push(Turn())
            return DONE
        table.move(choice.card, g.hand(seat), g.pile)
        table.tell(LAID, seat, choice.card)
        if g.hand(seat).cards:
            g.push(Turn())
            g.push(Pause(g.turn))
        return DONE


class Pause(Step["Race"]):
    """The next seat says when it is ready; until then, and after, twins may be laid."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self):
        return [self.seat]

    def waits(self, g: Race) -> int:
        return one(self.seat)

    def choices(self, g: Race, seat: int, out: list[Choice]) -> None:
        out.append(TO_ANSWER)

    def patience(self, g: Race, seat: int) -> str:
        return REACTION


class Race(Game):
    """Three cards each, and every card twice; who has none left wins."""

    def bind(self) -> None:
        self.draw_pile, self.pile = self.table.zones[0], self.table.zones[1]
        self.lays = [Choice(LAY, card) for card in self.setup.deck.cards]
        self.snaps = [Choice(SNAP, card) for card in self.setup.deck.cards]

    def start(self) -> None:
        lay_out(self.draw_pile, self.setup.deck.cards)
        self.table.shuffle(self.draw_pile)
        for seat in range(self.setup.seats):
            for _ in range(3):
                self.table.draw(self.draw_pile, self.hand(seat))
        self.push(Turn())

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.table.values[0]

    def hand(self, seat: int):
        """The hand of a seat."""
        return self.table.zones[2 + seat]

    def open_to(self) -> int:
        return self.setup.everybody if self.pile.cards else 0

    def offers(self, seat: int, out: list[Choice]) -> None:
        top = self.pile.cards[-1]
        for card in self.hand(seat).cards:
            if card.id == top.id:
                out.append(self.snaps[card.index])
                break

    def take_offer(self, seat: int, choice: Choice) -> None:
        self.table.move(choice.card, self.hand(seat), self.pile)
        self.table.tell(SNAPPED, seat, choice.card)
        while not self.over and not self.hand(seat).cards:
            self.drop()

    def why(self, seat, verb, card, target, other, word):
        if verb == "snap" and card is not None:
            return NO_TWIN.about(card=card.id, top=self.pile.cards[-1].id if self.pile.cards else "")
        if verb in ("lay", "draw") and seat != self.turn:
            return NOT_YOUR_TURN.about(seat=str(self.turn + 1))
        return None

    def tallies(self) -> list[int]:
        return [len(self.hand(seat).cards) for seat in range(self.setup.seats)]

    def result(self):
        totals = [-len(self.hand(seat).cards) for seat in range(self.setup.seats)]
        return points(totals, "RACE-LAID")


def lay(layout) -> None:
    layout.pile("draw", sees=NOBODY)
    layout.pile("pile")
    layout.bags("hand")
    layout.number("turn", 0, layout.seats - 1, counts="seat")


KIND = Small(
    "race",
    (2, 4),
    Race,
    lambda: numbered("card", *range(1, 10), *range(1, 10)),
    lay,
    verbs=(LAY, DRAW, ANSWER, SNAP),
    refusals=(NO_TWIN, NOT_YOUR_TURN),
    beats=(LAID, SNAPPED),
    steps=(Turn, Pause),
)
