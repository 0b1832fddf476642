"""Credits: how much somebody may do at once, and how fast that comes back."""

from __future__ import annotations


class Credits:
    """So many at once, so many more each second.

    >>> credits = Credits(2, 1.0)
    >>> [credits.spend(now) for now in (0.0, 0.1, 0.2, 1.2)]
    [True, True, False, True]
    """

    def __init__(self, most: float, each_second: float) -> None:
        self.most = most
        self.each_second = each_second
        self.left = most
        self.at = 0.0

    def spend(self, now: float) -> bool:
        """Spend one, if there is one."""
        if not self.has_any(now):
            return False
        self.left -= 1
        return True

    def has_any(self, now: float) -> bool:
        """Whether there is one to spend."""
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.each_second)
        self.at = now
        return self.left >= 1
