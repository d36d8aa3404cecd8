"""Small drawings as lists of strokes, from back to front."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import INK

Stroke = tuple[str, str, float]  # colour and path; a thickness makes it a line of that colour


def drawing(*strokes: Stroke, edge: float = 1.2) -> Markup:
    """Shapes with a thin line of ink around them, and lines."""
    return markup(
        h.g(stroke=INK, stroke_width=f"{edge:g}", stroke_linejoin="round", stroke_linecap="round")[
            (
                h.path(d=path, fill="none", stroke=colour, stroke_width=f"{thick:g}")
                if thick
                else h.path(d=path, fill=colour)
                for colour, path, thick in strokes
            )
        ]
    )
