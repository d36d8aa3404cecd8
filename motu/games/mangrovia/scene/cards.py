"""The cards and amulets of Mangrovia, in hands and in the supply."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import CORAL, INK, MUTED, PAGE, PAPER, SHALLOW
from motu.games._shared.drawing.parts import badge, icon, thing
from motu.games._shared.drawing.pieces import piece, plate, rounded
from motu.games._shared.drawing.sheet import used
from motu.games.mangrovia.scene.icons import GROUNDS, LANDSCAPE_BACK, OFFERING, OFFERING_BACK, RUBY
from motu.games.mangrovia.scene.squares import bonus_tile

START: Final = "#F2D38A"  # ground of starting cards: spent, they leave the game
_PAPERS: Final = {"offering": OFFERING, "start": START}


@lru_cache(maxsize=2048)
def card(id: str, kind: str, box: Box, count: int, raised: int, about: str, mark: Mark | None) -> Markup:
    """Equal cards are one stack; so many of them are about to be spent.

    `kind`: `offering 4`, `start 4`, `amulet 4`, a landscape, or the id of a bonus tile.
    """
    x, y, wide, high = box
    content = [_blank(kind, (x + 3, y + 3, wide, high))] if count > 1 else []
    content.append(_face(kind, box))
    if raised:
        content.append(markup(h.g(stroke_width="3")[plate(*box, 6, "none", CORAL, frame=False)]))
    if mark:
        content.append(ring(*box, 7))
    if count > 1:  # numbers lie over the ring
        content.append(badge(f"×{count}", x + wide - 9, y + high - 2))
    if raised:
        content.append(badge(f"−{raised}", x + 9, y + high - 2))
    return markup(h.g(chosen(mark, "thing", about), id=id)[h.title[about], joined(content)])


@lru_cache(maxsize=1024)
def _blank(kind: str, box: Box) -> Markup:
    """A card or an amulet without what stands on it."""
    x, y, wide, high = box
    if kind.startswith("amulet"):
        middle, top, bottom = x + wide / 2, y + high * 0.27, y + high * 0.73
        path = f"M{middle:g},{y + 1:g} L{x + wide:g},{top:g} L{x + wide:g},{bottom:g} "
        return piece(f"{path}L{middle:g},{y + high - 1:g} L{x:g},{bottom:g} L{x:g},{top:g} Z", RUBY, 1.5, 1)
    ground = GROUNDS[kind][0] if kind in GROUNDS else _PAPERS.get(kind.split()[0], PAPER)
    return piece(rounded(*box, 6), ground, 1.5, 1)


@lru_cache(maxsize=1024)
def _face(kind: str, box: Box) -> Markup:
    x, y, wide, high = box
    middle = (x + wide / 2, y + high / 2)
    ground = _blank(kind, box)
    if kind in GROUNDS:
        return ground + used(f"motif-{kind}", *middle, min(1.25, wide / 34))
    if kind.startswith("bonus_"):
        return ground + bonus_tile(kind, *middle)
    what, value = kind.split()
    if what == "amulet":
        return ground + text(value, middle[0], middle[1] + 8.5, 24, bold=True, fill=PAPER)
    sign = icon("offering", middle[0], y + high - 14, min(22, wide * 0.5))
    corner = [used("sun", x + wide - 9, y + 9, 0.5)] if what == "start" else []
    return joined([ground, sign, *corner, text(value, middle[0], y + 27, 24, bold=True)])


@lru_cache(maxsize=512)
def pile(id: str, kind: str, box: Box, count: int, about: str, mark: Mark | None) -> Markup:
    """A pile, face down, with the number of its cards."""
    x, y, wide, high = box
    if count == 0:
        empty = h.path(d=rounded(*box, 6), fill=PAGE, stroke=MUTED, stroke_dasharray="4 3")
        return thing(id, box, about, mark, [markup(empty), text(0, x + wide / 2, y + high / 2 + 7, 18)], 7)
    colour = OFFERING_BACK if kind == "offering" else LANDSCAPE_BACK
    layers = [
        piece(rounded(x + 2 * i, y - 2 * i, wide, high, 6), colour, 1.2, 1)
        for i in range(min(3, 1 + count // 9))
    ]
    lift = 2 * (len(layers) - 1)
    pattern = h.path(
        d=rounded(x + 5 + lift, y + 5 - lift, wide - 10, high - 10, 4),
        fill="none",
        stroke=SHALLOW,
        opacity="0.5",
    )
    content = [*layers, markup(pattern), icon(kind, x + wide / 2 + lift, y + 17 - lift, 20)]
    content.append(text(count, x + wide / 2 + lift, y + high - 11 - lift, 20, bold=True, fill=PAPER))
    return thing(id, box, about, mark, content, 7)


@lru_cache(maxsize=512)
def discard(id: str, box: Box, count: int, word: str, about: str) -> Markup:
    """How many cards have been spent, and wait to form the pile again."""
    x, y, wide, high = box
    empty = h.path(d=rounded(*box, 6), fill=PAGE, stroke=MUTED, stroke_dasharray="4 3")
    content = [markup(empty), text(count, x + wide / 2, y + high / 2 + 6, 18, fill=MUTED, bold=True)]
    content.append(text(word, x + wide, y - 7, 13, fill=MUTED, anchor="end"))
    return thing(id, box, about, None, content)


@lru_cache(maxsize=1024)
def small(kind: str, x: float, y: float, scale: float = 1) -> Markup:
    """A card or an amulet as small as its number allows: 17 wide, 20 high, around its middle."""
    place = f"translate({number(x)} {number(y)})" + (f" scale({scale:g})" if scale != 1 else "")
    return markup(h.g(transform=place)[_small(kind)])


@cache
def _small(kind: str) -> Markup:
    if kind in GROUNDS:
        return plate(-8, -10, 16, 20, 3, GROUNDS[kind][0], INK, frame=False) + used(
            f"motif-{kind}", 0, 0, 0.5
        )
    if kind.startswith("bonus_"):
        return markup(h.g(transform="scale(0.78)")[bonus_tile(kind, 0, 0, 16.7)])
    what, value = kind.split()
    if what == "amulet":
        return used("amulet-cost", 0, 0, 0.62) + text(value, 0, 4.8, 13, bold=True, fill=PAPER)
    ground = plate(-8, -10, 16, 20, 3, OFFERING if what == "offering" else START, INK, frame=False)
    return ground + text(value, 0, 4.8, 13, bold=True)
