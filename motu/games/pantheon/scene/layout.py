"""Where everything lies on the table of Pantheon, in a picture of 1240 by 768."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from motu.games._shared.drawing.choosing import Box
from motu.games.pantheon.seen import PantheonView

WIDTH: Final = 1240
HEIGHT: Final = 768

R: Final = 24.5  # of a hex, from its middle to a corner
ACROSS: Final = R * sqrt(3)  # from side to side
DOWN: Final = R * 1.5  # from row to row

MAP: Final[Box] = (6, 6, 842, 506)
EPOCHS: Final[Box] = (612, 12, 230, 108)  # in the corner of the map where there is no hex
ACTIONS: Final[Box] = (6, 518, 842, 62)
OWN: Final[Box] = (6, 586, 440, 176)
OFFERINGS: Final[Box] = (156, 586, 206, 176)  # in the viewer's own part
HAND: Final[Box] = (452, 586, 396, 176)
DEITIES: Final[Box] = (854, 6, 380, 190)
CARDS: Final[Box] = (854, 202, 380, 98)
OTHERS: Final[Box] = (854, 306, 380, 456)

LARGEST_PANEL: Final = 148
LEFT: Final = MAP[0] + (MAP[2] - 19.5 * ACROSS) / 2 + ACROSS / 2
TOP: Final = MAP[1] + (MAP[3] - 20 * R) / 2 + R


@lru_cache(maxsize=512)
def middle(hex_id: str) -> tuple[float, float]:
    """The middle of a hex."""
    column, row = int(hex_id[1:3]), int(hex_id[3:5])
    return (round(LEFT + ACROSS * (column + 0.5 * (row % 2)), 1), round(TOP + DOWN * row, 1))


@lru_cache(maxsize=8)
def corners(r: float) -> tuple[tuple[float, float], ...]:
    """The corners of a hex around the origin, from the top clockwise."""
    half = r * sqrt(3) / 2
    return ((0, -r), (half, -r / 2), (half, r / 2), (0, r), (-half, r / 2), (-half, -r / 2))


def at_bottom(view: PantheonView) -> int:
    """The seat whose things lie at the bottom."""
    return view["viewer"] or 0


@lru_cache(maxsize=32)
def panels(seats: int, bottom: int) -> dict[int, Box]:
    """The others, clockwise from the one at the bottom, down the right side."""
    x, y, wide, high = OTHERS
    each = min(LARGEST_PANEL, (high - 6 * (seats - 2)) / (seats - 1))
    return {(bottom + 1 + i) % seats: (x, y + (each + 6) * i, wide, each) for i in range(seats - 1)}


def first_place(view: PantheonView) -> tuple[float, float]:
    """Where the first player keeps the temple."""
    first, bottom = view["first"], at_bottom(view)
    if first is None or first == bottom:
        return (OWN[0] + 19, OWN[1] + 158)
    x, y, wide, _ = panels(view["seats"], bottom)[first]
    return (x + wide - 54, y + 25)


def aid_box(seats: int) -> Box | None:
    """What the others leave free: there the displayed deities are told in words."""
    x, y, wide, high = OTHERS
    used = (LARGEST_PANEL + 6) * (seats - 1)
    return (x, y + used, wide, high - used) if high - used > 100 else None


def deity_box(i: int) -> Box:
    x, y, wide, _ = DEITIES
    each = (wide - 6) / 5
    return (x + 4.5 + each * i, y + 26, each - 3, 122)


def other_way_box(deity: Box) -> Box:
    """Where one presses to pay a deity in another way."""
    x, y, wide, _ = deity
    return (x + wide - 23, y + 22, 21, 21)


def row_box(i: int) -> Box:
    x, y, _, _ = CARDS
    return (x + 8 + 48 * i, y + 26, 44, 64)


def pile_box(i: int) -> Box:
    """The pile, the discard pile and the special money."""
    x, y, wide, _ = CARDS
    each = (wide - 204) / 3
    return (x + 203 + each * i + (each - 46) / 2, y + 26, 46, 64)


def kind_box(kind: int) -> Box:
    """A kind of offering before its ranks."""
    x, y, _, high = OFFERINGS
    down = (high - 28) / 4
    return (x + 4, y + 25 + down * kind, 36, down - 3)


def rank_box(kind: int, rank: int) -> Box:
    """A rank from 1 of a kind."""
    _, y, _, high = kind_box(kind)
    x, _, wide, _ = OFFERINGS
    across = (wide - 46) / 4
    return (x + 43 + across * (rank - 1), y, across - 3, high)


def hand_boxes(types: int) -> tuple[Box, ...]:
    """Cards of a type lie together; in one row while they are few."""
    x, y, wide, high = HAND
    columns = 5
    rows = 1 if types <= columns else 2
    across, down = (wide - 12) / columns, (high - 30) / rows
    return tuple(
        (x + 8 + across * (i % columns), y + 25 + down * (i // columns), across - 6, down - 6)
        for i in range(types)
    )
