"""Lets the tests of this folder import the miniature games as `kernel.games`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
