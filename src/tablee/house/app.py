"""The web application: pages, what they ask over plain HTTP, and the sockets to tables."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.games.registry import games
from tablee.house import metrics, protocol
from tablee.house.connection import BROKE, TRY_AGAIN, Connection, Hurried
from tablee.house.doors import Doors, TooMany
from tablee.house.guests import fingerprint, give_token, new_guest, new_token, take_token, token_of
from tablee.house.headers import SAFE, OwnHosts, SafeHeaders
from tablee.house.hosts import is_near, is_own
from tablee.house.lessons import Astray, Teacher, lesson_facts, lessons
from tablee.house.lobby import Full, Lobby
from tablee.house.own import LISTED, Blanked, own_table
from tablee.house.permits import COLOURS, tidy
from tablee.house.qr import qr_svg
from tablee.house.replay import record_of, replay_of, retrospect_of, told
from tablee.house.rulebooks import has_rules, rules_of, scene_of
from tablee.house.shelf import shelf
from tablee.house.state import NOBODY, OPEN, OVER, OtherSecret
from tablee.house.store import Guest, StoreFailed
from tablee.house.table import Table
from tablee.house.texts import text
from tablee.house.wire import NAME as WIRE
from tablee.house.wording import language, sentence
from tablee.kernel.epilogue import Retrospect
from tablee.kernel.lesson import Lesson
from tablee.kernel.setup import BadInput
from tablee.words import LANGS, Words

PAGES = (
    "/",
    "/me",
    "/t/{code}",
    "/tv/{code}",
    "/r/{code}",
    "/rules/{game}",
    "/rules/{game}/{rule}",
    "/learn/{game}/{lesson}",
)
STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 8192
GREETING = 20.0  # seconds that a page has for its first word
LOOKED_BACK = 64  # games of which it is kept what is told of them
MOST_OWN = 100  # tables of one guest that are not over
STATUS = {"no_table": 404, "too_many": 429, "other_secret": 503, "broken": 503}  # of what is wrong with a table

log = structlog.get_logger(__name__)
T = TypeVar("T", bound=msgspec.Struct)


Opening = Callable[[], contextlib.AbstractAsyncContextManager[Lobby]]


class House:
    """The application behind one lobby, which opens with it."""

    lobby: Lobby

    def __init__(
        self, opening: Opening, names: frozenset[str] = frozenset(), static: Path = STATIC, address: str = ""
    ) -> None:
        self.opening = opening
        self.names = names
        self.static = static
        self.address = address  # where others on the local network reach the house
        self.doors = Doors()
        self.looked_back: dict[int, asyncio.Task[Retrospect]] = {}

    def app(self) -> Starlette:
        """The application, ready to be served."""
        app = Starlette(
            routes=[
                *[Route(path, self.page) for path in PAGES],
                Route("/healthz", healthy),
                Route("/readyz", self.ready),
                Route("/metrics", self.metrics),
                Route("/api/shelf", self.shelf),
                Route("/api/rules/{game}", self.rules),
                Route("/api/rules/{game}/{rule}", self.scene),
                Route("/api/lessons/{game}/{lesson}", self.lesson, methods=["GET"]),
                Route("/api/lessons/{game}/{lesson}", self.take_lesson, methods=["POST"]),
                Route("/api/me", self.me, methods=["GET"]),
                Route("/api/me", self.name_me, methods=["POST"]),
                Route("/api/me/export", self.export_me),
                Route("/api/me/erase", self.erase_me, methods=["POST"]),
                Route("/api/tables", self.open_table, methods=["POST"]),
                Route("/api/tables/{code}", self.door),
                Route("/api/tables/{code}/qr.svg", self.qr),
                Route("/api/tables/{code}/record", self.record),
                Route("/api/tables/{code}/replay", self.replay),
                Route("/api/tables/{code}/story", self.story),
                WebSocketRoute("/ws/{code}", self.socket),
                Mount("/assets", StaticFiles(directory=self.static / "assets", check_dir=False)),
            ],
            lifespan=self.lifespan,
            exception_handlers={Exception: self.broke, StoreFailed: self.not_kept, TooMany: self.too_many},
        )
        app.add_middleware(OwnHosts, names=self.names)
        app.add_middleware(SafeHeaders)
        return app

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """The house opens and closes with its lobby."""
        async with self.opening() as self.lobby:
            yield

    # -- pages ---------------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """The client. Whoever has no guest's token yet gets one."""
        index = self.static / "index.html"
        if not index.is_file():
            return PlainTextResponse("The client is not built: `make client` builds it.\n", 503)
        response = Response(index.read_bytes(), media_type="text/html")
        response.headers["Cache-Control"] = "no-cache"
        if token_of(request) == "":
            give_token(response, new_token(), request)
        return response

    async def ready(self, request: Request) -> Response:
        """Whether the house can keep what is done in it."""
        ready = not self.lobby.closing and await self.lobby.store.ready()
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus, for this machine and its local network only."""
        if request.client is None or not is_near(request.client.host):
            return PlainTextResponse("", 404)
        return Response(metrics.exposition(self.lobby.tables.values()), media_type=metrics.CONTENT_TYPE)

    async def broke(self, request: Request, error: Exception) -> Response:
        """Something went wrong that should not have: it is written down here, and told without details."""
        log.error("request broke", path=request.url.path, exc_info=error)
        response = problem("broke", lang_of(request), 500)
        response.headers.update(SAFE)
        return response

    async def not_kept(self, request: Request, error: Exception) -> Response:
        """The store does not do what is needed."""
        assert isinstance(error, StoreFailed)
        reason = text(f"store_{error.outcome.name.lower()}", lang_of(request))
        return problem("not_kept", lang_of(request), 503, reason=reason)

    async def too_many(self, request: Request, error: Exception) -> Response:
        """Somebody asks for more than their share."""
        return problem("too_many", lang_of(request), 429)

    # -- the shelf and the guest ---------------------------------------------------------------------------------------

    async def shelf(self, request: Request) -> Response:
        """The games that there are, in the language asked for."""
        return answer(msgspec.structs.replace(shelf(lang_of(request)), address=self.address))

    async def guest(self, request: HTTPConnection) -> Guest | None:
        """Who asks, if they have done anything here yet."""
        token = token_of(request)
        return await self.lobby.store.guest(fingerprint(token)) if token else None

    async def known_guest(
        self, request: HTTPConnection, token: str, name: str = "", colour: str = "", lang: str = ""
    ) -> str:
        """The id of whoever has this token; from now on the house knows them."""
        guest = await self.lobby.store.guest(fingerprint(token))
        if guest is not None:
            return guest.id
        self.doors.visitor(request).make()
        now = self.lobby.now()
        fresh = Guest(new_guest(), name, colour, lang, now, now)
        try:
            await self.lobby.store.save_guest(fresh, fingerprint(token))
        except IntegrityError:  # two pages of one browser came at once
            return await self.known_guest(request, token)
        return fresh.id

    async def me(self, request: Request) -> Response:
        """What the house knows of whoever asks."""
        guest = await self.guest(request)
        if guest is None:
            return answer(protocol.Me("", "", "", []))
        own = await self.lobby.store.tables_of(guest.id, LISTED)
        tables = [own_table(table, lang_of(request)) for table in own]
        return answer(protocol.Me(guest.name, guest.colour, guest.lang, tables))

    async def name_me(self, request: Request) -> Response:
        """A guest says how to be called, and gets a token made anew."""
        wanted = await self.wanted(request, protocol.NameMe)
        if isinstance(wanted, Response):
            return wanted
        old = token_of(request) or new_token()
        colour = wanted.colour if wanted.colour in COLOURS else ""
        lang = wanted.lang if wanted.lang in LANGS else ""
        id = await self.known_guest(request, old)
        now = self.lobby.now()
        await self.lobby.store.save_guest(Guest(id, tidy(wanted.name), colour, lang, now, now))
        token = new_token()
        await self.lobby.store.rotate(id, fingerprint(token))
        response = answer(protocol.Me(tidy(wanted.name), colour, lang, []))
        give_token(response, token, request)
        return response

    async def export_me(self, request: Request) -> Response:
        """Everything that is kept about whoever asks."""
        guest = await self.guest(request)
        kept = {} if guest is None else await self.lobby.store.export_guest(guest.id)
        headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="tablee.json"'}
        body = msgspec.json.format(msgspec.json.encode(kept), indent=2)
        return Response(body, 200, headers, "application/json")

    async def erase_me(self, request: Request) -> Response:
        """Forget whoever asks."""
        if not is_own(request.headers, self.names):
            return problem("elsewhere", lang_of(request), 403)
        guest = await self.guest(request)
        if guest is not None:
            await self.lobby.forget(guest.id)
            await self.lobby.store.erase_guest(guest.id, Blanked(guest.id))
        response = Response(status_code=204)
        take_token(response, request)
        return response

    # -- rules and lessons ---------------------------------------------------------------------------------------------

    async def rules(self, request: Request) -> Response:
        """All the rules of a game, to be read and searched."""
        game, lang = request.path_params["game"], lang_of(request)
        if not has_rules(game):
            return problem("no_rules", lang, 404)
        return kept(request, await asyncio.to_thread(rules_of, game, lang))

    async def scene(self, request: Request) -> Response:
        """A rule at work."""
        game, lang = request.path_params["game"], lang_of(request)
        if not has_rules(game):
            return problem("no_rules", lang, 404)
        replay = await asyncio.to_thread(scene_of, game, request.path_params["rule"], lang)
        return problem("no_scene", lang, 404) if replay is None else kept(request, replay)

    async def lesson(self, request: Request) -> Response:
        """What a lesson says."""
        found = find_lesson(request)
        return kept(request, lesson_facts(found, lang_of(request))) if isinstance(found, Lesson) else found

    async def take_lesson(self, request: Request) -> Response:
        """What the table of a lesson answers."""
        found = find_lesson(request)
        if isinstance(found, Response):
            return found
        wanted = await self.wanted(request, protocol.TakeLesson)
        if isinstance(wanted, Response):
            return wanted
        try:
            return answer(Teacher(found, lang_of(request), wanted.done).answer(wanted.wish))
        except Astray:
            return problem("astray", lang_of(request), 409)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def open_table(self, request: Request) -> Response:
        """Open a table for a guest."""
        lang = lang_of(request)
        wanted = await self.wanted(request, protocol.OpenTable)
        if isinstance(wanted, Response):
            return wanted
        token = token_of(request) or new_token()
        try:
            first = wanted.people[0] if wanted.people else protocol.Person("", "")
            colour = first.colour if first.colour in COLOURS else ""
            guest = await self.known_guest(request, token, tidy(first.name), colour, lang)
            visitor = self.doors.visitor(request)
            visitor.make()
            if not visitor.own and await self.has_many_tables(guest):
                return problem("many_tables", lang, 429)
            code = await self.lobby.open(wanted, guest)
        except BadInput as wrong:
            return problem("bad_table", lang, 422, reason=str(wrong))
        except Full:
            return problem("full", lang, 503)
        response = answer(protocol.Opened(code), 201)
        if token_of(request) == "":
            give_token(response, token, request)
        return response

    async def has_many_tables(self, guest: str) -> bool:
        """Whether a guest has as many games going as anybody could play."""
        own = await self.lobby.store.tables_of(guest, MOST_OWN)
        return len([one for one in own if one.head.state != OVER]) >= MOST_OWN

    async def door(self, request: Request) -> Response:
        """What somebody is told who has a code."""
        lang = lang_of(request)
        found = await self.table(request, request.path_params["code"])
        if isinstance(found, str):
            return problem(found, lang, STATUS[found])
        state, guest = found.state, await self.guest(request)
        chairs = state.house.chairs
        free = 0 if state.over else sum(not chair.person for chair in chairs)
        name = sentence(Words(state.setup.kind, lang, []), "game.name") or state.house.game
        return answer(
            protocol.Door(
                table=found.code,
                game=state.house.game,
                words=name,
                state=state.house.state,
                host=chairs[state.host].name if state.host >= 0 else "",
                free=free,
                watch=state.house.settings.watch != "nobody" or state.house.state == OPEN,
                yours=guest is not None and bool(state.seats_of(guest.id)),
            )
        )

    async def table(self, request: HTTPConnection, code: str) -> Table | str:
        """The table with a code, or the code of a trouble. Who tries many codes in vain has to wait."""
        tries = self.doors.visitor(request).tries
        if not tries.has_any(time.monotonic()):
            return "too_many"
        try:
            table = await self.lobby.find(code.upper()) if code.isascii() and code.isalpha() and len(code) < 9 else None
        except StoreFailed:
            raise
        except OtherSecret:
            log.error("table opened with another secret", table=code)
            return "other_secret"
        except Exception:
            log.exception("table not opened", table=code)
            return "broken"
        if table is None:
            tries.spend(time.monotonic())
            return "no_table"
        return table

    async def qr(self, request: Request) -> Response:
        """The way to a table as a picture."""
        base = self.address or str(request.base_url)
        return Response(
            qr_svg(f"{base.rstrip('/')}/t/{request.path_params['code'][:8]}"),
            200,
            {"Cache-Control": "no-store"},
            "image/svg+xml",
        )

    async def finished(self, request: Request) -> Table | Response:
        """A table whose game is over, or what is wrong."""
        found = await self.table(request, request.path_params["code"])
        if isinstance(found, str):
            return problem(found, lang_of(request), STATUS[found])
        if found.state.house.state != OVER:
            return problem("not_over", lang_of(request), 409)
        return found

    async def record(self, request: Request) -> Response:
        """The record of a game that is over."""
        found = await self.finished(request)
        if isinstance(found, Response):
            return found
        record = record_of(found.state, await self.lobby.store.rows(found.id))
        headers = {"Content-Disposition": f'attachment; filename="tablee-{found.code}.record"'}
        return PlainTextResponse(record.text(), 200, headers)

    async def replay(self, request: Request) -> Response:
        """A game that is over, once more: with the hands open, or as the seat saw it that is asked for."""
        found = await self.finished(request)
        if isinstance(found, Response):
            return found
        eyes = request.query_params.get("eyes", "")
        seats = [str(seat) for seat in range(len(found.state.house.chairs))]
        if eyes not in ("", *seats):
            return problem("no_seat", lang_of(request), 422)
        rows = await self.lobby.store.rows(found.id)
        seat = int(eyes) if eyes else NOBODY
        return answer(await asyncio.to_thread(replay_of, found.state, rows, lang_of(request), seat))

    async def story(self, request: Request) -> Response:
        """What is told of a game that is over."""
        found = await self.finished(request)
        if isinstance(found, Response):
            return found
        return answer(told(found.state, await self.retrospect(found), lang_of(request)))

    async def retrospect(self, table: Table) -> Retrospect:
        """What is to be told of a table, looked for once, however many of its people ask at the same moment."""
        if table.id not in self.looked_back:
            while len(self.looked_back) >= LOOKED_BACK:
                del self.looked_back[next(iter(self.looked_back))]
            self.looked_back[table.id] = asyncio.create_task(self.look_back(table))
        try:
            return await asyncio.shield(self.looked_back[table.id])
        except Exception:
            self.looked_back.pop(table.id, None)
            raise

    async def look_back(self, table: Table) -> Retrospect:
        """Look back upon the game of a table."""
        rows = await self.lobby.store.rows(table.id)
        return await asyncio.to_thread(retrospect_of, table.state, rows)

    async def wanted(self, request: Request, form: type[T]) -> T | Response:
        """What a page of ours sends, checked."""
        lang = lang_of(request)
        if not is_own(request.headers, self.names):
            return problem("elsewhere", lang, 403)
        try:
            return msgspec.json.decode(await small_body(request), type=form)
        except msgspec.DecodeError:
            return problem("unclear", lang, 400)

    # -- sockets -------------------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """A page at a table."""
        if not is_own(socket.headers, self.names):
            await socket.close(1008)
            return
        await socket.accept()
        page = Connection(socket, wire=socket.scope.get("extensions", {}).get(WIRE))
        visitor = self.doors.visitor(socket)
        try:
            visitor.enter()
        except TooMany:
            await page.end("too_many", TRY_AGAIN)
            return
        try:
            await self.greet(page)
        except WebSocketDisconnect:
            return
        except Hurried:
            await page.end("hurried")
        except (TimeoutError, msgspec.DecodeError):
            await page.end("unclear")
        except TooMany:
            await page.end("too_many", TRY_AGAIN)
        except StoreFailed:
            await page.end("restart", TRY_AGAIN)
        except Exception:
            log.exception("page broke")
            await page.end("broke", BROKE)
        finally:
            visitor.leave()

    async def greet(self, page: Connection) -> None:
        """Greet a page and take it to its table."""
        async with asyncio.timeout(GREETING):
            hello = await page.read()
        if not isinstance(hello, protocol.HelloMessage):
            await page.end("unclear")
            return
        page.lang = language(hello.lang)
        if hello.version != protocol.VERSION:
            await page.end("version")
            return
        table = await self.table(page.socket, page.socket.path_params["code"])
        if isinstance(table, str):
            await page.end(table)
            return
        token = token_of(page.socket)
        page.guest = await self.known_guest(page.socket, token) if token else ""
        page.asked_seat, page.watch, page.last = hello.seat, hello.watch, hello.last
        if table.pages.is_private_to(page):
            await page.end("no_watching")
            return
        await self.serve(page, table)

    async def serve(self, page: Connection, table: Table) -> None:
        """Pass on what a page wants until it goes."""
        helpers = [asyncio.create_task(page.write()), asyncio.create_task(page.beat())]
        gone = asyncio.create_task(page.let_go.wait())
        reading = asyncio.create_task(page.listen(table.wishes.take))
        table.enter(page)
        try:
            await asyncio.wait((reading, gone), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()
            else:
                await page.end(*page.why_let_go)
        finally:
            for task in (*helpers, gone, reading):
                task.cancel()
            table.leave(page)


async def healthy(request: Request) -> Response:
    """The house is open."""
    return PlainTextResponse("ok\n")


def lang_of(request: HTTPConnection) -> str:
    """The language that a page asks for."""
    return language(request.query_params.get("lang", ""))


async def small_body(request: Request) -> bytes:
    """The body of a request, as far as it is small; a larger one cannot be decoded."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            return b""
    return body


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    """A message as an answer."""
    return Response(msgspec.json.encode(message), status, {"Cache-Control": "no-store"}, "application/json")


def kept(request: Request, message: msgspec.Struct) -> Response:
    """A message that stays the same as long as the house does: a page that has it already is only told so."""
    body = msgspec.json.encode(message)
    headers = {"Cache-Control": "no-cache", "ETag": f'"{hashlib.sha256(body).hexdigest()[:20]}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, "application/json")


def find_lesson(request: Request) -> Lesson | Response:
    """The lesson that is asked for."""
    game = request.path_params["game"]
    found = lessons(game).get(request.path_params["lesson"]) if game in games() else None
    return found or problem("no_lesson", lang_of(request), 404)


def problem(code: str, lang: str, status: int, **facts: str) -> Response:
    """What was asked for cannot be."""
    return answer(protocol.Problem(code, text(code, lang, **facts)), status)
