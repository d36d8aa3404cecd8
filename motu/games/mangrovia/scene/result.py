"""The result of Mangrovia, where the hand lay before."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from motu.games._shared.drawing.parts import Maker
from motu.games._shared.drawing.people import Result, ranking_table
from motu.games._shared.drawing.remembered import remembered
from motu.games.mangrovia.scene import layout
from motu.games.mangrovia.seen import MangroviaView
from motu.games.mangrovia.state import FROM_AMULETS, SOURCE_NAMES


@remembered
def ranking(view: MangroviaView, make: Maker) -> Iterator[Markup]:
    """Points by source, the best on top; amulets decide between equals (MG-14.12)."""
    if not view["over"]:
        return
    points = [player["points"] for player in view["players"]]
    order = [(sum(of.values()), of[SOURCE_NAMES[FROM_AMULETS]]) for of in points]
    results = sorted(
        Result(1 + sum(other > mine for other in order), seat, make.names[seat], tuple(points[seat].values()))
        for seat, mine in enumerate(order)
    )
    heads = (*(make.say(f"scene-source-{name}") for name in points[0]), make.say("scene-total"))
    yield ranking_table(layout.HAND, make.say("scene-result"), heads, tuple(results))
