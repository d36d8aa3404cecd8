"""The epochs of Pantheon with their peoples, in the corner of the map where there is no hex."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import text, width
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import CORAL, MUTED, PAPER
from motu.games._shared.drawing.parts import Maker, icon, shown
from motu.games._shared.drawing.pieces import plate
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.map import PARCHMENT, SEPIA
from motu.games.pantheon.seen import PantheonView

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def heading(view: PantheonView, make: Maker) -> str:
    """The epoch in words."""
    if view["over"]:
        return make.say("scene-over")
    if not view["people"]:
        return make.say("scene-setup")
    return make.say("scene-epoch", epoch=ROMAN[view["epoch"] - 1], people=make.say(view["people"]))


def epochs(view: PantheonView, make: Maker) -> Markup:
    """The epochs with their peoples, and who may still rise."""
    played = tuple((people, make.say(f"{people}.effect")) for people in view["peoples"])
    rising = [] if view["over"] else view["peoples_left"]
    left = tuple((people, make.say(f"{people}.effect")) for people in rising)
    return _epochs(
        heading(view, make), view["epochs"], played, left, tuple(view["scorings"]), make.say("scene-may-rise")
    )


@lru_cache(maxsize=256)
def _epochs(
    title: str,
    count: int,
    played: tuple[tuple[str, str], ...],
    left: tuple[tuple[str, str], ...],
    scored: tuple[int, ...],
    word: str,
) -> Markup:
    x, y, wide, _ = layout.EPOCHS
    size = 15 if width(title, 15, True) <= wide - 12 else 13
    parts = [
        plate(*layout.EPOCHS, 6, PARCHMENT, SEPIA),
        text(title, x + wide / 2, y + 20, size, bold=True, title=True),
    ]
    pitch = (wide - 10) / count
    for i in range(count):
        at = (x + 5 + pitch * (i + 0.5), y + 46)
        here = i == len(played) - 1
        edge = {"stroke": CORAL if here else SEPIA, "stroke-width": "3" if here else "1.2"}
        fill = PAPER if i < len(played) else PARCHMENT
        parts.append(markup(h.circle(edge, cx=number(at[0]), cy=number(at[1]), r="16", fill=fill)))
        if i < len(played):
            people, name = played[i]
            parts.append(shown(f"epoch-{i + 1}", [icon(people, *at, 22)], name))
        else:
            parts.append(text(ROMAN[i], at[0], at[1] + 4.7, 13, fill=MUTED))
        if i + 1 in scored:
            parts.append(icon("points", at[0] + 13, at[1] - 13, 13))
    if left:
        parts.append(text(word, x + 8, y + 90, 13, fill=MUTED, anchor="start"))
    start = x + 14 + width(word, 13)
    gap = min(22.0, (x + wide - 6 - start) / max(1, len(left)))
    for i, (people, name) in enumerate(left):
        sign = icon(people, start + gap * (i + 0.5), y + 86, min(18, gap))
        parts.append(shown(f"rising-{people}", [sign], name))
    return markup(h.g(id="epochs")[joined(parts)])
