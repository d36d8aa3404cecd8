"""What made the points of Costa Ruana (chapter 14)."""

from __future__ import annotations

from motu.games._shared.account import Account, Made
from motu.games._shared.text import say
from motu.games.costa_ruana.state import Costa


def _things(s: Costa, seat: int) -> list[Made]:
    """Treasures and islanders, each worth the same."""
    hut, supply = int(s.hut[seat]), int(s.supply[seat])
    each, islander = int(s.box.treasure_points), int(s.box.supply_points)
    return [
        Made("treasures", hut * each, say("account-treasures", n=hut, each=each)),
        Made("islanders", supply * islander, say("account-islanders", n=supply, each=islander)),
    ]


ACCOUNT = Account(things=_things)
