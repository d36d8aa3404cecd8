"""What is refused when god cards are taken."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.cards import DECK_USED_UP, NOT_FACE_UP
from tests.games.bora_bora.situations import go, only_cards, phase_a, table
from tests.games.refusing import Case


def taking_a_card() -> motu.Match:
    s = table(4)
    only_cards(s, row="red blue")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper", "A help god_card")
    return match


CASES = [
    Case(
        "TakeGodCard",
        NOT_FACE_UP,
        "BB-6.13",
        taking_a_card,
        "take_god green",
        "Il n’y a pas de carte Dieu Vert visible.",
        "There is no face-up Green God card.",
    ),
    Case(
        "TakeGodCard",
        DECK_USED_UP,
        "BB-17.2",
        taking_a_card,
        "take_god blind",
        "La pioche et la défausse sont vides : prenez une carte visible.",
        "The draw pile and the discard pile are empty: take a face-up card.",
    ),
]
