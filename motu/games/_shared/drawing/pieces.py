"""The pieces that all tables share: a seat has one colour, one shape and one letter everywhere."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import BORDER, GOLD, INK, LETTERS, LINE, PAPER, RIM, SEATS, on
from motu.games._shared.drawing.sheet import used

TOKEN_RADIUS: Final = 10.0
SMALL_TOKEN_RADIUS: Final = 6.6  # as small as a letter that can be read allows

_BODY: Final = "M0,-8 C7,-8 9,-2 10,4 L12.5,15 Q0,20 -12.5,15 L-10,4 C-9,-2 -7,-8 0,-8 Z"
_GEM: Final = "M-7,-9 L7,-9 L12,-2 L0,11 L-12,-2 Z"
_LETTER_DROP: Final = (0.0, 0.0, 0.22, 0.0, 0.0, 0.06)  # where the widest part of a shape lies, in radii


def _corners(count: int, start: float, *radii: float) -> str:
    """A regular polygon; with two radii, a star."""
    steps = count * len(radii)
    rays = ((radii[i % len(radii)], start + 2 * pi * i / steps) for i in range(steps))
    return "M" + " L".join(f"{number(r * cos(angle))},{number(r * sin(angle))}" for r, angle in rays) + " Z"


@cache
def shape(seat: int, r: float) -> str:
    """The path of a seat's shape around the origin: all six look equally large."""
    if seat == 0:
        k, r_, k_ = number(0.5523 * r), number(r), number(-0.5523 * r)
        left, up = number(-r), number(-r)
        half = f"M0,{up} C{k},{up} {r_},{k_} {r_},0 C{r_},{k} {k},{r_} 0,{r_}"
        return f"{half} C{k_},{r_} {left},{k} {left},0 C{left},{k_} {k_},{up} 0,{up} Z"
    if seat == 1:
        return _corners(4, pi / 4, 1.25 * r)
    if seat == 2:
        base = number(1.25 * r)
        return f"M0,{number(-1.15 * r)} L{base},{number(r)} L-{base},{number(r)} Z"
    if seat == 3:
        return _corners(4, 0, 1.3 * r)
    if seat == 4:
        return _corners(6, 0, 1.1 * r)
    return _corners(5, -pi / 2, 1.4 * r, 0.82 * r)


def piece(path: str, fill: str, paper: float = 2, ink: float = 1) -> Markup:
    """A piece: its colour inside a rim of paper and a line of ink, so that it drowns in no ground."""
    edge, rim = (LINE, RIM) if fill in SEATS else (INK, PAPER)
    return markup(
        h.g(stroke_linejoin="round")[
            h.path(d=path, fill=edge, stroke=edge, stroke_width=number(2 * (paper + ink))),
            h.path(d=path, fill=fill, stroke=rim, stroke_width=number(2 * paper), paint_order="stroke"),
        ]
    )


def seat_drawings(seats: int) -> list[tuple[str, Markup]]:
    """What `token` and `islander` put on the table."""
    drawings: list[tuple[str, Markup]] = []
    for seat in range(seats):
        letter = LETTERS[seat]
        drawings += [
            (f"token-{letter}", _token(seat, TOKEN_RADIUS, 13)),
            (f"small-{letter}", _token(seat, SMALL_TOKEN_RADIUS, 13.4)),
            (f"figure-{letter}", _figure(seat)),
            (f"islander-{letter}", used(f"figure-{letter}") + _letter(seat, 13, 15)),
        ]
    return drawings


def token(seat: int, x: float, y: float, r: float = TOKEN_RADIUS) -> Markup:
    """A seat's token: colour, shape and letter."""
    return used(f"token-{LETTERS[seat]}", x, y, r / TOKEN_RADIUS)


def small_token(seat: int, x: float, y: float, r: float = SMALL_TOKEN_RADIUS) -> Markup:
    """A seat's token where there is little room: its letter fills it."""
    return used(f"small-{LETTERS[seat]}", x, y, r / SMALL_TOKEN_RADIUS)


def _token(seat: int, r: float, size: float) -> Markup:
    return piece(shape(seat, r), SEATS[seat]) + _letter(seat, _LETTER_DROP[seat] * r + size * 0.36, size)


def _letter(seat: int, y: float, size: float) -> Markup:
    return text(LETTERS[seat], 0, y, size, fill=on(SEATS[seat]), bold=True, halo=SEATS[seat])


def _figure(seat: int) -> Markup:
    """An islander without its letter, 25 wide and 36 high: the mask on its head is the seat's shape."""
    colour = SEATS[seat]
    return markup([
        piece(_BODY, colour),
        h.path(d="M-7,2 C-6.5,-2 -5,-5 -2,-5.5", fill="none", stroke=RIM, stroke_width="1.5"),
        h.g(transform="translate(0 -12)")[piece(shape(seat, 6.2), colour)],
        h.path(d="M-3.3,-12 L-1.3,-12 M1.3,-12 L3.3,-12", stroke=on(colour), stroke_width="2"),
    ])  # fmt: skip


def gem() -> Markup:
    """A treasure, 24 wide and 20 high."""
    facets = "M-12,-2 L12,-2 M-7,-9 L-4,-2 L0,11 L4,-2 L7,-9 M-4,-2 L0,-9 L4,-2"
    return markup([
        piece(_GEM, GOLD, 1.5, 1),
        h.path(d="M-6.4,-8 L-1,-8 L-4.4,-3 L-10,-3 Z", fill=PAPER, opacity="0.65"),
        h.path(d=facets, fill="none", stroke=INK, opacity="0.55"),
    ])  # fmt: skip


def medal() -> Markup:
    """A coin for a number of points, 34 wide and high."""
    return markup([
        h.circle(r="17", fill=GOLD, stroke=INK),
        h.circle(r="13.5", fill=PAPER, stroke=INK, stroke_width="0.75"),
    ])  # fmt: skip


def in_medal(points: int | str, x: float, y: float) -> Markup:
    """A number of points on a coin whose middle is there; three digits are smaller."""
    return text(points, x, y + 5, 14 if len(str(points)) < 3 else 13, bold=True)


@lru_cache(maxsize=1024)
def plate(
    x: float,
    y: float,
    w: float,
    h_: float,
    r: float = 8,
    fill: str = PAPER,
    line: str = BORDER,
    frame: bool = True,
) -> Markup:
    """A panel of paper. A frame holds the texts of its group: a test looks that none sticks out."""
    size = {"x": number(x), "y": number(y), "width": number(w), "height": number(h_), "rx": number(r)}
    return markup(h.rect(size, class_="frame" if frame else None, fill=fill, stroke=line))


@lru_cache(maxsize=512)
def rounded(x: float, y: float, w: float, h_: float, r: float) -> str:
    """The path of a rectangle with round corners."""
    left, top, right, bottom = number(x), number(y), number(x + w), number(y + h_)
    a, b, c, d = number(x + r), number(x + w - r), number(y + r), number(y + h_ - r)
    return (
        f"M{a},{top} L{b},{top} Q{right},{top} {right},{c} L{right},{d} Q{right},{bottom} {b},{bottom} "
        f"L{a},{bottom} Q{left},{bottom} {left},{d} L{left},{c} Q{left},{top} {a},{top} Z"
    )
