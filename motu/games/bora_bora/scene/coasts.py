"""The water of Bora Bora and the coasts of its five islands."""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import INK, LAGOON, PAPER, SAND, SHALLOW
from motu.games._shared.drawing.pieces import rounded
from motu.games._shared.drawing.sheet import used
from motu.games._shared.drawing.strokes import drawing
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.icons import LIGHT_WOOD, WOOD
from motu.games.bora_bora.seen import BoraView

WET_SAND: Final = "#CBAA5E"
NOTCHES: Final = (0, 3, -1, 2, -2, 4, 1, -3, 2, 0, 3)
Regions = tuple[tuple[str, str], ...]  # with their islands


def regions_of(view: BoraView) -> Regions:
    """Regions with their islands."""
    return tuple((region["id"], region["island"]) for region in view["regions"])


@cache
def water(regions: Regions) -> Markup:
    """The water with the coasts of the islands."""
    x, y, wide, high = layout.MAP
    islands = range(len({island for _, island in regions}))
    coasts = joined(used(f"coast-{i}") for i in islands)
    line = {"fill": "none", "stroke-linecap": "round"}
    return markup([
        h.path(d=rounded(x, y, wide, high, 12), fill=LAGOON, stroke=INK),
        h.path(d=rounded(x + 5, y + 5, wide - 10, high - 10, 9), fill="none", stroke=SHALLOW, opacity="0.5"),
        h.path(line, d=_waves(), stroke=SHALLOW, stroke_width="1.6", opacity="0.6"),
        h.g(transform=f"translate({x + wide - 66} {y + 62})")[_canoe()],
        h.g(fill=SHALLOW, stroke=SHALLOW, stroke_width="11", opacity="0.9")[coasts],
        h.g(fill=INK, opacity="0.18", transform="translate(2 4)")[coasts],
        h.g(fill=SAND, stroke=WET_SAND, stroke_width="2")[coasts],
    ])  # fmt: skip


def coast_drawings(regions: Regions) -> list[tuple[str, Markup]]:
    """The outlines of the islands: around all regions of each."""
    islands: dict[str, list[Box]] = {}
    for region, island in regions:
        islands.setdefault(island, []).append(layout.region_box(region))
    return [
        (f"coast-{i}", markup(h.path(d=coast(_around(boxes), 3 + i))))
        for i, boxes in enumerate(islands.values())
    ]


def _around(boxes: list[Box]) -> Box:
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return (left, top, right - left, bottom - top)


def coast(box: Box, start: int) -> str:
    """A coast line: a rectangle whose edge wanders a little, always in the same way."""
    x, y, wide, high = box
    cut = 17
    top = [(x + cut + (wide - 2 * cut) * i / 4, y) for i in range(5)]
    right = [(x + wide, y + cut + (high - 2 * cut) * i / 4) for i in range(5)]
    bottom = [(x + wide - cut - (wide - 2 * cut) * i / 4, y + high) for i in range(5)]
    left = [(x, y + high - cut - (high - 2 * cut) * i / 4) for i in range(5)]
    points = [
        (a + NOTCHES[(i + start) % 11] * 0.7, b + NOTCHES[(i * 3 + start) % 11] * 0.7)
        for i, (a, b) in enumerate((*top, *right, *bottom, *left))
    ]
    halves = [
        ((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(points, points[1:] + points[:1], strict=True)
    ]
    curves = " ".join(
        f"Q{number(a)},{number(b)} {number(c)},{number(d)}"
        for (a, b), (c, d) in zip(points[1:] + points[:1], halves[1:] + halves[:1], strict=True)
    )
    return f"M{number(halves[0][0])},{number(halves[0][1])} {curves} Z"


def _waves() -> str:
    """Small waves; islands are drawn over them."""
    x, y, wide, high = (int(side) for side in layout.MAP)
    return " ".join(
        f"M{a + b // 27 % 2 * 34},{b} q7,-8 14,0 t14,0"
        for b in range(y + 22, y + high - 10, 27)
        for a in range(x + 14, x + wide - 66, 68)
    )


def _canoe() -> Markup:
    """An outrigger canoe in the open corner."""
    return drawing(
        (WOOD, "M-34,12 C-20,24 20,24 36,8 C22,14 -18,16 -34,12 Z", 0),
        (LIGHT_WOOD, "M-26,26 C-10,31 14,30 26,24", 3),
        (INK, "M-14,18 L-16,27 M12,17 L14,26", 2),
        (INK, "M2,14 L2,-34", 2.4),
        (PAPER, "M4,-32 C24,-24 28,-4 22,6 C14,2 10,2 4,4 Z", 0),
        ("#E8643C", "M10,-18 C18,-14 20,-8 19,-2", 2.4),
    )
