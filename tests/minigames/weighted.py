"""Beads: weighted draws that one seat sees; whoever draws from the empty bag draws nothing."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHANCE, CHOICE, LEGAL, Rule
from tests.minigames.cards import NOT_IN_HAND, Draw
from tests.minigames.hands import DECIDED, Hands
from tests.minigames.mini import Mini

BEADS = (5, 3, 2)
KEEP = 3
ROUNDS = 6  # more draws than beads, with any number of seats


class Beads(Hands):
    def __init__(self, players: int, like: Beads | None = None) -> None:
        super().__init__(RULES, BEADS, players, like)
        self.weather = like.weather if like else 0


class Weather(Rule[Beads]):
    """Fair days are four times as likely as storms; everybody sees them."""

    def weight(self, s: Beads, player: int, a: int, b: int, x: int) -> int:
        return 4 if x == 0 else 1

    def choose(self, s: Beads, player: int, a: int, b: int, x: int) -> None:
        s.weather = x
        s.tell(DECIDED, x)


class ShowBead(Rule[Beads]):
    """Show one bead, worth its type and more in a storm, or keep them all. Action: type, 3 keep."""

    def check(self, s: Beads, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if x == KEEP or s.holds(player, x) else NOT_IN_HAND

    def choose(self, s: Beads, player: int, a: int, b: int, x: int) -> None:
        if x == KEEP:
            s.tell(DECIDED, player)
            return
        s.show(player, x)
        s.points[player] += x + 1 + s.weather


WEATHER = Weather(CHANCE, 2, weighted=True)
DRAW = Draw(CHANCE, len(BEADS), weighted=True)
SHOW_BEAD = ShowBead(CHOICE, len(BEADS) + 1, guarded=True)
RULES: list[Rule[Any]] = [SHOW_BEAD, WEATHER, DRAW]


def begin(s: Beads) -> None:
    for _ in range(ROUNDS):
        s.push(WEATHER.step())
        for seat in range(s.players):
            s.push(DRAW.step(seat, 1))
            s.push(SHOW_BEAD.step(seat))


FOLDER = Mini("weighted", range(2, 4), RULES, Beads, begin, secret=("bag", "hand"))
