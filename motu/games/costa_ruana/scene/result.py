"""The end of Costa Ruana: who has won, and with what."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.palette import GOLD, MUTED
from motu.games._shared.drawing.parts import Maker, shown
from motu.games._shared.drawing.people import Result
from motu.games._shared.drawing.pieces import plate, small_token
from motu.games._shared.drawing.remembered import remembered
from motu.games.costa_ruana.scene.layout import HAND
from motu.games.costa_ruana.seen import CostaView


@remembered
def ranking(view: CostaView, make: Maker) -> Iterable[Markup]:
    """Points by source, the winner on top."""
    if view["over"]:
        yield shown("ranking", _ranking(view, make))


def _ranking(view: CostaView, make: Maker) -> Iterable[Markup]:
    results = _results(view, make.names)
    x, y, wide, high = HAND
    columns = (x + 320, x + 452, x + 550)
    pitch = min(24.0, (high - 31) / len(results))
    yield plate(x, y, wide, high)
    yield text(make.say("scene-result"), x + 14, y + 20, 15, bold=True, anchor="start")
    for head, column in zip(("source-treasures", "source-islanders", "scene-total"), columns, strict=True):
        yield text(make.say(head), column, y + 20, 13, fill=MUTED)
    for i, result in enumerate(results):
        base = y + 28 + pitch * (i + 0.5) + 5
        if result.rank == 1:
            top = base - 5 - pitch / 2 + 1
            yield plate(x + 6, top, wide - 12, pitch - 2, 6, "#F8E6B8", GOLD, frame=False)
        yield text(f"{result.rank}.", x + 32, base, 15, bold=True, anchor="end")
        yield small_token(result.seat, x + 52, base - 5)
        yield text(shortened(result.name, 15, 180, True), x + 70, base, 15, bold=True, anchor="start")
        for points, column in zip(result.points, columns, strict=False):
            yield text(points, column, base, 15)
        yield text(sum(result.points), columns[-1], base, 18, bold=True)


def _results(view: CostaView, names: tuple[str, ...]) -> list[Result]:
    """Points, then treasures (CR-14.5); who is equal in both shares a place."""
    known = [player["points"] for player in view["players"]]
    points = [(own["treasures"], own["islanders"]) for own in known if own]  # of all: no hut is hidden now
    order = [(sum(own), own[0]) for own in points]
    return sorted(
        Result(1 + sum(other > mine for other in order), seat, names[seat], points[seat])
        for seat, mine in enumerate(order)
    )
