"""Tables in lists: what was played when, how it stands, whose turn it is; and what one may do with one's own.

Everything works with links and forms alone.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import htpy as h

from motu.table.pages.frame import footer, page, top
from motu.table.words import t

ACTS = {"leave": "do-leave", "return": "do-return", "archive": "mine-archive", "restore": "mine-restore"}
IN_SHORT = 5  # lines in the lobby
MINUTE, HOUR, DAY = 60, 3600, 86400
SPANS = (("years", 365 * DAY), ("months", 30 * DAY), ("weeks", 7 * DAY), ("days", DAY), ("hours", HOUR),
         ("minutes", MINUTE))  # fmt: skip


@dataclass(frozen=True)
class Person:
    """Who sits at a table, and the points that the reader may know."""

    name: str
    points: int | None
    me: bool


@dataclass(frozen=True)
class Line:
    """A table as lists show it."""

    id: str
    game: str
    status: str
    touched: float  # when it was last played
    part: str  # round or phase in words; empty before the first
    people: tuple[Person, ...]
    awaited: str  # those who must decide
    my_turn: bool
    seated: bool  # I play there myself
    replaced: bool  # a bot plays for me
    deletable: bool


def mine_in_short(lang: str, lines: Sequence[Line], more: bool) -> h.Element:
    """One's tables in the lobby: those that wait for one first, then those that go on."""
    return h.section(aria_labelledby="mine")[
        h.h2(id="mine")[t(lang, "lobby-mine")],
        h.ul(".tables")[(row(lang, line, "/") for line in lines)] if lines else None,
        h.p(".all")[h.a(href="/tables")[t(lang, "mine-all")]] if more else None,
    ]


def mine_page(lang: str, lines: Sequence[Line], archived: bool, before: float | None, older: bool) -> str:
    """All of one's tables, the newest first, in pages; or those that one has put away."""
    here = "/tables?archived=yes" if archived else "/tables"
    title = t(lang, "mine-archived" if archived else "lobby-mine")
    oldest = min((line.touched for line in lines), default=0.0)
    other = ("/tables", "mine-all") if archived else ("/tables?archived=yes", "mine-archived")
    body = [
        top(lang, here),
        h.main(".lobby", id="main")[
            h.h1[title],
            h.ul(".tables")[(row(lang, line, here, archived) for line in lines)] if lines else None,
            None if lines else h.p[t(lang, "mine-none")],
            h.p(".all")[
                h.a(href=here)[t(lang, "mine-newest")] if before is not None else None,
                h.a(href=f"{here}{'&' if archived else '?'}before={oldest!r}")[t(lang, "mine-older")]
                if older
                else None,
                h.a(href=other[0])[t(lang, other[1])],
            ],
        ],
        footer(lang),
    ]
    return page(lang, title, body, here, kind="plain", htmx=False)


def row(lang: str, line: Line, here: str = "", archived: bool = False) -> h.Element:
    """A table; `here`: the list of one's own in which it stands, with what one may do there."""
    when = datetime.fromtimestamp(line.touched, UTC).isoformat(timespec="minutes")
    return h.li(class_="mine" if line.my_turn else "")[
        h.a(href=f"/table/{line.id}")[line.game],
        " ",  # for who hears it
        h.span(".status")[_status(lang, line)],
        h.span(".who")[((" ", _person(lang, person)) for person in line.people)],
        " ",
        h.span(".part")[line.part or t(lang, "mine-setup"), " "] if line.status == "playing" else None,
        h.time(datetime=when)[ago(lang, time.time() - line.touched)],
        _acts(lang, line, here, archived) if here else None,
    ]


def _person(lang: str, person: Person) -> h.Element:
    points = None if person.points is None else h.b[str(person.points)]
    return h.span(class_="me" if person.me else "")[person.name, " " if points else "", points]


def _status(lang: str, line: Line) -> str:
    if line.my_turn:
        return t(lang, "status-my-turn")
    if line.status == "playing" and line.awaited:
        return t(lang, "status-awaited", seats=line.awaited)
    return t(lang, f"status-{line.status}")


def _acts(lang: str, line: Line, here: str, archived: bool) -> h.Element:
    """What one may do with a table without going there."""
    acts = ["restore" if archived else "archive"]
    if line.seated and line.status == "playing":
        acts.insert(0, "return" if line.replaced else "leave")
    return h.details(".acts")[
        h.summary(aria_label=t(lang, "mine-acts", game=line.game))["⋯"],
        h.form(action=f"/table/{line.id}/mine", method="post")[
            h.input(type="hidden", name="back", value=here),
            (h.button(name="do", value=act)[t(lang, ACTS[act])] for act in acts),
            h.a(href=f"/table/{line.id}/delete")[t(lang, "mine-delete")] if line.deletable else None,
        ],
    ]


def delete_page(lang: str, line: Line) -> str:
    """The question before a table goes for good."""
    title = t(lang, "mine-delete-title")
    body = h.main(".message", id="main")[
        h.h1[title],
        h.ul(".tables")[row(lang, line)],
        h.p[t(lang, "mine-delete-about")],
        h.form(".sure", action=f"/table/{line.id}/mine", method="post")[
            h.button(".big", name="do", value="delete")[t(lang, "mine-delete-yes")],
            h.a(href="/")[t(lang, "mine-delete-no")],
        ],
    ]
    return page(lang, title, [top(lang, "/"), body, footer(lang)], "/", kind="plain", htmx=False)


def ago(lang: str, seconds: float) -> str:
    """How long ago, as people say it."""
    for name, span in SPANS:
        if seconds >= span:
            return t(lang, f"ago-{name}", n=int(seconds // span))
    return t(lang, "ago-now")
