"""Chapter 3: shells on the beaches."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64
from tests.minigames.tahatai.box import BEACHES, KINDS
from tests.minigames.tahatai.rules import tell
from tests.minigames.tahatai.state import FROM_BEACHES, SOURCES, Tahatai

NOT_IN_HAND: Final = 303
SAME_KIND_THERE: Final = 304

KEEP: Final = KINDS * BEACHES  # the answer after all those that lay a shell


@final
class LayOrKeep(Rule[Tahatai]):
    """Lay a shell of one's hand on a beach without its kind, or keep them all (TH-3.2 - 3.5).

    Action: kind * 3 + beach; then keep.
    """

    def check(self, s: Tahatai, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == KEEP:
            return LEGAL
        kind = x // BEACHES
        if s.hand[player * KINDS + kind] == 0:
            return NOT_IN_HAND
        return SAME_KIND_THERE if s.beach[x % BEACHES * KINDS + kind] else LEGAL

    def choose(self, s: Tahatai, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == KEEP:
            s.tell(tell.KEPT, player)
            return
        kind = x // BEACHES
        beach = x % BEACHES
        s.hand[player * KINDS + kind] -= 1
        s.hand_size[player] -= 1
        s.beach[beach * KINDS + kind] = 1
        s.points[player * SOURCES + FROM_BEACHES] += s.shells_on(beach)
        s.reveal()
        s.tell(tell.LAID, player, kind, beach, s.shells_on(beach))


# Guarded: who can only keep is asked all the same, or everybody would learn something of his hand.
LAY_OR_KEEP: Final = LayOrKeep(CHOICE, KINDS * BEACHES + 1, guarded=True)
