"""What any game refuses: the wrong seat, the wrong question, no such choice, nothing left to decide."""

from __future__ import annotations

import motu
from motu.kernel.core import GAME_OVER, NO_SUCH_ACTION, NOT_AWAITED, NOT_THIS_QUESTION
from tests.games.raiatea.refused.forest import picking
from tests.games.raiatea.refused.free import free_actions
from tests.games.raiatea.refused.interactive import (
    cancelling_a_player,
    stealing_a_mask,
    stealing_an_assistant,
)
from tests.games.raiatea.refused.market import market
from tests.games.raiatea.refused.masks import last_mirrors
from tests.games.raiatea.refused.missions import first_mission
from tests.games.raiatea.refused.offering import offering, preparing, rewarding
from tests.games.raiatea.refused.payment import paying_masks
from tests.games.raiatea.refused.rituals import becoming_tahua
from tests.games.raiatea.situations import table, the_end
from tests.games.refusing import ANOTHER, FINISHED, NO_SUCH, Case


def over() -> motu.Match:
    return the_end(table(3))


COMMON = [
    Case(
        "ChooseReward",
        NOT_AWAITED,
        None,
        rewarding,
        "reward good",
        "Ce n’est pas à vous de décider : on attend Bleu.",
        "It is not your turn to decide: the table is waiting for Blue.",
    ),
    Case("ForestPick", NOT_THIS_QUESTION, None, free_actions, "pick uru", *ANOTHER),
    Case("FreeAction", NOT_THIS_QUESTION, None, free_actions, "free done", *ANOTHER),
    Case("FreeAction", NOT_THIS_QUESTION, None, offering, "use_shaman tii", *ANOTHER),
    Case("FreeAction", NOT_THIS_QUESTION, None, paying_masks, "pair_mirror mask_mp", *ANOTHER),
    Case("CancelPlayer", NO_SUCH_ACTION, None, cancelling_a_player, "cancel_player E", *NO_SUCH),
    Case("StealMaskFrom", NO_SUCH_ACTION, None, stealing_a_mask, "steal_mask D mirror", *NO_SUCH),
    Case("StealMaskFrom", NO_SUCH_ACTION, None, stealing_a_mask, "steal_mask B mask-12", *NO_SUCH),
    Case(
        "StealAssistantFrom",
        NO_SUCH_ACTION,
        None,
        stealing_an_assistant,
        "steal_assistant E diver used",
        *NO_SUCH,
    ),
    Case("MarketTurn", NO_SUCH_ACTION, None, market, "sell uru 5", *NO_SUCH),
    Case("CompleteMission", NO_SUCH_ACTION, None, first_mission, "mission mission-60", *NO_SUCH),
    Case("PrepareRituals", NO_SUCH_ACTION, None, preparing, "prepare ritual-60", *NO_SUCH),
    Case("PerformFromHand", NO_SUCH_ACTION, None, becoming_tahua, "perform ritual-60", *NO_SUCH),
    Case("FreeAction", NO_SUCH_ACTION, None, free_actions, "use_shaman ritual-60", *NO_SUCH),
    Case("FreeAction", NO_SUCH_ACTION, None, free_actions, "pair_mirror mask-15", *NO_SUCH),
    Case("FinalMirror", NO_SUCH_ACTION, None, last_mirrors, "final_mirror mask-15", *NO_SUCH),
    Case("ForestPick", NO_SUCH_ACTION, None, picking, "pick mask_mp none_10", *NO_SUCH),
    Case("ChooseLocation", GAME_OVER, None, over, "location path", *FINISHED),
]
