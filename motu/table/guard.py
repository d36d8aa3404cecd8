"""What every request passes: writes come from our own pages, every answer carries the same headers."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, NotFoundException
from litestar.types import ASGIApp, Receive, Scope, Send

from motu.games._shared.text import FIRST, LANGUAGES, is_clean, known_language
from motu.table.limits import Purses, home
from motu.table.pages import frame
from motu.table.words import t

HTML = "text/html"
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",  # most answers hold what only one seat may know
}
LONGEST_QUERY, MOST_QUESTIONS = 4_000, 20  # bytes and parts of what stands after the path
LONGEST_PATH = 200  # bytes; longer than any address of ours, shorter than what a file may be called

Asked = Request[Any, Any, Any]


class Guard:
    """Stands before all handlers."""

    def __init__(self, app: ASGIApp, purses: Purses) -> None:
        self.app = app
        self.purses = purses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        request: Asked = Request(scope)
        frame.THEME.set(theme(request))
        self.purses.spend("requests", "", address_of(request))
        path, query = scope["path"], scope["query_string"]
        if not is_clean(path) or len(path.encode()) > LONGEST_PATH:
            raise NotFoundException
        if len(query) > LONGEST_QUERY or query.count(b"&") > MOST_QUESTIONS:
            raise ClientException
        if request.method not in ("GET", "HEAD") and not (_from_here(request) or of_programs(request)):
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


def address_of(request: Asked) -> str:
    """Where a request comes from, as far as it counts for what is allowed."""
    return home(request.client.host if request.client else None)


def _from_here(request: Asked) -> bool:
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is not None and origin.split("://")[-1] == request.headers.get("host")


def of_programs(request: Asked) -> bool:
    """Whether a request is answered without looking at cookies: then no other page gains by making it."""
    return request.scope["path"].startswith("/api/")


def cookie(request: Asked, name: str) -> str:
    """A cookie of ours, or nothing. Ours are plain words; others may stand beside them, and to undo their
    quotes takes older Pythons the square of their length."""
    for part in request.headers.get("cookie", "").split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value
    return ""


def theme(request: Asked) -> str:
    """The theme of a request: of a picture by its address, otherwise of the person."""
    query = request.scope["query_string"].split(b"&")
    named = (name for name in frame.THEMES if f"theme={name}".encode() in query)
    chosen = next(named, cookie(request, "theme"))
    return chosen if chosen in frame.THEMES else frame.THEMES[0]


def language(request: Asked) -> str:
    """The language of a request: the switch, then the browser; French first."""
    query = request.scope["query_string"].split(b"&")
    for code in LANGUAGES:
        if f"lang={code}".encode() in query:
            return code
    if (chosen := cookie(request, "lang")) in LANGUAGES:
        return chosen
    wishes = request.headers.get("accept-language", FIRST).split(",")
    known = (known_language(wish.partition(";")[0]) for wish in wishes)
    return next((code for code in known if code), FIRST)
