"""The small drawings of Raiatea: things, people and places, about 20 wide and high, around the origin."""

from __future__ import annotations

from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import (
    CORAL,
    DEEP,
    FOREST,
    GOLD,
    INK,
    LAGOON,
    MOUNTAIN,
    PAPER,
    PLAIN,
    REFUSAL,
    SAND,
    SHALLOW,
)
from motu.games._shared.drawing.strokes import Stroke, drawing

WOOD: Final = "#7A4B2A"
LIGHT_WOOD: Final = "#B98452"
SKIN: Final = "#C98F5F"
PURPLE: Final = "#7A4FA3"
ROSE: Final = "#F3D9D2"

ICONS: Final[dict[str, tuple[Stroke, ...]]] = {
    "pearl": (
        (ROSE, "M-8,0 C-8,-10.7 8,-10.7 8,0 C8,10.7 -8,10.7 -8,0 Z", 0),
        (PAPER, "M-4,-3 C-3,-5 -1,-5.5 1,-5.5", 2),
    ),
    "mana": (
        (LAGOON, "M0,-10 C3,-5 9,-1 8,4 C7,11 -7,11 -8,4 C-9,-1 -3,-5 0,-10 Z", 0),
        (PAPER, "M1,5 C-3,6 -4,1 0,0 C4,0 4,7 -1,7", 1.8),
    ),
    "tattoo": (
        (INK, "M-9,-7 L9,-7 L9,7 L-9,7 Z", 0),
        (PAPER, "M-8,-1 L-4,-5 L0,-1 L4,-5 L8,-1 M-8,5 L-4,1 L0,5 L4,1 L8,5", 1.7),
    ),
    "priest": (
        (GOLD, "M-7,-4 C-8,-11 8,-11 7,-4 Z", 0),
        (SKIN, "M-4,-5 C-4,1 4,1 4,-5 Z", 0),
        (PAPER, "M-5,0 C-2,2 2,2 5,0 L9,10 L-9,10 Z", 0),
        (CORAL, "M0,2 L0,10", 2.2),
    ),
    "uru": (
        (PLAIN, "M-8,1 C-8,-9 8,-9 8,1 C8,11 -8,11 -8,1 Z", 0),
        (FOREST, "M-5,-1 L-4,-1 M0,-1 L1,-1 M4,-1 L5,-1 M-3,3 L-2,3 M2,3 L3,3 M-3,-4 L-2,-4", 1.6),
        (FOREST, "M0,-7 C0,-11 5,-11 8,-9 C6,-6 3,-6 0,-7 Z", 0),
    ),
    "taro": (
        (FOREST, "M-1,-2 C-10,-2 -10,-9 -7,-10 C-4,-9 -1,-6 0,-3 C1,-6 4,-9 7,-10 C10,-9 10,-2 1,-2 Z", 0),
        ("#9A6BAA", "M-6,2 C-5,-3 5,-3 6,2 C6,7 2,9 0,10 C-2,9 -6,7 -6,2 Z", 0),
        (PAPER, "M-4,3 C-2,4 2,4 4,3", 1.4),
    ),
    "mahi_mahi": (
        (GOLD, "M3,0 L10,-6 L9,0 L10,6 Z", 0),
        (LAGOON, "M-10,0 C-8,-8 2,-7 6,0 C2,7 -8,8 -10,0 Z", 0),
        (PAPER, "M-6,-1.4 L-5.8,-1.4", 2.6),
        (GOLD, "M-1,-2 C0,0 0,2 -1,3", 1.6),
    ),
    "tiare": (
        (
            PAPER,
            "M0,-2 C-3,-6 -2,-10 0,-10 C2,-10 3,-6 0,-2 C4,-6 9,-6 9,-4 C9,-2 5,0 2,0 C7,3 8,8 6,9 "
            "C4,9 1,6 0,2 C-1,6 -4,9 -6,9 C-8,8 -7,3 -2,0 C-5,0 -9,-2 -9,-4 C-9,-6 -4,-6 0,-2 Z",
            0,
        ),
        (GOLD, "M-2.4,0 C-2.4,-3 2.4,-3 2.4,0 C2.4,3 -2.4,3 -2.4,0 Z", 0),
    ),
    "good": (  # any good: a basket
        (WOOD, "M-6,-2 C-6,-11 6,-11 6,-2", 1.8),
        (SAND, "M-9,-2 L9,-2 L7,9 L-7,9 Z", 0),
        (WOOD, "M-8,2 L8,2 M-7,6 L7,6 M-3,-2 L-2,9 M3,-2 L2,9", 1.1),
    ),
    "gatherer": (
        (FOREST, "M-9,9 C-9,-4 -2,-10 9,-10 C10,2 4,9 -9,9 Z", 0),
        (PAPER, "M-7,7 C-3,1 1,-3 6,-7 M-3,2 L-3,-3 M1,-2 L6,-1", 1.5),
    ),
    "merchant": (
        (CORAL, "M-10,-10 L10,-10 L10,10 L-10,10 Z", 0),
        (PAPER, "M0,-7 L0,7 M-4,7 L4,7 M-7,-5 L7,-5 M-7,-4 L-9,2 L-5,2 L-7,-4 M7,-4 L5,2 L9,2 L7,-4", 1.5),
    ),
    "shaman": (
        (PURPLE, "M0,-11 L10,9 L-10,9 Z", 0),
        (PAPER, "M0,-5 L0,6 M-3,-1 C-3,-4 3,-4 3,-1 M-4,3 L4,3", 1.6),
    ),
    "diver": (
        (DEEP, "M-10,0 C-10,-13 10,-13 10,0 C10,13 -10,13 -10,0 Z", 0),
        (PAPER, "M-7,-2 C-4,-5 -2,-5 0,-2 C2,1 4,1 7,-2 M-7,3 C-4,0 -2,0 0,3 C2,6 4,6 7,3", 1.6),
    ),
    "assistant": (
        (SAND, "M-9,10 C-9,1 -5,0 0,0 C5,0 9,1 9,10 Z", 0),
        (SKIN, "M-5,-4 C-5,-11 5,-11 5,-4 C5,2 -5,2 -5,-4 Z", 0),
    ),
    "mask": (
        (LIGHT_WOOD, "M-8,-9 C-3,-11 3,-11 8,-9 C9,0 6,8 0,10 C-6,8 -9,0 -8,-9 Z", 0),
        (INK, "M-5,-3 L-2,-2 M5,-3 L2,-2 M-3,5 L3,5 M0,-1 L0,2", 1.8),
    ),
    "ritual": (
        (DEEP, "M-7,-10 L7,-10 L7,10 L-7,10 Z", 0),
        (GOLD, "M-3.4,0 C-3.4,-4.5 3.4,-4.5 3.4,0 C3.4,4.5 -3.4,4.5 -3.4,0 Z", 0),
        (GOLD, "M0,-7.5 L0,-6 M0,6 L0,7.5 M-5.3,0 L-4.6,0 M4.6,0 L5.3,0", 1.4),
    ),
    "mission": (
        (WOOD, "M-6,10 L-6,-3 C-8,-6 -6,-10 0,-10 C6,-10 8,-6 6,-3 L6,10 Z", 0),
        (PAPER, "M-3.4,-5 L-1.6,-5 M1.6,-5 L3.4,-5", 2.2),
        (SAND, "M-3,-1 L3,-1 M-4,4 L0,7 L4,4", 1.5),
    ),
    "bag": (
        (WOOD, "M-3,-6 C-11,-1 -11,10 0,10 C11,10 11,-1 3,-6 L5,-10 L-5,-10 Z", 0),
        (GOLD, "M-4,-6 L4,-6", 2.2),
    ),
    "die": (
        (PAPER, "M-8,-8 L8,-8 L8,8 L-8,8 Z", 0),
        (INK, "M-4,-4 L-3.9,-4 M4,4 L4.1,4 M0,0 L0.1,0", 3),
    ),
    "wake": (  # an assistant that stands up again
        (FOREST, "M7,4 C5,10 -5,10 -8,3 C-9,-4 -2,-9 4,-6", 2.6),
        (FOREST, "M3,-10 L9,-5 L2,-2 Z", 0),
    ),
    "sleep": ((REFUSAL, "M-8,-4 L-2,-4 L-8,3 L-2,3 M2,-1 L8,-1 L2,6 L8,6", 2),),
    "loss": ((REFUSAL, "M-7,0 L7,0", 3.4),),
    "theft": (
        (
            SKIN,
            "M-9,2 C-9,9 3,10 6,6 L9,-3 L6,-4 L4,0 L4,-8 L1.5,-8 L1,-2 L0,-9 L-2.5,-9 L-2.5,-2 L-4,-7 L-6,-6 "
            "L-5,2 Z",
            0,
        ),
    ),
    "cancel": ((REFUSAL, "M-7,-7 L7,7 M7,-7 L-7,7", 3.4),),
    "alike": ((INK, "M-5,-3 L5,-3 M-5,3 L5,3", 2.4),),
    "unlike": ((INK, "M-5,-3 L5,-3 M-5,3 L5,3 M3,-8 L-3,8", 2.2),),
    "gavel": (
        (WOOD, "M-9,9 L2,-2", 3),
        (LIGHT_WOOD, "M-3,-6 L3,-11 L10,-3 L5,2 Z", 0),
    ),
    "others": (
        (MOUNTAIN, "M-10,9 C-10,2 -8,1 -5,1 C-2,1 0,2 0,9 Z M0,9 C0,2 2,1 5,1 C8,1 10,2 10,9 Z", 0),
        (SAND, "M-8,-3 C-8,-8 -2,-8 -2,-3 C-2,1 -8,1 -8,-3 Z M2,-3 C2,-8 8,-8 8,-3 C8,1 2,1 2,-3 Z", 0),
    ),
    "all": (
        (MOUNTAIN, "M-10,9 C-10,2 -8,1 -5,1 C-2,1 0,2 0,9 Z M0,9 C0,2 2,1 5,1 C8,1 10,2 10,9 Z", 0),
        (SAND, "M-8,-3 C-8,-8 -2,-8 -2,-3 C-2,1 -8,1 -8,-3 Z M2,-3 C2,-8 8,-8 8,-3 C8,1 2,1 2,-3 Z", 0),
        (GOLD, "M-5,10 C-5,4 -3,3 0,3 C3,3 5,4 5,10 Z", 0),
        (PAPER, "M-3,0 C-3,-5 3,-5 3,0 C3,4 -3,4 -3,0 Z", 0),
    ),
    "clip": ((INK, "M-5,6 L-5,-5 C-5,-10 5,-10 5,-5 L5,7 C5,10 -1,10 -1,7 L-1,-3", 1.8),),
    "points": (
        (GOLD, "M-9,0 C-9,-12 9,-12 9,0 C9,12 -9,12 -9,0 Z", 0),
        (PAPER, "M0,-6 L1.6,-2 L6,-2 L2.6,1 L4,5 L0,2.6 L-4,5 L-2.6,1 L-6,-2 L-1.6,-2 Z", 0),
    ),
    "arrow": ((INK, "M-7,0 L5,0 M1,-4 L6,0 L1,4", 2),),
    "swap": ((INK, "M-7,-3 L6,-3 L3,-6 M7,3 L-6,3 L-3,6", 1.8),),
    "forest": (
        (WOOD, "M-2,3 L2,3 L2,10 L-2,10 Z", 0),
        (FOREST, "M0,-11 C6,-11 8,-6 7,-4 C11,-2 9,5 4,5 L-4,5 C-9,5 -11,-2 -7,-4 C-8,-6 -6,-11 0,-11 Z", 0),
    ),
    "marae": (
        (MOUNTAIN, "M-11,10 L-11,5 L-7,5 L-7,0 L7,0 L7,5 L11,5 L11,10 Z", 0),
        (MOUNTAIN, "M-3,0 L-2,-9 L2,-9 L3,0 Z", 0),
        (SAND, "M-10,7.5 L10,7.5 M-6,2.5 L6,2.5", 1.2),
    ),
    "reef": (
        (SHALLOW, "M-11,9 C-8,3 8,3 11,9 Z", 0),
        (CORAL, "M0,8 L0,-9 M0,2 C-5,1 -6,-3 -6,-6 M0,0 C5,-1 6,-4 6,-8 M-6,-1 L-9,-3 M6,-2 L9,-4", 2.8),
    ),
    "path": (
        (SAND, "M-10,10 L-3,-9 L3,-9 L10,10 Z", 0),
        (WOOD, "M-7,5 L7,5 M-5,0 L5,0 M-4,-4 L4,-4", 1.5),
        (GOLD, "M-4,-9 C-4,-13 4,-13 4,-9 Z", 0),
    ),
    "clearing": (
        (PLAIN, "M-11,6 C-11,1 11,1 11,6 C11,11 -11,11 -11,6 Z", 0),
        (LIGHT_WOOD, "M-6,-10 C-2,-11 2,-11 6,-10 C7,-3 4,3 0,5 C-4,3 -7,-3 -6,-10 Z", 0),
        (INK, "M-3,-5 L-1.5,-5 M3,-5 L1.5,-5 M-2,1 L2,1", 1.6),
    ),
    "market": (
        (LIGHT_WOOD, "M-9,-2 L9,-2 L9,10 L-9,10 Z", 0),
        (CORAL, "M-11,-9 L11,-9 L11,-3 C8,0 5,0 3.6,-3 C2,0 -2,0 -3.6,-3 C-5,0 -8,0 -11,-3 Z", 0),
        (PAPER, "M-6,4 L6,4", 2.4),
    ),
}  # fmt: skip


def icon_drawings() -> list[tuple[str, Markup]]:
    """All icons, to be drawn once and used often."""
    return [
        *((f"i-{name}", drawing(*strokes)) for name, strokes in ICONS.items()),
        ("i-mirror", _mirror()),
    ]


def _mirror() -> Markup:
    """A mirror with a frame in the four colours of the masks."""
    ring = {"fill": "none", "stroke-width": "3.2"}
    arcs = (
        ("#C0392B", "M0,-10 C5,-10 8,-6 8,-2"),
        ("#2F7A4B", "M8,-2 C8,3 4,6 0,6"),
        ("#E2A72E", "M0,6 C-4,6 -8,3 -8,-2"),
        ("#6C4A9B", "M-8,-2 C-8,-6 -5,-10 0,-10"),
    )
    return markup([
        h.path(d="M0,6 L0,11", stroke=INK, stroke_width="4", stroke_linecap="round"),
        h.path(d="M0,-10 C5,-10 8,-6 8,-2 C8,3 4,6 0,6 C-4,6 -8,3 -8,-2 C-8,-6 -5,-10 0,-10 Z",
               fill=SHALLOW, stroke=INK, stroke_width="5"),
        (h.path(ring, d=path, stroke=colour) for colour, path in arcs),
        h.path(d="M-4,-2 L0,-7", stroke=PAPER, stroke_width="1.6"),
    ])  # fmt: skip
