"""Chapter 9, step 6: in ceremonial order, mission by mission, until everybody passes."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules.auction import CHECK_ROW
from motu.games.raiatea.rules.free import WINDOW
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, FIRST, SECOND, any_open
from motu.games.raiatea.rules.pieces import ASSISTANTS, DIVER, ROWS, SECOND_MISSION
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


def push_building(s: Raiatea) -> None:
    """Waiting auctions come first, statue by statue, row by row (RA-9.27, 11.9)."""
    s.push(BUILD_ROUND.step(0, 0))
    row: i64
    for row in range(s.statues_open * ROWS - 1, -1, -1):
        s.push(CHECK_ROW.step(0, row))


@final
class BuildRound(Rule[Raiatea]):
    """A pass does not exclude from the next round; a round of passes ends the step (RA-9.20, 9.21, 9.28).

    a = 0 for the first round.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if a > 0 and not s.built:
            return
        s.built = 0
        s.push(self.step(0, 1))
        i: i64
        for i in range(s.players - 1, -1, -1):
            s.push(BUILD_TURN.step(s.order[i]))


@final
class BuildTurn(Rule[Raiatea]):
    """One mission, or a pass (RA-9.20)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.mission_done = 0
        s.push(AFTER_MISSION.step(player, 0))
        s.push(COMPLETE_MISSION.free_step(player, FIRST))


@final
class AfterMission(Rule[Raiatea]):
    """A diver or a permanent ritual allows a second mission in the turn, never a third (RA-12.14).

    It is asked whenever, for all that everybody sees, it may be possible. a = 1 after the second one.
    """

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if not s.mission_done:
            return
        if a == 0 and any_open(s) and self._second_possible(s, player):
            s.mission_done = 0
            s.push(self.step(player, 1))
            s.push(COMPLETE_MISSION.free_step(player, SECOND))
        else:
            s.push(WINDOW.step(player))

    def _second_possible(self, s: Raiatea, player: i64) -> bool:
        if s.active[player * ASSISTANTS + DIVER] > 0 or s.power(player, SECOND_MISSION) > 0:
            return True
        return s.may_act_freely(player)


BUILD_ROUND: Final = BuildRound(AUTO)
BUILD_TURN: Final = BuildTurn(AUTO)
AFTER_MISSION: Final = AfterMission(AUTO)
