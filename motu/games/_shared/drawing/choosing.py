"""What can be chosen: the ring around it, and what browsers and screen readers need to know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import CORAL, INK, PAPER
from motu.games._shared.folder import Offered

Box = tuple[float, float, float, float]  # x, y, width, height


class Mark(NamedTuple):
    """That a thing can be chosen now."""

    target: str
    label: str | None  # the choice in words; None: several choices contain this thing, its name must do
    choice: int | None  # the choice that pressing this thing makes
    first: bool  # the one that the tabulator key reaches


def marks(choices: Sequence[Offered], lang: str, places: Mapping[str, Box]) -> dict[str, Mark]:
    """The marks of all things on the table that some choice names; `places` tells the order of reading."""
    naming: dict[str, list[Offered]] = {}
    for choice in choices:
        for target in choice.targets:
            naming.setdefault(target, []).append(choice)
    there = [target for target in naming if target in places]
    first = min(there, key=lambda target: (places[target][1], places[target][0]), default="")
    found: dict[str, Mark] = {}
    for target in there:
        alone = [choice for choice in naming[target] if choice.targets == (target,)]
        label = naming[target][0].label(lang) if len(naming[target]) == 1 else None
        found[target] = Mark(target, label, alone[0].id if len(alone) == 1 else None, target == first)
    return found


def chosen(mark: Mark | None, kind: str, name: str) -> dict[str, str]:
    """The attributes of a thing on the table that may be choosable."""
    if mark is None:
        return {"class": kind}
    attributes = {
        "class": f"{kind} choosable",
        "role": "button",
        "tabindex": "0" if mark.first else "-1",
        "data-target": mark.target,
        "aria-label": mark.label or name,
    }
    if mark.choice is not None:
        attributes["data-choice"] = str(mark.choice)
    return attributes


@lru_cache(maxsize=1024)
def ring(x: float, y: float, w: float, h_: float, r: float = 8, scale: float = 1) -> Markup:
    """The double dashed ring, ink outside paper, in a soft glow, along the edge of a rectangle.

    It keeps its thickness on a thing that is drawn at another scale.
    """
    box = (x * scale, y * scale, w * scale, h_ * scale)
    dashes = max(8, round(2 * (box[2] + box[3]) / 12))
    return markup(
        h.g(".ring", fill="none", transform=f"scale({1 / scale:.4f})" if scale != 1 else None)[
            _edge(box, 1, r, CORAL, 8, opacity="0.35"),
            _edge(box, 1.5, r, INK, 2.4, pathLength=dashes * 3, stroke_dasharray="2 1"),
            _edge(box, -0.8, r, PAPER, 2.2, pathLength=dashes * 3, stroke_dasharray="2 1"),
        ]
    )


def _edge(box: Box, out: float, r: float, stroke: str, thick: float, **more: str | int) -> h.Element:
    """The edge of a box, moved outwards; dashes are counted, so that two edges keep step."""
    x, y, w, h_ = box
    return h.rect(
        x=number(x - out), y=number(y - out), width=number(w + 2 * out), height=number(h_ + 2 * out),
        rx=number(max(0, r + out)), stroke=stroke, stroke_width=number(thick), **more,
    )  # fmt: skip


def hit(x: float, y: float, w: float, h_: float) -> Markup:
    """An invisible place to press, larger than what is drawn."""
    size = {"x": number(x), "y": number(y), "width": number(w), "height": number(h_)}
    return markup(h.rect(".hit", size, fill=PAPER, fill_opacity="0"))
