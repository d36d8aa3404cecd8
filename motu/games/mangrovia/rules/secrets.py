"""What each seat may know: its own cards and amulets, and what it has seen of the others (memory.py).

What it cannot know is dealt anew, so that the world fits all it has seen. Each kind of piece is dealt by
itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motu.games.mangrovia.box import AMULET, AMULETS, FIRST, FIRST_AMULET, KINDS, TYPES
from motu.kernel.core import UNKNOWN
from motu.kernel.dealing import take, total
from motu.kernel.vectors import i64, vec, zeros

if TYPE_CHECKING:
    from motu.games.mangrovia.state import Mangrovia


def hide(s: Mangrovia, viewer: i64) -> None:
    """Other hands and amulets, piles and bag, and what others alone remember."""
    last: i64 = TYPES if not s.finished else FIRST_AMULET  # amulets are shown at the end
    seat: i64
    i: i64
    for i in range(last):
        s.pile[i] = UNKNOWN
    for seat in range(s.players):
        if seat == viewer:
            continue
        for i in range(last):
            s.hand[seat * TYPES + i] = UNKNOWN
        for i in range(TYPES):
            s.mine[seat * TYPES + i] = UNKNOWN
        for i in range(AMULETS):
            s.put_back[seat * AMULETS + i] = UNKNOWN
    if s.drawer >= 0 and s.drawer != viewer:
        for i in range(AMULETS):
            s.drawn[i] = UNKNOWN


def deal_anew(s: Mangrovia, viewer: i64) -> None:
    """Old and new pieces apart, as long as the table can tell them apart."""
    kind: i64
    for kind in range(KINDS if not s.finished else AMULET):
        if s.mixed >> kind & 1:
            _deal_in_one_pool(s, viewer, kind)
        else:
            _deal_old_and_new(s, viewer, kind)


def promised(s: Mangrovia) -> bool:
    """Everybody could spend what he has spent."""
    seat: i64
    kind: i64
    for seat in range(s.players):
        for kind in range(KINDS):
            if s.hand[seat * TYPES + FIRST[kind]] < 0:
                return False
    return True


def keep_promise(s: Mangrovia, viewer: i64) -> None:
    """Old or new no longer matters."""
    kind: i64
    for kind in range(KINDS if not s.finished else AMULET):
        _deal_in_one_pool(s, viewer, kind)


def _deal_in_one_pool(s: Mangrovia, viewer: i64, kind: i64) -> None:
    """All that the viewer has not seen goes to the unsure places of the others; the rest is the pile."""
    first = FIRST[kind]
    pool = _unseen(s, viewer, kind)
    _keep_returns(s, viewer, kind, pool)
    left = total(pool)
    seat: i64
    i: i64
    for seat in range(s.players):
        if seat == viewer:
            continue
        unsure = s.held[seat * KINDS + kind] - _clear_row(s, seat, kind)
        for i in range(unsure):
            s.hand[seat * TYPES + first + take(pool, left, s)] += 1
            left -= 1
        if kind == AMULET and seat == s.drawer:
            for i in range(s.drawn_left):
                s.drawn[take(pool, left, s)] += 1
                left -= 1
    _pile(s, viewer, kind, pool)


def _deal_old_and_new(s: Mangrovia, viewer: i64, kind: i64) -> None:
    """What the others held when the pile was formed, and what has been drawn since, are two pools."""
    first = FIRST[kind]
    size = FIRST[kind + 1] - first
    new = zeros(size)
    old = _unseen(s, viewer, kind)
    seat: i64
    t: i64
    i: i64
    for t in range(size):
        new[t] = s.pool[first + t]
        if viewer < s.players:
            new[t] -= s.mine[viewer * TYPES + first + t]
        old[t] -= new[t]
        for seat in range(s.players):
            if seat != viewer:
                old[t] += s.shown[seat * TYPES + first + t]
    _keep_returns(s, viewer, kind, new)
    olds = total(old)
    news = total(new)
    for seat in range(s.players):
        if seat == viewer:
            continue
        _clear_row(s, seat, kind)
        before: i64 = 0
        since: i64 = 0
        if kind == AMULET and seat == s.drawer:
            before = s.drawn_before
            since = s.drawn_left - before
        old_left = s.old[seat * KINDS + kind] - before
        new_left = s.new[seat * KINDS + kind] - since
        for t in range(size):
            for i in range(s.shown[seat * TYPES + first + t]):
                as_old = old_left * old[t] * max(news, 1)
                as_new = new_left * new[t] * max(olds, 1)
                if as_old + as_new == 0:
                    s.hand[seat * TYPES + first] = UNKNOWN  # this deal fails: see `promised`
                    return
                if s.below(as_old + as_new) < as_old:
                    old[t] -= 1
                    olds -= 1
                    old_left -= 1
                else:
                    new[t] -= 1
                    news -= 1
                    new_left -= 1
                    s.mine[seat * TYPES + first + t] += 1
    for seat in range(s.players):
        if seat != viewer:
            olds, news = _fill(s, seat, kind, old, olds, new, news)
    _pile(s, viewer, kind, new)


def _fill(
    s: Mangrovia, seat: i64, kind: i64, old: vec[i64], olds: i64, new: vec[i64], news: i64
) -> tuple[i64, i64]:
    """The places of one seat that are still empty: old ones, then new ones."""
    first = FIRST[kind]
    at = seat * TYPES + first
    since_row = s.new[seat * KINDS + kind]
    paid: i64 = 0  # spent pieces that were dealt a place
    paid_new: i64 = 0
    t: i64
    i: i64
    for t in range(len(old)):
        paid += s.shown[at + t]
        paid_new += s.mine[at + t]
    before: i64 = 0
    since: i64 = 0
    if kind == AMULET and seat == s.drawer:
        before = s.drawn_before
        since = s.drawn_left - before
    for i in range(s.old[seat * KINDS + kind] - (paid - paid_new)):
        t = take(old, olds, s)
        olds -= 1
        if i < before:
            s.drawn[t] += 1
        else:
            s.hand[at + t] += 1
    for i in range(since_row - paid_new):
        t = take(new, news, s)
        news -= 1
        s.mine[at + t] += 1
        if i < since:
            s.drawn[t] += 1
        else:
            s.hand[at + t] += 1
    return olds, news


def _unseen(s: Mangrovia, viewer: i64, kind: i64) -> vec[i64]:
    """All pieces of a kind that are not open, not the viewer's and not surely somebody's."""
    first = FIRST[kind]
    pool = zeros(FIRST[kind + 1] - first)
    seat: i64
    t: i64
    for t in range(len(pool)):
        pool[t] = s.box.copies[first + t] - s.display[first + t] - s.spent[first + t]
        for seat in range(s.players):
            if seat == viewer:
                pool[t] -= s.hand[seat * TYPES + first + t]
                if kind == AMULET and seat == s.drawer:
                    pool[t] -= s.drawn[t]
            else:
                pool[t] -= s.sure[seat * TYPES + first + t]
    if kind == AMULET:
        pool[0] += s.box.ones - s.ones
    return pool


def _keep_returns(s: Mangrovia, viewer: i64, kind: i64, pool: vec[i64]) -> None:
    """What the viewer returned to the bag is still there: it is not dealt to anybody."""
    t: i64
    if kind == AMULET and viewer < s.players:
        for t in range(AMULETS):
            pool[t] -= s.put_back[viewer * AMULETS + t]


def _clear_row(s: Mangrovia, seat: i64, kind: i64) -> i64:
    """A hand with its sure pieces only: how many those are. Nothing else of its owner's is remembered."""
    sure: i64 = 0
    t: i64
    for t in range(FIRST[kind], FIRST[kind + 1]):
        s.hand[seat * TYPES + t] = s.sure[seat * TYPES + t]
        s.mine[seat * TYPES + t] = 0
        sure += s.sure[seat * TYPES + t]
    if kind == AMULET:
        for t in range(AMULETS):
            s.put_back[seat * AMULETS + t] = 0
        if seat == s.drawer:
            for t in range(AMULETS):
                s.drawn[t] = 0
    return sure


def _pile(s: Mangrovia, viewer: i64, kind: i64, pool: vec[i64]) -> None:
    """The rest lies in the pile or in the bag."""
    first = FIRST[kind]
    t: i64
    for t in range(len(pool)):
        s.pile[first + t] = pool[t]
        if kind == AMULET and viewer < s.players:
            s.pile[first + t] += s.put_back[viewer * AMULETS + t]
