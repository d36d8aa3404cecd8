"""The lobby: games to start, tables to join, my own."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from motu.bots import STRENGTHS
from motu.games import folders
from motu.games._shared.folder import Option
from motu.match.game import Game
from motu.table.pages.frame import THEME, at_once, footer, page, top
from motu.table.pages.mine import Line, mine_in_short, row
from motu.table.words import t

EASIEST, USUAL = "easy", "medium"  # the bots of a first game, and of the others


def lobby(
    lang: str,
    name: str,
    first: bool,
    mine: Sequence[Line],
    more: bool,
    others: Sequence[Line],
    error: str = "",
) -> str:
    """The page. `more`: there are more tables of mine than these."""
    games = [Game(folder) for folder in folders().values() if folder.drawn]
    body = [
        top(lang, "/", _name(lang, name)),
        h.main(".lobby", id="main")[
            h.h1[t(lang, "lobby-title")],
            h.p(".refusal", role="alert")[error] if error else None,
            _first_time(lang, games) if first else None,
            mine_in_short(lang, mine, more) if mine or more else None,
            h.section(aria_labelledby="games")[
                h.h2(id="games")[t(lang, "lobby-games")],
                h.ul(".games")[(_game(lang, game) for game in games)],
            ],
            _others(lang, others) if others else None,
            _import(lang),
        ],
        footer(lang),
    ]
    return page(lang, "Motu", body, "/", kind="plain", htmx=False)


def _name(lang: str, name: str) -> h.Element:
    form = at_once(
        lang,
        "/settings",
        h.label(for_="name")[t(lang, "lobby-name")],
        h.input(id="name", name="name", value=name, maxlength="24", autocomplete="nickname"),
    )
    return h.div(".name")[form]


def _first_time(lang: str, games: Sequence[Game]) -> h.Element:
    easiest = min(games, key=lambda game: game.folder.minutes)
    return h.section(".welcome")[
        h.p[t(lang, "lobby-first", game=easiest.title(lang))],
        h.form(action="/tables", method="post")[
            h.input(type="hidden", name="game", value=easiest.key),
            h.input(type="hidden", name="quick", value=EASIEST),
            h.input(type="hidden", name="seats", value="3"),
            h.button(".big")[t(lang, "lobby-first-go")],
        ],
    ]


def _game(lang: str, game: Game) -> h.Element:
    least, most = game.seats.start, game.seats.stop - 1
    short, long = game.folder.minutes
    return h.li(".game")[
        h.img(
            ".thumb",
            src=f"/picture/{game.key}?lang={lang}&theme={THEME.get()}",
            alt="",
            width="600",
            height="380",
            loading="lazy",
        ),
        h.div(".about")[
            h.h3[game.title(lang)],
            h.p(".facts")[
                t(lang, "lobby-facts", least=least, most=most, short=short, long=long),
                " · ",
                t(lang, f"weight-{game.folder.weight}"),
            ],
            h.p(".summary")[game.folder.texts.word("summary", lang)],
            h.form(".quick", action="/tables", method="post")[
                h.input(type="hidden", name="game", value=game.key),
                h.label(for_=f"seats-{game.key}")[t(lang, "lobby-players")],
                h.select(id=f"seats-{game.key}", name="seats")[
                    (h.option(value=str(n), selected=n == min(3, most))[str(n)] for n in game.seats)
                ],
                h.label(for_=f"quick-{game.key}")[t(lang, "lobby-against")],
                h.select(id=f"quick-{game.key}", name="quick")[
                    (
                        h.option(value=name, selected=name == USUAL)[t(lang, f"kind-{name}")]
                        for name in STRENGTHS
                    )
                ],
                h.button(".big")[t(lang, "lobby-play")],
            ],
            h.details[h.summary[t(lang, "lobby-new")], _new_table(lang, game)],
            h.p(".honest")[
                h.a(href=f"/rules/{game.key}")[t(lang, "rules-title")],
                " · ",
                h.a(href=f"/rivals/{game.key}")[t(lang, "rivals-title")],
                " · ",
                t(lang, "lobby-honest"),
                " ",
                h.a(href=f"/numbers/{game.key}")[t(lang, "lobby-which")],
                ".",
            ],
        ],
    ]


def _new_table(lang: str, game: Game) -> h.Element:
    def seat(n: int) -> h.Element:
        kinds = ["me"] if n == 0 else ["none"] if n >= game.seats.start else []
        kinds += [kind for kind in (*STRENGTHS, "greedy", "random", "invite", "open", "here") if n > 0]
        chosen = "me" if n == 0 else USUAL if n < game.seats.start else "none"
        name = f"{game.key}-{n}"
        return h.p[
            h.label(for_=name)[t(lang, f"seat-{n}")],
            h.select(id=name, name=f"seat{n}")[
                (h.option(value=kind, selected=kind == chosen)[t(lang, f"kind-{kind}")] for kind in kinds)
            ],
        ]

    return h.form(".new", action="/tables", method="post", enctype="multipart/form-data")[
        h.input(type="hidden", name="game", value=game.key),
        h.fieldset[h.legend[t(lang, "lobby-seats")], (seat(n) for n in range(game.seats.stop - 1))],
        h.input(type="hidden", name="options", value="shown"),
        (_option(lang, game, name, option) for name, option in game.folder.own_options.items()),
        h.p[
            h.input(type="checkbox", id=f"{game.key}-public", name="public", value="yes"),
            h.label(for_=f"{game.key}-public")[t(lang, "lobby-public")],
        ],
        h.p[
            h.label(for_=f"{game.key}-clock")[t(lang, "lobby-clock")],
            h.input(type="number", id=f"{game.key}-clock", name="clock", value="0", min="0", max="86400"),
        ],
        h.p[
            h.label(for_=f"{game.key}-edition")[t(lang, "lobby-edition")],
            h.input(type="file", id=f"{game.key}-edition", name="edition", accept=".toml"),
        ],
        h.button(".big")[t(lang, "lobby-create")],
    ]


def _option(lang: str, game: Game, name: str, option: Option) -> h.Element:
    """A variant of the rulebook, or what a table may show: as the rules have it unless changed."""
    id, texts = f"{game.key}-{name}", game.folder.texts
    label = h.label(for_=id)[
        texts.word(f"option-{name}", lang), h.small[" ", texts.word(f"option-{name}.about", lang)]
    ]
    if option.kind == "yes_no":
        box = h.input(type="checkbox", id=id, name=f"option-{name}", value="yes", checked=option.default)
        return h.p[box, label]
    return h.p[
        label, h.input(type="number", id=id, name=f"option-{name}", value=str(option.default), min="0")
    ]


def _others(lang: str, lines: Sequence[Line]) -> h.Element:
    """Tables of other people at which there is a seat, or something to see."""
    return h.section(aria_labelledby="others")[
        h.h2(id="others")[t(lang, "lobby-open")], h.ul(".tables")[(row(lang, line) for line in lines)]
    ]


def _import(lang: str) -> h.Element:
    return h.details(".import")[
        h.summary[t(lang, "lobby-import")],
        h.form(action="/import", method="post", enctype="multipart/form-data")[
            h.label(for_="record")[t(lang, "lobby-record")],
            h.input(type="file", id="record", name="record", accept=".json"),
            h.button[t(lang, "lobby-import-go")],
        ],
    ]
