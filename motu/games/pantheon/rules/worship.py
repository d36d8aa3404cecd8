"""Chapter 7: worship, paid with offering tiles and cards."""

from __future__ import annotations

from typing import Final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.cards import fill_row
from motu.games.pantheon.rules.deities import BY_WORSHIP, GAIN_DEITY
from motu.games.pantheon.rules.pieces import DEITIES, KINDS, OFFERING, ORDERS
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import LEGAL, NO_SUCH_ACTION
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

WORSHIPS: Final = 384  # deity * 24 + order of the kinds that pay its numbers

DEITY_NOT_DISPLAYED: Final = 701
OFFERINGS_SHORT: Final = 702
CARDS_ONLY: Final = 1013


def covers(s: Pantheon, seat: i64, deity: i64, order: i64) -> bool:
    """Whether each number of a deity is covered by the kind that this order gives it (PA-7.2, 7.3)."""
    i: i64
    for i in range(s.box.numbers[deity]):
        if s.offerings(seat, s.box.order[order * KINDS + i], deity) < s.box.cost[deity * KINDS + i]:
            return False
    return True


def why_not_worship(s: Pantheon, seat: i64, worship: i64) -> i64:
    """LEGAL, or why a deity cannot be paid in this way; orders that pay alike are one answer."""
    deity = worship // ORDERS
    order = worship % ORDERS
    if not s.box.pays[deity * ORDERS + order]:
        return NO_SUCH_ACTION
    if s.display[deity] == 0:
        return DEITY_NOT_DISPLAYED
    if covers(s, seat, deity, order):
        return LEGAL
    return CARDS_ONLY if s.box.cards_only[deity] else OFFERINGS_SHORT


def list_worships(s: Pantheon, seat: i64, first: i64, out: Moves) -> None:
    """All ways to pay for a displayed deity; `first` = the answer that means deity 0 in order 0."""
    deity: i64
    kind: i64
    i: i64
    for deity in range(s.box.deities):
        if s.display[deity] == 0:
            continue
        most: i64 = 0
        for kind in range(KINDS):
            most = max(most, s.offerings(seat, kind, deity))
        if most < s.box.cost[deity * KINDS]:
            continue
        for i in range(deity * ORDERS, deity * ORDERS + s.box.orders[deity]):
            if covers(s, seat, deity, s.box.order_of[i]):
                out.add(first + deity * ORDERS + s.box.order_of[i])


def worship(s: Pantheon, seat: i64, x: i64) -> None:
    """Cards make up what tiles lack and are discarded; the deity leaves the display (PA-7.1, 7.4, 7.8)."""
    deity = x // ORDERS
    order = x % ORDERS
    spent: i64 = 0
    i: i64
    for i in range(s.box.numbers[deity]):
        kind = s.box.order[order * KINDS + i]
        cards = s.lacking(seat, kind, deity, s.box.cost[deity * KINDS + i])
        s.toss(seat, OFFERING + kind, cards)
        spent += cards
    if spent > 0:
        s.reveal()
    s.display[deity] -= 1
    s.display_left -= 1
    s.tell(tell.WORSHIPPED, seat, deity, spent)
    s.push(GAIN_DEITY.step(seat, deity, BY_WORSHIP))
    fill_row(s)


assert DEITIES * ORDERS == WORSHIPS
