"""What every answer tells the browser: nothing from elsewhere, nothing inline, no frame around us."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.house.hosts import is_known

SAFE = {
    "Content-Security-Policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
FOR_EVER = "public, max-age=31536000, immutable"


class SafeHeaders:
    """Adds them. Files under /assets carry their content's hash in their name, so they may be kept."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers."""

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SAFE)
                if is_trustworthy(scope):
                    headers["Cross-Origin-Opener-Policy"] = "same-origin"
                if scope["path"].startswith("/assets/") and message["status"] == 200:
                    headers["Cache-Control"] = FOR_EVER
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)


def is_trustworthy(scope: Scope) -> bool:
    """Whether browsers trust the way to this address; elsewhere they complain of headers that need it."""
    name = Headers(scope=scope).get("host", "").rsplit(":", 1)[0]
    return scope["scheme"] == "https" or name in ("localhost", "127.0.0.1", "[::1]")


class OwnHosts:
    """Answers only under names of this house: a page elsewhere could give its own name our address."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us."""
        if scope["type"] == "http" and not is_known(Headers(scope=scope).get("host", ""), self.names):
            await PlainTextResponse("This house does not go by that name.\n", 421)(scope, receive, send)
        else:
            await self.app(scope, receive, send)
