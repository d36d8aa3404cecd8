"""What is refused in chapter 10: a ritual is performed from hand, by a Tahua or through another ritual."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.rituals import RITUAL_FROM_HAND, TAHUA_FROM_HAND
from tests.games.raiatea.situations import blessing, ceremony, give, go, table
from tests.games.refusing import Case


def becoming_tahua() -> motu.Match:
    s = table(3)
    give(s, "A", tattoo=8, hand="tii")
    match = ceremony(s, 4)
    go(match, "A offer 0", "B offer 0", "C offer 0", "A reward tattoo")
    return match


def performing_by_a_ritual() -> motu.Match:
    s = table(3)
    give(s, "A", hand="tii")
    return blessing(s, 8, A="ruanuu")


CASES = [
    Case(
        "PerformFromHand",
        TAHUA_FROM_HAND,
        "RA-4.11",
        becoming_tahua,
        "perform raa",
        "Ra’a n’est pas dans votre main : le bonus de Tahua ne vaut que pour un rituel en main.",
        "Ra’a is not in your hand: the Tahua bonus is for a ritual in hand.",
    ),
    Case(
        "PerformFromHand",
        RITUAL_FROM_HAND,
        "RA-10.13",
        performing_by_a_ritual,
        "perform ruanuu",
        "Ruanu’u n’est pas dans votre main.",
        "Ruanu’u is not in your hand.",
    ),
]
