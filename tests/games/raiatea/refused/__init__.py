"""What is refused in Raiatea: a module for each chapter, one situation for every reason of every rule."""

from __future__ import annotations

from motu.games.raiatea.rules.drawing import NOT_IN_RITUAL_DECK
from motu.games.raiatea.rules.forest import NOT_IN_FOREST_DECK
from motu.games.raiatea.rules.interactive import NO_GOOD_TO_STEAL
from motu.games.raiatea.rules.setup import NOT_A_STARTING_MASK
from motu.games.raiatea.rules.statues import NOT_OF_THIS_STATUE
from tests.games.raiatea.refused import (
    assistants,
    auction,
    blessing,
    drawing,
    forest,
    free,
    goods,
    interactive,
    marae,
    market,
    masks,
    missions,
    offering,
    path,
    payment,
    phase,
    rituals,
)
from tests.games.raiatea.refused.common import COMMON, over
from tests.games.raiatea.refused.forest import picking
from tests.games.refusing import Refused

REFUSED = Refused(
    key="raiatea",
    seats=(3, 5),
    chapters=(
        phase,
        goods,
        forest,
        marae,
        drawing,
        path,
        missions,
        payment,
        masks,
        assistants,
        market,
        offering,
        blessing,
        auction,
        rituals,
        interactive,
        free,
    ),
    common=COMMON,
    playing=picking,
    over=over,
    unreadable=("pick", "pick uru ", "PICK URU", "offer 64"),
    of_nature={
        ("StartingMask", NOT_A_STARTING_MASK),
        ("MissionTile", NOT_OF_THIS_STATUE),
        ("ForestCard", NOT_IN_FOREST_DECK),
        ("RitualCard", NOT_IN_RITUAL_DECK),
        ("StolenGood", NO_GOOD_TO_STEAL),
    },
)
