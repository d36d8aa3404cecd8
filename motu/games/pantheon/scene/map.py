"""The antique map under the pieces of Pantheon: coasts, hexes, column sites, homes of the peoples."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import TITLE, Speaker, width
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import INK, MUTED
from motu.games._shared.drawing.parts import icon
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import used
from motu.games.pantheon.scene.layout import ACROSS, DOWN, LEFT, MAP, TOP, R, corners, middle
from motu.games.pantheon.seen import PantheonView

PARCHMENT: Final = "#F3E7C9"
LAND: Final = "#EBDAAC"
LIT_LAND: Final = "#FFF8E4"
SEA: Final = "#A9D3CF"
LIT_SEA: Final = "#E1F3EE"
SHORE: Final = "#C4E2DB"
SEPIA: Final = "#8A6B3F"

# The sides of a hex from the upper right one clockwise, and who lies beyond, in even and odd rows.
BEYOND: Final = (
    ((0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1)),
    ((1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1)),
)
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # in halves of a hex
HILLS: Final = "M-9,5 L-3,-5 L0,0 L4,-7 L10,5 M-3,-5 L-4,1 M4,-7 L3,0"
TREES: Final = (
    "M-6,5 L-6,1 M-6,1 C-11,1 -8,-7 -6,-7 C-4,-7 -1,1 -6,1 M5,6 L5,3 M5,3 C0,3 3,-5 5,-5 C7,-5 10,3 5,3"
)
WAVES: Final = "M-9,-2 C-6,-5 -4,1 -1,-2 C2,-5 4,1 7,-2 M-5,4 C-2,1 0,7 3,4 C6,1 8,7 10,4"
DUNES: Final = "M-9,1 C-5,-4 -1,-3 1,1 M-1,5 C2,0 7,0 9,4"


class Named(NamedTuple):
    """A hex with its name."""

    id: str
    name: str


def ground(view: PantheonView) -> Markup:
    """What never changes in a game."""
    hexes = view["hexes"]
    return _ground(
        tuple(one["id"] for one in hexes if one["terrain"] == "land"),
        tuple(one["id"] for one in hexes if one["terrain"] != "land"),
        tuple(one["id"] for one in hexes if one["site"]),
        tuple(view["origins"].items()),
        tuple((people, tuple(ids)) for people, ids in view["loot_hexes"].items()),
    )


def names(view: PantheonView, say: Speaker) -> Markup:
    """The names of sites and peoples; the people of this epoch stands out."""
    sites = tuple(
        Named(one["id"], say(f"site-{one['id']}"))
        for one in view["hexes"]
        if one["site"] and say.texts.has(f"site-{one['id']}", say.lang)
    )
    homes = tuple(Named(id, say(people)) for people, id in view["origins"].items())
    return _names(sites, homes, view["origins"].get(view["people"] or ""))


@lru_cache(maxsize=64)
def _names(sites: tuple[Named, ...], homes: tuple[Named, ...], now: str | None) -> Markup:
    halo = {"stroke": PARCHMENT, "stroke-width": "2.5", "stroke-linejoin": "round", "paint-order": "stroke"}
    letters = {"font-size": "13", "text-anchor": "middle", "font-family": TITLE, "fill": INK}
    peoples = h.g(font_weight="700")[(_name(home, None if home.id == now else MUTED) for home in homes)]
    return markup(
        h.g(".piece", {**letters, **halo}, id="names", data_layer="")[
            (_name(site) for site in sites), peoples
        ]
    )


def _name(one: Named, fill: str | None = None) -> h.Element:
    x, y = middle(one.id)
    inside = MAP[0] + MAP[2] - 8 - width(one.name, 13) / 2
    return h.text(x=number(min(x, inside)), y=number(y + R), fill=fill)[one.name]


@lru_cache(maxsize=8)
def _ground(
    land: tuple[str, ...],
    water: tuple[str, ...],
    sites: tuple[str, ...],
    origins: tuple[tuple[str, str], ...],
    loot: tuple[tuple[str, tuple[str, ...]], ...],
) -> Markup:
    coast = outline(land)
    everything = outline((*land, *water))
    special = {*sites, *(id for _, id in origins), *(id for _, ids in loot for id in ids)}
    parts = [
        _grid(),
        plate(*MAP, 8, PARCHMENT, SEPIA, frame=False),
        plate(MAP[0] + 4, MAP[1] + 4, MAP[2] - 8, MAP[3] - 8, 5, "none", SEPIA, frame=False),
        markup([
            h.path(d=everything, fill=SEA, stroke=SEPIA, stroke_width="2.4", stroke_linejoin="round"),
            h.path(d=coast, fill="none", stroke=SHORE, stroke_width="9", stroke_linejoin="round"),
            h.path(d=coast, fill="none", stroke=SEPIA, stroke_width="5", stroke_opacity="0.25"),
            h.path(d=coast, fill=LAND, stroke=SEPIA, stroke_width="1.4", stroke_linejoin="round"),
            h.path(d=everything, fill="url(#hex-grid)", stroke=SEPIA, stroke_width="1.2"),
        ]),
        _decoration(land, water, special),
        *(_loot_place(people, id) for people, ids in loot for id in ids),
        *(_home(people, id) for people, id in origins),
        *(used("site", *middle(id)) for id in sites),
        _compass(),
    ]  # fmt: skip
    return joined(parts)


def _grid() -> Markup:
    """The lines of all hexes as one pattern that repeats every two rows."""
    half, r = ACROSS / 2, R
    lines = (
        f"M0,{-r / 2:.2f} L{half:.2f},{-r:.2f} L{2 * half:.2f},{-r / 2:.2f} M0,{-r / 2:.2f} L0,{r / 2:.2f} "
        f"L{half:.2f},{r:.2f} L{2 * half:.2f},{r / 2:.2f} M{half:.2f},{r:.2f} L{half:.2f},{2 * r:.2f}"
    )
    place = f"translate({LEFT - half:.2f} {TOP:.2f})"
    size = {"width": f"{ACROSS:.2f}", "height": f"{2 * DOWN:.2f}", "y": f"{-r:.2f}"}
    view = {"viewBox": f"0 {-r:.2f} {ACROSS:.2f} {2 * DOWN:.2f}"}
    stroke = h.path(d=lines, fill="none", stroke=SEPIA, stroke_opacity="0.34", stroke_width="1")
    attributes = {"id": "hex-grid", "patternUnits": "userSpaceOnUse", "patternTransform": place}
    return markup(h.defs[h.pattern({**attributes, **size, **view})[stroke]])


def _decoration(land: tuple[str, ...], water: tuple[str, ...], special: set[str]) -> Markup:
    """Hills, woods, dunes and waves, drawn in sepia where nothing else is."""
    drawn = []
    for ids, motifs in ((land, (HILLS, TREES, DUNES)), (water, (WAVES,))):
        for id in ids:
            column, row = int(id[1:3]), int(id[3:5])
            if id not in special and (column * 7 + row * 5 + column * row) % 4 == 0:
                motif = motifs[0] if len(motifs) == 1 else motifs[2 if row > 8 else (column + row) % 2]
                x, y = middle(id)
                drawn.append(h.path(d=motif, transform=f"translate({number(x)} {number(y)})"))
    lines = {"fill": "none", "stroke": SEPIA, "stroke-width": "1.1", "opacity": "0.3"}
    return markup(h.g(lines)[drawn])


def _loot_place(people: str, id: str) -> Markup:
    """Where a people's loot may lie: its emblem, faint."""
    return markup(h.g(opacity="0.3")[icon(people, *middle(id), 17)])


def _home(people: str, id: str) -> Markup:
    x, y = middle(id)
    edge = {"fill": PARCHMENT, "stroke": SEPIA, "stroke-width": "1.5"}
    around = h.circle(edge, cx=number(x), cy=number(y - 3), r="15")
    return markup([around, icon(people, x, y - 3, 20)])


def _compass() -> Markup:
    """A wind rose in the free corner."""
    x, y = MAP[0] + MAP[2] - 74, MAP[1] + 176
    dark = "M0,-30 L4,-4 L0,0 Z M30,0 L4,4 L0,0 Z M0,30 L-4,4 L0,0 Z M-30,0 L-4,-4 L0,0 Z"
    rays = "M0,-30 L4,-4 L30,0 L4,4 L0,30 L-4,4 L-30,0 L-4,-4 Z"
    slant = "M-15,-15 L0,-5 L15,-15 L5,0 L15,15 L0,5 L-15,15 L-5,0 Z"
    return markup(
        h.g(transform=f"translate({number(x)} {number(y)})", stroke=SEPIA, stroke_width="1")[
            h.circle(r="22", fill="none"),
            h.path(d=slant, fill=SHORE),
            h.path(d=rays, fill=PARCHMENT),
            h.path(d=dark, fill=SEPIA),
        ]
    )


def outline(ids: Iterable[str]) -> str:
    """The path around a set of hexes: all sides beyond which none of them lies, joined."""
    inside = {(int(id[1:3]), int(id[3:5])) for id in ids}
    after: dict[tuple[int, int], tuple[int, int]] = {}
    for column, row in inside:
        x, y = 2 * column + row % 2, 3 * row
        for side, (dx, dy) in enumerate(BEYOND[row % 2]):
            if (column + dx, row + dy) not in inside:
                (a, b), (c, d) = CORNERS[side], CORNERS[(side + 1) % 6]
                after[x + a, y + b] = (x + c, y + d)
    loops = []
    while after:
        at, loop = next(iter(after)), []
        while at in after:
            loop.append(at)
            at = after.pop(at)
        loops.append("M" + " L".join(_corner(*point) for point in loop) + " Z")
    return " ".join(loops)


def _corner(x: int, y: int) -> str:
    return f"{number(LEFT + x * ACROSS / 2)},{number(TOP + y * R / 2)}"


@lru_cache(maxsize=8)
def hex_path(r: float) -> str:
    """A hex around the origin."""
    return "M" + " L".join(f"{number(x)},{number(y)}" for x, y in corners(r)) + " Z"
