"""Invitations: a link that gives a seat once."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from motu.match.errors import MotuError
from motu.table.guard import Asked
from motu.table.pages import frame
from motu.table.visits import html, refused, table_of, to, visit
from motu.table.words import t


@get("/join/{id:str}/{claim:str}")
async def show_invitation(
    request: Asked, state: State, id: FromPath[str], claim: FromPath[str]
) -> Response[str]:
    """Looking at an invitation does not use it up."""
    who = await visit(request, state)
    table = await table_of(state, id)
    seat = await state.store.invited(id, claim)
    here = f"/join/{id}/{claim}"
    if seat is None:
        page = frame.message(who.lang, t(who.lang, "join-title"), t(who.lang, "join-used"), here)
        return html(page, who, 410)
    return html(frame.invitation(who.lang, here, table.match.folder.texts.word("title", who.lang), seat), who)


@post("/join/{id:str}/{claim:str}")
async def join(request: Asked, state: State, id: FromPath[str], claim: FromPath[str]) -> Response[Any]:
    who = await visit(request, state)
    table = await table_of(state, id)
    try:
        seat = await state.tables.join(table, claim, who.player, who.name)
    except MotuError as error:
        return refused(request, who, error.text(who.lang))
    if seat is None:
        page = frame.message(who.lang, t(who.lang, "join-title"), t(who.lang, "join-used"))
        return html(page, who, 410)
    return to(f"/table/{id}", who)


HANDLERS = (show_invitation, join)
