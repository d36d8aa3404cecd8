"""Chapter 6: purchases and their payment."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.cards import FILL_ROW
from motu.games.pantheon.rules.pieces import (
    CARDS,
    FREE_MONEY,
    HEXES,
    KINDS,
    MONEY,
    MONEYS,
    MORE_MONEY,
    NONE,
    RANKS,
)
from motu.games.pantheon.rules.placing import (
    JUMPS_USED_UP,
    OCCUPIED_COSTS_MORE,
    cheapest_place,
    comes_earlier,
    cost_at,
    list_places,
    place,
    why_not_there,
)
from motu.games.pantheon.rules.rewards import RANK_HIGHEST, REWARDS
from motu.games.pantheon.state import COLUMNS, FEET, Pantheon
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

FOOT: Final = 16  # answers to Purchase after kind * 4 + rank - 1
COLUMN: Final = 17
ON_HEX: Final = 18
DONE: Final = 274  # after the last hex
GIVEN: Final = 1  # bits of `b` of a Purchase step: money is given (Cartago) ...
BOUGHT: Final = 2  # ... something is bought ...
LAST: Final = 2  # ... shift of the last purchase + 1
UNPAYABLE: Final = 99  # dearer than all money there is

MONEY_CARD_MISSING: Final = 10117
PLACING_WITH_GIVEN_MONEY: Final = 308
GIVEN_MONEY_SHORT: Final = 309
BUY_SOMETHING: Final = 20404
NEW_TILE_TOO_DEAR: Final = 603
RISE_TOO_DEAR: Final = 604
PIECE_TOO_DEAR: Final = 606
PLACE_TOO_DEAR: Final = 607
OCCUPIED_TOO_DEAR: Final = 10607
JUMP_WHEN_BUYING: Final = 609
RANK_ONLY_RISES: Final = 10613
NONE_TO_BUY: Final = 614
SHORT_OF_MONEY: Final = 615
FROM_THE_HIGHEST_DOWN: Final = 617
HIGHER_CARD_FIRST: Final = 10617
STONKUS_GIVES_LESS: Final = 1010
MORE_THAN_THE_PRICE: Final = 1026


def cheapest_purchase(s: Pantheon, seat: i64) -> i64:
    """The price of the cheapest thing that can be bought now."""
    price: i64 = UNPAYABLE
    if s.general(seat, FEET) > 0 or s.general(seat, COLUMNS) > 0:
        price = s.box.piece_price
    kind: i64
    for kind in range(KINDS):
        rank = s.rank[seat * KINDS + kind]
        if rank < RANKS:
            price = min(price, s.box.rank_price[rank + 1] - s.box.rank_price[rank])
    if price > s.box.free_cost:
        cheapest = cheapest_place(s, seat, 0)
        if cheapest > 0:
            price = min(price, cheapest)
    return price


def can_buy(s: Pantheon, seat: i64) -> bool:
    """Whether some purchase can be paid (PA-4.4)."""
    money = s.money(seat) + s.power(seat, MORE_MONEY)
    return money > 0 and cheapest_purchase(s, seat) <= money


def begin_purchases(s: Pantheon, seat: i64) -> None:
    """A Buy action: at least one purchase, one payment, then rewards (PA-6.1, 6.15, 6.16)."""
    s.buyer = seat
    s.pledge_top = MONEYS
    s.pledge = max(cheapest_purchase(s, seat) - s.power(seat, MORE_MONEY), 0)
    s.push(PURCHASE.step(seat))


def settle(s: Pantheon) -> None:
    """All is paid: what was shown is shown."""
    s.reveal()
    s.buyer = NONE
    s.pledge = 0
    s.pledge_top = 0


@final
class Purchase(Rule[Pantheon]):
    """Tiles, ranks, pieces and placements, as long as the money lasts (PA-6.1 - 6.9, 6.13, 6.14).

    With given money nothing is placed and no other money used (PA-3.8, 3.9).
    Action: kind * 4 + rank - 1, foot, column, 18 + hex, done; a = owed, b = see the bits above.
    """

    def left(self, s: Pantheon, player: i64, a: i64, b: i64) -> i64:
        """Money that can still be spent."""
        if b & GIVEN:
            return s.box.rise_amount[s.people] - a
        return s.money(player) + s.power(player, MORE_MONEY) - a

    def price(self, s: Pantheon, player: i64, x: i64) -> i64:
        """What an answer costs."""
        if x < FOOT:
            rank = s.rank[player * KINDS + x // RANKS]
            return s.box.rank_price[x % RANKS + 1] - s.box.rank_price[rank]
        if x < ON_HEX:
            return s.box.piece_price
        return cost_at(s, x - ON_HEX)

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DONE:
            return LEGAL if b & (GIVEN | BOUGHT) else BUY_SOMETHING
        left = self.left(s, player, a, b)
        if x >= ON_HEX:
            if b & GIVEN:
                return PLACING_WITH_GIVEN_MONEY
            return self._check_place(s, player, x - ON_HEX, left)
        short: i64 = PIECE_TOO_DEAR
        if x < FOOT:
            rank = s.rank[player * KINDS + x // RANKS]
            if x % RANKS + 1 <= rank:
                return RANK_HIGHEST if rank == RANKS else RANK_ONLY_RISES
            short = RISE_TOO_DEAR if rank > 0 else NEW_TILE_TOO_DEAR
        elif s.general(player, FEET if x == FOOT else COLUMNS) == 0:
            return NONE_TO_BUY
        if self.price(s, player, x) <= left:
            return LEGAL
        return GIVEN_MONEY_SHORT if b & GIVEN else short

    def _check_place(self, s: Pantheon, player: i64, h: i64, left: i64) -> i64:
        """As in a movement, but for money and without jumps (PA-6.7, 6.9)."""
        reason = why_not_there(s, player, h, left, 0, PLACE_TOO_DEAR)
        if reason == OCCUPIED_COSTS_MORE:
            return OCCUPIED_TOO_DEAR
        return JUMP_WHEN_BUYING if reason == JUMPS_USED_UP else reason

    def options(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> None:
        left = self.left(s, player, a, b)
        kind: i64
        rank: i64
        for kind in range(KINDS):
            now = s.rank[player * KINDS + kind]
            for rank in range(now + 1, RANKS + 1):
                if s.box.rank_price[rank] - s.box.rank_price[now] <= left:
                    out.add(kind * RANKS + rank - 1)
        if s.box.piece_price <= left:
            if s.general(player, FEET) > 0:
                out.add(FOOT)
            if s.general(player, COLUMNS) > 0:
                out.add(COLUMN)
        if not b & GIVEN:
            list_places(s, player, left, 0, ON_HEX, out)
        if b & (GIVEN | BOUGHT):
            out.add(DONE)

    def redundant(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Search buys tiles by kind, each at once at its last rank, then feet, columns and places."""
        last = (b >> LAST) - 1
        if last < 0 or x == DONE:
            return False
        if x >= ON_HEX:
            return last >= ON_HEX and comes_earlier(s, player, x - ON_HEX, last - ON_HEX)
        if last >= FOOT:
            return x < min(last, ON_HEX)
        return x < FOOT and x // RANKS <= last // RANKS

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DONE:
            if not b & GIVEN:
                self._settle(s, player, a)
            return
        price = self.price(s, player, x)
        if x < FOOT:
            s.rank[player * KINDS + x // RANKS] = x % RANKS + 1
            s.tell(tell.RANK_BOUGHT, player, x // RANKS, x % RANKS + 1, price)
        elif x < ON_HEX:
            s.acquire(player, FEET if x == FOOT else COLUMNS, 1)
            s.tell(tell.PIECE_BOUGHT, player, x - FOOT, price)
        else:
            h = x - ON_HEX
            s.tell(tell.PLACED_FOR_MONEY, player, h, price, 0 if s.box.site_of[h] < 0 else 1)
            place(s, player, h)
        if not b & GIVEN:
            s.pledge = max(a + price - s.power(player, MORE_MONEY), 0)
        s.push(self.step(player, a + price, b & GIVEN | BOUGHT | x + 1 << LAST))

    def _settle(self, s: Pantheon, player: i64, price: i64) -> None:
        """The money of Stonkus, the cards, the row, the rewards (PA-6.15, 6.16)."""
        s.push(REWARDS.step(player))
        s.push(FILL_ROW.step())
        if s.power(player, MORE_MONEY) > 0:
            s.push(STONKUS_MONEY.step(player, price))
        else:
            s.push(PAY_WITH.step(player, price))


@final
class StonkusMoney(Rule[Pantheon]):
    """How much deities pay; hand money must cover the rest (PA-10.10, 10.26). Action: money; a = price."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x > s.power(player, MORE_MONEY):
            return STONKUS_GIVES_LESS
        if x > a:
            return MORE_THAN_THE_PRICE
        return LEGAL if a - x <= s.money(player) else SHORT_OF_MONEY

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x > 0:
            s.tell(tell.STONKUS_PAID, player, x)
        s.pledge = a - x
        if x < a:
            s.push(PAY_WITH.step(player, a - x))
        else:
            settle(s)


@final
class PayWith(Rule[Pantheon]):
    """Card by card, values never rising, none that could be left out, no change (PA-6.10 - 6.12, 6.17).

    Action: value - 1; a = still to pay, b = the last value, 0 before the first.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.hand[player * CARDS + MONEY + x] == 0:
            return MONEY_CARD_MISSING
        if b > 0 and x + 1 > b:
            return FROM_THE_HIGHEST_DOWN
        return LEGAL if s.money(player, x + 1) >= a else HIGHER_CARD_FIRST

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.toss(player, MONEY + x, 1)
        s.tell(tell.PAID, player, x + 1)
        if x + 1 < a:
            s.pledge = a - x - 1
            s.pledge_top = x + 1
            s.push(self.step(player, a - x - 1, x + 1))
        else:
            settle(s)


PURCHASE: Final = Purchase(CHOICE, DONE + 1, guarded=True)
STONKUS_MONEY: Final = StonkusMoney(CHOICE, FREE_MONEY + 1, guarded=True)
PAY_WITH: Final = PayWith(CHOICE, MONEYS, guarded=True)

assert ON_HEX + HEXES == DONE
