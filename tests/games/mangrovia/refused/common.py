"""What any game refuses: the wrong seat, the wrong question, no such choice, nothing left to decide."""

from __future__ import annotations

import motu
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.mangrovia.refused.bowls import bowls_of_four
from tests.games.mangrovia.refused.tables import builder
from tests.games.mangrovia.situations import table, the_end
from tests.games.refusing import ANOTHER, FINISHED, NO_SUCH, Case


def over() -> motu.Match:
    return the_end(table(4))


COMMON = [
    Case(
        "PlaceBowl",
        NOT_AWAITED,
        None,
        bowls_of_four,
        "place_bowl 2",
        "Ce n’est pas à vous de décider : on attend Rouge.",
        "It is not your turn to decide: the table is waiting for Red.",
        player="B",
    ),
    Case("BuildHut", NOT_THIS_QUESTION, None, bowls_of_four, "build c2r2", *ANOTHER),
    Case(
        "BuildHut",
        NO_SUCH_ACTION,
        None,
        lambda: builder(landscapes="water", offerings="6"),
        "build square_49",
        *NO_SUCH,
    ),
    Case("PlaceBowl", GAME_OVER, None, over, "place_bowl 2", *FINISHED),
]
