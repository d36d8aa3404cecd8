"""What is refused in chapter 9: the fire bonus."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.cards import NO_CARD_LEFT
from tests.games.bora_bora.situations import only_cards, patiently, phase_a, table
from tests.games.refusing import Case


def at_the_fire_without_cards() -> motu.Match:
    s = table(4)
    only_cards(s)
    return patiently(phase_a(s, A="1 1 1"), "A place 1 temple", "A priest 1")


CASES = [
    Case(
        "FireGift",
        NO_CARD_LEFT,
        "BB-6.20",
        at_the_fire_without_cards,
        "fire_gift god_card",
        "Il ne reste aucune carte Dieu à prendre.",
        "No god card is left to take.",
    ),
]
