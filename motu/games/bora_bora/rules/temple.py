"""Chapters 7 and 13: priests in the temple."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import TEMPLE
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.fire import fire_bonus
from motu.games.bora_bora.state import FROM_TEMPLE, Bora
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

SPACE_TOO_HIGH: Final = 701


@final
class PlacePriest(Rule[Bora]):
    """On a space not above the strength; priests met there move one space on, the last one may fall out.

    (BB-7.1 - 7.3.) Then the fire bonus (BB-7.5). Action: space - 1; a = strength.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x < a else SPACE_TOO_HIGH

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.priests[player] -= 1
        s.tell(tell.PRIEST_PLACED, player, x + 1)
        arriving = player + 1
        at = x
        while arriving > 0 and at >= 0:
            pushed = s.temple[at]
            s.temple[at] = arriving
            arriving = pushed
            at -= 1
        if arriving > 0:
            s.priests[arriving - 1] += 1
            s.tell(tell.PRIEST_OUT, arriving - 1)
        fire_bonus(s, player)


@final
class ScoreTemple(Rule[Bora]):
    """Every priest scores; most priests take a god tile, at a tie the leftmost of them (BB-13.1 - 13.5)."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        most: i64 = 0
        i: i64
        for i in range(s.players):
            seat = s.order[i]
            priests = s.box.priests - s.priests[seat]
            most = max(most, priests)
            if priests > 0:
                points = priests * s.box.priest_points[s.round - 1]
                s.score(seat, FROM_TEMPLE, points)
                s.tell(tell.TEMPLE_SCORED, seat, priests, points)
        if s.temple_tiles == 0:
            return
        s.temple_tiles -= 1
        if most == 0:
            s.tell(tell.GOD_TILE_GONE)
            return
        for i in range(TEMPLE - 1, -1, -1):
            seat = s.temple[i] - 1
            if seat >= 0 and s.box.priests - s.priests[seat] == most:
                s.god_tiles[seat] += 1
                s.tell(tell.GOD_TILE_WON, seat)
                return


PLACE_PRIEST: Final = PlacePriest(CHOICE, TEMPLE)
SCORE_TEMPLE: Final = ScoreTemple(AUTO)
