"""What is refused in chapter 8: drawing cards."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.cards import CARD_NOT_IN_ROW, CARDS_DUE
from tests.games.pantheon.situations import row, table, turn_and
from tests.games.refusing import Case


def drawing() -> motu.Match:
    s = table()
    row(s, "card_gift card_gift money_1 money_1")
    return turn_and(s, "A draw")


CASES = [
    Case(
        "TakeCard",
        CARDS_DUE,
        "PA-8.1",
        drawing,
        "take stop",
        "Prenez d’abord vos cartes : il vous en reste 3 à prendre.",
        "Take your cards first: 3 are still due.",
    ),
    Case(
        "TakeCard",
        CARD_NOT_IN_ROW,
        "PA-8.1",
        drawing,
        "take move_card",
        "Il n’y a aucune carte déplacement parmi les cartes visibles.",
        "There is no movement card among the face-up cards.",
    ),
]
