"""The sheet on which a table is drawn: size, stylesheet, drawings used many times, zones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import SANS
from motu.games._shared.drawing.palette import INK

# Only movement and answers to the pointer: a picture is complete without it. Pages serve it as a file.
STYLE: Final = f"""
.board text {{ font-variant-numeric: tabular-nums; user-select: none; }}
.piece, .table-card {{ transition: transform 350ms ease-out, opacity 300ms; }}
.piece, .stake {{ pointer-events: none; }}
.choosable {{ cursor: pointer; }}
.choosable:hover .ring rect:first-child {{ opacity: 0.75; }}
.choosable:focus-visible {{ outline: 3px solid {INK}; outline-offset: 4px; }}
@media (prefers-reduced-motion: reduce) {{ .piece, .table-card {{ transition: opacity 300ms; }} }}
"""


@lru_cache(maxsize=8)
def style() -> Markup:
    """The stylesheet, for a picture that stands alone."""
    return Markup(h.style[Markup(STYLE)])


def definitions(drawings: Iterable[tuple[str, Markup]]) -> Markup:
    """Drawings that `used` puts on the table."""
    return Markup(h.defs[(h.g(id=id)[drawing] for id, drawing in drawings)])


@lru_cache(maxsize=8192)
def used(id: str, x: float = 0, y: float = 0, scale: float = 1) -> Markup:
    """A defined drawing at a place."""
    move = f"translate({x:.1f} {y:.1f})" if x or y else ""
    size = f"scale({scale:g})" if scale != 1 else ""
    return Markup(h.use(href=f"#{id}", transform=" ".join(filter(None, (move, size))) or None))


def zone(name: str, content: Iterable[Markup]) -> Markup:
    """A part of the table with a name: it always exists, so that a page can morph one picture into the next."""
    return Markup('<g id="zone-{}" data-zone="{}">{}</g>').format(
        name.replace(" ", "-"), name, Markup("").join(content)
    )


def layer(id: str, content: Iterable[Markup]) -> Markup:
    """A group that always exists."""
    return Markup('<g id="{}">{}</g>').format(id, Markup("").join(content))


def sheet(kind: str, width: int, height: int, lang: str, label: str, content: Iterable[Markup]) -> str:
    """The whole picture, standing alone. A group and not an image: it may contain buttons."""
    return str(
        h.svg(
            f"#board.board.{kind}",
            xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}",
            role="group", aria_label=label, lang=lang, font_family=SANS,
        )[style(), Markup("").join(content)]
    )  # fmt: skip
