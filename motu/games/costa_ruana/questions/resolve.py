"""Chapter 10 for people: which card is resolved next."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games.costa_ruana.nouns import CASTER, LAP
from motu.games.costa_ruana.questions.stakes import card
from motu.games.costa_ruana.rules import resolve

RESOLVE = Question(
    resolve.CHOOSE_NEXT_CARD,
    "resolve",
    "CR-10.3",
    ways=(Way("resolve", LAP, CASTER, at="{lap}_{caster}"),),
    facts={
        "card": card,
        "kind": lambda at: at.a,
    },
    no={
        resolve.CARD_GONE: "card-gone",
        resolve.IN_FRONT_OF_ANOTHER: "in-front-of-another",
        resolve.ANOTHER_KIND_FIRST: "another-kind-first",
        resolve.ALIKE: "alike",
    },
)
