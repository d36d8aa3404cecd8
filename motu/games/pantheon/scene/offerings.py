"""The offerings of Pantheon: four kinds with their ranks, and what the next ones cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, INK, LETTERS, MUTED, PAGE, PAPER
from motu.games._shared.drawing.parts import Maker, cell, icon, shown
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import layer
from motu.games.pantheon.scene import layout
from motu.games.pantheon.scene.parts import owned
from motu.games.pantheon.seen import PantheonView

KINDS: Final = ("gift", "priest", "dancer", "temple_offering")
KIND_GROUNDS: Final = {
    "gift": "#F3D3BC", "priest": "#DDD0EC", "dancer": "#F7CFC4", "temple_offering": "#F6E2AE",
}  # fmt: skip


def offerings(view: PantheonView, make: Maker, seat: int) -> Iterator[Markup]:
    """Four kinds, each with its ranks: those one has, and what the next ones cost."""
    x, y, _, _ = layout.OFFERINGS
    prices = (0, *view["prices"]["ranks"])
    ranks = view["players"][seat]["ranks"]
    words = "scene-offerings" if view["viewer"] is not None else "scene-prices"
    yield text(make.say(words), x + 4, y + 17, 13, bold=True, anchor="start")
    cells = []
    for k, kind in enumerate(KINDS):
        name = make.say(f"kind-{kind}")
        rank = ranks[kind]
        cells.append(_kind(kind, layout.kind_box(k), name, make.mark(f"offering_{kind}")))
        for n in range(1, len(prices)):
            target = f"offering_{kind}_{n}"
            has, price = n <= rank, prices[n] - prices[rank]
            about = make.say("scene-rank", kind=name, rank=n, price=price, owned=int(has))
            left = None if has else price
            cells.append(_rank(target, kind, (k, n), n == rank, left, about, make.mark(target)))
    yield layer("offerings", cells)


@lru_cache(maxsize=128)
def _kind(kind: str, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    content = [cell(box, KIND_GROUNDS[kind], INK, 5), icon(kind, x + wide / 2, y + high / 2, 25)]
    return owned(f"own_{kind}", box, name, mark, content)


@lru_cache(maxsize=1024)
def _rank(
    id: str, kind: str, at: tuple[int, int], highest: bool, price: int | None, about: str, mark: Mark | None
) -> Markup:
    """A rank that one has is filled; another shows its price."""
    x, y, wide, high = box = layout.rank_box(*at)
    middle = y + high / 2
    if price is None:
        content = [cell(box, KIND_GROUNDS[kind], INK, 4)]
        content.append(text(at[1], x + wide / 2, middle + 5.4, 15, bold=highest))
    else:
        ink, line = (INK, INK) if mark else (MUTED, BORDER)
        content = [cell(box, PAGE, line, 4), icon("coin", x + 9, middle, 12)]
        content.append(text(price, x + wide / 2 + 8, middle + 5, 14, bold=bool(mark), fill=ink))
    return owned(f"own_{id}", box, about, mark, content, 4)


@lru_cache(maxsize=1024)
def ranks_of(seat: int, ranks: tuple[int, ...], x: float, y: float) -> Markup:
    """The offering tiles: a kind with its rank."""
    found = []
    for i, (kind, rank) in enumerate(zip(KINDS, ranks, strict=True)):
        left = x + 92 * i
        ground = KIND_GROUNDS[kind] if rank else PAGE
        parts = [plate(left, y - 13, 84, 26, 5, ground, INK if rank else BORDER, frame=False)]
        sign = icon(kind, left + 15, y, 20)
        parts.append(sign if rank else markup(h.g(opacity="0.35")[sign]))
        for n in range(4):
            fill, line = (INK, INK) if n < rank else (PAPER, BORDER)
            parts.append(plate(left + 32 + 12 * n, y - 5, 9, 10, 2, fill, line, frame=False))
        found.append(shown(f"rank-{LETTERS[seat]}-{kind}", parts))
    return joined(found)
