"""The web service: addresses, checks, answers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import Cookie, State, UploadFile
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.response import Redirect, Stream
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from motu.games import folders
from motu.games._shared.drawing.sheet import STYLE
from motu.games._shared.text import say
from motu.match.errors import IllegalChoice, MotuError
from motu.match.record import loads, replay
from motu.table.live import LiveTable
from motu.table.pages import frame, lobby
from motu.table.pages import replay as replay_pages
from motu.table.pages.board import Audience, look, question_token, table_page
from motu.table.store import Conflict, Store
from motu.table.stream import Pictures, messages
from motu.table.tables import Tables
from motu.table.words import t

STATIC = Path(__file__).parent / "static"
LARGEST = 300_000  # bytes of a request
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
HTML = "text/html; charset=utf-8"
YEAR = 365 * 24 * 3600


class Guard:
    """Writes must come from our own pages; every answer carries the same headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        if request.method not in ("GET", "HEAD") and not _from_here(request):
            lang = language(request)
            page = frame.message(lang, t(lang, "page-refused"), t(lang, "refused-foreign"))
            answer = Response(page, media_type=HTML, status_code=403, headers=HEADERS)
            await answer.to_asgi_response(app=None, request=request)(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                known = {name.lower() for name, _ in message["headers"]}
                more = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in known]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self.app(scope, receive, with_headers)


def _from_here(request: Request[Any, Any, Any]) -> bool:
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is not None and origin.split("://")[-1] == request.headers.get("host")


def language(request: Request[Any, Any, Any]) -> str:
    """The language of a request: the switch, then the browser; French first."""
    chosen = request.query_params.get("lang") or request.cookies.get("lang")
    if chosen in ("fr", "en"):
        return str(chosen)
    for part in request.headers.get("accept-language", "fr").split(","):
        code = part.strip()[:2].lower()
        if code in ("fr", "en"):
            return code
    return "fr"


class Visit:
    """Who asks, in which language."""

    def __init__(
        self, player: str, name: str, token: str | None, lang: str, confirm: bool, beginner: bool
    ) -> None:
        self.player = player
        self.name = name
        self.token = token  # a new cookie to set
        self.lang = lang
        self.confirm = confirm
        self.beginner = beginner  # has not finished a game yet

    def cookies(self) -> list[Cookie]:
        if self.token is None:
            return []
        return [Cookie(key="motu", value=self.token, httponly=True, samesite="lax", max_age=YEAR, path="/")]


async def visit(request: Request[Any, Any, Any], state: State) -> Visit:
    """Recognise a browser by its cookie, or give it one."""
    store: Store = state.store
    lang, confirm = language(request), request.cookies.get("confirm") != "no"
    token = request.cookies.get("motu", "")
    known = await store.player(token) if token else None
    if known is not None:
        return Visit(known["id"], known["name"], None, lang, confirm, await store.is_beginner(known["id"]))
    player, token = await store.new_player()
    return Visit(player, "", token, lang, confirm, True)


def html(page: str, who: Visit | None = None, status: int = 200) -> Response[str]:
    return Response(page, media_type=HTML, status_code=status, cookies=who.cookies() if who else [])


def to(address: str, who: Visit | None = None) -> Redirect:
    return Redirect(address, status_code=303, cookies=who.cookies() if who else [])


# --- lobby ----------------------------------------------------------------------------------------


@get("/")
async def show_lobby(request: Request[Any, Any, Any], state: State) -> Response[str]:
    who = await visit(request, state)
    return html(await _lobby(who, state), who)


async def _lobby(who: Visit, state: State, error: str = "") -> str:
    tables: Tables = state.tables
    await tables.expire()
    mine, others = await tables.store.lobby(who.player)
    lines = [
        [await _line(tables, row, who) for row in rows if row["game"] in folders()] for rows in (mine, others)
    ]
    return lobby.lobby(who.lang, who.name, who.beginner, lines[0], lines[1], error)


async def _line(tables: Tables, row: dict[str, Any], who: Visit) -> lobby.Line:
    live = tables.known(row["id"])
    mine = live is not None and any(seat in live.match.awaiting for seat in live.seats_of(who.player))
    title = folders()[row["game"]].texts.word("title", who.lang)
    seats = await tables.store.seats(row["id"])
    people = ", ".join(
        s["name"] or t(who.lang, f"kind-{s['bot']}" if s["bot"] else f"people-{s['kind']}") for s in seats
    )
    my_turn = mine and row["status"] == "playing"
    return lobby.Line(row["id"], title, row["seats"], row["status"], people, my_turn)


@post("/tables")
async def make_table(request: Request[Any, Any, Any], state: State) -> Response[Any]:
    who = await visit(request, state)
    form = await request.form()
    try:
        table, _ = await _make(state, who, form)
    except MotuError as error:
        return html(await _lobby(who, state, error.text(who.lang)), who, 400)
    return to(f"/table/{table.id}", who)


async def _make(state: State, who: Visit, form: Any) -> tuple[LiveTable, dict[int, str]]:
    key = str(form.get("game", ""))
    tables: Tables = state.tables
    if form.get("quick"):
        seats = str(form.get("seats", ""))
        count = int(seats) if seats.isdecimal() and len(seats) < 3 else 0
        kinds = ["me", *[str(form.get("quick"))] * (count - 1)]
        return await tables.make(who.player, who.name, key, kinds, {}, False)
    kinds = [str(form.get(f"seat{n}", "none")) for n in range(8)]
    kinds = [kind for kind in kinds if kind != "none"]
    options = {
        name.removeprefix("option-"): value == "yes"
        for name, value in form.items()
        if name.startswith("option-")
    }
    edition = await _edition(form.get("edition"))
    public = form.get("public") == "yes" or "open" in kinds
    clock = str(form.get("clock", "0"))
    seconds = float(clock) if clock.isdecimal() and len(clock) < 6 else 0.0
    return await tables.make(who.player, who.name, key, kinds, options, public, edition, seconds)


async def _edition(file: Any) -> dict[str, Any] | None:
    if not isinstance(file, UploadFile):
        return None
    raw = await file.read()
    if not raw:
        return None
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise MotuError(say("box-not-toml", place=file.filename, found=str(error))) from error


@post("/settings")
async def settings(request: Request[Any, Any, Any], state: State) -> Redirect:
    who = await visit(request, state)
    form = await request.form()
    back = str(form.get("back", "/"))
    answer = to(back if back.startswith("/") and not back.startswith("//") else "/", who)
    if form.get("lang") in ("fr", "en"):
        answer.set_cookie(Cookie(key="lang", value=str(form["lang"]), samesite="lax", max_age=YEAR, path="/"))
    if form.get("confirm") in ("yes", "no"):
        answer.set_cookie(
            Cookie(key="confirm", value=str(form["confirm"]), samesite="lax", max_age=YEAR, path="/")
        )
    if "name" in form:
        await state.store.name_player(who.player, " ".join(str(form["name"]).split())[:24])
    return answer


@post("/import")
async def import_record(request: Request[Any, Any, Any], state: State) -> Response[Any]:
    who = await visit(request, state)
    file = (await request.form()).get("record")
    try:
        raw = await file.read() if isinstance(file, UploadFile) else b""
        table = await _imported(state, who, raw.decode("utf-8", "replace"))
    except MotuError as error:
        return html(await _lobby(who, state, error.text(who.lang)), who, 400)
    return to(f"/table/{table.id}/replay", who)


async def _imported(state: State, who: Visit, text: str) -> LiveTable:
    match = replay(text)
    tables: Tables = state.tables
    return await tables.adopt(who.player, who.name, loads(text), ["here"] * match.seats)


# --- table ----------------------------------------------------------------------------------------


async def _find(state: State, id: str) -> LiveTable:
    table: LiveTable | None = await state.tables.find(id)
    if table is None:
        raise NotFoundException
    return table


def _audience(table: LiveTable, who: Visit, state: State) -> Audience:
    seats = table.seats_of(who.player)
    uncovered = state.uncovered.get((table.id, who.player)) if len(seats) > 1 else None
    return Audience(seats, who.lang, who.confirm, uncovered, table.host == who.player, who.beginner)


@get("/table/{id:str}")
async def show_table(request: Request[Any, Any, Any], state: State, id: str) -> Response[str]:
    who = await visit(request, state)
    table = await _find(state, id)
    audience = _audience(table, who, state)
    name, _ = state.pictures.picture(table, audience)
    return html(table_page(table, audience, name), who)


@get("/table/{id:str}/stream")
async def stream(request: Request[Any, Any, Any], state: State, id: str, after: str = "") -> Stream:
    who = await visit(request, state)
    table = await _find(state, id)
    seen = request.headers.get("last-event-id") or after
    source = _live(table, who, state, seen)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(source, media_type="text/event-stream", headers=headers)


async def _live(table: LiveTable, who: Visit, state: State, seen: str) -> AsyncIterator[bytes]:
    """The stream of one viewer; it begins anew when the viewer sits down or lifts a curtain."""
    while True:
        audience = _audience(table, who, state)
        async for message in messages(table, audience, state.pictures, seen):
            if _audience(table, who, state) != audience:
                seen = ""
                break
            yield message


@post("/table/{id:str}/move")
async def move(request: Request[Any, Any, Any], state: State, id: str) -> Response[Any]:
    who = await visit(request, state)
    table = await _find(state, id)
    form = await request.form()
    try:
        said = await _act(state, table, who, form)
    except (MotuError, Conflict) as error:
        phrase = error.text(who.lang) if isinstance(error, MotuError) else t(who.lang, "refused-stale")
        rule = getattr(error, "rule", None)
        return _refused(request, who, phrase, rule)
    if "hx-request" not in request.headers:
        return to(f"/table/{table.id}", who)
    if said:
        return html(said, who)
    return Response("", status_code=204)


def _refused(request: Request[Any, Any, Any], who: Visit, sentence: str, rule: str | None) -> Response[str]:
    if "hx-request" not in request.headers:
        return html(frame.message(who.lang, t(who.lang, "page-refused"), sentence), who, 409)
    return html(_partial("refusal", sentence, rule), who, 409)


def _partial(id: str, sentence: str, rule: str | None = None) -> str:
    import htpy as h

    line = h.p(id=id, class_="refusal", role="alert")[sentence, f" ({rule})" if rule else None]
    return f'<hx-partial hx-target="#{id}" hx-swap="outerHTML">{line}</hx-partial>'


async def _act(state: State, table: LiveTable, who: Visit, form: Any) -> str:
    """Carry out what a person asked for; an empty string when the stream will show it."""
    do = str(form.get("do", ""))
    if form.get("invite") is not None:
        return await _invite(state, table, who, str(form["invite"]))
    if do in ("join", "fill", "rematch", "leave", "return", "skip"):
        return await _gather(state, table, who, do)
    audience = _audience(table, who, state)
    scene = look(table, audience)
    key = str(form.get("key", "")) or secrets.token_hex(8)
    if await state.store.seen(table.id, key[:40]):
        return ""
    if do == "undo" or do == "rewind":
        await _back(state, table, audience, do, key[:40])
        return ""
    if scene.asked is None or str(form.get("seat", scene.asked)) != str(scene.asked):
        raise IllegalChoice(say("refused-not-awaited", seats=_awaited(table)), table.match.folder.texts, None)
    if do == "uncover":
        state.uncovered[(table.id, who.player)] = scene.asked
        table.changed()
        return ""
    if str(form.get("question", "")) not in ("", question_token(table, scene)):
        raise Conflict
    await _answer(state, table, who, audience, scene.asked, form, key[:40])
    return ""


def _awaited(table: LiveTable) -> Any:
    return tuple(say(f"seat-{seat}") for seat in table.match.awaiting) or say("you")


async def _answer(
    state: State, table: LiveTable, who: Visit, audience: Audience, seat: int, form: Any, key: str
) -> None:
    do = str(form.get("do", ""))
    if do == "confirm":
        await table.confirm(seat, key)
    elif do in ("back", "clear"):
        await table.take_back(seat, do == "clear")
        return
    else:
        staged = table.staged(seat)
        match = table.match if staged.complete else staged.match
        if form.get("gesture") is not None:
            actions = match._actions(seat, str(form["gesture"]))
        else:
            choice = str(form.get("choice", ""))
            actions = match._actions(seat, int(choice) if choice.isdecimal() and len(choice) < 9 else choice)
        await table.pick(seat, actions, audience.confirm, key)
    if seat not in table.drafts:
        state.uncovered.pop((table.id, who.player), None)
        table.changed()
    state.tables.wake(table)


async def _back(state: State, table: LiveTable, audience: Audience, do: str, key: str) -> None:
    if not audience.seats:
        raise MotuError(say("refused-not-seated"), _words())
    if do == "undo":
        movers = [move.seat for move in table.match.moves if move.seat in audience.seats and not move.forced]
        await table.undo(movers[-1] if movers else audience.seats[0], key)
    else:
        own = [
            n for n, move in enumerate(table.match.moves) if move.seat in audience.seats and not move.forced
        ]
        await table.rewind(own[-1] if own else 0, key)
    state.tables.wake(table)


def _words() -> Any:
    from motu.table.words import words

    return words()


async def _invite(state: State, table: LiveTable, who: Visit, seat: str) -> str:
    if table.host != who.player:
        raise MotuError(say("refused-host-only"), _words())
    if not seat.isdecimal() or int(seat) >= len(table.seats) or table.seats[int(seat)].kind == "bot":
        raise MotuError(say("refused-no-such-action"), _words())
    claim = await state.tables.invite(table, int(seat))
    word = t(who.lang, "invite-link", seat=t(who.lang, f"seat-{seat}"))
    return _partial("refusal", f"{word} /join/{table.id}/{claim}")


async def _gather(state: State, table: LiveTable, who: Visit, do: str) -> str:
    if do == "join":
        await state.tables.take_open_seat(table, who.player, who.name)
    elif do == "fill":
        if table.host != who.player:
            raise MotuError(say("refused-host-only"), _words())
        await state.tables.fill_with_bots(table, "greedy")
    elif not table.seats_of(who.player):
        raise MotuError(say("refused-not-seated"), _words())
    elif do == "skip":
        table.hurry = True
    elif do == "rematch":
        await state.tables.rematch(table, who.player, who.name)
    else:
        for seat in table.seats_of(who.player):
            await state.tables.leave(table, seat, do == "return")
    return ""


@get("/table/{id:str}/why")
async def why(request: Request[Any, Any, Any], state: State, id: str, target: str = "") -> Response[str]:
    """Why a thing on the board cannot be chosen now."""
    who = await visit(request, state)
    table = await _find(state, id)
    scene = look(table, _audience(table, who, state))
    if scene.asked is None or scene.staged is None or scene.curtain:
        names = ", ".join(t(who.lang, f"seat-{seat}") for seat in table.match.awaiting)
        return html(_partial("refusal", t(who.lang, "banner-waiting", seats=names) if names else ""), who)
    refusal = scene.staged.match.why_not_there(scene.asked, target)
    if refusal is None:
        return html(_partial("refusal", ""), who)
    return html(_partial("refusal", refusal.text(who.lang), refusal.rule), who)


@post("/table/{id:str}/chat")
async def chat(request: Request[Any, Any, Any], state: State, id: str) -> Response[Any]:
    who = await visit(request, state)
    table = await _find(state, id)
    form = await request.form()
    text = " ".join(str(form.get("text", "")).split())
    if not 0 < len(text) <= 300:
        return _refused(request, who, t(who.lang, "refused-too-long"), None)
    seats = table.seats_of(who.player)
    room = "table" if seats else "spectators"
    key = str(form.get("key", ""))[:40] or secrets.token_hex(8)
    with contextlib.suppress(Conflict):
        await state.store.say(table.id, room, seats[0] if seats else None, who.name, text, key)
    table.chat = list(await state.store.said(table.id))
    table.changed()
    if "hx-request" not in request.headers:
        return to(f"/table/{table.id}", who)
    return Response("", status_code=204)


@get("/table/{id:str}/replay")
async def show_replay(
    request: Request[Any, Any, Any], state: State, id: str, at: int | None = None
) -> Response[str]:
    who = await visit(request, state)
    table = await _find(state, id)
    audience = _audience(table, who, state)
    return html(replay_pages.replay_page(table, audience, at), who)


@post("/table/{id:str}/fork")
async def fork(request: Request[Any, Any, Any], state: State, id: str) -> Response[Any]:
    """Play on from a position of a finished game."""
    who = await visit(request, state)
    table = await _find(state, id)
    at = str((await request.form()).get("at", ""))
    if not table.match.over:
        page = frame.message(who.lang, t(who.lang, "page-refused"), t(who.lang, "refused-running"))
        return html(page, who, 403)
    viewer = replay_pages.viewer(_audience(table, who, state))
    moves = table.match.moves_seen(viewer, int(at) if at.isdecimal() and len(at) < 7 else 0)
    new = await state.tables.fork(table, moves, who.player, who.name)
    return to(f"/table/{new.id}", who)


@get("/table/{id:str}/record")
async def show_record(request: Request[Any, Any, Any], state: State, id: str) -> Response[str]:
    who = await visit(request, state)
    table = await _find(state, id)
    if not table.match.over:
        page = frame.message(who.lang, t(who.lang, "page-refused"), t(who.lang, "refused-running"))
        return html(page, who, 403)
    return Response(table.match.record().dumps(), media_type="application/json")


@get("/join/{id:str}/{claim:str}")
async def show_invitation(
    request: Request[Any, Any, Any], state: State, id: str, claim: str
) -> Response[str]:
    """Looking at an invitation does not use it up."""
    who = await visit(request, state)
    table = await _find(state, id)
    seat = await state.store.invited(id, claim)
    title = t(who.lang, "join-title")
    here = f"/join/{id}/{claim}"
    if seat is None:
        return html(frame.message(who.lang, title, t(who.lang, "join-used"), here), who, 410)
    return html(frame.invitation(who.lang, here, table.match.folder.texts.word("title", who.lang), seat), who)


@post("/join/{id:str}/{claim:str}")
async def join(request: Request[Any, Any, Any], state: State, id: str, claim: str) -> Response[Any]:
    who = await visit(request, state)
    table = await _find(state, id)
    if await state.tables.join(table, claim, who.player, who.name) is None:
        page = frame.message(who.lang, t(who.lang, "join-title"), t(who.lang, "join-used"))
        return html(page, who, 410)
    return to(f"/table/{id}", who)


@get("/numbers/{key:str}")
async def numbers(request: Request[Any, Any, Any], state: State, key: str) -> Response[str]:
    who = await visit(request, state)
    if key not in folders():
        raise NotFoundException
    return html(replay_pages.numbers_page(who.lang, key), who)


@get("/scene.css", media_type="text/css", sync_to_thread=False)
def scene_css() -> str:
    return STYLE


# --- service --------------------------------------------------------------------------------------


def sorry(request: Request[Any, Any, Any], error: Exception) -> Response[str]:
    """Errors are sentences, in the reader's language."""
    lang = language(request)
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status >= 500:
        raise error
    page = frame.message(lang, t(lang, "page-not-found"), t(lang, "page-not-found-about"))
    return Response(page, media_type=HTML, status_code=status)


def create_app(database: str, pace: float = 0.7) -> Litestar:
    """The service on a database."""
    store = Store(database)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        app.state.store = store
        app.state.tables = Tables(store, pace)
        app.state.pictures = Pictures()
        app.state.uncovered = {}
        try:
            yield
        finally:
            for task in app.state.tables.tasks():
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await store.close()

    handlers: list[Any] = [
        show_lobby,
        make_table,
        settings,
        import_record,
        show_table,
        stream,
        move,
        why,
        chat,
        show_replay,
        fork,
        show_record,
        show_invitation,
        join,
        numbers,
        scene_css,
        create_static_files_router(path="/static", directories=[STATIC]),
    ]
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Guard)],
        exception_handlers={HTTPException: sorry},
        request_max_body_size=LARGEST,
        openapi_config=None,
    )
