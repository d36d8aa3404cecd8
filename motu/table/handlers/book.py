"""Looking something up: the rules of a game, the numbers of its box, and its bots."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from motu.games import folders
from motu.table.guard import Asked, language
from motu.table.pages import book, frame
from motu.table.visits import html, visit


async def _looked_up(
    request: Asked, state: State, key: str, page: Callable[[str, str], str]
) -> Response[str]:
    """A page about a game, in the language of whoever asks."""
    who = await visit(request, state)
    if key not in folders():
        raise NotFoundException
    return html(page(who.lang, key), who)


@get("/rules/{key:str}")
async def rules(request: Asked, state: State, key: FromPath[str]) -> Response[str]:
    return await _looked_up(request, state, key, book.rules_page)


@get("/numbers/{key:str}")
async def numbers(request: Asked, state: State, key: FromPath[str]) -> Response[str]:
    return await _looked_up(request, state, key, book.numbers_page)


@get("/rivals/{key:str}")
async def rivals(request: Asked, state: State, key: FromPath[str]) -> Response[str]:
    return await _looked_up(request, state, key, book.rivals_page)


@get("/picture/{key:str}", sync_to_thread=True)
def picture(request: Asked, key: FromPath[str]) -> Response[str]:
    """A game as the lobby shows it."""
    if key not in folders():
        raise NotFoundException
    kept = {"cache-control": "max-age=3600"}
    drawn = book.picture(key, language(request), frame.scheme())
    return Response(drawn, media_type="image/svg+xml", headers=kept)


HANDLERS = (rules, numbers, rivals, picture)
