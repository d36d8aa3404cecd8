"""Stones: three stones one after the other on cells with little room; their order means nothing."""

from __future__ import annotations

from typing import Any

from motu.games._shared.asking import Shortcut
from motu.games._shared.text import say
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.engine import question
from motu.kernel.vectors import zeros
from tests.minigames.mini import Mini, Points

CELLS, ROOM, STONES, ROUNDS = 4, 3, 3, 2
CELL_FULL = 101
PLACED = 1  # event


class Stones(Points):
    def __init__(self, players: int, like: Stones | None = None) -> None:
        super().__init__(RULES, players, like)
        self.stones = like.stones[:] if like else zeros(CELLS)

    def room(self, first: int) -> int:
        """Stones that still fit on the cells from `first` on."""
        return sum(ROOM - int(self.stones[cell]) for cell in range(first, CELLS))


class Place(Rule[Stones]):
    """Stones as far as there is room. Action: cell; a = still to place, b = cell of the last pick."""

    def check(self, s: Stones, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if s.stones[x] < ROOM else CELL_FULL

    def redundant(self, s: Stones, player: int, a: int, b: int, x: int) -> bool:
        return x < b or s.room(x) < min(a, s.room(0))

    def choose(self, s: Stones, player: int, a: int, b: int, x: int) -> None:
        s.stones[x] += 1
        s.points[player] += x * s.stones[x]
        s.tell(PLACED, player, x)
        if a > 1:
            s.push(self.step(player, a - 1, x))


PLACE = Place(CHOICE, CELLS, may_lapse=True)
RULES: list[Rule[Any]] = [PLACE]


class WithGestures(Mini):
    def shortcuts(self, s: Stones, seat: int) -> list[Shortcut]:
        """All stones on one cell."""
        left = int(question(s)) >> 16 & 65535
        cells = [cell for cell in range(CELLS) if left > 1 and s.stones[cell] + left <= ROOM]
        return [
            Shortcut(f"pile {cell}", (int(PLACE.base) + cell,) * left, say("verbatim", text=f"pile {cell}"))
            for cell in cells
        ]


def begin(s: Stones) -> None:
    for turn in range(ROUNDS * s.players):
        s.push(PLACE.step(turn % s.players, STONES))


FOLDER = WithGestures("redundant", range(2, 4), RULES, Stones, begin)
