"""What holds in every position of Pantheon."""

from __future__ import annotations

from motu.games.pantheon.rules.deities import GAIN_DEITY, GALLIA_OFFER, PUT_AWAY
from motu.games.pantheon.rules.pieces import (
    AROUND,
    CARDS,
    DEITIES,
    DEMIGODS,
    EMPTY,
    HEXES,
    JUMPS,
    LOOT_HEXES,
    LOOTS,
    NONE,
    RANKS,
    ROW,
    SEATS,
    SITES,
)
from motu.games.pantheon.rules.secrets import HIGH, LOW, TOLD, can_pay, sum_fits
from motu.games.pantheon.state import BESIDE_FOOT, FEET, Pantheon


def pantheon(s: Pantheon) -> None:
    if not any(s.pieces):
        return  # nothing is set up yet
    assert all(min(getattr(s, field)) >= 0 for field in FIELDS.split())
    assert all(n <= RANKS for n in s.rank)
    _pieces(s)
    _network(s)
    _cards(s)
    _deities(s)
    _demigods(s)
    _loot(s)
    if s.finished:
        assert s.epoch == s.box.epochs and s.active == NONE and s.temple == NONE


FIELDS = (
    "on near linked taken bag people_left pieces rank kept step_tiles stride bonus_left points display "
    "deity_pile deity_removed shown gone open_demigods secret demigod_pile told row discard special hand "
    "hand_size known pile"
)

# Any of these may end an epoch, and after the third one the sums of secret demigods are said aloud.
DISCLOSING = {
    "Act",
    "React",
    "Place",
    "Purchase",
    "StonkusMoney",
    "PayWith",
    "TakeCard",
    "NextReward",
    "FeetOrColumns",
    "RaiseOffering",
    "UseTraitera",
    "HandCard",
    "RowCard",
    "NextDeity",
    "SecretDemigod",
}


def _pieces(s: Pantheon) -> None:
    """Twelve feet and twelve columns of each colour; at most two pieces on a hex, none on the temple's."""
    box = s.box
    occupied = [h for h, on in enumerate(s.on) if on]
    for seat in range(SEATS):
        on = [h for h in occupied if s.on[h] >> seat & 1]
        if seat >= s.players:
            assert not on
            continue
        feet = sum(box.site_of[h] == NONE for h in on)
        assert s.own(seat, FEET) + s.general(seat, FEET) + feet == box.feet
        assert s.columns_on_board(seat) == len(on) - feet
    assert all(int(s.on[h]).bit_count() <= 2 and box.terrain[h] for h in occupied)
    if s.temple != NONE:
        assert s.on[s.temple] == 0 and s.temple == box.origin[s.people]


def _network(s: Pantheon) -> None:
    """Feet are linked, columns as noted; `near` says exactly what touches the temple or a linked piece."""
    if s.temple == NONE:
        assert not any(s.near) and not any(s.linked)
        return
    near = [0] * HEXES
    everybody = (1 << int(s.players)) - 1
    for h in [int(s.temple), *(h for h, on in enumerate(s.on) if on)]:
        site = int(s.box.site_of[h])
        linked = int(s.on[h] if site == NONE else s.on[h] & s.linked[site])
        if h == s.temple:
            linked = everybody
        bits = linked if h == s.temple or site != NONE else linked | linked << BESIDE_FOOT
        for n in range(int(s.box.degree[h])):
            near[s.box.around[h * AROUND + n]] |= bits
    assert near == list(s.near)
    touched = [h for h, bits in enumerate(near) if bits]
    assert (touched[0], touched[-1]) == (s.near_first, s.near_last)
    for site in range(SITES):
        h = int(s.box.site_hex[site])
        if h == NONE or not s.on[h]:
            assert not s.linked[site]
            continue
        for seat in range(int(s.players)):
            if not s.on[h] >> seat & 1:
                assert not s.linked[site] >> seat & 1
            elif s.near[h] >> seat & 1:
                assert s.linked[site] >> seat & 1
            elif s.linked[site] >> seat & 1:
                assert s.power(seat, JUMPS) > 0, "linked without a neighbour, and without a jump"


def _cards(s: Pantheon) -> None:
    cards = [int(s.pile[t] + s.discard[t]) for t in range(CARDS)]
    cards[0] += int(s.in_play)
    for card in s.row:
        if card != EMPTY:
            cards[card] += 1
    for i in range(int(s.special_left)):
        cards[s.special[i]] += 1
    for seat in range(SEATS):
        hand = [int(n) for n in s.hand[seat * CARDS : (seat + 1) * CARDS]]
        known = [int(n) for n in s.known[seat * CARDS : (seat + 1) * CARDS]]
        assert sum(hand) == s.hand_size[seat] and all(k <= n for k, n in zip(known, hand, strict=True))
        cards = [a + b for a, b in zip(cards, hand, strict=True)]
    assert cards == [int(s.box.card_copies[t] + s.box.special_copies[t]) for t in range(CARDS)]
    assert sum(s.pile) == s.pile_size and sum(s.discard) == s.discard_size
    assert sum(card == EMPTY for card in s.row) == s.row_gaps + ROW - s.box.row
    assert s.buyer == NONE or can_pay(s, int(s.buyer))


def _deities(s: Pantheon) -> None:
    """Deities that are being offered or resolved are on the agenda only."""
    flying = [0] * DEITIES
    for step in s.agenda[: s.pending]:
        if step & 255 in (PUT_AWAY.kind, GAIN_DEITY.kind, GALLIA_OFFER.kind):
            flying[int(step) >> 16 & 65535] += 1
    for d in range(DEITIES):
        kept = sum(int(s.kept[seat * DEITIES + d]) for seat in range(SEATS))
        lying = int(s.display[d] + s.deity_pile[d] + s.deity_removed[d])
        assert kept + lying + flying[d] == s.box.deity_copies[d]
    assert sum(s.display) == s.display_left and sum(s.deity_pile) == s.deity_left


def _demigods(s: Pantheon) -> None:
    low = int(s.box.low)
    for value in range(DEMIGODS):
        owned = sum(int(s.open_demigods[i] + s.secret[i]) for i in range(value, SEATS * DEMIGODS, DEMIGODS))
        lying = int(s.shown[value] + s.gone[value] + s.demigod_pile[value])
        assert owned + lying == s.box.demigod_copies[value]
    assert sum(s.demigod_pile[:low]) == s.low_left and sum(s.demigod_pile[low:]) == s.high_left
    for seat in range(int(s.players)):
        secret = [int(n) for n in s.secret[seat * DEMIGODS : (seat + 1) * DEMIGODS]]
        assert sum(secret[:low]) == s.told[seat * TOLD + LOW]
        assert sum(secret[low:]) == s.told[seat * TOLD + HIGH]
        assert sum_fits(s, seat)


def _loot(s: Pantheon) -> None:
    box = s.box
    on_board = [int(loot) for loot in s.loot if loot != NONE]
    assert len(on_board) == s.loot_left <= LOOT_HEXES and sum(s.bag) == s.bag_left
    for loot in range(LOOTS):
        kept = sum(int(s.step_tiles[seat * LOOTS + loot]) for seat in range(SEATS))
        assert s.bag[loot] + on_board.count(loot) + s.taken[loot] + kept <= box.loot_copies[loot]
    for seat in range(int(s.players)):
        stride = int(s.stride[seat])
        s.count_steps(seat)
        assert stride == s.stride[seat] or s.epoch == 0
