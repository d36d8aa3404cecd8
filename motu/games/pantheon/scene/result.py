"""The result of Pantheon: points by source, the winner on top."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import GOLD
from motu.games._shared.drawing.parts import Maker, icon, shown
from motu.games._shared.drawing.people import Result
from motu.games._shared.drawing.pieces import plate, small_token
from motu.games._shared.drawing.remembered import remembered
from motu.games.pantheon.scene import layout
from motu.games.pantheon.seen import PantheonView

SOURCES: Final = {
    "deities": "deity", "endings": "done", "demigods": "demigod", "columns": "erected", "pietalte": "rank",
}  # fmt: skip


@remembered
def ranking(view: PantheonView, make: Maker) -> Iterator[Markup]:
    """Points, then demigod tiles (PA-11.11); who is equal in both shares a place."""
    if not view["over"]:
        return
    players = view["players"]
    order = [(player["score"], player["demigods"]) for player in players]
    results = sorted(
        Result(
            1 + sum(other > mine for other in order),
            seat,
            make.names[seat],
            tuple(players[seat]["points"].values()),
        )
        for seat, mine in enumerate(order)
    )
    heads = tuple((SOURCES[name], make.say(f"source-{name}")) for name in players[0]["points"])
    yield _ranking(make.say("scene-result"), heads, make.say("scene-total"), tuple(results))


@lru_cache(maxsize=64)
def _ranking(
    title: str, heads: tuple[tuple[str, str], ...], total: str, results: tuple[Result, ...]
) -> Markup:
    x, y, wide, high = layout.HAND
    columns = [x + 162 + 37 * i for i in range(len(heads))]
    last = x + wide - 30
    content = [plate(x, y, wide, high), text(title, x + 12, y + 22, 15, bold=True, anchor="start")]
    content += [
        markup(h.g[h.title[word], icon(sign, at, y + 18, 22)])
        for (sign, word), at in zip(heads, columns, strict=True)
    ]
    content.append(text(total, last, y + 22, 13))
    for i, result in enumerate(results):
        base = y + 56 + 33 * i
        if result.rank == 1:
            content.append(plate(x + 6, base - 20, wide - 12, 29, 6, "#F8E6B8", GOLD, frame=False))
        content.append(text(f"{result.rank}.", x + 26, base, 15, bold=True, anchor="end"))
        content.append(small_token(result.seat, x + 42, base - 5))
        name = shortened(result.name, 13, 88, True)
        content.append(text(name, x + 56, base, 13, bold=True, anchor="start"))
        content += [text(value, at, base, 15) for value, at in zip(result.points, columns, strict=True)]
        content.append(text(sum(result.points), last, base, 18, bold=True))
    return shown("ranking", content)
