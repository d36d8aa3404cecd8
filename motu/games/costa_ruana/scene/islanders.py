"""The islanders on the islands of Costa Ruana."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Mark, chosen, hit, ring
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import LETTERS, PAPER
from motu.games._shared.drawing.parts import Maker
from motu.games.costa_ruana.scene.layout import PLACES_Y, Point, middles, place_pitch, sides, supply_of
from motu.games.costa_ruana.scene.parts import moved, traveller
from motu.games.costa_ruana.seen import CostaView


def islanders(view: CostaView, make: Maker) -> Iterable[Markup]:
    """Those of one owner stand together, in the order of the seats."""
    homes = [supply_of(area) for area in sides(view).areas]
    for island, (x, y) in zip(view["islands"], middles(len(view["islands"])), strict=True):
        room, before = island["room"], 0
        for seat, count in enumerate(island["islanders"]):
            id = f"{island['id']}_{LETTERS[seat]}"
            first = (x + place_pitch(room) * (before - (room - 1) / 2), y + PLACES_Y)
            group = Group(id, seat, count, room, first, homes[seat])
            yield _drawn(group, make.names[seat], make.mark(id))
            before += count


class Group(NamedTuple):
    """The islanders of one seat on an island."""

    id: str
    seat: int
    number: int
    room: int  # for islanders of all seats
    first: Point  # where the first of them stands
    home: Point  # their owner's supply


@lru_cache(maxsize=4096)
def _drawn(group: Group, name: str, mark: Mark | None) -> Markup:
    """The islanders, and one more where there is room.

    That one waits unseen in its owner's supply: when it is placed it travels from there, and an islander that
    is taken back travels home.
    """
    (x, y), pitch, count = group.first, place_pitch(group.room), group.number
    left, wide = x - pitch / 2 + 0.5, pitch * count - 1
    content: list[Markup] = []
    if count:
        size = {"x": number(left), "y": number(y - 21), "width": number(wide), "height": "42", "rx": "9"}
        content.append(markup(h.rect(size, fill=PAPER, opacity="0.62")))
    if count and mark:
        content += [hit(left, y - 22, wide, 44), ring(left + 2, y - 20, wide - 4, 40, 8)]
    art = f"islander-{LETTERS[group.seat]}"
    for i in range(min(count + 1, group.room)):
        place = moved(x + pitch * i, y) if i < count else moved(*group.home)
        content.append(traveller(f"{group.id}-{i + 1}", art, place, i < count))
    return markup(h.g(chosen(mark, "islanders", name), id=group.id)[joined(content)])
