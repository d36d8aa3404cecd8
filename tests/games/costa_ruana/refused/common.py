"""What any game refuses: the wrong seat, the wrong question, no such choice, nothing left to decide."""

from __future__ import annotations

import motu
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.costa_ruana.refused.cards import laying
from tests.games.costa_ruana.refused.effects import lifting, placing_beside_a_full_island
from tests.games.costa_ruana.refused.stakes import staking
from tests.games.costa_ruana.situations import collect, table
from tests.games.refusing import ANOTHER, FINISHED, NO_SUCH, Case


def over() -> motu.Match:
    return collect(table(2, {}, turn=5))


COMMON = [
    Case(
        "StakeIslander",
        NOT_AWAITED,
        None,
        staking,
        "stake pass",
        "Ce n’est pas à vous de décider : on attend Rouge.",
        "It is not your turn to decide: the table is waiting for Red.",
        player="B",
    ),
    Case("FlipCondition", NOT_THIS_QUESTION, None, staking, "flip tide", *ANOTHER),
    Case("StakeIslander", NO_SUCH_ACTION, None, staking, "stake face_up C", *NO_SUCH),
    Case("PlaceOne", NO_SUCH_ACTION, None, placing_beside_a_full_island, "place island_5", *NO_SUCH),
    Case("PlayFaceUp", NO_SUCH_ACTION, None, laying, "face_up night_place_3 F", *NO_SUCH),
    Case("IslanderFrom", NO_SUCH_ACTION, None, lifting, "lift island_1 D", *NO_SUCH),
    Case("AcceptOrName", GAME_OVER, None, over, "shaman A", *FINISHED),
]
