"""Who sits at the table and what they say."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import htpy as h
from markupsafe import Markup

from motu.table.live import LiveTable
from motu.table.pages import frame
from motu.table.pages.audience import Audience, answered
from motu.table.seats import Seat
from motu.table.words import t


def people(table: LiveTable, audience: Audience) -> h.Element:
    """Every seat: who, whether it must decide, whether it has answered a sealed question."""
    awaited, ready = table.match.awaiting, answered(table.match)
    persons = []
    for seat in table.seats:
        state = ""
        if table.status == "playing":
            state = "deciding" if seat.seat in awaited else "answered" if seat.seat in ready else ""
        persons.append(_person(seat, state, _link(table, audience, seat), audience.lang))
    return h.ul(id="people", class_="people")[persons]


@lru_cache(maxsize=1024)
def _person(seat: Seat, state: str, link: str, lang: str) -> Markup:
    if seat.kind == "bot":
        kind = t(lang, f"kind-{seat.bot}")
        kind = f"{seat.name} · {kind}" if seat.name else kind
    else:
        kind = seat.name or t(lang, f"people-{seat.kind}")
    invite = h.button(form="turn", name="invite", value=str(seat.seat))[t(lang, link)] if link else None
    waiting = "awaited" if state == "deciding" else ""
    person = h.li(class_=f"seat-{seat.seat} {waiting}", id=f"person-{seat.seat}")[
        h.span(".colour")[t(lang, f"seat-{seat.seat}")],
        h.span(".kind")[kind],
        h.span(".state")[t(lang, f"people-{state}")] if state else None,
        invite,
    ]
    return Markup(person)


def link(seat: int, here: str, lang: str) -> h.Node:
    """An invitation without the name of the host: the browser knows by which one it was reached, and whoever
    asks could have made up another. The script writes it out, ready to be copied."""
    word = t(lang, "invite-link", seat=t(lang, f"seat-{seat}"))
    return [word, " ", h.a(".whole", href=here)[here]]


def link_page(seat: int, here: str, lang: str) -> str:
    """An invitation for a browser without our script."""
    return frame.message(lang, t(lang, "join-title"), [link(seat, here, lang), " ", t(lang, "invite-copy")])


def _link(table: LiveTable, audience: Audience, seat: Seat) -> str:
    """For which reason a link to a seat is offered: to go on elsewhere, to fill it, or because it waits."""
    if table.status not in ("open", "playing"):
        return ""
    if seat.seat in audience.seats:
        return "do-move"
    if not audience.host:
        return ""
    waits = seat.kind == "open" or table.is_away(seat.seat) or seat.seat in table.match.awaiting
    return "do-invite" if waits and (seat.kind != "bot" or seat.owner is not None) else ""


def chat(table: LiveTable, audience: Audience) -> h.Element:
    """People at the table hear the table; spectators hear it too and speak among themselves."""
    rooms = ("table",) if audience.seats else ("table", "spectators")
    lines = [_line(table, audience, line) for line in table.chat if line["room"] in rooms]
    return h.section(id="chat", role="log", aria_label=t(audience.lang, "chat-title"))[h.ol[lines]]


def _line(table: LiveTable, audience: Audience, line: Mapping[str, Any]) -> h.Element:
    """What somebody said; the script leaves out those whom the reader does not want to hear."""
    lang, name = audience.lang, _speaker(table, audience.lang, line["seat"], line["name"])
    hush = h.button(type="button", class_="hush", aria_label=t(lang, "chat-hush", name=name))["×"]
    return h.li(id=f"chat-{line['id']}", class_=line["room"], data_by=_voice(table, line))[
        h.strong[name], " ", line["text"], None if line["seat"] in audience.seats else hush
    ]


def _voice(table: LiveTable, line: Mapping[str, Any]) -> str:
    """The same for all that one person says at this table, and for nothing else."""
    who = line["player"] or f"{line['seat']} {line['name']}"
    return hashlib.sha256(f"{table.id} {who}".encode()).hexdigest()[:12]


def _speaker(table: LiveTable, lang: str, seat: int | None, name: str) -> str:
    if seat is None:
        return name or t(lang, "chat-somebody")
    return name or t(lang, f"seat-{seat}")
