"""The three kinds of shell of Tahatai, each with a shape and a colour of its own."""

from __future__ import annotations

from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import INK
from motu.games._shared.drawing.pieces import piece

# Outline, colour, and the lines on it; 40 wide and high, around the origin.
_COWRIE: Final = "M0,-18 C14,-18 17,-6 15,4 C13,14 7,18 0,18 C-7,18 -13,14 -15,4 C-17,-6 -14,-18 0,-18 Z"
_CONCH: Final = "M-17,-14 C-4,-20 14,-16 17,-4 C18,6 8,10 2,19 C-2,10 -14,4 -17,-14 Z"
_VOLUTE: Final = "M0,-20 L6,-8 C15,-2 15,8 0,20 C-15,8 -15,-2 -6,-8 Z"
_SHELLS: Final = {
    "cowrie": (_COWRIE, "#F2DFC2", "M0,-12 L0,12 M-4,-8 L4,-8 M-5,-2 L5,-2 M-5,4 L5,4 M-4,10 L4,10"),
    "conch": (_CONCH, "#E79A8B", "M-10,-11 C0,-12 8,-8 10,-1 M-6,-6 C0,-6 4,-2 4,3"),
    "volute": (_VOLUTE, "#A98BC4", "M-6,-8 L6,-8 M-10,-1 L10,-3 M-9,7 L9,5"),
}


def drawings() -> list[tuple[str, Markup]]:
    """What `used` puts on the table, by kind."""
    return [(kind, _shell(*parts)) for kind, parts in _SHELLS.items()]


def _shell(outline: str, colour: str, lines: str) -> Markup:
    strokes = markup(h.path(d=lines, fill="none", stroke=INK, stroke_width="1.5", opacity="0.6"))
    return piece(outline, colour, 1.5, 1) + strokes
