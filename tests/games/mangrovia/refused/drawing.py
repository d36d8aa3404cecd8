"""What is refused in chapter 6: drawing cards, open and hidden."""

from __future__ import annotations

import motu
from motu.games.mangrovia.box import LANDSCAPE, OFFERING
from motu.games.mangrovia.rules.drawing import (
    BOTH_PILES_OUT,
    NONE_OPEN,
    NOT_OPEN,
    NOTHING_TO_DRAW,
    PILE_OUT,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    UP_OR_DOWN,
)
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import Rule
from tests.games.mangrovia.refused.tables import lapsed
from tests.games.mangrovia.situations import at_pier, left_in_pile, open_cards, table
from tests.games.refusing import Case


def open_card() -> motu.Match:
    s = table(4)
    open_cards(s, offerings="5")
    return at_pier(s, 3)


def hidden_card(kind: int) -> motu.Match:
    s = table(4)
    left_in_pile(s, kind, "", "D")
    return at_pier(s, 6)


def no_card_open() -> motu.Match:
    return at_pier(table(4), 5)


def no_card_hidden() -> motu.Match:
    s = table(4)
    open_cards(s, offerings="5")
    for kind in (OFFERING, LANDSCAPE):
        left_in_pile(s, kind, "", "D")
    return at_pier(s, 5)


def no_pile(question: Rule[Mangrovia]) -> Mangrovia:
    s = table(4)
    for kind in (OFFERING, LANDSCAPE):
        left_in_pile(s, kind, "", "D")
    return lapsed(question, s)


CASES = [
    Case(
        "TakeFaceUp",
        NOT_OPEN,
        "MG-6.1",
        open_card,
        "draw_up offering 4",
        "Il n’y a pas d’offrande de 4 parmi les cartes visibles.",
        "There is no offering of 4 among the face-up cards.",
    ),
    Case(
        "TakeFaceUp",
        NOT_OPEN,
        "MG-6.1",
        open_card,
        "draw_up landscape reed",
        "Il n’y a pas de carte Roseau parmi les cartes visibles.",
        "There is no reed card among the face-up cards.",
    ),
    Case(
        "TakeFaceDown",
        PILE_OUT,
        "MG-6.8",
        lambda: hidden_card(OFFERING),
        "draw_down offering",
        "La pioche Offrande et sa défausse sont vides : vous n’y piochez rien.",
        "The offering draw pile and its discard pile are empty: you can draw nothing there.",
    ),
    Case(
        "TakeFaceDown",
        PILE_OUT,
        "MG-6.8",
        lambda: hidden_card(LANDSCAPE),
        "draw_down landscape",
        "La pioche Paysage et sa défausse sont vides : vous n’y piochez rien.",
        "The landscape draw pile and its discard pile are empty: you can draw nothing there.",
    ),
    Case(
        "UpOrDown",
        NONE_OPEN,
        "MG-6.6",
        no_card_open,
        "draw_two up",
        "Il ne reste aucune carte visible.",
        "No face-up card is left.",
    ),
    Case(
        "UpOrDown",
        BOTH_PILES_OUT,
        "MG-6.8",
        no_card_hidden,
        "draw_two down",
        "Les deux pioches et leurs défausses sont vides.",
        "Both draw piles and their discard piles are empty.",
    ),
]


NEVER_ASKED = [
    Case(
        "TakeFaceUp",
        NONE_OPEN,
        "MG-6.6",
        lambda: lapsed(TAKE_FACE_UP),
        "draw_up decline",
        "Il ne reste aucune carte visible.",
        "No face-up card is left.",
    ),
    Case(
        "TakeFaceDown",
        BOTH_PILES_OUT,
        "MG-6.8",
        lambda: no_pile(TAKE_FACE_DOWN),
        "draw_down decline",
        "Les deux pioches et leurs défausses sont vides.",
        "Both draw piles and their discard piles are empty.",
    ),
    Case(
        "UpOrDown",
        NOTHING_TO_DRAW,
        "MG-4.20",
        lambda: no_pile(UP_OR_DOWN),
        "draw_two decline",
        "Il ne reste aucune carte à prendre, ni visible ni cachée : cette étape est sautée.",
        "No card is left, face up or face down: this step is skipped.",
    ),
]
