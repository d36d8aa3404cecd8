"""Watching a game again: any position has an address."""

from __future__ import annotations

import json

import htpy as h
from markupsafe import Markup

from motu.games import folders
from motu.match.match import Match
from motu.match.record import LETTERS, feed
from motu.table.live import LiveTable
from motu.table.pages.board import Audience
from motu.table.pages.frame import footer, page, top
from motu.table.words import t


def viewer(audience: Audience) -> int | None:
    """Whose eyes a replay has: the own seat, or a spectator's for several seats on one screen."""
    return audience.seats[0] if len(audience.seats) == 1 else None


def position(table: LiveTable, n: int) -> Match:
    """The match of a table after its first n moves."""
    m = table.match
    past = Match(m.folder, m.box, m.edition, m.seats, m.options, m.dice, replaying=True)
    for move in m.moves[:n]:
        feed(past, f"{'*' if move.seat is None else LETTERS[move.seat]} {move.notation}")
    return past


def replay_page(table: LiveTable, audience: Audience, at: int | None) -> str:
    """A position, addressed by the number of lines in the viewer's own log, as that viewer saw it."""
    lang, eyes = audience.lang, viewer(audience)
    total = len(table.match.events(eyes))
    at = total if at is None else max(0, min(at, total))
    past = position(table, table.match.moves_seen(eyes, at))
    folder = past.folder
    svg = folder.draw(past.view(eyes), lang, folder.texts, [])
    start, end = svg.index("<style>"), svg.index("</style>") + len("</style>")
    here = f"/table/{table.id}/replay"
    events = table.match.events(eyes)[max(0, at - 12) : at]
    title = t(lang, "replay-title")

    def step(to: int, word: str, key: str) -> h.Element:
        return h.a(href=f"{here}?at={max(0, min(to, total))}", data_key=key)[t(lang, word)]

    fork = h.form(action=f"/table/{table.id}/fork", method="post")[
        h.button(name="at", value=str(at))[t(lang, "do-fork")]
    ]
    body = [
        top(
            lang, f"{here}?at={at}", h.a(".game", href=f"/table/{table.id}")[folder.texts.word("title", lang)]
        ),
        h.main(".replay", id="main")[
            h.h1[t(lang, "replay-move", n=at, of=total)],
            h.nav(".scrubber", aria_label=title)[
                step(0, "replay-first", "Home"),
                step(at - 1, "replay-back", "ArrowLeft"),
                h.button(type="button", id="run", data_key=" ", data_next=f"{here}?at={min(at + 1, total)}")[
                    t(lang, "replay-run")
                ],
                step(at + 1, "replay-next", "ArrowRight"),
                step(total, "replay-last", "End"),
                fork if table.match.over else None,
            ],
            h.form(action=here)[
                h.label(for_="at")[t(lang, "replay-line")],
                h.input(type="range", id="at", name="at", min="0", max=str(total), value=str(at)),
            ],
            h.div(id="picture")[Markup(svg[:start] + svg[end:])],
            h.ol(".log")[(h.li[event.text(lang)] for event in reversed(events))],
        ],
        footer(lang),
    ]
    return page(lang, title, body, here, ("keys", "scrub"), kind="plain")


def numbers_page(lang: str, key: str) -> str:
    """The numbers of a game's box, with where each comes from."""
    folder = folders()[key]
    data = folder.box(None).data
    body = [
        top(lang, f"/numbers/{key}"),
        h.main(".numbers", id="main")[
            h.h1[f"{t(lang, 'numbers-title')} · {folder.texts.word('title', lang)}"],
            h.p[t(lang, "numbers-about")],
            h.table[h.tbody[(_row(place, value, source) for place, value, source in _numbers("", data, ""))]],
        ],
        footer(lang),
    ]
    return page(lang, t(lang, "numbers-title"), body, f"/numbers/{key}", kind="plain")


def _row(place: str, value: str, source: str) -> h.Element:
    return h.tr(class_=f"source-{source}")[h.th(scope="row")[place], h.td[value], h.td[source]]


def _numbers(place: str, data: object, source: str) -> list[tuple[str, str, str]]:
    if isinstance(data, dict):
        source = str(data.get("source", source))
        inside = [(f"{place}.{k}" if place else str(k), v) for k, v in data.items() if k != "source"]
        if all(not isinstance(v, (dict, list)) or k.endswith("copies") for k, v in inside) and "[" in place:
            plain = {k.rsplit(".", 1)[-1]: v for k, v in inside}
            return [(place, json.dumps(plain, ensure_ascii=False).strip("{}").replace('"', ""), source)]
        return [row for k, v in inside for row in _numbers(k, v, source)]
    if isinstance(data, list) and data and isinstance(data[0], dict):
        return [row for i, v in enumerate(data) for row in _numbers(f"{place}[{i}]", v, source)]
    return [(place, json.dumps(data, ensure_ascii=False), source)]
