"""Who takes a treasure: the 43 tally sets of section 5.7, by the four rules of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from motu.games.costa_ruana.rules import tell
from tests.games.costa_ruana.situations import (
    LETTERS,
    assert_sound,
    begin,
    collect,
    islanders,
    state_of,
    supplies,
    table,
    told,
    treasures,
)


def tally_sets(left: int = 7, most: int = 7, players: int = 6) -> Iterator[tuple[int, ...]]:
    """All ways in which at most six tribes can share an island with room for seven, largest first."""
    for first in range(min(left, most), 0, -1):
        yield (first,)
        if players > 1:
            for others in tally_sets(left - first, first, players - 1):
                yield (first, *others)


def rule_and_winner(tallies: tuple[int, ...]) -> tuple[int, int | None]:
    """The rule of the rulebook that decides an island with treasure, and the position of who takes it."""
    leader = tallies[0]
    if all(leader > other for other in tallies[1:]):
        return 1, 0  # one has more than each other
    out_of_conflict = [n for n, tally in enumerate(tallies) if tallies.count(tally) == 1]
    if not out_of_conflict:
        return 2, None  # only conflicts
    # Two players with 3 or 2 each, or three with 2 each, and one islander of another.
    assert tallies in ((3, 3, 1), (2, 2, 1), (2, 2, 2, 1))
    (lone,) = out_of_conflict
    return 3, lone


TALLIES = list(tally_sets())


def test_A8_there_are_43_tally_sets_30_under_rule_1_10_under_rule_2_and_3_under_rule_3() -> None:
    assert len(set(TALLIES)) == len(TALLIES) == 43
    assert Counter(rule_and_winner(tallies)[0] for tallies in TALLIES) == {1: 30, 2: 10, 3: 3}


@pytest.mark.parametrize("tallies", TALLIES, ids=lambda tallies: "-".join(map(str, tallies)))
def test_A8_A9_A10_the_winner_of_every_tally_set(tallies: tuple[int, ...]) -> None:
    _, winner = rule_and_winner(tallies)
    for players in range(max(2, len(tallies)), 7):
        seatings = list(permutations(range(players), len(tallies)))
        for seats in seatings[:: max(1, len(seatings) // 40)]:
            s = table(players, {2: "".join(LETTERS[p] * n for p, n in zip(seats, tallies, strict=True))})
            expected = -1 if winner is None else seats[winner]
            assert s.winner(1) == expected
            s.treasures[1] = 0
            assert s.winner(1) == -1  # rule (4)


@pytest.mark.parametrize("tallies", TALLIES, ids=lambda tallies: "-".join(map(str, tallies)))
def test_A9_only_the_winner_sends_one_islander_home(tallies: tuple[int, ...]) -> None:
    _, winner = rule_and_winner(tallies)
    there = "".join(LETTERS[seat] * n for seat, n in enumerate(tallies))
    match = collect(table(6, {2: there}))
    s = state_of(match)
    if winner is None:
        assert (islanders(s), treasures(s)[1], told(match, tell.COLLECTED, 2)) == ({2: there}, 4, [])
    else:
        left = there.replace(LETTERS[winner], "", 1)
        assert islanders(s) == ({2: left} if left else {})
        assert told(match, tell.COLLECTED, 2) == [(winner, 1)]
        assert treasures(s)[1] == 3
    assert_sound(s, 48)


def test_an_empty_island_is_won_by_nobody() -> None:
    assert table(4).winner(0) == -1


def test_A28_the_islands_are_independent() -> None:
    boards = ["AAB", "AABB", "C", "ABBCC", "", "CCCB"]
    seen = set()
    for order in list(permutations(range(6)))[::30]:
        s = begin(table(3, {n + 1: boards[i] for n, i in enumerate(order)}), "collect")
        s.rules[int(s.agenda[s.pending - 1]) & 255].run(s, 0, 0, 0)
        seen.add((tuple(supplies(s)), tuple(int(s.taken[p]) for p in range(3))))
    assert seen == {((7, 4, 6), (2, 0, 2))}
