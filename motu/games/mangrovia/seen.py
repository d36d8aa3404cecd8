"""What a view of Mangrovia holds: view.py fills it, the scene reads it, JSON carries it as it stands."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from motu.games._shared.seen import Seen

# Pieces by name: a value, a landscape, the id of a tile, or what follows `pay`. Zeros are left out.
Counts = dict[str, int]
Owner = int | Literal["neutral"] | None  # a seat, the colour of nobody, or none yet


class OpenSeen(TypedDict):
    """Cards lying open."""

    offering: Counts
    landscape: Counts


class PiecesSeen(OpenSeen):
    """Pieces of each kind."""

    amulet: Counts


class NumbersSeen(TypedDict):
    """How many pieces of each kind."""

    offering: int
    landscape: int
    amulet: int


class PierSeen(TypedDict):
    """A pier, the cult place it belongs to, and what happens there; both are counted from 1."""

    pier: int
    site: int
    steps: list[str]


class SquareSeen(TypedDict):
    """A square: what is printed on it, and what lies there."""

    id: str
    landscapes: list[str]
    pays: str  # its currency
    cost: int
    suns: int
    area: str
    mark: str
    owner: Owner
    huts: int
    favour_tile: int | None
    bonus_tile: str | None
    name: NotRequired[str]  # given by the edition that adds it


class AwardsSeen(TypedDict):
    """Two awards of points, and who would get them now."""

    first: int
    second: int
    leader: Owner
    runner_up: Owner


class PathSeen(AwardsSeen):
    """A Path of the Gods; its squares from the statue outwards."""

    id: str
    squares: list[str]


class StarSeen(TypedDict):
    """The Star: all huts around it, and those of each seat."""

    total: int
    huts: list[int]


class DrawingSeen(TypedDict):
    """A draw of amulets under way; only who draws sees which."""

    seat: int
    number: int
    tokens: Counts | None


class AmuletRowSeen(TypedDict):
    """A row of the amulet table: how many tokens one draws, how many of them one gives back."""

    drawn: int
    returned: int


class WaySeen(TypedDict):
    """One way to pay all that is still due."""

    landscapes: list[str]
    payment: list[str]


class PlanSeen(TypedDict):
    """The hut that the viewer is planning: what he has picked, what is left to pay, and how he could."""

    square: str
    huts: int
    left: int
    landscapes: Counts
    payment: Counts
    ways: list[WaySeen]


class BowlsSeen(TypedDict):
    """The cult places of a seat's bowls, counted from 1; the other bowls are still before it."""

    sites: list[int]
    left: int


class PlayerSeen(TypedDict):
    """What everybody may know of a player; of himself, and at the end of all, the amulets too."""

    seat: int
    supply: int  # huts left
    bowls: BowlsSeen
    amulet_huts: int
    cards: NumbersSeen  # in hand, besides starting cards
    start: Counts  # starting cards in hand
    seen: PiecesSeen  # surely in hand: taken openly
    bonus: Counts  # bonus tiles
    amulets: Counts | None
    points: Counts  # by source; zeros are written


class MangroviaView(Seen):
    """The table as a viewer sees it."""

    round: int
    last_round: bool
    plan: PlanSeen | None
    first_player: int | None  # None: not drawn yet
    pier: int  # where the boat is; 0: on its space
    piers: list[PierSeen]
    sites: list[Owner]
    birds: list[str]
    squares: list[SquareSeen]
    paths: list[PathSeen]
    star: StarSeen
    totem: AwardsSeen
    favour_tiles: list[int]  # those left, the next one first
    display: OpenSeen
    piles: NumbersSeen
    discards: PiecesSeen
    ones: int  # amulets of value 1 beside the bag
    drawing: DrawingSeen | None
    amulet_table: list[AmuletRowSeen]
    players: list[PlayerSeen]
    hand: PiecesSeen | None  # None: a spectator has none
    reach: dict[str, str] | None  # of each free square, likewise
