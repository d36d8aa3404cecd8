"""What pictures are put together from: icons, numbers, cells, panels, things that can be chosen.

Icons are the drawings that a game defines under the names `i-...`, about 20 wide and high.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import Speaker, shortened, text, width
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, INK, MUTED, PAPER
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import used

CARD: Final = "#F3E3C3"  # the ground of cards and cells


class Maker:
    """What every part of a picture needs: words and marks.

    `written`: facts of the view as text, so that parts can tell at once whether they have changed.
    """

    def __init__(
        self,
        say: Speaker,
        names: tuple[str, ...],
        marked: Mapping[str, Mark],
        written: dict[str, str] | None = None,
    ) -> None:
        self.say = say
        self.names = names
        self.marked = marked
        self.written: dict[str, str] = {} if written is None else written

    def mark(self, target: str) -> Mark | None:
        return self.marked.get(target)


def stops(targets: Iterable[str], make: Maker) -> list[Mark | None]:
    """The marks of things in a row; of those that mean the same, only the last is a tab stop."""
    named = list(targets)
    found = [make.mark(target) for target in named]
    return [
        mark._replace(first=mark.first and named[i] not in named[i + 1 :]) if mark else None
        for i, mark in enumerate(found)
    ]


def icon(name: str, x: float, y: float, size: float = 20) -> Markup:
    """An icon that is so high."""
    return used(f"i-{name}", x, y, size / 20)


def thing(id: str, box: Box, name: str, mark: Mark | None, content: Iterable[Markup], r: float = 5) -> Markup:
    """Something on the table that may be chosen; `box` is where its ring goes."""
    return _thing(id, box, name, mark, joined(content), r)


@lru_cache(maxsize=4096)
def _thing(id: str, box: Box, name: str, mark: Mark | None, content: Markup, r: float) -> Markup:
    rings = [ring(*box, r)] if mark else []
    return markup(h.g(chosen(mark, "thing", name), id=id)[h.title[name], content, rings])


def shown(id: str, content: Iterable[Markup], name: str = "") -> Markup:
    """Something on the table that can only be touched: a count, a sign, a space of a track."""
    return _shown(id, joined(content), name)


@lru_cache(maxsize=4096)
def _shown(id: str, content: Markup, name: str) -> Markup:
    return markup(h.g(".shown", id=id)[h.title[name] if name else None, content])


@lru_cache(maxsize=2048)
def cell(box: Box, fill: str = CARD, line: str = BORDER, r: float = 5) -> Markup:
    """A place for something; texts in its group stay inside."""
    return plate(*box, r, fill, line)


@lru_cache(maxsize=512)
def panel(box: Box, title: str = "") -> Markup:
    """A part of the table with its heading."""
    x, y, wide, _ = box
    heading = [text(shortened(title, 13, wide - 16, True), x + 9, y + 17, 13, bold=True, anchor="start")]
    return joined([plate(*box, frame=False), *(heading if title else [])])


@lru_cache(maxsize=1024)
def counted(name: str, count: int | str, x: float, y: float, size: float = 18, muted: bool = False) -> Markup:
    """An icon with a number on its right; `x` is the left edge."""
    number = text(count, x + size + 3, y + 5.5, 15, bold=True, anchor="start", fill=MUTED if muted else INK)
    return icon(name, x + size / 2, y, size) + number


@lru_cache(maxsize=512)
def badge(count: int | str, x: float, y: float, size: float = 13) -> Markup:
    """A number in a dark pill."""
    half = max(8.5, width(str(count), size, True) / 2 + 3)
    return plate(x - half, y - 8.5, 2 * half, 17, 8.5, INK, PAPER, frame=False) + text(
        count, x, y + 4.7, size, bold=True, fill=PAPER
    )
