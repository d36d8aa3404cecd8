"""The end: points by source, what broke a tie, and what to do next."""

from __future__ import annotations

import htpy as h

from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, seat_word
from motu.table.words import t


def result(table: LiveTable, audience: Audience) -> h.Element:
    """Places, points by source, and where to go from here."""
    lang, match = audience.lang, table.match
    sources, scores, ranking = match.score_sources or [], match.scores or [], match.ranking or []
    texts = match.folder.texts
    order = [seat for place in ranking for seat in place]
    rows: list[tuple[str, list[int]]] = [
        (texts.word(f"source-{name}", lang), [sources[seat][name] for seat in order])
        for name in match.folder.sources
        if any(points[name] for points in sources)  # what brought nobody anything would only fill the screen
    ]
    return h.div(".result")[
        h.p(".limit")[t(lang, "result-limit", n=match.options["limit"])] if match.truncated else None,
        h.div(".wide")[
            h.table[
                h.thead[
                    h.tr[
                        h.td,
                        (
                            h.th(scope="col", class_=f"seat-{seat}")[seat_word(table, lang, seat)]
                            for seat in order
                        ),
                    ]
                ],
                h.tbody[
                    (
                        h.tr[h.th(scope="row")[source], (h.td[str(points)] for points in numbers)]
                        for source, numbers in rows
                    )
                ],
                h.tfoot[
                    h.tr[
                        h.th(scope="row")[t(lang, "result-total")],
                        (h.td[h.strong[str(scores[seat])]] for seat in order),
                    ]
                ],
            ]
        ],
        h.p(".tie")[tie] if (tie := tie_break(match, lang)) else None,
        _rematch(table, audience),
        h.p(".links")[
            h.a(href=f"/table/{table.id}/replay?at=0")[t(lang, "result-replay")],
            h.a(href=f"/table/{table.id}/coach")[t(lang, "coach-link")],
            h.a(href=f"/table/{table.id}/record", download=f"{match.folder.key}-{table.id}.json")[
                t(lang, "result-record")
            ],
        ],
        h.p(".seed")[t(lang, "result-seed", digest=match.dice.digest[:16])],
    ]


def tie_break(match: Match, lang: str) -> str:
    """What decided between the first and the second, when their points are equal."""
    ranking, scores = match.ranking, match.scores
    if not ranking or not scores:
        return ""
    best = [seat for seat in range(match.seats) if scores[seat] == max(scores)]
    if len(best) < 2:
        return ""
    if len(ranking[0]) > 1:
        return t(lang, "result-shared")
    texts, rule = match.folder.texts, match.folder.tie_break
    why = f" {texts.word(rule.replace('.', '-'), lang)} ({rule})" if rule else ""
    return t(lang, "result-tie") + why


def _rematch(table: LiveTable, audience: Audience) -> h.Element | None:
    lang = audience.lang
    if table.next is not None:
        return h.a(".big", href=f"/table/{table.next}")[t(lang, "do-rematch-go")]
    return h.button(".big", name="do", value="rematch")[t(lang, "do-rematch")] if audience.seats else None
