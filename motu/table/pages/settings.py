"""The settings of a browser and of a table, and the ways out of it.

Each applies as soon as it is changed; without JavaScript one button sends them all.
"""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.frame import THEME, THEMES, at_once, languages
from motu.table.words import t

PACES = {"none": 0.0, "quick": 0.3, "normal": 0.7, "slow": 1.5}  # seconds per event of a bot
OF_A_TABLE = {"pace": tuple(PACES), "hints": ("yes", "no"), "forced": ("alone", "by-hand")}


def present(table: LiveTable) -> dict[str, str]:
    """How a table is set now; a pace of nobody's choice has no name."""
    return {
        "pace": next((pace for pace, seconds in PACES.items() if abs(seconds - table.pace) < 0.01), ""),
        "hints": "yes" if table.hints else "no",
        "forced": "alone" if table.match.automatic else "by-hand",
    }


def settings(table: LiveTable, audience: Audience, name: str) -> h.Element:
    """Everything that one may want to change while playing, over the page."""
    lang, here = audience.lang, f"/table/{table.id}"
    seated = bool(audience.seats)
    return h.section("#settings.settings", popover=True, aria_labelledby="settings-title")[
        h.h2(id="settings-title")[t(lang, "settings-title")],
        h.button(
            ".close",
            type="button",
            popovertarget="settings",
            popovertargetaction="hide",
            aria_label=t(lang, "settings-close"),
        )["×"],
        at_once(
            lang,
            f"{here}/settings",
            h.p[
                h.label(for_="my-name")[t(lang, "lobby-name")],
                h.input(id="my-name", name="name", value=name, maxlength="24", autocomplete="nickname"),
            ],
            _one_of(lang, "theme", THEMES, THEME.get()),
            _one_of(lang, "confirm", ("yes", "no"), _yes(audience.confirm)) if seated else None,
            _one_of(lang, "windows", ("no", "yes"), _yes(audience.windows))
            if seated and table.match.folder.windows
            else None,
            _of_the_table(table, lang) if audience.host else None,
        ),
        _sounds(lang),
        h.div(".links")[
            languages(lang, here),
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


def opener(lang: str) -> h.Element:
    """What opens them."""
    return h.button(".gear", type="button", popovertarget="settings", aria_label=t(lang, "settings-open"))[
        h.span(aria_hidden="true")["⚙\N{VARIATION SELECTOR-15}"]
    ]


def _sounds(lang: str) -> h.Element:
    """How loud, and whether a notification calls: kept by the device, and off until somebody wants them."""
    return h.div(".sounds")[
        h.label(for_="volume")[t(lang, "settings-sounds")],
        h.input(type="range", id="volume", min="0", max="100", step="5", value="0"),
        h.button(type="button", id="bell", aria_pressed="false")[t(lang, "bell")],
    ]


def _of_the_table(table: LiveTable, lang: str) -> list[h.Element]:
    """What belongs to the table: its host sets it."""
    names = ["pace"]
    if table.status == "playing" and not table.shared:
        names.append("hints")
    if table.status == "playing":
        names.append("forced")
    now = present(table)
    return [_one_of(lang, name, OF_A_TABLE[name], now[name]) for name in names]


def _one_of(lang: str, name: str, values: Sequence[str], now: str) -> h.Element:
    return h.p[
        h.label(for_=name)[t(lang, f"settings-{name}")],
        h.select(id=name, name=name)[
            (h.option(value=value, selected=value == now)[t(lang, f"{name}-{value}")] for value in values)
        ],
    ]


def _yes(wanted: bool) -> str:
    return "yes" if wanted else "no"
