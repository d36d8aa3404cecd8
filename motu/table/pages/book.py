"""What one may look up about a game: its rules, where each number of its box comes from, and its bots."""

from __future__ import annotations

import json
from collections.abc import Mapping
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
        top(lang, here),
        h.main(".book", id="main")[
            h.h1[title],
            h.p[game.folder.texts.word("goal", lang)] if game.folder.texts.has("goal", lang) else None,
            (_chapter(list(rules)) for _, rules in chapters),
            h.p[h.a(href=f"/numbers/{key}")[t(lang, "numbers-title")]],
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
    return page(lang, t(lang, "numbers-title"), body, f"/numbers/{key}", kind="plain", htmx=False)


def rivals_page(lang: str, key: str) -> str:
    """The bots of a game: how long they think, and how strong they were found to be."""
    folder = folders()[key]
    here, title = f"/rivals/{key}", f"{t(lang, 'rivals-title')} · {folder.texts.word('title', lang)}"
    found = measured(folder.home).players
    body = [
        top(lang, here),
        h.main(".numbers.rivals", id="main")[
            h.h1[title],
            h.p[t(lang, "rivals-about")],
            h.p[t(lang, "rivals-measured")] if found else None,
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
