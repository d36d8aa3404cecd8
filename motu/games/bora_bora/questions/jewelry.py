"""Chapter 14 for people: jewelry for shells."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from motu.games.bora_bora.nouns import JEWEL
from motu.games.bora_bora.rules import jewelry

BUY = Question(
    jewelry.BUY_JEWELRY,
    "buy",
    "BB-14.1",
    ways=(
        Way("buy", JEWEL, at="{jewel}"),
        Way("buy decline", at="buy_decline", rule="BB-14.5"),
    ),
    facts={
        "cost": lambda at: int(at.box.jewel_cost[at.jewel]),
        "shells": lambda at: int(at.s.shells[at.seat]),
    },
    no={
        jewelry.NOT_OF_THIS_ROUND: "not-of-this-round",
        jewelry.ALREADY_SOLD: "already-sold",
        jewelry.TOO_FEW_SHELLS: "too-few-shells",
    },
)
