"""A process in which bots think, of a sort: what it does instead of answering is its first argument.

It knows the miniature games, too. With a second argument, the name of a file, it behaves as soon as that file exists.
"""

import os
import sys
import time
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path.append(str(TESTS))

from kernel.games import KINDS  # noqa: E402
from tablee.games.registry import game_named  # noqa: E402
from tablee.house.thinker import Answer, Question, Thinker, main  # noqa: E402

HOW = sys.argv[1]
GOOD = Path(sys.argv[2]) if len(sys.argv) > 2 else None


class Odd(Thinker):
    """Thinks oddly."""

    def __init__(self) -> None:
        super().__init__(lambda name: KINDS.get(name) or game_named(name))

    def think(self, question: Question) -> Answer:
        if HOW == "well" or (GOOD is not None and GOOD.exists()):
            return super().think(question)
        if HOW == "hangs":
            time.sleep(3600)
        if HOW == "turns":
            while True:
                pass
        if HOW == "dies":
            os._exit(3)
        if HOW == "talks":
            os.write(ANSWERS, b"well, let me see\n")
        if HOW == "rambles":
            os.write(ANSWERS, b"x" * 300_000)
        if HOW == "cheats":
            return Answer(question.number, "lay everything")
        if HOW == "lapses":
            return Answer(question.number, None)
        if HOW == "mistakes":
            return Answer(question.number + 1, "draw")
        if HOW == "long":
            return Answer(question.number, "enter " + "x" * 2000)
        if HOW == "stumbles":
            raise KeyError(f"the hand is {bytes(question.view).decode()}")
        raise AssertionError(HOW)


ANSWERS = os.dup(1)
if HOW == "never":
    sys.exit(1)
if HOW == "mute":
    time.sleep(3600)
main(Odd())
