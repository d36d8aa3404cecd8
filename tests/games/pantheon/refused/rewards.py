"""What is refused in chapter 9: what tiles give."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.rewards import FEET_OR_COLUMNS, NONE_IN_RESERVE, RANK_HIGHEST, TILE_NOT_TAKEN
from motu.games.pantheon.state import Pantheon
from tests.games.pantheon.situations import give, lay, stand, table, turn_and
from tests.games.refusing import Case


def rewarded() -> motu.Match:
    s = table("gallia")
    lay(s, h0506="loot_step_1", h0207="loot_money", h0102="loot_money")
    stand(s, "A", "h0305 h0405 h0306 h0307")
    give(s, "A", hand="move_card")
    return turn_and(s, "A move 1", "A place h0506", "A place h0207", "A place stop")


def raising() -> motu.Match:
    s = table("gallia")
    lay(s, h0506="loot_offering_1", h0102="loot_money")
    stand(s, "A", "h0405")
    give(s, "A", ranks="gift 4")
    return turn_and(s, "A move 0", "A place h0506")


def nothing_in_the_general_reserve() -> Pantheon:
    s = table()
    give(s, "A", feet=12, columns=12)
    s.push(FEET_OR_COLUMNS.step(0, 1))
    return s


CASES = [
    Case(
        "NextReward",
        TILE_NOT_TAKEN,
        "PA-5.23",
        rewarded,
        "reward loot_deity",
        "Vous n’avez pas pris la tuile « divinité » : choisissez parmi celles qui attendent.",
        "You have not taken the tile “deity”: choose among those that wait.",
    ),
    Case(
        "RaiseOffering",
        RANK_HIGHEST,
        "PA-6.13",
        raising,
        "raise gift",
        "Votre tuile don est déjà au rang 4, le plus haut.",
        "Your gift tile already has rank 4, the highest.",
    ),
]
NEVER_ASKED = [
    Case(
        "FeetOrColumns",
        NONE_IN_RESERVE,
        "PA-9.1",
        nothing_in_the_general_reserve,
        "reserve feet",
        "Il n’y a plus de pied de votre couleur dans la réserve générale.",
        "There is no foot of your colour left in the general reserve.",
    ),
]
