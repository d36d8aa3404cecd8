"""The lobby: making tables, opening records."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State

from motu.games import folders
from motu.kernel.box import BoxError
from motu.match import edition as editions
from motu.match.errors import MotuError
from motu.match.game import bad_edition
from motu.match.record import decoded, replay
from motu.table.forms import File, Form, form_of
from motu.table.guard import Asked
from motu.table.handlers.mine import lines
from motu.table.live import LiveTable
from motu.table.pages import lobby
from motu.table.pages.mine import IN_SHORT
from motu.table.tables import OPEN_FOR, Tables
from motu.table.visits import Visit, html, may_open_a_table, number, to, visit


@get("/")
async def show_lobby(request: Asked, state: State) -> Response[str]:
    who = await visit(request, state)
    return html(await _lobby(who, state), who)


async def _lobby(who: Visit, state: State, error: str = "") -> str:
    store = state.tables.store
    rows, public = await store.lobby(who.player, time.time() - OPEN_FOR)
    mine, others = await lines(store, rows, who), await lines(store, public, who)
    mine.sort(key=lambda line: not line.my_turn)
    more = len(mine) > IN_SHORT or await store.has_put_away(who.player)
    return lobby.lobby(who.lang, who.name, who.beginner, mine[:IN_SHORT], more, others, error)


@post("/tables")
async def make_table(request: Asked, state: State) -> Response[Any]:
    who = await visit(request, state)
    form = await form_of(request)
    await may_open_a_table(who, state)
    try:
        table = await _make(state, who, form)
    except MotuError as error:
        return html(await _lobby(who, state, error.text(who.lang)), who, 400)
    return to(f"/table/{table.id}", who)


async def _make(state: State, who: Visit, form: Form) -> LiveTable:
    key = form.get("game", "")
    tables: Tables = state.tables
    if form.get("quick"):
        kinds = ["me", *[form["quick"]] * ((number(form.get("seats"), 2) or 0) - 1)]
        options = dict(folders()[key].solo_options) if key in folders() else {}
        return await tables.make(who.player, who.name, key, kinds, options, False)
    kinds = [form.get(f"seat{n}", "none") for n in range(8)]
    kinds = [kind for kind in kinds if kind != "none"]
    options = _options(key, form)
    edition = await _edition(form.files.get("edition"))
    public = form.get("public") == "yes" or "open" in kinds
    clock = float(number(form.get("clock", "0"), 5) or 0)
    return await tables.make(who.player, who.name, key, kinds, options, public, edition, clock)


def _options(key: str, form: Form) -> dict[str, Any]:
    """The options of a form. An unticked box sends nothing: `options` says that it was there."""
    asked = {name[7:]: value for name, value in form.items() if name.startswith("option-")}
    known = folders()[key].own_options if key in folders() else {}
    boxes = [name for name, option in known.items() if option.kind == "yes_no"]
    options: dict[str, Any] = {name: False for name in boxes if form.get("options") == "shown"}
    for name, value in asked.items():
        options[name] = number(value, 5) if name in known and name not in boxes else value == "yes"
    return options


async def _edition(file: File | None) -> dict[str, Any] | None:
    if file is None or not file.raw:
        return None
    try:
        return await asyncio.to_thread(editions.read, file.raw, file.name[:80])
    except BoxError as error:
        raise bad_edition(error) from error


@post("/import")
async def import_record(request: Asked, state: State) -> Response[Any]:
    who = await visit(request, state)
    file = (await form_of(request)).files.get("record")
    await may_open_a_table(who, state)
    try:
        match = await asyncio.to_thread(replay, decoded(file.raw if file else b""))
        table = await state.tables.adopt(who.player, who.name, match, ["here"] * match.seats)
    except MotuError as error:
        return html(await _lobby(who, state, error.text(who.lang)), who, 400)
    return to(f"/table/{table.id}/replay", who)


HANDLERS = (show_lobby, make_table, import_record)
