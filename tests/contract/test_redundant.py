"""Search leaves out orders of picks, never a result."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.kernel.core import State
from motu.kernel.data import key
from motu.kernel.engine import OVER, advance, answers, apply, question
from motu.kernel.moves import Moves
from tests.contract.cases import CASES, REAL, Case, mini, times
from tests.contract.play import games, some_stops, stops

MOST = 4000  # sequences of picks to follow from one position


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_cut_list_is_a_part_of_the_whole_and_never_empty(case: Case) -> None:
    whole, cut = Moves(), Moves()
    for style, seed in games(case, 2):
        s = case.state()
        for stop in stops(s, style, seed):
            if stop.seat < 0:
                continue
            answers(s, stop.seat, whole)
            answers(s, stop.seat, cut, True)
            assert 0 < cut.n <= whole.n
            assert len(set(cut.actions())) == cut.n
            assert set(cut.actions()) <= set(whole.actions())


def chain(s: State) -> tuple[int, int]:
    """Which picks belong together: those of one rule and seat, one after the other."""
    step = int(question(s)) if s.pending else -1
    return step & 255, step >> 8 & 127


def results(s: State, cut: bool) -> Counter[tuple[object, ...]]:
    """Where all sequences of picks of the chain at hand lead, and how many lead there."""
    ends: Counter[tuple[object, ...]] = Counter()
    out = Moves()
    open_ends, here = [s.copy()], chain(s)
    while open_ends and sum(ends.values()) < MOST:
        now = open_ends.pop()
        seat = int(advance(now, out, sampled=False, cut=cut))
        if seat == OVER or chain(now) != here:
            ends[key(now)] += 1
            continue
        for action in out.actions():
            after = now.copy()
            apply(after, seat, action)
            open_ends.append(after)
    return ends


def is_chain_of_picks(s: State, seat: int) -> bool:
    """Whether the question starts a chain: after any first pick the same seat is asked the same again."""
    if seat < 0 or int(question(s)) >> 32:
        return False
    out = Moves()
    answers(s, seat, out)
    for action in out.actions():
        after = s.copy()
        apply(after, seat, action)
        if int(advance(after, out, sampled=False)) != seat or chain(after) != chain(s):
            return False
    return True


@pytest.mark.parametrize("case", [*REAL, mini("redundant", 2), mini("redundant", 3)], ids=str)
def test_search_reaches_every_set_of_picks(case: Case) -> None:
    found = left_out = 0
    for style, seed in games(case, 3):
        for s, stop in some_stops(case, style, seed, 150):
            if found < times(4) and is_chain_of_picks(s, stop.seat):
                whole, cut = results(s, cut=False), results(s, cut=True)
                if sum(whole.values()) >= MOST:
                    continue
                found += 1
                left_out += sum(whole.values()) - sum(cut.values())
                assert whole.keys() == cut.keys()
                assert case.real or set(cut.values()) == {1}, "reached twice"
    assert (found and left_out) or case.real


def test_a_person_who_picks_out_of_order_leaves_search_something() -> None:
    s, out = mini("redundant").state(), Moves()
    while (seat := int(advance(s, out, cut=True))) != OVER:
        assert out.n > 0
        answers(s, seat, out)
        apply(s, seat, out.at[out.n - 1])
