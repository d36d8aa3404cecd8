"""Patience: as long as somebody goes on, the game goes on. Only a limit is sure to end it."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHOICE, Rule
from tests.minigames.mini import Mini, Points

WENT_ON, STOPPED = 1, 2  # events


class Patience(Points):
    def __init__(self, players: int, like: Patience | None = None) -> None:
        super().__init__(RULES, players, like)


class GoOn(Rule[Patience]):
    """Go on for a point, by one of three ways, or stop. Action: way, 3 stop."""

    def choose(self, s: Patience, player: int, a: int, b: int, x: int) -> None:
        if x == 3:
            s.tell(STOPPED, player)
            return
        s.points[player] += 1
        s.tell(WENT_ON, player)
        s.push(self.step(s.clockwise(player, 1)))


GO_ON = GoOn(CHOICE, 4)
RULES: list[Rule[Any]] = [GO_ON]


def begin(s: Patience) -> None:
    s.push(GO_ON.step(0))


FOLDER = Mini("endless", range(2, 4), RULES, Patience, begin, limit=50)
