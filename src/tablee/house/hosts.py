"""Which requests are our own: the page that sends one must come from the very host that it talks to."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers


def is_own(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of this house, at an address that this house goes by.

    >>> is_own(Headers({"host": "192.168.1.7:8000", "origin": "http://192.168.1.7:8000"}), frozenset())
    True
    >>> is_own(Headers({"host": "localhost:8000", "origin": "https://elsewhere.example"}), frozenset())
    False
    >>> is_own(Headers({"host": "rebound.example", "origin": "http://rebound.example"}), frozenset())
    False
    """
    host = headers.get("host", "")
    try:
        origin = urlsplit(headers.get("origin", ""))
    except ValueError:
        return False
    return origin.scheme in ("http", "https") and origin.netloc == host and is_known(host, allowed)


def is_known(host: str, allowed: frozenset[str]) -> bool:
    """Whether this is an address of this house: its own names, this machine, an address, a name of the local network.

    >>> [is_known(host, frozenset({"jeux.example"})) for host in ("jeux.example", "[::1]:80", "box.local")]
    [True, True, True]
    >>> [is_known(host, frozenset({"jeux.example"})) for host in ("a.example", "[::", "")]
    [False, False, False]
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return False
    if name in allowed or name == "localhost" or name.endswith((".localhost", ".local", ".home.arpa")):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name and name != ""
    return True


def is_near(address: str) -> bool:
    """Whether an address is this machine's or of its local network.

    >>> is_near("127.0.0.1"), is_near("192.168.1.7"), is_near("9.9.9.9"), is_near("")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
