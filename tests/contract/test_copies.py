"""A copy is equal, independent and has the same future."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.kernel.core import Rule, State
from motu.kernel.data import to_data
from motu.kernel.engine import OVER, advance, playout
from motu.kernel.journal import Journal
from motu.kernel.moves import Moves
from motu.kernel.vectors import filled, zeros
from tests.contract.cases import CASES, Case
from tests.contract.copying import check_copy
from tests.contract.play import follow, games, some_stops, stops


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_is_equal_and_shares_nothing(case: Case) -> None:
    for style, seed in games(case, 2):
        for s, _ in some_stops(case, style, seed, 25):
            s.journal = Journal()
            check_copy(s)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_has_the_same_future(case: Case) -> None:
    for style, seed in games(case, 2):
        s, copy, out = case.state(), None, Moves()
        start = random.Random(seed).randrange(60)
        for n, stop in enumerate(stops(s, style, seed)):
            if copy is not None:
                advance(copy, out, sampled=False)
                follow(copy, stop)
            if n == start:
                copy = s.copy()
                follow(copy, stop)
        if copy is not None:
            assert int(advance(copy, out, sampled=False)) == OVER
            assert to_data(copy) == to_data(s)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_has_the_same_dice(case: Case) -> None:
    for style, seed in games(case, 1):
        for s, _ in some_stops(case, style, seed, 3):
            one, two = s.copy(), s.copy()
            assert playout(one, Moves()) == playout(two, Moves())
            assert to_data(one) == to_data(two)


NO_RULES: list[Rule[Any]] = []


class Small(State):
    """A state to try the check itself on."""

    def __init__(self, like: Small | None = None) -> None:
        super().__init__(NO_RULES, 2, 8, like)
        self.scalar = like.scalar if like else 7
        self.array = like.array[:] if like else filled(3, 5)
        if like is None:
            self.journal = Journal()

    def copy(self) -> Small:
        return type(self)(self)


class ForgetsScalar(Small):
    def copy(self) -> Small:
        copy = super().copy()
        copy.scalar = 0
        return copy


class ForgetsArray(Small):
    def copy(self) -> Small:
        copy = super().copy()
        copy.array = zeros(3)
        return copy


class LeavesOutArray(Small):
    def copy(self) -> Small:
        copy = super().copy()
        del copy.array
        return copy


class SharesArray(Small):
    def copy(self) -> Small:
        copy = super().copy()
        copy.array = self.array
        return copy


class KeepsListener(Small):
    def copy(self) -> Small:
        copy = super().copy()
        copy.journal = self.journal
        return copy


def test_the_check_lets_a_good_copy_pass() -> None:
    check_copy(Small())


@pytest.mark.parametrize("state", [ForgetsScalar, ForgetsArray, LeavesOutArray, SharesArray, KeepsListener])
def test_the_check_finds_a_bad_copy(state: type[Small]) -> None:
    with pytest.raises(AssertionError):
        check_copy(state())
