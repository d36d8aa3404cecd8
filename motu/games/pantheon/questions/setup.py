"""Chapter 1 for people: the first player and the starting bonuses."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Question, Way
from motu.games._shared.nouns import SEAT
from motu.games.pantheon.nouns import BONUS, SITE
from motu.games.pantheon.rules import setup
from motu.games.pantheon.rules.pieces import SEATS
from motu.games.pantheon.rules.placing import HEX_FULL, OWN_PIECE_THERE

ERECT = Question(
    setup.BONUS_COLUMN,
    "erect",
    "PA-9.5",
    ways=(Way("erect", SITE, at="{place}"),),
    no={
        setup.COLUMNS_USED_UP: "columns-used-up",
        HEX_FULL: "hex-full",
        OWN_PIECE_THERE: "own-piece-there",
    },
)
PICK_BONUS = Question(
    setup.PICK_BONUS,
    "pick_bonus",
    "PA-1.14",
    ways=(Way("pick_bonus", BONUS, at="{bonus}", says="do-pick-bonus"),),
    no={setup.ALREADY_PICKED: "already-picked"},
)
FIRST_SEAT = Draw(setup.FIRST_SEAT, Way("first_player", SEAT.among(SEATS)))
DEAL_BONUS = Draw(setup.DEAL_BONUS, Way("deal_bonus", SEAT.given(lambda at: at.player), BONUS))
