"""What holds in every position of Mangrovia."""

from __future__ import annotations

from motu.games.mangrovia.box import (
    AMULET,
    AMULET_SQUARE,
    AMULETS,
    BONUS,
    FIRST,
    FIRST_AMULET,
    KINDS,
    OFFERINGS,
    PAYMENTS,
    SITES,
    SQUARES,
    STATUES,
    TOTEM,
    TYPES,
)
from motu.games.mangrovia.names import payment_id
from motu.games.mangrovia.state import DRAFT_LANDS, NEUTRAL, NOBODY, Mangrovia

DISCLOSING = {"Pay"}  # when the sum is complete, the hut stands and the whole payment is shown
SHOWN_AT_END = True  # the amulets, which count then


def mangrovia(s: Mangrovia) -> None:
    if s.birds == 0:
        return  # nothing is set up yet
    _pieces(s)
    _memory(s)
    _huts(s)
    _tiles(s)
    _draft(s)
    assert int(s.birds).bit_count() == 2
    assert 0 <= s.pier <= 12 and s.round <= s.box.rounds
    for seat in range(int(s.players)):
        assert sum(s.site[i] == seat + 1 for i in range(SITES)) <= s.box.bowls[s.players]


def _pieces(s: Mangrovia) -> None:
    """Cards and amulets are neither made nor lost; sizes are what everybody sees."""
    seats = range(int(s.players))
    for array in (s.hand, s.pile, s.spent, s.display, s.drawn, s.start, s.bonus):
        assert all(n >= 0 for n in array)
    for t in range(TYPES):
        found = sum(int(s.hand[seat * TYPES + t]) for seat in seats)
        found += int(s.pile[t]) + int(s.spent[t]) + int(s.display[t])
        copies = int(s.box.copies[t])
        if t >= FIRST_AMULET:
            found += int(s.drawn[t - FIRST_AMULET])
        if t == FIRST_AMULET:
            copies += int(s.box.ones) - int(s.ones)
        assert found == copies, t
    for kind in range(KINDS):
        types = range(int(FIRST[kind]), int(FIRST[kind + 1]))
        assert sum(int(s.pile[t]) for t in types) == s.pile_left[kind]
        for seat in seats:
            assert sum(int(s.hand[seat * TYPES + t]) for t in types) == s.held[seat * KINDS + kind]
        if kind != AMULET:
            assert s.open_cards(kind) <= s.box.open[kind]
    assert sum(s.drawn) == s.drawn_left and (s.drawer >= 0 or s.drawn_left == 0)
    assert sum(s.start) <= 2 * s.players


def _memory(s: Mangrovia) -> None:
    """What all remember, and what each remembers alone, fits the hands."""
    seats = range(int(s.players))
    for at in range(int(s.players) * TYPES):
        assert 0 <= s.sure[at] <= s.hand[at]
    for kind in range(KINDS):
        if s.mixed >> kind & 1:
            continue
        types = range(int(FIRST[kind]), int(FIRST[kind + 1]))
        for seat in seats:
            mine = [int(s.mine[seat * TYPES + t]) for t in types]
            sure = sum(int(s.sure[seat * TYPES + t]) for t in types)
            shown = sum(int(s.shown[seat * TYPES + t]) for t in types)
            old, new = int(s.old[seat * KINDS + kind]), int(s.new[seat * KINDS + kind])
            held = int(s.held[seat * KINDS + kind])
            if kind == AMULET and seat == s.drawer:
                held += int(s.drawn_left)
            assert old >= 0 and min(mine) >= 0 and sum(mine) == new
            assert held - sure == old + new - shown
        for t in types:  # what was in the pile lies there still, or somebody drew it
            assert s.pool[t] == s.pile[t] + sum(int(s.mine[seat * TYPES + t]) for seat in seats)
    for v in range(AMULETS):
        for seat in seats:
            assert 0 <= s.put_back[seat * AMULETS + v] <= s.pile[FIRST_AMULET + v]


def _huts(s: Mangrovia) -> None:
    box, players = s.box, int(s.players)
    for at in range(SQUARES):
        assert (s.owner[at] == NOBODY) == (s.huts[at] == 0) and 0 <= s.huts[at] <= 2
        assert s.huts[at] < 2 or box.area[at] == 0
        assert (s.favour[at] > 0) == (s.owner[at] != NOBODY and box.area[at] == TOTEM)
        assert s.owner[at] == NOBODY or s.star_tile[at] == 0
        assert s.owner[at] in (NOBODY, NEUTRAL, *range(1, players + 1))
    for seat in range(players):
        mine = [at for at in range(SQUARES) if s.owner[at] == seat + 1]
        assert s.supply[seat] >= 0
        assert int(s.supply[seat]) + sum(int(s.huts[at]) for at in mine) == box.huts[players]
        assert s.marker[seat] == sum(box.area[at] == AMULET_SQUARE for at in mine)
    neutral = sum(int(s.huts[at]) for at in range(SQUARES) if s.owner[at] == NEUTRAL)
    assert neutral == {2: 10, 3: 3}.get(players, 0)
    assert bool(s.ended) == any(s.supply[seat] == 0 for seat in range(players))
    tiles = sorted(int(n) for n in s.favour if n)
    assert tiles == [int(n) for n in box.favours[: s.favours_taken]]


def _tiles(s: Mangrovia) -> None:
    """Bonus tiles lie on the Star, belong to somebody, are spent or were never laid out."""
    lying = [0] * BONUS
    for tile in s.star_tile:
        if tile:
            lying[tile - 1] += 1
    for t in range(BONUS):
        owned = sum(int(s.bonus[seat * BONUS + t]) for seat in range(int(s.players)))
        in_play = int(s.statue_tiles if t < STATUES else s.other_tiles) * int(s.box.bonus[t])
        left = lying[t] + owned + int(s.bonus_left[t])
        assert left == in_play if t < STATUES else left <= in_play


def _draft(s: Mangrovia) -> None:
    seat = int(s.drafting())
    if seat < 0:
        assert not any(s.draft)
        return
    assert all(s.payable(seat, x) >= 0 for x in range(PAYMENTS)), [payment_id(x) for x in range(PAYMENTS)]
    assert all(s.playable(seat, x) >= 0 for x in range(5)) and len(s.draft) == DRAFT_LANDS + 5
    assert len(s.start) == 5 * OFFERINGS
