"""The players' areas of Costa Ruana, the hand's place, and the result at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, ring
from motu.games._shared.drawing.letters import shortened, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import BORDER, CORAL, GOLD, INK, LETTERS, MUTED, PAGE, SEATS
from motu.games._shared.drawing.pieces import plate, small_token, token
from motu.games._shared.drawing.sheet import used
from motu.games.costa_ruana.scene_cards import symbol
from motu.games.costa_ruana.scene_layout import HAND, OWN, OWN_HEAD, card_room, supply_of


class Player(NamedTuple):
    """What is known of a player."""

    seat: int
    name: str
    supply: int
    cards: int
    hut: int | None
    taken: int
    points: int | None
    shaman: bool
    awaited: bool


@lru_cache(maxsize=4096)
def area(
    player: Player, box: Box, status: str, words: tuple[str, ...], about: str, mark: Mark | None
) -> Markup:
    """A player's area without the cards that lie in it. `words` name the four counters."""
    x, y, wide, high = box
    content = [plate(x, y, wide, high)]
    if player.awaited:
        content.append(
            markup(
                h.g(stroke_width="3")[plate(x + 1, y + 1, wide - 2, high - 2, 7, "none", CORAL, frame=False)]
            )
        )
    content += [_stripe(player.seat, box), *_head(player, box, status)]
    large = wide == OWN[2]
    for i, (value, art) in enumerate(_counters(player)):
        at_x, at_y = _counter_at(box, i)
        content.append(used(art, at_x, at_y, 0.62 if art.startswith("figure") else 0.85))
        content.append(
            text(value, at_x + 15, at_y + 7, 18 if len(value) < 3 else 14, bold=True, anchor="start")
        )
        if large:
            content.append(text(words[i], at_x + 50, at_y + 6, 13, fill=MUTED, anchor="start"))
    content.append(_mat(box))
    if mark:
        content.append(ring(x + 4, y + 4, wide - 8, high - 8, 6))
    return markup(h.g(chosen(mark, "area", about), id=f"seat_{player.seat}")[h.title[about], content])


def _mat(box: Box) -> Markup:
    """Where the cards in front of a player lie."""
    x, y, wide, high = card_room(box)
    return plate(x - 3, y - 3, wide + 6, high + 6, 6, PAGE, BORDER, frame=False)


def _stripe(seat: int, box: Box) -> Markup:
    """The seat's colour along the upper edge."""
    x, y, wide, _ = box
    path = f"M{x + 8:g},{y + 2:g} L{x + wide - 8:g},{y + 2:g}"
    return markup(h.path(d=path, stroke=SEATS[seat], stroke_width="4", stroke_linecap="round"))


def _head(player: Player, box: Box, status: str) -> list[Markup]:
    x, y = box[:2]
    wide = float(OWN_HEAD if box[2] == OWN[2] else box[2])
    room = wide - 44
    content = [token(player.seat, x + 22, y + 25, 12)]
    if player.points is not None:
        content += [
            used("medal", x + wide - 22, y + 25),
            text(player.points, x + wide - 22, y + 31, 16, bold=True),
        ]
        room -= 42
    if player.shaman:
        content.append(used("shaman", x + 44 + room - 16, y + 30, 0.85))
        room -= 34
    content.append(
        text(
            shortened(player.name, 16, room, True),
            x + 44,
            y + (22 if status else 30),
            16,
            bold=True,
            anchor="start",
        )
    )
    if status:
        content.append(text(status, x + 44, y + 39, 13, fill=MUTED, anchor="start"))
    return content


def _counters(player: Player) -> Sequence[tuple[str, str]]:
    return (
        (str(player.supply), f"figure-{LETTERS[player.seat]}"),
        (str(player.cards), "cards"),
        ("?" if player.hut is None else str(player.hut), "hut"),
        (f"+{player.taken}", "gem"),
    )


def _counter_at(box: Box, i: int) -> tuple[float, float]:
    x, y = supply_of(box)
    if box[2] == OWN[2]:
        return (x + 126 * (i % 2), y + 10 + 44 * (i // 2))
    return (x + (0, 49, 96, 143)[i], y)


@lru_cache(maxsize=64)
def hand_ground(title: str) -> Markup:
    """Where the viewer's cards lie."""
    x, y, wide, high = HAND
    return plate(x, y, wide, high, fill=PAGE, frame=False) + text(
        title, x + 12, y + 17, 13, bold=True, anchor="start"
    )


@lru_cache(maxsize=64)
def order_of_cards(box: Box, title: str, kinds: tuple[str, ...]) -> Markup:
    """What the cards do, in the order in which they are resolved."""
    x, y, wide, high = box
    columns = 2 if wide > high * 2 else 1
    rows = 4 // columns
    pitch = (high - 42) / rows
    content = [plate(x, y, wide, high), text(title, x + 12, y + 25, 15, bold=True, anchor="start")]
    for i, (face, kind) in enumerate(
        zip(("move_treasure", "remove_1", "place_1", "move_islander"), kinds, strict=True)
    ):
        at_x, at_y = x + 12 + i // rows * wide / 2, y + 38 + pitch * (i % rows + 0.5)
        content.append(text(i + 1, at_x + 4, at_y + 5, 13, fill=MUTED))
        content.append(_sign(face, at_x + 30, at_y))
        content.append(text(kind, at_x + 54, at_y + 5, 13, anchor="start"))
    return joined(content)


def _sign(face: str, x: float, y: float) -> Markup:
    if face.startswith("move"):
        return symbol(face, x, y, 25)
    path = f"M{x - 8:g},{y:g} L{x + 8:g},{y:g}"
    if face.startswith("place"):
        path += f" M{x:g},{y - 8:g} L{x:g},{y + 8:g}"
    return markup(h.path(d=path, stroke=INK, stroke_width="5", stroke_linecap="round"))


class Result(NamedTuple):
    """One line of the ranking."""

    rank: int
    seat: int
    name: str
    treasures: int
    islanders: int


@lru_cache(maxsize=256)
def ranking(title: str, heads: tuple[str, str, str], results: tuple[Result, ...]) -> Markup:
    """The result: points by source, the winner on top."""
    x, y, wide, high = HAND
    rows = len(results)
    pitch = min(24.0, (high - 31) / rows)
    columns = (x + 320, x + 452, x + 550)
    content = [plate(x, y, wide, high), text(title, x + 14, y + 20, 15, bold=True, anchor="start")]
    content += [
        text(head, column, y + 20, 13, fill=MUTED) for head, column in zip(heads, columns, strict=True)
    ]
    for i, line in enumerate(results):
        base = y + 28 + pitch * (i + 0.5) + 5
        if line.rank == 1:
            stripe = plate(
                x + 6, base - 5 - pitch / 2 + 1, wide - 12, pitch - 2, 6, "#F8E6B8", GOLD, frame=False
            )
            content.append(stripe)
        content.append(text(f"{line.rank}.", x + 32, base, 15, bold=True, anchor="end"))
        content.append(small_token(line.seat, x + 52, base - 5))
        content.append(text(shortened(line.name, 15, 180, True), x + 70, base, 15, bold=True, anchor="start"))
        content.append(text(line.treasures, columns[0], base, 15))
        content.append(text(line.islanders, columns[1], base, 15))
        content.append(text(line.treasures + line.islanders, columns[2], base, 18, bold=True))
    return joined(content)
