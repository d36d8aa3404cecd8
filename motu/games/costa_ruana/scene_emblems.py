"""The small drawings of Costa Ruana: one for each island, background, kind of card and thing of a player.

All are drawn around the origin; an island's emblem is about 66 wide and 60 high.
"""

from __future__ import annotations

from functools import cache
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
    SAND,
    SHALLOW,
)

BARK: Final = "#8A5A34"
LEAF: Final = "#3A7340"
RED: Final = "#D2473F"
PINK: Final = "#F0B49C"
THATCH: Final = "#C99A45"

# Fill and path, from back to front; a number instead of nothing after them: a line of that thickness.
Stroke = tuple[str, str, float]
EMBLEMS: Final[tuple[tuple[Stroke, ...], ...]] = (
    (  # palms
        (PLAIN, "M-26,29 C-18,20 20,20 28,29 Z", 0),
        (BARK, "M-4,28 C-2,14 1,4 5,-9 L10,-8 C7,4 5,16 5,28 Z", 0),
        (LEAF, "M7,-9 C-1,-9 -10,-3 -12,9 C-5,2 1,-4 7,-9 Z", 0),
        (LEAF, "M7,-9 C15,-9 23,-3 24,9 C18,2 13,-4 7,-9 Z", 0),
        (FOREST, "M7,-9 C-4,-20 -19,-18 -26,-5 C-15,-10 -3,-9 7,-9 Z", 0),
        (FOREST, "M7,-9 C18,-20 29,-17 34,-5 C25,-10 16,-9 7,-9 Z", 0),
        (FOREST, "M7,-9 C3,-24 -7,-31 -18,-26 C-9,-21 0,-17 7,-9 Z", 0),
        (FOREST, "M7,-9 C10,-25 21,-30 31,-25 C22,-21 14,-17 7,-9 Z", 0),
        (BARK, "M1,-9 C1,-4 7,-4 7,-9 C7,-13 1,-13 1,-9 Z", 0),
        (BARK, "M7,-7 C7,-2 13,-2 13,-7 C13,-11 7,-11 7,-7 Z", 0),
    ),
    (  # turtle
        (PLAIN, "M8,-8 C12,-22 24,-27 28,-21 C27,-13 20,-6 12,-3 Z", 0),
        (PLAIN, "M8,14 C12,26 22,30 27,25 C26,18 20,12 13,9 Z", 0),
        (PLAIN, "M-12,-7 C-18,-18 -28,-18 -29,-13 C-27,-6 -20,-2 -15,-1 Z", 0),
        (PLAIN, "M-12,13 C-18,22 -27,23 -28,18 C-26,12 -20,8 -15,7 Z", 0),
        (PLAIN, "M17,-2 C23,-9 34,-7 34,2 C34,11 23,13 17,7 Z", 0),
        (FOREST, "M-20,3 C-20,-17 20,-17 20,3 C20,21 -20,21 -20,3 Z", 0),
        (LEAF, "M-8,-5 L8,-5 L13,3 L8,11 L-8,11 L-13,3 Z", 0),
        (INK, "M28,-1 L28.5,-1", 3.5),
    ),
    (  # coral
        (PINK, "M-4,28 C-12,14 -24,12 -30,0 M-19,12 C-20,4 -18,-4 -22,-12 M-26,5 C-30,2 -33,-4 -33,-9", 4),
        (PINK, "M6,28 C14,16 26,14 31,2 M20,14 C21,6 19,-1 24,-9 M28,7 C32,3 34,-2 33,-7", 4),
        (CORAL, "M0,29 C1,18 -2,10 -6,0 C-8,-8 -14,-12 -13,-24 M-4,5 C-10,0 -12,-2 -18,-3", 5),
        (CORAL, "M-8,-9 C-4,-16 -5,-22 -3,-27 M10,-6 C6,-11 5,-16 4,-20", 5),
        (CORAL, "M0,25 C2,12 8,8 10,-2 C11,-10 8,-16 11,-24 M9,2 C14,-2 16,-8 20,-20", 5),
        (PAPER, "M0,26 C1,20 0,14 -2,9 M3,15 C5,10 8,6 9,2", 1.5),
    ),
    (  # parrot
        (LEAF, "M-4,20 C-8,26 -16,30 -26,31 C-22,24 -16,18 -12,12 Z", 0),
        (RED, "M-4,26 C-20,14 -16,-12 -4,-22 C6,-31 23,-27 23,-13 C22,-6 18,-3 16,-1 C18,11 9,22 -4,26 Z", 0),
        (LAGOON, "M-8,19 C-17,8 -10,-7 4,-7 C10,4 5,15 -8,19 Z", 0),
        (GOLD, "M-10,13 C-13,4 -8,-4 1,-6 C4,0 0,8 -10,13 Z", 0),
        (PAPER, "M9,-20 C17,-22 21,-16 18,-9 C11,-8 6,-13 9,-20 Z", 0),
        (INK, "M18,-18 C29,-18 30,-8 23,-2 C22,-7 20,-10 16,-10 Z", 0),
        (INK, "M12.5,-15.5 L13,-15.5", 3.5),
        (BARK, "M-30,28 C-10,24 12,26 30,29", 3.5),
    ),
    (  # skull
        (PAPER, "M-26,12 L26,27", 6),
        (PAPER, "M26,12 L-26,27", 6),
        (
            PAPER,
            "M-21,-7 C-21,-33 21,-33 21,-7 C21,3 15,5 14,9 L13,19 L-13,19 L-14,9 C-15,5 -21,3 -21,-7 Z",
            0,
        ),
        (INK, "M-15,-6 C-15,-14 -3,-14 -3,-5 C-3,3 -14,3 -15,-6 Z", 0),
        (INK, "M15,-6 C15,-14 3,-14 3,-5 C3,3 14,3 15,-6 Z", 0),
        (INK, "M0,3 L4,10 L-4,10 Z", 0),
        (INK, "M-6,13 L-6,19 M0,13 L0,19 M6,13 L6,19", 1.5),
    ),
    (  # volcano
        (PAPER, "M-3,-13 C-16,-15 -11,-27 -1,-23 C4,-33 19,-27 13,-19 C19,-12 8,-8 4,-13 Z", 0),
        (MOUNTAIN, "M-33,28 C-21,20 -15,3 -9,-10 L9,-10 C15,3 21,20 33,28 Z", 0),
        (CORAL, "M-9,-10 L9,-10 C10,-6 11,-4 12,-1 L7,4 L4,-2 L1,12 L-3,2 L-7,8 L-12,-3 Z", 0),
        (FOREST, "M-33,28 C-24,22 -17,20 -12,24 C-4,18 4,21 8,24 C16,19 25,22 33,28 Z", 0),
    ),
    (  # shell
        (PINK, "M-7,26 L-9,17 C-36,2 -28,-28 0,-28 C28,-28 36,2 9,17 L7,26 Z", 0),
        (INK, "M0,17 L0,-28 M-4,17 L-14,-25 M4,17 L14,-25 M-7,17 L-25,-13 M7,17 L25,-13", 1.3),
        (PAPER, "M-19,-14 C-15,-21 -8,-24 -3,-24", 2),
    ),
    (  # crab
        (RED, "M-16,2 C-25,-2 -28,-8 -26,-14", 4.5),
        (RED, "M16,2 C25,-2 28,-8 26,-14", 4.5),
        (RED, "M-18,10 C-25,10 -28,14 -30,19 M-16,14 C-20,16 -23,20 -23,25", 3.5),
        (RED, "M18,10 C25,10 28,14 30,19 M16,14 C20,16 23,20 23,25", 3.5),
        (RED, "M-25,-11 C-37,-13 -36,-28 -25,-30 L-26,-21 L-17,-27 C-13,-19 -16,-12 -25,-11 Z", 0),
        (RED, "M25,-11 C37,-13 36,-28 25,-30 L26,-21 L17,-27 C13,-19 16,-12 25,-11 Z", 0),
        (RED, "M-21,7 C-21,-12 21,-12 21,7 C21,22 -21,22 -21,7 Z", 0),
        (PAPER, "M-8,-7 L-8,-12 M8,-7 L8,-12", 5),
        (INK, "M-8,-12 L-7.5,-12 M8,-12 L8.5,-12", 3),
        (INK, "M-7,12 C-3,15 3,15 7,12", 1.5),
    ),
    (  # lagoon
        (FOREST, "M-33,4 C-33,-22 33,-22 33,4 C33,28 12,26 9,19 C4,21 -4,21 -9,19 C-12,26 -33,28 -33,4 Z", 0),
        (SAND, "M-26,4 C-26,-15 26,-15 26,4 C26,18 -26,18 -26,4 Z", 0),
        (SHALLOW, "M-21,4 C-21,-10 21,-10 21,4 C21,13 -21,13 -21,4 Z", 0),
        (PAPER, "M-3,2 L-3,-17 C6,-12 9,-5 8,2 Z", 0),
        (BARK, "M-11,4 C-6,10 8,10 13,4 Z", 0),
    ),
    (  # mango
        (BARK, "M0,-14 C1,-20 0,-24 -3,-28", 2.5),
        (GOLD, "M2,-6 C16,-18 32,-6 29,10 C26,26 10,28 3,20 C-3,12 -4,0 2,-6 Z", 0),
        (CORAL, "M-27,6 C-29,-12 -10,-22 1,-11 C11,0 2,26 -12,26 C-21,26 -26,16 -27,6 Z", 0),
        (GOLD, "M-21,6 C-22,-5 -12,-12 -4,-8 C-11,-4 -16,6 -14,18 C-18,16 -21,12 -21,6 Z", 0),
        (FOREST, "M0,-15 C6,-30 22,-31 31,-25 C25,-15 11,-11 0,-15 Z", 0),
    ),
)

BACKGROUND_ICONS: Final = {  # 20 wide and high; a line instead of a shape where a thickness is given
    "high_tide": (("M-9,-6 C-5,-10 -3,-10 0,-6 C3,-2 5,-2 9,-6 M-9,1 C-5,-3 -3,-3 0,1 C3,5 5,5 9,1", 2.6),
                  ("M-9,8 C-5,4 -3,4 0,8 C3,12 5,12 9,8", 2.6)),
    "low_tide": (("M-3,9 L-4,6 C-14,1 -10,-9 0,-9 C10,-9 14,1 4,6 L3,9 Z", 0),),
    "day": (("M-5,0 C-5,-6.6 5,-6.6 5,0 C5,6.6 -5,6.6 -5,0 Z", 0),
            ("M0,-7.5 L0,-10 M0,7.5 L0,10 M7.5,0 L10,0 M-7.5,0 L-10,0 M5.3,-5.3 L7,-7 M-5.3,-5.3 L-7,-7 "
             "M5.3,5.3 L7,7 M-5.3,5.3 L-7,7", 2.2)),
    "night": (("M3,-9.5 C-12,-9 -12,9 3,9.5 C8,9.5 9,7 9.5,5.5 C-2,7 -3,-7 7,-7.5 C6,-9 4,-9 3,-9.5 Z", 0),),
}  # fmt: skip


@cache
def emblem(island: int) -> Markup:
    """The drawing of an island; an edition with more islands begins anew."""
    return drawing(*EMBLEMS[island % len(EMBLEMS)])


def drawing(*strokes: Stroke) -> Markup:
    """Shapes with a thin line of ink around them, and lines."""
    return markup(
        h.g(stroke=INK, stroke_width="1.3", stroke_linejoin="round", stroke_linecap="round")[
            (_stroke(*stroke) for stroke in strokes)
        ]
    )


def _stroke(colour: str, path: str, thick: float) -> h.Node:
    if not thick:
        return h.path(d=path, fill=colour)
    edge = (
        h.path(d=path, fill="none", stroke_width=f"{thick + 2.6:g}") if colour != INK and thick > 3 else None
    )
    return [edge, h.path(d=path, fill="none", stroke=colour, stroke_width=f"{thick:g}")]


@cache
def background_icon(background: str) -> Markup:
    """Wave, shell, sun or moon, in the colour of what it stands on."""
    return markup(
        h.path(d=path, fill="none", stroke="currentColor", stroke_width=f"{thick:g}", stroke_linecap="round")
        if thick
        else h.path(d=path, fill="currentColor")
        for path, thick in BACKGROUND_ICONS[background]
    )


def hut() -> Markup:
    """A hut, 24 wide and high."""
    return drawing(
        (BARK, "M-8,-1 L8,-1 L8,11 L-8,11 Z", 0),
        (INK, "M-3,11 L-3,4 C-3,1 3,1 3,4 L3,11 Z", 0),
        (THATCH, "M0,-12 C4,-6 9,-2 13,1 C6,3 -6,3 -13,1 C-9,-2 -4,-6 0,-12 Z", 0),
    )


def hand_of_cards() -> Markup:
    """Two cards, 22 wide and 24 high."""
    return drawing(
        (SHALLOW, "M-9,-7 L2,-11 L8,7 L-3,11 Z", 0),
        (DEEP, "M-3,-9 L9,-7 L6,11 L-6,9 Z", 0),
    )


def shaman() -> Markup:
    """The shaman's figure, 30 wide and 40 high."""
    return drawing(
        (BARK, "M13,-14 L13,20", 3.2),
        (GOLD, "M13,-19 C18,-19 18,-11 13,-11 C8,-11 8,-19 13,-19 Z", 0),
        (CORAL, "M-8,-10 C-14,-15 -14,-22 -10,-25 C-6,-21 -5,-16 -4,-12 Z", 0),
        (LAGOON, "M8,-10 C14,-15 14,-22 10,-25 C6,-21 5,-16 4,-12 Z", 0),
        (GOLD, "M-4,-12 C-6,-20 -3,-26 0,-28 C3,-26 6,-20 4,-12 Z", 0),
        ("#5A3E7C", "M-8,0 L8,0 L13,20 L-13,20 Z", 0),
        (SAND, "M-9,-8 C-9,-16 9,-16 9,-8 C9,2 4,7 0,7 C-4,7 -9,2 -9,-8 Z", 0),
        (INK, "M-5,-7 L-2,-6 M5,-7 L2,-6 M-3,1 L3,1", 2),
        (CORAL, "M0,-6 L0,-2", 2.4),
    )


def rower() -> Markup:
    """An islander in a canoe and where it goes, 30 wide and 22 high: the card that moves an islander."""
    return markup(
        h.g(fill=INK)[
            h.circle(cx="-4", cy="-8", r="3.4"),
            h.path(d="M-9,3 C-9,-2 -7,-4.5 -4,-4.5 C-1,-4.5 1,-2 1,3 Z"),
            h.path(d="M-16,3 C-10,5 2,5 8,3 C6,9 2,11 -4,11 C-10,11 -14,9 -16,3 Z"),
            h.path(d="M-13,-7 L2,9", stroke=INK, stroke_width="2", stroke_linecap="round"),
            h.path(d="M-16,-11 C-12,-12 -11,-10 -11,-6 C-15,-6 -17,-7 -16,-11 Z"),
            _arrow(),
        ]
    )


def chest() -> Markup:
    """A chest and where it goes, 30 wide and 22 high: the card that moves a treasure."""
    return markup(
        h.g(fill=INK)[
            h.path(d="M-14,-1 C-14,-11 4,-11 4,-1 Z"),
            h.path(d="M-14,1 L-7.5,1 L-7.5,4 L-2.5,4 L-2.5,1 L4,1 L4,11 L-14,11 Z"),
            h.path(d="M-7,-2 L-3,-2 L-3,3 L-7,3 Z", fill=GOLD),
            _arrow(),
        ]
    )


def _arrow() -> h.Element:
    return h.path(d="M7,-5 L11,-5 L11,-9 L17,-3 L11,3 L11,-1 L7,-1 Z")


def compass() -> Markup:
    """A compass rose, 44 wide and high."""
    return markup(
        h.fragment[
            h.circle(r="21", fill=PAPER, stroke=INK, stroke_width="1.2"),
            h.path(d="M13,-13 L3,0 L13,13 L0,3 L-13,13 L-3,0 L-13,-13 L0,-3 Z", fill=SAND, stroke=INK),
            h.path(d="M0,-20 L4,-4 L20,0 L4,4 L0,20 L-4,4 L-20,0 L-4,-4 Z", fill=PAPER, stroke=INK),
            h.path(
                d="M0,-20 L0,0 L4,-4 Z M20,0 L0,0 L4,4 Z M0,20 L0,0 L-4,4 Z M-20,0 L0,0 L-4,-4 Z", fill=INK
            ),
            h.path(d="M0,-20 L-4,-4 L0,0 Z", fill=CORAL, stroke=INK),
        ]
    )
