"""Watching a game again: any position has an address."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.frame import footer, page, top
from motu.table.pages.log import viewer
from motu.table.pages.picture import seen_by, stage
from motu.table.past import position, states
from motu.table.words import t

LINES = 12  # of the log beside a position


def address_before(table: LiveTable, audience: Audience, move: int) -> str:
    """The address of the position before a move, in the lines of the reader's own log."""
    match, eyes = table.match, viewer(audience)
    lines = len(match.events(eyes))
    at = next((n for n in range(lines, -1, -1) if match.moves_seen(eyes, n) <= move), 0)
    return f"/table/{table.id}/replay?at={at}"


def replay_page(table: LiveTable, audience: Audience, at: int | None) -> str:
    """A position, addressed by the number of lines in the viewer's own log, as that viewer saw it."""
    lang, eyes = audience.lang, viewer(audience)
    events = table.match.events(eyes)
    total = len(events)
    at = total if at is None else max(0, min(at, total))
    then = states(table, eyes, [at - 1]).get(at - 1) if 0 < at < total else None
    past = table.match if then is not None else position(table, table.match.moves_seen(eyes, at))
    here = f"/table/{table.id}/replay"
    title = table.match.folder.texts.word("title", lang)
    body = [
        top(lang, f"{here}?at={at}", h.a(".game", href=f"/table/{table.id}")[t(lang, "replay-to-table")]),
        h.main(".replay", id="main")[
            stage(h.div(id="picture")[Markup(seen_by(table, past, eyes, lang, then))], lang),
            h.section(".beside")[
                h.h1(id="where")[t(lang, "replay-move", game=title, n=at, of=total)],
                _scrubber(table, lang, here, at, total),
                h.section(id="log", aria_label=t(lang, "log-title"))[
                    h.ol[
                        (
                            h.li(id=f"log-{event.index}", class_="new" if event.index == at - 1 else "")[
                                event.text(lang)
                            ]
                            for event in reversed(events[max(0, at - LINES) : at])
                        )
                    ]
                ],
            ],
        ],
        footer(lang),
    ]
    return page(
        lang,
        f"{t(lang, 'replay-title')} · {title}",
        body,
        here,
        ("layers", "keys", "scrub", "zoom"),
        kind="watching",
    )


def _scrubber(table: LiveTable, lang: str, here: str, at: int, total: int) -> h.Element:
    def step(to: int, word: str, key: str) -> h.Element:
        return h.a(href=f"{here}?at={max(0, min(to, total))}", data_key=key)[t(lang, word)]

    fork = h.form(action=f"/table/{table.id}/fork", method="post")[
        h.button(name="at", value=str(at))[t(lang, "do-fork")]
    ]
    return h.nav(".scrubber", id="scrubber", aria_label=t(lang, "replay-title"))[
        step(0, "replay-first", "Home"),
        step(at - 1, "replay-back", "ArrowLeft"),
        h.button(
            type="button",
            id="run",
            data_key=" ",
            data_back=f"/table/{table.id}",
            data_run=t(lang, "replay-run"),
            data_pause=t(lang, "replay-pause"),
        )[t(lang, "replay-run")],
        step(at + 1, "replay-next", "ArrowRight"),
        step(total, "replay-last", "End"),
        h.form(action=here, class_="line")[
            h.label(for_="at")[t(lang, "replay-line")],
            h.input(type="range", id="at", name="at", min="0", max=str(total), value=str(at)),
        ],
        fork if table.status == "over" else None,
        h.a(href=f"/table/{table.id}/coach")[t(lang, "coach-link")] if table.status == "over" else None,
    ]
