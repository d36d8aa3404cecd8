"""Who sits at the table and what they say."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import htpy as h
from markupsafe import Markup

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, answered, seat_word
from motu.table.seats import Seat
from motu.table.words import t


def people(table: LiveTable, audience: Audience) -> h.Element:
    """Every seat: who, whether he is there, must decide, or has answered a sealed question."""
    awaited, ready = table.match.awaiting, answered(table.match)
    persons = []
    for seat in table.seats:
        state = ""
        if table.status == "playing":
            state = "deciding" if seat.seat in awaited else "answered" if seat.seat in ready else ""
        shown = _presence(table, audience, seat), _buttons(table, audience, seat)
        persons.append(_person(seat, state, *shown, audience.lang))
    return h.div(id="people")[
        h.ul(class_="people")[Markup("".join(persons))],
        _watched_by(table.public, audience.host, audience.lang),
    ]


@lru_cache(maxsize=1024)
def _person(seat: Seat, state: str, presence: str, buttons: tuple[tuple[str, str], ...], lang: str) -> Markup:
    if seat.kind == "bot":
        kind = t(lang, f"kind-{seat.bot}")
        if seat.owner is not None:
            who = seat.name or t(lang, "people-somebody")
            kind = t(lang, "people-stands-in", bot=kind, name=who)
    else:
        kind = seat.name or t(lang, f"people-{seat.kind}")
    waiting = "awaited" if state == "deciding" else ""
    person = h.li(class_=f"seat-{seat.seat} {waiting}", id=f"person-{seat.seat}")[
        h.span(".colour")[t(lang, f"seat-{seat.seat}")],
        h.span(".kind")[kind],
        h.span(class_=f"presence {presence}")[t(lang, f"people-{presence}")] if presence else None,
        h.span(".state")[t(lang, f"people-{state}")] if state else None,
        (h.button(form="turn", name=name, value=str(seat.seat))[t(lang, word)] for name, word in buttons),
    ]
    return Markup(person)


def _presence(table: LiveTable, audience: Audience, seat: Seat) -> str:
    """Whether whoever holds a seat has the page open; nobody needs to be told of himself."""
    if seat.owner is None or seat.seat in audience.seats:
        return ""
    if table.presence.is_here(seat.owner):
        return "here"
    return "away" if table.presence.is_away(seat.owner) else ""


def _buttons(table: LiveTable, audience: Audience, seat: Seat) -> tuple[tuple[str, str], ...]:
    """What can be done about a seat: go on elsewhere, invite, seat a bot for who is away, or give it back."""
    if table.status not in ("open", "playing"):
        return ()
    if seat.seat in audience.seats:
        return (("invite", "do-move"),)
    found = []
    if audience.in_charge and table.status == "playing":
        if table.is_absent(seat.seat):
            found.append(("stand-in", "do-stand-in"))
        if seat.kind == "bot" and seat.owner is not None:
            found.append(("give-back", "do-give-back"))
    left = table.is_absent(seat.seat) or (seat.kind == "bot" and seat.owner is not None)
    if audience.host and (left or seat.kind == "open"):
        found.append(("invite", "do-replace" if left else "do-invite"))
    return tuple(found)


def absent(table: LiveTable, audience: Audience) -> list[h.Element]:
    """Where one waits: that somebody who must decide is away, and what can be done about it."""
    lang, found = audience.lang, []
    for seat in table.match.awaiting:
        if seat in audience.seats or not table.is_absent(seat):
            continue
        word = seat_word(table, lang, seat)
        found.append(
            h.div(".absent")[
                h.p[t(lang, "absent-awaited" if audience.in_charge else "absent-host", seat=word)],
                h.button(name="stand-in", value=str(seat))[t(lang, "do-stand-in")]
                if audience.in_charge
                else None,
            ]
        )
    return found


@lru_cache
def _watched_by(public: bool, host: bool, lang: str) -> Markup:
    """Who may look at the table, and for its host the switch."""
    now, other = ("public", "private") if public else ("private", "public")
    switch = h.button(form="turn", name="do", value=other)[t(lang, f"do-{other}")] if host else None
    return Markup(h.p(".seen-by")[t(lang, f"people-{now}"), switch])


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
