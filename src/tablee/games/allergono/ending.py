"""How a hand begins and ends, what it costs, and when the match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.games.allergono import calling, turn
from tablee.games.allergono.cards import (
    CAPTAIN,
    MAUVE,
    PLUS2,
    PLUS3,
    PLUS4,
    REVERSE,
    SKIP,
    TO_NAME,
    TO_TURN_UP,
    AllergonoCard,
    cards_of,
)
from tablee.games.allergono.layout import (
    COLOUR,
    DEALER,
    HAND_NUMBER,
    IDLE,
    LEDGER,
    MATCH_GLASS,
    PENDING,
    SCORE,
    TIME_IS_UP,
    TURN,
    WAY,
)
from tablee.games.allergono.refusals import (
    BLOCKED,
    DEALT,
    HAND_SCORED,
    HAND_WON,
    MATCH_SHARED,
    MATCH_WON,
    NAMED,
    PAID,
    PUT_BACK,
    REVERSED,
    SKIPPED,
    THREATENED,
    TIME_UP,
    TURNED_UP,
)
from tablee.kernel.card import Card, Choice
from tablee.kernel.layout import EVERYBODY, one
from tablee.kernel.refusal import Line, Result
from tablee.kernel.setup import lay_out
from tablee.kernel.step import DONE, Step
from tablee.kernel.table import Zone

if TYPE_CHECKING:
    from tablee.games.allergono.game import Allergono


def begin_match(g: Allergono) -> None:
    """Lay out all cards and deal the first hand; the first seat deals."""
    table = g.table
    lay_out(g.draw_pile, g.setup.deck.cards)
    if g.options.minutes:
        table.turn(MATCH_GLASS)
    deal(g)


def deal(g: Allergono) -> None:
    """Seven cards to everybody; then the dealer turns the first card when he likes."""
    table = g.table
    table.shuffle(g.draw_pile)
    table.set(HAND_NUMBER, table.values[HAND_NUMBER] + 1)
    dealer: i64 = table.values[DEALER]
    table.tell(DEALT, dealer, n=table.values[HAND_NUMBER])
    count: i64 = 0
    while count < 7:
        seat: i64 = 0
        while seat < g.seats:
            table.draw(g.draw_pile, g.hand(seat))
            seat += 1
        count += 1
    table.set(TURN, dealer)
    g.push(TurnUp())


class TurnUp(Step["Allergono"]):
    """The dealer turns the first card up."""

    def waits(self, g: Allergono) -> i64:
        return one(g.turn)

    def choices(self, g: Allergono, seat: i64, out: list[Choice]) -> None:
        out.append(TO_TURN_UP)

    def take(self, g: Allergono, seat: i64, choice: Choice) -> bool:
        first = turn_up(g)
        dealer = seat
        table = g.table
        face = first.face
        if face == CAPTAIN or face == PLUS4:
            g.push(FirstColour())
            return DONE
        table.set(COLOUR, first.colour)
        following = g.after(dealer, 1)
        if face == PLUS2:
            table.set(PENDING, 2)
            table.tell(THREATENED, dealer, other=following, n=2)
        elif face == REVERSE:
            table.set(WAY, -1)
            table.tell(REVERSED, dealer)
            following = dealer
        elif face == SKIP:
            table.tell(SKIPPED, following)
            following = g.after(dealer, 2)
        table.set(TURN, following)
        g.push(turn.TURN_STEP)
        return DONE

    def asks(self, g: Allergono, seat: i64) -> str:
        return "turn_up"


def turn_up(g: Allergono) -> AllergonoCard:
    """Turn cards up until one is no "Pic de pollen +3": those go back, and the draw pile is shuffled."""
    table = g.table
    while True:
        card = table.draw(g.draw_pile, g.pile)
        assert isinstance(card, AllergonoCard)
        if card.face != PLUS3:
            table.tell(TURNED_UP, table.values[DEALER], card)
            return card
        table.tell(PUT_BACK, table.values[DEALER], card)
        table.move(card, g.pile, g.draw_pile)
        table.shuffle(g.draw_pile)


class FirstColour(Step["Allergono"]):
    """The dealer names the colour when a card without one was turned up."""

    def waits(self, g: Allergono) -> i64:
        return one(g.turn)

    def choices(self, g: Allergono, seat: i64, out: list[Choice]) -> None:
        out.extend(TO_NAME)

    def take(self, g: Allergono, seat: i64, choice: Choice) -> bool:
        g.table.set(COLOUR, choice.target)
        g.table.tell(NAMED, seat, n=choice.target)
        turn.pass_on(g, seat)
        return DONE

    def asks(self, g: Allergono, seat: i64) -> str:
        return "first_colour"


# -- the end of a hand ----------------------------------------------------------------------------------------------


class Count(Step["Allergono"]):
    """The hand is over: the cards left are counted, and another hand is dealt unless the match is over."""

    def run(self, g: Allergono) -> None:
        table = g.table
        points: list[int] = []
        seat: i64 = 0
        while seat < g.seats:
            hand = g.hand(seat)
            table.show(hand.cards, hand, EVERYBODY)
            cost = worth(hand)
            points.append(cost)
            table.set(SCORE + seat, table.values[SCORE + seat] + cost)
            table.tell(HAND_SCORED, seat, n=cost)
            seat += 1
        g.read_scores()
        ledger = " ".join([str(cost) for cost in points])
        table.write(LEDGER, ledger if not table.notes[LEDGER] else f"{table.notes[LEDGER]}; {ledger}")
        if match_over(g):
            if table.glasses[MATCH_GLASS]:
                table.stop(MATCH_GLASS)
            tell_winners(g)
            return
        clear(g)
        table.set(DEALER, g.after(table.values[DEALER], 1))
        deal(g)


def tell_winners(g: Allergono) -> None:
    """Who has the lowest total wins; equal totals share the win."""
    scores = g.scores
    best = min(scores)
    beat = MATCH_WON if scores.count(best) == 1 else MATCH_SHARED
    for seat in range(g.setup.seats):
        if scores[seat] == best:
            g.table.tell(beat, seat, n=best)


def hand_won(g: Allergono, seat: i64, face: i64) -> None:
    """A seat has no card left: the hand is over."""
    table = g.table
    table.tell(HAND_WON, seat)
    if face == PLUS2 and g.options.last_plus2:
        victim = g.turn
        drawn = g.give(victim, g.pending)
        table.tell(PAID, victim, n=drawn)
    g.push(Count())


def hand_blocked(g: Allergono) -> None:
    """Nobody can lay or draw any more: the hand is over, and everybody counts."""
    g.table.tell(BLOCKED)
    g.push(Count())


def worth(hand: Zone) -> int:
    """What the cards of a hand cost."""
    cost = 0
    for card in cards_of(hand):
        cost += card.points
    return cost


def match_over(g: Allergono) -> bool:
    """Whether the time is up or somebody has reached the score agreed on; with neither, a match is a single hand."""
    if g.table.values[TIME_IS_UP] != 0:
        return True
    if g.options.target == 0:
        return g.options.minutes == 0
    for score in g.scores:
        if score >= g.options.target:
            return True
    return False


def clear(g: Allergono) -> None:
    """All cards go back to the draw pile."""
    table = g.table
    seat: i64 = 0
    while seat < g.seats:
        table.gather(g.hand(seat), g.draw_pile)
        seat += 1
    table.gather(g.pile, g.draw_pile)
    table.set(WAY, 1)
    table.set(COLOUR, MAUVE)
    table.set(PENDING, 0)
    table.set(IDLE, 0)
    calling.nobody_is_late(g)


def time_is_up(g: Allergono) -> None:
    """The time agreed on is over: this hand is the last."""
    g.table.set(TIME_IS_UP, 1)
    g.table.tell(TIME_UP)


# -- the result -----------------------------------------------------------------------------------------------------


def result(g: Allergono) -> Result:
    """The lowest total wins. Earlier hands are a line each; of the last one the cards are shown."""
    lines: list[list[Line]] = [[] for _ in range(g.setup.seats)]
    for hand in g.table.notes[LEDGER].split("; ")[:-1]:
        costs = hand.split(" ")
        for seat in range(g.setup.seats):
            lines[seat].append(Line(int(costs[seat]), "hand", "AL005"))
    for seat in range(g.setup.seats):
        lines[seat].extend(lines_of(g.hand(seat)))
    return Result(lines, low_wins=True)


def lines_of(hand: Zone) -> list[Line]:
    """The lines of a hand that was not laid: numbers, coloured specials by their kinds, mauve cards."""
    out: list[Line] = []
    add_line(out, "faces", "AL006", hand, 0, 9)
    add_line(out, "twenty", "AL007", hand, REVERSE, REVERSE)
    add_line(out, "twenty", "AL008", hand, SKIP, SKIP)
    add_line(out, "twenty", "AL009", hand, PLUS2, PLUS2)
    add_line(out, "fifty", "AL010", hand, CAPTAIN, PLUS4)
    return out


def add_line(out: list[Line], words: str, rule: str, hand: Zone, lowest: i64, highest: i64) -> None:
    """Add a line for the cards with these faces, if there are any."""
    points: i64 = 0
    cards: list[Card] = []
    for card in cards_of(hand):
        if lowest <= card.face <= highest:
            points += card.points
            cards.append(card)
    if cards:
        out.append(Line(int(points), words, rule, tuple(cards)))
