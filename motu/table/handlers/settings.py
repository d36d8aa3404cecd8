"""What a person sets for himself, and a host for his table; each setting alone as soon as it is changed."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import FromPath

from motu.games._shared.text import LANGUAGES, say
from motu.match.errors import MotuError
from motu.table.forms import Form, form_of, line
from motu.table.guard import Asked
from motu.table.live import LiveTable
from motu.table.pages import frame
from motu.table.pages.settings import OF_A_TABLE, PACES, present
from motu.table.store import LONGEST_NAME
from motu.table.visits import Visit, is_htmx, refused, table_of, to, visit
from motu.table.words import words

COOKIES = {
    "lang": tuple(LANGUAGES),
    "theme": frame.THEMES,
    "confirm": ("yes", "no"),
    "guide": ("on", "off"),
}


@post("/settings")
async def of_a_person(request: Asked, state: State) -> Response[Any]:
    """Language, theme, confirmation and name of a browser; back to where it came from."""
    who = await visit(request, state)
    form = await form_of(request)
    back = form.get("back", "/")
    inside = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable()
    return await _kept(request, state, who, form, back if inside else "/")


@post("/table/{id:str}/settings")
async def at_a_table(request: Asked, state: State, id: FromPath[str]) -> Response[Any]:
    """The same from the page of a table, and what its host sets for all."""
    who = await visit(request, state)
    table = await table_of(state, id, who)
    form = await form_of(request)
    now = present(table)
    changed = {name: form[name] for name in OF_A_TABLE if form.get(name, now[name]) != now[name]}
    try:
        if changed and table.host != who.player:
            return refused(request, who, words().say(say("refused-host-only"), who.lang), status=403)
        for name, value in changed.items():
            await _set(state, table, name, value)
    except MotuError as error:
        return refused(request, who, error.text(who.lang))
    return await _kept(request, state, who, form, f"/table/{id}")


async def _set(state: State, table: LiveTable, what: str, value: str) -> None:
    """What the host decides for the table: the bots' pace, and whether a choice that is none is asked."""
    if value not in OF_A_TABLE[what] or (what == "forced" and table.status != "playing"):
        raise MotuError(say("refused-no-such-action"), words())
    if what == "pace":
        await table.set_pace(PACES[value])
    elif what == "hints":
        await table.set_hints(value == "yes")
    else:
        await table.set_automatic(value == "alone")
        state.tables.wake(table)


async def _kept(request: Asked, state: State, who: Visit, form: Form, back: str) -> Response[Any]:
    """Keep what a person set; the script stays where it is."""
    answer: Response[Any] = Response("", status_code=204, cookies=who.cookies())
    if not is_htmx(request):
        answer = to(back, who)
    for name, allowed in COOKIES.items():
        if form.get(name) in allowed:
            answer.set_cookie(who.cookie(name, form[name]))
    if form.get("windows") in ("yes", "no"):
        await state.tables.wished(who.player, form["windows"] == "yes")
    if "name" in form:
        name = line(form["name"])[:LONGEST_NAME]
        await state.store.name_player(who.player, name)
        await state.tables.renamed(who.player, name)
    return answer


HANDLERS = (of_a_person, at_a_table)
