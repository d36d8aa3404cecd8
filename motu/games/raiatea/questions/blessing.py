"""Chapter 9, step 5, for people: an owner orders rituals of equal cost."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games.raiatea.nouns import RITUAL
from motu.games.raiatea.rules import blessing

NEXT = Question(
    blessing.ORDER_RITUALS,
    "next",
    "RA-9.14",
    ways=(Way("next", RITUAL, at="waiting_{ritual}"),),
    facts={"cost": lambda at: at.a},
    no={blessing.NOT_YOURS_TO_PLACE: "not-yours-to-place"},
)
