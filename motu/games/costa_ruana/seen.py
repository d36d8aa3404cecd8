"""The names of all that a seat may see of Costa Ruana: `view` fills them in, `scene` draws them."""

from __future__ import annotations

from typing import TypedDict

from motu.games._shared.seen import Seen


class CostaView(Seen):
    """The table. Backgrounds, cards, islands and laps are told by their ids."""

    turn: int  # 0 during set-up
    turns: int
    pending: Pending
    shaman: int | None  # None: not yet found
    tide: str | None  # background on top; None: not yet laid
    daylight: str | None
    flips: Flips
    islands: list[IslandSeen]
    players: list[PlayerSeen]
    hand: list[str]  # the viewer's; a spectator has none
    table: list[CardSeen]  # in the order in which they were laid
    deck: int
    discard: dict[str, int]  # copies of each card


# What the present question carries: how many are still to do, where a piece comes from.
Pending = TypedDict("Pending", {"left": int, "from": str, "owner": int}, total=False)


class Flips(TypedDict, total=False):
    """The two backgrounds that each flip would make active; nothing before both cards lie."""

    tide: list[str]
    daylight: list[str]


class IslandSeen(TypedDict):
    """An island, and who is on it."""

    id: str
    treasures: int
    room: int
    islanders: list[int]  # by seat
    winner: int | None  # who would take a treasure now


class PlayerSeen(TypedDict):
    """What lies before a player, and as much of his wealth as the viewer may know."""

    seat: int
    supply: int
    cards: int
    taken: int  # treasures of this turn
    hut: int | None  # treasures of earlier turns; None: hidden from the viewer
    points: Points | None


class Points(TypedDict):
    """By source, as if the game ended now."""

    treasures: int
    islanders: int


class CardSeen(TypedDict):
    """A card in front of a player."""

    lap: str
    caster: int
    holder: int
    card: str | None  # None: face down, laid by somebody else
    stakes: list[int]  # the seats with an islander on it
    open: bool
