"""Guests: nobody signs up. A browser keeps an unguessable token in a cookie, and the house a fingerprint of it."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

PLAIN, SECURE = "tablee", "__Host-tablee"  # the cookie on a local network without encryption, and on any other
YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """An unguessable token for a guest: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_guest() -> str:
    """The name by which the house itself knows a guest; it opens nothing."""
    return secrets.token_hex(8)


def fingerprint(token: str) -> str:
    """What the house keeps of a token, so that nothing it holds opens a seat.

    >>> fingerprint("secret") == fingerprint("secret") != fingerprint("other")
    True
    """
    return hashlib.sha256(token.encode()).hexdigest()


def is_secure(request: HTTPConnection) -> bool:
    """Whether the way to the browser is encrypted."""
    return request.url.scheme in ("https", "wss")


def token_of(request: HTTPConnection) -> str:
    """The token that a browser brings along, if it is one that we could have given."""
    token = request.cookies.get(SECURE if is_secure(request) else PLAIN, "")
    return token if TOKEN.fullmatch(token) else ""


def give_token(response: Response, token: str, request: HTTPConnection) -> None:
    """Let a browser keep a token; no script can read it. Who follows a link to us brings it along."""
    secure = is_secure(request)
    response.set_cookie(
        SECURE if secure else PLAIN, token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def take_token(response: Response, request: HTTPConnection) -> None:
    """Let a browser forget its token."""
    secure = is_secure(request)
    response.delete_cookie(SECURE if secure else PLAIN, path="/", httponly=True, samesite="lax", secure=secure)
