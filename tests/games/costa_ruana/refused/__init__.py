"""What is refused in Costa Ruana: a module for each chapter, one situation for every reason of every rule."""

from __future__ import annotations

from motu.games.costa_ruana.rules.setup import ALREADY_POOR, NO_CARD_LEFT
from tests.games.costa_ruana.refused import cards, effects, resolve, setup, stakes
from tests.games.costa_ruana.refused.common import COMMON, over
from tests.games.costa_ruana.refused.effects import placing_beside_a_full_island
from tests.games.refusing import Refused

REFUSED = Refused(
    key="costa-ruana",
    seats=(2, 6),
    chapters=(setup, cards, stakes, resolve, effects),
    common=COMMON,
    playing=placing_beside_a_full_island,
    over=over,
    unreadable=("place", "place island_1 ", "PLACE ISLAND_1", "place island_11"),
    of_nature={("DrawCard", NO_CARD_LEFT), ("PoorIsland", ALREADY_POOR)},
)
