"""What each seat may know: hands, the order of the piles, and demigods that only their owner has seen.

A card taken openly stays known in its hand; who buys has shown that he can pay; the sums of demigods said
aloud at a scoring bind those that were owned then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motu.games.pantheon.rules.pieces import CARDS, DEMIGODS, EMPTY, MONEY, MOVE_CARD, ROW
from motu.kernel.core import UNKNOWN
from motu.kernel.dealing import deal
from motu.kernel.vectors import i64

if TYPE_CHECKING:
    from motu.games.pantheon.state import Pantheon

LOW: Final = 0  # of secret demigods everybody knows how many are low and high ...
HIGH: Final = 1
SAID_LOW: Final = 2  # ... and of those there were at the last scoring also their sum
SAID_HIGH: Final = 3
SAID_SUM: Final = 4
TOLD: Final = 5


def hide(s: Pantheon, viewer: i64) -> None:
    """Overwrite what `viewer` may not see."""
    i: i64
    seat: i64
    for i in range(CARDS):
        s.pile[i] = UNKNOWN
    for i in range(DEMIGODS):
        s.demigod_pile[i] = UNKNOWN
    for seat in range(s.players):
        if seat == viewer:
            continue
        for i in range(seat * CARDS, (seat + 1) * CARDS):
            s.hand[i] = UNKNOWN
        for i in range(seat * DEMIGODS, (seat + 1) * DEMIGODS):
            s.secret[i] = UNKNOWN


def deal_anew(s: Pantheon, viewer: i64) -> None:
    """Unseen cards go to the other hands and the pile, unseen demigods likewise, group by group."""
    gather_cards(s, viewer)
    seat: i64
    for seat in range(s.players):
        if seat != viewer:
            fill_hand(s, seat)
    gather_demigods(s, viewer)
    i: i64
    for seat in range(s.players):
        if seat != viewer:
            for i in range(s.told[seat * TOLD + LOW]):
                demigod_to(s, seat, 0, s.box.low)
            for i in range(s.told[seat * TOLD + HIGH]):
                demigod_to(s, seat, s.box.low, DEMIGODS)


def gather_cards(s: Pantheon, viewer: i64) -> None:
    """All that the viewer cannot place lies in the pile; the other hands keep what is known of them."""
    i: i64
    seat: i64
    for i in range(CARDS):
        s.pile[i] = s.box.card_copies[i] + s.box.special_copies[i] - s.discard[i]
    s.pile[MOVE_CARD] -= s.in_play
    for i in range(ROW):
        if s.row[i] != EMPTY:
            s.pile[s.row[i]] -= 1
    for i in range(s.special_left):
        s.pile[s.special[i]] -= 1
    for seat in range(s.players):
        for i in range(CARDS):
            at = seat * CARDS + i
            if seat != viewer:
                s.hand[at] = s.known[at]
            s.pile[i] -= s.hand[at]


def fill_hand(s: Pantheon, seat: i64) -> None:
    """A hand is filled up from all that is unseen."""
    missing = s.hand_size[seat]
    left: i64 = 0
    i: i64
    for i in range(CARDS):
        missing -= s.hand[seat * CARDS + i]
        left += s.pile[i]
    deal(s.pile, left, missing, s.hand, seat * CARDS, s)


def gather_demigods(s: Pantheon, viewer: i64) -> None:
    """All demigods that the viewer cannot place lie in the pile."""
    i: i64
    seat: i64
    for i in range(DEMIGODS):
        s.demigod_pile[i] = s.box.demigod_copies[i] - s.shown[i] - s.gone[i]
    for seat in range(s.players):
        for i in range(DEMIGODS):
            at = seat * DEMIGODS + i
            if seat != viewer:
                s.secret[at] = 0
            s.demigod_pile[i] -= s.open_demigods[at] + s.secret[at]


def demigod_to(s: Pantheon, seat: i64, least: i64, most: i64) -> None:
    """One unseen demigod of a group becomes a secret of that seat."""
    left: i64 = 0
    value: i64
    for value in range(least, most):
        left += s.demigod_pile[value]
    nth = s.below(left)
    for value in range(least, most):
        nth -= s.demigod_pile[value]
        if nth < 0:
            s.demigod_pile[value] -= 1
            s.secret[seat * DEMIGODS + value] += 1
            return


def promised(s: Pantheon, viewer: i64) -> bool:
    """Who buys can pay, and demigods summed aloud have that sum."""
    seat: i64
    for seat in range(s.players):
        if seat != viewer and not (can_pay(s, seat) and sum_fits(s, seat)):
            return False
    return True


def can_pay(s: Pantheon, seat: i64) -> bool:
    """Whether a hand covers what its owner has bought and not yet paid."""
    return seat != s.buyer or s.money(seat, s.pledge_top) >= s.pledge


def sum_fits(s: Pantheon, seat: i64) -> bool:
    """Whether the demigods of a seat contain as many as it summed aloud, with that sum."""
    at = seat * TOLD
    low = s.told[at + SAID_LOW]
    high = s.told[at + SAID_HIGH]
    return low + high == 0 or part(s, seat, 0, low, high, s.told[at + SAID_SUM])


def part(s: Pantheon, seat: i64, value: i64, low: i64, high: i64, rest: i64) -> bool:
    """Whether so many demigods from this value on have the sum `rest`."""
    if value == DEMIGODS:
        return low == 0 and high == 0 and rest == 0
    n: i64
    for n in range(s.secret[seat * DEMIGODS + value] + 1):
        fewer_low = low - n if value < s.box.low else low
        fewer_high = high if value < s.box.low else high - n
        if fewer_low < 0 or fewer_high < 0:
            return False
        if part(s, seat, value + 1, fewer_low, fewer_high, rest - n * (value + 1)):
            return True
    return False


def keep_promise(s: Pantheon, viewer: i64) -> bool:
    """The buyer gets the best money that is unseen; demigods are tried out one after the other."""
    seat: i64
    if s.buyer >= 0 and s.buyer != viewer:
        gather_cards(s, viewer)
        value = s.pledge_top
        while not can_pay(s, s.buyer):
            card = MONEY - 1 + value
            if s.pile[card] > 0:
                s.pile[card] -= 1
                s.hand[s.buyer * CARDS + card] += 1
            else:
                value -= 1
        for seat in range(s.players):
            if seat != viewer:
                fill_hand(s, seat)
    gather_demigods(s, viewer)
    return try_demigods(s, viewer, 0, 0, 0)


def try_demigods(s: Pantheon, viewer: i64, seat: i64, held: i64, least: i64) -> bool:
    """Give each seat from `seat` on its secret demigods, values never falling, so that all sums fit."""
    if seat == s.players:
        return True
    low = s.told[seat * TOLD + LOW]
    if seat == viewer or held == low + s.told[seat * TOLD + HIGH]:
        if seat != viewer and not sum_fits(s, seat):
            return False
        return try_demigods(s, viewer, seat + 1, 0, 0)
    first = least if held < low else max(least, s.box.low)
    most: i64 = s.box.low if held < low else DEMIGODS
    value: i64
    for value in range(first, most):
        if s.demigod_pile[value] > 0:
            s.demigod_pile[value] -= 1
            s.secret[seat * DEMIGODS + value] += 1
            if try_demigods(s, viewer, seat, held + 1, value):
                return True
            s.demigod_pile[value] += 1
            s.secret[seat * DEMIGODS + value] -= 1
    return False
