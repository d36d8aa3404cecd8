"""Where everything lies on the table of Bora Bora, in a picture of 1256 by 812."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.folder import Offered
from motu.games._shared.seen import Seen

WIDTH: Final = 1256
HEIGHT: Final = 812

MAP: Final[Box] = (6, 6, 476, 452)
FISHING: Final[Box] = (15, 15, 118, 112)
ROUND: Final[Box] = (15, 337, 130, 112)
TASKS: Final[Box] = (6, 464, 476, 122)
STATUS: Final[Box] = (488, 6, 544, 66)
TEMPLE: Final[Box] = (488, 78, 270, 84)
GODS: Final[Box] = (764, 78, 268, 84)
TILES: Final[Box] = (488, 168, 544, 196)
RANKING: Final[Box] = (488, 168, 544, 418)
PEOPLE: Final[Box] = (488, 370, 274, 216)
JEWELRY: Final[Box] = (768, 370, 264, 216)
OTHERS: Final[Box] = (1038, 6, 212, 580)
OPENED: Final[Box] = (248, 186, 774, 214)  # another player's board, when it is opened
HEAD: Final[Box] = (6, 592, 176, 214)
SLOTS: Final[Box] = (188, 592, 270, 214)
CEREMONY: Final[Box] = (464, 592, 250, 214)
OWN_TASKS: Final[Box] = (720, 592, 250, 214)
HAND: Final[Box] = (976, 592, 274, 214)
CARDS: Final[Box] = (976, 592, 274, 100)
ASKED: Final[Box] = (976, 692, 274, 114)  # what can be chosen and has no other place

LAND: Final = (96, 90)  # a region
WATER: Final = 38  # between two islands
PLACES: Final = {  # column and row of each region
    "c_forest": (1, 1),
    "c_plain": (2, 1),
    "c_beach": (1, 2),
    "c_mountain": (2, 2),
    "n_beach": (1, 0),
    "n_mountain": (2, 0),
    "e_forest": (3, 1),
    "e_beach": (3, 2),
    "s_forest": (1, 3),
    "s_plain": (2, 3),
    "w_plain": (0, 1),
    "w_mountain": (0, 2),
}
GAPS: Final = (0, 1, 1, 2)  # how many straits lie before a column or row
DIE: Final = 24
OFFSETS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))

# In which part of the table the things lie that choices name, by the beginning of their names.
THINGS: Final[tuple[tuple[str, Box], ...]] = (
    ("job_fishing", MAP),
    ("red_", MAP),
    *((region, MAP) for region in PLACES),
    ("die_", TILES),
    ("job_", TILES),
    ("white_", TILES),
    ("priest_", TEMPLE),
    ("take_god_", GODS),
    ("w_", PEOPLE),
    ("m_", PEOPLE),
    ("j", JEWELRY),
    ("task_", TASKS),
    ("fulfil_", OWN_TASKS),
    ("yellow_", OWN_TASKS),
    ("abandon_", OWN_TASKS),
    ("slot_12", SLOTS),
    ("own_hut", SLOTS),
    ("free_slot", SLOTS),
    ("people_", SLOTS),
    ("help_tattoo_", SLOTS),
    ("help_collect_", SLOTS),
    ("z", CEREMONY),
    ("pair_", CEREMONY),
    ("build_", CEREMONY),
    ("hand_", CARDS),
    ("own_god_tile", CARDS),
    ("help_", ASKED),
    ("fire_", ASKED),
    ("move_huts_", ASKED),
    ("material_beside_", ASKED),
    ("no_fish", ASKED),
    ("use_stop", ASKED),
    ("buy_decline", ASKED),
    ("settle_stop", ASKED),
)


class Grid(NamedTuple):
    """Equal boxes in rows."""

    x: float
    y: float
    across: float
    down: float
    gap: float
    columns: int

    def box(self, i: int) -> Box:
        column, row = i % self.columns, i // self.columns
        return (
            self.x + self.across * column,
            self.y + self.down * row,
            self.across - self.gap,
            self.down - self.gap,
        )


@lru_cache(maxsize=1024)
def part_of(target: str) -> Box | None:
    """The part of the table in which a thing lies that a choice names."""
    return next((box for start, box in THINGS if target.startswith(start)), None)


def places(choices: Iterable[Offered]) -> dict[str, Box]:
    """Where each thing lies that a choice names; within a part of the table in the order of the choices."""
    found: dict[str, Box] = {}
    for target in (target for choice in choices for target in choice.targets):
        part = part_of(target)
        if part and target not in found:
            found[target] = (part[0] + len(found) / 1000, *part[1:])
    return found


def middle(box: Box) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def at_bottom(view: Seen) -> int:
    """The seat whose board lies at the bottom."""
    return view["viewer"] or 0


@lru_cache(maxsize=32)
def panels(seats: int, bottom: int) -> dict[int, Box]:
    """The others, clockwise from the one at the bottom, down the right side."""
    x, y, wide, high = OTHERS
    gap = 6
    each = (high - gap * (seats - 2)) / (seats - 1)
    return {(bottom + 1 + i) % seats: (x, y + (each + gap) * i, wide, each) for i in range(seats - 1)}


@lru_cache(maxsize=16)
def region_box(region: str) -> Box:
    column, row = PLACES[region]
    x, y = MAP[0] + 8, MAP[1] + 8
    return (
        x + LAND[0] * column + WATER * GAPS[column],
        y + LAND[1] * row + WATER * GAPS[row],
        *LAND,
    )


def site(region: str) -> tuple[float, float]:
    """Where the newest hut of a region stands."""
    return middle(region_box(region))


@lru_cache(maxsize=16)
def outside(region: str) -> tuple[int, int]:
    """The corner of a region that points out to the sea: -1 is left or up."""
    column, row = PLACES[region]
    return (-1 if column < 2 else 1), (-1 if row < 2 else 1)


@lru_cache(maxsize=64)
def hut_place(region: str, pushed: int) -> tuple[float, float]:
    """The site for the newest hut, then the corners for the huts pushed aside, the oldest last."""
    x, y = site(region)
    if pushed == 0:
        return x, y + 2
    right, down = outside(region)
    corner = [corner for corner in OFFSETS if corner != (right, down)][(pushed - 1) % 3]
    return x + 31 * corner[0], y + 28 * corner[1]


def fish_box(region: str) -> Box:
    """The fish tile with what the region brings, in the corner at the sea."""
    x, y, wide, high = region_box(region)
    right, down = outside(region)
    return (x + (2 if right < 0 else wide - 56), y + (1 if down < 0 else high - 27), 54, 26)


@lru_cache(maxsize=8)
def tile_boxes(seats: int) -> tuple[Box, ...]:
    """The action tiles in two rows; the last box is for the dice that wait."""
    x, y, wide, high = TILES
    gap, each = 4, (high - 12) / 2
    first, second, waiting = {2: (3, 2, 176), 3: (4, 2, 206), 4: (4, 3, 200)}[seats]
    across = (wide - 4) / first
    upper = [(x + 4 + across * i, y + gap, across - gap, each) for i in range(first)]
    narrow = (wide - 4 - waiting) / second
    lower = [(x + 4 + narrow * i, y + 2 * gap + each, narrow - gap, each) for i in range(second)]
    return (*upper, *lower, (x + wide - waiting, y + 2 * gap + each, waiting - gap, each))


def waiting_token(seats: int, seat: int) -> tuple[float, float]:
    """Whose dice wait there."""
    x, y, wide, high = tile_boxes(seats)[-1]
    if seats == 4:
        return x + 11 + (wide - 1) / 2 * (seat % 2), y + high * (0.27 + 0.46 * (seat // 2))
    return x + wide / 2 - 54, y + high * (seat + 0.5) / seats


def waiting_plate(seats: int, seat: int) -> Box:
    """What holds a token and its dice together."""
    x, y = waiting_token(seats, seat)
    return (x - 10, y - 15, 97, 30) if seats == 4 else (x - 12, y - 14, 133, 28)


def die_waiting(seats: int, seat: int, die: int) -> tuple[float, float]:
    """The middle of one of the dice that are not placed yet."""
    x, y = waiting_token(seats, seat)
    return (x + 22 + 25.5 * die, y) if seats == 4 else (x + 34 + 36 * die, y)


def die_on_tile(box: Box, i: int, dice: int) -> tuple[float, float]:
    """The middle of a die on its tile: closer together when they are many."""
    x, y, wide, high = box
    room = wide - DIE - (31 if dice <= 6 else 8)
    pitch = min(DIE + 3.0, room / max(1, dice - 1))
    return x + 4 + DIE / 2 + pitch * i, y + high - DIE / 2 - 5


def die_fishing(i: int) -> tuple[float, float]:
    x, y = FISHING[:2]
    return x + 17 + 28 * (i % 4), y + 45 + 26.5 * (i // 4)


def status_box(position: int, spaces: int) -> Box:
    """A space of the track; the first one is wider: everybody rests there."""
    x, y, wide, high = STATUS
    rest = 44
    each = (wide - 12 - rest) / spaces
    left = x + 6 + (rest + each * position if position else 0)
    return (left, y + 22, each - 1.5 + (0 if position else rest), high - 27)


def temple_box(space: int) -> Box:
    """The space 6 is on the left: priests are pushed to the right."""
    x, y, _, high = TEMPLE
    return (x + 6 + 36 * (6 - space), y + 24, 34, high - 29)


def god_box(i: int) -> Box:
    """The five face-up gods, then the deck and the discard."""
    x, y, _, high = GODS
    return (x + 6 + 36 * i + (6 if i > 4 else 0), y + 24, 33, high - 29)


def person_box(sex: str, die: int) -> Box:
    x, y, wide, _ = PEOPLE
    each = (wide - 10) / 6
    return (x + 6 + each * die, y + 28 + (93 if sex == "man" else 0), each - 3, 90)


def jewel_box(column: int, row: int) -> Box:
    x, y, wide, _ = JEWELRY
    each = (wide - 32) / 6
    return (x + 27 + each * column, y + 46 + 42 * row, each - 2, 40)


def task_grid(tasks: int) -> Grid:
    x, y, wide, high = TASKS
    columns = 2 if tasks <= 4 else 3
    return Grid(x + 5, y + 21, (wide - 6) / columns, (high - 23) / 2, 4, columns)


def asked_grid() -> Grid:
    x, y, wide, high = ASKED
    return Grid(x + 6, y + 4, (wide - 8) / 4, (high - 8) / 2, 4, 4)


def hand_box(i: int) -> Box:
    x, y, wide, _ = CARDS
    each = (wide - 8) / 6
    return (x + 6 + each * i, y + 24, each - 4, 72)
