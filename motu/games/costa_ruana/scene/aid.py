"""A player's aid for Costa Ruana."""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.markup import joined, markup
from motu.games._shared.drawing.palette import INK, MUTED
from motu.games._shared.drawing.parts import shown
from motu.games._shared.drawing.pieces import plate
from motu.games.costa_ruana.scene.cards import symbol

KINDS: Final = {
    "treasure": "move_treasure",
    "remove": "remove_1",
    "place": "place_1",
    "move": "move_islander",
}


def order_of_cards(box: Box, say: Speaker) -> Markup:
    """What the cards do, in the order in which they are resolved."""
    x, y, wide, high = box
    rows = 2 if wide > high * 2 else 4
    pitch = (high - 42) / rows
    content = [
        plate(x, y, wide, high),
        text(say("scene-order"), x + 12, y + 25, 15, bold=True, anchor="start"),
    ]
    for i, (kind, face) in enumerate(KINDS.items()):
        at_x, at_y = x + 12 + i // rows * wide / 2, y + 38 + pitch * (i % rows + 0.5)
        row = [
            text(i + 1, at_x + 4, at_y + 5, 13, fill=MUTED),
            _sign(face, at_x + 30, at_y),
            text(say(f"scene-kind-{kind}"), at_x + 54, at_y + 5, 13, anchor="start"),
        ]
        content.append(shown(f"kind-{kind}", row))
    return joined(content)


@cache
def _sign(face: str, x: float, y: float) -> Markup:
    """The symbol of a kind of card, without a number."""
    if face.startswith("move"):
        return symbol(face, x, y, 25)
    path = f"M{x - 8:g},{y:g} L{x + 8:g},{y:g}"
    if face.startswith("place"):
        path += f" M{x:g},{y - 8:g} L{x:g},{y + 8:g}"
    return markup(h.path(d=path, stroke=INK, stroke_width="5", stroke_linecap="round"))
