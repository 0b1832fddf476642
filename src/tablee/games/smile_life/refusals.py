"""What is not allowed in Smile Life, and the beats of its story, each by its rule."""

from __future__ import annotations

from typing import Final

from tablee.kernel.refusal import Beat, Fact, Refusal

# studies
HAS_A_JOB: Final = Refusal("SL054")
SIX_STUDIES: Final = Refusal("SL051")
# jobs
NOT_ENOUGH_STUDIES: Final = Refusal("SL052")
ONE_JOB: Final = Refusal("SL056")
MUST_RESIGN: Final = Refusal("SL060")
NOT_A_PROF: Final = Refusal("SL114")
POLICE_ABOUT: Final = Refusal("SL172")
NOTHING_TO_RESIGN: Final = Refusal("SL057")
RESIGN_BEFORE: Final = Refusal("SL057")
NOT_TEMPORARY: Final = Refusal("SL177")
# salaries
NO_JOB: Final = Refusal("SL055")
TOO_HIGH: Final = Refusal("SL063")
# flirts
IS_MARRIED: Final = Refusal("SL076")
FIVE_FLIRTS: Final = Refusal("SL066")
# marriage, adultery, children
NO_FLIRT: Final = Refusal("SL074")
ALREADY_MARRIED: Final = Refusal("SL086")
NOT_MARRIED_TO_STRAY: Final = Refusal("SL078")
ONE_ADULTERY: Final = Refusal("SLR35")
NOTHING_TO_DIVORCE: Final = Refusal("SL087")
DIVORCE_BEFORE: Final = Refusal("SL087")
NOTHING_TO_STOP: Final = Refusal("SL081")
UNWED: Final = Refusal("SL077")
ONE_CHILD: Final = Refusal("SL068")
# acquisitions
TOO_EXPENSIVE: Final = Refusal("SL095")
NOT_FREE: Final = Refusal("SL097")
ONE_FREE_HOUSE: Final = Refusal("SL149")
FREE_LATER: Final = Refusal("SLR23")
TURNED_ALREADY: Final = Refusal("SL099")
NOT_GIVEN: Final = Refusal("SL100")
# distinctions
BANDIT_NO_HONOUR: Final = Refusal("SL105")
ATTACKER_NO_HONOUR: Final = Refusal("SL106")
NO_PRIZE_JOB: Final = Refusal("SL108")
ONE_PRIZE: Final = Refusal("SL112")
# malus
OTHERS_ONLY: Final = Refusal("SL116")
NO_TWO_ALIKE: Final = Refusal("SL129")
MECHANIC_SAFE: Final = Refusal("SL166")
DOCTOR_HEALTHY: Final = Refusal("SL163")
PHARMACIST_HEALTHY: Final = Refusal("SL170")
WORKERS_BURN_OUT: Final = Refusal("SL124")
BANDIT_ONLY: Final = Refusal("SL142")
NOT_STUDYING: Final = Refusal("SL126")
KEPT_STUDIES: Final = Refusal("SL165")
NOT_MARRIED: Final = Refusal("SL130")
LAWYER_STAYS: Final = Refusal("SL152")
WORKERS_TAXED: Final = Refusal("SL136")
BANDIT_UNTAXED: Final = Refusal("SL155")
WORKERS_DISMISSED: Final = Refusal("SL139")
OUTLAW_STAYS: Final = Refusal("SL154")
OFFICIAL_STAYS: Final = Refusal("SL175")
GUARDED: Final = Refusal("SL169")
# specials
NOT_BY_LEG_UP: Final = Refusal("SL204")
ONLY_MALUS_RECEIVED: Final = Refusal("SL198")
ONLY_JOBS: Final = Refusal("SL201")
TOP_JOB_ONLY: Final = Refusal("SL203")
OTHER_HANDS: Final = Refusal("SL196")
# the casino
NO_CASINO: Final = Refusal("SL209")
OWN_BET: Final = Refusal("SL211")
SALARIES_ONLY: Final = Refusal("SL212")
# the discard, the turn
NOT_YOUR_TURN: Final = Refusal("SL028")
DRAW_FIRST: Final = Refusal("SL029")
DREW_ALREADY: Final = Refusal("SL029")
FROM_THREE: Final = Refusal("SL035")
LAST_ONLY: Final = Refusal("SL035")
TAKE_BEFORE: Final = Refusal("SL035")
OWN_DISCARD: Final = Refusal("SL038")
LAY_AT_ONCE: Final = Refusal("SL036")
MUST_FIT: Final = Refusal("SL037")
BUYS_ONLY: Final = Refusal("SL157")
EARNS_ONLY: Final = Refusal("SL158")
NO_RIVER: Final = Refusal("SL041")
IN_THE_RIVER: Final = Refusal("SL225")
REFUSALS: Final = (
    HAS_A_JOB,
    SIX_STUDIES,
    NOT_ENOUGH_STUDIES,
    ONE_JOB,
    MUST_RESIGN,
    NOT_A_PROF,
    POLICE_ABOUT,
    NOTHING_TO_RESIGN,
    RESIGN_BEFORE,
    NOT_TEMPORARY,
    NO_JOB,
    TOO_HIGH,
    IS_MARRIED,
    FIVE_FLIRTS,
    NO_FLIRT,
    ALREADY_MARRIED,
    NOT_MARRIED_TO_STRAY,
    ONE_ADULTERY,
    NOTHING_TO_DIVORCE,
    DIVORCE_BEFORE,
    NOTHING_TO_STOP,
    UNWED,
    ONE_CHILD,
    TOO_EXPENSIVE,
    NOT_FREE,
    ONE_FREE_HOUSE,
    FREE_LATER,
    TURNED_ALREADY,
    NOT_GIVEN,
    BANDIT_NO_HONOUR,
    ATTACKER_NO_HONOUR,
    NO_PRIZE_JOB,
    ONE_PRIZE,
    OTHERS_ONLY,
    NO_TWO_ALIKE,
    MECHANIC_SAFE,
    DOCTOR_HEALTHY,
    PHARMACIST_HEALTHY,
    WORKERS_BURN_OUT,
    BANDIT_ONLY,
    NOT_STUDYING,
    KEPT_STUDIES,
    NOT_MARRIED,
    LAWYER_STAYS,
    WORKERS_TAXED,
    BANDIT_UNTAXED,
    WORKERS_DISMISSED,
    OUTLAW_STAYS,
    OFFICIAL_STAYS,
    GUARDED,
    NOT_BY_LEG_UP,
    ONLY_MALUS_RECEIVED,
    ONLY_JOBS,
    TOP_JOB_ONLY,
    OTHER_HANDS,
    NO_CASINO,
    OWN_BET,
    SALARIES_ONLY,
    NOT_YOUR_TURN,
    DRAW_FIRST,
    DREW_ALREADY,
    FROM_THREE,
    LAST_ONLY,
    TAKE_BEFORE,
    OWN_DISCARD,
    LAY_AT_ONCE,
    MUST_FIT,
    BUYS_ONLY,
    EARNS_ONLY,
    NO_RIVER,
    IN_THE_RIVER,
)

# the beginning
BEGINS_MOST: Final = Beat("begins_most", "SL025")
BEGINS_FEWEST: Final = Beat("begins_fewest", "SL026")
BEGINS_BY_LOT: Final = Beat("begins_by_lot", "SL027")
# the turn
DREW: Final = Beat("drew", "SL029")
TOOK: Final = Beat("took", "SL035")
DISCARDED: Final = Beat("discarded", "SL034")
RIVER_TAKEN: Final = Beat("river_taken", "SL226")
RIVER_RENEWED: Final = Beat("river_renewed", "SL228")
# studies, jobs, salaries
STUDIED: Final = Beat("studied", "SL049", "levels")
STUDIED_ON: Final = Beat("studied_on", "SL164")
HIRED: Final = Beat("hired", "SL052")
PROMOTED: Final = Beat("promoted", "SL115")
LEFT_JOB: Final = Beat("left_job", "SL177")
RESIGNED: Final = Beat("resigned", "SL057")
SHED_CARD: Final = Beat("shed", "SL162")
POLICED: Final = Beat("policed", "SL173")
EARNED: Final = Beat("earned", "SL064", "wads")
DECLINED: Final = Beat("declined", "SL147")
LOOKED_AT_HANDS: Final = Beat("looked_at_hands", "SL167")
LOOKED_AT_DECK: Final = Beat("looked_at_deck", "SL168", "cards")
PROTECTED_SWAP: Final = Beat("protected_swap", "SLR25")
# flirts, marriage, children
FLIRTED: Final = Beat("flirted", "SL065")
STRAY_FLIRT: Final = Beat("stray_flirt", "SL079")
STOLEN: Final = Beat("stolen", "SL070")
MARRIED: Final = Beat("married", "SL074")
STRAYED: Final = Beat("strayed", "SL078")
STOPPED: Final = Beat("stopped", "SL081")
DIVORCED: Final = Beat("divorced", "SL087")
BORN: Final = Beat("born", "SL077")
BORN_OF_FLIRT: Final = Beat("born_of_flirt", "SL067")
# acquisitions, distinctions
ADOPTED: Final = Beat("adopted", "SL096")
BUYS: Final = Beat("buys", "SL097", "wads")
PAID: Final = Beat("paid", "SL097")
BOUGHT: Final = Beat("bought", "SL098")
TRAVEL_FOR_FREE: Final = Beat("travel_for_free", "SL171")
HOUSE_FOR_FREE: Final = Beat("house_for_free", "SL149")
HONOURED: Final = Beat("honoured", "SL104")
REWARDED: Final = Beat("rewarded", "SL109")
# malus
STRUCK: Final = Beat("struck", "SL119")
SKIPPED: Final = Beat("skipped", "SL045")
IMPRISONED: Final = Beat("imprisoned", "SL142")
SERVES: Final = Beat("serves", "SL143", "turns")
RELEASED: Final = Beat("released", "SL144")
REPEATED: Final = Beat("repeated", "SL127")
DIVORCED_BY: Final = Beat("divorced_by", "SL131")
CHILDREN_LOST: Final = Beat("children_lost", "SL133", "children")
TAXED: Final = Beat("taxed", "SL137")
NOTHING_TO_TAX: Final = Beat("nothing_to_tax", "SLR39")
DISMISSED: Final = Beat("dismissed", "SL140")
ATTACKED: Final = Beat("attacked", "SL122", "children")
# specials
PLAYED: Final = Beat("played", "SL181")
NO_EFFECT: Final = Beat("no_effect", "SLR12")
GAVE: Final = Beat("gave", "SL184")
NO_GIFTS: Final = Beat("no_gifts", "SL186")
RAINBOW_LAID: Final = Beat("rainbow", "SL187")
FINISHED: Final = Beat("finished", "SL187")
LUCKY: Final = Beat("lucky", "SL190", "cards")
KEPT_LUCK: Final = Beat("kept", "SL190")
INHERITED: Final = Beat("inherited", "SL194", "wads")
PULLED: Final = Beat("pulled", "SL201")
SWAPPED: Final = Beat("swapped", "SL197")
TSUNAMI_CAME: Final = Beat("tsunami", "SL200")
REVENGED: Final = Beat("revenged", "SL198")
CASINO_OPENED: Final = Beat("casino_opened", "SL209")
BET_FIRST: Final = Beat("bet_first", "SL212")
BET_SECOND: Final = Beat("bet_second", "SL213")
WON_DIFFERENT: Final = Beat("won_different", "SL215")
WON_EQUAL: Final = Beat("won_equal", "SL216")
BET_RETURNED: Final = Beat("bet_returned", "SL222")
# the end
ENDED: Final = Beat("ended", "SL005")
WON: Final = Beat("won", "SL008", "smiles")
SHARED: Final = Beat("shared", "SLR05", "smiles")
BEATS: Final = (
    BEGINS_MOST,
    BEGINS_FEWEST,
    BEGINS_BY_LOT,
    DREW,
    TOOK,
    DISCARDED,
    RIVER_TAKEN,
    RIVER_RENEWED,
    STUDIED,
    STUDIED_ON,
    HIRED,
    PROMOTED,
    LEFT_JOB,
    RESIGNED,
    SHED_CARD,
    POLICED,
    EARNED,
    DECLINED,
    LOOKED_AT_HANDS,
    LOOKED_AT_DECK,
    PROTECTED_SWAP,
    FLIRTED,
    STRAY_FLIRT,
    STOLEN,
    MARRIED,
    STRAYED,
    STOPPED,
    DIVORCED,
    BORN,
    BORN_OF_FLIRT,
    ADOPTED,
    BUYS,
    PAID,
    BOUGHT,
    TRAVEL_FOR_FREE,
    HOUSE_FOR_FREE,
    HONOURED,
    REWARDED,
    STRUCK,
    SKIPPED,
    IMPRISONED,
    SERVES,
    RELEASED,
    REPEATED,
    DIVORCED_BY,
    CHILDREN_LOST,
    TAXED,
    NOTHING_TO_TAX,
    DISMISSED,
    ATTACKED,
    PLAYED,
    NO_EFFECT,
    GAVE,
    NO_GIFTS,
    RAINBOW_LAID,
    FINISHED,
    LUCKY,
    KEPT_LUCK,
    INHERITED,
    PULLED,
    SWAPPED,
    TSUNAMI_CAME,
    REVENGED,
    CASINO_OPENED,
    BET_FIRST,
    BET_SECOND,
    WON_DIFFERENT,
    WON_EQUAL,
    BET_RETURNED,
    ENDED,
    WON,
    SHARED,
)

FIRST: Final = Fact("first", "SL025")
FACTS: Final = (FIRST,)
