"""The end: points by source and what made them, what broke a tie, the decisive moment, what to do next."""

from __future__ import annotations

from itertools import groupby

import htpy as h

from motu.bots.coach.telling import Teller
from motu.match.account import Explained
from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience, seat_word
from motu.table.pages.frame import footer, page, top
from motu.table.pages.replay import address_before
from motu.table.seats import stronger
from motu.table.words import t


def result(table: LiveTable, audience: Audience) -> h.Element:
    """Points by source, how it came to that, and where to go from here."""
    lang, match = audience.lang, table.match
    return h.div(".result")[
        h.p(".limit")[t(lang, "result-limit", n=match.options["limit"])] if match.truncated else None,
        _points(table, lang),
        h.p(".tie")[tie] if (tie := tie_break(match, lang)) else None,
        _decisive(table, audience),
        _again(table, audience),
        h.p(".links")[
            h.a(href=f"/table/{table.id}/coach")[t(lang, "coach-link")],
            h.a(href=f"/table/{table.id}/replay?at=0")[t(lang, "result-replay")],
            h.a(href=f"/table/{table.id}/record", download=f"{match.folder.key}-{table.id}.json")[
                t(lang, "result-record")
            ],
            h.a(href=f"/table/{table.id}/chance")[t(lang, "result-chance")],
        ],
    ]


# --- points -----------------------------------------------------------------------------------------


def _points(table: LiveTable, lang: str) -> h.Element:
    """One table, the winner first; a figure opens what made it."""
    match = table.match
    sources, scores, ranking = match.score_sources or [], match.scores or [], match.ranking or []
    order = [seat for place in ranking for seat in place]
    rows = [name for name in match.folder.sources if any(points[name] for points in sources)]
    heads = (h.th(scope="col", class_=f"seat-{seat}")[seat_word(table, lang, seat)] for seat in order)
    totals = (h.td[h.strong[str(scores[seat])]] for seat in order)
    return h.div(".wide")[
        h.table[
            h.thead[h.tr[h.td, heads]],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[_source(match, name, lang)],
                        (h.td[_figure(table, seat, name, sources[seat][name], lang)] for seat in order),
                    ]
                    for name in rows
                )
            ],
            h.tfoot[h.tr[h.th(scope="row")[t(lang, "result-total")], totals]],
        ],
        h.p(".hint")[t(lang, "result-unfold")],
    ]


def _source(match: Match, name: str, lang: str) -> str:
    return match.folder.texts.word(f"source-{name}", lang)


def _figure(table: LiveTable, seat: int, name: str, points: int, lang: str) -> h.Node:
    """The points of a seat from a source, and the things that made them on a card that it opens."""
    made = table.account[seat]
    if not made.get(name):
        return str(points)
    id, title = f"made-{seat}-{name}", _source(table.match, name, lang)
    word = t(lang, "result-made", source=title, seat=seat_word(table, lang, seat), points=points)
    return [
        h.button(".figure", type="button", popovertarget=id, aria_label=word)[str(points)],
        h.div(".made", id=id, popover=True)[h.p[h.strong[word]], _made(table.match, made, name, lang)],
    ]


def _made(match: Match, made: Explained, name: str, lang: str) -> h.Element:
    """One line for each thing; the same thing several times is one line."""
    said = [(match.folder.texts.say(what, lang), points) for what, points in made[name]]
    lines = [(*one, len(list(same))) for one, same in groupby(sorted(said, key=lambda s: -s[1]))]
    return h.ul[
        (
            h.li[h.span(".points")[f"{points * n:+d}"], " ", f"{n} × " if n > 1 else "", what]
            for what, points, n in lines
        )
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


# --- how it came to that ----------------------------------------------------------------------------


def _decisive(table: LiveTable, audience: Audience) -> h.Element:
    """The event that changed the winner's chances most, once the coach has looked at the game."""
    lang, found = audience.lang, table.review
    if found is None or len(found["curve"]) < 2:
        return h.p(".decisive.links")[h.a(href=f"/table/{table.id}/coach")[t(lang, "result-find-decisive")]]
    winner = (table.match.ranking or [(0,)])[0][0]
    chances = [one["chances"][winner] for one in found["curve"]] + [found["end"][winner]]
    n = max(range(len(chances) - 1), key=lambda n: abs(chances[n + 1] - chances[n]))
    event, percent = found["curve"][n], Teller(table.match, lang).percent
    move = table.match.moves[event["move"]]
    what = (
        t(lang, "result-drawn")
        if move.seat is None
        else t(
            lang,
            "result-chose",
            seat=seat_word(table, lang, move.seat),
            what=table.said(event["move"]).label(lang),
        )
    )
    change = {"before": percent(chances[n]), "after": percent(chances[n + 1])}
    return h.p(".decisive")[
        h.strong[t(lang, "result-decisive")],
        " ",
        what,
        " ",
        t(lang, "result-swing", winner=seat_word(table, lang, winner), **change),
        " ",
        h.a(href=address_before(table, audience, event["move"]))[t(lang, "coach-see")],
    ]


# --- what to do next --------------------------------------------------------------------------------


def _again(table: LiveTable, audience: Audience) -> h.Node:
    """The same table once more, or with bots that are a strength better."""
    lang = audience.lang
    if table.next is not None:
        return h.a(".big", href=f"/table/{table.next}")[t(lang, "do-rematch-go")]
    if not audience.seats:
        return None
    bots = [seat.bot for seat in table.seats if seat.bot and seat.owner is None]
    return [
        h.button(".big", name="do", value="rematch")[t(lang, "do-rematch")],
        h.button(name="do", value="stronger")[t(lang, "do-stronger")]
        if any(stronger(bot) != bot for bot in bots)
        else None,
    ]


def chance_page(table: LiveTable, lang: str) -> str:
    """How anybody can check that nobody meddled with the draws."""
    here = f"/table/{table.id}/chance"
    over, dice = table.status == "over", table.match.dice
    body = [
        top(lang, here, h.a(".game", href=f"/table/{table.id}")[t(lang, "replay-to-table")]),
        h.main(".message", id="main")[
            h.h1[t(lang, "result-chance")],
            h.p[t(lang, "chance-about")],
            h.dl[
                h.dt[t(lang, "chance-digest")],
                h.dd(".seed")[dice.digest if table.dealt else t(lang, "chance-not-dealt")],
                h.dt[t(lang, "chance-seed")],
                h.dd(".seed")[dice.seed if over else t(lang, "chance-at-the-end")],
            ],
            h.p[h.a(href=f"/table/{table.id}/record", download=True)[t(lang, "result-record")]]
            if over
            else None,
        ],
        footer(lang),
    ]
    return page(lang, t(lang, "result-chance"), body, here, kind="plain", htmx=False)
