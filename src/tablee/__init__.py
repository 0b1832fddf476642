"""Tablée: French party games, as a library, a simulator and a house to play in.

The kernel and the games are compiled where a C compiler is at hand. With ``TABLEE_PURE=1`` in the environment the
sources run instead, with the same results.
"""

__version__ = "0.1.0"

from tablee import pure as _pure

_pure.install_if_chosen()
