"""The sheet on which a table is drawn: size, stylesheet, drawings used many times, zones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup, escape

from motu.games._shared.drawing.letters import SANS
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import INK
from motu.games._shared.picture import Picture

# What happens one after the other appears one after the other.
BEATS: Final = "\n".join(f".beat-{n} {{ animation-delay: {700 * n}ms; }}" for n in range(1, 16))

# Only movement and answers to the pointer: a picture is complete without it. Pages serve it as a file.
STYLE: Final = f"""
.board text {{ font-variant-numeric: tabular-nums; user-select: none; }}
.piece, .table-card {{ transition: transform 350ms ease-out, opacity 300ms; }}
.piece {{ pointer-events: none; }}
.choosable {{ cursor: pointer; }}
.choosable:hover .ring rect:first-child {{ opacity: 0.75; }}
.unfolds {{ cursor: pointer; }}
.unfolds .unfolded {{ pointer-events: none; transition: opacity 200ms; }}
.unfolds .opens {{ outline: none; }}
.unfolds:focus-within .unfolded {{ opacity: 1; pointer-events: auto; }}
.choosable:focus-visible {{ outline: 3px solid {INK}; outline-offset: 4px; }}
.choosable:focus:not(:focus-visible) {{ outline: none; }}
.while-pointed {{ pointer-events: none; transition: opacity 150ms; }}
.choosable:hover > .while-pointed, .choosable:focus-visible > .while-pointed {{ opacity: 1; }}
@keyframes beat {{ from {{ opacity: 0; }} }}
.beat {{ animation: beat 400ms ease-out backwards; }}
{BEATS}
@media (prefers-reduced-motion: reduce) {{
  .piece, .table-card {{ transition: opacity 300ms; }}
  .beat {{ animation: none; }}
}}
"""


@cache
def style() -> Markup:
    """The stylesheet, for a picture that stands alone."""
    return markup(h.style[Markup(STYLE)])


def definitions(drawings: Iterable[tuple[str, Markup]]) -> Markup:
    """Drawings that `used` puts on the table."""
    return markup(h.defs[(h.g(id=f"art-{name}")[drawing] for name, drawing in drawings)])


@lru_cache(maxsize=8192)
def used(name: str, x: float = 0, y: float = 0, scale: float = 1) -> Markup:
    """A defined drawing at a place."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    return Markup(f'<use href="#art-{name}" transform="translate({number(x)} {number(y)}){size}"/>')


def zone(name: str, content: Iterable[Markup]) -> Markup:
    """A part of the table with a name: it always exists, so that pages can morph pictures."""
    return Markup(f'<g id="zone-{name.replace(" ", "-")}" data-zone="{name}">{joined(content)}</g>')


def layer(id: str, content: Iterable[Markup]) -> Markup:
    """A group that always exists, and is no thing itself."""
    return Markup(f'<g id="{id}" data-layer="">{joined(content)}</g>')


def sheet(kind: str, width: int, height: int, lang: str, label: str, content: Iterable[Markup]) -> Picture:
    """The whole picture. A group and not an image: it may contain buttons."""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="board" class="board {kind}" '
        f'viewBox="0 0 {width} {height}" role="group" aria-label="{escape(label)}" lang="{lang}" '
        f'font-family="{escape(SANS)}">'
    )
    return Picture.of(opening, content, style())
