"""Chapter 9: the six steps of a ceremony."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import path, tell
from motu.games.raiatea.rules.auction import everybody
from motu.games.raiatea.rules.blessing import REVEAL_BAG
from motu.games.raiatea.rules.building import push_building
from motu.games.raiatea.rules.drawing import DRAW_RITUALS, PURCHASE
from motu.games.raiatea.rules.free import WINDOW
from motu.games.raiatea.rules.offering import OFFER_MANA, PREPARE_RITUALS
from motu.games.raiatea.rules.path import RECRUIT
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64

DANCE: Final = 1
PURCHASES: Final = 2
PREPARATION: Final = 3
OFFERING: Final = 4
BLESSING: Final = 5
BUILDING: Final = 6


def push_ceremony(s: Raiatea, number: i64) -> None:
    """Six steps in a fixed order (RA-9.1)."""
    s.tell(tell.CEREMONY_STARTED, number)
    stage: i64
    for stage in range(BUILDING, 0, -1):
        s.push(STAGE.step(0, stage))


@final
class Stage(Rule[Raiatea]):
    """One step of the ceremony (RA-9.2 - 9.20). a = step."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.stage = a
        s.tell(tell.STAGE_STARTED, a)
        if a <= PURCHASES:
            self._in_turn(s, a)
        elif a == PREPARATION:
            self._count_clips(s)
            s.push(PREPARE_RITUALS.sealed_step(everybody(s)))
        elif a == OFFERING:
            s.push(OFFER_MANA.sealed_step(everybody(s)))
        elif a == BLESSING:
            s.push(REVEAL_BAG.step())
        else:
            push_building(s)

    def _in_turn(self, s: Raiatea, stage: i64) -> None:
        """Dance and purchases in the ceremonial order of the moment (RA-9.2, 9.3, 9.24)."""
        i: i64
        for i in range(s.players - 1, -1, -1):
            s.push(WINDOW.step(s.order[i]))
            if stage == DANCE:
                s.push(RECRUIT.free_step(s.order[i], 0, path.DANCE))
            else:
                s.push(DRAW_RITUALS.free_step(s.order[i], 1, PURCHASE))

    def _count_clips(self, s: Raiatea) -> None:
        """The rank of this moment counts (RA-9.4, 9.5)."""
        seat: i64
        for seat in range(s.players):
            s.clips[seat] = s.box.rank_clips[s.rank(seat)]


STAGE: Final = Stage(AUTO)
