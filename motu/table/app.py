"""The web service."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from os import listdir
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.params import FromPath
from litestar.response import File

from motu.games._shared.drawing.night import repaint, written
from motu.games._shared.drawing.sheet import STYLE
from motu.table.coaching import Reviews
from motu.table.guard import HEADERS, HTML, Asked, Guard, language, of_programs, theme
from motu.table.handlers import book, coach, lobby, mine, moves, outside, replay, seats, settings, table
from motu.table.limits import Limits, Purses
from motu.table.news import News
from motu.table.packing import Packing
from motu.table.pages import frame
from motu.table.patience import end, persist
from motu.table.store import Store
from motu.table.stream import Pictures
from motu.table.tables import PACE, Tables
from motu.table.thinking import Thinkers
from motu.table.visits import excess, is_htmx, told
from motu.table.words import t
from motu.table.workers import FarThinkers

log = logging.getLogger("motu")
STATIC = Path(__file__).parent / "static"
LARGEST = 300_000  # bytes of a request
SENTENCES = {
    403: "private-about",
    404: "page-not-found-about",
    405: "page-wrong-method",
    413: "page-too-large",
}
KEPT = CacheControlHeader(max_age=300, public=True)  # a new version of Motu is everywhere soon


@get("/scene.css", media_type="text/css", sync_to_thread=False, cache_control=KEPT)
def scene_css() -> str:
    return STYLE + repaint(written())


@get("/static/{name:str}", sync_to_thread=False, cache_control=KEPT)
def static(name: FromPath[str]) -> File:
    """Scripts, styles and the sign of the house: what lies in the folder and nothing else."""
    if name not in listdir(STATIC):
        raise NotFoundException
    return File(STATIC / name, filename=name, content_disposition_type="inline")


def sorry(request: Asked, error: HTTPException) -> Response[Any]:
    """Errors are sentences, in the reader's language."""
    if of_programs(request):
        return outside.sorry(request, error)
    lang, status = language(request), error.status_code
    frame.THEME.set(theme(request))  # an address that leads nowhere has not passed the guard
    title = {403: "private-title", 404: "page-not-found"}.get(status, "page-refused")
    about = excess(error, lang) or t(lang, SENTENCES.get(status, "page-malformed"))
    page = told(about) if is_htmx(request) else frame.message(lang, t(lang, title), about)
    return Response(page, media_type=HTML, status_code=status, headers={**HEADERS, **(error.headers or {})})


def broken(request: Asked, error: Exception) -> Response[Any]:
    """A fault of ours: told to who hosts the table in full, to the reader in one sentence."""
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    if of_programs(request):
        return outside.broken(request)
    lang = language(request)
    frame.THEME.set(theme(request))
    title, about = t(lang, "page-broken"), t(lang, "page-broken-about")
    page = told(f"{title}. {about}") if is_htmx(request) else frame.message(lang, title, about)
    return Response(page, media_type=HTML, status_code=500, headers=HEADERS)


def create_app(
    database: str,
    pace: float = PACE,
    processes: int | None = None,
    workers: bool = False,
    limits: Limits | None = None,
) -> Litestar:
    """The service on a database. `processes`: in which bots think, 0 for none; `workers`: they think on
    other machines, which run `motu worker`."""
    store = Store(database)
    purses = Purses(limits or Limits())
    thinkers = FarThinkers(database, processes) if workers else Thinkers(processes)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as last:  # what was opened is closed, whatever happens
            last.push_async_callback(store.close)
            await store.open()
            last.push_async_callback(thinkers.close)
            await thinkers.open()
            tables = Tables(store, thinkers, pace)
            last.push_async_callback(tables.close)
            news = News(store, tables.hear, tables.hear_who_is_here)
            last.push_async_callback(news.close)
            await news.listen()
            app.state.store = store
            app.state.tables = tables
            app.state.reviews = Reviews(store, thinkers)
            last.push_async_callback(app.state.reviews.close)
            app.state.pictures = Pictures()
            app.state.purses = purses
            app.state.uncovered = {}
            app.state.listening = None  # where connections are taken: who serves knows it
            if store.shared:
                beating = asyncio.create_task(persist(tables.beat, "Telling other servers who is there"))
                last.push_async_callback(end, beating)
            tidying = asyncio.create_task(persist(tables.tidy, "Closing tables that nobody joined"))
            last.push_async_callback(end, tidying)
            yield

    pages: list[Any] = [
        handler
        for module in (lobby, mine, settings, book, table, moves, replay, seats, coach, outside)
        for handler in module.HANDLERS
    ]
    return Litestar(
        route_handlers=[*pages, scene_css, static],
        lifespan=[lifespan],
        middleware=[Packing, DefineMiddleware(Guard, purses=purses)],
        exception_handlers={HTTPException: sorry, Exception: broken},
        request_max_body_size=LARGEST,
        openapi_config=None,
    )
