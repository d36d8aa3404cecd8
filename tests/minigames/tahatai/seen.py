"""The names of all that a seat may see of Tahatai: `view` fills them in, `scene` draws them."""

from __future__ import annotations

from typing import TypedDict

from motu.games._shared.seen import Seen


class TahataiView(Seen):
    """The table. Beaches and shells are told by their ids."""

    lap: int  # 0 during set-up
    laps: int
    beaches: list[BeachSeen]
    players: list[PlayerSeen]
    hand: list[str]  # the viewer's; a spectator has none
    washed: dict[str, int]  # shells of each kind that the tide has taken


class BeachSeen(TypedDict):
    """A beach, and the shells on it."""

    id: str
    shells: list[str]


class PlayerSeen(TypedDict):
    """What everybody knows of a player."""

    seat: int
    shells: int  # in hand
    shown: list[str]  # which, after the end
    points: Points


class Points(TypedDict):
    """By source."""

    beaches: int
    necklace: int  # 0 before the end
