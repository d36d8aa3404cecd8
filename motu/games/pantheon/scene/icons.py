"""The small drawings of Pantheon: things, people and powers, about 20 wide and high, around the origin."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from motu.games._shared.drawing.palette import CORAL, GOLD, INK, LAGOON, PAPER, REFUSAL, SHALLOW
from motu.games._shared.drawing.strokes import Stroke, drawing

MARBLE: Final = "#F4F0E8"
SHADE: Final = "#B8AE9C"
CLAY: Final = "#C4703A"
SKIN: Final = "#D9A679"
PURPLE: Final = "#7A4FA3"
STEEL: Final = "#8FA1AB"

_FOOT: Final = (
    "M-3.6,-2.5 C-5,-6 4.4,-6.6 4.8,-2.5 C5.1,0.8 2.6,2.5 3,5 "
    "C3.6,10.4 -3.2,10.4 -3,5.4 C-2.8,2.5 -3,-0.5 -3.6,-2.5 Z"
)
_LEFT: Final = (
    "M-8.6,0 C-9.6,-4 -2.4,-4.6 -2.2,-1 C-2,2 -4,3 -3.8,5 C-3.4,9 -8.4,9 -8.2,5 C-8,3 -8.2,1.5 -8.6,0 Z"
)
_RIGHT: Final = (
    "M2.2,-3 C1.2,-7 8.4,-7.6 8.6,-4 C8.8,-1 6.8,0 7,2 C7.4,6 2.4,6 2.6,2 C2.8,0 2.6,-1.5 2.2,-3 Z"
)
_RAYS: Final = (
    "M0,-10 L0,-7 M7,-7 L5,-5 M10,0 L7,0 M7,7 L5,5 M0,10 L0,7 M-7,7 L-5,5 M-10,0 L-7,0 M-7,-7 L-5,-5"
)
_EAGLE: Final = (
    "M0,-4 C-3,-9 -9,-9 -11,-6 C-8,-5 -8,-2 -9,0 C-5,-1 -3,0 0,4 "
    "C3,0 5,-1 9,0 C8,-2 8,-5 11,-6 C9,-9 3,-9 0,-4 Z"
)
_TOES: Final = "M-4.6,-6.4 L-4.6,-6.3 M-1.9,-8.3 L-1.9,-8.2 M1.2,-8.6 L1.2,-8.5 M4.2,-7.2 L4.2,-7.1"
_CARD: Final = "M-6,-9 L6,-9 L6,9 L-6,9 Z"
_PEDIMENT: Final = "M-10,-3 L0,-10 L10,-3 Z"
_PILLARS: Final = "M-7.5,-2 L-7.5,6 M-2.5,-2 L-2.5,6 M2.5,-2 L2.5,6 M7.5,-2 L7.5,6"
_BASE: Final = "M-10,6 L10,6 L10,9.5 L-10,9.5 Z"
_STAR: Final = "M0,-7 L1.9,-2.2 L7,-2 L3,1.2 L4.4,6.2 L0,3.3 L-4.4,6.2 L-3,1.2 L-7,-2 L-1.9,-2.2 Z"
_LAUREL: Final = "M-3,9 C-10,7 -11,-3 -7,-8 M3,9 C10,7 11,-3 7,-8"

ICONS: Final[dict[str, tuple[Stroke, ...]]] = {
    "foot": ((CLAY, _FOOT, 0), (INK, _TOES, 3.4), (CLAY, _TOES, 2)),
    "feet": (
        (CLAY, _LEFT, 0),
        (CLAY, _RIGHT, 0),
        (CLAY, "M-7.8,-5 L-7.8,-4.9 M-4.4,-5.6 L-4.4,-5.5 M3,-8 L3,-7.9 M6.4,-8.6 L6.4,-8.5", 2.4),
    ),
    "column": (
        (MARBLE, "M-4,-7 L4,-7 L4,7 L-4,7 Z", 0),
        (SHADE, "M-1.3,-6 L-1.3,6 M1.6,-6 L1.6,6", 1.1),
        (MARBLE, "M-6.5,-10 L6.5,-10 L5.5,-7 L-5.5,-7 Z", 0),
        (MARBLE, "M-5.5,7 L5.5,7 L6.5,10 L-6.5,10 Z", 0),
    ),
    "erected": (
        (GOLD, "M-9,5 L9,5 L9,10 L-9,10 Z", 0),
        (MARBLE, "M-3.6,-7 L3.6,-7 L3.6,5 L-3.6,5 Z", 0),
        (SHADE, "M-1.2,-6 L-1.2,4 M1.4,-6 L1.4,4", 1.1),
        (MARBLE, "M-6,-10 L6,-10 L5,-7 L-5,-7 Z", 0),
    ),
    "temple": (
        (MARBLE, "M-9,-3 L9,-3 L9,6 L-9,6 Z", 0),
        (SHADE, _PILLARS, 2.4),
        (MARBLE, _PEDIMENT, 0),
        (MARBLE, _BASE, 0),
    ),
    "gift": (
        (
            CLAY,
            "M-3,-8 L3,-8 C2,-5 7,-3 7,2 C7,6 3,8 2.5,10 L-2.5,10 C-3,8 -7,6 -7,2 C-7,-3 -2,-5 -3,-8 Z",
            0,
        ),
        (INK, "M-3.4,-6 C-8,-8 -8.6,-3 -6,-2 M3.4,-6 C8,-8 8.6,-3 6,-2", 1.4),
        (PAPER, "M-6,1 L-3,-1 L0,1 L3,-1 L6,1", 1.3),
    ),
    "priest": (
        (PAPER, "M-4,-2 C-2,0 2,0 4,-2 L8,10 L-8,10 Z", 0),
        (SKIN, "M-3.6,-6 C-3.6,-0.5 3.6,-0.5 3.6,-6 C3.6,-9 -3.6,-9 -3.6,-6 Z", 0),
        (PURPLE, "M-5,-1 C-7,-9 -3,-11 0,-11 C3,-11 7,-9 5,-1 L3.6,-4 C3,-8 -3,-8 -3.6,-4 Z", 0),
        (PURPLE, "M0,1 L0,10", 2),
    ),
    "dancer": (
        (SKIN, "M-4,-1 L-9,-8 M4,-1 L9,-7", 2),
        (CORAL, "M-3,-3 L3,-3 L2.5,2 C8,5 9,8 8,10 C3,8 -3,8 -8,10 C-9,8 -8,5 -2.5,2 Z", 0),
        (SKIN, "M-2.8,-7 C-2.8,-2.8 2.8,-2.8 2.8,-7 C2.8,-10.6 -2.8,-10.6 -2.8,-7 Z", 0),
        (INK, "M-2.6,-8 C-2,-11 2,-11 2.6,-8", 2),
    ),
    "temple_offering": (
        (GOLD, "M-9,-3 L9,-3 L9,6 L-9,6 Z", 0),
        (PAPER, _PILLARS, 2.4),
        (GOLD, _PEDIMENT, 0),
        (GOLD, _BASE, 0),
    ),
    "coin": (
        (GOLD, "M-9,0 C-9,-12 9,-12 9,0 C9,12 -9,12 -9,0 Z", 0),
        (PAPER, "M-6,0 C-6,-8 6,-8 6,0 C6,8 -6,8 -6,0 Z", 1.4),
    ),
    "card": ((SHALLOW, _CARD, 0), (LAGOON, "M-3,-4 L3,-4 M-3,0 L3,0 M-3,4 L3,4", 1.6)),
    "cards": (
        (LAGOON, "M-9,-6 L0,-9 L4,6 L-5,9 Z", 0),
        (SHALLOW, "M-1,-8 L9,-8 L9,8 L-1,8 Z", 0),
    ),
    "cards3": (
        (LAGOON, "M-10,-3 L-3,-8 L3,4 L-4,9 Z", 0),
        ("#5FB3B8", "M-5,-8 L4,-9 L5,7 L-4,8 Z", 0),
        (SHALLOW, "M1,-7 L9,-5 L6,9 L-2,7 Z", 0),
    ),
    "deity": (
        (GOLD, _RAYS, 2.4),
        (GOLD, "M-5.5,0 C-5.5,-7.3 5.5,-7.3 5.5,0 C5.5,7.3 -5.5,7.3 -5.5,0 Z", 0),
        (INK, "M-2.2,-0.8 L-2.2,-0.7 M2.2,-0.8 L2.2,-0.7 M-1.6,2.2 C-0.6,3 0.6,3 1.6,2.2", 1.3),
    ),
    "demigod": (("#4F8A4C", _LAUREL, 3), (GOLD, _STAR, 0)),
    "jump": ((INK, "M-8,6 C-7,-8 5,-8 7,2", 2), (INK, "M3.4,0.4 L9.6,-0.6 L7.4,5.6 Z", 0)),
    "again": (
        (INK, "M6,-4 C2,-9 -8,-7 -7.4,1 C-7,9 5,9 7.4,3", 2.2),
        (INK, "M2.4,-4.4 L9.4,-7.4 L8.4,0.2 Z", 0),
    ),
    "rank": (
        (MARBLE, "M-8,-8 L8,-8 L8,8 L-8,8 Z", 0),
        (REFUSAL, "M-4,1 L0,-4 L4,1", 2.2),
        (REFUSAL, "M-4,6 L0,1 L4,6", 2.2),
    ),
    "rank1": ((MARBLE, "M-8,-8 L8,-8 L8,8 L-8,8 Z", 0), (REFUSAL, "M-4.5,3 L0,-3 L4.5,3", 2.6)),
    "points": (
        (GOLD, "M-9,0 C-9,-12 9,-12 9,0 C9,12 -9,12 -9,0 Z", 0),
        (PAPER, _STAR.replace("7", "5"), 0),
    ),
    "stop": ((REFUSAL, "M-4,-9 L4,-9 L9,-4 L9,4 L4,9 L-4,9 L-9,4 L-9,-4 Z", 0), (PAPER, "M-4.5,0 L4.5,0", 3)),
    "done": (
        ("#2F7A4B", "M-9,0 C-9,-12 9,-12 9,0 C9,12 -9,12 -9,0 Z", 0),
        (PAPER, "M-4.5,0 L-1,4 L5,-4", 2.6),
    ),
    "ways": ((INK, "M-5,0 L-4.9,0 M0,0 L0.1,0 M5,0 L5.1,0", 3.4),),
    # The peoples.
    "gallia": (
        (STEEL, "M-7,5 C-8,-9 8,-9 7,5 Z", 0),
        (PAPER, "M-6,-2 C-12,-6 -11,-11 -8,-10 L-3,-5 Z", 0),
        (PAPER, "M6,-2 C12,-6 11,-11 8,-10 L3,-5 Z", 0),
        (GOLD, "M-8,5 L8,5 L8,8.5 L-8,8.5 Z", 0),
    ),
    "germania": (
        ("#7A4B2A", "M0,-9 L0,10", 2.6),
        (STEEL, "M1,-8 C8,-11 11,-3 8,3 C6,0 4,-1 1,-1 Z", 0),
        (STEEL, "M-1,-8 C-8,-11 -11,-3 -8,3 C-6,0 -4,-1 -1,-1 Z", 0),
    ),
    "graecia": (
        (CORAL, "M-2,-10 C10,-10 11,0 9,7 L6,3 C6,-4 2,-6 -2,-6 Z", 0),
        (GOLD, "M-7,10 L-7,-1 C-7,-8 5,-8 5,0 L5,10 L1,10 L1,3 L-2,3 L-2,10 Z", 0),
        (INK, "M-5,0 L-1.5,0.6", 1.8),
    ),
    "aegyptus": (
        (GOLD, "M-10,9 L0,-9 L10,9 Z", 0),
        ("#B9812A", "M0,-9 L10,9 L3,9 Z", 0),
        (INK, "M-6,3 L4.6,3 M-3.6,-2 L2,-2", 0.9),
    ),
    "persia": (
        (CORAL, "M-5,-1 C-5,-7.6 5,-7.6 5,-1 C5,5.6 -5,5.6 -5,-1 Z", 0),
        (GOLD, "M-10,2 C-6,-1 -4,1 0,5 C4,1 6,-1 10,2 C7,4 6,9 0,9 C-6,9 -7,4 -10,2 Z", 0),
    ),
    "cartago": (
        ("#7A4B2A", "M-10,3 L10,3 C9,9 5,10 0,10 C-5,10 -9,9 -10,3 Z", 0),
        (INK, "M0,3 L0,-10", 1.6),
        (PAPER, "M0,-9 C7,-7 8,-1 7,1 L0,1 Z", 0),
        (REFUSAL, "M0,-9 L-6,-7 L0,-5 Z", 0),
    ),
    "iberia": (
        (PAPER, "M-5,-4 C-11,-4 -11,-10 -9,-10 C-8,-7 -6,-7 -4,-7 Z", 0),
        (PAPER, "M5,-4 C11,-4 11,-10 9,-10 C8,-7 6,-7 4,-7 Z", 0),
        ("#7A4B2A", "M-6,-6 L6,-6 C7,0 4,3 4,8 L-4,8 C-4,3 -7,0 -6,-6 Z", 0),
        (PAPER, "M-2.6,-1 L-2.5,-1 M2.6,-1 L2.7,-1", 2),
    ),
    "roma": (
        (GOLD, _EAGLE, 0),
        (REFUSAL, "M-5,5 L5,5 L4,10 L-4,10 Z", 0),
        (GOLD, "M0,3 L0,6", 2.4),
    ),
}


def icon_drawings() -> list[tuple[str, Markup]]:
    """All icons, as they are defined on the sheet."""
    return [(f"i-{name}", drawing(*strokes)) for name, strokes in ICONS.items()]
