"""The result of Bora Bora: points by source, the best on top."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import GOLD
from motu.games._shared.drawing.parts import Maker, View, icon
from motu.games._shared.drawing.pieces import plate, small_token
from motu.games.bora_bora import scene_layout as layout

GROUPS: Final = {  # a sign for each column, and the sources that it adds up
    "helper": ("start", "fishing", "helper", "people"),
    "fish": ("red_god", "sites"),
    "build": ("buildings",),
    "status": ("status",),
    "temple": ("temple",),
    "task": ("tasks",),
    "jewel": ("jewelry",),
    "god_tile": ("god_tiles",),
    "vp": ("nine_tasks", "six_jewels", "ceremony", "six_buildings", "twelve_regions", "twelve_people"),
}


class Result(NamedTuple):
    """One line of the ranking."""

    rank: int
    seat: int
    name: str
    points: tuple[int, ...]


def ranking(view: View, make: Maker) -> Iterator[Markup]:
    """Equal points: the one ahead in the turn order wins (BB-16.13)."""
    order = view["turn_order"]
    players = view["players"]
    ranked = sorted(range(view["seats"]), key=lambda seat: (-players[seat]["total"], order.index(seat)))
    results = tuple(
        Result(place, seat, make.names[seat], _grouped(players[seat]["points"]))
        for place, seat in enumerate(ranked, 1)
    )
    heads = tuple(
        (
            sign,
            make.say("scene-bonuses")
            if sign == "vp"
            else ", ".join(make.say(f"source-{one}") for one in sources),
        )
        for sign, sources in GROUPS.items()
    )
    yield _ranking(make.say("scene-result"), make.say("scene-total"), heads, results)


def _grouped(points: dict[str, int]) -> tuple[int, ...]:
    return tuple(sum(points[source] for source in sources) for sources in GROUPS.values())


@lru_cache(maxsize=64)
def _ranking(
    title: str, total: str, heads: tuple[tuple[str, str], ...], results: tuple[Result, ...]
) -> Markup:
    x, y, wide, high = layout.TILES
    columns = [x + 160 + 36.5 * i for i in range(len(heads))]
    last = x + wide - 28
    content: list[h.Node] = [
        plate(x, y, wide, high),
        text(title, x + 12, y + 26, 15, bold=True, anchor="start"),
        (
            h.g[h.title[word], icon(sign, at, y + 21, 22)]
            for (sign, word), at in zip(heads, columns, strict=True)
        ),
        text(shortened(total, 13, 54, True), last, y + 26, 13, bold=True),
    ]
    pitch = (high - 46) / len(results)
    for i, result in enumerate(results):
        base = y + 42 + pitch * (i + 0.5) + 5
        if result.rank == 1:
            content.append(plate(x + 6, base - 22, wide - 12, 34, 6, "#F8E6B8", GOLD, frame=False))
        content += [
            text(f"{result.rank}.", x + 30, base, 15, bold=True, anchor="end"),
            small_token(result.seat, x + 46, base - 5),
            text(shortened(result.name, 15, 80, True), x + 60, base, 15, bold=True, anchor="start"),
            *(text(value, at, base, 14) for value, at in zip(result.points, columns, strict=True)),
            text(sum(result.points), last, base, 18, bold=True),
        ]
    return markup([joined([markup(content)])])
