"""What a viewer sees of Raiatea: the view fills it, the scene draws it. Things are named by their ids."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from motu.games._shared.seen import Seen

Counts = dict[str, int]  # how many of each thing, by its id


class OptionsSeen(TypedDict):
    """What is played with."""

    tane: bool
    oracle: bool
    mana_restriction: bool
    open_screens: bool


class Carried(TypedDict, total=False):
    """What the present question carries: each kind of question has its own."""

    slot: int  # of the mission that is auctioned
    mission: str
    cost: int  # of the rituals that are next
    sales: int  # so far
    hired: bool  # whether an assistant has been bought ...
    hired_free: bool  # ... and one taken free
    left: int  # of whatever is still to be done


class SpaceSeen(TypedDict):
    """A space of the round track."""

    id: str
    ceremony: int | None  # its number; None: an action phase
    used: bool  # with so many players


class LocationSeen(TypedDict):
    """A location, and who took it in this phase."""

    id: str
    taker: int | None


class PartSeen(TypedDict):
    """One part of an effect: what, how much, for whom."""

    do: str
    n: int
    who: str


class GoodSeen(TypedDict):
    """A good of the market with its price scale."""

    id: str
    count: int
    level: int  # of the marker, from 1
    bonuses: list[list[PartSeen]]  # of a sale, from the bottom of the scale to the top


class FaceSeen(TypedDict):
    """What is printed on a card of the forest."""

    id: str
    kind: str  # good, assistant, mask or mirror
    of: str  # which of them
    treasure: PartSeen | None


class ReserveSeen(FaceSeen):
    """Equal cards in the reserve."""

    count: int


class ForestSeen(TypedDict):
    """The forest: how many cards are in its deck, and those that lie open."""

    deck: int
    reserve: list[ReserveSeen]


class AnyMission(TypedDict):
    """What every mission tile has."""

    id: str
    points: int
    types: list[str]  # for the masks that count missions


class AuctionSeen(AnyMission):
    """A mission for whoever bids most mana."""

    kind: Literal["auction"]


class ConditionSeen(AnyMission):
    """A mission for whoever has enough of something."""

    kind: Literal["condition"]
    need: str
    least: int | str  # a number, or a rank


class PaidSeen(AnyMission):
    """A mission for whoever pays."""

    kind: Literal["pay"]
    pay: Counts  # pearls, mana, goods by name, or goods and masks of one's choice


MissionSeen = AuctionSeen | ConditionSeen | PaidSeen


class TileSeen(TypedDict):
    """A slot of a statue: its mission while it lies there for all to see, and who took it."""

    slot: int
    mission: MissionSeen | None
    taker: int | None


class StatueSeen(TypedDict):
    """A statue with its rows from the top."""

    points: int  # of each of its missions
    open: bool
    rows: list[list[TileSeen]]


# A rank: from which tattoo on, how many rituals one draws, whether forbidden ones too, clips and points.
RankSeen = TypedDict(
    "RankSeen", {"id": str, "from": int, "set": int, "forbidden": bool, "clips": int, "points": int}
)


class WaitingSeen(TypedDict):
    """A ritual of the row; common ones have no owner."""

    ritual: str
    owner: int | None


class SettledSeen(WaitingSeen):
    """A ritual that no longer waits: whether it acted, and the mana left in the bag or missing."""

    fate: str
    mana: int


class CeremonySeen(TypedDict):
    """The ceremonial site."""

    order: list[int]  # of the seats' cubes
    offers: list[int]  # by seat
    rewards: list[str]  # still to be had
    bag_mana: int
    bag_closed: bool
    row: list[WaitingSeen]
    settled: list[SettledSeen]


class DeckSeen(TypedDict):
    """Rituals with the same back: how many lie in the deck and in the discard."""

    deck: int
    discard: int


class HelpersSeen(TypedDict):
    """A player's assistants of one kind."""

    active: int
    used: int


class CopiesSeen(TypedDict):
    """A player's masks of one design: single or paired ones, and those bound by a mirror."""

    free: int
    bound: int


class PlayerSeen(TypedDict):
    """What lies before a screen, and behind it as far as the viewer may look."""

    seat: int
    tattoo: int
    rank: str
    tahua: bool
    priests: int
    pearls: int | None
    mana: int | None
    goods: Counts | None
    assistants: dict[str, HelpersSeen]
    masks: dict[str, CopiesSeen]
    mirrors: int
    front: Counts  # permanent rituals
    cards: Counts  # in hand, by their backs
    drawn: int
    clips: int
    missions: list[int]  # taken from each statue
    points: dict[str, int | None]  # by source; None: depends on missions that the viewer does not see


class OwnSeen(TypedDict):
    """What only the viewer sees."""

    hand: Counts
    drawn: list[str]
    bagged: Counts
    rejected: Counts
    missions: list[MissionSeen]
    amount: int | None  # of mana, being offered or bid


class RitualSeen(TypedDict):
    """What is printed on a ritual."""

    deck: str
    category: str
    cost: int
    copies: int
    effect: list[PartSeen]
    name: NotRequired[str]  # of one that an edition adds


class DesignSeen(TypedDict):
    """A mask: its colour, and what a pair of it scores."""

    colour: str
    scores: str
    name: NotRequired[str]  # of one that an edition adds


class RaiateaView(Seen):
    """The whole table."""

    options: OptionsSeen
    question: str  # the same as the phase
    answered: list[int]  # the seats that have answered a secret question which others still consider
    pending: Carried
    track: list[SpaceSeen]
    space: str  # where the round marker is
    stage: str  # of the ceremony; empty: an action phase
    first: int | None  # None: not drawn yet
    kahuna: int | None
    die: int | None  # None: not rolled
    location: str | None  # where everybody is now
    locations: list[LocationSeen]
    goods: list[GoodSeen]
    assistants: Counts  # in the market, as the masks
    masks: Counts
    forest: ForestSeen
    statues: list[StatueSeen]
    ranks: list[RankSeen]
    last_tattoo: int
    last_priest: int
    ceremony: CeremonySeen
    decks: dict[str, DeckSeen]
    discard: Counts
    players: list[PlayerSeen]
    own: OwnSeen | None  # None: a spectator
    rituals: dict[str, RitualSeen]
    designs: dict[str, DesignSeen]
