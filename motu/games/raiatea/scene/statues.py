"""The three To'o statues of Raiatea with their missions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, hit
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import GOLD, INK, PAPER, REFUSAL, SAND
from motu.games._shared.drawing.parts import Maker, stops, thing
from motu.games._shared.drawing.pieces import piece, plate, rounded, token
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.effects import Sign, mission_in_words, row, signs_of_mission
from motu.games.raiatea.seen import MissionSeen, RaiateaView, TileSeen

WOODS: Final = ("#8A5A34", "#70472A", "#5A3721")  # of the three statues
CLOSED: Final = "#A2917C"
NOTCH: Final = "#4A2E1C"
CROWN: Final = " ".join(
    f"L{-75 + 150 * (i + 0.5) / 9:.1f},1 L{-75 + 150 * (i + 1) / 9:.1f},13" for i in range(9)
)
FIGURE: Final = (
    f"M-75,13 {CROWN} C93,22 95,50 87,66 L101,76 L101,230 L-101,230 L-101,76 L-87,66 C-95,50 -93,22 -75,13 Z"
)
TYPE_EDGES: Final = {"condition": REFUSAL, "auction": "#1F6675", "pay": INK}


@remembered
def statues(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The statues, their rows, their tiles."""
    for i, statue in enumerate(view["statues"]):
        yield _body(i, statue["open"])
        name = make.say("scene-statue", n=statue["points"])
        yield _title(i, name, statue["points"], statue["open"], make.say("scene-closed"))
    yield layer("tiles", _tiles(view, make))
    yield layer("rows", _rows(view, make))


@cache
def _body(statue: int, is_open: bool) -> Markup:
    """A carved figure: a crown, two eyes beside the first mission, teeth, and a body for the other rows."""
    x, y, wide, _ = layout.statue_box(statue)
    line = {"fill": "none", "stroke": SAND, "stroke-width": "1.6", "opacity": "0.6"}
    zigzag = "M" + " L".join(f"{8 * i},{228 if i % 2 else 222}" for i in range(-12, 13))
    teeth = " ".join(f"M{10 * i},60 L{10 * i},70" for i in range(-3, 4))
    return markup(
        h.g(transform=f"translate({number(x + wide / 2)} {number(y)})")[
            h.path(d=FIGURE, fill=INK, opacity="0.18", transform="translate(2 3)"),
            h.path(d=FIGURE, fill=WOODS[statue] if is_open else CLOSED, stroke=INK, stroke_width="1.4"),
            (_eye(side) for side in (-1, 1)),
            h.rect(x="-42", y="59", width="84", height="12", rx="5", fill=PAPER, stroke=INK),
            h.path(d=teeth, stroke=INK, stroke_width="1.3"),
            h.path(line, d=zigzag),
        ]
    )


def _eye(side: int) -> h.Node:
    """An eye as carvers make it, under a heavy brow."""
    x = 56 * side
    brow = f"M{x - 22},{19 - 3 * side} L{x + 22},{19 + 3 * side}"
    return [
        h.ellipse(cx=str(x), cy="36", rx="21", ry="15", fill=NOTCH, stroke=SAND, stroke_width="2"),
        h.ellipse(cx=str(x), cy="36", rx="13", ry="9.5", fill=PAPER, stroke=INK),
        h.circle(cx=str(x - 2 * side), cy="36", r="5.5", fill=INK),
        h.path(d=brow, stroke=SAND, stroke_width="3", stroke_linecap="round"),
    ]


@lru_cache(maxsize=32)
def _title(statue: int, name: str, points: int, is_open: bool, closed: str) -> Markup:
    """The pedestal: what a mission of this statue is worth."""
    x, y, wide, high = layout.statue_box(statue)
    box = (x + 14, y + high - 22, wide - 28, 21)
    words = name if is_open else f"{name} · {closed}"
    return markup(
        h.g(id=f"statue-{statue + 1}")[
            plate(*box, 4, PAPER, INK),
            text(words, x + wide / 2 - 10, y + high - 7, 13, bold=True),
            used("medal", box[0] + box[2] - 14, y + high - 12, 0.62),
            text(points, box[0] + box[2] - 14, y + high - 7.2, 13, bold=True),
        ]
    )


def _tiles(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    auctioned = view["pending"].get("slot")
    shown: list[tuple[str, int, MissionSeen, Box]] = []
    for s, statue in enumerate(view["statues"]):
        widest = max(len(tiles) for tiles in statue["rows"])
        for r, tiles in enumerate(statue["rows"]):
            for i, tile in enumerate(tiles):
                box = layout.tile_box(s, r, i, len(tiles), widest)
                slot, mission = tile["slot"], tile["mission"]
                if mission is None:
                    yield _empty(slot, box, tile["taker"])
                else:
                    target = "auction" if slot == auctioned else f"mission_{mission['id']}"
                    shown.append((target, slot, mission, box))
    for (_, slot, mission, box), mark in zip(shown, stops((one[0] for one in shown), make), strict=True):
        signs, name = signs_of_mission(make.say, mission), mission_in_words(make.say, mission)
        yield _tile(slot, box, signs, mission["kind"], name, mark)


@lru_cache(maxsize=1024)
def _empty(slot: int, box: Box, taker: int | None) -> Markup:
    """A slot whose mission lies face down, or was taken."""
    x, y, wide, high = box
    if taker is None:
        back = rounded(x + 2, y + 2, wide - 4, high - 4, 5)
        step = (wide - 18) / 4
        peaks = " L".join(f"{x + 9 + step * i:.1f},{y + (12 if i % 2 else 21):.1f}" for i in range(5))
        wave = f"M{peaks}"
        content = [
            piece(back, "#5F5548", 1, 0.8),
            markup(h.path(d=wave, fill="none", stroke=SAND, stroke_width="2")),
        ]
    else:
        content = [
            plate(x + 2, y + 1, wide - 4, high - 2, 6, NOTCH, INK, frame=False),
            token(taker, x + wide / 2, y + high / 2, 10),
        ]
    return markup(h.g(id=f"slot_{slot}")[content])


@lru_cache(maxsize=2048)
def _tile(slot: int, box: Box, signs: tuple[Sign, ...], kind: str, name: str, mark: Mark | None) -> Markup:
    return thing(f"slot_{slot}", box, name, mark, [face(box, signs, kind)])


@lru_cache(maxsize=1024)
def face(box: Box, signs: tuple[Sign, ...], kind: str) -> Markup:
    """A mission tile: conditions have a red edge, auctions a blue one."""
    x, y, wide, high = box
    edge = TYPE_EDGES[kind]
    parts = [plate(x, y, wide, high, 5, PAPER, INK), row(signs, x + wide / 2, y + high / 2, wide - 6, 18)]
    if kind != "pay":
        thick = h.g(stroke_width="2.4")[plate(x + 2, y + 2, wide - 4, high - 4, 4, "none", edge, frame=False)]
        parts.insert(1, markup(thick))
    return joined(parts)


def _rows(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """The rows between which one chooses."""
    wanted = view["pending"].get("mission")
    for s, statue in enumerate(view["statues"]):
        for r, tiles in enumerate(statue["rows"]):
            mark = make.mark(f"row_{r + 1}")
            if mark and any(_is(tile, wanted) for tile in tiles):
                yield _row(r, layout.row_box(s, r), mark, make.say("do-row", row=r + 1))


def _is(tile: TileSeen, mission: str | None) -> bool:
    return tile["mission"] is not None and tile["mission"]["id"] == mission


@lru_cache(maxsize=128)
def _row(r: int, box: Box, mark: Mark, name: str) -> Markup:
    x, y, wide, high = box
    ends = (x - 3, x + wide - 5)
    content = [plate(left, y + 3, 8, high - 6, 4, GOLD, INK, frame=False) for left in ends]
    return thing(f"row_{r + 1}", box, name, mark, [hit(*box), *content])
