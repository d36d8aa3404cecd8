"""The map of Bora Bora: regions, paths and huts on the islands, and what stands in its corners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark, hit
from motu.games._shared.drawing.letters import lines, shortened, text, width
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import (
    DEEP,
    FOREST,
    INK,
    LETTERS,
    MOUNTAIN,
    PAPER,
    PLAIN,
    SAND,
)
from motu.games._shared.drawing.parts import Maker, cell, icon, thing
from motu.games._shared.drawing.pieces import plate, small_token
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games._shared.drawing.strokes import drawing
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.coasts import WET_SAND, coast, regions_of, water
from motu.games.bora_bora.scene.icons import WOOD
from motu.games.bora_bora.scene.pieces import hut
from motu.games.bora_bora.seen import BoraView, RouteSeen

GROUNDS: Final = {"mountain": MOUNTAIN, "beach": SAND, "forest": FOREST, "plain": PLAIN}
PATHS: Final = {"land": WOOD, "sea": DEEP}
WITH_RED: Final = "#F6C9C0"  # the ground of a fish that the red god may score
PRESSED: Final = 44  # how high a fish is for a finger
DOODLES: Final = {  # what grows on a terrain, in its four corners
    "mountain": (("#6F685B", "M-9,7 L-2,-8 L3,0 L6,-4 L11,7 Z", 0), (PAPER, "M-4,-4 L-2,-8 L0.4,-4", 1.6)),
    "beach": (
        (WOOD, "M-2,8 C-1,2 0,-1 2,-4", 2),
        (FOREST, "M2,-4 C-3,-9 -8,-6 -9,-3 C-5,-5 -2,-5 2,-4 C5,-9 10,-7 11,-3 C7,-5 5,-5 2,-4 Z", 0),
    ),
    "forest": (
        ("#36663A", "M-6,-9 L-1,3 L-11,3 Z", 0),
        ("#36663A", "M5,-7 L10,5 L0,5 Z", 0),
        (WOOD, "M-6,3 L-6,7 M5,5 L5,9", 2),
    ),
    "plain": (("#7F8C3C", "M-9,5 L-10,-2 M-8,5 L-6,-3 M0,7 L-1,0 M1,7 L4,-1 M8,4 L7,-3 M9,4 L12,-2", 1.6),),
}


@remembered
def lagoon(view: BoraView, make: Maker) -> Iterator[Markup]:
    """Water, islands, regions, paths, huts; fishing and the round in the corners."""
    yield water(regions_of(view))
    yield layer("regions", _regions(view, make))
    yield layer("paths", (_path(make, route) for route in view["routes"]))
    yield layer("fish", _fish_tiles(view, make))
    yield layer("huts", _huts(view))
    yield from _round(view, make)
    yield _legend(make.say("scene-land"), make.say("scene-sea"))
    yield _fishing_corner(view, make)


def _regions(view: BoraView, make: Maker) -> Iterator[Markup]:
    for i, region in enumerate(view["regions"]):
        id = region["id"]
        huts = ", ".join(make.names[seat] for seat in region["huts"])
        name = make.say(f"region-{id}.title")
        about = make.say("scene-region", region=name, huts=huts) if huts else name
        yield _region(id, region["terrain"], i, name, about, make.mark(id))


@lru_cache(maxsize=512)
def _region(id: str, terrain: str, start: int, name: str, about: str, mark: Mark | None) -> Markup:
    """Its ground, and the site of the newest hut."""
    x, y, wide, high = layout.region_box(id)
    ground = coast((x + 3, y + 3, wide - 6, high - 6), start)
    ox, oy = layout.outside(id)
    doodles = [
        h.g(
            transform=f"translate({number(x + wide / 2 + 31 * a)} {number(y + high / 2 + 26 * b)})",
            opacity="0.75",
        )[used(f"terrain-{terrain}")]
        for a, b in layout.OFFSETS
        if (a, b) != (ox, oy)
    ]
    at = {"cx": number(x + wide / 2), "cy": number(y + high / 2)}
    content = markup([
        h.path(d=ground, fill=GROUNDS[terrain], stroke=WET_SAND),
        doodles,
        h.circle(at, r="20", fill=PAPER, fill_opacity="0.5", stroke=INK, stroke_dasharray="3 3"),
    ])  # fmt: skip
    return thing(id, (x + 2, y + 2, wide - 4, high - 4), about, mark, [content], 20)


def _path(make: Maker, route: RouteSeen) -> Markup:
    one, other = route["between"]
    kind = route["kind"]
    return _signpost(one, other, kind, route["value"], make.say(f"scene-path-{kind}", value=route["value"]))


@lru_cache(maxsize=64)
def _signpost(one: str, other: str, kind: str, value: int, name: str) -> Markup:
    """The line of a path with the die that it needs."""
    (a, b), (c, d) = layout.site(one), layout.site(other)
    far = 27 if kind == "land" else 45 if a == c else 48
    dx, dy = (c > a) - (c < a), (d > b) - (d < b)
    line = f"M{number(a + far * dx)},{number(b + far * dy)} L{number(c - far * dx)},{number(d - far * dy)}"
    x, y = (a + c) / 2, (b + d) / 2
    dashes = "5 4" if kind == "sea" else None
    return markup(
        h.g(id=f"path-{one}-{other}")[
            h.title[name],
            h.path(d=line, stroke=PAPER, stroke_width="6", stroke_linecap="round", opacity="0.8"),
            h.path(
                d=line, stroke=PATHS[kind], stroke_width="3", stroke_linecap="round", stroke_dasharray=dashes
            ),
            h.circle(cx=number(x), cy=number(y), r="11", fill=PATHS[kind], stroke=PAPER, stroke_width="2"),
            text(value, x, y + 5.4, 15, bold=True, fill=PAPER),
        ]
    )


def _fish_tiles(view: BoraView, make: Maker) -> Iterator[Markup]:
    for region in view["regions"]:
        income = make.say(f"income-{region['income']}")
        name = make.say("scene-fish", fish=region["fish"] or 0, income=income)
        yield _fish(
            region["id"], region["fish"] or 0, region["income"], name, make.mark(f"red_{region['id']}")
        )


@lru_cache(maxsize=512)
def _fish(region: str, fish: int, income: str, name: str, red: Mark | None) -> Markup:
    """What the fish of a region is worth, and what a new hut brings; red is a switch on the fish."""
    x, y, wide, high = box = layout.fish_box(region)
    content = [
        plate(x, y, wide, high, 6, WITH_RED if red else PAPER, INK),
        icon("fish", x + 13, y + high / 2, 18),
        *([text(fish, x + 28, y + 18.5, 15, bold=True)] if fish else []),
        icon(income, x + 43, y + high / 2, 15),
    ]
    if red is None:
        return markup(h.g(id=f"fish-{region}")[h.title[name], joined(content)])
    content.append(hit(x, y if layout.outside(region)[1] < 0 else y + high - PRESSED, wide, PRESSED))
    return thing(f"fish-{region}", box, name, red, content, 6)


def _huts(view: BoraView) -> Iterator[Markup]:
    """The newest hut on the site, older ones pushed aside; always in the order of the seats."""
    for region in view["regions"]:
        huts = region["huts"]
        for seat in sorted(huts):
            pushed = len(huts) - 1 - huts.index(seat)
            x, y = layout.hut_place(region["id"], pushed)
            yield hut(f"hut-{LETTERS[seat]}-{region['id']}", seat, x, y, small=pushed > 0)


def _fishing_corner(view: BoraView, make: Maker) -> Markup:
    """The corner where every die is welcome."""
    words, points = make.say("job-fishing"), view["fishing_points"]
    return _fishing(words, points, make.mark("job_fishing"))


@lru_cache(maxsize=32)
def _fishing(words: str, points: int, mark: Mark | None) -> Markup:
    x, y, wide, _ = layout.FISHING
    content = [
        cell(layout.FISHING, "#D3ECEA", INK, 10),
        icon("fishing", x + 18, y + 16, 22),
        text(shortened(words, 13, 60, True), x + 30, y + 21, 13, bold=True, anchor="start"),
        used("medal", x + wide - 15, y + 16, 0.68),
        text(points, x + wide - 15, y + 21, 14, bold=True),
    ]
    return thing("job_fishing", layout.FISHING, words, mark, content, 10)


def _round(view: BoraView, make: Maker) -> Iterator[Markup]:
    """Round, phase and turn order."""
    over = view["over"]
    title = make.say("scene-end") if over else make.say("scene-round", round=max(1, view["round"]))
    order = tuple(view["turn_order"])
    yield _corner(title, make.say(f"scene-part-{view['part']}"), make.say("scene-order"), order)


@lru_cache(maxsize=256)
def _corner(title: str, part: str, order: str, seats: tuple[int, ...]) -> Markup:
    x, y, wide, high = layout.ROUND
    middle, room = x + wide / 2, wide - 3
    size = 16 if width(title, 16, True) <= room else 14
    content = [
        plate(x, y, wide, high, 10, PAPER, INK),
        text(shortened(title, size, room, True), middle, y + 22, size, bold=True),
        *(text(line, middle, y + 40 + 15 * i, 13) for i, line in enumerate(lines(part, 13, room)[:2])),
        text(shortened(order, 13, room), middle, y + 76, 13),
        *(
            small_token(seat, middle + 24 * (i - (len(seats) - 1) / 2), y + 95, 7.6)
            for i, seat in enumerate(seats)
        ),
    ]
    return markup(h.g(id="round")[content])


@lru_cache(maxsize=8)
def _legend(land: str, sea: str) -> Markup:
    """Which path is which."""
    x, y = layout.MAP[0] + layout.MAP[2] - 112, layout.MAP[1] + layout.MAP[3] - 62
    drawn: list[h.Node] = []
    for i, (word, kind) in enumerate(((land, "land"), (sea, "sea"))):
        base = y + 24 * i
        drawn += [
            h.path(
                d=f"M{x + 10},{base + 16} L{x + 34},{base + 16}",
                stroke=PATHS[kind],
                stroke_width="4",
                stroke_dasharray="5 4" if kind == "sea" else None,
            ),
            text(shortened(word, 13, 62), x + 40, base + 20.5, 13, anchor="start"),
        ]
    return markup(h.g(id="legend")[plate(x, y, 104, 54, 8, PAPER, INK), drawn])


def terrain_drawings() -> list[tuple[str, Markup]]:
    """What grows on the terrains."""
    return [(f"terrain-{name}", drawing(*strokes, edge=0.8)) for name, strokes in DOODLES.items()]
