"""Where everything lies on the table of Costa Ruana, in a picture of 1200 by 760."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from motu.games._shared.drawing.choosing import Box

WIDTH: Final = 1200
HEIGHT: Final = 760

MAP: Final[Box] = (230, 6, 740, 592)
CONDITIONS: Final[Box] = (481, 157, 238, 290)
CONDITION: Final = (106, 138)  # size of a Condition card
HAND: Final[Box] = (604, 606, 590, 148)
HAND_CARD: Final = (112, 118)
OWN: Final[Box] = (6, 606, 590, 148)
SIDE: Final = (216, 192)  # size of the other players' areas
PILES: Final[Box] = (978, 406, 216, 192)
COMPASS: Final = (PILES[0] + 180, PILES[1] + 34)

ISLAND: Final = (236, 140)
PLACE_PITCH: Final = 30
PLACES_Y: Final = 37  # of the islanders, below the middle of their island
TABLE_CARD: Final = (46, 53)

_LEFT, _MIDDLE, _RIGHT = 360, 600, 840
RING: Final = {  # middles of the islands by their number, clockwise from the top
    4: ((600, 87), (840, 302), (600, 517), (360, 302)),
    5: ((600, 87), (840, 250), (725, 517), (475, 517), (360, 250)),
    6: ((600, 87), (840, 190), (840, 414), (600, 517), (360, 414), (360, 190)),
    7: ((600, 87), (840, 166), (840, 352), (722, 517), (478, 517), (360, 352), (360, 166)),
    8: ((480, 87), (720, 87), (840, 230), (840, 374), (720, 517), (480, 517), (360, 374), (360, 230)),
    9: ((360, 87), (600, 87), (840, 87), (840, 230), (840, 374), (722, 517), (478, 517), (360, 374), (360, 230)),
    10: (
        (360, 87), (600, 87), (840, 87), (840, 230), (840, 374),
        (840, 517), (600, 517), (360, 517), (360, 374), (360, 230),
    ),
}  # fmt: skip


class Place(NamedTuple):
    """Where a table card lies."""

    x: float
    y: float
    scale: float
    strip: float  # how much of its width the next card leaves visible, in units of the card

    @property
    def box(self) -> Box:
        return (self.x, self.y, TABLE_CARD[0] * self.scale, TABLE_CARD[1] * self.scale)


def at_bottom(view: Mapping[str, Any]) -> int:
    """The seat whose area lies at the bottom, next to the hand."""
    return view["viewer"] or 0


@lru_cache(maxsize=64)
def areas(seats: int, bottom: int) -> tuple[Box, ...]:
    """The area of each seat: one at the bottom, the others clockwise, up the left side and down the right."""
    others = seats - 1
    left, right = (others + 1) // 2, others // 2
    x = {"left": 6, "right": 978}
    pitch = SIDE[1] + 8
    up = [(x["left"], 206 + pitch * (left - 1) / 2 - pitch * i) for i in range(left)]
    down = [(x["right"], 106 - pitch * (right - 1) / 2 + pitch * i) for i in range(right)]
    boxes: dict[int, Box] = {bottom: OWN}
    for i, (at_x, at_y) in enumerate(up + down):
        boxes[(bottom + 1 + i) % seats] = (at_x, at_y, *SIDE)
    return tuple(boxes[seat] for seat in range(seats))


def ring(islands: int) -> tuple[tuple[int, int], ...]:
    """The middles of the islands."""
    return RING[islands]


def island_box(middle: tuple[int, int]) -> Box:
    return (middle[0] - ISLAND[0] / 2, middle[1] - ISLAND[1] / 2, *ISLAND)


def place_pitch(room: int) -> float:
    """How far apart the islanders of one island stand."""
    return min(PLACE_PITCH, 7 * PLACE_PITCH / room)


@lru_cache(maxsize=256)
def table_places(area: Box, cards: int) -> tuple[Place, ...]:
    """Places of the cards in front of a player: large, then in two rows, then like a fan."""
    x, y, wide, _ = area
    if wide == OWN[2]:
        x, y, room, height = x + 224, y + 6, 362.0, 136.0
        rows, scale = ((cards,), 1.5) if cards <= 5 else (_two_rows(cards, 6), 1.25)
    else:
        x, y, room, height = x + 4, y + 78, 208.0, 110.0
        if cards <= 3:
            rows, scale = (cards,), 1.4
        else:
            rows, scale = _two_rows(cards, 4 if cards <= 8 else 6), 1.0
    wide, high = TABLE_CARD[0] * scale, TABLE_CARD[1] * scale
    gap = 4.0
    top = y + (height - high * len(rows) - gap * (len(rows) - 1)) / 2
    places: list[Place] = []
    for row, count in enumerate(rows):
        most = max(rows)
        pitch = min(wide + gap, (room - wide) / (most - 1)) if most > 1 else wide
        left = x + (room - wide - pitch * (count - 1)) / 2
        strip = min(float(TABLE_CARD[0]), pitch / scale)
        places += [Place(left + pitch * i, top + row * (high + gap), scale, strip) for i in range(count)]
    return tuple(places)


def _two_rows(cards: int, most: int) -> tuple[int, int]:
    first = min(most, max((cards + 1) // 2, cards - most))
    return first, cards - first


def hand_places(types: int) -> tuple[tuple[float, float], ...]:
    """Upper left corners of the hand's cards."""
    x, y, wide, _ = HAND
    pitch = min(HAND_CARD[0] + 5.0, (wide - 8 - HAND_CARD[0]) / max(1, types - 1))
    left = x + (wide - HAND_CARD[0] - pitch * (types - 1)) / 2
    return tuple((left + pitch * i, y + 25) for i in range(types))


def condition_box(card: str) -> Box:
    """Where a Condition card lies."""
    x, y, wide, _ = CONDITIONS
    at = x + 8 if card == "tide" else x + wide - 8 - CONDITION[0]
    return (at, y + 4, *CONDITION)


def supply_of(area: Box) -> tuple[float, float]:
    """Where the islanders of a player's supply wait."""
    return (area[0] + 18, area[1] + 60)
