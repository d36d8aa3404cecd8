"""What a viewer sees of Bora Bora: `view` fills it, the scene draws it. Things are named by their ids."""

from __future__ import annotations

from typing import TypedDict

from motu.games._shared.seen import Seen

Cards = dict[str, int]  # god cards by colour


class Pending(TypedDict, total=False):
    """What the present question carries: each kind of question has its own."""

    god: str
    task: str | None  # the one that yellow is called for
    kind: str  # of route
    strength: int
    region: str
    kinds: list[str]  # of material
    left: int
    sex: str
    person: PersonSeen | None
    value: int  # of the building
    final: bool  # after the last round


class RegionSeen(TypedDict):
    """A region of the map."""

    id: str
    island: str
    terrain: str
    income: str
    fish: int | None  # None: not dealt yet
    huts: list[int]  # seats in the order in which they came
    holder: int | None


class RouteSeen(TypedDict):
    """A route between two regions."""

    kind: str  # land or sea
    between: list[str]
    value: int


class PlacedDie(TypedDict):
    """A die on a tile: the how-manieth of its seat, and what it does there."""

    seat: int
    die: int
    value: int
    job: str


class TileSeen(TypedDict):
    """An action tile, or the fishing place."""

    id: str
    dice: list[PlacedDie]  # by pass, the higher ones first


class StatusSpace(TypedDict):
    """A space of the status track."""

    points: int
    seats: list[int]  # from the top of the stack downwards


class TaskPoints(TypedDict):
    """What a fulfilled task brings, also with the help of yellow."""

    fulfil: int
    yellow: int


class PersonSeen(TypedDict):
    """A woman or a man."""

    id: str
    sex: str
    type: str
    symbols: int  # shells or status steps


class NeedSeen(TypedDict):
    """One thing that a task asks for."""

    what: str
    least: int


class HeldNeed(NeedSeen):
    """The same, and what the owner of the task has of it."""

    have: int


class TaskSeen(TypedDict):
    """A task on display."""

    id: str
    start: bool  # one of those that the game begins with
    needs: list[NeedSeen]


class HeldTask(TypedDict):
    """A task of a player."""

    id: str
    start: bool
    needs: list[HeldNeed]
    missing: int


class JewelSeen(TypedDict):
    """A piece of jewelry."""

    id: str
    cost: int
    points: int


class JewelOnOffer(JewelSeen):
    """A piece of jewelry in its column of the board."""

    row: int


class SlotSeen(TypedDict):
    """A space of a player board for huts or a person."""

    huts: int
    person: PersonSeen | None
    shifted: bool


class CeremonySpace(TypedDict):
    """A space of the ceremony ground."""

    id: str
    kind: str  # of the material that belongs there
    material: bool  # whether it lies there
    building: int | None  # the value of the building that covers it


class DieSeen(TypedDict):
    """A die of a player."""

    value: int
    placed: bool


class PlayerSeen(TypedDict):
    """What lies before a player."""

    seat: int
    points: dict[str, int]  # by source
    total: int
    slots: list[SlotSeen]
    ceremony: list[CeremonySpace]
    beside: dict[str, int]  # materials without a space
    unbuilt: list[int]  # values of the buildings left
    priests: int
    god_tiles: int
    offerings: int
    shells: int
    cards: int
    known: Cards  # that everybody knows to be in hand
    dice: list[DieSeen]
    status: int
    tasks: list[HeldTask | None]  # by place
    fulfilled: list[str]
    jewels: list[JewelSeen]


class BoraView(Seen):
    """The whole table."""

    round: int  # 0 during set-up
    rounds: int
    part: str  # of the round
    pending: Pending
    turn_order: list[int]
    regions: list[RegionSeen]
    routes: list[RouteSeen]
    tiles: list[TileSeen]
    status: list[StatusSpace]
    temple: list[int | None]  # seats on the spaces 1 to 6
    temple_god_tiles: int
    priest_points: list[int]  # by round
    building_points: list[int]  # by round
    help_costs: list[int]
    fishing_points: int
    task_points: TaskPoints
    people: dict[str, list[int]]  # by type: what one, two and three of them bring
    display: dict[str, list[PersonSeen | None]]  # by sex, under the dice 1 to 6
    stacks: dict[str, int]  # by sex
    task_display: list[TaskSeen]
    task_stack: int
    jewelry: list[list[JewelOnOffer]]  # by round
    face_up: Cards
    discard: Cards
    deck: int
    acted: list[str]  # people who have acted in this turn
    green_used: bool
    players: list[PlayerSeen]
    hand: Cards | None  # None: a spectator has none
