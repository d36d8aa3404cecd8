"""What every page has: head, banner with language switch, footer."""

from __future__ import annotations

from contextvars import ContextVar

import htpy as h

from motu.games._shared.text import LANGUAGES
from motu.table.words import t

THEMES = ("system", "light", "dark")
THEME = ContextVar("theme", default=THEMES[0])  # of who asks: it touches no part of a page but its frame
SCHEMES = {"system": "light dark", "light": "light", "dark": "dark"}
SHEETS = ("motu", "plain", "mine", "coach", "table", "people", "settings", "small")  # later ones override
HTMX_CONFIG = '{"morphIgnore":["data-htmx-powered","open"],"noSwap":[204,304,"4xx","5xx"]}'


def page(
    lang: str,
    title: str,
    body: h.Node,
    here: str,
    scripts: tuple[str, ...] = (),
    kind: str = "",
    htmx: bool = True,
) -> str:
    """A whole page; `here` is its own address, for the language switch; `htmx`: parts of it are replaced."""
    return str(
        h.html(lang=lang, data_theme=THEME.get())[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                h.meta(name="htmx-config", content=HTMX_CONFIG) if htmx else None,
                h.meta(name="color-scheme", content=scheme()),
                h.title[title],
                h.link(rel="icon", href="/static/motu.svg", type="image/svg+xml"),
                (h.link(rel="stylesheet", href=f"/static/{name}.css") for name in SHEETS),
                h.link(rel="stylesheet", href="/scene.css"),
                h.script(src="/static/htmx.min.js") if htmx else None,
                (h.script(src=f"/static/{name}.js", type="module") for name in ("settings", *scripts)),
            ],
            h.body(class_=kind)[body],
        ]
    )


def scheme() -> str:
    """What browsers call the theme of who asks."""
    return SCHEMES[THEME.get()]


def home(lang: str) -> h.Element:
    """The way to the lobby."""
    return h.a(".home", href="/", aria_label=f"Motu · {t(lang, 'page-to-lobby')}")[
        h.img(src="/static/motu.svg", alt="", width="28", height="28"), h.span["Motu"]
    ]


def languages(lang: str, here: str) -> h.Element:
    """The switch between languages."""
    return h.form(".languages", action="/settings", method="post")[
        h.input(type="hidden", name="back", value=here),
        (
            h.button(
                name="lang",
                value=code,
                lang=code,
                title=language.name,
                aria_pressed=str(code == lang).lower(),
            )[code.upper()]
            for code, language in LANGUAGES.items()
        ),
    ]


def at_once(lang: str, action: str, *fields: h.Node) -> h.Element:
    """A form whose fields are sent one by one as they are changed; without JavaScript, all by one button."""
    words = {"data-kept": t(lang, "settings-kept"), "data-lost": t(lang, "settings-lost")}
    return h.form(".at-once", words, action=action, method="post")[
        fields, h.noscript[h.button[t(lang, "lobby-save")]], h.output(".said")
    ]


def theme_switch(lang: str, here: str) -> h.Element:
    """Light or dark, on pages outside the game."""
    return at_once(
        lang,
        "/settings",
        h.input(type="hidden", name="back", value=here),
        h.select(name="theme", aria_label=t(lang, "settings-theme"))[
            (h.option(value=name, selected=name == THEME.get())[t(lang, f"theme-{name}")] for name in THEMES)
        ],
    )


def top(lang: str, here: str, middle: h.Node = None) -> h.Element:
    """The banner of a page outside the game."""
    return h.header(".top")[
        home(lang), middle, h.div(".switches")[theme_switch(lang, here), languages(lang, here)]
    ]


def footer(lang: str) -> h.Element:
    return h.footer(".foot")[t(lang, "page-independent")]


def message(lang: str, title: str, sentence: h.Node, here: str = "/") -> str:
    """A page that says one thing."""
    body = h.main(".message", id="main")[
        h.h1[title], h.p[sentence], h.p(".links")[h.a(href="/")[t(lang, "page-to-lobby")]]
    ]
    return page(lang, title, [top(lang, here), body, footer(lang)], here, kind="plain", htmx=False)
