"""The pieces that all tables share: a seat has one colour, one shape and one letter everywhere."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import number, text
from motu.games._shared.drawing.palette import BORDER, GOLD, INK, LETTERS, PAPER, SEATS, on

_BODY: Final = "M0,-8 C7,-8 9,-2 10,4 L12.5,15 Q0,20 -12.5,15 L-10,4 C-9,-2 -7,-8 0,-8 Z"
_GEM: Final = "M-7,-9 L7,-9 L12,-2 L0,11 L-12,-2 Z"
_LETTER_DROP: Final = (0.0, 0.0, 0.22, 0.0, 0.0, 0.06)  # where the widest part of a shape lies, in radii


def _corners(count: int, radius: float, start: float, inner: float | None = None) -> str:
    """A regular polygon, or a star with an inner radius."""
    radii = [radius] if inner is None else [radius, inner]
    steps = count * len(radii)
    points = (
        (radii[i % len(radii)] * cos(start + 2 * pi * i / steps), radii[i % len(radii)] * sin(start + 2 * pi * i / steps))
        for i in range(steps)
    )
    return "M" + " L".join(f"{number(x)},{number(y)}" for x, y in points) + " Z"


@lru_cache(maxsize=256)
def shape(seat: int, r: float) -> str:
    """The path of a seat's shape around the origin: all six look equally large."""
    if seat == 0:
        k = 0.5523 * r
        quarter = f"M0,{-r:g} C{k:g},{-r:g} {r:g},{-k:g} {r:g},0 C{r:g},{k:g} {k:g},{r:g} 0,{r:g}"
        return f"{quarter} C{-k:g},{r:g} {-r:g},{k:g} {-r:g},0 C{-r:g},{-k:g} {-k:g},{-r:g} 0,{-r:g} Z"
    if seat == 1:
        return _corners(4, r * 1.25, pi / 4)
    if seat == 2:
        return f"M0,{-1.15 * r:g} L{1.25 * r:g},{r:g} L{-1.25 * r:g},{r:g} Z"
    if seat == 3:
        return _corners(4, r * 1.3, 0)
    if seat == 4:
        return _corners(6, r * 1.1, 0)
    return _corners(5, r * 1.4, -pi / 2, r * 0.82)


def piece(path: str, fill: str, paper: float = 2, ink: float = 1) -> Markup:
    """A piece: its colour inside a rim of paper and a line of ink, so that it drowns in no ground."""
    line = h.path(d=path, fill=INK, stroke=INK, stroke_width=number(2 * (paper + ink)), stroke_linejoin="round")
    rim = h.path(
        d=path, fill=fill, stroke=PAPER, stroke_width=number(2 * paper), stroke_linejoin="round", paint_order="stroke"
    )
    return Markup(h.fragment[line, rim])


@lru_cache(maxsize=256)
def token(seat: int, x: float, y: float, r: float = 12, letter_size: float = 0) -> Markup:
    """A seat's token: colour, shape and letter."""
    size = letter_size or max(13.0, r * 1.15)
    drop = _LETTER_DROP[seat] * r + size * 0.36
    letter = text(LETTERS[seat], 0, drop, size, fill=on(SEATS[seat]), bold=True)
    return Markup(h.g(transform=f"translate({number(x)} {number(y)})")[piece(shape(seat, r), SEATS[seat]), letter])


@lru_cache(maxsize=16)
def islander(seat: int, letter: bool = True) -> Markup:
    """A figure of a seat, 25 wide and 36 high around the origin: the mask on its head is the seat's shape."""
    mask = shape(seat, 6.2)
    colour = SEATS[seat]
    head = Markup(f'<g transform="translate(0 -12)">{piece(mask, colour)}</g>')
    face = h.g(fill=on(colour))[h.circle(cx="-2.3", cy="-12", r="1.1"), h.circle(cx="2.3", cy="-12", r="1.1")]
    shine = h.path(d="M-7,2 C-6.5,-2 -5,-5 -2,-5.5", fill="none", stroke=PAPER, stroke_width="1.5", opacity="0.6")
    mark = text(LETTERS[seat], 0, 13, 15, fill=on(colour), bold=True) if letter else ""
    return Markup(h.fragment[piece(_BODY, colour), shine, head, face, mark])


@lru_cache(maxsize=4)
def gem() -> Markup:
    """A treasure, 24 wide and 20 high around the origin."""
    facets = h.path(
        d="M-12,-2 L12,-2 M-7,-9 L-4,-2 L0,11 L4,-2 L7,-9 M-4,-2 L0,-9 L4,-2",
        fill="none", stroke=INK, stroke_width="1", opacity="0.55",
    )  # fmt: skip
    light = h.path(d="M-6.4,-8 L-1,-8 L-4.4,-3 L-10,-3 Z", fill=PAPER, opacity="0.65")
    return Markup(h.fragment[piece(_GEM, GOLD, 1.5, 1), light, facets])


def shadow(rx: float, ry: float, x: float = 0, y: float = 0) -> Markup:
    """The one soft shadow under a thing that lies on the table."""
    return Markup(h.ellipse(cx=number(x), cy=number(y), rx=number(rx), ry=number(ry), fill=INK, opacity="0.16"))


def plate(
    x: float, y: float, w: float, h_: float, r: float = 8, fill: str = PAPER, line: str = BORDER, frame: bool = True
) -> Markup:
    """A panel of paper. A frame holds the texts of its group: a test looks that none sticks out."""
    rect = h.rect(
        ".frame" if frame else None,
        x=number(x), y=number(y), width=number(w), height=number(h_), rx=number(r), fill=fill, stroke=line,
    )  # fmt: skip
    return Markup(rect)


@lru_cache(maxsize=512)
def medal(points: int, x: float, y: float) -> Markup:
    """Points: a gold coin with its number."""
    coin = h.g(stroke=INK)[h.circle(r="17", fill=GOLD), h.circle(r="13.5", fill=PAPER, stroke_width="0.75")]
    return Markup(h.g(transform=f"translate({number(x)} {number(y)})")[coin, text(points, 0, 6, 16, bold=True)])


@lru_cache(maxsize=512)
def rounded(x: float, y: float, w: float, h_: float, r: float) -> str:
    """The path of a rectangle with round corners."""
    a, b, c, d = x + r, x + w - r, y + r, y + h_ - r
    return (
        f"M{a:g},{y:g} L{b:g},{y:g} Q{x + w:g},{y:g} {x + w:g},{c:g} L{x + w:g},{d:g} Q{x + w:g},{y + h_:g} {b:g},{y + h_:g} "
        f"L{a:g},{y + h_:g} Q{x:g},{y + h_:g} {x:g},{d:g} L{x:g},{c:g} Q{x:g},{y:g} {a:g},{y:g} Z"
    )
