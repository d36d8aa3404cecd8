"""What one may look up about a game: its rules, where each number of its box comes from, and its bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby

import htpy as h

from motu.bots import STRENGTHS
from motu.bots.coach.telling import decimal
from motu.bots.measured import Rating, measured
from motu.games import folders
from motu.match.game import Game
from motu.table.pages.frame import footer, page, top
from motu.table.pages.picture import drawn, image
from motu.table.words import t

ORIGINS = ("X", "K", "P", "R")  # of the numbers of a box, the least certain first


@lru_cache(maxsize=32)
def picture(key: str, lang: str, scheme: str) -> str:
    """A game as it is set up, drawn by the game: a file of its own, so that the lobby stays light."""
    game = Game(folders()[key])
    match = game.start(game.seats.stop - 1, seed=11)
    return image(drawn(match, match.view(None), lang), scheme)


def rules_page(lang: str, key: str) -> str:
    """The rule index, chapter by chapter; every rule has an address."""
    game = Game(folders()[key])
    here, title = f"/rules/{key}", f"{t(lang, 'rules-title')} · {game.title(lang)}"
    chapters = groupby(game.rules(lang).items(), key=lambda rule: rule[0].partition(".")[0])
    body = [
        top(lang, here, _back(lang)),
        h.main(".book", id="main")[
            h.h1[title],
            h.p[game.folder.texts.word("goal", lang)] if game.folder.texts.has("goal", lang) else None,
            (_chapter(list(rules)) for _, rules in chapters),
            h.p(".links")[h.a(href=f"/numbers/{key}")[t(lang, "numbers-title")]],
        ],
        footer(lang),
    ]
    return page(lang, title, body, here, kind="plain", htmx=False)


def _chapter(rules: list[tuple[str, str]]) -> h.Element:
    return h.dl[(h.div(id=id)[h.dt[id], h.dd[sentence]] for id, sentence in rules)]


def rule_link(id: str, key: str) -> h.Element:
    """The way from a refusal to its rule; the game stays open."""
    return h.a(href=f"/rules/{key}#{id}", target="_blank")[id]


def numbers_page(lang: str, key: str) -> str:
    """The numbers of a game's box, with where each comes from."""
    folder = folders()[key]
    here, title = f"/numbers/{key}", f"{t(lang, 'numbers-title')} · {folder.texts.word('title', lang)}"
    found = [number for number in _numbers("", folder.box(None).data, "", lang) if number[2]]
    body = [
        top(lang, here, _back(lang)),
        h.main(".numbers", id="main")[
            h.h1[title],
            h.p[t(lang, "numbers-about")],
            (_origin([row for row in found if _from(row[2]) == origin], origin, lang) for origin in ORIGINS),
        ],
        footer(lang),
    ]
    return page(lang, title, body, here, kind="plain", htmx=False)


def _from(source: str) -> str:
    """The least certain of the origins of a number."""
    return next(origin for origin in ORIGINS if origin in source)


def _origin(rows: Sequence[tuple[str, str, str]], origin: str, lang: str) -> list[h.Element]:
    """What one looks for stands first: the numbers that were reconstructed."""
    if not rows:
        return []
    table = h.table[h.tbody[(_row(place, value, source) for place, value, source in rows)]]
    return [h.h2[t(lang, f"numbers-from-{origin}")], table]


def _back(lang: str) -> h.Element:
    return h.a(href="/")[t(lang, "page-to-lobby")]


def rivals_page(lang: str, key: str) -> str:
    """The bots of a game: how long they think, and how strong they were found to be."""
    folder = folders()[key]
    here, title = f"/rivals/{key}", f"{t(lang, 'rivals-title')} · {folder.texts.word('title', lang)}"
    found = measured(folder.home).players
    body = [
        top(lang, here, _back(lang)),
        h.main(".numbers.rivals", id="main")[
            h.h1[title],
            h.p[t(lang, "rivals-about")],
            h.p[t(lang, "rivals-measured")] if found else None,
            h.div(".wide", role="region", aria_label=title, tabindex="0")[
                h.table[
                    h.thead[
                        h.tr[
                            h.th(scope="col")[t(lang, "rivals-name")],
                            (h.th(scope="col")[t(lang, "rivals-players", n=seats)] for seats in found),
                        ]
                    ],
                    h.tbody[(_rival(lang, name, found) for name in ("greedy", *STRENGTHS))],
                ],
            ],
        ],
        footer(lang),
    ]
    return page(lang, title, body, here, kind="plain", htmx=False)


def _rival(lang: str, name: str, found: Mapping[int, Mapping[str, Rating]]) -> h.Element:
    time = ""
    if name in STRENGTHS:
        time = t(lang, "rivals-seconds", seconds=decimal(lang, STRENGTHS[name].seconds))
    return h.tr[
        h.th(scope="row")[t(lang, f"kind-{name}"), h.small[f" {time}"] if time else None],
        (h.td[_rating(*bots[name])] for bots in found.values()),
    ]


def _rating(rating: int, half: int) -> str:
    sign = "+" if rating > 0 else "\N{MINUS SIGN}" if rating < 0 else ""
    return f"{sign}{abs(rating)}" + f" ±\N{NO-BREAK SPACE}{half}"


def _row(place: str, value: str, source: str) -> h.Element:
    return h.tr(class_=f"source-{source}")[h.th(scope="row")[place], h.td[value]]


def _numbers(place: str, data: object, source: str, lang: str) -> list[tuple[str, str, str]]:
    if isinstance(data, dict):
        source = str(data.get("source", source))
        inside = [(f"{place}.{k}" if place else str(k), v) for k, v in data.items() if k != "source"]
        if all(not isinstance(v, (dict, list)) or k.endswith("copies") for k, v in inside) and "[" in place:
            plain = {k.rsplit(".", 1)[-1]: v for k, v in inside}
            return [(place, ", ".join(f"{k} {_plainly(v, lang)}" for k, v in plain.items()), source)]
        return [row for k, v in inside for row in _numbers(k, v, source, lang)]
    if isinstance(data, list) and data and isinstance(data[0], dict):
        return [row for i, v in enumerate(data) for row in _numbers(f"{place}[{i}]", v, source, lang)]
    return [(place, _plainly(data, lang), source)]


def _plainly(data: object, lang: str) -> str:
    """A value without the signs of a data format."""
    if isinstance(data, bool):
        return t(lang, "numbers-yes" if data else "numbers-no")
    if isinstance(data, dict):
        return ", ".join(f"{k} {_plainly(v, lang)}" for k, v in data.items())
    if isinstance(data, list):
        return ", ".join(f"({_plainly(v, lang)})" if isinstance(v, list) else _plainly(v, lang) for v in data)
    return str(data)
