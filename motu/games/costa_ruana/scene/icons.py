"""The small drawings of Costa Ruana: one for each background, kind of card and thing of a player.

All are drawn around the origin.
"""

from __future__ import annotations

from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import CORAL, DEEP, GOLD, INK, LAGOON, PAPER, SAND, SHALLOW
from motu.games._shared.drawing.pieces import gem, medal
from motu.games._shared.drawing.strokes import Stroke

BARK: Final = "#8A5A34"
THATCH: Final = "#C99A45"

BACKGROUND_ICONS: Final = {  # 20 wide and high; a line instead of a shape where a thickness is given
    "high_tide": (("M-9,-6 C-5,-10 -3,-10 0,-6 C3,-2 5,-2 9,-6 M-9,1 C-5,-3 -3,-3 0,1 C3,5 5,5 9,1", 2.6),
                  ("M-9,8 C-5,4 -3,4 0,8 C3,12 5,12 9,8", 2.6)),
    "low_tide": (("M-3,9 L-4,6 C-14,1 -10,-9 0,-9 C10,-9 14,1 4,6 L3,9 Z", 0),),
    "day": (("M-5,0 C-5,-6.6 5,-6.6 5,0 C5,6.6 -5,6.6 -5,0 Z", 0),
            ("M0,-7.5 L0,-10 M0,7.5 L0,10 M7.5,0 L10,0 M-7.5,0 L-10,0 M5.3,-5.3 L7,-7 M-5.3,-5.3 L-7,-7 "
             "M5.3,5.3 L7,7 M-5.3,5.3 L-7,7", 2.2)),
    "night": (("M3,-9.5 C-12,-9 -12,9 3,9.5 C8,9.5 9,7 9.5,5.5 C-2,7 -3,-7 7,-7.5 C6,-9 4,-9 3,-9.5 Z", 0),),
}  # fmt: skip


def drawing(*strokes: Stroke) -> Markup:
    """Shapes with a thin line of ink around them, and lines; broad ones have an edge of ink too."""
    return markup(
        h.g(stroke=INK, stroke_width="1.3", stroke_linejoin="round", stroke_linecap="round")[
            (_stroke(*stroke) for stroke in strokes)
        ]
    )


def _stroke(colour: str, path: str, thick: float) -> h.Node:
    if not thick:
        return h.path(d=path, fill=colour)
    line = h.path(d=path, fill="none", stroke=colour, stroke_width=f"{thick:g}")
    if colour == INK or thick <= 3:
        return line
    return [h.path(d=path, fill="none", stroke_width=f"{thick + 2.6:g}"), line]


def backgrounds() -> list[tuple[str, Markup]]:
    """Wave, shell, sun and moon, in the colour of what they stand on."""
    return [
        (name, markup(_in_one_colour(path, thick) for path, thick in parts))
        for name, parts in BACKGROUND_ICONS.items()
    ]


def _in_one_colour(path: str, thick: float) -> h.Element:
    if not thick:
        return h.path(d=path, fill="currentColor")
    return h.path(
        d=path, fill="none", stroke="currentColor", stroke_width=f"{thick:g}", stroke_linecap="round"
    )


def things() -> list[tuple[str, Markup]]:
    """What players own, and what cards move."""
    return [
        ("gem", gem()),
        ("medal", medal()),
        ("hut", _hut()),
        ("cards", _cards()),
        ("shaman", _shaman()),
        ("rower", _rower()),
        ("chest", _chest()),
        ("compass", _compass()),
    ]


def _hut() -> Markup:
    """A hut, 24 wide and high."""
    return drawing(
        (BARK, "M-8,-1 L8,-1 L8,11 L-8,11 Z", 0),
        (INK, "M-3,11 L-3,4 C-3,1 3,1 3,4 L3,11 Z", 0),
        (THATCH, "M0,-12 C4,-6 9,-2 13,1 C6,3 -6,3 -13,1 C-9,-2 -4,-6 0,-12 Z", 0),
    )


def _cards() -> Markup:
    """Two cards, 22 wide and 24 high."""
    return drawing(
        (SHALLOW, "M-9,-7 L2,-11 L8,7 L-3,11 Z", 0),
        (DEEP, "M-3,-9 L9,-7 L6,11 L-6,9 Z", 0),
    )


def _shaman() -> Markup:
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


def _rower() -> Markup:
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


def _chest() -> Markup:
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


def _compass() -> Markup:
    """A compass rose, 44 wide and high."""
    return markup(
        [
            h.circle(r="21", fill=PAPER, stroke=INK, stroke_width="1.2"),
            h.path(d="M13,-13 L3,0 L13,13 L0,3 L-13,13 L-3,0 L-13,-13 L0,-3 Z", fill=SAND, stroke=INK),
            h.path(d="M0,-20 L4,-4 L20,0 L4,4 L0,20 L-4,4 L-20,0 L-4,-4 Z", fill=PAPER, stroke=INK),
            h.path(
                d="M0,-20 L0,0 L4,-4 Z M20,0 L0,0 L4,4 Z M0,20 L0,0 L-4,4 Z M-20,0 L0,0 L-4,-4 Z", fill=INK
            ),
            h.path(d="M0,-20 L-4,-4 L0,0 Z", fill=CORAL, stroke=INK),
        ]
    )
