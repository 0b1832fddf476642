"""Who comes to the door: how much one address may try, make and hold open. This machine itself may do all it wants."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

from tablee.house.credits import Credits

TRIES, TRIES_BACK = 30.0, 0.5  # codes that one address may try in vain, and how many more each second
NEW, NEW_BACK = 200.0, 0.2  # guests and tables that it may make
PAGES = 300  # that it may have open
ADDRESSES = 10_000


class TooMany(Exception):
    """An address asks for more than its share."""


class Visitor:
    """What comes from one address."""

    def __init__(self, own: bool) -> None:
        self.own = own  # this machine itself, or a server in front of us that does not say for whom it asks
        self.tries = Credits(TRIES, TRIES_BACK)
        self.new = Credits(NEW, NEW_BACK)
        self.pages = 0

    def make(self) -> None:
        """Make one more thing; `TooMany` if it is one too many."""
        if not self.new.spend(time.monotonic()) and not self.own:
            raise TooMany

    def enter(self) -> None:
        """Open one more page; `TooMany` if it is one too many."""
        if self.pages >= PAGES and not self.own:
            raise TooMany
        self.pages += 1

    def leave(self) -> None:
        """Close a page."""
        self.pages -= 1


class Doors:
    """The visitors of late."""

    def __init__(self) -> None:
        self.visitors: OrderedDict[str, Visitor] = OrderedDict()

    def visitor(self, request: HTTPConnection) -> Visitor:
        """Whoever asks."""
        place, own = place_of(request.client.host if request.client is not None else "")
        visitor = self.visitors.get(place)
        if visitor is None:
            visitor = self.visitors[place] = Visitor(own)
        self.visitors.move_to_end(place)
        if len(self.visitors) > ADDRESSES:
            oldest = next((key for key, one in self.visitors.items() if not one.pages), place)
            del self.visitors[oldest]
        return visitor


def place_of(address: str) -> tuple[str, bool]:
    """Where an address is, and whether that is this machine itself. Of the newer sort everybody has many.

    >>> place_of("203.0.113.7"), place_of("2001:db8:1:2:3::4"), place_of("127.0.0.1"), place_of("a socket")
    (('203.0.113.7', False), ('2001:db8:1:2::/64', False), ('127.0.0.1', True), ('a socket', True))
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address, True
    if found.version == 6 and not found.is_loopback:
        if found.ipv4_mapped is not None:
            return place_of(str(found.ipv4_mapped))
        return str(ipaddress.ip_network((found, 64), strict=False)), False
    return str(found), found.is_loopback
