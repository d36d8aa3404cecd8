"""What a viewer sees of Pantheon: the view fills it, the scene draws it. Things are named by their ids."""

from __future__ import annotations

from typing import TypedDict

from motu.games._shared.seen import Seen


class Carried(TypedDict, total=False):
    """What the present question carries: each kind of question has its own."""

    left: int  # of whatever is still to be done
    steps: int
    jumps: int
    last: str | None  # the hex placed on before
    owed: int  # for what has been bought so far
    given: int | None  # the money that the people gives; None: the buyer pays
    price: int
    cards: int  # due ...
    more: int  # ... and those that may be taken after them
    deity: str  # revealed, and offered to ...
    seat: int  # ... this seat


class HexSeen(TypedDict):
    """A hex of the map."""

    id: str
    terrain: str  # land or water
    site: bool  # of columns
    pieces: list[int]  # the seats that stand there
    linked: list[int]  # those of them whose piece is linked to the temple


class AddedSeen(TypedDict):
    """A deity, loot tile or starting bonus that an edition adds."""

    name: str
    effect: str
    amount: int


class DeitySeen(TypedDict):
    """A deity on display."""

    id: str
    cost: list[int]  # offerings of each kind, the most first
    cards_only: bool
    yellow: bool


class DemigodPile(TypedDict):
    """How many demigods lie face down: low values on top of the high ones."""

    low: int
    high: int


class StepsSeen(TypedDict):
    """What gives steps, and what they are spent on."""

    big_foot: int
    card: int
    free: int
    occupied: int


class PricesSeen(TypedDict):
    """What money buys."""

    ranks: list[int]  # of offerings, from rank 1 on
    piece: int


class PiecesSeen(TypedDict):
    """Pieces in a reserve."""

    feet: int
    columns: int


class JourneySeen(TypedDict):
    """A route within the viewer's reach."""

    goal: str
    path: list[str]
    steps: int
    cards: int  # the fewest movement cards that pay for it


class PlayerSeen(TypedDict):
    """What lies before a player."""

    seat: int
    reserve: PiecesSeen
    general: PiecesSeen
    columns_on_board: int
    cards: int
    known: dict[str, int]  # cards that everybody knows to be in hand
    ranks: dict[str, int]  # by kind of offering
    kept: dict[str, int]  # lasting deities
    step_tiles: dict[str, int]
    steps: int  # permanent ones
    bonus: str | None
    demigods: int
    demigod_values: dict[str, int]  # those that the viewer has seen
    points: dict[str, int]  # by source
    score: int


class PantheonView(Seen):
    """The whole table."""

    pending: Carried
    epoch: int  # 0 during set-up
    epochs: int
    scorings: list[int]  # the epochs that a scoring follows
    peoples: list[str]  # risen so far
    peoples_left: list[str]
    people: str | None
    temple: str | None
    first: int | None
    active: int | None
    turns: int
    turn_cap: int
    extra_actions: int
    hexes: list[HexSeen]
    origins: dict[str, str]  # hexes by people
    loot_hexes: dict[str, list[str]]  # by people
    loot: dict[str, str]  # tiles by hex
    taken: dict[str, int]  # tiles waiting for their reward
    bag: int
    display: list[DeitySeen]
    deity_pile: int
    shown_demigods: dict[str, int]  # by value
    demigod_pile: DemigodPile
    row: list[str | None]
    pile: int
    discard: dict[str, int]
    special_money: list[str]  # the top one first
    in_play: int  # movement cards of the movement under way
    steps: StepsSeen
    prices: PricesSeen
    column_points: list[int]  # by the number of columns
    bonuses: list[str]  # left to draft
    added: dict[str, AddedSeen]  # what the edition adds, by id
    players: list[PlayerSeen]
    hand: dict[str, int]  # the viewer's cards
    journeys: list[JourneySeen]
    worships: dict[str, int]  # the fewest cards that a deity costs the viewer
