"""What is refused in chapter 4: sacrifices at the Marae."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.marae import NOTHING_TO_SACRIFICE
from tests.games.raiatea.situations import at_location, give, table
from tests.games.refusing import Case


def sacrificing() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru")
    return at_location(s, "marae")


CASES = [
    Case(
        "Sacrifice",
        NOTHING_TO_SACRIFICE,
        "RA-4.18",
        sacrificing,
        "sacrifice taro",
        "Vous n’avez aucun taro à sacrifier.",
        "You have no taro to sacrifice.",
    ),
]
