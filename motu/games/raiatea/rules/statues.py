"""Mission tiles are laid out, turned over and opened (RA-1.11, 1.12, 1.18, 9.22, 15.2)."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import AUCTION, MISSIONS
from motu.games.raiatea.state import NOT_DRAWN, Raiatea
from motu.kernel.core import AUTO, CHANCE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

STATUE: Final = 20  # slots of one statue

NOT_OF_THIS_STATUE: Final = 111


@final
class RevealStatue(Rule[Raiatea]):
    """Its tiles are drawn slot by slot, from head to base. a = statue."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        slot: i64
        for slot in range((a + 1) * STATUE - 1, a * STATUE - 1, -1):
            if s.tile[slot] == NOT_DRAWN:
                s.push(MISSION_TILE.step(0, slot))


@final
class MissionTile(Rule[Raiatea]):
    """A tile of the statue's family, not yet laid out. Outcome: mission; a = slot."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.tiles_left[x] > 0 and s.box.mission_statue[x] == a // STATUE:
            return LEGAL
        return NOT_OF_THIS_STATUE

    def weight(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.tiles_left[x]

    def sample(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> i64:
        statue = a // STATUE
        left: i64 = 0
        x: i64
        for x in range(s.box.mission_slots):
            if s.box.mission_statue[x] == statue:
                left += s.tiles_left[x]
        nth = s.below(left)
        for x in range(s.box.mission_slots):
            if s.box.mission_statue[x] == statue:
                nth -= s.tiles_left[x]
                if nth < 0:
                    return x
        return -1

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.tiles_left[x] -= 1
        s.tile[a] = x


@final
class OpenStatue(Rule[Raiatea]):
    """From now on its missions can be completed. a = statue."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.statues_open = a + 1
        s.tell(tell.STATUE_OPENED, a)
        slot: i64
        for slot in range(a * STATUE, (a + 1) * STATUE):
            if s.tile[slot] >= 0 and s.box.mission_kind[s.tile[slot]] != AUCTION:
                s.open[s.tile[slot]] += 1


REVEAL_STATUE: Final = RevealStatue(AUTO)
MISSION_TILE: Final = MissionTile(CHANCE, MISSIONS, weighted=True)
OPEN_STATUE: Final = OpenStatue(AUTO)
