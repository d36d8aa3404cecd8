"""What is refused in chapter 7: priests in the temple."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.temple import SPACE_TOO_HIGH
from tests.games.bora_bora.situations import go, phase_a, table
from tests.games.refusing import Case


def placing_a_priest() -> motu.Match:
    match = phase_a(table(4), A="3 1 1")
    go(match, "A place 3 temple")
    return match


CASES = [
    Case(
        "PlacePriest",
        SPACE_TOO_HIGH,
        "BB-7.1",
        placing_a_priest,
        "priest 5",
        "La case 5 demande une force de 5 : la vôtre n’est que de 3.",
        "Space 5 needs a strength of 5: yours is only 3.",
    ),
]
