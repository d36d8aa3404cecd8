"""Chapter 3 for people: what the peoples bring."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.nouns import Noun, number
from motu.games._shared.text import say
from motu.games.pantheon.names import cards_name
from motu.games.pantheon.nouns import CARD
from motu.games.pantheon.rules import peoples
from motu.games.pantheon.rules.peoples import MOST_SWAPPED
from motu.games.pantheon.rules.pieces import CARDS
from motu.games.pantheon.state import Pantheon

FEET_SWAPPED = number("count", MOST_SWAPPED, first=1)
COLUMNS_SWAPPED = Noun(  # the most come first
    "count", MOST_SWAPPED, lambda box, n: str(MOST_SWAPPED - n), lambda box, n: MOST_SWAPPED - n
)


def discards(at: Answer[Pantheon]) -> list[Shortcut]:
    """Several cards of one type at once."""
    if at.s.row_gaps:
        return []
    found = []
    for card in range(CARDS):
        one, count = at.other(card), min(at.a, int(at.s.hand[at.seat * CARDS + card]))
        if count > 1:
            words = say("do-discard-all", count=count, card=cards_name(card, count))
            notation = f"discard_all {CARD.id(at.box, card)} {count}"
            found.append(Shortcut(notation, (DISCARD.action(card),) * count, words, (*one.targets(), "all")))
    return found


FAVOUR = Question(
    peoples.GALLIA_FAVOUR,
    "favour",
    "PA-3.1",
    ways=(
        Way("favour draw_two", at="draw_two", says="do-favour-cards"),
        Way("favour reveal_deity", at="reveal_deity", says="do-favour-deity"),
    ),
    facts={"cards": lambda at: at.a},
    no={peoples.DEITIES_USED_UP: "deities-used-up"},
)
DISCARD = Question(
    peoples.DISCARD_TO_SEVEN,
    "discard",
    "PA-3.5",
    ways=(Way("discard", CARD, at="hand_{card}", counted=True),),
    no={peoples.CARD_NOT_HELD: "card-not-held"},
    gestures=discards,
    curtain=True,
)
SWAP = Question(
    peoples.SWAP_PIECES,
    "swap",
    "PA-3.6",
    ways=(
        Way("swap columns", COLUMNS_SWAPPED, at="amount_-{count}"),
        Way("swap decline", at="amount_0", says="do-swap-not"),
        Way("swap feet", FEET_SWAPPED, at="amount_{count}"),
    ),
    no={
        peoples.FEET_NOT_SWAPPED: "feet-not-swapped",
        peoples.COLUMNS_NOT_SWAPPED: "columns-not-swapped",
    },
)
