"""What is refused in chapter 14: jewelry for shells."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.jewelry import ALREADY_SOLD, NOT_OF_THIS_ROUND, TOO_FEW_SHELLS
from tests.games.bora_bora.situations import give, go, phase_c, table
from tests.games.refusing import Case


def buying() -> motu.Match:
    """One jewel of this round costs a shell, the others more."""
    s = table(4)
    give(s, "A", shells=1)
    s.jewel_at[4], s.jewel_at[3] = 4, 5  # j05 lies in the first round instead of j04
    return phase_c(s, "NextJewel")


def buying_after_another() -> motu.Match:
    s = table(4)
    give(s, "A", shells=9)
    give(s, "B", shells=9)
    match = phase_c(s, "NextJewel")
    go(match, "A buy j01")
    return match


CASES = [
    Case(
        "BuyJewelry",
        NOT_OF_THIS_ROUND,
        "BB-14.1",
        buying,
        "buy j09",
        "Ce bijou n’est pas en vente pendant cette manche : bijou de 4 PV (2 coquillages).",
        "This jewel is not on sale this round: jewel worth 4 VP (2 shells).",
    ),
    Case(
        "BuyJewelry",
        ALREADY_SOLD,
        "BB-14.2",
        buying_after_another,
        "buy j01",
        "Ce bijou est déjà vendu : bijou de 1 PV (1 coquillage).",
        "This jewel is already sold: jewel worth 1 VP (1 shell).",
        player="B",
    ),
    Case(
        "BuyJewelry",
        TOO_FEW_SHELLS,
        "BB-14.2",
        buying,
        "buy j05",
        "Ce bijou coûte 2 coquillages : vous n’en avez qu’un.",
        "This jewel costs 2 shells: you have only one.",
    ),
]
