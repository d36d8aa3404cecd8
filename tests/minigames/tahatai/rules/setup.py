"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.core import AUTO, CHANCE, LEGAL, Rule
from motu.kernel.journal import only
from motu.kernel.vectors import i64
from tests.minigames.tahatai.box import KINDS
from tests.minigames.tahatai.rules import tell
from tests.minigames.tahatai.state import Tahatai

NONE_LEFT: Final = 201


@final
class SetUp(Rule[Tahatai]):
    """Each player draws a hand of shells (TH-2.1)."""

    def run(self, s: Tahatai, player: i64, a: i64, b: i64) -> None:
        mark = s.pending
        seat: i64
        for seat in range(s.players):
            s.tell(tell.DEALT, seat, s.box.hand)
            s.push(DRAW_SHELL.step(seat, s.box.hand))
        s.in_order(mark)


@final
class DrawShell(Rule[Tahatai]):
    """Shells come from the basket one by one, seen by who draws (TH-2.1, 2.2).

    Outcome: kind; a = still to draw.
    """

    def check(self, s: Tahatai, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.basket[x] > 0 else NONE_LEFT

    def weight(self, s: Tahatai, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.basket[x]

    def seen_by(self, s: Tahatai, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def choose(self, s: Tahatai, player: i64, a: i64, b: i64, x: i64) -> None:
        s.basket[x] -= 1
        s.hand[player * KINDS + x] += 1
        s.hand_size[player] += 1
        s.tell(tell.DREW, player, x, to=only(player))
        if a > 1:
            s.push(self.step(player, a - 1))


SET_UP: Final = SetUp(AUTO)
DRAW_SHELL: Final = DrawShell(CHANCE, KINDS, weighted=True)
