"""What is refused in an auction: bids of mana."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.auction import BID_BEYOND_MANA
from tests.games.raiatea.situations import building, give, statue, table
from tests.games.refusing import Case


def bidding() -> motu.Match:
    s = table(3)
    give(s, "A", mana=3)
    statue(s, 1, "t1_auc")
    return building(s)


CASES = [
    Case(
        "BidMana",
        BID_BEYOND_MANA,
        "RA-11.21",
        bidding,
        "bid 4",
        "Vous ne pouvez pas miser 4 mana : vous n’en avez que 3.",
        "You cannot bid 4 mana: you have only 3.",
    ),
]
