"""Dealing from multisets."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.kernel.dealing import deal, pick, take, total
from motu.kernel.vectors import i64, vec, zeros
from tests.kernel.toy import toy


def test_the_total_counts_all_pieces() -> None:
    assert total(vec[i64]([3, 0, 2])) == 5
    assert total(zeros(4)) == 0 == total(zeros(0))


def test_pieces_of_a_type_stand_together() -> None:
    pool = vec[i64]([2, 0, 3])
    assert [int(pick(pool, nth)) for nth in range(6)] == [0, 0, 2, 2, 2, -1]
    assert pick(zeros(3), 0) == -1


def test_taking_everything_takes_each_piece_once() -> None:
    s, pool = toy(), vec[i64]([2, 0, 3, 1])
    s.seed(4)
    taken = Counter(int(take(pool, left, s)) for left in range(6, 0, -1))
    assert taken == {0: 2, 2: 3, 3: 1} and total(pool) == 0


@pytest.mark.parametrize("pieces", [0, 1, 4, 6])
def test_dealing_moves_pieces_and_loses_none(pieces: int) -> None:
    s, pool, hands = toy(), vec[i64]([2, 0, 3, 1]), zeros(12)
    s.seed(pieces)
    before = list(pool)
    assert deal(pool, 6, pieces, hands, 4, s) == 6 - pieces == total(pool)
    assert list(hands[:4]) == list(hands[8:]) == [0] * 4
    assert sum(hands[4:8]) == pieces and min(pool) >= 0
    assert [pool[t] + hands[4 + t] for t in range(4)] == before


def test_every_piece_is_as_likely_as_any_other() -> None:
    s = toy()
    seen: Counter[int] = Counter()
    s.seed(8)
    for _ in range(3000):
        hand = zeros(3)
        deal(vec[i64]([5, 3, 2]), 10, 2, hand, 0, s)
        seen.update({t: int(hand[t]) for t in range(3)})
    assert abs(seen[0] - 3000) < 200 and abs(seen[1] - 1800) < 200 and abs(seen[2] - 1200) < 200


def test_dealing_to_several_hands_favours_none() -> None:
    s, first, last = toy(), 0, 0
    s.seed(2)
    for _ in range(2000):
        pool, hands = vec[i64]([1, 3]), zeros(6)
        left = 4
        for seat in range(3):
            left = deal(pool, left, 1, hands, seat * 2, s)
        first += int(hands[0])
        last += int(hands[4])
    assert abs(first - 500) < 110 and abs(last - 500) < 110
