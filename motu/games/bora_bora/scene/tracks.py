"""The status track, the temple and the jewelry of Bora Bora."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup
from motu.games._shared.drawing.palette import BORDER, GOLD, INK, LETTERS, MUTED, PAGE, PAPER
from motu.games._shared.drawing.parts import CARD, Maker, cell, icon, panel, shown, thing
from motu.games._shared.drawing.pieces import plate
from motu.games._shared.drawing.remembered import remembered
from motu.games._shared.drawing.sheet import layer, used
from motu.games.bora_bora.names import jewel_place
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.pieces import disc, priest
from motu.games.bora_bora.seen import BoraView

STEPS: Final = ("#F7EBCF", "#F1DCB0")  # spaces by turns, so that equal points are seen together
STONE: Final = "#E6E0D2"


@remembered
def status(view: BoraView, make: Maker) -> Iterator[Markup]:
    """The track with its points; markers arriving later lie on top."""
    spaces = view["status"]
    yield panel(layout.STATUS, make.say("scene-status"))
    for i, space in enumerate(spaces):
        points = space["points"]
        first = i == 0 or spaces[i - 1]["points"] != points
        yield _step(i, layout.status_box(i, len(spaces)), points % 2, points if first else -1)
    for height in range(view["seats"], 0, -1):  # from the bottom of the piles to their tops
        yield layer(f"discs-{height}", _discs(view, height - 1))


@lru_cache(maxsize=64)
def _step(space: int, box: Box, tone: int, points: int) -> Markup:
    x, y, wide, high = box
    number = [text(points, x + wide / 2, y + high - 4, 13)] if points >= 0 else []
    return shown(f"status-{space}", [plate(x, y, wide, high, 3, STEPS[tone], INK, frame=False), *number])


def _discs(view: BoraView, under: int) -> Iterator[Markup]:
    """The markers that lie so far under the top of their pile; at rest they lie side by side."""
    spaces = view["status"]
    for seat in range(view["seats"]):
        at = next((i for i, space in enumerate(spaces) if seat in space["seats"]), None)
        if at is None or spaces[at]["seats"].index(seat) != under:  # before the set-up there is no marker
            continue
        x, y, wide, _ = layout.status_box(at, len(spaces))
        place = (x + wide / 2, y + 10 + 5 * under) if at else (x + 10 + 15 * under, y + 12)
        yield disc(f"disc-{LETTERS[seat]}", seat, *place, under == 0 or at == 0)


@remembered
def temple(view: BoraView, make: Maker) -> Iterator[Markup]:
    """Six spaces, the best on the left; priests are pushed to the right."""
    x, y, wide, _ = layout.TEMPLE
    points = view["priest_points"][max(0, min(view["round"], view["rounds"]) - 1)]
    yield panel(layout.TEMPLE, make.say("scene-temple", points=points))
    for space in range(6, 0, -1):
        owner = view["temple"][space - 1]
        name = make.say("scene-space", n=space)
        about = f"{name} · {make.names[owner]}" if owner is not None else name
        yield _space(space, about, make.mark(f"priest_{space}"))
    yield _god_tiles(view["temple_god_tiles"], x + wide - 24, y + 51, make.say("scene-god-tiles"))
    yield layer("priests", _priests(view))


@lru_cache(maxsize=64)
def _space(space: int, name: str, mark: Mark | None) -> Markup:
    box = layout.temple_box(space)
    x, y, wide, high = box
    step = 3 * (6 - space)  # a stair, going down to the right
    content = [
        plate(x, y + step / 2, wide, high - step / 2, 4, STONE, INK, frame=False),
        text(space, x + wide / 2, y + high - 5, 15, bold=True, fill=INK),
    ]
    return thing(f"priest_{space}", box, name, mark, content, 4)


def _priests(view: BoraView) -> Iterator[Markup]:
    """A seat's priests are counted from the left: a pushed one stays the same one."""
    for seat in range(view["seats"]):
        spaces = [space for space in range(6, 0, -1) if view["temple"][space - 1] == seat]
        for i, space in enumerate(spaces):
            x, y, wide, _ = layout.temple_box(space)
            yield priest(f"priest-{LETTERS[seat]}-{i}", seat, x + wide / 2, y + 19)


@lru_cache(maxsize=16)
def _god_tiles(count: int, x: float, y: float, name: str) -> Markup:
    drawn = icon("god_tile", x, y - 8, 32) if count else Markup("")
    return markup(
        h.g(id="temple-god-tiles")[h.title[name], drawn, text(f"×{count}", x, y + 23, 14, bold=True)]
    )


@remembered
def jewelry(view: BoraView, make: Maker) -> Iterator[Markup]:
    """Six columns, one for each round, and the points for buildings and priests over them."""
    yield panel(layout.JEWELRY)
    x, y, *_ = layout.JEWELRY
    yield shown("jewelry-build", [icon("build", x + 14, y + 13, 17)])
    yield shown("jewelry-priest", [icon("priest", x + 14, y + 33, 17)])
    for column, jewels in enumerate(view["jewelry"]):
        here = column + 1 == view["round"]
        points = view["building_points"][column], view["priest_points"][column]
        title = make.say("scene-round", round=column + 1)
        yield _column(column, *points, here, column + 1 < view["round"], title)
        for jewel in jewels:
            target = jewel_place(jewel["id"])
            name = make.say("jewel", cost=jewel["cost"], points=jewel["points"])
            box = layout.jewel_box(column, jewel["row"])
            yield _jewel(target, jewel["cost"], jewel["points"], box, name, make.mark(target))


@lru_cache(maxsize=64)
def _column(column: int, building: int, priests: int, here: bool, gone: bool, title: str) -> Markup:
    x, _, wide, _ = layout.jewel_box(column, 0)
    top = layout.JEWELRY[1]
    fill = "#F8E6B8" if here else PAGE if gone else PAPER
    middle = x + wide / 2
    colour = MUTED if gone else INK
    return markup(
        h.g(id=f"round-{column + 1}")[
            h.title[title],
            plate(x - 1, top + 3, wide + 2, 210, 6, fill, GOLD if here else BORDER, frame=False),
            text(building, middle, top + 18, 14, bold=True, fill=colour),
            text(priests, middle, top + 38, 14, bold=True, fill=colour),
        ]
    )


@lru_cache(maxsize=256)
def _jewel(id: str, cost: int, points: int, box: Box, name: str, mark: Mark | None) -> Markup:
    x, y, wide, high = box
    content = [
        cell(box, CARD, INK, 5),
        used("medal", x + wide / 2 + 4, y + 14, 0.62),
        text(points, x + wide / 2 + 4, y + 19, 14, bold=True),
        icon("shell", x + 11, y + high - 10, 14),
        text(cost, x + 24, y + high - 5, 14, bold=True),
    ]
    return thing(id, box, name, mark, content)
