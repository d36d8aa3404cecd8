"""Mangrovia, what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.oracles.asking import Asking, Step, ask
from tests.oracles.mangrovia_data import (
    AMULETS_IN_BAG,
    BOARD,
    FAVOUR_TILES,
    FIRST_BIRDS,
    GREY_HUTS,
    HUTS,
    LANDSCAPE_CARDS,
    LANDSCAPES,
    LANDSCAPES_SHOWN,
    LETTERS,
    OFFERINGS,
    OFFERINGS_SHOWN,
    SOUTHERN_SITE,
    TILE_VALUES,
    VALUE_ONE_AMULETS,
    WHITE_HUTS,
    Square,
)

NEUTRAL = -1
JOKER = "bonus_joker"
SOURCES = ["suns", "favour_tiles", "paths", "star", "totem", "amulets"]
OPTIONS: dict[str, Any] = {
    "statue_tiles": False,
    "other_tiles": False,
    "random_first_player": True,
    "star_counts_neutral": True,
    "edition": None,
    "limit": 0,
}


def draw_from(things: Counter[str], verb: str) -> Asking[str]:
    """Take out one thing at random, any one as likely as any other."""
    name = yield from ask(None, {f"{verb} {name}": name for name in plain(things)}, lambda name: things[name])
    things[name] -= 1
    return name


def plain(things: Counter[str]) -> dict[str, int]:
    """Without the zeros."""
    return {name: number for name, number in sorted(things.items()) if number > 0}


def letter(owner: int) -> str:
    return "neutral" if owner == NEUTRAL else LETTERS[owner]


def sums(values: Iterable[int]) -> set[int]:
    """Every total that some of these values give (MG-8.11)."""
    totals = {0}
    for value in values:
        totals |= {total + value for total in totals}
    return totals


@dataclass
class Cards:
    """The cards of one kind that nobody holds."""

    kind: str
    shown_at_most: int
    pile: Counter[str]
    display: Counter[str] = field(default_factory=Counter)
    discard: Counter[str] = field(default_factory=Counter)

    def can_deliver(self) -> bool:
        """Pile and discard both empty: this kind cannot be drawn (MG-6.8)."""
        return self.pile.total() + self.discard.total() > 0

    def draw(self, verb: str) -> Asking[str]:
        """An empty pile is re-formed from its discard at the moment a card is needed (MG-6.7)."""
        if self.pile.total() == 0:
            self.pile, self.discard = self.discard, self.pile
        return (yield from draw_from(self.pile, verb))

    def fill_display(self) -> Step:
        """Reveal up to the number shown, or fewer if the cards run out (MG-13.5, MG-13.6, MG-13.8)."""
        while self.display.total() < self.shown_at_most and self.can_deliver():
            self.display[(yield from self.draw(f"reveal_{self.kind}"))] += 1


class Piece(NamedTuple):
    """A card, an amulet or a bonus tile in a player's possession: its pocket and its name there."""

    pocket: str
    name: str

    @property
    def notation(self) -> str:
        return self.name if self.pocket in ("bonus", "landscape") else f"{self.pocket} {self.name}"

    @property
    def value(self) -> int:
        """Bonus tiles stand for an offering of 3 or an amulet of 2 (MG-15.4, MG-15.5)."""
        return TILE_VALUES[self.name] if self.pocket == "bonus" else int(self.name)


CURRENCIES = {  # which pockets, or which tile, pay a cost in this currency (MG-8.5, MG-15.4, MG-15.5)
    "offering": ["offering", "start", "bonus_offering3"],
    "amulet": ["amulet", "bonus_amulet2"],
}


@dataclass
class Builder:
    """A player: huts in supply, marker of the amulet table, and what is in hand and in front of him."""

    supply: int
    amulet_huts: int = 0
    pockets: dict[str, Counter[str]] = field(
        default_factory=lambda: {
            pocket: Counter() for pocket in ["offering", "start", "landscape", "amulet", "bonus"]
        }
    )
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))

    def pieces(self, *wanted: str) -> Counter[Piece]:
        """What he has in these pockets; a bonus tile is asked for by its own name."""
        return Counter(
            {
                Piece(pocket, name): number
                for pocket, content in self.pockets.items()
                for name, number in sorted(content.items())
                if number > 0 and (pocket in wanted or name in wanted)
            }
        )


@dataclass
class Draft:
    """A build under way: the picks stay with their owner until the hut stands."""

    square: Square
    huts: int
    landscapes: Counter[Piece] = field(default_factory=Counter)
    payment: Counter[Piece] = field(default_factory=Counter)


class Standing(NamedTuple):
    """One hut or double hut on a square, with the favour tile under it if it is at the Totem."""

    owner: int
    huts: int
    favour_tile: int | None = None


class Table:
    """The whole position of one game, seats numbered clockwise."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        """All that needs no chance lies ready (MG-2.1 to MG-2.3, MG-2.10 to MG-2.20)."""
        if unknown := set(options) - set(OPTIONS):
            raise ValueError(f"unknown options {sorted(unknown)}")
        self.options = {**OPTIONS, **options}
        self.builders = [Builder(HUTS[seats]) for _ in range(seats)]
        self.first_player: int | None = None
        self.round = 0
        self.pier = 0
        self.end_mark = False
        self.birds = list(FIRST_BIRDS)
        self.bowls: dict[int, int] = {}
        self.standing: dict[str, Standing] = {}
        self.favour_tiles = list(FAVOUR_TILES)
        self.star_tiles: dict[str, str] = {}
        self.offerings = Cards("offering", OFFERINGS_SHOWN, Counter(OFFERINGS))
        self.landscapes = Cards("landscape", LANDSCAPES_SHOWN, Counter(LANDSCAPE_CARDS))
        self.ones_stack = VALUE_ONE_AMULETS
        self.bag = Counter(AMULETS_IN_BAG)
        self.aside: Counter[str] = Counter()
        self.drawn: Counter[str] = Counter()
        self.draft: Draft | None = None
        if seats <= 3:
            self.place_neutral_huts(GREY_HUTS)
        if seats == 2:
            self.place_neutral_huts(WHITE_HUTS)
            self.bowls[SOUTHERN_SITE] = NEUTRAL

    def place_neutral_huts(self, names: list[str]) -> None:
        """The neutral Totem hut of 2 players stands on favour tile 2 (MG-2.15 to MG-2.17)."""
        for name in names:
            tile = self.favour_tiles.pop(0) if BOARD[name].in_totem else None
            self.standing[name] = Standing(NEUTRAL, 1, tile)

    @property
    def seats(self) -> range:
        return range(len(self.builders))

    def turn_order(self) -> list[int]:
        """Clockwise from the first player (MG-3.2)."""
        assert self.first_player is not None
        return [(self.first_player + step) % len(self.builders) for step in self.seats]

    def snapshot(self) -> dict[str, Any]:
        """The whole true position, nothing hidden."""
        kinds = [self.offerings, self.landscapes]
        return {
            "round": self.round,
            "pier": self.pier,
            "first_player": None if self.first_player is None else LETTERS[self.first_player],
            "end_mark": self.end_mark,
            "birds": sorted(self.birds, key=LANDSCAPES.index),
            "sites": {str(site): letter(owner) for site, owner in sorted(self.bowls.items())},
            "squares": {
                name: {"owner": letter(x.owner), "huts": x.huts, "favour_tile": x.favour_tile}
                for name, x in self.standing.items()
            },
            "favour_tiles": list(self.favour_tiles),
            "star_tiles": dict(self.star_tiles),
            "display": {cards.kind: plain(cards.display) for cards in kinds},
            "piles": {cards.kind: plain(cards.pile) for cards in kinds},
            "discards": {cards.kind: plain(cards.discard) for cards in kinds},
            "ones_stack": self.ones_stack,
            "bag": plain(self.bag),
            "aside": plain(self.aside),
            "drawn": plain(self.drawn),
            "players": {
                LETTERS[seat]: {
                    "supply": builder.supply,
                    "amulet_huts": builder.amulet_huts,
                    **{pocket: plain(content) for pocket, content in builder.pockets.items()},
                    "points": dict(builder.points),
                }
                for seat, builder in enumerate(self.builders)
            },
            "draft": None if self.draft is None else snapshot_of(self.draft),
        }


def snapshot_of(draft: Draft) -> dict[str, Any]:
    return {
        "square": draft.square.name,
        "huts": draft.huts,
        "landscapes": {piece.notation: number for piece, number in draft.landscapes.items()},
        "payment": {piece.notation: number for piece, number in draft.payment.items()},
    }
