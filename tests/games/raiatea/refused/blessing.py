"""What is refused in chapter 9, step 5: an owner orders rituals of equal cost."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.blessing import NOT_YOURS_TO_PLACE
from tests.games.raiatea.situations import blessing, table
from tests.games.refusing import Case


def ordering() -> motu.Match:
    return blessing(table(3), 9, A="rua_hatu rau_pena", B="uru_taetae")


CASES = [
    Case(
        "OrderRituals",
        NOT_YOURS_TO_PLACE,
        "RA-9.14",
        ordering,
        "next uru_taetae",
        "Uru-Taetae n’est pas l’un de vos rituels de coût 4 à placer.",
        "Uru-Taetae is not one of your rituals of cost 4 to be placed.",
    ),
]
