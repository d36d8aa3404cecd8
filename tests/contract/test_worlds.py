"""Nobody learns from anything he gets what he may not know."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.contract.cases import CASES, REAL, Case, times
from tests.contract.observing import everything
from tests.contract.worlds import DISCLOSING, TwoWorlds

OFTEN = 12  # so many occasions to go different ways, and one of them must have been taken


def two_worlds(case: Case, runs: int, every: int) -> list[TwoWorlds]:
    """Pairs of worlds for all viewers in turn; in every third pair only nature goes different ways."""
    viewers, pairs = case.viewers, []
    for n in range(runs):
        viewer, picks = viewers[n % len(viewers)], n % 3 != 1
        pairs.append(TwoWorlds(case, viewer, n, everything, every, other_picks=picks).run())
        if n == len(viewers) and not any(pair.occasions for pair in pairs):
            break  # nothing is secret in this game
    return pairs


def check_enough(worlds: list[TwoWorlds]) -> None:
    """The worlds went different ways wherever they could, and lasted."""
    occasions: Counter[str] = sum((pair.occasions for pair in worlds), Counter())
    forks: Counter[str] = sum((pair.forks for pair in worlds), Counter())
    never = [rule for rule, n in occasions.items() if n >= OFTEN and not forks[rule]]
    assert not never, f"never forked: {never}"
    steps = [pair.steps for pair in worlds]
    if len(steps) < 3:
        return  # too few to say anything
    assert sum(steps) / len(steps) >= (30 if worlds[0].case.real else 2), steps


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_worlds_that_look_alike_are_alike(case: Case) -> None:
    if case.real:
        check_enough(two_worlds(case, times(3), every=5))
    else:
        check_enough(two_worlds(case, times(case.seats * 5 + 5), every=1))


def test_what_may_disclose_secrets_is_a_rule() -> None:
    rules = {case.folder.key: case.folder.ruleset.rules for case in CASES}
    for key, names in DISCLOSING.items():
        assert names <= {type(rule).__name__ for rule in rules[key]}


@pytest.mark.full
@pytest.mark.parametrize("case", REAL, ids=str)
def test_many_worlds_that_look_alike_are_alike(case: Case) -> None:
    check_enough(two_worlds(case, times(30), every=1))
