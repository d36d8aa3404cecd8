"""Looking something up: the rules of a game, the numbers of its box, and its bots."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from motu.games import folders
from motu.table.guard import Asked, language
from motu.table.pages import book
from motu.table.visits import html, visit


@get("/rules/{key:str}")
async def rules(request: Asked, state: State, key: FromPath[str]) -> Response[str]:
    who = await visit(request, state)
    if key not in folders():
        raise NotFoundException
    return html(book.rules_page(who.lang, key), who)


@get("/numbers/{key:str}")
async def numbers(request: Asked, state: State, key: FromPath[str]) -> Response[str]:
    who = await visit(request, state)
    if key not in folders():
        raise NotFoundException
    return html(book.numbers_page(who.lang, key), who)


@get("/rivals/{key:str}")
async def rivals(request: Asked, state: State, key: FromPath[str]) -> Response[str]:
    who = await visit(request, state)
    if key not in folders():
        raise NotFoundException
    return html(book.rivals_page(who.lang, key), who)


@get("/picture/{key:str}", sync_to_thread=True)
def picture(request: Asked, key: FromPath[str]) -> Response[str]:
    """A game as the lobby shows it."""
    if key not in folders():
        raise NotFoundException
    kept = {"cache-control": "max-age=3600"}
    return Response(book.picture(key, language(request)), media_type="image/svg+xml", headers=kept)


HANDLERS = (rules, numbers, rivals, picture)
