"""How a hut can be paid: the ways that people would compare, the one that keeps most in hand first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from motu.games.mangrovia.box import JOKER, LANDS, PAY_AMULET, PAYMENTS
from motu.games.mangrovia.rules.places import amulet_sums, offering_sums
from motu.games.mangrovia.state import Mangrovia

MOST = 6  # ways to pay that are offered for one square
SEARCHED = 400  # ways to pay that are compared

Picks = tuple[int, ...]
Paid = dict[tuple[int, int], list[Picks]]  # payments already found, by currency and sum


class Hut(NamedTuple):
    """A hut to be built, with the choices (global actions) that lead to its payment."""

    square: int
    huts: int
    opening: Picks = ()


class Payment(NamedTuple):
    """Landscape cards, and offerings or amulets."""

    cards: Picks
    pieces: Picks


def whole_payments(s: Mangrovia, seat: int, hut: Hut, paid: Paid) -> list[Payment]:
    """How a hut that can be built now can be paid."""
    return payments(s, seat, hut, hut.huts, hut.huts * int(s.box.cost[hut.square]), paid)


def payments(s: Mangrovia, seat: int, hut: Hut, cards: int, cost: int, paid: Paid) -> list[Payment]:
    """The payment that keeps most sums, further ones, and other cards with the first payment."""
    amulets = int(s.box.pays[hut.square])
    if (amulets, cost) not in paid:
        paid[amulets, cost] = _exact(s, seat, amulets, cost)
    pieces = paid[amulets, cost]
    lands = _lands(s, seat, hut.square, cards)
    found = [Payment(lands[0], each) for each in pieces]
    others = [Payment(land, pieces[0]) for land in lands[1:]]
    return [*found[: MOST - min(len(others), MOST // 2)], *others][:MOST]


def _lands(s: Mangrovia, seat: int, square: int, cards: int) -> list[Picks]:
    """The cards that fit, jokers last, the landscape of which one has most first."""
    usable = int(s.box.land[square]) & int(s.birds)
    held = {x: int(s.playable(seat, x)) for x in range(LANDS) if x == JOKER or usable >> x & 1}
    order = sorted((x for x in held if held[x] > 0), key=lambda x: (x == JOKER, -held[x]))
    if cards == 0:
        return [()]
    if cards == 1:
        return [(x,) for x in order]
    return [
        (x, y) for i, x in enumerate(order) for y in order[i:] if x != y or held[x] > 1
    ]  # two of one kind, or one of each


def _exact(s: Mangrovia, seat: int, amulets: int, cost: int) -> list[Picks]:
    """Ways to pay a sum exactly, those that keep most different sums first."""
    first, last = (PAY_AMULET, PAYMENTS) if amulets else (0, PAY_AMULET)
    found = islice(_multisets(s, seat, first, last, cost), SEARCHED)
    return sorted(found, key=lambda picks: (-_sums_kept(s, seat, picks), len(picks), picks))


def _multisets(s: Mangrovia, seat: int, x: int, last: int, rest: int) -> Iterator[Picks]:
    if rest == 0:
        yield ()
        return
    if x == last:
        return
    worth = int(s.box.worth[x])
    for n in range(min(int(s.payable(seat, x)), rest // worth), -1, -1):
        for picks in _multisets(s, seat, x + 1, last, rest - n * worth):
            yield (*((x,) * n), *picks)


def _sums_kept(s: Mangrovia, seat: int, picks: Picks) -> int:
    for x in picks:
        s.draft[x] += 1
    sums = int(amulet_sums(s, seat)) if picks[0] >= PAY_AMULET else int(offering_sums(s, seat))
    for x in picks:
        s.draft[x] -= 1
    return sums.bit_count()
