"""The two Condition cards of Costa Ruana."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import lines, text
from motu.games._shared.drawing.markup import by_day, markup, number
from motu.games._shared.drawing.palette import CORAL, GOLD, INK, PAPER, SAND, SHALLOW, on
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.pieces import piece, rounded
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer
from motu.games.costa_ruana.scene.cards import BACK, BACKGROUNDS, icon
from motu.games.costa_ruana.scene.flip import flip
from motu.games.costa_ruana.scene.layout import CONDITION, condition_box
from motu.games.costa_ruana.scene.parts import moved, thing
from motu.games.costa_ruana.seen import CostaView

EDGE: Final = (0, 0, *CONDITION, 9)
SKIES: Final = {"high_tide": SHALLOW, "low_tide": "#F6DDB4", "day": "#CDE9E6", "night": "#2A2158"}


@remembered
def conditions(view: CostaView, make: Maker) -> Iterable[Markup]:
    """The cards as they lie, and below them what the flip would change or has changed."""
    for card, face in (("tide", view["tide"]), ("daylight", view["daylight"])):
        name = make.say(f"background-{face}.title") if face else make.say(f"scene-{card}")
        place = moved(*condition_box(card)[:2])
        yield thing("condition", card, name, make.mark(card), EDGE, _card(face, name), place)
    yield layer("flip-preview", flip(view, make.say))


@lru_cache(maxsize=64)
def _card(face: str | None, name: str) -> Markup:
    """A Condition card with its visible face."""
    wide, high = CONDITION
    return by_day(
        piece(rounded(0, 0, wide, high, 9), BACKGROUNDS[face] if face else BACK, 2, 1),
        markup(h.rect(".frame", width=str(wide), height=str(high), rx="9", fill="none")),
        *(_face(face, name) if face else [text("?", wide / 2, high / 2 + 12, 32, fill=PAPER, bold=True)]),
    )  # fmt: skip


def _face(face: str, name: str) -> list[Markup]:
    """A landscape in a window, its name below."""
    wide, high = CONDITION
    words = lines(name, 17, wide - 8, True)
    height = high - 14 - 20 * len(words)
    window = rounded(5, 5, wide - 10, height, 6)
    return [
        markup(h.path(d=window, fill=SKIES[face], stroke=INK, stroke_width="1")),
        _landscape(face, 5, 5, wide - 10, height),
        *(
            text(line, wide / 2, height + 25 + 20 * i, 17, fill=on(BACKGROUNDS[face]), bold=True)
            for i, line in enumerate(words)
        ),
    ]


def _landscape(face: str, x: float, y: float, w: float, h_: float) -> Markup:
    """The sea and the sky of a Condition card, in a window."""

    def sea(level: float, colour: str) -> Markup:
        top, bottom, right, step = y + h_ * level, y + h_, x + w, w / 4
        waves = f" q{step / 4:.1f},-7 {step / 2:.1f},0 t{step / 2:.1f},0" * 4
        shore = f"L{right},{bottom - 5} Q{right},{bottom} {right - 5},{bottom}"
        path = f"M{x},{top:.1f}{waves} {shore} L{x + 5},{bottom} Q{x},{bottom} {x},{bottom - 5} Z"
        return markup(h.path(d=path, fill=colour))

    def sign(level: float, scale: float, colour: str) -> Markup:
        return icon(face, x + w / 2, y + h_ * level, scale, colour)

    if face == "high_tide":
        return sea(0.34, "#4FA9C9") + sea(0.56, "#2F86AE") + sea(0.78, "#22709F") + sign(0.5, 1.5, PAPER)
    if face == "low_tide":
        return sea(0.38, "#4FA9C9") + sea(0.52, SAND) + sea(0.8, "#D9B871") + sign(0.54, 1.5, CORAL)
    if face == "day":
        return sign(0.42, 2, GOLD) + sea(0.78, "#4FA9C9") + sea(0.88, "#2F86AE")
    stars = ((0.14, 0.2), (0.83, 0.16), (0.9, 0.5), (0.1, 0.56), (0.24, 0.4))
    sky = (h.circle(cx=number(x + w * a), cy=number(y + h_ * b), r="1.8", fill=PAPER) for a, b in stars)
    return markup(sky) + sign(0.42, 2, "#F6E9B5") + sea(0.8, "#3F3585") + sea(0.9, "#554A9E")
