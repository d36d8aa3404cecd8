"""Chapter 8 for people: drawing cards."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Question, Shortcut, Way
from motu.games._shared.nouns import SEAT
from motu.games._shared.text import say
from motu.games.pantheon.nouns import CARD
from motu.games.pantheon.rules import cards
from motu.games.pantheon.rules.cards import PILE
from motu.games.pantheon.state import Pantheon

DRAWER = SEAT.given(lambda at: at.player)


def all_from_the_pile(at: Answer[Pantheon]) -> list[Shortcut]:
    """All cards that may still be drawn, from the pile; each is seen before the next one is drawn."""
    count, pile = at.a + at.b, TAKE.action(PILE)
    if count < 2:
        return []
    words = say("do-take-all", cards=count)
    return [Shortcut("take_all pile", (pile,), words, ("pile_all",), (pile,) * (count - 1), goal=True)]


TAKE = Question(
    cards.TAKE_CARD,
    "take",
    allowed_by=lambda at: "PA-8.1" if at.a else "PA-10.12",
    ways=(
        Way("take", CARD, at="row_{card}"),
        Way("take pile", at="pile"),
        Way("take stop", at="stop"),
    ),
    no={
        cards.CARDS_DUE: "cards-due",
        cards.CARD_NOT_IN_ROW: "card-not-in-row",
    },
    gestures=all_from_the_pile,
)
ROW_CARD = Draw(cards.ROW_CARD, Way("row", CARD))
HAND_CARD = Draw(cards.HAND_CARD, Way("draw_card", DRAWER, CARD))
