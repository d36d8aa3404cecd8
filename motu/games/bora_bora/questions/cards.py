"""God cards for people: the row, the deck and the discard."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Question, Way
from motu.games._shared.nouns import SEAT
from motu.games.bora_bora.nouns import CARD
from motu.games.bora_bora.rules import cards

TAKE = Question(
    cards.TAKE_GOD_CARD,
    "take_god",
    "BB-6.13",
    ways=(
        Way("take_god", CARD, at="take_god_{card}"),
        Way("take_god blind", at="take_god_blind"),
    ),
    facts={"left": lambda at: at.a},
    no={cards.NOT_FACE_UP: "not-face-up", cards.DECK_USED_UP: "deck-used-up"},
)

TURN = Draw(cards.TURN_GOD_CARD, Way("turn_god", CARD))
DRAW = Draw(cards.DRAW_GOD_CARD, Way("draw_god", SEAT.given(lambda at: at.player), CARD))
