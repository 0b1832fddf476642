"""Lets the tests of the house import the miniature games as `kernel.games`, and each other as `house`."""

import sys
import warnings
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

# Starlette's test client would rather have a successor of httpx, and says so when it is imported.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import starlette.testclient  # noqa: F401
