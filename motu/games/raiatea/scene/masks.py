"""The masks of Raiatea: each is drawn once and named where it hangs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import INK, PAPER
from motu.games._shared.drawing.parts import icon
from motu.games._shared.drawing.pieces import piece
from motu.games._shared.drawing.sheet import used
from motu.games.raiatea.seen import RaiateaView

Design = tuple[str, str, str]  # of a mask: its id, its colour, what a pair of it scores

MASK_COLOURS: Final = {"red": "#C0392B", "green": "#2F7A4B", "yellow": "#E2A72E", "purple": "#6C4A9B"}
# A colour of masks is an outline too; 40 wide and 48 high.
OUTLINES: Final = {
    "red": "M-14,-20 C-5,-24 5,-24 14,-20 C18,-4 12,16 0,22 C-12,16 -18,-4 -14,-20 Z",
    "green": "M-16,-22 L16,-22 L16,2 C14,12 8,18 0,22 C-8,18 -14,12 -16,2 Z",
    "yellow": "M0,-23 L17,-6 L9,20 L-9,20 L-17,-6 Z",
    "purple": "M-15,-18 L-8,-23 L8,-23 L15,-18 L15,14 L8,21 L-8,21 L-15,14 Z",
}
SCORE_ICONS: Final = {
    "pearls": "pearl", "mana": "mana", "goods": "good", "conditional": "mission",
    "gatherer": "gatherer", "merchant": "merchant", "shaman": "shaman", "diver": "diver",
}  # fmt: skip


def mask_drawings(designs: Iterable[Design]) -> list[tuple[str, Markup]]:
    """The masks of this box: outline and colour, and on the forehead what a pair of it scores.

    Where two designs have both in common, dots on the chin tell the later one apart.
    """
    drawn: list[tuple[str, Markup]] = []
    looks: Counter[tuple[str, str]] = Counter()
    for id, colour, scores in designs:
        drawn.append((f"m-{id}", _mask(colour, scores, looks[colour, scores])))
        looks[colour, scores] += 1
    return drawn


@lru_cache(maxsize=64)
def _mask(colour: str, scores: str, dots_on_chin: int) -> Markup:
    eyes = "M-10,-2 C-9,-6 -4,-6 -3,-1 Z M10,-2 C9,-6 4,-6 3,-1 Z"
    if scores in SCORE_ICONS:
        sign = [icon(SCORE_ICONS[scores], 0, -13, 14)]
    else:
        dots = zip((-9, -3, 3, 9), MASK_COLOURS.values(), strict=True)
        sign = [markup(h.circle(cx=str(x), cy="-12", r="2.6", fill=c, stroke=PAPER)) for x, c in dots]
    return markup([
        piece(OUTLINES[colour], MASK_COLOURS[colour], 1.6, 1),
        h.path(d=eyes, fill=PAPER, stroke=INK),
        h.path(d="M-1.5,1 L1.5,1 L2.5,6 L-2.5,6 Z", fill=INK, opacity="0.55"),
        h.path(d="M-7,10 L7,10 L5,15 L-5,15 Z", fill=PAPER, stroke=INK),
        h.path(d="M-3,10 L-3,15 M0,10 L0,15 M3,10 L3,15", stroke=INK, stroke_width="0.9"),
        sign,
        [
            h.circle(cx=number(3.6 * (i - (dots_on_chin - 1) / 2)), cy="18", r="1.5", fill=PAPER)
            for i in range(dots_on_chin)
        ],
    ])  # fmt: skip


@lru_cache(maxsize=512)
def mask(kind: str, x: float, y: float, high: float) -> Markup:
    """A mask or a mirror, so high."""
    if kind == "mirror":
        return icon("mirror", x, y, high * 0.9)
    return used(f"m-{kind}", x, y, high / 48)


def mask_name(view: RaiateaView, say: Speaker, kind: str) -> str:
    """A mask or a mirror in words."""
    if kind == "mirror":
        return say("mirror.title")
    facts = view["designs"][kind]
    return facts["name"] if "name" in facts else say(f"mask-{kind}")
