"""Lets the conformance kit import the miniature games as `kernel.games`, and the game of the docs."""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path.extend([str(TESTS), str(TESTS.parent / "docs" / "examples" / "high_card")])
