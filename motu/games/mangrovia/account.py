"""What made the points of Mangrovia (chapters 8 and 14)."""

from __future__ import annotations

from motu.games._shared.account import Account, Made
from motu.games._shared.text import say
from motu.games.mangrovia.box import AMULET_TILE, AMULETS, BONUS, FIRST_AMULET, PAY_AMULET_TILE, TYPES
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.state import Mangrovia


def _things(s: Mangrovia, seat: int) -> list[Made]:
    """Amulets by their value, amulet tiles last."""
    made = []
    for i in range(AMULETS):
        if n := int(s.hand[seat * TYPES + FIRST_AMULET + i]):
            made.append(Made("amulets", n * (i + 1), say("account-amulets", n=n, each=i + 1)))
    if n := int(s.bonus[seat * BONUS + AMULET_TILE]):
        each = int(s.box.worth[PAY_AMULET_TILE])
        made.append(Made("amulets", n * each, say("account-amulet-tiles", n=n, each=each)))
    return made


ACCOUNT = Account(
    things=_things,
    where={tell.SUNS: (tell.BUILT,), tell.FAVOUR_TILE: (tell.BUILT,)},
)
