"""The coach's pages: a hint beside the choices, and the review of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from motu.bots.coach.telling import Said, Teller
from motu.match.match import Match
from motu.table.coaching import Reviewing
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, seat_word
from motu.table.pages.book import rule_link
from motu.table.pages.curve import curve
from motu.table.pages.frame import footer, page, top
from motu.table.pages.replay import address_before
from motu.table.words import t

ROWS = 40  # of the curve as a table


# --- a hint -----------------------------------------------------------------------------------------


def no_hint() -> h.Element:
    """Where a hint will stand; every change of the table empties it."""
    return h.div(id="advice", role="status")


def hint(match: Match, found: Mapping[str, Any], lang: str) -> h.Element:
    """The best few choices, what each promises and why. `match`: with the picks made so far."""
    tell, seat, key = Teller(match, lang), found["seat"], match.folder.key
    rows = []
    for one in found["options"]:
        reasons, rule = tell.reasons(one["reasons"]), tell.rule(match.state, seat, one["action"])
        rows.append(
            h.li[
                h.strong[tell.label(match.state, seat, one["action"])],
                h.br,
                tell.promise(one["chance"], one["points"]),
                [h.br, _finish(tell, one["finish"])] if one["finish"] else None,
                _reasons(reasons) if reasons else None,
                h.small[t(lang, "hint-rule"), " ", rule_link(rule, key)],
            ]
        )
    return h.div(id="advice", class_="panel advice", role="status")[
        h.h2[t(lang, "hint-title")], h.ol[rows], h.p(".hint")[t(lang, "hint-about")]
    ]


def hint_partial(shown: h.Element) -> str:
    return f'<hx-partial hx-target="#advice" hx-swap="outerHTML">{shown}</hx-partial>'


def hint_page(table: LiveTable, shown: h.Element, lang: str) -> str:
    """The hint without a script."""
    here = f"/table/{table.id}"
    back = h.p[h.a(href=here)[t(lang, "replay-to-table")]]
    body = [top(lang, here), h.main(".message", id="main")[shown, back], footer(lang)]
    return page(lang, t(lang, "hint-title"), body, here, kind="plain", htmx=False)


def _finish(tell: Teller, end: Mapping[str, Any]) -> str:
    return tell.finish("coach-ends" if end["ends"] else "coach-goes-on", end)


def _reasons(reasons: Sequence[tuple[str, str]]) -> h.Element:
    return h.ul(".reasons")[(h.li[h.span(".points")[points], " ", what] for what, points in reasons)]


# --- a review ---------------------------------------------------------------------------------------


def review_page(
    table: LiveTable, audience: Audience, found: Mapping[str, Any] | None, making: Reviewing | None
) -> str:
    """All of it, or how far it has come."""
    lang, here = audience.lang, f"/table/{table.id}/coach"
    game = table.match.folder.texts.word("title", lang)
    title = f"{t(lang, 'coach-title')} · {game}"
    content = _waiting(lang, making) if found is None else _review(table, audience, found)
    body = [
        top(lang, here, h.a(".game", href=f"/table/{table.id}")[t(lang, "replay-to-table")]),
        h.main(".coach", id="main", data_wait="yes" if found is None else None)[h.h1[title], content],
        footer(lang),
    ]
    return page(lang, title, body, here, ("coach",), kind="plain", htmx=False)


def _waiting(lang: str, making: Reviewing | None) -> list[h.Node]:
    if making is None or making.failed:
        return [h.p(".refusal", role="alert")[t(lang, "coach-failed")]]
    done, tasks = making.done, max(making.tasks, making.done)
    return [
        h.p(role="status")[t(lang, "coach-making", done=done, tasks=tasks)],
        h.progress(max=str(tasks), value=str(done), aria_label=t(lang, "coach-title")),
        h.noscript[h.p[h.a(href="")[t(lang, "coach-reload")]]],
    ]


def _review(table: LiveTable, audience: Audience, found: Mapping[str, Any]) -> list[h.Node]:
    lang, tell = audience.lang, Teller(table.match, audience.lang)
    own = [one for one in found["costly"] if one["seat"] in audience.seats]
    mine = own if len(audience.seats) == 1 else found["costly"][:3]
    others = [one for one in found["costly"] if one not in mine]
    title = "coach-costly-mine" if len(audience.seats) == 1 else "coach-costly"
    return [
        h.div(".two")[
            h.section(aria_labelledby="curve-title")[
                h.h2(id="curve-title")[t(lang, "coach-curve")],
                h.figure[
                    curve(found, t(lang, "coach-curve"), [(one["seat"], one["move"]) for one in mine]),
                    h.figcaption[t(lang, "coach-curve-about")],
                ],
                _people(table, lang),
                _as_table(table, found, lang),
            ],
            _balance(table, found, tell),
        ],
        h.section[
            h.h2[t(lang, title)],
            h.p(".hint")[t(lang, "coach-costly-about")],
            h.ol(".costly")[(_costly(table, audience, tell.costly(one)) for one in mine)]
            if mine
            else h.p[t(lang, "coach-costly-none")],
            h.details[
                h.summary[t(lang, "coach-costly-others")],
                h.ol(".costly")[(_costly(table, audience, tell.costly(one)) for one in others)],
            ]
            if others
            else None,
        ],
        _draws(table, audience, found, tell),
        h.p(".hint")[t(lang, "coach-method")],
    ]


def _people(table: LiveTable, lang: str) -> h.Element:
    """Whose letter is whose."""
    return h.p(".hint")[
        " · ".join(f"{'ABCDEFGH'[seat.seat]} {seat_word(table, lang, seat.seat)}" for seat in table.seats)
    ]


def _heads(table: LiveTable, lang: str) -> list[h.Element]:
    return [h.th(scope="col")[seat_word(table, lang, seat.seat)] for seat in table.seats]


def _as_table(table: LiveTable, found: Mapping[str, Any], lang: str) -> h.Element:
    """The curve for those who do not see it; long games in steps."""
    tell, points = Teller(table.match, lang), found["curve"]
    step = max(1, -(-len(points) // ROWS))
    rows = [(str(one["move"]), one["chances"]) for one in points[::step]]
    rows.append((t(lang, "coach-end"), found["end"]))
    return h.details[
        h.summary[t(lang, "coach-as-table")],
        h.div(".wide")[
            h.table[
                h.thead[h.tr[h.th(scope="col")[t(lang, "coach-curve-move")], _heads(table, lang)]],
                h.tbody[
                    (
                        h.tr[h.th(scope="row")[name], (h.td[tell.percent(one)] for one in chances)]
                        for name, chances in rows
                    )
                ],
            ]
        ],
    ]


def _balance(table: LiveTable, found: Mapping[str, Any], tell: Teller) -> h.Element:
    """Start, luck, decisions, result: each column adds up."""
    lang, seats = tell.lang, range(found["seats"])
    start, choices = found["curve"][0]["chances"], found["choices"]
    own = [choices[seat][seat] for seat in seats]
    others = [sum(choices[by][seat] for by in seats if by != seat) for seat in seats]
    changes = (("coach-luck", found["luck"]), ("coach-own", own), ("coach-others", others))
    error = max(found["luck_error"]) * 2

    def row(name: str, values: Sequence[float], signed: bool) -> h.Element:
        return h.tr[h.th(scope="row")[t(lang, name)], (h.td[tell.percent(value, signed)] for value in values)]

    return h.section(aria_labelledby="balance-title")[
        h.h2(id="balance-title")[t(lang, "coach-balance")],
        h.div(".wide")[
            h.table[
                h.thead[h.tr[h.td, _heads(table, lang)]],
                h.tbody[
                    row("coach-start", start, False),
                    (row(name, values, True) for name, values in changes),
                ],
                h.tfoot[row("coach-end", found["end"], False)],
            ]
        ],
        h.p(".hint")[t(lang, "coach-balance-about"), " ", t(lang, "coach-luck-error", n=tell.percent(error))],
    ]


def _costly(table: LiveTable, audience: Audience, said: Said) -> h.Element:
    lang, key = audience.lang, table.match.folder.key
    return h.li[
        h.h3[said.head],
        h.dl[
            h.div[h.dt[t(lang, "coach-played")], h.dd[h.strong[said.played], h.br, said.promised_played]],
            h.div[h.dt[t(lang, "coach-better")], h.dd[h.strong[said.better], h.br, said.promised_better]],
        ],
        h.p(".cost")[said.cost],
        h.p[said.why],
        _reasons(said.reasons) if said.reasons else None,
        h.p(".links")[
            h.a(href=address_before(table, audience, said.move))[t(lang, "coach-see")],
            (h.span[t(lang, "hint-rule"), " ", rule_link(rule, key)] for rule in said.rules),
        ],
    ]


def _draws(table: LiveTable, audience: Audience, found: Mapping[str, Any], tell: Teller) -> h.Element | None:
    lang = audience.lang
    rows = []
    for draw in found["draws"]:
        head = t(lang, "coach-draw-head", move=draw["move"] + 1)
        rows.append(
            h.tr(".draw")[
                h.th(scope="row")[h.a(href=address_before(table, audience, draw["move"]))[head]],
                (h.td[tell.percent(change, True)] for change in draw["change"]),
            ]
        )
        drawn = (h.span(".drawn")[line] for line in tell.drawn(draw["move"]))
        rows.append(h.tr[h.td(".drawn", colspan=str(found["seats"] + 1))[drawn]])
    if not rows:
        return None
    return h.section[
        h.h2[t(lang, "coach-draws")],
        h.div(".wide")[h.table[h.thead[h.tr[h.td, _heads(table, lang)]], h.tbody[rows]]],
    ]
