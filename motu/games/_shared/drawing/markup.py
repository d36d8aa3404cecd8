"""From elements to markup, short enough to be sent after every move."""

from __future__ import annotations

import re
from collections.abc import Iterable

import htpy as h
from markupsafe import Markup

_EMPTY = re.compile("></(?:path|rect|circle|ellipse|use)>")  # elements that never have content


def markup(node: h.Node) -> Markup:
    """An element, or several, as text. htpy has escaped all words in it; empty elements close themselves."""
    return Markup(_EMPTY.sub("/>", str(h.fragment[node])))


def joined(parts: Iterable[Markup]) -> Markup:
    """Pieces of markup one after the other."""
    return Markup("".join(parts))


def by_day(*parts: Markup) -> Markup:
    """What keeps its colours in the dark."""
    return Markup(f'<g class="by-day">{"".join(parts)}</g>')


def number(value: float) -> str:
    """A coordinate: short, at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")
