"""Chapters 2 and 15 for people: what is drawn by lot before the first round."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Way
from motu.games._shared.nouns import SEAT
from motu.games.mangrovia.box import SEATS
from motu.games.mangrovia.nouns import SQUARE, TILE
from motu.games.mangrovia.rules import setup

FIRST_PLAYER = Draw(setup.FIRST_PLAYER, Way("first_player", SEAT.among(SEATS)))
BONUS_TILE = Draw(setup.DEAL_BONUS_TILE, Way("bonus_tile", SQUARE.given(lambda at: at.a), TILE))
