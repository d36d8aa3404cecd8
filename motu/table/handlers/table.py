"""A table: its page, its stream, its questions and its conversation."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from motu.table.forms import form_of, line
from motu.table.guard import Asked
from motu.table.limits import Purses
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.frame import scheme
from motu.table.pages.moment import moment
from motu.table.pages.picture import image, seen_by
from motu.table.pages.table import table_page
from motu.table.pages.thing import thing as card
from motu.table.presence import SOON, Player
from motu.table.store import Conflict
from motu.table.stream import messages
from motu.table.visits import (
    Visit,
    audience_of,
    html,
    is_htmx,
    known_by_now,
    number,
    refused,
    table_of,
    to,
    visit,
)
from motu.table.words import t

LONGEST_LINE = 300  # of the conversation


@get("/table/{id:str}")
async def show_table(request: Asked, state: State, id: FromPath[str]) -> Response[str]:
    who = await visit(request, state)
    table = await table_of(state, id, who)
    if table.status == "over" and table.review is None:
        table.review = await state.store.review(id)
    table.presence.noticed(who.player)
    audience = audience_of(table, who, state)
    return html(table_page(table, audience, state.pictures.of(table, audience), who.name), who)


@get("/table/{id:str}/stream")
async def stream(request: Asked, state: State, id: FromPath[str], after: FromQuery[str] = "") -> Stream:
    who = await visit(request, state)
    table = await table_of(state, id, who)
    state.purses.may_watch(who.player, who.address)
    seen = request.headers.get("last-event-id") or after
    headers = {"x-accel-buffering": "no"}

    async def audience() -> Audience | None:
        nonlocal who
        known = await known_by_now(who, state)
        if known.player != who.player:
            who = known
            table.presence.look_after(SOON)
        may_look = await state.tables.may_look(table, who.player)
        return audience_of(table, who, state) if may_look else None

    live = messages(table, audience, state.pictures, seen, lambda: state.tables.closing)
    watched = _watched(live, table, lambda: who.player, state.purses, who)
    return Stream(watched, media_type="text/event-stream", headers=headers)


async def _watched(
    live: AsyncGenerator[bytes, None], table: LiveTable, player: Player, purses: Purses, who: Visit
) -> AsyncIterator[bytes]:
    """A stream counts from its first byte to its last one, and so long its viewer is there."""
    with purses.watching(who.player, who.address), table.presence.page(player):
        async with contextlib.aclosing(live):
            async for message in live:
                yield message


@get("/table/{id:str}/thing")
async def thing(
    request: Asked, state: State, id: FromPath[str], name: FromQuery[str] = "", picked: FromQuery[str] = ""
) -> Response[str]:
    """What a thing on the board is and what can be done with it, with the things that are picked already."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    return html(card(table, audience_of(table, who, state), name[:80], tuple(picked[:400].split())), who)


@get("/table/{id:str}/moment")
async def show_moment(
    request: Asked, state: State, id: FromPath[str], first: FromQuery[str] = "", after: FromQuery[str] = ""
) -> Response[str]:
    """What happened, step by step, as the asker may know it."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    told = await moment(table, audience_of(table, who, state), number(first), number(after))
    return Response(told, media_type="application/json", cookies=who.cookies())


@get("/table/{id:str}/hand/{seat:int}")
async def hand(request: Asked, state: State, id: FromPath[str], seat: FromPath[int]) -> Response[str]:
    """What a seat sees, for the person who holds it and keeps the button pressed."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    if seat not in table.seats_of(who.player) or table.status == "open":
        raise NotFoundException
    picture = image(seen_by(table, table.match, seat, who.lang), scheme())
    return Response(picture, media_type="image/svg+xml")


@post("/table/{id:str}/chat")
async def chat(request: Asked, state: State, id: FromPath[str]) -> Response[Any]:
    """One line: people at the table to all, spectators among themselves."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    form = await form_of(request)
    text = line(form.get("text", ""))
    if not 0 < len(text) <= LONGEST_LINE:
        return refused(request, who, t(who.lang, "refused-too-long"), status=400)
    state.purses.spend("chat", who.player, who.address)
    seats = table.seats_of(who.player)
    room = "table" if seats else "spectators"
    key = form.get("key", "")[:40] or secrets.token_hex(8)
    with contextlib.suppress(Conflict):
        said = {"player": who.player, "name": who.name, "text": text, "key": key}
        await state.store.say(table.id, room, seats[0] if seats else None, **said)
    table.chat = list(await state.store.said(table.id))
    table.changed()
    if not is_htmx(request):
        return to(f"/table/{table.id}", who)
    return Response("", status_code=204, cookies=who.cookies())


HANDLERS = (show_table, stream, thing, show_moment, hand, chat)
