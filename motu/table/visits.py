"""Who asks, and what he is answered with."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, replace
from typing import Any

import htpy as h
from litestar import Response
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.response import Redirect

from motu.table.forms import Form, line
from motu.table.guard import HTML, Asked, address_of, cookie, language
from motu.table.limits import TooMany
from motu.table.live import LiveTable
from motu.table.pages import frame
from motu.table.pages.audience import Audience
from motu.table.pages.book import rule_link
from motu.table.store import LONGEST_NAME, Conflict, Store, new_token
from motu.table.words import t

YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[\w-]{43}", re.ASCII)  # of our making


@dataclass(frozen=True)
class Visit:
    """A browser, its language and its settings."""

    player: str  # empty for who has only looked so far
    name: str
    token: str | None  # a new cookie to set
    held: str  # the cookie that it has, or gets
    lang: str
    confirm: bool
    windows: bool  # wants to be asked at every window
    beginner: bool  # has not finished a game yet
    guided: bool  # wants to read the beginner's guide
    secure: bool  # comes over HTTPS: then its cookies never travel without
    address: str  # for what is allowed to those who come from there

    def cookies(self) -> list[Cookie]:
        return [] if self.token is None else [self.cookie("motu", self.token, httponly=True)]

    def cookie(self, name: str, value: str, httponly: bool = False) -> Cookie:
        """A cookie for a year; unless `httponly`, a page may read and change it."""
        return Cookie(
            key=name,
            value=value,
            samesite="lax",
            max_age=YEAR,
            path="/",
            secure=self.secure,
            httponly=httponly,
        )


async def visit(request: Asked, state: State) -> Visit:
    """Recognise a browser by its cookie, or give it one; it is written down once it does something."""
    store: Store = state.store
    lang, confirm = language(request), cookie(request, "confirm") != "no"
    wants = cookie(request, "guide") != "off"
    secure, address = request.scope["scheme"] == "https", address_of(request)
    token = cookie(request, "motu")
    known = await store.player(token) if token else None
    if known is None:
        given = None if TOKEN.fullmatch(token) else new_token()
        player = ""
        if request.method not in ("GET", "HEAD"):
            state.purses.spend("people", "", address)
            player = await _newcomer(store, given or token)
        return Visit(player, "", given, given or token, lang, confirm, False, True, wants, secure, address)
    beginner = request.method == "GET" and await store.is_beginner(known["id"])  # for pages alone
    guided, windows = wants and beginner, bool(known["windows"])
    return Visit(
        known["id"], known["name"], None, token, lang, confirm, windows, beginner, guided, secure, address
    )


async def known_by_now(who: Visit, state: State) -> Visit:
    """Who only looked when a stream began, and has sat down since.

    A stream that breaks off must not tear a connection out of the database's hands: the look goes on alone.
    """
    known = None if who.player else await asyncio.shield(state.store.player(who.held))
    return who if known is None else replace(who, player=known["id"], name=known["name"])


async def _newcomer(store: Store, token: str) -> str:
    """Write down who holds a token, unless another request of the same browser just did."""
    try:
        return (await store.new_player(token))[0]
    except Conflict:
        known = await store.player(token)
        assert known is not None
        return str(known["id"])


async def may_open_a_table(who: Visit, state: State) -> None:
    """One table more for a person, or TooMany."""
    state.purses.spend("tables", who.player, who.address)
    most = state.purses.limits.tables_of_person
    if await state.store.tables_under_way(who.player) >= most:
        raise TooMany("too-many-tables", wait=60.0, most=most)


def excess(error: Exception, lang: str) -> str:
    """What is said to who asks for too much; empty when that is not the matter."""
    return t(lang, error.sentence, **error.facts) if isinstance(error, TooMany) else ""


def html(page: str, who: Visit | None = None, status: int = 200) -> Response[str]:
    """A page or fragments."""
    return Response(page, media_type=HTML, status_code=status, cookies=who.cookies() if who else [])


def to(address: str, who: Visit | None = None) -> Redirect:
    """Go and look there."""
    return Redirect(address, status_code=303, cookies=who.cookies() if who else [])


def is_htmx(request: Asked) -> bool:
    """Whether our script asks; without it, answers are pages."""
    return "hx-request" in request.headers


def refused(
    request: Asked, who: Visit, sentence: str, rule: str | None = None, status: int = 409, game: str = ""
) -> Response[str]:
    """One sentence, in the line of refusals or on a page of its own."""
    if not is_htmx(request):
        return html(frame.message(who.lang, t(who.lang, "page-refused"), sentence), who, status)
    return html(told(sentence, rule, game), who, status)


def told(sentence: h.Node, rule: str | None = None, game: str = "") -> str:
    """The line of refusals as a fragment, with the way to the rule behind it."""
    shown = (" (", rule_link(rule, game), ")") if rule and game else None
    refusal = h.p(id="refusal", class_="refusal", role="alert")[sentence, shown]
    return f'<hx-partial hx-target="#refusal" hx-swap="outerHTML">{refusal}</hx-partial>'


async def table_of(state: State, id: str, who: Visit) -> LiveTable:
    """A table as far as this browser may see it: a private one is refused to strangers."""
    table = await any_table(state, id)
    if not await state.tables.may_look(table, who.player):
        raise PermissionDeniedException
    return table


async def any_table(state: State, id: str) -> LiveTable:
    """A table, for whoever shows an invitation or a seat's token; or nothing to be found here."""
    table: LiveTable | None = await state.tables.find(id)
    if table is None:
        raise NotFoundException
    return table


def audience_of(table: LiveTable, who: Visit, state: State) -> Audience:
    """What this browser sees of a table."""
    seats = table.seats_of(who.player)
    uncovered = state.uncovered.get((table.id, who.player)) if len(seats) > 1 else None
    return Audience(
        seats,
        who.lang,
        who.confirm,
        uncovered,
        table.host == who.player,
        who.guided,
        who.windows,
        in_charge=table.is_in_charge(who.player),
        name=who.name if table.status == "open" and not seats else "",
    )


async def named(state: State, who: Visit, form: Form) -> str:
    """The name that somebody gives when he sits down: from now on his own. An empty one is for this seat."""
    if "name" not in form:
        return who.name
    name = line(form["name"])[:LONGEST_NAME]
    if name not in ("", who.name):
        await state.store.name_player(who.player, name)
        await state.tables.renamed(who.player, name)
    return name


def number(text: Any, digits: int = 6) -> int | None:
    """A whole number from a form, if it is one."""
    written = str(text)
    return int(written) if written.isascii() and written.isdecimal() and len(written) <= digits else None
