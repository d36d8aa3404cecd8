"""Chapter 5: the end of the game."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64
from tests.minigames.tahatai.rules import tell
from tests.minigames.tahatai.state import FROM_NECKLACE, SOURCES, Tahatai


@final
class FinalScoring(Rule[Tahatai]):
    """Hands are shown: each kind that a player still holds adds a point (TH-5.1)."""

    def run(self, s: Tahatai, player: i64, a: i64, b: i64) -> None:
        s.finished = 1
        s.reveal()
        seat: i64
        for seat in range(s.players):
            kinds = s.kinds_held(seat)
            s.points[seat * SOURCES + FROM_NECKLACE] = kinds
            s.tell(tell.SCORED, seat, s.score(seat), kinds)


FINAL_SCORING: Final = FinalScoring(AUTO)
