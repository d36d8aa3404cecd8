"""Invitations: a link that gives a seat once."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from motu.match.errors import MotuError
from motu.table.forms import form_of
from motu.table.guard import Asked
from motu.table.live import LiveTable
from motu.table.pages import frame
from motu.table.pages.invitation import invitation
from motu.table.visits import Visit, any_table, html, named, refused, to, visit
from motu.table.words import t


@get("/join/{id:str}/{claim:str}")
async def show_invitation(
    request: Asked, state: State, id: FromPath[str], claim: FromPath[str]
) -> Response[Any]:
    """Looking at an invitation does not use it up; whoever has used it finds his table behind it."""
    who = await visit(request, state)
    table = await any_table(state, id)
    seat = await state.store.invited(id, claim)
    mine = table.seats_of(who.player)
    here = f"/join/{id}/{claim}"
    if seat is None:
        return to(f"/table/{id}", who) if mine else _used(who, here)
    name = table.seats[seat].name if table.seats[seat].agreed else who.name
    host = await state.store.name_of(table.host)
    seated = mine[0] if mine else None
    return html(invitation(who.lang, here, table, seat, host, name, seated), who)


def _used(who: Visit, here: str = "/") -> Response[str]:
    page = frame.message(who.lang, t(who.lang, "join-title"), t(who.lang, "join-used"), here)
    return html(page, who, 410)


@post("/join/{id:str}/{claim:str}")
async def join(request: Asked, state: State, id: FromPath[str], claim: FromPath[str]) -> Response[Any]:
    who = await visit(request, state)
    table: LiveTable = await any_table(state, id)
    form = await form_of(request)
    if await state.store.invited(id, claim) is None:
        return _used(who)
    try:
        seat = await state.tables.join(table, claim, who.player, await named(state, who, form))
    except MotuError as error:
        return refused(request, who, error.text(who.lang))
    return _used(who) if seat is None else to(f"/table/{id}", who)


HANDLERS = (show_invitation, join)
