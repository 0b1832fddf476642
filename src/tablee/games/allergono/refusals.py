"""What is not allowed in Allergono, and the beats of its story, each by its rule."""

from __future__ import annotations

from typing import Final

from tablee.kernel.refusal import Beat, Fact, Refusal

MUST_PAY: Final = Refusal("AL021")
NO_MATCH: Final = Refusal("AL019")
REVERSE_ON: Final = Refusal("AL025")
SKIP_ON: Final = Refusal("AL029")
CAPTAIN_ON: Final = Refusal("AL033")
PEAK_ON: Final = Refusal("AL037")
GROUND_ON: Final = Refusal("AL040")
GROUND_ON_PEAK: Final = Refusal("ALR30")
LAST_MAUVE: Final = Refusal("AL014")
OUT_OF_TURN: Final = Refusal("AL048")
ONLY_DRAWN: Final = Refusal("ALR17")
MUST_LAY: Final = Refusal("ALR20")
NO_MISTAKES: Final = Refusal("ALR48")
NO_TURN: Final = Refusal("AL039")
NO_CLONING: Final = Refusal("AL051")
NOT_A_TWIN: Final = Refusal("AL053")
NOTHING_TO_CALL: Final = Refusal("AL011")
NOBODY_TO_CATCH: Final = Refusal("AL013")
NO_DOUBT: Final = Refusal("AL043")
NOT_DEALER: Final = Refusal("AL017")
NOT_BEGUN: Final = Refusal("ALR10")
NO_COLOUR: Final = Refusal("AL032")
ONE_OF_FOUR: Final = Refusal("ALR22")
ONE_ONLY: Final = Refusal("ALR16")
REFUSALS: Final = (
    MUST_PAY,
    NO_MATCH,
    REVERSE_ON,
    SKIP_ON,
    CAPTAIN_ON,
    PEAK_ON,
    GROUND_ON,
    GROUND_ON_PEAK,
    LAST_MAUVE,
    OUT_OF_TURN,
    ONLY_DRAWN,
    MUST_LAY,
    NO_MISTAKES,
    NO_TURN,
    NO_CLONING,
    NOT_A_TWIN,
    NOTHING_TO_CALL,
    NOBODY_TO_CATCH,
    NO_DOUBT,
    NOT_DEALER,
    NOT_BEGUN,
    NO_COLOUR,
    ONE_OF_FOUR,
    ONE_ONLY,
)

DEALT: Final = Beat("dealt", "AL015", "hand")
TURNED_UP: Final = Beat("turned_up", "AL018")
PUT_BACK: Final = Beat("put_back", "ALR12")
NAMED: Final = Beat("named", "AL031", "colour")
LAID: Final = Beat("laid", "AL019")
LAID_CALLING: Final = Beat("laid_calling", "AL011")
CALLED: Final = Beat("called", "AL011")
CAUGHT: Final = Beat("caught", "AL012", "cards")
DREW: Final = Beat("drew", "ALR16", "cards")
KEPT: Final = Beat("kept", "ALR17")
PAID: Final = Beat("paid", "AL021", "cards")
THREATENED: Final = Beat("threatened", "AL021", "cards")
STACKED: Final = Beat("stacked", "AL022", "cards")
SKIPPED: Final = Beat("skipped", "AL027")
REVERSED: Final = Beat("reversed", "AL024")
REVERSED_TWO: Final = Beat("reversed_two", "ALR14")
POLLEN_PEAK: Final = Beat("pollen_peak", "AL034")
SENSITIVE_GROUND: Final = Beat("sensitive_ground", "AL038", "cards")
ACCUSED: Final = Beat("accused", "AL043")
LIAR_PROVEN: Final = Beat("liar_proven", "AL045", "cards")
GROUND_LAID: Final = Beat("ground_laid", "AL038")
HONEST: Final = Beat("honest", "AL046", "cards")
CLONED: Final = Beat("cloned", "AL051")
MISTAKEN: Final = Beat("mistake", "AL047")
RESHUFFLED: Final = Beat("reshuffled", "ALR18")
EXHAUSTED: Final = Beat("exhausted", "ALR19")
HAND_WON: Final = Beat("hand_won", "AL004")
BLOCKED: Final = Beat("blocked", "ALR21")
HAND_SCORED: Final = Beat("hand_scored", "AL005", "points")
TIME_UP: Final = Beat("time_up", "AL002")
MATCH_WON: Final = Beat("match_won", "AL001", "points")
MATCH_SHARED: Final = Beat("match_shared", "ALR07", "points")
BEATS: Final = (
    DEALT,
    TURNED_UP,
    PUT_BACK,
    NAMED,
    LAID,
    LAID_CALLING,
    CALLED,
    CAUGHT,
    DREW,
    KEPT,
    PAID,
    THREATENED,
    STACKED,
    SKIPPED,
    REVERSED,
    REVERSED_TWO,
    POLLEN_PEAK,
    SENSITIVE_GROUND,
    ACCUSED,
    LIAR_PROVEN,
    GROUND_LAID,
    HONEST,
    CLONED,
    MISTAKEN,
    RESHUFFLED,
    EXHAUSTED,
    HAND_WON,
    BLOCKED,
    HAND_SCORED,
    TIME_UP,
    MATCH_WON,
    MATCH_SHARED,
)

BLUFFED: Final = Fact("bluffed", "AL045")
FACTS: Final = (BLUFFED,)
