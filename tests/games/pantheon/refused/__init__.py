"""What is refused in Pantheon: a module for each chapter, one situation for every reason of every rule."""

from __future__ import annotations

from motu.games.pantheon.rules.cards import NOT_IN_PILE
from motu.games.pantheon.rules.deities import NOT_IN_DEITY_PILE, NOT_IN_DEMIGOD_PILE
from motu.games.pantheon.rules.epoch import ALREADY_PLAYED, NOT_IN_BAG
from motu.games.pantheon.rules.movement import STEPS_SHORT
from motu.games.pantheon.rules.placing import COLUMN_JUMPS_OVER_FOOT, JUMPS_USED_UP, OCCUPIED_COSTS_MORE
from motu.games.pantheon.rules.setup import ALREADY_DEALT
from tests.games.pantheon.refused import actions, buying, cards, deities, movement, peoples, rewards, setup
from tests.games.pantheon.refused.actions import acting
from tests.games.pantheon.refused.common import COMMON, over
from tests.games.refusing import Refused

REFUSED = Refused(
    key="pantheon",
    seats=(2, 4),
    chapters=(actions, movement, buying, cards, rewards, deities, peoples, setup),
    common=COMMON,
    playing=acting,
    over=over,
    unreadable=("place", "draw ", "DRAW", "move 17"),
    of_nature={
        ("DealBonus", ALREADY_DEALT),
        ("NextPeople", ALREADY_PLAYED),
        ("LootTile", NOT_IN_BAG),
        ("HandCard", NOT_IN_PILE),
        ("RowCard", NOT_IN_PILE),
        ("NextDeity", NOT_IN_DEITY_PILE),
        ("ShownDemigod", NOT_IN_DEMIGOD_PILE),
        ("SecretDemigod", NOT_IN_DEMIGOD_PILE),
    },
    never_given={
        ("Place", STEPS_SHORT),  # a movement that asks has a step left
        ("Purchase", OCCUPIED_COSTS_MORE),  # money has reasons of its own
        ("Purchase", JUMPS_USED_UP),
        ("Purchase", COLUMN_JUMPS_OVER_FOOT),
    },
)
