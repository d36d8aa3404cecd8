"""What is refused in chapter 2: the Kahuna takes a location tile."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.phase import TILE_TAKEN
from tests.games.raiatea.situations import at_location, go, table
from tests.games.refusing import Case


def second_location() -> motu.Match:
    match = at_location(table(3), "path")
    go(match, "A recruit 0", "B recruit 0", "C recruit 0")
    return match


CASES = [
    Case(
        "ChooseLocation",
        TILE_TAKEN,
        "RA-2.7",
        second_location,
        "location path",
        "Rouge a déjà pris le Chemin des Dieux dans cette phase d’actions : choisissez un autre lieu.",
        "Red has already taken the Path of the Gods in this action phase: choose another location.",
        player="B",
    ),
]
