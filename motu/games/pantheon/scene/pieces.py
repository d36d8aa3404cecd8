"""Feet, columns, the temple and loot tiles on the map of Pantheon."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import GOLD, INK, LETTERS, PAPER, SEATS, on
from motu.games._shared.drawing.parts import Maker, icon
from motu.games._shared.drawing.pieces import piece, shape
from motu.games._shared.drawing.sheet import used
from motu.games.pantheon.scene.icons import MARBLE, SHADE
from motu.games.pantheon.scene.layout import first_place, middle
from motu.games.pantheon.scene.map import hex_path
from motu.games.pantheon.scene.parts import ADDED_TILES, called
from motu.games.pantheon.seen import PantheonView

ASIDE: Final = 10.5  # how far two pieces on one hex stand from its middle
TOES: Final = ((-6.6, -9.6, 2.1), (-2.5, -12, 2.3), (2.3, -12.2, 2.2), (6.5, -10, 1.9))
LETTER_DROP: Final = (0.0, 0.0, 2.0, 0.0)  # of a letter in its shape: the widest part of a triangle is low
SHAFT: Final = "M-5.5,-20 L5.5,-20 L5.5,5 L-5.5,5 Z"
CAPITAL: Final = "M-8.5,-24 L8.5,-24 L6.5,-19.5 L-6.5,-19.5 Z"
BASE: Final = "M-6.5,4.5 L6.5,4.5 L8.5,9 L-8.5,9 Z"
# Icons on a loot tile: name, place, size.
TILES: Final[dict[str, tuple[tuple[str, float, float, float], ...]]] = {
    "loot_reserve_choice": (("feet", -7, -5, 14), ("column", 8, 6, 14)),
    "loot_reserve_mixed": (("foot", -6, 0, 17), ("column", 7, 0, 17)),
    "loot_demigod": (("demigod", 0, 0, 22),),
    "loot_deity": (("deity", 0, 0, 23),),
    "loot_offering_1": (("rank1", 0, 0, 19),),
    "loot_offering_2": (("rank", 0, 0, 19),),
    "loot_cards_2": (("cards", 0, 0, 21),),
    "loot_cards_3": (("cards3", 0, 0, 22),),
    "loot_money": (("coin", 0, 0, 20),),
    "loot_step_1": (("foot", 0, 0, 23),),
    "loot_step_2": (("feet", 0, 0, 23),),
}


class Tile(NamedTuple):
    """How a loot tile looks: as ours, or as its effect and the amount of it."""

    look: str
    amount: int = 0


def tile_of(view: PantheonView, loot: str) -> Tile:
    """One of ours by its id; one that only an edition has by what it gives."""
    own = view["added"].get(loot)
    return Tile(own["effect"], own["amount"]) if own else Tile(loot)


def piece_drawings(seats: int) -> list[tuple[str, Markup]]:
    """What is used many times: hexes, sites, tiles, and the pieces of every seat."""
    found = [
        ("hex", markup(h.path(d=hex_path(24.5), fill=PAPER, fill_opacity="0"))),
        ("site", _site()),
        ("tile", _tile()),
        ("home", piece("M-13,-3 L0,-14 L13,-3 L13,12 L-13,12 Z", MARBLE) + icon("temple", 0, 0, 24)),
    ]
    for seat in range(seats):
        found += [(f"foot-{LETTERS[seat]}", _foot(seat)), (f"column-{LETTERS[seat]}", _column(seat))]
    return found


def _tile() -> Markup:
    """A loot tile without its icons."""
    inside = h.path(d=hex_path(16.5), fill="none", stroke=GOLD, stroke_width="2")
    return piece(hex_path(18.5), "#FFF6DD", 1.2, 0.8) + markup(inside)


def _site() -> Markup:
    """A place for columns: a round pavement of marble with the trace of a column."""
    stump = "M-4.5,3 L-4.5,-7 L-1.5,-9 L0.5,-6 L4.5,-8 L4.5,3 Z"
    return markup(
        h.g(fill=MARBLE, stroke=SHADE, stroke_width="1.4")[
            h.ellipse(cy="3", rx="17", ry="10"),
            h.ellipse(cy="3", rx="10.5", ry="5.6", fill="none", stroke_dasharray="3 2"),
            h.path(d=stump),
        ]
    )


def _foot(seat: int) -> Markup:
    """A footprint whose sole is the seat's shape."""
    colour = SEATS[seat]
    rim = [h.circle(cx=number(x), cy=number(y), r=number(r + 2), fill=INK) for x, y, r in TOES]
    paper = [h.circle(cx=number(x), cy=number(y), r=number(r + 1.2), fill=PAPER) for x, y, r in TOES]
    toes = [h.circle(cx=number(x), cy=number(y), r=number(r), fill=colour) for x, y, r in TOES]
    return markup([rim, paper, toes]) + piece(shape(seat, 7.2), colour, 1.6, 0.9) + _letter(seat, 0)


def _column(seat: int) -> Markup:
    """A column of marble that carries the seat's shape."""
    colour = SEATS[seat]
    flutes = h.path(d="M-2,-18 L-2,4 M2,-18 L2,4", stroke=SHADE, stroke_width="1.2")
    stone = [piece(path, MARBLE, 1, 0.8) for path in (SHAFT, CAPITAL, BASE)]
    band = h.path(d=BASE, fill=colour)
    badge = h.g(transform="translate(0 -6)")[piece(shape(seat, 6.6), colour, 1.2, 0.8)]
    return markup([stone, flutes, band, badge]) + _letter(seat, -6)


def _letter(seat: int, y: float) -> Markup:
    return text(
        LETTERS[seat], 0, y + 4.7 + LETTER_DROP[seat], 13, fill=on(SEATS[seat]), bold=True, halo=SEATS[seat]
    )


def pieces(view: PantheonView, chosen: Collection[str]) -> Iterator[Markup]:
    """Feet and columns; on a hex that shows a number they stand aside."""
    for one in view["hexes"]:
        seats = one["pieces"]
        for i, seat in enumerate(seats):
            aside = ASIDE * (2 * i - 1) if len(seats) > 1 else -ASIDE if one["id"] in chosen else 0.0
            yield _piece(one["id"], seat, one["site"], aside)


@lru_cache(maxsize=4096)
def _piece(id: str, seat: int, column: bool, aside: float) -> Markup:
    x, y = middle(id)
    kind = "column" if column else "foot"
    name = f"{kind}-{LETTERS[seat]}"
    place = f"translate({number(x + aside)} {number(y + (0 if column else 3))})"
    return Markup(f'<use id="{name}-{id}" class="piece" href="#art-{name}" transform="{place}"/>')


def temple(view: PantheonView) -> Markup:
    """The temple of this epoch; between two epochs it waits unseen with the first player."""
    x, y = middle(view["temple"]) if view["temple"] else first_place(view)
    unseen = "" if view["temple"] else ' opacity="0"'
    place = f"translate({number(x)} {number(y - 2)})"
    return Markup(f'<use id="temple" class="piece" href="#art-home" transform="{place}"{unseen}/>')


def loot(view: PantheonView, make: Maker, chosen: Collection[str]) -> Iterator[Markup]:
    """Tiles on hexes that cannot be chosen now; the others are drawn with their hex."""
    for id, tile in sorted(view["loot"].items()):
        if id not in chosen:
            yield _lying(id, tile_of(view, tile), called(view, make, tile))


@lru_cache(maxsize=1024)
def _lying(id: str, tile: Tile, name: str) -> Markup:
    return markup(h.g(id=f"loot-{id}")[h.title[name], loot_tile(tile, *middle(id))])


@lru_cache(maxsize=1024)
def loot_tile(tile: Tile, x: float, y: float, scale: float = 1) -> Markup:
    """A loot tile with its icons; one that only an edition has shows below them how much it gives."""
    icons = TILES[tile.look] if tile.amount == 0 else _icons_of(tile.look)
    parts = [icon(name, x + a * scale, y + b * scale, size * scale) for name, a, b, size in icons]
    if tile.amount:
        parts.append(text(tile.amount, x, y + 13 * scale, 13, bold=True))
    return used("tile", x, y, scale) + joined(parts)


def _icons_of(effect: str) -> list[tuple[str, float, float, float]]:
    """The icons of what a tile gives, side by side in its upper part."""
    shown = ADDED_TILES[effect]
    return [(name, 13 * (i - (len(shown) - 1) / 2), -6, 15) for i, (_, name) in enumerate(shown)]
