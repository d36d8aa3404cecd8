"""What is refused in chapter 3: set-up."""

from __future__ import annotations

import motu
from motu.games.costa_ruana.rules.setup import NO_ROOM_TO_SETTLE
from tests.games.costa_ruana.situations import costa
from tests.games.refusing import Case


def settling_on_a_full_island() -> motu.Match:
    match = costa().start(seats=3, seed=3)
    order = [(match.awaiting[0] + n) % 3 for n in range(3)]
    for n in range(7):
        match.play(order[n % 3], "settle island_1")
    return match


CASES = [
    Case(
        "SettleIslander",
        NO_ROOM_TO_SETTLE,
        "CR-2.4",
        settling_on_a_full_island,
        "settle island_1",
        "L’île aux Palmiers est pleine : 7 habitants.",
        "Palm Island is full: 7 islanders.",
        player="",
    ),
]
