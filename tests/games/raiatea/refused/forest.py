"""What is refused in chapter 3: the Forest."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.assistants import NONE_ACTIVE
from motu.games.raiatea.rules.forest import NO_GOOD_IN_RESERVE, NOT_IN_RESERVE, ONE_PER_PICK
from tests.games.raiatea.situations import at_location, give, go, in_reserve, table
from tests.games.refusing import Case


def picking() -> motu.Match:
    s = table(3)
    in_reserve(s, "uru", "taro", "mask_c1 mana")
    return at_location(s, "forest")


def picking_with_a_gatherer() -> motu.Match:
    s = table(3)
    give(s, "A", active="gatherer gatherer")
    in_reserve(s, "uru", "diver")
    match = at_location(s, "forest", "* roll gatherer 4")
    go(match, "A use_gatherer", "* forest taro")
    return match


def picking_an_extra_good() -> motu.Match:
    match = picking_with_a_gatherer()
    go(match, "A pick diver")
    return match


CASES = [
    Case(
        "ForestPick",
        NOT_IN_RESERVE,
        "RA-3.15",
        picking,
        "pick mask_c1 pearls",
        "Il n’y a aucun masque rouge des Couleurs (trésor : +3 perles) dans la réserve Forêt en ce moment.",
        "There is no red Colour mask (treasure: +3 pearls) in the forest reserve now.",
    ),
    Case(
        "ForestPick",
        ONE_PER_PICK,
        "RA-12.7",
        picking_with_a_gatherer,
        "use_gatherer",
        "Un seul cueilleur par choix de carte : vous venez d’en utiliser un.",
        "Only one gatherer per pick: you have just used one.",
    ),
    Case(
        "ForestPick",
        NONE_ACTIVE,
        "RA-12.17",
        picking,
        "use_gatherer",
        "Vous n’avez pas de cueilleur actif.",
        "You have no active gatherer.",
    ),
    Case(
        "ExtraGood",
        NO_GOOD_IN_RESERVE,
        "RA-12.6",
        picking_an_extra_good,
        "extra_good tiare",
        "Il n’y a aucun tiare dans la réserve Forêt.",
        "There is no tiare in the forest reserve.",
    ),
]
