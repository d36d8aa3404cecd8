"""The curve of the chances to win: a line per seat, told apart by dashes, shapes and letters too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import text
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import BORDER, INK, LETTERS, MUTED, PAPER, SEATS, on
from motu.games._shared.drawing.pieces import piece, shape

WIDE, HIGH = 720.0, 320.0
LEFT, RIGHT, TOP, BOTTOM = 62.0, 44.0, 18.0, 34.0
DASHES = (None, "9 4", "2 4", "12 4 2 4", "5 3", "1 5")  # by seat
TOKENS = 5  # of each seat's shape along its line
APART = 19.0  # least distance between the letters at the end


def across(move: int, moves: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * move / max(1, moves)


def down(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance)


def curve(found: Mapping[str, Any], title: str, marks: Sequence[tuple[int, int]]) -> h.Element:
    """The chances of all seats over the moves; `marks`: seat and move of the choices that are numbered."""
    moves, seats = found["moves"], found["seats"]
    lines = [
        [(across(one["move"], moves), down(one["chances"][seat])) for one in found["curve"]]
        + [(across(moves, moves), down(found["end"][seat]))]
        for seat in range(seats)
    ]
    return h.svg(viewBox=f"0 0 {number(WIDE)} {number(HIGH)}", role="img", aria_label=title, class_="curve")[
        h.rect(width=number(WIDE), height=number(HIGH), fill=PAPER, rx="8"),
        _grid(moves),
        (_line(seat, line) for seat, line in enumerate(lines)),
        (_tokens(seat, line) for seat, line in enumerate(lines)),
        _ends(lines),
        _marks([(across(move, moves), down(_at(found, seat, move))) for seat, move in marks]),
    ]


def _grid(moves: int) -> list[Markup]:
    """Quarters of the way up, and the number of moves."""
    parts: list[Markup] = []
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        parts.append(
            markup(
                h.line(x1=number(LEFT), x2=number(WIDE - RIGHT), y1=number(y), y2=number(y), stroke=BORDER)
            )
        )
        parts.append(text(f"{percent}\u00a0%", LEFT - 6, y + 5, 14, fill=MUTED, anchor="end"))
    step = next(n for n in (5, 10, 20, 50, 100, 200, 500, 1000, 5000) if moves / n <= 8)
    for move in range(0, moves + 1, step):
        parts.append(text(move, across(move, moves), HIGH - 10, 14, fill=MUTED))
    return parts


def _line(seat: int, line: Sequence[tuple[float, float]]) -> h.Element:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in line)
    dash = {} if DASHES[seat] is None else {"stroke_dasharray": DASHES[seat]}
    return h.g(fill="none", stroke_linejoin="round")[
        h.polyline(points=points, stroke=INK, stroke_width="3.6", opacity="0.55", **dash),
        h.polyline(points=points, stroke=SEATS[seat], stroke_width="2.4", **dash),
    ]


def _tokens(seat: int, line: Sequence[tuple[float, float]]) -> list[h.Element]:
    """The shape of the seat here and there: a line is known by it where colours are not seen."""
    places = [line[(2 * n + 1) * len(line) // (2 * TOKENS)] for n in range(TOKENS)]
    return [h.g(transform=f"translate({number(x)},{number(y)})")[_shape(seat, 4.5)] for x, y in places]


def _shape(seat: int, r: float) -> Markup:
    return piece(shape(seat, r), SEATS[seat], paper=1, ink=0.8)


def _ends(lines: Sequence[Sequence[tuple[float, float]]]) -> list[h.Element]:
    """Each seat's letter where its line ends, moved apart where several end together."""
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    places: dict[int, float] = {}
    lowest = HIGH - BOTTOM
    for n, seat in enumerate(reversed(order)):
        room = lowest - n * APART if n == 0 else min(places[order[-n]] - APART, lines[seat][-1][1])
        places[seat] = min(lines[seat][-1][1], room)
    x = WIDE - RIGHT / 2
    return [
        h.g(transform=f"translate({number(x)},{number(places[seat])})")[
            _shape(seat, 9), text(LETTERS[seat], 0, 5, 13, fill=on(SEATS[seat]), bold=True)
        ]
        for seat in order
    ]


def _at(found: Mapping[str, Any], seat: int, move: int) -> float:
    return next(float(one["chances"][seat]) for one in found["curve"] if one["move"] == move)


def _marks(places: Sequence[tuple[float, float]]) -> list[h.Element]:
    """Numbers on the lines of their seats, one beside the other where they would cover each other."""
    taken: list[tuple[float, float]] = []
    for x, y in places:
        at, above = x, y - 20 if y > TOP + 38 else y + 20
        while any(abs(at - other) < APART and abs(above - high) < APART for other, high in taken):
            at += APART
        taken.append((at, above))
    return [_mark(n, x, y, *beside) for n, ((x, y), beside) in enumerate(zip(places, taken, strict=True), 1)]


def _mark(n: int, x: float, y: float, at: float, above: float) -> h.Element:
    return h.g[
        h.line(x1=number(x), x2=number(at), y1=number(y), y2=number(above), stroke=INK),
        h.circle(cx=number(at), cy=number(above), r="9", fill=INK, stroke=PAPER, stroke_width="1.5"),
        text(n, at, above + 5, 13, fill=PAPER, bold=True),
    ]
