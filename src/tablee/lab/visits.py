"""Visits to a house over plain HTTP: a guest gets a name, and opens tables."""

from __future__ import annotations

import http.client
import json
from typing import Any

from tablee.lab.speed import WorkerGone

Facts = dict[str, Any]


def web_of(port: int) -> http.client.HTTPConnection:
    """A connection for plain HTTP."""
    return http.client.HTTPConnection("127.0.0.1", port, timeout=60)


def named(web: http.client.HTTPConnection, origin: str) -> str:
    """A guest with a name; their cookie."""
    answer, _ = ask(web, "/api/me", json.dumps({"name": "Joueuse", "colour": "", "lang": "fr"}), origin, "")
    return str(answer.headers["Set-Cookie"]).partition(";")[0]


def opened(web: http.client.HTTPConnection, origin: str, cookie: str, wanted: Facts) -> str:
    """Open a table; its code."""
    return str(json.loads(ask(web, "/api/tables", json.dumps(wanted), origin, cookie)[1])["table"])


def ask(
    web: http.client.HTTPConnection, path: str, body: str, origin: str, cookie: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """Send something, which must be taken; the answer, and what it says."""
    web.request("POST", path, body, {"Origin": origin, "Cookie": cookie, "Content-Type": "application/json"})
    answer = web.getresponse()
    said = answer.read()
    if answer.status >= 300:
        raise WorkerGone(f"{path} was refused: {answer.status} {said[:200].decode(errors='replace')}")
    return answer, said
