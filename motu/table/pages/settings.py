"""The settings of a browser and of a table, and the ways out of it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.frame import languages
from motu.table.words import t

PACES = {"none": 0.0, "quick": 0.3, "normal": 0.7, "slow": 1.5}  # seconds per event of a bot


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
            _windows(audience) if seated and table.match.folder.windows else None,
            h.button[t(lang, "lobby-save")],
        ],
        _of_the_table(table, lang) if audience.host else None,
        h.p[h.button(type="button", id="bell", aria_pressed="false")[t(lang, "bell")],],
        languages(lang, here),
        h.p(".links")[
            h.a(href=f"/rules/{table.match.folder.key}", target="_blank")[t(lang, "rules-title")],
            h.a(href=f"{here}/replay")[t(lang, "result-replay")],
            h.a(href=f"{here}/extract", download=f"motu-{table.id}.json")[t(lang, "settings-extract")]
            if table.status == "playing"
            else None,
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


def _of_the_table(table: LiveTable, lang: str) -> list[h.Element]:
    """What belongs to the table: its host sets it."""
    paces = [(pace, abs(seconds - table.pace) < 0.01) for pace, seconds in PACES.items()]
    alone = table.match.automatic
    switches = [_switch("pace", paces, lang)]
    if table.status == "playing" and not table.shared:
        switches.append(_switch("hints", [("yes", table.hints), ("no", not table.hints)], lang))
    if table.status == "playing":
        switches.append(_switch("forced", [("alone", alone), ("by-hand", not alone)], lang))
    return switches


def _switch(name: str, values: Sequence[tuple[str, bool]], lang: str) -> h.Element:
    return h.p(role="group", aria_label=t(lang, f"settings-{name}"))[
        h.label(for_=name)[t(lang, f"settings-{name}")],
        h.select(id=name, name=name, form="turn")[
            (h.option(value=value, selected=now)[t(lang, f"{name}-{value}")] for value, now in values)
        ],
        h.button(form="turn", name="do", value=name)[t(lang, "lobby-save")],
    ]
