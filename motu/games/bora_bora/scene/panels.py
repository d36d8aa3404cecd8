"""What every player's panel in Bora Bora shows: who it is, and how much of everything."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import CORAL, LETTERS, MUTED, SEATS
from motu.games._shared.drawing.parts import Maker, counted, shown
from motu.games._shared.drawing.people import name_of
from motu.games._shared.drawing.pieces import in_medal, plate, token
from motu.games._shared.drawing.sheet import used
from motu.games.bora_bora.seen import BoraView, PlayerSeen

HEAD: Final = 44  # height of what stands over the rows of a panel


class Known(NamedTuple):
    """What the head of a panel shows."""

    seat: int
    name: str
    status: str
    points: int
    awaited: bool


def known_of(view: BoraView, make: Maker, player: PlayerSeen) -> Known:
    seat = player["seat"]
    awaited = seat in view["awaiting"]
    status = ""
    if awaited:
        status = make.say("scene-your-move" if seat == view["viewer"] else "scene-thinking")
    elif seat in view["turn_order"] and not view["over"]:
        status = make.say("scene-position", n=view["turn_order"].index(seat) + 1)
    return Known(seat, make.names[seat], status, player["total"], awaited)


@lru_cache(maxsize=1024)
def head(known: Known, box: Box) -> Markup:
    """Colour, name, place or what the player does now, points."""
    return shown(f"head-{LETTERS[known.seat]}", _head(known, box))


def _head(known: Known, box: Box) -> list[Markup]:
    x, y, wide, high = box
    parts = [plate(x, y, wide, high)]
    if known.awaited:
        edge = plate(x + 1, y + 1, wide - 2, high - 2, 7, "none", CORAL, frame=False)
        parts.append(markup(h.g(stroke_width="3")[edge]))
    stripe = f"M{x + 8:g},{y + 2:g} L{x + wide - 8:g},{y + 2:g}"
    parts += [
        markup(h.path(d=stripe, stroke=SEATS[known.seat], stroke_width="4", stroke_linecap="round")),
        token(known.seat, x + 21, y + 25, 11),
        name_of(known.name, x + 40, y + 21, wide - 80),
        text(shortened(known.status, 13, wide - 82), x + 40, y + 38, 13, fill=MUTED, anchor="start"),
        used("medal", x + wide - 22, y + 24),
        in_medal(known.points, x + wide - 22, y + 24),
    ]
    return parts


class Goods(NamedTuple):
    """How much a player has."""

    offerings: int
    shells: int
    priests: int  # at hand
    huts: int  # on the board
    men: int
    women: int
    jewels: int
    jewel_points: int


def goods_of(player: PlayerSeen) -> Goods:
    slots = player["slots"]
    people = [slot["person"]["sex"] for slot in slots if slot["person"]]
    return Goods(
        offerings=player["offerings"],
        shells=player["shells"],
        priests=player["priests"],
        huts=sum(slot["huts"] for slot in slots),
        men=people.count("man"),
        women=people.count("woman"),
        jewels=len(player["jewels"]),
        jewel_points=sum(jewel["points"] for jewel in player["jewels"]),
    )


def summary(player: PlayerSeen, x: float, y: float) -> Markup:
    """Two rows of numbers."""
    goods = goods_of(player)
    first = (
        ("offering", goods.offerings),
        ("shell", goods.shells),
        ("god_tile", player["god_tiles"]),
        ("god_card", player["cards"]),
    )
    second = (
        ("hut", goods.huts),
        ("priest", goods.priests),
        ("jewel", goods.jewels),
        ("task", len(player["fulfilled"])),
    )
    return _rows(LETTERS[player["seat"]], first, second, x, y)


@lru_cache(maxsize=1024)
def _rows(
    letter: str, first: tuple[tuple[str, int], ...], second: tuple[tuple[str, int], ...], x: float, y: float
) -> Markup:
    return joined(
        shown(f"count-{letter}-{name}", [counted(name, value, x + 8 + 51 * i, y + 24 * row, 18)])
        for row, values in enumerate((first, second))
        for i, (name, value) in enumerate(values)
    )
