"""What every request passes: writes come from our own pages, every answer carries the same headers."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

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
}

Asked = Request[Any, Any, Any]


class Guard:
    """Stands before all handlers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        request: Asked = Request(scope)
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


def _from_here(request: Asked) -> bool:
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is not None and origin.split("://")[-1] == request.headers.get("host")


def of_programs(request: Asked) -> bool:
    """Whether a request is answered without looking at cookies: then no other page gains by making it."""
    return request.url.path.startswith("/api/")


def language(request: Asked) -> str:
    """The language of a request: the switch, then the browser; French first."""
    chosen = request.query_params.get("lang") or request.cookies.get("lang")
    if chosen in ("fr", "en"):
        return str(chosen)
    for part in request.headers.get("accept-language", "fr").split(","):
        code = part.strip()[:2].lower()
        if code in ("fr", "en"):
            return code
    return "fr"
