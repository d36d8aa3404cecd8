"""Chapter 14: jewelry for shells."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import JEWELS, JEWELS_A_ROUND
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.state import JEWEL_OF, UNSOLD, Bora
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DECLINE: Final = JEWELS

NOT_OF_THIS_ROUND: Final = 1401
TOO_FEW_SHELLS: Final = 1402
ALREADY_SOLD: Final = 11402


def on_sale(s: Bora, jewel: i64) -> bool:
    """Whether a jewel lies in the column of this round."""
    at = s.jewel_at[jewel] - 1
    return at >= 0 and at // JEWELS_A_ROUND == s.round - 1


@final
class NextJewel(Rule[Bora]):
    """In the new turn order everybody may buy, then the rest goes (BB-14.1, 14.3). a = place."""

    def run(self, s: Bora, player: i64, a: i64, b: i64) -> None:
        if a < s.players:
            s.push(self.step(0, a + 1))
            s.push(BUY_JEWELRY.step(s.order[a]))
            return
        jewel: i64
        for jewel in range(JEWELS):
            if on_sale(s, jewel):
                s.jewel_at[jewel] = UNSOLD


@final
class BuyJewelry(Rule[Bora]):
    """At most one jewel of this round, paid in shells (BB-14.1, 14.2, 14.5). Action: jewel, then none."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        if not on_sale(s, x):
            return ALREADY_SOLD if JEWEL_OF <= s.jewel_at[x] < UNSOLD else NOT_OF_THIS_ROUND
        return LEGAL if s.box.jewel_cost[x] <= s.shells[player] else TOO_FEW_SHELLS

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        x: i64
        for x in range(JEWELS):
            if on_sale(s, x) and s.box.jewel_cost[x] <= s.shells[player]:
                out.add(x)
        out.add(DECLINE)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        s.shells[player] -= s.box.jewel_cost[x]
        s.jewel_at[x] = JEWEL_OF + player
        s.jewels[player] += 1
        s.tell(tell.JEWEL_BOUGHT, player, x)


NEXT_JEWEL: Final = NextJewel(AUTO)
BUY_JEWELRY: Final = BuyJewelry(CHOICE, JEWELS + 1)
