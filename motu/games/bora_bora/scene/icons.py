"""The small drawings of Bora Bora: goods, gods, people, jobs; about 20 wide and high, around the origin."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

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
ROSE: Final = "#F3C9C0"
THATCH: Final = "#C99A4B"
STONE: Final = "#A9A397"

ICONS: Final[dict[str, tuple[Stroke, ...]]] = {
    "wood": (
        (LIGHT_WOOD, "M-10,2 L4,2 L4,9 L-10,9 Z", 0),
        (SAND, "M4,2 C8,2 8,9 4,9 C0,9 0,2 4,2 Z", 0),
        (LIGHT_WOOD, "M-6,-6 L8,-6 L8,1 L-6,1 Z", 0),
        (SAND, "M-6,-6 C-2,-6 -2,1 -6,1 C-10,1 -10,-6 -6,-6 Z", 0),
    ),
    "stone": (
        (STONE, "M-10,8 L-8,0 L-2,-3 L2,2 L2,9 L-9,9 Z", 0),
        (MOUNTAIN, "M0,9 L1,0 L6,-4 L10,1 L10,9 Z", 0),
        (STONE, "M-5,-3 L-2,-9 L4,-9 L6,-4 L1,-1 Z", 0),
    ),
    "sand": (
        (SAND, "M-10,9 C-7,-2 -3,-7 0,-8 C3,-7 7,-2 10,9 Z", 0),
        (WOOD, "M-4,4 L-3.8,4 M0,0 L0.2,0 M3,5 L3.2,5 M-1,6 L-0.8,6 M2,-3 L2.2,-3", 1.8),
    ),
    "offering": (
        (FOREST, "M-3,-4 C-9,-6 -8,-11 -3,-9 C-1,-8 0,-6 0,-4 C0,-6 1,-8 3,-9 C8,-11 9,-6 3,-4 Z", 0),
        (CORAL, "M-4,-2 C-4,-7 4,-7 4,-2 Z", 0),
        (LIGHT_WOOD, "M-10,-2 L10,-2 C9,6 5,9 0,9 C-5,9 -9,6 -10,-2 Z", 0),
        (SAND, "M-8,2 L8,2", 1.6),
    ),
    "shell": (
        (ROSE, "M0,9 C-9,5 -11,-3 -7,-7 C-5,-10 5,-10 7,-7 C11,-3 9,5 0,9 Z", 0),
        (CORAL, "M0,8 L-5,-6 M0,8 L0,-8 M0,8 L5,-6 M0,8 L-8,-1 M0,8 L8,-1", 1.3),
    ),
    "fish": (
        (GOLD, "M4,0 L10,-6 L9,0 L10,6 Z", 0),
        (LAGOON, "M-10,0 C-8,-8 2,-7 6,0 C2,7 -8,8 -10,0 Z", 0),
        (PAPER, "M-6,-1.4 L-5.8,-1.4", 2.6),
    ),
    "fishing": (
        (WOOD, "M-10,9 L6,-10", 2.2),
        (INK, "M6,-10 L8,3", 1),
        (LAGOON, "M1,6 C3,1 8,1 9,5 L10,3 L10,9 L9,7 C8,11 3,10 1,6 Z", 0),
    ),
    "hut": (
        (LIGHT_WOOD, "M-7,-1 L7,-1 L7,9 L-7,9 Z", 0),
        (THATCH, "M0,-10 L11,0 L-11,0 Z", 0),
        (INK, "M-2,9 L-2,3 L2,3 L2,9", 1.4),
    ),
    "move_hut": (
        (LIGHT_WOOD, "M-10,-1 L1,-1 L1,8 L-10,8 Z", 0),
        (THATCH, "M-4.5,-9 L4,-1 L-13,-1 Z", 0),
        (INK, "M4,5 L10,5 M7,1 L11,5 L7,9", 2),
    ),
    "priest": (
        (GOLD, "M-7,-4 C-8,-11 8,-11 7,-4 Z", 0),
        (SKIN, "M-4,-5 C-4,1 4,1 4,-5 Z", 0),
        (PAPER, "M-5,0 C-2,2 2,2 5,0 L9,10 L-9,10 Z", 0),
        (CORAL, "M0,2 L0,10", 2.2),
    ),
    "temple": (
        (STONE, "M-11,10 L-11,6 L-7,6 L-7,2 L-4,2 L-4,-2 L4,-2 L4,2 L7,2 L7,6 L11,6 L11,10 Z", 0),
        (CORAL, "M0,-11 C3,-7 4,-5 2,-2 L-2,-2 C-4,-5 -1,-7 0,-11 Z", 0),
        (WOOD, "M-2,10 L-2,6 L2,6 L2,10", 1.4),
    ),
    "fire": (
        (CORAL, "M0,-10 C5,-5 9,0 6,6 C4,10 -4,10 -6,6 C-8,2 -5,-1 -4,-4 C-2,-2 -1,-4 0,-10 Z", 0),
        (GOLD, "M0,0 C3,3 4,6 2,8 C0,9.4 -3,8.6 -3,6 C-3,3 -1,3 0,0 Z", 0),
    ),
    "god_tile": (
        (GOLD, "M-8,-10 L8,-10 L8,10 L-8,10 Z", 0),
        (WOOD, "M-5,-5 L-2,-4 M5,-5 L2,-4 M-4,5 C-2,7 2,7 4,5 M0,-3 L0,1", 1.8),
    ),
    "god_card": (
        (DEEP, "M-7,-10 L7,-10 L7,10 L-7,10 Z", 0),
        (GOLD, "M-4,-4 L-1.5,-3 M4,-4 L1.5,-3 M-3,4 C-1,6 1,6 3,4 M0,-2 L0,1", 1.6),
    ),
    "status": (
        (GOLD, "M-9,7 L-10,-6 L-5,0 L0,-9 L5,0 L10,-6 L9,7 Z", 0),
        (WOOD, "M-8,4 L8,4", 1.8),
    ),
    "vp": (
        (GOLD, "M-9,0 C-9,-12 9,-12 9,0 C9,12 -9,12 -9,0 Z", 0),
        (PAPER, "M0,-6 L1.6,-2 L6,-2 L2.6,1 L4,5 L0,2.6 L-4,5 L-2.6,1 L-6,-2 L-1.6,-2 Z", 0),
    ),
    "build": (
        (SAND, "M-9,0 L9,0 L9,10 L-9,10 Z", 0),
        (CORAL, "M-11,0 L0,-10 L11,0 Z", 0),
        (WOOD, "M-2.5,10 L-2.5,4 L2.5,4 L2.5,10 M5,4 L6.5,4 M-6.5,4 L-5,4", 1.6),
    ),
    "material": (
        (SAND, "M-10,9 C-9,3 -6,1 -4,1 C-1,1 1,4 2,9 Z", 0),
        (STONE, "M2,9 L1,3 L6,0 L10,4 L10,9 Z", 0),
        (LIGHT_WOOD, "M-8,-6 L6,-6 L6,0 L-8,0 Z", 0),
        (SAND, "M6,-6 C9,-6 9,0 6,0 C3,0 3,-6 6,-6 Z", 0),
    ),
    "helper": (
        (
            SKIN,
            "M-8,9 C-10,4 -9,0 -9,-4 L-6,-4 L-6,0 L-5,-8 L-2,-8 L-2,-1 L-1,-10 L2,-10 L2,-1 L3,-8 L6,-8 "
            "L5,1 L8,-3 L11,-1 C9,4 6,9 3,9 Z",
            0,
        ),
    ),
    "woman": (
        (INK, "M-7,-2 C-8,-12 8,-12 7,-2 L8,4 L-8,4 Z", 0),
        (SKIN, "M-4.5,-4 C-4.5,-10 4.5,-10 4.5,-4 C4.5,1 -4.5,1 -4.5,-4 Z", 0),
        (CORAL, "M-8,10 C-8,3 -4,2 0,2 C4,2 8,3 8,10 Z", 0),
        (PAPER, "M4,-9 C6,-12 9,-9 7,-7 C10,-6 7,-3 5,-5 C3,-3 1,-6 4,-7 C1,-8 2,-11 4,-9 Z", 0),
    ),
    "man": (
        (SKIN, "M-5,-4 C-5,-11 5,-11 5,-4 C5,2 -5,2 -5,-4 Z", 0),
        (INK, "M-5.4,-5 C-6,-12 6,-12 5.4,-5 C2,-8 -2,-8 -5.4,-5 Z", 0),
        (LAGOON, "M-9,10 C-9,3 -5,2 0,2 C5,2 9,3 9,10 Z", 0),
        (PAPER, "M-5,6 L-2.5,4 L0,6 L2.5,4 L5,6", 1.4),
    ),
    "land": (
        (PLAIN, "M-11,10 L-11,2 C-6,-3 4,-3 11,1 L11,10 Z", 0),
        (WOOD, "M-4,10 C2,6 -4,3 0,-1 C2,-4 0,-7 0,-10", 4),
        (SAND, "M-4,10 C2,6 -4,3 0,-1 C2,-4 0,-7 0,-10", 1.8),
    ),
    "sea": (
        (WOOD, "M-10,2 L10,2 C8,7 5,8 0,8 C-5,8 -8,7 -10,2 Z", 0),
        (PAPER, "M0,-10 L0,1 L8,1 C7,-4 4,-8 0,-10 Z", 0),
        (LAGOON, "M-11,9 C-8,6 -5,12 -2,9 C1,6 4,12 7,9 C9,7 10,8 11,9", 2),
    ),
    "jewel": (
        (WOOD, "M-8,-7 C-7,3 7,3 8,-7", 1.8),
        (CORAL, "M0,-1 L5,4 L0,10 L-5,4 Z", 0),
        (SHALLOW, "M-6,-3 L-5.8,-3 M6,-3 L6.2,-3", 4),
    ),
    "task": (
        (PAPER, "M-7,-10 L7,-10 L7,10 L-7,10 Z", 0),
        (FOREST, "M-4,-5 L-2.5,-3.5 L0,-7 M-4,1 L-2.5,2.5 L0,-1 M-4,7 L-2.5,8.5 L0,5", 1.4),
        (INK, "M2,-4 L5,-4 M2,2 L5,2 M2,7 L5,7", 1.4),
    ),
    "all": (
        (CORAL, "M-11,9 C-11,2 -8,1 -5,1 C-2,1 1,2 1,9 Z", 0),
        (LAGOON, "M-1,9 C-1,2 2,1 5,1 C8,1 11,2 11,9 Z", 0),
        (SKIN, "M-8,-3 C-8,-8 -2,-8 -2,-3 C-2,1 -8,1 -8,-3 Z M2,-3 C2,-8 8,-8 8,-3 C8,1 2,1 2,-3 Z", 0),
    ),
    "check": ((FOREST, "M-7,1 L-2,6 L8,-6", 3.6),),
    "cross": ((REFUSAL, "M-6,-6 L6,6 M6,-6 L-6,6", 3.4),),
    "stop": (
        (REFUSAL, "M-4,-10 L4,-10 L10,-4 L10,4 L4,10 L-4,10 L-10,4 L-10,-4 Z", 0),
        (PAPER, "M-5,0 L5,0", 3),
    ),
    "arrow": ((INK, "M-7,0 L5,0 M1,-4 L6,0 L1,4", 2),),
    "god-blue": ((PAPER, "M-8,-2 C-5,-6 -3,-6 0,-2 C3,2 5,2 8,-2 M-8,4 C-5,0 -3,0 0,4 C3,8 5,8 8,4", 2.2),),
    "god-white": (
        (PAPER, "M-8,-8 L8,-8 L8,8 L-8,8 Z", 0),
        (INK, "M-4,-5 L-3.9,-5 M4,-5 L4.1,-5 M-4,0 L-3.9,0 M4,0 L4.1,0 M-4,5 L-3.9,5 M4,5 L4.1,5", 3),
    ),
    "god-red": (
        (PAPER, "M4,0 L10,-6 L9,0 L10,6 Z", 0),
        (PAPER, "M-10,0 C-8,-8 2,-7 6,0 C2,7 -8,8 -10,0 Z", 0),
        (INK, "M-6,-1.4 L-5.8,-1.4", 2.6),
    ),
    "god-green": (
        (PAPER, "M-9,6 C-9,-4 -4,-9 -1,-9 C0,-2 -3,4 -9,6 Z", 0),
        (PAPER, "M9,6 C9,-4 4,-9 1,-9 C0,-2 3,4 9,6 Z", 0),
    ),
    "god-yellow": (
        (PAPER, "M-5,0 C-5,-6.7 5,-6.7 5,0 C5,6.7 -5,6.7 -5,0 Z", 0),
        (INK, "M0,-10 L0,-7.4 M0,7.4 L0,10 M-10,0 L-7.4,0 M7.4,0 L10,0 M-7,-7 L-5.4,-5.4 M7,7 L5.4,5.4 "
              "M-7,7 L-5.4,5.4 M7,-7 L5.4,-5.4", 1.8),
    ),
}  # fmt: skip

GOD_COLOURS: Final = {
    "blue": "#2F6DB0", "white": "#F1ECE0", "red": "#B93A3A", "green": "#3B7F4A", "yellow": "#E0B02C",
}  # fmt: skip


def icon_drawings() -> list[tuple[str, Markup]]:
    """All icons, to be drawn once and used often."""
    return [(f"i-{name}", drawing(*strokes)) for name, strokes in ICONS.items()]
