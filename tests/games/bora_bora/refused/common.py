"""What any game refuses: the wrong seat, the wrong question, no such choice, nothing left to decide."""

from __future__ import annotations

import motu
from motu.kernel.core import GAME_OVER, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.bora_bora.refused.dice import with_dice
from tests.games.bora_bora.refused.helper import helping
from tests.games.bora_bora.refused.tasks import settling
from tests.games.bora_bora.situations import final_tasks, table
from tests.games.refusing import ANOTHER, FINISHED, Case


def over() -> motu.Match:
    return final_tasks(table(2))


COMMON = [
    Case(
        "PlaceDie",
        NOT_AWAITED,
        None,
        with_dice,
        "place 1 fishing",
        "Ce n’est pas à vous de décider : on attend Rouge.",
        "It is not your turn to decide: the table is waiting for Red.",
        player="B",
    ),
    Case("ExpandTo", NOT_THIS_QUESTION, None, with_dice, "expand c_plain", *ANOTHER),
    Case("PlaceDie", NOT_THIS_QUESTION, None, helping, "place 1 fishing", *ANOTHER),
    Case("BuyJewelry", NOT_THIS_QUESTION, None, settling, "buy decline", *ANOTHER),
    Case("PlaceDie", GAME_OVER, None, over, "place 1 fishing", *FINISHED),
]
