"""One's own tables: the whole list, and what one does with a table from there."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from motu.games import folders
from motu.games._shared.text import FIRST, say
from motu.match.errors import MotuError
from motu.table.forms import form_of
from motu.table.guard import Asked
from motu.table.live import LiveTable
from motu.table.pages import mine
from motu.table.store import LISTED, Store
from motu.table.tables import OPEN_FOR
from motu.table.visits import Visit, html, refused, table_of, to, visit
from motu.table.words import t, words


@get("/tables")
async def show_mine(
    request: Asked, state: State, before: FromQuery[str] = "", archived: FromQuery[str] = ""
) -> Response[str]:
    """All of one's tables in pages, or those that one has put away."""
    who = await visit(request, state)
    until, away = _moment(before), archived == "yes"
    rows = await state.store.tables_of(who.player, until, away, time.time() - OPEN_FOR)
    found = await lines(state.store, rows, who)
    return html(mine.mine_page(who.lang, found, away, until, len(rows) == LISTED), who)


def _moment(text: str) -> float | None:
    """A moment from an address, if it is one."""
    try:
        found = float(text[:24])
    except ValueError:
        return None
    return found if math.isfinite(found) else None


@get("/table/{id:str}/delete")
async def ask_before_deleting(request: Asked, state: State, id: FromPath[str]) -> Response[str]:
    who = await visit(request, state)
    table = await table_of(state, id, who)
    if (why := _why_not_deleted(table, who)) is not None:
        return refused(request, who, why, status=403)
    row = await state.store.table(id)
    (line,) = await lines(state.store, [row], who)
    return html(mine.delete_page(who.lang, line), who)


@post("/table/{id:str}/mine")
async def do(request: Asked, state: State, id: FromPath[str]) -> Response[Any]:
    """Leave a table to a bot or come back to it, put it out of one's list or back, delete it."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    form = await form_of(request)
    asked, back = form.get("do", ""), form.get("back", "/")
    seats = table.seats_of(who.player)
    if not seats and table.host != who.player:
        return refused(request, who, words().say(say("refused-not-seated"), who.lang), status=403)
    if asked == "delete":
        why = _why_not_deleted(table, who)
        if why is None and not await state.tables.delete(table):
            why = t(who.lang, "refused-missed")
        if why is not None:
            return refused(request, who, why, status=403)
    elif asked in ("archive", "restore"):
        await state.store.put_away(id, who.player, asked == "archive")
    elif asked in ("leave", "return") and seats and table.status == "playing":
        try:
            for seat in seats:
                await state.tables.leave(table, seat, asked == "return")
        except MotuError as error:
            return refused(request, who, error.text(who.lang))
    else:
        return refused(request, who, words().say(say("refused-no-such-action"), who.lang))
    return to(back if back in ("/", "/tables", "/tables?archived=yes") else "/", who)


def _why_not_deleted(table: LiveTable, who: Visit) -> str | None:
    """Why somebody may not delete a table; None if he may.

    Only its host, and only if he is the only person there: the others would lose a game that they play, or
    one that they could watch again. He puts it out of his own list instead. A game that has not begun is
    nobody's loss.
    """
    if table.host != who.player:
        return t(who.lang, "refused-host-only")
    others = any(seat.owner not in (None, who.player) for seat in table.seats)
    return t(who.lang, "refused-missed") if others and table.status != "open" else None


async def lines(store: Store, rows: Sequence[dict[str, Any]], who: Visit) -> list[mine.Line]:
    """Tables as lists show them. All of it comes from the database: most tables are not in memory."""
    people = await store.seats_at([row["id"] for row in rows])
    return [_line(row, people.get(row["id"], []), who) for row in rows if row["game"] in folders()]


def _line(row: dict[str, Any], seats: list[dict[str, Any]], who: Visit) -> mine.Line:
    playing = row["status"] == "playing"
    awaited = [seat for seat in seats if playing and seat["seat"] in row["awaited"]]
    own = [seat for seat in seats if who.player and seat["owner"] == who.player]
    others = any(seat["owner"] not in (None, row["host"]) for seat in seats)
    listed = row["listed"] or {}
    part = listed.get("part", {})
    return mine.Line(
        id=row["id"],
        game=folders()[row["game"]].texts.word("title", who.lang),
        status=row["status"],
        touched=row["touched"],
        part=part.get(who.lang, part.get(FIRST, "")),
        people=tuple(
            mine.Person(_person(seat, who.lang), _points(listed, seat, own), seat in own) for seat in seats
        ),
        awaited=", ".join(_person(seat, who.lang) for seat in awaited),
        my_turn=any(seat in own and seat["kind"] == "person" for seat in awaited),
        seated=bool(own),
        replaced=bool(own) and all(seat["kind"] == "bot" for seat in own),
        deletable=row["host"] == who.player and (row["status"] == "open" or not others),
    )


def _points(listed: dict[str, Any], seat: dict[str, Any], own: list[dict[str, Any]]) -> int | None:
    """The points of a seat that the reader may know: his own as he counts them, if nobody looks over the same
    screen; of all others what everybody may count."""
    n, seen = seat["seat"], listed.get("points", [])
    if own == [seat] and str(n) in listed.get("own", {}):
        return _number(listed["own"][str(n)])
    return _number(seen[n]) if n < len(seen) else None


def _number(points: object) -> int | None:
    return points if isinstance(points, int) else None


def _person(seat: dict[str, Any], lang: str) -> str:
    kind = f"kind-{seat['bot']}" if seat["kind"] == "bot" else f"people-{seat['kind']}"
    return f"{t(lang, 'seat-' + str(seat['seat']))} ({seat['name'] or t(lang, kind)})"


HANDLERS = (show_mine, ask_before_deleting, do)
