"""Chapter 3 for people: set-up."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Question, Way
from motu.games._shared.nouns import SEAT
from motu.games.costa_ruana.box import SEATS
from motu.games.costa_ruana.nouns import BACKGROUND, CARD, ISLAND
from motu.games.costa_ruana.rules import setup

DEALT = Draw(setup.DRAW_CARD, Way("draw", SEAT.given(lambda at: at.player), CARD))
TIDE = Draw(setup.TURN_TIDE, Way("tide", BACKGROUND.among(2)))
DAYLIGHT = Draw(setup.TURN_DAYLIGHT, Way("daylight", BACKGROUND.among(2, lambda at, n: 2 + n)))
POOR = Draw(setup.POOR_ISLAND, Way("poor", ISLAND))
FIRST_SHAMAN = Draw(setup.FIRST_SHAMAN, Way("first_shaman", SEAT.among(SEATS)))

SETTLE = Question(
    setup.SETTLE_ISLANDER,
    "settle",
    "CR-3.9",
    ways=(Way("settle", ISLAND, at="{island}"),),
    no={setup.NO_ROOM_TO_SETTLE: "island-full"},
)
