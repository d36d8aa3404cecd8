"""Chapter 8: the Market."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.assistants import ASSISTANT_NOT_IN_MARKET, NONE_ACTIVE, hire
from motu.games.raiatea.rules.pieces import ASSISTANTS, GOODS, LEVELS, MARKET_SALE, MERCHANT, SALES
from motu.games.raiatea.rules.rituals import push_effect
from motu.games.raiatea.rules.rolls import ROLL_FOR
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

HIRE: Final = 24  # first action of each kind; before it, sales: good * LEVELS + level
HIRE_FREE: Final = 28
USE_MERCHANT: Final = 32
END: Final = 36
PAID_ONE: Final = 1  # bits of `b`
TOOK_ONE: Final = 2

SALES_MADE: Final = 802
ABOVE_THE_MARKER: Final = 803
ALREADY_AT_THE_TOP: Final = 807
ONE_FOR_PEARLS: Final = 808
TOO_FEW_PEARLS: Final = 10808
KAHUNA_ONLY: Final = 809
TOOK_FREE_ONE: Final = 10809
NOTHING_TO_SELL: Final = 816


def push_market(s: Raiatea) -> None:
    """Merchants' roll, then each player sells and hires in the order he likes (RA-8.1, 8.10)."""
    i: i64
    for i in range(s.players - 1, -1, -1):
        s.push(MARKET_TURN.free_step(s.clockwise(s.kahuna, i)))
    s.push(ROLL_FOR.step(0, MERCHANT))


def sales_allowed(s: Raiatea, seat: i64) -> i64:
    """One, another for the Kahuna, another for a permanent ritual (RA-8.2)."""
    kahuna = s.box.kahuna_sales if seat == s.kahuna else 0
    return s.box.sales + kahuna + s.power(seat, MARKET_SALE)


@final
class MarketTurn(Rule[Raiatea]):
    """Sell, hire, use merchants, until one ends it (RA-8.2, 8.3, 8.8, 8.9, 12.9, 12.16).

    Action: good * 6 + level, 24 + assistant hired, 28 + assistant free, 32 + good of a merchant, 36 end;
    a = sales made, b = PAID_ONE | TOOK_ONE.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x < HIRE:
            return self._check_sale(s, player, a, x // LEVELS, x % LEVELS)
        kind = x % ASSISTANTS
        if x < HIRE_FREE:
            if s.assistant_market[kind] == 0:
                return ASSISTANT_NOT_IN_MARKET
            if b & PAID_ONE:
                return ONE_FOR_PEARLS
            return LEGAL if s.pearls[player] >= s.box.hire_price else TOO_FEW_PEARLS
        if x < USE_MERCHANT:
            if player != s.kahuna:
                return KAHUNA_ONLY
            if b & TOOK_ONE:
                return TOOK_FREE_ONE
            return LEGAL if s.assistant_market[kind] > 0 else ASSISTANT_NOT_IN_MARKET
        if x < END:
            if s.active[player * ASSISTANTS + MERCHANT] == 0:
                return NONE_ACTIVE
            return LEGAL if s.price[kind] < s.box.top_level[kind] else ALREADY_AT_THE_TOP
        return LEGAL

    def _check_sale(self, s: Raiatea, player: i64, sold: i64, good: i64, level: i64) -> i64:
        if level > s.box.top_level[good]:
            return NO_SUCH_ACTION
        if s.goods[player * GOODS + good] == 0:
            return NOTHING_TO_SELL
        if sold >= sales_allowed(s, player):
            return SALES_MADE
        return LEGAL if level <= s.price[good] else ABOVE_THE_MARKER

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        x: i64
        level: i64
        if a < sales_allowed(s, player):
            for x in range(GOODS):
                if s.goods[player * GOODS + x] > 0:
                    for level in range(s.price[x] + 1):
                        out.add(x * LEVELS + level)
        if not b & PAID_ONE and s.pearls[player] >= s.box.hire_price:
            for x in range(ASSISTANTS):
                if s.assistant_market[x] > 0:
                    out.add(HIRE + x)
        if player == s.kahuna and not b & TOOK_ONE:
            for x in range(ASSISTANTS):
                if s.assistant_market[x] > 0:
                    out.add(HIRE_FREE + x)
        if s.active[player * ASSISTANTS + MERCHANT] > 0:
            for x in range(GOODS):
                if s.price[x] < s.box.top_level[x]:
                    out.add(USE_MERCHANT + x)
        out.add(END)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        kind = x % ASSISTANTS
        if x < HIRE:
            self._sell(s, player, a, b, x // LEVELS, x % LEVELS)
        elif x < HIRE_FREE:
            hire(s, player, kind, s.box.hire_price)
            s.push(self.free_step(player, a, b | PAID_ONE))
        elif x < USE_MERCHANT:
            hire(s, player, kind, 0)
            s.push(self.free_step(player, a, b | TOOK_ONE))
        elif x < END:
            s.exhaust(player, MERCHANT)
            s.price[kind] = s.box.top_level[kind]
            s.tell(tell.MERCHANT_USED, player, kind)
            s.push(self.free_step(player, a, b))

    def _sell(self, s: Raiatea, player: i64, a: i64, b: i64, good: i64, level: i64) -> None:
        """One bonus at or below the marker; only afterwards the price falls (RA-8.3, 8.4, 8.13)."""
        s.spend_good(player, good)
        s.goods_market[good] += 1
        s.tell(tell.SOLD, player, good, level + 1)
        s.push(self.free_step(player, a + 1, b))
        s.push(LOWER_PRICE.step(player, good))
        push_effect(s, player, SALES + good * LEVELS + level)


@final
class LowerPrice(Rule[Raiatea]):
    """After the bonus of a sale its price falls by one level (RA-8.4, 8.7). a = good."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if s.price[a] > 0:
            s.price[a] -= 1


MARKET_TURN: Final = MarketTurn(CHOICE, END + 1, guarded=True)
LOWER_PRICE: Final = LowerPrice(AUTO)
