"""Where everything lies on the table of Costa Ruana, in a picture of 1200 by 760."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.palette import LETTERS
from motu.games.costa_ruana.seen import CardSeen, CostaView

Point = tuple[float, float]
Stake = tuple[float, float, float]  # where an islander stands on a card, and how large it is

WIDTH: Final = 1200
HEIGHT: Final = 760

MAP: Final[Box] = (230, 6, 740, 592)
CONDITIONS: Final[Box] = (481, 157, 238, 290)
CONDITION: Final = (106, 138)  # size of a Condition card
HAND: Final[Box] = (604, 606, 590, 148)
HAND_CARD: Final = (106, 118)
OWN: Final[Box] = (6, 606, 590, 148)
OWN_HEAD: Final = 266  # width of what stands beside the cards in the area at the bottom
SIDE: Final = (216, 192)  # size of the other players' areas
TALL: Final = 392  # height of an area that has two places
COLUMNS: Final = (6, 978)  # left edges of the sides
COLUMN: Final = (6, 592)  # upper edge and height of the sides

ISLAND: Final = (236, 140)
PLACE_PITCH: Final = 30
PLACES_Y: Final = 37  # of the islanders, below the middle of their island
TABLE_CARD: Final = (46, 53)
CARD_GAP: Final = 9
ROW_GAP: Final = 6
SMALLEST, LARGEST = 0.93, 1.9  # of table cards that do not overlap

RING: Final = {  # middles of the islands by their number, clockwise from the top
    4: ((600, 87), (840, 302), (600, 517), (360, 302)),
    5: ((600, 87), (840, 250), (725, 517), (475, 517), (360, 250)),
    6: ((600, 87), (840, 190), (840, 414), (600, 517), (360, 414), (360, 190)),
    7: ((600, 87), (840, 166), (840, 352), (722, 517), (478, 517), (360, 352), (360, 166)),
    8: ((480, 87), (720, 87), (840, 230), (840, 374), (720, 517), (480, 517), (360, 374), (360, 230)),
    9: (
        (360, 87), (600, 87), (840, 87), (840, 230), (840, 374),
        (722, 517), (478, 517), (360, 374), (360, 230),
    ),
    10: (
        (360, 87), (600, 87), (840, 87), (840, 230), (840, 374),
        (840, 517), (600, 517), (360, 517), (360, 374), (360, 230),
    ),
}  # fmt: skip


class Sides(NamedTuple):
    """What lies left and right of the lagoon."""

    areas: tuple[Box, ...]  # by seat
    piles: Box
    aid: Box | None  # the order of the cards, where there is room for it


def sides(view: CostaView) -> Sides:
    """The sides as this viewer sees them: his own area lies at the bottom, next to his hand."""
    return _sides(view["seats"], view["viewer"] or 0, view["viewer"] is None)


@lru_cache(maxsize=64)
def _sides(seats: int, bottom: int, spectator: bool) -> Sides:
    """One area at the bottom, the others clockwise: up the left side, down the right one, then the piles."""
    others = seats - 1
    up, down = (others + 1) // 2, others // 2
    with_aid = not spectator and others < 5
    left = [TALL if up == 1 else SIDE[1]] * up + [SIDE[1]] * (with_aid and down > 0)
    right = [TALL if down == 1 else SIDE[1]] * down + [SIDE[1]] * (with_aid and down == 0) + [SIDE[1]]
    on_left, on_right = _column(COLUMNS[0], left), _column(COLUMNS[1], right)
    in_order = [*reversed(on_left[:up]), *on_right[:down]]
    boxes = {bottom: OWN} | {(bottom + 1 + i) % seats: box for i, box in enumerate(in_order)}
    spare = [*on_left[up:], *on_right[down:-1]]
    return Sides(tuple(boxes[seat] for seat in range(seats)), on_right[-1], spare[0] if spare else None)


def _column(x: int, heights: list[int]) -> list[Box]:
    """Boxes one below the other, in the middle of their side."""
    gap = 8
    y = COLUMN[0] + (COLUMN[1] - sum(heights) - gap * (len(heights) - 1)) / 2
    boxes: list[Box] = []
    for height in heights:
        boxes.append((x, y, SIDE[0], height))
        y += height + gap
    return boxes


def compass(piles: Box) -> Point:
    """The middle of the compass rose."""
    return (piles[0] + 180, piles[1] + 34)


def middles(islands: int) -> Sequence[tuple[int, int]]:
    """The middles of the islands."""
    return RING[islands]


def island_box(middle: tuple[int, int]) -> Box:
    return (middle[0] - ISLAND[0] / 2, middle[1] - ISLAND[1] / 2, *ISLAND)


def place_pitch(room: int) -> float:
    """How far apart the islanders of one island stand."""
    return min(PLACE_PITCH, 7 * PLACE_PITCH / room)


class Place(NamedTuple):
    """Where a table card lies."""

    x: float
    y: float
    scale: float
    strip: float  # how much of its width the next card leaves visible, in units of the card

    @property
    def box(self) -> Box:
        return (self.x, self.y, TABLE_CARD[0] * self.scale, TABLE_CARD[1] * self.scale)


def table_id(card: CardSeen) -> str:
    return f"{card['lap']}_{LETTERS[card['caster']]}"


def lying(view: CostaView) -> Iterable[tuple[CardSeen, Place]]:
    """The cards on the table and where each lies, in the order in which they are drawn."""
    held: dict[int, list[CardSeen]] = {}
    for card in sorted(view["table"], key=lambda card: (card["lap"] == "face_down", card["caster"])):
        held.setdefault(card["holder"], []).append(card)
    for seat, cards in held.items():
        yield from zip(cards, _in_front(sides(view).areas[seat], len(cards)), strict=True)


@lru_cache(maxsize=256)
def _in_front(area: Box, cards: int) -> tuple[Place, ...]:
    """Places of the cards in front of a player: as large as they fit; when too many, like a fan."""
    x, y, room, height = card_room(area)
    in_one_row, in_two = (_fitting(room, height, cards, rows) for rows in (1, 2))
    rows, scale = (1, in_one_row) if in_one_row > in_two - 0.05 else (2, in_two)
    if scale < SMALLEST:
        rows, scale = 2, min(1.1, (height - ROW_GAP) / 2 / TABLE_CARD[1])
    wide, high = TABLE_CARD[0] * scale, TABLE_CARD[1] * scale
    most = -(-cards // rows)
    pitch = min(wide + CARD_GAP, (room - wide) / (most - 1)) if most > 1 else wide
    strip = min(float(TABLE_CARD[0]), pitch / scale)
    left = x + (room - wide - pitch * (most - 1)) / 2
    top = y + (height - high * rows - ROW_GAP * (rows - 1)) / 2
    return tuple(
        Place(left + pitch * (i % most), top + i // most * (high + ROW_GAP), scale, strip)
        for i in range(cards)
    )


def card_room(area: Box) -> Box:
    """Where cards lie in an area."""
    x, y, wide, high = area
    if wide == OWN[2]:
        return (x + OWN_HEAD + 8, y + 10, wide - OWN_HEAD - 16, high - 20)
    return (x + 6, y + 78, wide - 12, high - 83)


def _fitting(room: float, height: float, cards: int, rows: int) -> float:
    """How large cards may be in so many rows without touching each other."""
    most = -(-cards // rows)
    across = (room - CARD_GAP * (most - 1)) / most / TABLE_CARD[0]
    down = (height - ROW_GAP * (rows - 1)) / rows / TABLE_CARD[1]
    return min(LARGEST, across, down)


def hand_places(hand: Sequence[str]) -> dict[str, Point]:
    """Upper left corners of the hand's cards, by type."""
    types = sorted(set(hand))
    x, y, wide, _ = HAND
    pitch = min(HAND_CARD[0] + 10.0, (wide - 8 - HAND_CARD[0]) / max(1, len(types) - 1))
    left = x + (wide - HAND_CARD[0] - pitch * (len(types) - 1)) / 2
    return {card: (left + pitch * i, y + 25) for i, card in enumerate(types)}


def condition_box(card: str) -> Box:
    """Where a Condition card lies."""
    x, y, wide, _ = CONDITIONS
    at = x + 8 if card == "tide" else x + wide - 8 - CONDITION[0]
    return (at, y + 4, *CONDITION)


def supply_of(area: Box) -> Point:
    """Where the islanders of a player's supply wait."""
    return (area[0] + 18, area[1] + 60)


def stakes_on(place: Place, stakes: list[int]) -> dict[int, Stake]:
    """The islanders staked on a card, by seat."""
    strip = place.strip
    pitch = min(13.5, (strip - 15) / max(1, len(stakes) - 1))
    first = strip / 2 - pitch * (len(stakes) - 1) / 2
    return {
        seat: (place.x + (first + pitch * i) * place.scale, place.y + 43.5 * place.scale, 0.42 * place.scale)
        for i, seat in enumerate(stakes)
    }


def places(view: CostaView) -> dict[str, Box]:
    """Everything that a choice can name, and where it lies."""
    found = {f"seat_{seat}": area for seat, area in enumerate(sides(view).areas)}
    for island, middle in zip(view["islands"], middles(len(view["islands"])), strict=True):
        x, y, wide, high = found[island["id"]] = island_box(middle)
        for seat in range(view["seats"]):
            found[f"{island['id']}_{LETTERS[seat]}"] = (x + seat, y, wide, high)
    found |= {card: condition_box(card) for card in ("tide", "daylight")}
    found |= {table_id(card): place.box for card, place in lying(view)}
    found |= {f"hand_{card}": (*at, *HAND_CARD) for card, at in hand_places(view["hand"]).items()}
    found["anywhere"] = (*compass(sides(view).piles), 44, 44)
    return found
