"""What lies on the table of Smile Life, and the options of a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.layout import EVERYBODY, NOBODY, Layout
from tablee.kernel.setup import GameKind, Setup, Value

# Zones of the table
DRAW_PILE: Final[i64] = 0
DISCARD_PILE: Final[i64] = 1
RIVER_CARDS: Final[i64] = 2
BETS: Final[i64] = 3  # salaries on the casino, face down
CASINO: Final[i64] = 4
OUT: Final[i64] = 5  # beside the discard, out of the game
ASIDE: Final[i64] = 6  # cards that change hands
LEFT_OUT: Final[i64] = 7  # the part of the deck that a shorter game does without
TAKEN: Final[i64] = 8  # a card taken from the discard, about to be laid
TABLE_ZONES: Final[i64] = 9

# Zones of each seat, in the order in which they are laid out
LIFE_ZONES: Final = (
    ("studies", ("study",)),
    ("extra", ("study",)),
    ("job", ("job",)),
    ("salaries", ("salary",)),
    ("flirts", ("flirt",)),
    ("marriage", ("marriage",)),
    ("affair", ("adultery", "flirt")),
    ("children", ("child",)),
    ("acquisitions", ("salary", "inheritance", "animal", "travel", "house")),
    ("distinctions", ("grand_prize", "legion")),
    ("specials", ()),
    ("pending", ("accident", "illness", "burnout", "prison")),
    ("malus", ("accident", "illness", "burnout", "divorce", "income_tax", "dismissal", "repeated_year")),
    ("apart", ("flirt", "study")),
)

# Numbers of the table
TURN: Final[i64] = 0  # the seat whose turn it is
BETTOR: Final[i64] = 1  # the seat that has bet first, or nobody
SENTENCE: Final[i64] = 2  # turns that the Bandit still spends in prison
NEW_JOB: Final[i64] = 3  # the job was laid in this very turn: what it gives "on later turns" has to wait
STILL: Final[i64] = 4  # turns in a row in which nobody took from the river
TABLE_NUMBERS: Final[i64] = 5

# What keeps one from the Légion d'honneur, one bit each
WAS_BANDIT: Final[i64] = 1
HAS_ATTACKED: Final[i64] = 2

# Marks
THROWN: Final[i64] = 0  # on a card of the discard: whose it was, counted from 1; 0 where it was nobody's
HAS_CHILD: Final[i64] = 1  # on a flirt that has allowed its one child

# Words for sets, in texts
REWARDED: Final = {
    "none": 0,
    "writer": 1,
    "researcher": 2,
    "writer+researcher": 3,
    "journalist": 4,
    "writer+journalist": 5,
    "researcher+journalist": 6,
    "all": 7,
}
DISGRACED: Final = {"no": 0, "bandit": 1, "attack": 2, "both": 3}


def layout(seats: int) -> Layout:
    """What lies on the table."""
    lay = Layout(seats)
    lay.pile("draw", sees=NOBODY)
    lay.pile("discard")
    lay.pile("river")
    lay.pile("bets", sees=NOBODY, admits=("salary",))
    lay.pile("casino", admits=("casino",))
    lay.pile("out", admits=("child", "attack"))
    lay.pile("aside", sees=NOBODY)
    lay.pile("left_out", sees=NOBODY)
    lay.pile("taken")
    lay.bags("hand")
    for name, admits in LIFE_ZONES:
        lay.piles(name, EVERYBODY, admits)
    lay.number("turn", 0, seats - 1, counts="seat")
    lay.number("bettor", -1, seats - 1, start=-1, counts="seat")
    lay.number("sentence", 0, 3, counts="turns")
    lay.number("new_job", 0, 1)
    lay.number("still", -1, seats, counts="turns")
    lay.numbers_each("raised", 0, 1)
    lay.numbers_each("rewarded", 0, 7, counts="rewarded")
    lay.numbers_each("by_leg_up", 0, 1)
    lay.numbers_each("free_house", 0, 1)
    lay.numbers_each("disgraced", 0, 3, counts="disgraced")
    lay.mark("thrown", 0, seats)
    lay.mark("has_child", 0, 1)
    return lay


class SmileLifeSetup(Setup):
    """The options of a table, ready to be read by the rules."""

    def __init__(self, kind: GameKind, seats: int, options: dict[str, Value]) -> None:
        super().__init__(kind, seats, options)
        self.edition: Final = int(options["edition"])
        self.older_chefs: Final = options["chefs"] == "swap"
        self.river: Final = bool(options["river"])
        self.length: Final = int(options["length"])
        self.takes_discard: Final = seats > 2 or bool(options["discard_two"])
        self.takes_own: Final = bool(options["own_discards"])
