"""The box of Costa Ruana: counts, islands and cards, checked when they are loaded."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.box import Box, BoxError
from motu.kernel.cursor import Cursor
from motu.kernel.vectors import i64, vec, zeros

SEATS: Final = 6
ISLANDS: Final = 10
HAND: Final = 5  # most cards in one hand
CARDS: Final = 72  # what the rulebook counts
CARD_ROOM: Final = 120  # most cards of an edition that adds some

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
        box = Cursor(data)
        box.table("edition").text("name")
        counts = box.table("counts")
        self.turns: i64 = counts.number("turns", 1, 9)
        self.hand: i64 = counts.number("hand", 2, HAND)
        self.draw: vec[i64] = counts.numbers("draw", 0, HAND, length=int(self.turns) - 1)
        self.islanders: i64 = counts.number("islanders", 1, 20)
        self.settlers: i64 = counts.number("settlers", 0, int(self.islanders))
        self.room: i64 = counts.number("island_room", 1, 20)
        self.rich: i64 = counts.number("rich", 0, 99)
        self.poor: i64 = counts.number("poor", 0, 99)
        self.poor_islands: i64 = counts.number("poor_islands", 0, 4)
        self.treasure_points: i64 = counts.number("treasure_points", 0, 99)
        self.supply_points: i64 = counts.number("supply_points", 0, 99)
        self.islands: vec[i64] = box.table("islands").by_number(range(2, SEATS + 1), 4, ISLANDS)
        self.cards: vec[i64] = _cards(box)  # players * TYPES + type: copies kept
        box.finish()
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


def _cards(box: Cursor) -> vec[i64]:
    kept = zeros((SEATS + 1) * TYPES)
    count = 0
    for card in box.rows("cards"):
        face, notches = card.one_of("face", FACE_NAMES), card.number("notches", 2, SEATS)
        copies = card.table("copies").by_names(BACKGROUND_NAMES, 0, CARD_ROOM)
        for background, n in enumerate(copies):
            count += int(n)
            for players in range(notches, SEATS + 1):
                kept[players * TYPES + background * FACES + face] += n
    box.total("cards", count, CARDS, CARD_ROOM)
    return kept
