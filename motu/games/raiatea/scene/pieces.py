"""The pieces of Raiatea that lie in several places: discs, assistants, pairs of masks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import INK, LETTERS, MUTED, SHALLOW
from motu.games._shared.drawing.parts import badge, icon
from motu.games._shared.drawing.pieces import plate
from motu.games.raiatea.seen import PlayerSeen

USED: Final = "#D8D2C6"  # the ground of an assistant that has been used


@lru_cache(maxsize=512)
def disc(kind: str, seat: int, x: float, y: float) -> Markup:
    """A disc or cube of a seat: it travels, so the browser must know it again."""
    place, letter = f"translate({number(x)} {number(y)})", LETTERS[seat]
    return Markup(f'<use id="{kind}-{letter}" class="piece" href="#art-small-{letter}" transform="{place}"/>')


@lru_cache(maxsize=256)
def assistant_card(kind: str, is_used: bool, box: Box) -> Markup:
    """A standing card in the colour of the sea, or a grey lying one."""
    x, y, wide, high = box
    middle, centre = x + wide / 2, y + high / 2
    if is_used:
        flat = high * 0.62
        body = plate(x, centre - flat / 2, wide, flat, 3, USED, MUTED, frame=False)
        return body + markup(h.g(opacity="0.55")[icon(kind, middle, centre, flat * 0.92)])
    tall = min(wide, high * 0.86)
    return plate(middle - tall / 2, y, tall, high, 3, SHALLOW, INK, frame=False) + icon(
        kind, middle, centre, tall * 0.8
    )


def masks_of(player: PlayerSeen) -> list[tuple[str, int, int]]:
    """Designs with their free and bound copies, then the mirrors."""
    found = [(kind, counts["free"], counts["bound"]) for kind, counts in player["masks"].items()]
    return [*found, ("mirror", player["mirrors"], 0)] if player["mirrors"] else found


@lru_cache(maxsize=256)
def pair_sign(free: int, bound: int, x: float, y: float) -> Markup:
    """A 2 for two copies; a small mirror where one is bound."""
    parts = []
    if free + bound > 1:
        parts.append(badge(free + bound, x - 3, y - 2))
    if bound:
        parts.append(icon("mirror", x - 3, y - 14, 13))
    return joined(parts)
