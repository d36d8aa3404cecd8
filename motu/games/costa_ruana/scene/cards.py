"""What stands on the cards of Costa Ruana: one of four backgrounds, one of eight faces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.markup import by_day, markup, number
from motu.games._shared.drawing.palette import DEEP, INK, SHALLOW, on
from motu.games._shared.drawing.pieces import piece, rounded
from motu.games._shared.drawing.sheet import used
from motu.games.costa_ruana.scene.layout import TABLE_CARD

BACKGROUNDS: Final = {"high_tide": "#22709F", "low_tide": "#B84F32", "day": "#F2B632", "night": "#4A3B8F"}
BACK: Final = DEEP


def background_of(card: str) -> str:
    """The background of a card type such as `night_place_3`."""
    return next(name for name in BACKGROUNDS if card.startswith(name))


def face_of(card: str) -> str:
    return card.removeprefix(f"{background_of(card)}_")


def card_name(card: str, say: Speaker) -> str:
    face = say(f"face-{face_of(card)}")
    return say("card", face=face, background=say(f"background-{background_of(card)}"))


@lru_cache(maxsize=256)
def icon(background: str, x: float, y: float, scale: float, colour: str | None = None) -> Markup:
    """The icon of a background; without a colour, in the one that is read on that background."""
    return markup(h.g(color=colour or on(BACKGROUNDS[background]))[used(background, x, y, scale)])


@lru_cache(maxsize=256)
def chip(background: str, x: float, y: float, r: float = 15) -> Markup:
    """A background as a round chip."""
    disc = h.circle(cx=number(x), cy=number(y), r=number(r), fill=BACKGROUNDS[background], stroke=INK)
    return by_day(markup(disc), icon(background, x, y, r / 16))


@lru_cache(maxsize=256)
def symbol(face: str, x: float, y: float, size: float) -> Markup:
    """What a card does: a signed number, or the thing that is moved. `size` is that of the number."""
    if face.startswith("move"):
        return used("chest" if face == "move_treasure" else "rower", x - size * 0.05, y, size / 25)
    kind, amount = face.split("_")
    half = size * 0.17
    arm = size * 0.32
    left = x - arm - 1
    path = f"M{left - half * 1.5:.1f},{y:.1f} L{left + half * 1.5:.1f},{y:.1f}"
    if kind == "place":
        path += f" M{left:.1f},{y - half * 1.5:.1f} L{left:.1f},{y + half * 1.5:.1f}"
    sign = h.path(d=path, stroke=INK, stroke_width=number(size * 0.14), stroke_linecap="round", fill="none")
    return markup(sign) + text(amount, x + arm - 1, y + size * 0.365, size, bold=True)


def blanks() -> list[tuple[str, Markup]]:
    """The table cards without what stands on them."""
    wide, high = TABLE_CARD
    edge = rounded(2, 2, wide - 4, high - 4, 4)
    grounds = {**BACKGROUNDS, "back": BACK}
    return [
        ("back", _back_pattern()),
        *((f"card-{name}", piece(edge, ground, 1, 0.8)) for name, ground in grounds.items()),
    ]


def _back_pattern() -> Markup:
    wide, high = TABLE_CARD
    inner = rounded(5, 5, wide - 10, high - 10, 3)
    wave = "".join(
        f"M6,{y} C12,{y - 5} 17,{y + 5} 23,{y} C29,{y - 5} 34,{y + 5} 40,{y} " for y in (22, 30, 38, 45)
    )
    return markup(
        h.g(fill="none", stroke=SHALLOW, stroke_width="1", opacity="0.45")[h.path(d=inner), h.path(d=wave)]
    )
