"""What is refused in chapter 7: islanders on cards."""

from __future__ import annotations

import motu
from motu.games.costa_ruana.rules.stakes import EMPTY_PLACE, SUPPLY_EMPTY
from tests.games.costa_ruana.situations import begin, lay, sit_down, table
from tests.games.refusing import Case


def staking() -> motu.Match:
    s = table(2, {})
    for at in ("face_up A", "face_up B", "face_down A"):
        lay(s, at, "night_place_1", before="A")
    return sit_down(begin(s, "stake"))


def staking_with_nothing() -> motu.Match:
    s = table(2, {1: "AAAAA", 2: "AAAAA"})
    lay(s, "face_up A", "night_place_1", before="A")
    return sit_down(begin(s, "stake"), run=False)  # a match passes for him: nobody is ever asked


CASES = [
    Case(
        "StakeIslander",
        EMPTY_PLACE,
        "CR-7.1",
        staking,
        "stake face_down B",
        "Il n’y a pas de carte à cet endroit : choisissez une carte posée sur la table.",
        "There is no card in that place: choose a card that lies on the table.",
    ),
    Case(
        "StakeIslander",
        SUPPLY_EMPTY,
        "CR-7.4",
        staking_with_nothing,
        "stake face_up A",
        "Votre réserve est vide : sans habitant, vous ne pouvez que passer.",
        "Your supply is empty: without an islander you can only pass.",
    ),
]
