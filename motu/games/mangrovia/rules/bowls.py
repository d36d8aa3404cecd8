"""Chapter 3, phase 1: bowls on cult places."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import SITES
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.state import NEUTRAL, NOBODY, Mangrovia
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

NORTH: Final = 0
BLOCKED: Final = 218
TAKEN: Final = 303
NOT_NORTH: Final = 305


@final
class PlaceBowl(Rule[Mangrovia]):
    """A bowl on an empty cult place; the first player's first one not on the northern (MG-3.2 - 3.7).

    Action: cult place; a = pass.
    """

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.site[x] == NEUTRAL:
            return BLOCKED
        if s.site[x] != NOBODY:
            return TAKEN
        return NOT_NORTH if x == NORTH and a == 0 and player == s.first else LEGAL

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        s.site[x] = player + 1
        s.tell(tell.BOWL_PLACED, player, x)


PLACE_BOWL: Final = PlaceBowl(CHOICE, SITES)
