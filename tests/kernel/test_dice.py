"""Dice: the same sequence for ever, on every machine, interpreted and compiled; and fair."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kernel.toy import toy

SEQUENCES = {
    0: [416, 10, 587, 893, 637, 392, 757, 951],
    1: [91, 506, 888, 487, 434, 507, 746, 665],
    7: [49, 165, 929, 952, 397, 639, 306, 106],
    -1: [416, 10, 587, 893, 637, 392, 757, 951],
    2**40 + 3: [966, 148, 843, 142, 522, 850, 344, 552],
}


def throws(seed: int, n: int, times: int) -> list[int]:
    s = toy()
    s.seed(seed)
    return [int(s.below(n)) for _ in range(times)]


@pytest.mark.parametrize("seed", SEQUENCES)
def test_the_sequence_of_a_seed_never_changes(seed: int) -> None:
    assert throws(seed, 1000, 8) == SEQUENCES[seed]


def test_unseeded_dice_have_a_sequence_too() -> None:
    s = toy()
    assert [int(s.below(1000)) for _ in range(6)] == [0, 0, 1, 16, 473, 381]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 100, 1000, 2**31 - 1])
def test_every_number_below_and_no_other(n: int) -> None:
    seen = throws(3, n, 3000)
    assert min(seen) >= 0 and max(seen) < n
    if n <= 100:
        assert set(seen) == set(range(n))


@pytest.mark.parametrize("n", [2, 6, 7, 30])
def test_all_numbers_are_equally_likely(n: int) -> None:
    times = 600 * n
    counts = Counter(throws(11, n, times))
    chi_square = sum((counts[i] - 600) ** 2 / 600 for i in range(n))
    assert chi_square < n + 6 * (2 * n) ** 0.5


def test_pairs_of_throws_are_equally_likely() -> None:
    seen = throws(5, 6, 7200)
    pairs = Counter(zip(seen[::2], seen[1::2], strict=True))
    assert len(pairs) == 36 and all(50 < count < 160 for count in pairs.values())


def test_different_seeds_give_different_sequences() -> None:
    seeds = {*range(300), *(2**k for k in range(32)), *range(2**32 - 50, 2**32)}
    assert len({tuple(throws(seed, 10**6, 4)) for seed in seeds}) == len(seeds)


def test_seeding_again_starts_again_and_a_copy_goes_on() -> None:
    s = toy()
    s.seed(9)
    first = [int(s.below(100)) for _ in range(5)]
    copy = s.copy()
    assert [int(copy.below(100)) for _ in range(5)] == [int(s.below(100)) for _ in range(5)]
    s.seed(9)
    assert [int(s.below(100)) for _ in range(5)] == first


def test_words_stay_within_32_bits() -> None:
    s = toy()
    for seed in (0, 1, -(2**62), 2**62):
        s.seed(seed)
        for _ in range(100):
            s.below(2**31 - 1)
            assert all(0 <= word < 2**32 for word in (s.dice_0, s.dice_1, s.dice_2, s.dice_3))
            assert s.dice_0 or s.dice_1 or s.dice_2 or s.dice_3
