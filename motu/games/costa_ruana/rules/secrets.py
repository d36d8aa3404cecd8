"""What each seat may know: its own hand, what it laid face down, its own hut.

Huts are hidden but countable: every treasure was collected in public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motu.games.costa_ruana.box import EMPTY, HAND, SEATS, TYPES
from motu.kernel.core import UNKNOWN
from motu.kernel.dealing import take
from motu.kernel.vectors import i64

if TYPE_CHECKING:
    from motu.games.costa_ruana.state import Costa


def hide(s: Costa, viewer: i64) -> None:
    """Overwrite what `viewer` may not see."""
    i: i64
    seat: i64
    for i in range(TYPES):
        s.deck[i] = UNKNOWN
    for seat in range(s.players):
        if seat == viewer:
            continue
        if not s.open_huts and not s.finished:
            s.hut[seat] = UNKNOWN
        for i in range(seat * HAND, (seat + 1) * HAND):
            s.hand[i] = UNKNOWN
        if _face_down(s, seat):
            s.table_card[SEATS + seat] = UNKNOWN


def deal_anew(s: Costa, viewer: i64) -> None:
    """What the viewer has not seen goes to the other hands, their face-down cards and the pile."""
    unseen = _gather(s, viewer)
    seat: i64
    i: i64
    for seat in range(s.players):
        if seat == viewer:
            continue
        if _face_down(s, seat):
            s.table_card[SEATS + seat] = take(s.deck, unseen, s)
            unseen -= 1
        size = s.hand_size[seat]
        for i in range(seat * HAND, (seat + 1) * HAND):
            s.hand[i] = EMPTY
        s.hand_size[seat] = 0
        for i in range(size):
            s.add_card(seat, take(s.deck, unseen, s))
            unseen -= 1


def _gather(s: Costa, viewer: i64) -> i64:
    """All cards unknown to the viewer go to the pile: how many."""
    i: i64
    seat: i64
    for i in range(TYPES):
        s.deck[i] = s.box.cards[s.players * TYPES + i] - s.discard[i]
    unseen = s.deck_left
    for seat in range(s.players):
        if s.table_card[seat] != EMPTY:
            s.deck[s.table_card[seat]] -= 1
        if seat != viewer and _face_down(s, seat):
            unseen += 1
        elif s.table_card[SEATS + seat] != EMPTY:
            s.deck[s.table_card[SEATS + seat]] -= 1
        if seat != viewer:
            unseen += s.hand_size[seat]
        else:
            for i in range(seat * HAND, seat * HAND + s.hand_size[seat]):
                s.deck[s.hand[i]] -= 1
    return unseen


def _face_down(s: Costa, seat: i64) -> bool:
    """Whether a card laid by this seat lies unrevealed on the table."""
    return not s.cards_open and s.table_card[SEATS + seat] != EMPTY
