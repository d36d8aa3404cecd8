"""What is refused in chapter 2: set-up."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.setup import NOT_BESIDE_A_ONE, TAKEN_BY_ANOTHER
from tests.games.bora_bora.situations import STEPS, put_hut, sit_down, table
from tests.games.refusing import Case


def starting() -> motu.Match:
    """B has chosen the central beach; A follows."""
    s = table(2)
    s.round = s.phase = 0
    s.push(STEPS["StartRegion"].step(0))
    put_hut(s, "B", "c_beach")
    return sit_down(s)


CASES = [
    Case(
        "StartRegion",
        NOT_BESIDE_A_ONE,
        "BB-2.14",
        starting,
        "start w_plain",
        "Le poisson de la plaine de l’ouest vaut 6 : "
        "votre première hutte va dans une région dont le poisson vaut 1.",
        "The fish of the west plain is worth 6: your first hut goes into a region whose fish is worth 1.",
    ),
    Case(
        "StartRegion",
        TAKEN_BY_ANOTHER,
        "BB-2.15",
        starting,
        "start c_beach",
        "Bleu a déjà choisi la plage centrale : prenez une autre région de départ.",
        "Blue has already chosen the central beach: take another starting region.",
    ),
]
