"""Purses: every gain is seen by all, but what lies in a purse is shown only at the end."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import AUTO, CHOICE, LEGAL, UNKNOWN, Rule
from motu.kernel.vectors import zeros
from tests.minigames.mini import Mini, Points

POT = 24
PRICE = 3  # of a point
PASS = 4
POT_EMPTY, TOO_POOR = 101, 102
TOOK, OPENED = 1, 2  # events


class Purses(Points):
    def __init__(self, players: int, like: Purses | None = None) -> None:
        super().__init__(RULES, players, like)
        self.pot = like.pot if like else POT
        self.opened = like.opened if like else 0
        self.purse = like.purse[:] if like else zeros(players)

    def hide(self, viewer: int) -> None:
        for seat in range(self.players):
            if seat != viewer and not self.opened:
                self.purse[seat] = UNKNOWN

    def standing(self, seat: int) -> int:
        return int(self.points[seat] * 4 + self.purse[seat])


class TakeOrBuy(Rule[Purses]):
    """Take one to three coins, buy a point or pass. Action: coins, 0 buy, 4 pass; shows a purse."""

    def check(self, s: Purses, player: int, a: int, b: int, x: int) -> int:
        if x == 0:
            return LEGAL if s.purse[player] >= PRICE else TOO_POOR
        return LEGAL if x == PASS or x <= s.pot else POT_EMPTY

    def choose(self, s: Purses, player: int, a: int, b: int, x: int) -> None:
        gain = (-PRICE, 1, 2, 3, 0)[x]
        s.purse[player] += gain
        s.pot -= max(gain, 0)
        s.points[player] += x == 0
        s.tell(TOOK, player, x)


class Open(Rule[Purses]):
    """The purses are opened."""

    def run(self, s: Purses, player: int, a: int, b: int) -> None:
        s.opened = 1
        s.reveal()
        for seat in range(s.players):
            s.tell(OPENED, seat, s.purse[seat])


TAKE_OR_BUY, OPEN = TakeOrBuy(CHOICE, 5, guarded=True), Open(AUTO)
RULES: list[Rule[Any]] = [TAKE_OR_BUY, OPEN]


def begin(s: Purses) -> None:
    for turn in range(6 * s.players):
        s.push(TAKE_OR_BUY.step(turn % s.players))
    s.push(OPEN.step())


FOLDER = Mini("countable", range(2, 5), RULES, Purses, begin, countable=("purse",))
