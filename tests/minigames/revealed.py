"""Walk: steps can be taken back, what was looked at or shouted cannot."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.vectors import zeros
from tests.minigames.mini import Mini, Points

TILES = 6
LEFT, RIGHT, LOOK, SHOUT, STOP = range(5)
NO_TILE_THERE, SEEN_ALREADY = 101, 102
WALKED, FOUND, SHOUTED, STOPPED = 1, 2, 3, 4  # events


class Walk(Points):
    def __init__(self, players: int, like: Walk | None = None) -> None:
        super().__init__(RULES, players, like)
        self.pawn = like.pawn if like else TILES // 2
        self.tile = like.tile[:] if like else zeros(TILES)  # 0 face down, else 1 + what was found


class Step(Rule[Walk]):
    """Up to five small choices a turn. Action: left, right, look, shout, stop; a = choices left."""

    def check(self, s: Walk, player: int, a: int, b: int, x: int) -> int:
        if x == LOOK:
            return SEEN_ALREADY if s.tile[s.pawn] else LEGAL
        to = s.pawn + (x == RIGHT) - (x == LEFT)
        return LEGAL if 0 <= to < TILES else NO_TILE_THERE

    def choose(self, s: Walk, player: int, a: int, b: int, x: int) -> None:
        if x == STOP:
            s.tell(STOPPED, player)
            return
        if a > 1:
            s.push(self.step(player, a - 1))
        if x == LOOK:
            s.push(TURN_OVER.step(player))
        elif x == SHOUT:
            s.reveal()
            s.points[player] += 1
            s.tell(SHOUTED, player)
        else:
            s.pawn += 1 if x == RIGHT else -1
            s.tell(WALKED, player, s.pawn)


class TurnOver(Rule[Walk]):
    """The tile under the pawn is turned over. Outcome: what it is worth."""

    def choose(self, s: Walk, player: int, a: int, b: int, x: int) -> None:
        s.tile[s.pawn] = 1 + x
        s.points[player] += x
        s.tell(FOUND, player, s.pawn, x)


STEP, TURN_OVER = Step(CHOICE, 5), TurnOver(CHANCE, 3)
RULES: list[Rule[Any]] = [STEP, TURN_OVER]


def begin(s: Walk) -> None:
    for turn in range(3 * s.players):
        s.push(STEP.step(turn % s.players, 5))


FOLDER = Mini("revealed", range(2, 5), RULES, Walk, begin)
