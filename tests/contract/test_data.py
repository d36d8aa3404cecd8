"""A state is plain data: it can be written down, read back and compared."""

from __future__ import annotations

import json

import pytest

from motu.kernel.data import FLEETING, alike, from_data, key, to_data
from motu.kernel.engine import advance, apply
from motu.kernel.moves import Moves
from tests.contract.cases import CASES, Case, mini
from tests.contract.play import follow, games, some_stops, stops


@pytest.mark.parametrize("case", CASES, ids=str)
def test_data_round_trip(case: Case) -> None:
    for style, seed in games(case, 2):
        for s, stop in some_stops(case, style, seed, 15):
            data = json.loads(json.dumps(to_data(s)))
            read = case.state(99)
            from_data(read, data)
            assert to_data(read) == to_data(s)
            assert key(read) == key(s) and hash(key(read)) == hash(key(s))
            one, two = s.copy(), read
            follow(one, stop)
            follow(two, stop)
            assert to_data(one) == to_data(two)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_changes_the_key(case: Case) -> None:
    for style, seed in games(case, 1):
        last: object = None
        before = None
        for _ in stops(s := case.state(), style, seed):
            now = key(s)
            assert now != last
            assert before is None or not alike(before, s)
            last, before = now, s.copy()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_dice_and_counters_of_the_past_are_not_part_of_the_key(case: Case) -> None:
    for s, _ in some_stops(case, "random", 1, 5):
        other = s.copy()
        for name in FLEETING:
            setattr(other, name, getattr(other, name) + 1)
        other.agenda[other.pending] = 77  # above the steps still to come
        assert key(other) == key(s) and alike(other, s)


def test_equal_positions_reached_in_another_order_have_equal_keys() -> None:
    ends = set()
    for cells in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        s = mini("redundant").state()
        for cell in cells:
            apply(s, advance(s, Moves()), cell)
        ends.add(key(s))
    assert len(ends) == 1
