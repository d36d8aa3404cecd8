"""Chapter 7: the Clearing."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.free import WINDOW
from motu.games.raiatea.rules.masks import GIVE_MASK, TAKE_MASK
from motu.games.raiatea.rules.missions import AFTER, BEFORE, COMPLETE_MISSION
from motu.games.raiatea.rules.pieces import CLEARING_PEARLS
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


def push_clearing(s: Raiatea) -> None:
    """All masks are put in before any is taken; the Kahuna's mission before or after (RA-7.4, 7.5, 7.8)."""
    mark = s.pending
    i: i64
    s.gave = 0
    s.mission_done = 0
    s.push(CLEARING_INCOME.step())
    s.push(COMPLETE_MISSION.free_step(s.kahuna, BEFORE))
    for i in range(s.players):
        s.push(GIVE_MASK.free_step(s.clockwise(s.kahuna, i)))
        s.push(GAVE_NONE.step(s.clockwise(s.kahuna, i)))
    for i in range(s.players):
        s.push(TAKE_IN_TURN.step(s.clockwise(s.kahuna, i)))
    s.push(KAHUNA_AT_LAST.step(s.kahuna))
    s.in_order(mark)


def mission_to_come(s: Raiatea, seat: i64) -> bool:
    """Whether this is the Kahuna, who will still be asked for a mission."""
    return seat == s.kahuna and not s.mission_done


@final
class ClearingIncome(Rule[Raiatea]):
    """A permanent ritual gives pearls when the Clearing is chosen."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        seat: i64
        for seat in range(s.players):
            pearls = s.power(seat, CLEARING_PEARLS)
            if pearls > 0:
                s.pearls[seat] += pearls
                s.tell(tell.PEARLS, seat, pearls)


@final
class GaveNone(Rule[Raiatea]):
    """Who puts no mask in takes none: that was the last question of this part (RA-7.6)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if not s.gave >> player & 1 and not mission_to_come(s, player):
            s.push(WINDOW.step(player))


@final
class TakeInTurn(Rule[Raiatea]):
    """Who put a mask in may take one, from the Kahuna clockwise (RA-7.2)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if s.gave >> player & 1:
            if not mission_to_come(s, player):
                s.push(WINDOW.step(player))
            s.push(TAKE_MASK.free_step(player, 1))


@final
class KahunaAtLast(Rule[Raiatea]):
    """A Kahuna who has not completed a mission before the exchange may do so now (RA-7.8)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if not s.mission_done:
            s.push(WINDOW.step(player))
            s.push(COMPLETE_MISSION.free_step(player, AFTER))


CLEARING_INCOME: Final = ClearingIncome(AUTO)
GAVE_NONE: Final = GaveNone(AUTO)
TAKE_IN_TURN: Final = TakeInTurn(AUTO)
KAHUNA_AT_LAST: Final = KahunaAtLast(AUTO)
