"""Chapter 12: the status track."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.state import FROM_STATUS, IN_C, Bora
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


@final
class ScoreStatus(Rule[Bora]):
    """Everybody scores his space; who is ahead, or on top, comes first in the new order (BB-12.2 - 12.6)."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        s.phase = IN_C
        i: i64
        j: i64
        for i in range(s.players):
            seat = s.order[i]
            points = s.box.status[s.status[seat]]
            if points > 0:
                s.score(seat, FROM_STATUS, points)
                s.tell(tell.STATUS_SCORED, seat, points)
        for i in range(s.players):  # newest arrivals first: who stays where he is lies under them
            seat = s.ahead[i]
            j = i
            while j > 0 and s.status[s.order[j - 1]] < s.status[seat]:
                s.order[j] = s.order[j - 1]
                j -= 1
            s.order[j] = seat
        for i in range(s.players):
            seat = s.order[i]
            s.ahead[i] = seat
            s.status[seat] = 0
            s.tell(tell.NEW_PLACE, seat, i + 1)


SCORE_STATUS: Final = ScoreStatus(AUTO)
