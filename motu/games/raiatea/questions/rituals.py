"""Chapter 10 for people: a ritual is performed from hand, by a Tahua or through another ritual."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games.raiatea.nouns import RITUAL
from motu.games.raiatea.rules import rituals
from motu.games.raiatea.state import Raiatea


def by_tahua(at: Answer[Raiatea]) -> bool:
    """Whether the rank of Tahua has just been reached."""
    return at.a == rituals.BY_TAHUA


PERFORM = Question(
    rituals.PERFORM_FROM_HAND,
    "perform",
    lambda at: "RA-4.11" if by_tahua(at) else "RA-10.6",
    ways=(
        Way("perform", RITUAL, at="hand_{ritual}"),
        Way(
            "perform decline",
            says="do-perform-no",
            rule=lambda at: "RA-4.17" if by_tahua(at) else "RA-10.9",
        ),
    ),
    no={
        rituals.TAHUA_FROM_HAND: "tahua-from-hand",
        rituals.RITUAL_FROM_HAND: "not-in-hand",
    },
    asks=lambda at: "perform-tahua" if by_tahua(at) else "",
)
