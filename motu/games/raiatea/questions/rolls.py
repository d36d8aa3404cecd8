"""Rolls for people: the die, and the tattoo that shamans offer (RA-12.10)."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Question, Way
from motu.games._shared.nouns import number
from motu.games.raiatea.nouns import ROLL
from motu.games.raiatea.rules import rolls
from motu.games.raiatea.rules.pieces import DIE

ACCEPT = Question(
    rolls.ACCEPT_TATTOO,
    "tattoo",
    "RA-12.10",
    ways=(
        Way("tattoo no", says="do-tattoo-no"),
        Way("tattoo yes", at="tattoo_track", says="do-tattoo"),
    ),
    facts={"position": lambda at: int(at.s.tattoo[at.seat]) + 1},
)
ROLLED = Draw(rolls.DIE, Way("roll", ROLL.given(lambda at: at.a), number("die", DIE, first=1)))
