"""The people at a table: the head of a player's panel, and the result at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import Speaker, shortened, text, width
from motu.games._shared.drawing.markup import markup, number
from motu.games._shared.drawing.palette import CORAL, GOLD, LETTERS, MUTED, SEATS
from motu.games._shared.drawing.parts import shown
from motu.games._shared.drawing.pieces import in_medal, plate, small_token, token
from motu.games._shared.drawing.sheet import used
from motu.games._shared.seen import Seen


def names_at(view: Seen, say: Speaker) -> tuple[str, ...]:
    """The people at the table, if the view knows them; otherwise their colours."""
    return tuple(view.get("names") or (say(f"seat-{seat}") for seat in range(view["seats"])))


class Known(NamedTuple):
    """What the head of a panel shows."""

    seat: int
    name: str
    status: str
    points: str
    awaited: bool
    taken: float = 0.0  # width of what a game shows beside the status


@lru_cache(maxsize=1024)
def head(known: Known, box: Box) -> Markup:
    """Colour, name, what the player is or does now, points: 40 high, on a panel of the size of `box`."""
    return shown(f"head-{LETTERS[known.seat]}", _head(known, box))


def _head(known: Known, box: Box) -> list[Markup]:
    x, y, wide, high = box
    parts = [plate(x, y, wide, high)]
    if known.awaited:
        edge = plate(x + 1, y + 1, wide - 2, high - 2, 7, "none", CORAL, frame=False)
        parts.append(markup(h.g(stroke_width="3")[edge]))
    stripe = f"M{x + 8:g},{y + 2:g} L{x + wide - 8:g},{y + 2:g}"
    status = shortened(known.status, 13, wide - 84 - known.taken)
    parts += [
        markup(h.path(d=stripe, stroke=SEATS[known.seat], stroke_width="4", stroke_linecap="round")),
        token(known.seat, x + 21, y + 23, 11),
        name_of(known.name, x + 40, y + 20, wide - 80),
        text(status, x + 41, y + 36, 13, fill=MUTED, anchor="start"),
        used("medal", x + wide - 22, y + 24),
        in_medal(known.points, x + wide - 22, y + 24),
    ]
    return parts


def name_of(name: str, x: float, y: float, room: float) -> Markup:
    """A name, in smaller letters if it is long."""
    size, bold = (15, True) if width(name, 15, True) <= room else (13, False)
    return text(shortened(name, size, room, bold), x, y, size, bold=bold, anchor="start")


class Result(NamedTuple):
    """One line of the ranking."""

    rank: int
    seat: int
    name: str
    points: tuple[int, ...]


@lru_cache(maxsize=64)
def ranking_table(box: Box, title: str, heads: tuple[str, ...], results: tuple[Result, ...]) -> Markup:
    """Points by source and their sum, the best on top. A head is a word, or a drawing around the origin."""
    x, y, wide, high = box
    pitch = min(30.0, (high - 40) / len(results))
    step = min(110.0, (wide - 210) / len(heads))
    columns = [x + 218 + step * i for i in range(len(heads))]
    content = [plate(x, y, wide, high), text(title, x + 12, y + 22, 15, bold=True, anchor="start")]
    content += [_head_of(one, at, y + 22, step - 2) for one, at in zip(heads, columns, strict=True)]
    for i, result in enumerate(results):
        base = y + 34 + pitch * (i + 0.5) + 5
        if result.rank == 1:
            content.append(
                plate(x + 6, base - 4 - pitch / 2, wide - 12, pitch - 2, 6, "#F8E6B8", GOLD, frame=False)
            )
        content.append(text(f"{result.rank}.", x + 32, base, 15, bold=True, anchor="end"))
        content.append(small_token(result.seat, x + 50, base - 5))
        content.append(
            text(shortened(result.name, 15, 110, True), x + 66, base, 15, bold=True, anchor="start")
        )
        content += [text(value, at, base, 15) for value, at in zip(result.points, columns, strict=False)]
        content.append(text(sum(result.points), columns[-1], base, 18, bold=True))
    return shown("ranking", content)


def _head_of(one: str, x: float, y: float, room: float) -> Markup:
    if isinstance(one, Markup):
        return markup(h.g(transform=f"translate({number(x)} {number(y)})")[one])
    return text(shortened(one, 13, room), x, y, 13, fill=MUTED)
