"""Chapter 11: missions are paid and taken."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.auction import CHECK_ROW
from motu.games.raiatea.rules.pieces import (
    COLUMNS,
    CONDITION,
    DESIGNS,
    DISCOUNT_MANA,
    DISCOUNT_PEARLS,
    GOODS,
    KINDS,
    MIRROR,
)
from motu.games.raiatea.state import NOBODY, Raiatea
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

DISTINCT: Final = 256  # flag of PayGood: no type twice

TYPE_PAID_ALREADY: Final = 1102
TOO_FEW_TO_PAY: Final = 11102
NO_MASK_TO_PAY: Final = 21102
BOUND_CANNOT_PAY: Final = 1115


def copies(a: i64) -> i64:
    """Of `a` of PayGood: how many of a type each pick pays."""
    return a & 15


def picks_left(a: i64) -> i64:
    """Of `a` of PayGood: how many picks are still to come."""
    return a >> 4 & 15


def pearls_asked(s: Raiatea, seat: i64, mission: i64) -> i64:
    """Pearls of a mission for this seat, less what a permanent ritual takes off."""
    return max(0, s.box.mission_pearls[mission] - s.power(seat, DISCOUNT_PEARLS))


def mana_asked(s: Raiatea, seat: i64, mission: i64) -> i64:
    """Mana of a mission for this seat, less what a permanent ritual takes off."""
    return max(0, s.box.mission_mana[mission] - s.power(seat, DISCOUNT_MANA))


def pay(s: Raiatea, seat: i64, slot: i64) -> None:
    """Pearls and mana to the supply, named goods to the market, then what is to choose (RA-11.3, 11.14)."""
    mission = s.tile[slot]
    s.push(TAKE_TILE.step(seat, slot))
    if s.box.mission_kind[mission] == CONDITION:
        return
    pearls = pearls_asked(s, seat, mission)
    mana = mana_asked(s, seat, mission)
    s.pearls[seat] -= pearls
    s.mana[seat] -= mana
    if pearls + mana > 0:
        s.tell(tell.MISSION_PAID, seat, pearls, mana)
    good: i64
    i: i64
    for good in range(GOODS):
        for i in range(s.box.mission_goods[mission * GOODS + good]):
            pay_good(s, seat, good)
    if s.box.mission_masks[mission] > 0:
        s.push(PAY_MASK.step(seat, s.box.mission_masks[mission]))
    if s.box.mission_any[mission] > 0:
        s.push(PAY_GOOD.step(seat, 1 | s.box.mission_any[mission] << 4))
    if s.box.mission_alike[mission] > 0:
        s.push(PAY_GOOD.step(seat, s.box.mission_alike[mission] | 16))
    if s.box.mission_unlike[mission] > 0:
        s.push(PAY_GOOD.step(seat, 1 | s.box.mission_unlike[mission] << 4 | DISTINCT))


def pay_good(s: Raiatea, seat: i64, good: i64) -> None:
    """A good goes to its market and lowers its price."""
    s.spend_good(seat, good)
    s.to_goods_market(good)
    s.tell(tell.GOOD_PAID, seat, good)


@final
class PayGood(Rule[Raiatea]):
    """Which goods are paid: any, identical or different ones (RA-11.2, 11.3).

    Action: good; a = copies of each pick | picks left << 4 | DISTINCT, b = types paid | last type << 4.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if a & DISTINCT and b >> x & 1:
            return TYPE_PAID_ALREADY
        return LEGAL if s.goods[player * GOODS + x] >= copies(a) else TOO_FEW_TO_PAY

    def redundant(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Picks in rising order, with enough goods left for the others."""
        left: i64 = 0
        good: i64
        for good in range(x, GOODS):
            held = s.goods[player * GOODS + good]
            left += min(held, 1) if a & DISTINCT else held
        return x < b >> 4 or left < copies(a) * picks_left(a)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        one: i64 = 1
        i: i64
        for i in range(copies(a)):
            pay_good(s, player, x)
        if picks_left(a) > 1:
            s.push(self.step(player, a - 16, (b & 15 | one << x) | x << 4))


@final
class PayMask(Rule[Raiatea]):
    """Which masks or free mirrors are paid; bound cards cannot be (RA-11.3, 11.15, 13.8).

    Action: kind; a = cards still to pay, b = the last kind.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.masks[player * KINDS + x] > 0:
            return LEGAL
        if x < MIRROR and s.bound[player * DESIGNS + x] > 0:
            return BOUND_CANNOT_PAY
        return NO_MASK_TO_PAY

    def redundant(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        left: i64 = 0
        kind: i64
        for kind in range(x, KINDS):
            left += s.masks[player * KINDS + kind]
        return x < b or left < a

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.masks[player * KINDS + x] -= 1
        s.mask_market[x] += 1
        s.tell(tell.MASK_PAID, player, x)
        if a > 1:
            s.push(self.step(player, a - 1, x))


@final
class TakeTile(Rule[Raiatea]):
    """The tile goes behind the screen; then its row is looked at (RA-11.7, 11.12, 11.18). a = slot."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.taker[a] = player
        s.open[s.tile[a]] -= 1
        s.payer = NOBODY
        s.push(CHECK_ROW.step(0, a // COLUMNS))


PAY_GOOD: Final = PayGood(CHOICE, GOODS, guarded=True)
PAY_MASK: Final = PayMask(CHOICE, KINDS)
TAKE_TILE: Final = TakeTile(AUTO)
