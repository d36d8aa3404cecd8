"""The treasure map under the islands of Costa Ruana: parchment, water, and what swims in it."""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import FOREST, INK, LAGOON, PAPER, REFUSAL, SAND, SHALLOW
from motu.games._shared.drawing.pieces import rounded
from motu.games.costa_ruana.scene.icons import BARK, drawing
from motu.games.costa_ruana.scene.layout import CONDITIONS, ISLAND, MAP, middles

PARCHMENT: Final = "#F0DFB6"
PARCHMENT_EDGE: Final = "#B8985A"
WHALE: Final = "#3F5F86"
NOTCHES: Final = (0, 3, 1, 4, 2, 0, 3, 1, 2, 4, 1)


@cache
def lagoon(islands: int) -> Markup:
    """The water, and the route that joins the islands."""
    x, y, wide, high = MAP
    stops = middles(islands)
    route = "M" + " L".join(f"{a},{b}" for a, b in (*stops, stops[0]))
    line = {"fill": "none", "stroke-linecap": "round", "stroke-linejoin": "round"}
    return markup(
        h.g("#lagoon", data_layer="")[
            h.path(d=_torn_edge(x, y, wide, high), fill=PARCHMENT, stroke=PARCHMENT_EDGE),
            h.path(d=rounded(x + 9, y + 9, wide - 18, high - 18, 16), fill=LAGOON, stroke=PARCHMENT_EDGE),
            h.path(line, d=rounded(x + 14, y + 14, wide - 28, high - 28, 13), stroke=SHALLOW, opacity="0.5"),
            h.path(line, d=_ripples(islands), stroke=SHALLOW, stroke_width="1.6", opacity="0.7"),
            h.path(line, d=route, stroke=PAPER, stroke_width="2.5", stroke_dasharray="2 9", opacity="0.75"),
            _creatures(islands),
        ]
    )


def _torn_edge(x: float, y: float, wide: float, high: float) -> str:
    """The edge of the parchment: small notches, always the same ones."""
    across = [x + wide * i / 22 for i in range(23)]
    along = [y + high * i / 18 for i in range(19)]
    top = [(a, y + NOTCHES[i % 11]) for i, a in enumerate(across)]
    right = [(x + wide - NOTCHES[i % 11], b) for i, b in enumerate(along)]
    bottom = [(a, y + high - NOTCHES[(i + 4) % 11]) for i, a in enumerate(reversed(across))]
    left = [(x + NOTCHES[(i + 2) % 11], b) for i, b in enumerate(reversed(along))]
    return "M" + " L".join(f"{number(a)},{number(b)}" for a, b in (*top, *right, *bottom, *left)) + " Z"


def _ripples(islands: int) -> str:
    """Small waves where the sea is open."""
    x, y, wide, high = (int(side) for side in MAP)
    half_wide, half_high = ISLAND[0] / 2 + 30, ISLAND[1] / 2 + 12
    left, top = CONDITIONS[:2]
    right, bottom = left + CONDITIONS[2], top + CONDITIONS[3]
    return " ".join(
        f"M{a + (b // 46 % 2) * 40},{b} q10,-12 20,0 t20,0"
        for b in range(y + 34, y + high - 20, 46)
        for a in range(x + 36, x + wide - 100, 92)
        if all(abs(a + 20 - i) > half_wide or abs(b - j) > half_high for i, j in middles(islands))
        and not (left - 80 < a < right + 10 and top - 10 < b < bottom + 10)
    )


def _creatures(islands: int) -> h.Node:
    """What lives in the corners that few islands leave free."""
    if islands > 7:
        return None
    at_ship = "translate(300 60) scale(0.9)" if islands == 7 else "translate(305 78) scale(1.2)"
    return [
        h.g(transform=at_ship)[_ship()],
        h.g(transform="translate(890 530) scale(1.2)")[_serpent()],
        islands == 4 and h.g(transform="translate(890 80) scale(1.2)")[_whale()],
        islands == 4 and h.g(transform="translate(310 530) scale(1.2)")[_cross()],
    ]


def _ship() -> Markup:
    return drawing(
        (BARK, "M-26,12 C-18,26 16,26 26,10 L20,10 L16,14 L-14,14 L-18,8 Z", 0),
        (INK, "M-1,14 L-1,-28", 2.4),
        (PAPER, "M1,-24 C16,-18 20,-4 17,8 C10,4 6,4 1,6 Z", 0),
        (PARCHMENT, "M-3,-20 C-14,-14 -18,-4 -17,6 C-11,3 -7,3 -3,5 Z", 0),
        (INK, "M-1,-28 L12,-33 L-1,-36 Z", 0),
    )


def _serpent() -> Markup:
    return drawing(
        (FOREST, "M-34,18 C-34,4 -20,4 -20,18 L-25,18 C-25,12 -29,12 -29,18 Z", 0),
        (FOREST, "M-13,18 C-13,-6 9,-6 9,18 L3,18 C3,4 -7,4 -7,18 Z", 0),
        (FOREST, "M14,18 C14,-2 12,-22 24,-24 C34,-25 38,-18 36,-14 L26,-12 C20,-10 21,8 21,18 Z", 0),
        (INK, "M27,-18.5 L27.2,-18.5", 3),
        (SHALLOW, "M-38,20 C-30,16 -22,24 -14,20 C-6,16 2,24 10,20 C18,16 26,24 32,20", 2.4),
    )


def _whale() -> Markup:
    return drawing(
        (PAPER, "M-2,-14 C-2,-22 -10,-24 -14,-20 M-2,-14 C-2,-22 6,-24 10,-20", 2.4),
        (
            WHALE,
            "M-30,14 C-32,-8 -14,-14 0,-12 C14,-10 20,0 24,2 C26,-6 22,-10 18,-14 C24,-14 28,-12 29,-8 "
            "C31,-12 35,-13 39,-12 C37,-4 33,0 32,6 C30,12 24,14 18,14 Z",
            0,
        ),
        (PAPER, "M-30,14 C-22,6 -8,8 0,14 Z", 0),
        (INK, "M-18,2 L-17.8,2", 3),
        (SHALLOW, "M-36,17 C-28,13 -20,21 -12,17 C-4,13 4,21 12,17 C20,13 28,21 36,17", 2.4),
    )


def _cross() -> Markup:
    """Where a treasure lay."""
    return drawing(
        (SAND, "M-26,-8 C-22,-26 20,-28 26,-6 C28,16 -2,26 -18,18 C-28,12 -28,2 -26,-8 Z", 0),
        (REFUSAL, "M-12,-12 L12,12 M12,-12 L-12,12", 3),
    )
