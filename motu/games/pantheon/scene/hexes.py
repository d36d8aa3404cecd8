"""The hexes of Pantheon as things one points at: where to step next, how far a goal is, the way there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark, chosen
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import CORAL, INK, LAGOON, PAPER
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.sheet import used
from motu.games.pantheon.scene.layout import middle
from motu.games.pantheon.scene.map import LIT_LAND, LIT_SEA, hex_path
from motu.games.pantheon.scene.pieces import ASIDE, Tile, loot_tile, tile_of
from motu.games.pantheon.seen import HexSeen, JourneySeen, PantheonView

PIPS: Final = 4  # most cards shown beside a number of steps


class Spot(NamedTuple):
    """A hex that can be chosen."""

    id: str
    terrain: str
    site: bool
    loot: Tile | None
    piece: bool  # an opponent stands there
    steps: int  # 0: it costs nothing
    cards: int
    path: tuple[str, ...]  # of the route that leads there; empty: it is reached by the next placement


def spots(view: PantheonView, marked: Mapping[str, Mark]) -> list[Spot]:
    """The hexes that can be chosen, the nearest first: so a route lies over the hexes it passes."""
    routes = {journey["goal"]: journey for journey in view["journeys"]}
    found = [
        Spot(
            one["id"], one["terrain"], one["site"], _loot(view, one["id"]), bool(one["pieces"]),
            *_way(view, one, routes.get(one["id"])),
        )
        for one in view["hexes"]
        if one["id"] in marked
    ]  # fmt: skip
    return sorted(found, key=lambda spot: (spot.steps, spot.id))


def _loot(view: PantheonView, id: str) -> Tile | None:
    return tile_of(view, view["loot"][id]) if id in view["loot"] else None


def _way(view: PantheonView, one: HexSeen, route: JourneySeen | None) -> tuple[int, int, tuple[str, ...]]:
    """What it takes to come there: steps, cards, and the path unless the next placement is enough."""
    if view["phase"] == "erect":
        return 0, 0, ()
    if route and (len(route["path"]) > 2 or view["phase"] != "place"):
        return route["steps"], route["cards"], tuple(route["path"])
    return view["steps"]["occupied" if one["pieces"] else "free"], 0, ()


def hexes(view: PantheonView, make: Maker, choosable: list[Spot]) -> Iterator[Markup]:
    """All hexes; those that can be chosen lie on top."""
    shown = {spot.id for spot in choosable}
    if shown:
        yield from (_still(one["id"]) for one in view["hexes"] if one["id"] not in shown)
    else:
        yield _all_still(tuple(one["id"] for one in view["hexes"]))
    for spot in choosable:
        yield _choosable(spot, make.marked[spot.id])


@lru_cache(maxsize=4)
def _all_still(ids: tuple[str, ...]) -> Markup:
    return joined(_still(id) for id in ids)


@lru_cache(maxsize=512)
def _still(id: str) -> Markup:
    """A hex that only answers why nothing can be placed there."""
    return Markup(f'<g id="{id}">{used("hex", *middle(id))}</g>')


@lru_cache(maxsize=4096)
def _choosable(spot: Spot, mark: Mark) -> Markup:
    x, y = middle(spot.id)
    at = f"translate({number(x)} {number(y)})"
    plain = bool(spot.path) and not spot.loot and not spot.site
    content = [used(f"lit-{spot.terrain}")]
    if spot.site and not spot.piece:
        content.append(used("site"))
    if spot.loot:
        content.append(loot_tile(spot.loot, -4, -4, 0.88))
    if not plain:
        kind = "ring" if spot.path and not spot.loot else "glowing-ring"
        content.append(Markup(f'<g class="ring">{used(kind)}</g>'))
    if spot.steps:
        aside = ASIDE if spot.piece or spot.loot else 0
        content.append(_cost(spot.steps, spot.cards, aside, 6.5 if spot.loot else 0, plain))
    content.append(_pointed(spot.path, x, y))
    return markup(h.g(chosen(mark, "thing", mark.label or ""), id=spot.id, transform=at)[joined(content)])


def hex_drawings() -> list[tuple[str, Markup]]:
    """The ground of a hex that can be chosen, and its rings."""
    lit = (("land", LIT_LAND), ("water", LIT_SEA))
    edge = {"stroke": INK, "stroke-opacity": "0.25"}
    found = [(f"lit-{name}", markup(h.path(edge, d=hex_path(24), fill=fill))) for name, fill in lit]
    around = h.path(d=hex_path(22.5), fill="none", stroke=INK, stroke_width="4")
    return [
        *found, ("ring", _ring(21, False)), ("glowing-ring", _ring(21, True)), ("pointed", markup(around)),
    ]  # fmt: skip


def _ring(r: float, glow: bool) -> Markup:
    """The double dashed ring, ink outside paper, in the shape of a hex."""
    outer = {"d": hex_path(r), "stroke": INK, "stroke-width": "2.2"}
    inner = {"d": hex_path(r - 2.2), "stroke": PAPER, "stroke-width": "2"}
    dashes = {"pathLength": "54", "stroke-dasharray": "2 1"}
    halo = [h.path(d=hex_path(r), stroke=CORAL, stroke_width="7", opacity="0.4")] if glow else []
    return markup(h.g(fill="none")[halo, h.path({**outer, **dashes}), h.path({**inner, **dashes})])


@lru_cache(maxsize=1024)
def _cost(steps: int, cards: int, x: float, y: float, plain: bool) -> Markup:
    """The steps in a pill, dark for what matters; a small card below for each card to be played."""
    half = 8.5 if steps < 10 else 11.5
    ground, ink = (PAPER, INK) if plain else (INK, PAPER)
    pill = plate(x - half, y - 8.5, 2 * half, 17, 8.5, ground, ink, frame=False)
    said = text(steps, x, y + 4.7, 13, bold=True, fill=ink)
    shown = min(cards, PIPS)
    pips = [
        h.rect(x=number(x - 3 * shown + 6 * i + 0.5), y=number(y + 9.5), width="5", height="6.5", rx="1",
               fill=LAGOON, stroke=PAPER, stroke_width="0.8")
        for i in range(shown)
    ]  # fmt: skip
    return joined([pill, said, markup(pips)])


@lru_cache(maxsize=4096)
def _pointed(path: tuple[str, ...], x: float, y: float) -> Markup:
    """What is seen while one points at a hex: its edge, and the way there."""
    if not path:
        return Markup(f'<g class="while-pointed" opacity="0">{used("pointed")}</g>')
    points = [middle(id) for id in path]
    (a, b), (c, d) = points[-2:]
    points[-1] = (c + (a - c) * 0.45, d + (b - d) * 0.45)  # the number of steps stays readable
    line = "M" + " L".join(f"{number(a - x)},{number(b - y)}" for a, b in points)
    dots = [h.circle(cx=number(a - x), cy=number(b - y), r="4") for a, b in points[1:-1]]
    return markup(
        h.g(".while-pointed", opacity="0", fill="none", stroke_linejoin="round", stroke_linecap="round")[
            used("pointed"),
            h.path(d=line, stroke=PAPER, stroke_width="7"),
            h.path(d=line, stroke=CORAL, stroke_width="4"),
            h.g(fill=PAPER, stroke=CORAL, stroke_width="2")[dots] if dots else None,
        ]
    )
