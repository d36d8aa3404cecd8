"""Where everything lies on the table of Tahatai, in a picture of 860 by 400."""

from __future__ import annotations

from typing import Final

from motu.games._shared.drawing.choosing import Box
from tests.minigames.tahatai.box import BEACH_NAMES, KIND_NAMES
from tests.minigames.tahatai.seen import TahataiView

WIDTH: Final = 860
HEIGHT: Final = 400

TITLE: Final = (309, 29)
BEACH: Final = (190, 150)
HAND: Final[Box] = (6, 246, 606, 148)
PLAYER: Final = (236, 91)


def beach_box(beach: str) -> Box:
    """Three beaches side by side."""
    return (10 + 204 * BEACH_NAMES.index(beach), 44, *BEACH)


def shell_on(box: Box, kind: str) -> tuple[float, float]:
    """The middle of a shell on a beach, where each kind has its place."""
    return (box[0] + box[2] / 2 + 58 * (KIND_NAMES.index(kind) - 1), box[1] + 92)


def hand_box(kind: str) -> Box:
    """Where the shells of one kind lie in the viewer's hand."""
    return (HAND[0] + 16 + 104 * KIND_NAMES.index(kind), HAND[1] + 30, 94, 106)


def player_box(seat: int) -> Box:
    """The players one below the other."""
    return (618, 6 + 99 * seat, *PLAYER)


def shown_at(seat: int, i: int) -> tuple[float, float]:
    """The middle of a player's i-th shell, once hands are shown."""
    x, y = player_box(seat)[:2]
    return (x + 26 + 41 * i, y + 65)


def places(view: TahataiView) -> dict[str, Box]:
    """Everything that a choice can name, and where it lies."""
    found = {beach["id"]: beach_box(beach["id"]) for beach in view["beaches"]}
    return found | {f"hand_{kind}": hand_box(kind) for kind in view["hand"]}
