"""What any game refuses: the wrong seat, the wrong question, no such choice, nothing left to decide."""

from __future__ import annotations

import motu
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.pantheon.refused.actions import acting
from tests.games.pantheon.refused.buying import shopping
from tests.games.pantheon.refused.movement import on_the_way, reacting
from tests.games.pantheon.refused.setup import picking_bonuses, second_bonus_column
from tests.games.pantheon.situations import display, give, table, turn_and
from tests.games.refusing import ANOTHER, FINISHED, NO_SUCH, Case


def over() -> motu.Match:
    s = table(epoch=6)
    display(s, "depraccus")
    give(s, "A", ranks="gift 3 priest 2")
    return turn_and(s, "A worship depraccus gift priest")


COMMON = [
    Case(
        "Act",
        NOT_AWAITED,
        None,
        reacting,
        "draw",
        "Ce n’est pas à vous de décider : on attend Bleu.",
        "It is not your turn to decide: the table is waiting for Blue.",
    ),
    Case("Place", NOT_THIS_QUESTION, None, acting, "place h0404", *ANOTHER),
    Case("PayWith", NOT_THIS_QUESTION, None, acting, "pay money_1", *ANOTHER),
    Case("Act", NOT_THIS_QUESTION, None, reacting, "draw", *ANOTHER, player="B"),
    Case("Place", NO_SUCH_ACTION, None, on_the_way, "place h1300", *NO_SUCH),
    Case("Place", NO_SUCH_ACTION, None, on_the_way, "place x250", *NO_SUCH),
    Case("Purchase", NO_SUCH_ACTION, None, shopping, "purchase place h1300", *NO_SUCH),
    Case("BonusColumn", NO_SUCH_ACTION, None, second_bonus_column, "erect site_28", *NO_SUCH),
    Case("PickBonus", NO_SUCH_ACTION, None, picking_bonuses, "pick_bonus bonus_6", *NO_SUCH, player="B"),
    Case("Act", GAME_OVER, None, over, "draw", *FINISHED),
]
