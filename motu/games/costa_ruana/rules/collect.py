"""Chapter 12: each island gives at most one treasure."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.state import Costa
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


@final
class Collect(Rule[Costa]):
    """The largest untied number takes one treasure and sends one islander home (CR-12.1 - 12.9)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        island: i64
        for island in range(s.islands):
            winner = s.winner(island)
            if winner < 0:
                if s.treasures[island] > 0 and s.crowd[island] > 0:
                    s.tell(tell.UNCLAIMED, island)
                continue
            s.treasures[island] -= 1
            s.taken[winner] += 1
            s.put(island, winner, -1)
            s.supply[winner] += 1
            s.tell(tell.COLLECTED, winner, island)


COLLECT: Final = Collect(AUTO)
