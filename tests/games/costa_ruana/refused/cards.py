"""What is refused in chapters 5 and 6: a card face up, a card face down."""

from __future__ import annotations

import motu
from motu.games.costa_ruana.rules.cards import NOT_IN_HAND
from tests.games.costa_ruana.situations import begin, sit_down, table
from tests.games.refusing import Case


def laying() -> motu.Match:
    hands = {"A": ["night_place_3", "day_place_1", "day_remove_3", "high_tide_place_2", "low_tide_place_1"]}
    return sit_down(begin(table(2, {}), "face_up", hands))


def hiding() -> motu.Match:
    hands = {"A": ["day_place_1", "day_remove_3", "high_tide_place_2", "low_tide_place_1"]}
    return sit_down(begin(table(2, {}), "face_down", hands))


CASES = [
    Case(
        "PlayFaceUp",
        NOT_IN_HAND,
        "CR-5.5",
        laying,
        "face_up night_place_1 B",
        "Vous n’avez pas la carte « Placer 1 habitant » (nuit) en main : "
        "posez face visible l’une des 5 cartes que vous tenez.",
        "You do not hold “Place 1 islander” (night): lay face up one of the 5 cards in your hand.",
    ),
    Case(
        "PlayFaceDown",
        NOT_IN_HAND,
        "CR-5.5",
        hiding,
        "face_down night_place_3 B",
        "Vous n’avez pas la carte « Placer 3 habitants » (nuit) en main : "
        "posez face cachée l’une des 4 cartes que vous tenez.",
        "You do not hold “Place 3 islanders” (night): lay face down one of the 4 cards in your hand.",
    ),
]
