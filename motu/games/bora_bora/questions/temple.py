"""Chapter 7 for people: priests in the temple."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.nouns import SEAT, number
from motu.games.bora_bora.box import TEMPLE
from motu.games.bora_bora.rules import temple
from motu.games.bora_bora.state import Bora

TEMPLE_SPACE = number("temple_space", TEMPLE, first=1)


def pushed(at: Answer[Bora]) -> int:
    """Whose priest stands there and moves on, or -1."""
    return int(at.s.temple[at.temple_space]) - 1


PRIEST = Question(
    temple.PLACE_PRIEST,
    "priest",
    "BB-7.1",
    ways=(
        Way(
            "priest",
            TEMPLE_SPACE,
            at="priest_{temple_space}",
            says=lambda at: "do-priest" if pushed(at) < 0 else "do-priest-push",
            rule=lambda at: "BB-7.1" if pushed(at) < 0 else "BB-7.2",
        ),
    ),
    facts={
        "seat": lambda at: SEAT.word(at.box, pushed(at)),
        "whose": lambda at: "own" if pushed(at) == at.seat else "other",
        "strength": lambda at: at.a,
    },
    no={temple.SPACE_TOO_HIGH: "space-too-high"},
)
