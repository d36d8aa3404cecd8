"""Chapter 5: the birds of paradise."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import CHOICE, Rule
from motu.kernel.vectors import i64, vec

# Pairs of landscapes as bit sets, in the order of the notation.
PAIRS: Final = vec[i64]([0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100])


@final
class MoveBirds(Rule[Mangrovia]):
    """Both birds, one or none move; they stay on two different landscapes (MG-5.1, 5.2).

    Action: pair of landscapes.
    """

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if s.birds == PAIRS[x]:
            s.tell(tell.BIRDS_STAY, player, s.birds)
        else:
            s.birds = PAIRS[x]
            s.tell(tell.BIRDS_MOVED, player, s.birds)


MOVE_BIRDS: Final = MoveBirds(CHOICE, 6)
