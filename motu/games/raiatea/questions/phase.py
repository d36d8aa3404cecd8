"""Chapter 2 for people: the Kahuna takes a location tile."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games._shared.nouns import seat_word
from motu.games.raiatea.names import the_location
from motu.games.raiatea.nouns import LOCATION
from motu.games.raiatea.rules import phase
from motu.games.raiatea.rules.pieces import LOCATION_NAMES

CHOOSE = Question(
    phase.CHOOSE_LOCATION,
    "location",
    "RA-2.3",
    ways=(
        Way(
            "location",
            LOCATION,
            at="location_{location}",
            says=lambda at: f"do-location-{LOCATION_NAMES[at.location]}",
        ),
    ),
    facts={
        "kahuna_pearls": lambda at: int(at.s.box.kahuna_pearls),
        "the_location": lambda at: the_location(at.location),
        "taker": lambda at: seat_word(at.box, int(at.s.location[at.location])),
    },
    no={phase.TILE_TAKEN: "tile-taken"},
)
