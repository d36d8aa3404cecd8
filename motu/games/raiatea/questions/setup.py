"""Chapter 1 for people: what nature does in set-up."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Way
from motu.games._shared.nouns import SEAT
from motu.games.raiatea.nouns import DESIGN, MISSION
from motu.games.raiatea.rules import setup, statues
from motu.games.raiatea.rules.pieces import SEATS

FIRST = Draw(setup.FIRST_PLAYER, Way("first_player", SEAT.among(SEATS)))
MASK = Draw(setup.STARTING_MASK, Way("starting_mask", SEAT.given(lambda at: at.player), DESIGN))
TILE = Draw(statues.MISSION_TILE, Way("tile", MISSION))
