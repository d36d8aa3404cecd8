"""Chapter 4, phase 2: the boat passes the piers, and the owner of the bowl acts."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import (
    END_OF_PIER,
    PIER_STEPS,
    PIERS,
    STEP_AMULETS,
    STEP_AMULETS_OR_HUT,
    STEP_BIRDS,
    STEP_DOWN,
    STEP_HUT,
    STEP_SINGLE_OR_DOUBLE,
    STEP_TWO_HUTS,
    STEP_UP,
    STEP_UP_OR_DOWN,
)
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.amulets import COLLECT_AMULETS
from motu.games.mangrovia.rules.birds import MOVE_BIRDS
from motu.games.mangrovia.rules.building import BUILD_HUT, SECOND_HUT
from motu.games.mangrovia.rules.drawing import TAKE_FACE_DOWN, TAKE_FACE_UP, UP_OR_DOWN
from motu.games.mangrovia.state import NEUTRAL, NOBODY, Mangrovia
from motu.kernel.core import AUTO, Rule
from motu.kernel.vectors import i64


def question_of(step: i64, player: i64) -> i64:
    """What is asked for one step of a pier (MG-4.8 - 4.19)."""
    if step == STEP_UP:
        return TAKE_FACE_UP.step(player)
    if step == STEP_DOWN:
        return TAKE_FACE_DOWN.step(player)
    if step == STEP_UP_OR_DOWN:
        return UP_OR_DOWN.step(player)
    if step == STEP_AMULETS:
        return COLLECT_AMULETS.step(player)
    if step == STEP_HUT:
        return BUILD_HUT.step(player)
    if step == STEP_TWO_HUTS:
        return BUILD_HUT.step(player, SECOND_HUT)
    if step == STEP_AMULETS_OR_HUT:
        return AMULETS_OR_HUT.step(player)
    if step == STEP_SINGLE_OR_DOUBLE:
        return SINGLE_OR_DOUBLE.step(player)
    assert step == STEP_BIRDS
    return MOVE_BIRDS.step(player)


@final
class SailBoat(Rule[Mangrovia]):
    """The boat comes to a pier; the steps there happen in their order (MG-4.1 - 4.5, 4.20). a = pier."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        s.pier = a
        if a < PIERS:
            s.push(self.step(0, a + 1))
        owner = s.site[s.box.site[a]]
        if owner == NOBODY or owner == NEUTRAL:
            return
        s.tell(tell.BOAT_STOPS, a, owner - 1)
        i: i64
        for i in range(PIER_STEPS - 1, -1, -1):
            step = s.box.steps[a * PIER_STEPS + i]
            if step != END_OF_PIER:
                s.push(question_of(step, owner - 1))


SAIL_BOAT: Final = SailBoat(AUTO)
