"""Chapter 8 for people: the shaman flips a Condition card."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games._shared.text import say
from motu.games.costa_ruana.box import BACKGROUND_NAMES, other_side
from motu.games.costa_ruana.nouns import CONDITION
from motu.games.costa_ruana.rules import condition
from motu.games.costa_ruana.state import Costa


def camp(s: Costa, flipped: int) -> tuple[str, str]:
    """The two backgrounds that are active once this Condition card is flipped."""
    faces = [s.tide, s.daylight]
    faces[flipped] = other_side(faces[flipped])
    return BACKGROUND_NAMES[faces[0]], BACKGROUND_NAMES[faces[1]]


FLIP = Question(
    condition.FLIP_CONDITION,
    "flip",
    "CR-8.1",
    ways=(Way("flip", CONDITION, at="{condition}"),),
    facts={
        "turned": lambda at: camp(at.s, at.condition)[at.condition],
        "active": lambda at: tuple(say(f"background-{name}.title") for name in camp(at.s, at.condition)),
    },
)
