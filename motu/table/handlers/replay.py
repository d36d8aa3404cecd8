"""Watching again, going on from there, taking the record home."""

from __future__ import annotations

import json
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from motu.table.forms import form_of
from motu.table.guard import Asked
from motu.table.pages import replay as pages
from motu.table.pages.log import viewer
from motu.table.pages.result import chance_page
from motu.table.visits import audience_of, html, may_open_a_table, number, refused, table_of, to, visit
from motu.table.words import t


@get("/table/{id:str}/replay")
async def show_replay(
    request: Asked, state: State, id: FromPath[str], at: FromQuery[str] = ""
) -> Response[str]:
    who = await visit(request, state)
    table = await table_of(state, id, who)
    return html(pages.replay_page(table, audience_of(table, who, state), number(at)), who)


@post("/table/{id:str}/fork")
async def fork(request: Asked, state: State, id: FromPath[str]) -> Response[Any]:
    """Play on from a position of a finished game."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    if table.status != "over":
        return refused(request, who, t(who.lang, "refused-running"), status=403)
    await may_open_a_table(who, state)
    at = number((await form_of(request)).get("at", "")) or 0
    moves = table.match.moves_seen(viewer(audience_of(table, who, state)), at)
    new = await state.tables.fork(table, moves, who.player, who.name)
    return to(f"/table/{new.id}", who)


@get("/table/{id:str}/record")
async def show_record(request: Asked, state: State, id: FromPath[str]) -> Response[str]:
    who = await visit(request, state)
    table = await table_of(state, id, who)
    if table.status != "over":
        return refused(request, who, t(who.lang, "refused-running"), status=403)
    return Response(table.match.record().dumps(), media_type="application/json")


@get("/table/{id:str}/extract")
async def show_extract(request: Asked, state: State, id: FromPath[str]) -> Response[str]:
    """What the asker may know of a game, finished or not: his log and his view, nothing else."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    match, eyes = table.match, viewer(audience_of(table, who, state))
    extract = {
        "motu": "extract",
        "game": match.folder.key,
        "seats": match.seats,
        "options": {name: value for name, value in match.options.items() if name != "edition"},
        "viewer": eyes,
        "seed_digest": match.dice.digest if table.dealt else None,
        "log": [event.text(who.lang) for event in match.events(eyes)],
        "view": match.view(eyes),
    }
    text = json.dumps(extract, ensure_ascii=False, indent=1) + "\n"
    return Response(text, media_type="application/json", cookies=who.cookies())


@get("/table/{id:str}/chance")
async def show_chance(request: Asked, state: State, id: FromPath[str]) -> Response[str]:
    """How the draws of this game can be checked."""
    who = await visit(request, state)
    return html(chance_page(await table_of(state, id, who), who.lang), who)


HANDLERS = (show_chance, show_replay, fork, show_record, show_extract)
