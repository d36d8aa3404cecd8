"""Market: selling and buying are free actions beside the questions of one's turn, and close it."""

from __future__ import annotations

from typing import Any

from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.vectors import zeros
from tests.minigames.mini import Mini, Points

GOODS, BUY, DONE = 2, 2, 3
NOTHING_TO_GIVE, NOT_DONE_YET = 101, 102
GATHERED, PAID, TRADED = 1, 2, 3


class Market(Points):
    def __init__(self, players: int, like: Market | None = None) -> None:
        super().__init__(RULES, players, like)
        self.goods = like.goods[:] if like else zeros(players * GOODS)
        self.coins = like.coins[:] if like else zeros(players)


class Gather(Rule[Market]):
    """Take a good; in one's own turn free actions are beside it. Action: good."""

    def choose(self, s: Market, player: int, a: int, b: int, x: int) -> None:
        s.goods[player * GOODS + x] += 1
        s.tell(GATHERED, player, x)


class Tax(Rule[Market]):
    """Give up a good, or make a gift to the next seat. Action: good, 2 gift."""

    def check(self, s: Market, player: int, a: int, b: int, x: int) -> int:
        return LEGAL if x == GOODS or s.goods[player * GOODS + x] else NOTHING_TO_GIVE

    def choose(self, s: Market, player: int, a: int, b: int, x: int) -> None:
        s.tell(PAID, player, x)
        if x == GOODS:
            s.push(GATHER.step(s.clockwise(player, 1)))
        else:
            s.goods[player * GOODS + x] -= 1


class Trade(Rule[Market]):
    """Sell a good for a coin, buy a point for two. Action: good, 2 buy, 3 done; b = 1 ends a turn."""

    def check(self, s: Market, player: int, a: int, b: int, x: int) -> int:
        if x == DONE:
            return LEGAL if b else NOT_DONE_YET
        owned = s.coins[player] // 2 if x == BUY else s.goods[player * GOODS + x]
        return LEGAL if owned else NOTHING_TO_GIVE

    def choose(self, s: Market, player: int, a: int, b: int, x: int) -> None:
        if b and x != DONE:
            s.push(self.step(player, a, b))
        s.coins[player] += (1, 1, -2, 0)[x]
        s.points[player] += x == BUY
        if x < GOODS:
            s.goods[player * GOODS + x] -= 1
        s.tell(TRADED, player, x)


GATHER, TAX, TRADE = Gather(CHOICE, GOODS), Tax(CHOICE, GOODS + 1), Trade(CHOICE, GOODS + 2)
GATHER.beside = TAX.beside = TRADE
RULES: list[Rule[Any]] = [GATHER, TAX, TRADE]


def begin(s: Market) -> None:
    for turn in range(4 * s.players):
        seat = turn % s.players
        s.push(GATHER.free_step(seat))
        s.push(TAX.free_step(seat))
        s.push(TRADE.step(seat, 0, 1))


FOLDER = Mini("beside", range(2, 4), RULES, Market, begin)
