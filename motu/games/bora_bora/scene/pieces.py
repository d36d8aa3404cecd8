"""The pieces of Bora Bora: huts, dice, discs, priests, gods, buildings, people."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import INK, LETTERS, PAPER, SEATS, on
from motu.games._shared.drawing.parts import cell, icon
from motu.games._shared.drawing.pieces import piece, plate, rounded, shape
from motu.games._shared.drawing.sheet import used
from motu.games.bora_bora.scene.icons import GOD_COLOURS

HUT: Final = "M0,-18 L18,-3 L14,-3 L14,14 L-14,14 L-14,-3 L-18,-3 Z"
SMALL_HUT: Final = "M0,-12 L12,-2 L9.5,-2 L9.5,10 L-9.5,10 L-9.5,-2 L-12,-2 Z"
SEXES: Final = {"woman": "#F8DCC6", "man": "#CDE7E4"}  # the ground of their tiles
DIE: Final = 24
GAIN: Final = "#1F4F5A"  # what people bring
STRENGTHS: Final = ("land", "sea", "woman", "man", "build")  # types that act like a die


def piece_drawings(seats: int) -> list[tuple[str, Markup]]:
    """What each seat puts on the table."""
    drawings: list[tuple[str, Markup]] = []
    for seat in range(seats):
        letter = LETTERS[seat]
        drawings += [
            (f"hut-{letter}", _house(seat, HUT, 10, 15)),
            (f"small-hut-{letter}", _house(seat, SMALL_HUT, 8.2, 13)),
            (f"disc-{letter}", piece(shape(seat, 7), SEATS[seat], 1.4, 0.8)),
            (f"die-{letter}", _cube(seat)),
        ]
    return drawings


def _house(seat: int, path: str, base: float, size: float) -> Markup:
    colour = SEATS[seat]
    return piece(path, colour, 1.6, 1) + text(
        LETTERS[seat], 0, base, size, fill=on(colour), bold=True, halo=colour
    )


def _cube(seat: int) -> Markup:
    half = DIE / 2 - 2
    return markup([
        piece(rounded(-half, -half, 2 * half, 2 * half, 4), SEATS[seat], 1.6, 1),
        h.g(transform="translate(-9.5 -9.5)")[
            h.path(d=shape(seat, 3.4), fill=PAPER, stroke=INK, stroke_width="0.8")
        ],
    ])  # fmt: skip


@lru_cache(maxsize=4096)
def hut(id: str, seat: int, x: float, y: float, small: bool = False) -> Markup:
    """A hut that moves."""
    kind = "small-hut" if small else "hut"
    return _placed(id, used(f"{kind}-{LETTERS[seat]}"), x, y)


@lru_cache(maxsize=4096)
def disc(id: str, seat: int, x: float, y: float, lettered: bool) -> Markup:
    """A status marker; one that lies under another shows its shape only."""
    drawn = used(f"small-{LETTERS[seat]}") if lettered else used(f"disc-{LETTERS[seat]}")
    return _placed(id, drawn, x, y)


@lru_cache(maxsize=4096)
def priest(id: str, seat: int, x: float, y: float) -> Markup:
    return _placed(id, used(f"islander-{LETTERS[seat]}"), x, y)


def _placed(id: str, drawn: Markup, x: float, y: float) -> Markup:
    return markup(h.g(".piece", id=id, transform=f"translate({number(x)} {number(y)})")[drawn])


@lru_cache(maxsize=8192)
def die(id: str, seat: int, value: int, x: float, y: float, name: str, mark: Mark | None) -> Markup:
    """A die in its seat's colour, with the seat's shape in a corner."""
    half = DIE / 2 - 2
    body: list[h.Node] = [
        used(f"die-{LETTERS[seat]}"),
        text(value, 1, 5.6, 16, fill=on(SEATS[seat]), bold=True, halo=SEATS[seat]),
        ring(-half, -half, 2 * half, 2 * half, 5) if mark else None,
    ]
    at = f"translate({number(x)} {number(y)})"
    attributes = chosen(mark, "die" if mark else "piece die", name)
    return markup(h.g(attributes, id=id, transform=at)[h.title[name], body])


@lru_cache(maxsize=32)
def die_face(value: int, x: float, y: float, size: float = 18) -> Markup:
    """A printed die."""
    half = size / 2
    return plate(x - half, y - half, size, size, 4, PAPER, INK, frame=False) + text(
        value, x, y + 5, 14, bold=True
    )


@lru_cache(maxsize=256)
def god(colour: str, x: float, y: float, wide: float, high: float) -> Markup:
    """The face of a god card."""
    fill = GOD_COLOURS[colour]
    return plate(x, y, wide, high, 4, fill, INK, frame=False) + icon(
        f"god-{colour}", x + wide / 2, y + high / 2, min(wide, high) * 0.62
    )


@lru_cache(maxsize=64)
def chip(box: Box, fill: str, drawn: Markup) -> Markup:
    """A small round button on something larger."""
    x, y, wide, high = box
    return plate(x, y, wide, high, min(wide, high) / 2, fill, INK, frame=False) + drawn


@lru_cache(maxsize=1024)
def person(sex: str, kind: str, symbols: int, shifted: bool, gain: str, box: Box) -> Markup:
    """A tile: who, what the person does, and the shells or status steps still to be had."""
    x, y, wide, high = box
    low = y + high - 10
    parts = [cell(box, SEXES[sex], INK, 6), icon(sex, x + 10, y + 11, 15)]
    if high > wide * 1.3:  # a tall tile: the gain stands at the top, the symbols at the bottom
        parts.append(icon(kind, x + wide / 2, y + high * 0.49, wide * 0.72))
        parts.append(text(gain, x + wide - 3, y + 16, 14, bold=True, anchor="end", fill=GAIN))
        left = x + wide / 2 - 13
    else:
        parts.append(icon(kind, x + wide * 0.56, y + high * 0.4, min(wide * 0.5, high * 0.58)))
        if wide > 55:
            parts.append(text(gain, x + wide - 4, low + 5, 14, bold=True, anchor="end", fill=GAIN))
        left = x + 3
    if shifted:
        return joined([*parts, icon("check", left + 9, low, 14)])
    sign = icon("shell" if sex == "woman" else "status", left + 8, low, 15)
    return joined([*parts, sign, text(symbols, left + 17, low + 5, 14, bold=True, anchor="start")])


def gained(kind: str, amount: int) -> str:
    """What people of a type bring, as a sign: a strength or a number of things."""
    return f"≤{amount}" if kind in STRENGTHS else f"+{amount}"


@lru_cache(maxsize=256)
def building(value: int, box: Box, built: bool = True) -> Markup:
    """A building tile with its value."""
    x, y, wide, high = box
    fill = "#F0B088" if built else "#F7E7D0"
    size = min(18.0, high * 0.55)
    return joined([
        cell(box, fill, INK, 5),
        icon("build", x + wide / 2 - (8 if wide > 34 else 0), y + high / 2 - (0 if wide > 34 else 7), size),
        text(
            value,
            x + wide / 2 + (11 if wide > 34 else 0),
            y + high / 2 + (5.4 if wide > 34 else 14),
            15,
            bold=True,
        ),
    ])  # fmt: skip
