"""The settings of a browser and of a table, and the ways out of it."""

from __future__ import annotations

import htpy as h

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.frame import languages
from motu.table.words import t

PACES = ("none", "quick", "normal", "slow")


def settings(table: LiveTable, audience: Audience, name: str) -> h.Element:
    """Everything that one may want to change while playing."""
    lang, here = audience.lang, f"/table/{table.id}"
    seated = bool(audience.seats)
    return h.div(".settings")[
        h.form(action="/settings", method="post")[
            h.input(type="hidden", name="back", value=here),
            h.p[
                h.label(for_="my-name")[t(lang, "lobby-name")],
                h.input(id="my-name", name="name", value=name, maxlength="24", autocomplete="nickname"),
            ],
            h.p[
                h.label(for_="confirm")[t(lang, "settings-confirm")],
                h.select(id="confirm", name="confirm")[
                    (
                        h.option(value=value, selected=audience.confirm == (value == "yes"))[
                            t(lang, f"settings-confirm-{value}")
                        ]
                        for value in ("yes", "no")
                    )
                ],
            ]
            if seated
            else None,
            _windows(audience) if seated and table.match.folder.window else None,
            h.button[t(lang, "lobby-save")],
        ],
        _pace(table, lang) if audience.host else None,
        h.p[h.button(type="button", id="bell", aria_pressed="false")[t(lang, "bell")],],
        languages(lang, here),
        h.p(".links")[
            h.a(href=f"{here}/replay")[t(lang, "result-replay")],
            h.button(form="turn", name="do", value="leave")[t(lang, "do-leave")]
            if seated and table.status == "playing"
            else None,
        ],
        h.p(".keys")[t(lang, "settings-keys")],
    ]


def _windows(audience: Audience) -> h.Element:
    """Whether free actions are asked for at every window, or stand beside decisions only."""
    lang = audience.lang
    return h.p[
        h.label(for_="windows")[t(lang, "settings-windows")],
        h.select(id="windows", name="windows")[
            (
                h.option(value=value, selected=audience.windows == (value == "yes"))[
                    t(lang, f"settings-windows-{value}")
                ]
                for value in ("no", "yes")
            )
        ],
    ]


def _pace(table: LiveTable, lang: str) -> h.Element:
    """The bots' pace belongs to the table: its host sets it."""
    return h.p(role="group", aria_label=t(lang, "settings-pace"))[
        h.label(for_="pace")[t(lang, "settings-pace")],
        h.select(id="pace", name="pace", form="turn")[
            (
                h.option(value=pace, selected=abs(seconds - table.pace) < 0.01)[t(lang, f"pace-{pace}")]
                for pace, seconds in zip(PACES, (0.0, 0.3, 0.7, 1.5), strict=True)
            )
        ],
        h.button(form="turn", name="do", value="pace")[t(lang, "lobby-save")],
    ]
