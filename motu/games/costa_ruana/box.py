"""The box of Costa Ruana: counts, islands and the 72 cards, checked when they are loaded."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.box import Box, BoxError, number, one_of, rows, table
from motu.kernel.vectors import i64, vec, zeros

SEATS: Final = 6
ISLANDS: Final = 10
HAND: Final = 5  # most cards in one hand
CARDS: Final = 72

# The four backgrounds and the eight faces; a card type is background * FACES + face.
BACKGROUNDS: Final = 4
FACES: Final = 8
TYPES: Final = 32
EMPTY: Final = 32  # no card: after every type, so that sorted hands end with it
BACKGROUND_NAMES = ["high_tide", "low_tide", "day", "night"]
FACE_NAMES = [
    "move_treasure",
    "remove_1",
    "remove_2",
    "remove_3",
    "place_1",
    "place_2",
    "place_3",
    "move_islander",
]
COUNTS = [
    "turns",
    "hand",
    "draw",
    "islanders",
    "settlers",
    "island_room",
    "rich",
    "poor",
    "poor_islands",
    "treasure_points",
    "supply_points",
]


def face_of(card: i64) -> i64:
    """What a type of card does."""
    return card & 7


def background_of(card: i64) -> i64:
    """On which background it is printed."""
    return card >> 3


def condition_of(card: i64) -> i64:
    """Which Condition card has that background on one of its faces: tide, daylight."""
    return card >> 4


def other_side(background: i64) -> i64:
    """What its Condition card shows once it is flipped."""
    return background ^ 1


@final
class CostaBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        table(data, "", ["edition", "counts", "islands", "cards"])
        table(data["edition"], "edition", ["name"])
        counts = table(data["counts"], "counts", ["source", *COUNTS])
        self.turns: i64 = number(counts["turns"], "counts.turns", 1, 9)
        self.hand: i64 = number(counts["hand"], "counts.hand", 2, HAND)
        self.draw: vec[i64] = _draws(counts["draw"], self.turns)
        self.islanders: i64 = number(counts["islanders"], "counts.islanders", 1, 20)
        self.settlers: i64 = number(counts["settlers"], "counts.settlers", 0, int(self.islanders))
        self.room: i64 = number(counts["island_room"], "counts.island_room", 1, 20)
        self.rich: i64 = number(counts["rich"], "counts.rich", 0, 99)
        self.poor: i64 = number(counts["poor"], "counts.poor", 0, 99)
        self.poor_islands: i64 = number(counts["poor_islands"], "counts.poor_islands", 0, 4)
        self.treasure_points: i64 = number(counts["treasure_points"], "counts.treasure_points", 0, 99)
        self.supply_points: i64 = number(counts["supply_points"], "counts.supply_points", 0, 99)
        self.islands: vec[i64] = _islands(data["islands"])
        self.cards: vec[i64] = _cards(rows(data["cards"], "cards"))  # players * TYPES + type: copies kept
        self._check_hands()
        self._check_room()

    def _check_hands(self) -> None:
        """Nobody may run out of cards: there is no reshuffle (CR-13.10)."""
        held = self.hand
        dealt = self.hand
        turn: i64
        for turn in range(self.turns):
            held -= 2
            if held < 0:
                drawn = self.draw[turn - 1]
                raise BoxError("box-too-few", f"counts.draw[{turn - 1}]", str(drawn), str(drawn - held))
            if turn < self.turns - 1:
                held += self.draw[turn]
                dealt += self.draw[turn]
            if held > HAND:
                raise BoxError("box-out-of-range", "counts.draw", str(held), f"0–{HAND}")
        players: i64
        for players in range(2, SEATS + 1):
            kept: i64 = 0
            t: i64
            for t in range(TYPES):
                kept += self.cards[players * TYPES + t]
            if kept < players * dealt:
                raise BoxError("box-too-few-cards", str(players), str(kept), str(players * dealt))

    def _check_room(self) -> None:
        """Settling must always be possible (CR-3.9)."""
        players: i64
        for players in range(2, SEATS + 1):
            needed = (players * self.settlers + self.room - 1) // self.room
            if self.islands[players] < needed:
                place = f"islands.{players}"
                raise BoxError("box-too-few", place, str(self.islands[players]), str(needed))


def _draws(value: Any, turns: i64) -> vec[i64]:
    numbers = rows(value, "counts.draw")
    if len(numbers) != int(turns) - 1:
        raise BoxError("box-wrong-length", "counts.draw", str(len(numbers)), str(int(turns) - 1))
    return vec[i64]([number(n, f"counts.draw[{i}]", 0, HAND) for i, n in enumerate(numbers)])


def _islands(value: Any) -> vec[i64]:
    names = [str(players) for players in range(2, SEATS + 1)]
    by_players = table(value, "islands", ["source", *names])
    islands = zeros(SEATS + 1)
    for players in range(2, SEATS + 1):
        islands[players] = number(by_players[str(players)], f"islands.{players}", 4, ISLANDS)
    return islands


def _cards(cards: list[Any]) -> vec[i64]:
    kept = zeros((SEATS + 1) * TYPES)
    count = 0
    for i, card in enumerate(cards):
        place = f"cards[{i}]"
        row = table(card, place, ["face", "notches", "copies", "source"])
        face = one_of(row["face"], f"{place}.face", FACE_NAMES)
        notches = number(row["notches"], f"{place}.notches", 2, SEATS)
        copies = table(row["copies"], f"{place}.copies", BACKGROUND_NAMES)
        for background, name in enumerate(BACKGROUND_NAMES):
            n = number(copies[name], f"{place}.copies.{name}", 0, CARDS)
            count += n
            for players in range(notches, SEATS + 1):
                kept[players * TYPES + background * FACES + face] += n
    if count != CARDS:
        raise BoxError("box-wrong-total", "cards", str(count), str(CARDS))
    return kept
