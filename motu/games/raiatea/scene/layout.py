"""Where everything lies on the table of Raiatea, in a picture of 1200 by 760."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.folder import Offered
from motu.games.raiatea.seen import RaiateaView

WIDTH: Final = 1200
HEIGHT: Final = 760

ROUND: Final[Box] = (6, 6, 330, 66)
MAIN: Final[Box] = (6, 78, 330, 392)  # locations and forest, or the ceremony, or cards just drawn
LOCATIONS: Final[Box] = (6, 78, 330, 214)
FOREST: Final[Box] = (6, 298, 330, 172)
SITE: Final[Box] = (6, 476, 330, 84)
TRACKS: Final[Box] = (342, 6, 632, 122)
STATUES: Final[Box] = (342, 134, 632, 252)
GOODS: Final[Box] = (342, 392, 268, 168)
ASSISTANTS: Final[Box] = (616, 392, 138, 168)
MASKS: Final[Box] = (760, 392, 214, 168)
OTHERS: Final[Box] = (980, 6, 214, 554)
OWN: Final[Box] = (6, 566, 482, 188)
STORE: Final[Box] = (210, 566, 278, 188)  # what is behind and before the viewer's screen
HAND: Final[Box] = (494, 566, 700, 188)

TILE: Final = (64, 34)  # a mission, where there is room
ROW_PITCH: Final = 38
FIRST_ROW: Final = 20  # from the top of a statue
TORSO: Final = 74

# Where the things lie that choices name: in which part of the table, by the beginning of their names.
PARTS: Final[tuple[tuple[str, Box], ...]] = (
    ("location_", LOCATIONS),
    ("reserve_", FOREST),
    ("drawn_", MAIN),
    ("amount_", MAIN),
    ("reward_", MAIN),
    ("waiting_", MAIN),
    ("cost_", MAIN),
    ("bag", SITE),
    ("deck_", SITE),
    ("tattoo_track", TRACKS),
    ("priests_", TRACKS),
    ("mission_", STATUES),
    ("row_", STATUES),
    ("auction", STATUES),
    ("goods_market_", GOODS),
    ("price_", GOODS),
    ("assistant_market_", ASSISTANTS),
    ("hire", ASSISTANTS),
    ("mask_market_", MASKS),
    ("seat_", OTHERS),
    ("assistant_", OTHERS),
    ("mask_", OTHERS),
    ("own_", OWN),
    ("hand_", HAND),
)


class Row(NamedTuple):
    """Equal boxes beside each other."""

    x: float
    y: float
    pitch: float
    wide: float
    high: float

    def box(self, i: int) -> Box:
        return (self.x + self.pitch * i, self.y, self.wide, self.high)


def at_bottom(view: RaiateaView) -> int:
    """The seat whose things lie at the bottom."""
    return view["viewer"] or 0


def places(choices: Sequence[Offered]) -> dict[str, Box]:
    """The part of the table in which each thing lies that a choice names; in the order of the choices."""
    found: dict[str, Box] = {}
    for target in (target for choice in choices for target in choice.targets):
        part = next((box for start, box in PARTS if target.startswith(start)), None)
        if part and target not in found:
            found[target] = (part[0] + len(found) / 1000, *part[1:])
    return found


@lru_cache(maxsize=32)
def panels(seats: int, bottom: int) -> dict[int, Box]:
    """The others, clockwise from the one at the bottom, down the right side."""
    x, y, wide, high = OTHERS
    gap = 6
    each = (high - gap * (seats - 2)) / (seats - 1)
    return {(bottom + 1 + i) % seats: (x, y + (each + gap) * i, wide, each) for i in range(seats - 1)}


def location_box(i: int) -> Box:
    x, y, wide, _ = LOCATIONS
    each = (wide - 6) / 2
    return (x + (each + 6) * (i % 2), y + 73 * (i // 2), each, 68)


def reserve_boxes(cards: int) -> tuple[Box, ...]:
    """The cards of the forest reserve, right of the deck; in rows, smaller when they are many."""
    x, y, wide, high = FOREST
    left, top = x + 64, y + 28
    room, height = wide - 72, high - 36
    rows = 1 if cards <= 4 else 2 if cards <= 12 else 3
    columns = max(3, -(-cards // rows))
    across, down = min(68.0, room / columns), min(98.0, height / rows)
    return tuple(
        (left + across * (i % columns), top + down * (i // columns), across - 8, down - 7)
        for i in range(cards)
    )


def statue_box(statue: int) -> Box:
    x, y, wide, high = STATUES
    each = wide / 3
    return (x + each * statue, y, each, high)


def row_box(statue: int, row: int) -> Box:
    """A row of a statue over its whole breadth; the first one is in the face."""
    x, y, wide, _ = statue_box(statue)
    top = y + (FIRST_ROW if row == 0 else TORSO + 6 + ROW_PITCH * (row - 1))
    return (x + 6, top - 2, wide - 12, TILE[1] + 4)


def tile_box(statue: int, row: int, i: int, slots: int, widest: int) -> Box:
    """A mission in its row; the widest row says how much room a tile has."""
    x, y, wide, _ = row_box(statue, row)
    each = min(TILE[0], (wide + 2) / widest - 3)
    if row == 0:
        each = min(each, 58)
    return (x + wide / 2 + (each + 3) * (i - slots / 2) + 1.5, y + 2, each, TILE[1])


def price_box(good: int, level: int, levels: int) -> Box:
    """A space of a price scale, levels from 1; all scales have the same height."""
    x, y, wide, high = GOODS
    each = (wide - 8) / 4
    down = (high - 66) / levels
    return (x + 5 + each * good, y + 26 + down * (levels - level), each - 2, down - 2)


def good_box(good: int) -> Box:
    """The goods that lie in the market, under their scale."""
    x, y, wide, high = GOODS
    each = (wide - 8) / 4
    return (x + 5 + each * good, y + high - 38, each - 2, 34)


def assistant_box(i: int) -> Box:
    x, y, wide, _ = ASSISTANTS
    each = (wide - 8) / 2
    return (x + 5 + each * (i % 2), y + 28 + 50 * (i // 2), each - 2, 46)


def hire_box(free: bool) -> Box:
    x, y, wide, high = ASSISTANTS
    each = (wide - 8) / 2
    return (x + 5 + each * free, y + high - 38, each - 2, 33)


def mask_boxes(kinds: int) -> tuple[Box, ...]:
    x, y, wide, high = MASKS
    columns = 5 if kinds <= 10 else 6
    rows = max(2, -(-kinds // columns))
    across, down = (wide - 8) / columns, min(68.0, (high - 30) / rows)
    return tuple(
        (x + 4 + across * (i % columns), y + 27 + down * (i // columns), across - 3, down - 3)
        for i in range(kinds)
    )


def tattoo_box(position: int, last: int) -> Box:
    x, y, wide, _ = TRACKS
    each = (wide - 12) / (last + 1)
    return (x + 6 + each * position, y + 22, each - 2, 38)


def priest_box(position: int, last: int) -> Box:
    x, y, wide, _ = TRACKS
    each = (wide - 12) / last
    return (x + 6 + each * (position - 1), y + 80, each - 2, 38)


def recruit_box(priests: int) -> Box:
    """Where one presses to recruit so many priests."""
    x, y, wide, _ = TRACKS
    return (x + wide - 6 - 66 * (3 - priests) + 2, y + 61, 62, 18)


def deck_box(forbidden: bool) -> Box:
    x, y, wide, _ = SITE
    return (x + wide - 124 + 61 * forbidden, y + 6, 57, 72)


def bag_box() -> Box:
    x, y, _, high = SITE
    return (x + 6, y + 6, 72, high - 12)


def goods_row() -> Row:
    x, y, wide, _ = STORE
    return Row(x + 6, y + 8, (wide - 12) / 4, (wide - 12) / 4 - 4, 52)


def assistants_row() -> Row:
    return goods_row()._replace(y=STORE[1] + 64)


def own_mask_boxes(kinds: int) -> tuple[Box, ...]:
    """The viewer's masks, in two rows when they are many."""
    x, y, wide, _ = STORE
    rows = 1 if kinds <= 7 else 2
    columns = max(6, -(-kinds // rows))
    across, down = (wide - 12) / columns, 60 / rows
    return tuple(
        (x + 6 + across * (i % columns), y + 123 + down * (i // columns), across - 3, down - 2)
        for i in range(kinds)
    )


def ritual_boxes(count: int, top: float, columns: int) -> tuple[Box, ...]:
    """The rituals of a ceremony as lines, from `top` down to the end of the panel."""
    x, y, wide, high = MAIN
    rows = -(-count // columns)
    pitch = min(34.0, (y + high - 6 - top) / rows)
    each = (wide - 16) / columns
    breadth, height = each - (4 if columns > 1 else 0), pitch - (4 if pitch > 24 else 2)
    return tuple(
        (x + 8 + each * (i // rows), top + pitch * (i % rows), breadth, height) for i in range(count)
    )


def amount_box(i: int, amounts: int) -> Box:
    """One of the amounts of mana that may be offered or bid."""
    x, y, wide, high = MAIN
    columns = 6 if amounts <= 30 else 8
    rows = max(5, -(-amounts // columns))
    across, down = (wide - 16) / columns, (high - 164) / rows
    return (x + 8 + across * (i % columns), y + 156 + down * (i // columns), across - 5, down - 5)
