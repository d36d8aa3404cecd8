"""What is refused in Mangrovia: a module for each chapter, one situation for every reason of every rule."""

from __future__ import annotations

from motu.games.mangrovia.rules.amulets import BAG_EMPTY
from motu.games.mangrovia.rules.drawing import PILE_OUT
from motu.games.mangrovia.rules.places import NOT_EXACTLY
from motu.games.mangrovia.rules.setup import NO_TILE_LEFT
from tests.games.mangrovia.refused import alternatives, amulets, bowls, building, drawing, payment
from tests.games.mangrovia.refused.bowls import bowls_of_four
from tests.games.mangrovia.refused.common import COMMON, over
from tests.games.refusing import Refused

REFUSED = Refused(
    key="mangrovia",
    seats=(2, 5),
    chapters=(bowls, drawing, amulets, alternatives, building, payment),
    common=COMMON,
    playing=bowls_of_four,
    over=over,
    unreadable=("place_bowl", "place_bowl 2 ", "PLACE_BOWL 2", "place_bowl 7"),
    of_nature={
        ("DealBonusTile", NO_TILE_LEFT),
        ("DrawAmulet", BAG_EMPTY),
        ("DrawLandscape", PILE_OUT),
        ("DrawOffering", PILE_OUT),
        ("RevealLandscape", PILE_OUT),
        ("RevealOffering", PILE_OUT),
    },
    never_given={("BuildDoubleHut", NOT_EXACTLY)},  # said of a single hut only
)
