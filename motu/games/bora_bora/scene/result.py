"""The result of Bora Bora: points by source, the best on top."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from markupsafe import Markup

from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.palette import GOLD
from motu.games._shared.drawing.parts import Maker, shown
from motu.games._shared.drawing.people import Result
from motu.games._shared.drawing.pieces import plate, small_token
from motu.games._shared.drawing.remembered import remembered
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.seen import BoraView


@remembered
def ranking(view: BoraView, make: Maker) -> Iterator[Markup]:
    """Equal points: the one ahead in the turn order wins (BB-16.13)."""
    order, players = view["turn_order"], view["players"]
    ranked = sorted(range(view["seats"]), key=lambda seat: (-players[seat]["total"], order.index(seat)))
    results = tuple(
        Result(place, seat, make.names[seat], tuple(players[seat]["points"].values()))
        for place, seat in enumerate(ranked, 1)
    )
    sources = tuple(make.say(f"source-{name}") for name in players[0]["points"])
    yield _ranking(make.say("scene-result"), make.say("scene-total"), sources, results)


@lru_cache(maxsize=64)
def _ranking(title: str, total: str, sources: tuple[str, ...], results: tuple[Result, ...]) -> Markup:
    """A line for each source of points, a column for each player."""
    x, y, wide, high = layout.RANKING
    room = (wide - 190) / len(results)
    pitch = (high - 90) / len(sources)
    content: list[Markup] = [plate(x, y, wide, high)]
    content.append(plate(x + 188, y + 5, room - 6, high - 10, 8, "#F8E6B8", GOLD, frame=False))
    content.append(text(title, x + 12, y + 30, 18, bold=True, anchor="start"))
    content.append(text(total, x + 12, y + high - 12, 16, bold=True, anchor="start"))
    for i, word in enumerate(sources):
        base = y + 66 + pitch * i
        content.append(text(shortened(word, 13, 172), x + 12, base, 13, anchor="start"))
    for column, result in enumerate(results):
        middle = x + 185 + room * (column + 0.5)
        content.append(text(f"{result.rank}.", middle - 14, y + 24, 15, bold=True, anchor="end"))
        content.append(small_token(result.seat, middle + 4, y + 19, 7.6))
        content.append(text(shortened(result.name, 14, room - 12, True), middle, y + 46, 14, bold=True))
        for i, value in enumerate(result.points):
            base = y + 66 + pitch * i
            content.append(text(value or "–", middle, base, 14))
        content.append(text(sum(result.points), middle, y + high - 11, 19, bold=True))
    return shown("ranking", content)
