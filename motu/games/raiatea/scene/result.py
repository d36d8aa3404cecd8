"""The result of a game of Raiatea."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.people import Result, ranking_table
from motu.games._shared.drawing.remembered import remembered
from motu.games.raiatea.scene import layout
from motu.games.raiatea.scene.effects import row
from motu.games.raiatea.seen import RaiateaView

MASK_SOURCES: Final = {"mission_masks": "mission", "assistant_masks": "assistant", "colour_masks": "unlike"}


@remembered
def ranking(view: RaiateaView, make: Maker) -> Iterator[Markup]:
    """Points by source, the best on top; the ceremonial order decides between equal points (RA-14.7)."""
    if not view["over"]:
        return
    # What is still hidden when a game is stopped at its limit counts nothing.
    points = [tuple(value or 0 for value in player["points"].values()) for player in view["players"]]
    order = view["ceremony"]["order"]
    ranked = sorted(range(view["seats"]), key=lambda seat: (-sum(points[seat]), order.index(seat)))
    results = (Result(place, seat, make.names[seat], points[seat]) for place, seat in enumerate(ranked, 1))
    heads = (_source(name, make.say(f"source-{name}")) for name in view["players"][0]["points"])
    words = (*heads, make.say("scene-total"))
    yield ranking_table(layout.HAND, make.say("scene-result"), words, tuple(results))


def _source(name: str, word: str) -> str:
    """A source of points over its column; masks as icons, since their names are long."""
    if name not in MASK_SOURCES:
        return word
    signs = ((True, "mask"), (True, MASK_SOURCES[name]))
    return markup(h.g[h.title[word], row(signs, 0, -5, 60, 20)])
