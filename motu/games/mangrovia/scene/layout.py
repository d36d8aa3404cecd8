"""Where everything lies on the table of Mangrovia, in a picture of 1200 by 760."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.folder import Offered
from motu.games._shared.seen import Seen
from motu.games.mangrovia.box import LANDSCAPE_NAMES, SQUARE_IDS
from motu.games.mangrovia.seen import MangroviaView

WIDTH: Final = 1200
HEIGHT: Final = 760

ORACLE: Final[Box] = (9, 9, 96, 74)
ROCK: Final[Box] = (12, 346, 88, 178)  # of the favour tiles, beside the Totem
SUPPLY: Final[Box] = (636, 6, 344, 328)  # cards, piles, amulets
AMULETS: Final[Box] = (636, 198, 344, 136)
BAG: Final[Box] = (642, 204, 112, 124)
ARCHIPELAGO: Final[Box] = (372, 340, 608, 260)
OTHERS: Final[Box] = (986, 6, 208, 594)
OWN: Final[Box] = (6, 606, 206, 148)
HAND: Final[Box] = (218, 606, 976, 148)
WAYS: Final[Box] = (218, 696, 976, 58)  # whole payments, or amulets just drawn

PITCH: Final = 64
SQUARE: Final = 56
FIRST: Final = (140, 114)  # middle of the first square
CARD: Final = (46, 58)  # size of a card
HEADING: Final = 104.0  # least room of a group of cards

_GRID: Final = re.compile(r"c([1-7])r([1-7])")
_ISLET: Final = re.compile(r"m(0[1-9]|10)")
SPARE: Final = ((428, 46), (492, 46))  # for squares that only an edition has


def at_bottom(view: Seen) -> int:
    """The seat whose things lie at the bottom."""
    return view["viewer"] or 0


@lru_cache(maxsize=64)
def grid(column: int, row: int) -> tuple[int, int]:
    """The middle of a place of the grid; column 0 and row 0 are those of the statues."""
    return (FIRST[0] + PITCH * (column - 1), FIRST[1] + PITCH * (row - 1))


@lru_cache(maxsize=8)
def squares(ids: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """The middles of all squares by id; amulet squares lie on an islet in the east and one in the south."""
    found: dict[str, tuple[int, int]] = {}
    spare = iter(SPARE)
    for id in ids:
        if id not in SQUARE_IDS:
            found[id] = next(spare)
        elif on_grid := _GRID.fullmatch(id):
            found[id] = grid(int(on_grid[1]), int(on_grid[2]))
        elif on_islet := _ISLET.fullmatch(id):
            n = int(on_islet[1])
            found[id] = (592, 49 + PITCH * (n - 1)) if n <= 5 else (70 + PITCH * (n - 6), 564)
    return found


def squares_of(view: MangroviaView) -> dict[str, tuple[int, int]]:
    return squares(tuple(square["id"] for square in view["squares"]))


def square_box(middle: tuple[int, int]) -> Box:
    half = SQUARE / 2
    return (middle[0] - half, middle[1] - half, SQUARE, SQUARE)


def statue_box(path: int) -> Box:
    """Four statues head the columns, four the rows."""
    if path < 4:
        return (grid(path + 1, 1)[0] - 30, 8, 60, 75)
    return (9, grid(1, path - 3)[1] - 28, 98, 56)


def oracle_box(landscape: int) -> Box:
    """Mangrove and water above, sand and reed below."""
    x, y = ORACLE[:2]
    column, row = ((1, 0), (0, 1), (0, 0), (1, 1))[landscape]
    return (x + 49 * column, y + 38 * row, 47, 36)


# --- the archipelago ------------------------------------------------------------------------------

LANE: Final = 30  # how far from the edge the boat sails
MIDDLE: Final = ARCHIPELAGO[0] + ARCHIPELAGO[2] / 2


def site_y(site: int) -> float:
    return ARCHIPELAGO[1] + 54 + 35 * site


def site_box(site: int) -> Box:
    """A cult place with its two piers."""
    x, _, wide, _ = ARCHIPELAGO
    return (x + 59, site_y(site) - 15.5, wide - 118, 31)


def pier_box(pier: int, site: int) -> Box:
    """A pier: the first six in the west, from north to south; the others in the east, northwards."""
    x, y, wide, high = site_box(site)
    each = (wide - 48) / 2
    return (x, y, each, high) if pier <= 6 else (x + wide - each, y, each, high)


def boat_at(pier: int, site: int) -> tuple[float, float]:
    """Where the boat lies at a pier; at 0, on its space in the north."""
    if pier == 0:
        return (MIDDLE, ARCHIPELAGO[1] + 20)
    x, _, wide, _ = ARCHIPELAGO
    return (x + LANE if pier <= 6 else x + wide - LANE, site_y(site))


# --- cards and amulets ----------------------------------------------------------------------------


def pile_box(kind: int) -> Box:
    """The piles of offerings (0) and of landscapes (1)."""
    return (SUPPLY[0] + 8, SUPPLY[1] + 50 + 80 * kind, *CARD)


def open_box(kind: int, i: int) -> Box:
    x, y, wide, high = pile_box(kind)
    return (x + 68 + 54 * i, y, wide, high)


def discard_box(kind: int) -> Box:
    _, y, wide, high = pile_box(kind)
    return (SUPPLY[0] + SUPPLY[2] - wide - 8, y, wide, high)


PILES: Final[Box] = (SUPPLY[0] + 3, SUPPLY[1] + 30, 62, 164)
OPEN: Final[Box] = (SUPPLY[0] + 68, SUPPLY[1] + 30, 218, 164)


def row_box(row: int) -> Box:
    """A column of the amulet table: own huts on amulet squares, what one draws, markers."""
    x, y, wide, _ = AMULETS
    each = (wide - 126) / 6
    return (x + 122 + each * row, y + 24, each - 2, 106)


# --- people ---------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def panels(seats: int, bottom: int) -> dict[int, Box]:
    """The others, clockwise from the one at the bottom, down the right side."""
    x, y, wide, high = OTHERS
    gap = 6
    each = min(160.0, (high - gap * (seats - 2)) / (seats - 1))
    return {(bottom + 1 + i) % seats: (x, y + (each + gap) * i, wide, each) for i in range(seats - 1)}


@cache
def aid_box(seats: int) -> Box | None:
    """What the others leave free of the right side, if it is enough for the reminder."""
    x, y, wide, high = OTHERS
    top = max(box[1] + box[3] for box in panels(seats, 0).values()) + 6
    return (x, top, wide, y + high - top) if y + high - top > 180 else None


def panel_of(view: Seen, seat: int) -> Box:
    bottom = at_bottom(view)
    return OWN if seat == bottom else panels(view["seats"], bottom)[seat]


@lru_cache(maxsize=256)
def hand_boxes(groups: tuple[int, ...]) -> tuple[tuple[Box, ...], ...]:
    """The cards in hand, in groups of so many kinds; the smallest group has room for its heading."""
    x, y, wide, _ = HAND
    gap = 22.0
    full = [count for count in groups if count]
    kinds = sum(groups)
    room = wide - 20 - max(0, len(full) - 1) * gap
    room -= sum(max(0.0, HEADING - gap - count * (CARD[0] - 3)) for count in full)
    pitch = min(CARD[0] + 10.0, room / max(1, kinds))
    left, boxes = x + 12.0, []
    for count in groups:
        width = min(CARD[0], pitch - 5)
        boxes.append(tuple((left + pitch * i, y + 25, width, CARD[1]) for i in range(count)))
        left += max(pitch * count + gap, HEADING) if count else 0
    return tuple(boxes)


def way_box(i: int) -> Box:
    """One of at most six ways to pay."""
    x, y, wide, high = WAYS
    each = (wide - 140) / 6
    return (x + 134 + each * i, y + 2, each - 8, high - 8)


def drawn_box(i: int) -> Box:
    x, y, _, high = WAYS
    return (x + 300 + 58 * i, y + 1, 50, high - 7)


def hut_box(huts: int) -> Box:
    """Where one presses to build a hut, or a double one."""
    x, y, _, _ = OWN
    return (x + 8 + 48 * (huts - 1), y + 98, 44, 43)


def bowl_home(panel: Box, i: int) -> tuple[float, float]:
    """Where the bowls of a player wait."""
    return (panel[0] + panel[2] - 24 - 36 * i, panel[1] + 56)


def talisman_home(panel: Box) -> tuple[float, float]:
    return (panel[0] + 86, panel[1] + 55)


# --- what can be chosen -----------------------------------------------------------------------------

# Where the things lie that choices name, by the beginning of their names; whole payments are reached first.
PARTS: Final[tuple[tuple[str, Box], ...]] = (
    ("site_", ARCHIPELAGO),
    ("open_", OPEN),
    ("pile", PILES),
    ("amulets", BAG),
    ("pay_", (HAND[0], HAND[1] - 1, *WAYS[2:])),
    ("as_", WAYS),
    ("drawn_", WAYS),
    ("hand_", HAND),
    ("bonus_", HAND),
    ("hut", OWN),
    ("double_hut", OWN),
)


def places(view: MangroviaView, choices: Sequence[Offered]) -> dict[str, Box]:
    """Where each thing lies that a choice names; within one part, in the order of the choices."""
    middles = squares_of(view)
    found: dict[str, Box] = {}
    for target in (target for choice in choices for target in choice.targets):
        if target in middles:
            found[target] = square_box(middles[target])
        elif target.startswith("oracle_"):
            found[target] = oracle_box(LANDSCAPE_NAMES.index(target.removeprefix("oracle_")))
        else:
            part = next((box for start, box in PARTS if target.startswith(start)), None)
            if part and target not in found:
                found[target] = (part[0] + len(found) / 1000, *part[1:])
    return found
