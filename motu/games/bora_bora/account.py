"""What made the points of Bora Bora (chapters 6 to 16)."""

from __future__ import annotations

from motu.games._shared.account import Account, Made
from motu.games._shared.text import say
from motu.games.bora_bora.box import JEWELS, REGIONS
from motu.games.bora_bora.names import jewel_name
from motu.games.bora_bora.nouns import REGION
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.scoring import holder
from motu.games.bora_bora.state import JEWEL_OF, Bora


def _things(s: Bora, seat: int) -> list[Made]:
    """Fish of the sites, jewels and God tiles."""
    tiles, each = int(s.god_tiles[seat]), int(s.box.god_tile)
    made = [Made("god_tiles", tiles * each, say("account-god-tiles", n=tiles, each=each))]
    made += [
        Made("sites", int(s.fish[region]), REGION.word(s.box, region))  # type: ignore[arg-type]
        for region in range(REGIONS)
        if holder(s, region) == seat
    ]
    return made + [
        Made("jewelry", int(s.box.jewel_points[jewel]), jewel_name(s.box, jewel))
        for jewel in range(JEWELS)
        if s.jewel_at[jewel] == JEWEL_OF + seat
    ]


PEOPLE = (tell.PEOPLE_USED, tell.PEOPLE_DOUBLED, tell.PEOPLE_EXTRA)
ACCOUNT = Account(
    things=_things,
    where={tell.PEOPLE_POINTS: PEOPLE},
)
