"""Chapter 3 for people: shells on the beaches."""

from __future__ import annotations

from motu.games._shared.asking import Question, Way
from tests.minigames.tahatai.nouns import BEACH, SHELL
from tests.minigames.tahatai.rules import beaches

LAY = Question(
    beaches.LAY_OR_KEEP,
    "lay",
    "TH-3.2",
    ways=(
        Way("lay", SHELL, BEACH, at="hand_{shell} {beach}", rule="TH-3.5"),
        Way("keep"),
    ),
    facts={"points": lambda at: int(at.s.shells_on(at.beach)) + 1},
    no={
        beaches.NOT_IN_HAND: "not-in-hand",
        beaches.SAME_KIND_THERE: "same-kind-there",
    },
    curtain=True,
)
