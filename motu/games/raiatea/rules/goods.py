"""Goods taken from their market (chapters 8, 10 and 12)."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import GOODS
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DECLINE: Final = 4
DIFFERENT: Final = 16  # flag of `a`: no type twice; the bits below it are the types taken

GOOD_NOT_IN_MARKET: Final = 814
TYPE_TAKEN_ALREADY: Final = 1012


@final
class TakeGood(Rule[Raiatea]):
    """A good of the market, which raises its price; it may be declined (RA-8.6, 10.9, 12.5).

    Action: good, 4 decline; a = types excluded, b = goods still to take.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        if a >> x & 1:
            return TYPE_TAKEN_ALREADY
        return LEGAL if s.goods_market[x] > 0 else GOOD_NOT_IN_MARKET

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        before = out.n
        x: i64
        for x in range(GOODS):
            if s.goods_market[x] > 0 and not a >> x & 1:
                out.add(x)
        if out.n > before:
            out.add(DECLINE)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        s.from_goods_market(player, x)
        s.tell(tell.GOOD_TAKEN, player, x, s.price[x] + 1)
        if b > 1:
            one: i64 = 1
            s.push(self.step(player, a | one << x if a & DIFFERENT else a, b - 1))


TAKE_GOOD: Final = TakeGood(CHOICE, GOODS + 1, guarded=True, may_lapse=True)
