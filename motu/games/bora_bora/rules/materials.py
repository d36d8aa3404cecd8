"""Building materials on the ceremony ground (BB-6.16 - 6.18)."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import KINDS, SPACES
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.state import Bora
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

ANY_KIND: Final = 7  # the set of all three

SPACE_TAKEN: Final = 616
OTHER_MATERIAL: Final = 10616
A_SPACE_IS_FREE: Final = 617


def due(kinds: i64, many: i64) -> i64:
    """What the question carries: a set of kinds, and how many of them are still due."""
    return kinds | many << KINDS


def still_due(a: i64) -> i64:
    """How many materials are still to be placed."""
    return a >> KINDS


@final
class PlaceMaterial(Rule[Bora]):
    """A material goes to a free space that shows it; without one it lies beside the board, for tasks only.

    Action: ceremony space, 12 + kind beside; a = what is `due`, b = space of the last pick.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        full = s.laid[player] | s.covered[player]
        if x < SPACES:
            if full >> x & 1:
                return SPACE_TAKEN
            return LEGAL if a >> s.box.space_kind[x] & 1 else OTHER_MATERIAL
        if not a >> x - SPACES & 1:
            return OTHER_MATERIAL
        room = s.box.kind_spaces[x - SPACES] & ~full
        return LEGAL if room == 0 else A_SPACE_IS_FREE

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        full = s.laid[player] | s.covered[player]
        free: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if a >> kind & 1:
                free |= s.box.kind_spaces[kind]
        free &= ~full
        space: i64
        for space in range(SPACES):
            if free >> space & 1:
                out.add(space)
        for kind in range(KINDS):
            if a >> kind & 1 and free & s.box.kind_spaces[kind] == 0:
                out.add(SPACES + kind)

    def redundant(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x < b

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x < SPACES:
            one: i64 = 1
            s.ceremony[player * SPACES + x] = 1
            s.laid[player] |= one << x
            s.tell(tell.MATERIAL_LAID, player, x, s.box.space_kind[x])
        else:
            s.beside[player * KINDS + x - SPACES] += 1
            s.tell(tell.MATERIAL_BESIDE, player, x - SPACES)
        left = still_due(a) - 1
        if left > 0:
            s.push(self.step(player, due(a & ANY_KIND, left), x))


PLACE_MATERIAL: Final = PlaceMaterial(CHOICE, SPACES + KINDS)
