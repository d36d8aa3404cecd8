"""Chapter 6 for people: drawing cards, open and hidden."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Question, Way
from motu.games._shared.nouns import SEAT
from motu.games.mangrovia.names import lacking, open_card_name
from motu.games.mangrovia.nouns import CARD_KIND, LANDSCAPE, OFFERING_VALUE, OPEN_CARD
from motu.games.mangrovia.questions.promises import offered
from motu.games.mangrovia.rules import drawing
from motu.games.mangrovia.state import Mangrovia

UP, DOWN = 1, 2  # of two cards
DRAWER = SEAT.given(lambda at: at.player)

TAKE_UP = Question(
    drawing.TAKE_FACE_UP,
    "draw_up",
    "MG-6.2",
    ways=(
        Way("draw_up decline", rule="MG-4.6"),
        Way("draw_up", OPEN_CARD, at="open_{card}"),
    ),
    facts={"missing": lambda at: lacking(open_card_name(at.card))},
    no={
        drawing.NOT_OPEN: "not-open",
        drawing.NONE_OPEN: "none-open",
    },
)

TAKE_DOWN = Question(
    drawing.TAKE_FACE_DOWN,
    "draw_down",
    "MG-6.2",
    ways=(
        Way("draw_down decline", rule="MG-4.6"),
        Way("draw_down", CARD_KIND, at="pile_{kind}"),
    ),
    no={
        drawing.PILE_OUT: "pile-out",
        drawing.BOTH_PILES_OUT: "both-piles-out",
    },
)


def which_cards(at: Answer[Mangrovia]) -> str:
    """Both ways, or the only one that has cards left."""
    answers = offered(at, TAKE_TWO)
    return "draw_two" if {UP, DOWN} <= answers else "draw_two-up" if UP in answers else "draw_two-down"


TAKE_TWO = Question(
    drawing.UP_OR_DOWN,
    "draw_two",
    "MG-4.12",
    ways=(
        Way("draw_two decline", rule="MG-4.6"),
        Way("draw_two up", at="open_cards"),
        Way("draw_two down", at="piles"),
    ),
    no={
        drawing.NONE_OPEN: "none-open",
        drawing.BOTH_PILES_OUT: "both-piles-out",
        drawing.NOTHING_TO_DRAW: "nothing-to-draw",
    },
    asks=which_cards,
)

OFFERING_DRAWN = Draw(drawing.DRAW_OFFERING, Way("draw_offering", DRAWER, OFFERING_VALUE))
LANDSCAPE_DRAWN = Draw(drawing.DRAW_LANDSCAPE, Way("draw_landscape", DRAWER, LANDSCAPE))
OFFERING_REVEALED = Draw(drawing.REVEAL_OFFERING, Way("reveal_offering", OFFERING_VALUE))
LANDSCAPE_REVEALED = Draw(drawing.REVEAL_LANDSCAPE, Way("reveal_landscape", LANDSCAPE))
