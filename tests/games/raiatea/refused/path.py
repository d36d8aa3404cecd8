"""What is refused in chapter 6: priests are recruited, at the Path of the gods or elsewhere."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.path import (
    FREE_FOR_KAHUNA,
    PRIESTS_TOO_DEAR,
    PRIESTS_TOO_DEAR_IN_DANCE,
    TRACK_ENDS,
)
from tests.games.raiatea.situations import at_location, ceremony, give, go, table
from tests.games.refusing import Case


def dancing() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=4, priests=11)
    give(s, "B", pearls=1, priests=12)
    return ceremony(s, 1)


def dancing_poor() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=1)
    return ceremony(s, 1)


def recruiting_poor() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=1)
    return at_location(s, "path")


def dancing_at_the_end() -> motu.Match:
    match = dancing()
    go(match, "A recruit 0")
    return match


CASES = [
    Case(
        "Recruit",
        PRIESTS_TOO_DEAR_IN_DANCE,
        "RA-9.2",
        dancing_poor,
        "recruit 1",
        "Il faut 2 perles : vous n’en avez qu’une.",
        "That takes 2 pearls: you have only 1.",
    ),
    Case(
        "Recruit",
        PRIESTS_TOO_DEAR,
        "RA-6.1",
        recruiting_poor,
        "recruit 2",
        "Il faut 5 perles : vous n’en avez qu’une.",
        "That takes 5 pearls: you have only 1.",
    ),
    Case(
        "Recruit",
        FREE_FOR_KAHUNA,
        "RA-6.3",
        dancing,
        "recruit 0 free",
        "Seul le Kahuna du Chemin des Dieux recrute gratuitement un prêtre.",
        "Only the Kahuna of the Path of the Gods recruits a priest for free.",
    ),
    Case(
        "Recruit",
        TRACK_ENDS,
        "RA-6.6",
        dancing,
        "recruit 2",
        "La piste Prêtres s’arrête là : 1 prêtre y trouve encore place.",
        "The priest track ends there: 1 more priest fits.",
    ),
    Case(
        "Recruit",
        TRACK_ENDS,
        "RA-6.6",
        dancing_at_the_end,
        "recruit 1",
        "La piste Prêtres s’arrête là : plus aucun prêtre n’y trouve place.",
        "The priest track ends there: no more priest fits.",
        player="B",
    ),
]
