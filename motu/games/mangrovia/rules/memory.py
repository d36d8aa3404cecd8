"""How pieces change hands, and what the table remembers of it (MG-6.10, 7.5).

When a pile is formed anew from its discards it was empty, and everybody has seen what it is made of. From
then on the unseen pieces are two separate pools: what the hands held before (`old`), and what has been
drawn since (`new`) or still lies in the pile. `sure` pieces were taken openly. A spent piece may have been
old or new; where both are possible it is noted in `shown`.
"""

from __future__ import annotations

from motu.games.mangrovia.box import AMULET, AMULETS, FIRST, FIRST_AMULET, FIRST_LANDSCAPE, KINDS, TYPES
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.vectors import i64


def kind_of(t: i64) -> i64:
    """The kind of a type of piece."""
    if t < FIRST_LANDSCAPE:
        return 0
    return 1 if t < FIRST_AMULET else 2


def draw_unseen(s: Mangrovia, seat: i64, t: i64) -> None:
    """A piece leaves the pile or the bag, and only this seat sees it."""
    kind = kind_of(t)
    s.pile[t] -= 1
    s.pile_left[kind] -= 1
    if not s.mixed >> kind & 1:
        s.new[seat * KINDS + kind] += 1
        s.mine[seat * TYPES + t] += 1
    if kind == AMULET:
        _draw_after_returns(s, seat, t - FIRST_AMULET)


def _draw_after_returns(s: Mangrovia, seat: i64, v: i64) -> None:
    """What others returned to the bag may be out again; of one's own returns one sees it."""
    other: i64
    i: i64
    for other in range(s.players):
        if other == seat:
            if s.put_back[seat * AMULETS + v] > 0:
                s.put_back[seat * AMULETS + v] -= 1
        else:
            for i in range(AMULETS):
                s.put_back[other * AMULETS + i] = 0


def take_into_hand(s: Mangrovia, seat: i64, t: i64) -> None:
    """A piece enters a hand."""
    s.hand[seat * TYPES + t] += 1
    s.held[seat * KINDS + kind_of(t)] += 1


def take_openly(s: Mangrovia, seat: i64, t: i64) -> None:
    """A piece enters a hand before all eyes."""
    take_into_hand(s, seat, t)
    s.sure[seat * TYPES + t] += 1


def reveal(s: Mangrovia, t: i64) -> None:
    """A card of the pile is laid open."""
    s.pile[t] -= 1
    s.pile_left[kind_of(t)] -= 1
    s.display[t] += 1
    s.pool[t] -= 1


def spend(s: Mangrovia, seat: i64, t: i64) -> None:
    """A piece leaves a hand for the discard pile or the amulets set aside, before all eyes (MG-12.1, 7.6)."""
    kind = kind_of(t)
    at = seat * TYPES + t
    row = seat * KINDS + kind
    s.hand[at] -= 1
    s.held[row] -= 1
    s.spent[t] += 1
    if s.sure[at] > 0:
        s.sure[at] -= 1
    elif s.mixed >> kind & 1:
        return
    elif s.new[row] == 0:
        s.old[row] -= 1
    elif s.old[row] == 0:
        s.new[row] -= 1
        s.mine[at] -= 1
        s.pool[t] -= 1
    else:
        s.shown[at] += 1


def return_to_bag(s: Mangrovia, seat: i64, v: i64) -> None:
    """One of the tokens just drawn goes back, unseen by the others (MG-7.4)."""
    s.drawn[v] -= 1
    s.drawn_left -= 1
    s.pile[FIRST_AMULET + v] += 1
    s.pile_left[AMULET] += 1
    s.put_back[seat * AMULETS + v] += 1
    if s.drawn_before > 0:
        mix(s, AMULET)  # it may have come from the bag before it was refilled, or after
    elif not s.mixed >> AMULET & 1:
        s.new[seat * KINDS + AMULET] -= 1
        s.mine[seat * TYPES + FIRST_AMULET + v] -= 1


def mix(s: Mangrovia, kind: i64) -> None:
    """Old and new pieces of this kind can no longer be told apart."""
    one: i64 = 1
    s.mixed |= one << kind
    _forget(s, kind)


def _forget(s: Mangrovia, kind: i64) -> None:
    seat: i64
    t: i64
    for seat in range(s.players):
        s.old[seat * KINDS + kind] = 0
        s.new[seat * KINDS + kind] = 0
        for t in range(FIRST[kind], FIRST[kind + 1]):
            s.shown[seat * TYPES + t] = 0
            s.mine[seat * TYPES + t] = 0
    for t in range(FIRST[kind], FIRST[kind + 1]):
        s.pool[t] = 0


def form_pile(s: Mangrovia, kind: i64) -> None:
    """An empty pile is made of its discard pile, the bag of the amulets set aside (MG-6.7, 7.6, 7.10)."""
    one: i64 = 1
    s.mixed &= ~(one << kind)
    _forget(s, kind)
    t: i64
    seat: i64
    for t in range(FIRST[kind], FIRST[kind + 1]):
        s.pile[t] = s.spent[t]
        s.pool[t] = s.spent[t]
        s.pile_left[kind] += s.spent[t]
        s.spent[t] = 0
    for seat in range(s.players):
        unsure = s.held[seat * KINDS + kind]
        for t in range(FIRST[kind], FIRST[kind + 1]):
            unsure -= s.sure[seat * TYPES + t]
        if kind == AMULET:
            if seat == s.drawer:
                unsure += s.drawn_left
                s.drawn_before = s.drawn_left
            for t in range(AMULETS):
                s.put_back[seat * AMULETS + t] = 0
        s.old[seat * KINDS + kind] = unsure
