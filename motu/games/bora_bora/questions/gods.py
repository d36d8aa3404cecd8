"""Chapter 17 for people: paying for a god."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.text import Fact, Phrase, say
from motu.games.bora_bora.names import cards_name, payment_name
from motu.games.bora_bora.nouns import CARD, GOD, PAYMENT
from motu.games.bora_bora.rules import gods
from motu.games.bora_bora.rules.payments import GOD_TILE, PAIR, PAYMENTS
from motu.games.bora_bora.rules.secrets import settles
from motu.games.bora_bora.state import Bora

NOT_PAID = {  # like this
    gods.NO_GOD_TILE: "god-tile",
    gods.NO_OFFERING: "offering",
    gods.NO_SUCH_CARD: "such-card",
    gods.OTHER_COLOUR: "other-colour",
    gods.NO_SUCH_PAIR: "such-pair",
    gods.ONE_CARD_IS_ENOUGH: "one-card-is-enough",
}
NOT_PAYABLE = {  # at all
    gods.NO_OFFERING: "offering",
    gods.NOTHING_TO_PAY_WITH: "nothing-to-pay-with",
}
PAYMENT_FACTS: dict[str, Callable[[Answer[Bora]], Fact]] = {
    "card": lambda at: CARD.word(at.box, at.payment % PAIR),
    "pair": lambda at: cards_name(at.payment % PAIR),
}


def god(which: int) -> Callable[[Answer[Bora]], Fact]:
    """The god that a question may call."""
    return lambda at: GOD.word(at.box, which)


def price(at: Answer[Bora], god: int, keeps: int = 0) -> Phrase:
    """What a god costs, where there is one way to play him; `keeps` is what the rule carries for it."""
    ways = [one for one in range(PAYMENTS) if settles(at.s, at.seat, god, keeps, one)]
    return say("price-only", payment=payment_name(ways[0])) if len(ways) == 1 else say("price-several")


def paid_by(at: Answer[Bora]) -> str:
    """A card, two alike or a god tile."""
    if at.payment == GOD_TILE:
        return "BB-17.4"
    return "BB-17.1" if at.payment < PAIR else "BB-17.3"


PAY = Question(
    gods.PAY_FOR_GOD,
    "pay",
    "BB-17.1",
    ways=(Way("pay", GOD.given(lambda at: at.a), PAYMENT, at="{payment}", rule=paid_by),),
    facts={"god": lambda at: GOD.word(at.box, at.a), **PAYMENT_FACTS},
    no={
        **NOT_PAID,
        gods.NOTHING_LEFT_FOR_WHITE: "nothing-left-for-white",
        gods.COUNTS_FOR_THE_TASK: "counts-for-the-task",
    },
    curtain=True,
)
