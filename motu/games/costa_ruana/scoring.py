"""Chapter 14: the end of the game."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.rules.preparation import fill_huts
from motu.games.costa_ruana.state import FROM_ISLANDERS, FROM_TREASURES, SOURCES, Costa
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


@final
class FinalScoring(Rule[Costa]):
    """Points for treasures and islanders in supply; those on islands score nothing (CR-14.1 - 14.4)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        fill_huts(s)
        s.finished = 1
        s.reveal()
        seat: i64
        for seat in range(s.players):
            s.points[seat * SOURCES + FROM_TREASURES] = s.hut[seat] * s.box.treasure_points
            s.points[seat * SOURCES + FROM_ISLANDERS] = s.supply[seat] * s.box.supply_points
            s.tell(tell.SCORED, seat, s.score(seat), s.hut[seat], s.supply[seat])


FINAL_SCORING: Final = FinalScoring(AUTO)
