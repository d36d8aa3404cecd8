"""Chapters 8 to 11: on which squares a seat can build, and why not on the others."""

from __future__ import annotations

from typing import Final

from motu.games.mangrovia.box import (
    JOKER,
    LANDSCAPES,
    MOST_SUM,
    PAY_AMULET,
    PAYMENTS,
    PLAIN,
    SQUARES,
)
from motu.games.mangrovia.state import NOBODY, Mangrovia
from motu.kernel.core import LEGAL, NO_SUCH_ACTION
from motu.kernel.vectors import i64

# Why not on this square:
WITHOUT_BIRD: Final = 503
CARD_MISSING: Final = 802
SUM_TOO_SMALL: Final = 803
NOT_EXACTLY: Final = 804
OTHER_CURRENCY: Final = 805
OCCUPIED: Final = 810
TWO_CARDS_NEEDED: Final = 1002
SINGLE_ONLY: Final = 1004
NEVER_DOUBLED: Final = 1005
DOUBLE_SUM_MISSING: Final = 1007
BOTH_NEED_BIRDS: Final = 1008
EITHER_CARD_MISSING: Final = 1101
BIRD_ON_OTHER_LANDSCAPE: Final = 1102
# Why on no square at all:
BIRDS_ELSEWHERE: Final = 10503
OUT_OF_CARDS: Final = 10802
NOTHING_PAYABLE: Final = 10803
OUT_OF_HUTS: Final = 809
DOUBLE_UNPAYABLE: Final = 11002
ONE_HUT_LEFT: Final = 1006

NOTHING: Final = 1  # the sums that can be paid with nothing: bit 0


def sums(s: Mangrovia, seat: i64, first: i64, last: i64, less: i64, most: i64) -> i64:
    """Bit n: exactly n can be paid with the means `first` to `last` - 1 that are left, one `less` of it."""
    one: i64 = 1
    within = (one << most) - 1 | one << most
    bits: i64 = NOTHING
    x: i64
    i: i64
    for x in range(first, last):
        n = s.payable(seat, x)
        if x == less:
            n -= 1
        worth = s.box.worth[x]
        if n > 0 and worth <= most:
            for i in range(n):
                bits |= (bits & within >> worth) << worth
    return bits


def offering_sums(s: Mangrovia, seat: i64) -> i64:
    """What a seat can pay in offerings (MG-8.11)."""
    return sums(s, seat, 0, PAY_AMULET, -1, MOST_SUM)


def amulet_sums(s: Mangrovia, seat: i64) -> i64:
    """What a seat can pay in amulets."""
    return sums(s, seat, PAY_AMULET, PAYMENTS, -1, MOST_SUM)


def in_hand(s: Mangrovia, seat: i64) -> i64:
    """Bit set of the landscapes of which a seat has a card."""
    one: i64 = 1
    bits: i64 = 0
    x: i64
    for x in range(LANDSCAPES):
        if s.playable(seat, x) > 0:
            bits |= one << x
    return bits


def open_lands(s: Mangrovia, seat: i64) -> i64:
    """Bit set of the landscapes on which a seat can put a hut: a card and a bird, or a joker."""
    return 15 if s.playable(seat, JOKER) > 0 else in_hand(s, seat) & s.birds


def fitting(s: Mangrovia, seat: i64, square: i64, birds: i64) -> i64:
    """How many cards of a seat show a landscape of a square that is among `birds`; jokers too."""
    lands = s.box.land[square] & birds
    cards = s.playable(seat, JOKER)
    x: i64
    for x in range(LANDSCAPES):
        if lands >> x & 1:
            cards += s.playable(seat, x)
    return cards


def why_not_here(s: Mangrovia, seat: i64, square: i64) -> i64:
    """LEGAL, or why a seat cannot build a hut on a square (MG-8.1 - 8.5, 8.10, 5.3, 11.1, 11.2)."""
    lands = s.box.land[square]
    if lands == 0:
        return NO_SUCH_ACTION
    if s.owner[square] != NOBODY:
        return OCCUPIED
    if not lands & open_lands(s, seat):
        if not lands & s.birds:
            return WITHOUT_BIRD
        if not lands & in_hand(s, seat):
            return CARD_MISSING if lands & lands - 1 == 0 else EITHER_CARD_MISSING
        return BIRD_ON_OTHER_LANDSCAPE
    return why_no_sum(s, seat, square, s.box.cost[square], SUM_TOO_SMALL)


def why_no_sum(s: Mangrovia, seat: i64, square: i64, cost: i64, reason: i64) -> i64:
    """LEGAL if exactly `cost` can be paid in the currency of the square (MG-8.3 - 8.5)."""
    mine = offering_sums(s, seat)
    other = amulet_sums(s, seat)
    if s.box.pays[square]:
        mine, other = other, mine
    if mine >> cost & 1:
        return LEGAL
    if other >> cost & 1:
        return OTHER_CURRENCY
    return NOT_EXACTLY if reason == SUM_TOO_SMALL and mine >> cost > 0 else reason


def why_not_double_here(s: Mangrovia, seat: i64, square: i64) -> i64:
    """LEGAL, or why a seat cannot build a double hut on a square (MG-10.2 - 10.8)."""
    lands = s.box.land[square]
    if lands == 0:
        return NO_SUCH_ACTION
    if s.box.area[square] != PLAIN:
        return SINGLE_ONLY
    if s.owner[square] != NOBODY:
        return NEVER_DOUBLED if s.owner[square] == seat + 1 and s.huts[square] == 1 else OCCUPIED
    if fitting(s, seat, square, s.birds) < 2:
        if not lands & s.birds:
            return WITHOUT_BIRD
        return BOTH_NEED_BIRDS if fitting(s, seat, square, 15) >= 2 else TWO_CARDS_NEEDED
    return why_no_sum(s, seat, square, 2 * s.box.cost[square], DOUBLE_SUM_MISSING)


def why_no_hut(s: Mangrovia, seat: i64) -> i64:
    """LEGAL if a seat can build a hut somewhere."""
    if s.supply[seat] == 0:
        return OUT_OF_HUTS
    lands = open_lands(s, seat)
    if lands == 0:
        return BIRDS_ELSEWHERE if in_hand(s, seat) else OUT_OF_CARDS
    offerings = offering_sums(s, seat)
    amulets = amulet_sums(s, seat)
    at: i64
    for at in range(SQUARES):
        if s.box.land[at] & lands and s.owner[at] == NOBODY:
            mine = amulets if s.box.pays[at] else offerings
            if mine >> s.box.cost[at] & 1:
                return LEGAL
    return NOTHING_PAYABLE


def why_no_double(s: Mangrovia, seat: i64) -> i64:
    """LEGAL if a seat can build a double hut somewhere."""
    if s.supply[seat] < 2:
        return ONE_HUT_LEFT if s.supply[seat] == 1 else OUT_OF_HUTS
    lands = open_lands(s, seat)
    if lands == 0:
        return DOUBLE_UNPAYABLE
    offerings = offering_sums(s, seat)
    amulets = amulet_sums(s, seat)
    at: i64
    for at in range(SQUARES):
        if s.box.land[at] & lands and s.owner[at] == NOBODY and s.box.area[at] == PLAIN:
            mine = amulets if s.box.pays[at] else offerings
            if mine >> 2 * s.box.cost[at] & 1 and fitting(s, seat, at, s.birds) >= 2:
                return LEGAL
    return DOUBLE_UNPAYABLE
