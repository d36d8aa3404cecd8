"""Chapter 8: buildings on the ceremony ground."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import DIE, PAIRS, SPACES
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.fire import fire_bonus
from motu.games.bora_bora.state import FROM_BUILDINGS, NOTHING, Bora
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

TOO_WEAK_TO_BUILD: Final = 801
ALREADY_BUILT: Final = 10801
MATERIAL_MISSING: Final = 802

RIGHT_OF_NONE_LAST: Final = 0x777  # spaces with a neighbour to their right
ABOVE_ANOTHER: Final = 0x0FF  # spaces with a neighbour below


def has_pair(laid: i64) -> bool:
    """Whether two neighbouring spaces both hold a material (BB-8.2, 8.3)."""
    return laid & laid >> 1 & RIGHT_OF_NONE_LAST != 0 or laid & laid >> 4 & ABOVE_ANOTHER != 0


def lowest_building(s: Bora, seat: i64) -> i64:
    """The lowest value not yet built, or NOTHING."""
    value: i64
    for value in range(DIE):
        if not s.built[seat] >> value & 1:
            return value + 1
    return NOTHING


@final
class ChooseBuilding(Rule[Bora]):
    """An unbuilt building of a value up to the strength (BB-8.1). Action: value - 1; a = strength."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.built[player] >> x & 1:
            return ALREADY_BUILT
        return LEGAL if x < a else TOO_WEAK_TO_BUILD

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.push(BUILD_ON.step(player, x + 1))


@final
class BuildOn(Rule[Bora]):
    """Two neighbouring materials make way for the tile; points by round, then the fire bonus (BB-8.2 - 8.5).

    Action: pair of spaces; a = value.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        pair = s.box.pair[x]
        return LEGAL if s.laid[player] & pair == pair else MATERIAL_MISSING

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        pair = s.box.pair[x]
        one: i64 = 1
        s.laid[player] &= ~pair
        s.covered[player] |= pair
        s.built[player] |= one << a - 1
        space: i64
        for space in range(SPACES):
            if pair >> space & 1:
                s.ceremony[player * SPACES + space] = 1 + a
        points = s.box.building_points[s.round - 1]
        s.score(player, FROM_BUILDINGS, points)
        s.tell(tell.BUILT, player, a, points)
        fire_bonus(s, player)


CHOOSE_BUILDING: Final = ChooseBuilding(CHOICE, DIE)
BUILD_ON: Final = BuildOn(CHOICE, PAIRS)
