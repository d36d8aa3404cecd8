"""Every game, played at random and to extremes, stays sound and comes to an end."""

from __future__ import annotations

import pytest

from motu.kernel.core import State
from motu.kernel.engine import NATURE, OVER, advance, apply, awaiting, playout
from motu.kernel.moves import Moves
from tests.contract import invariants
from tests.contract.cases import CASES, REAL, Case, mini, times
from tests.contract.matches import finished, rounds
from tests.contract.play import STYLES, games, stops

MAY_GO_ON_FOR_EVER = {"endless", "pantheon"}  # legal there: somebody who never wants the end


def check_end(case: Case, s: State, style: str) -> None:
    assert awaiting(s) == 0 and advance(s, Moves(), sampled=False) == OVER
    if s.truncated:
        assert case.folder.key in MAY_GO_ON_FOR_EVER and style != "random"
        return
    assert s.pending == 0 and s.drafting() == -1 and not any(s.sealed)
    points = case.folder.points(s)
    assert len(points) == case.seats
    assert all(tuple(by_source) == case.folder.sources for by_source in points)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_stay_sound_and_end(case: Case) -> None:
    for style, seed in games(case, len(STYLES)):
        s = case.state()
        before = 0
        for stop in stops(s, style, seed):
            invariants.check(case.folder.key, s)
            assert s.revealed >= before and (stop.seat != NATURE or awaiting(s) == 0)
            assert (awaiting(s) >> stop.seat & 1) if stop.seat >= 0 else awaiting(s) == 0
            before = int(s.revealed)
        check_end(case, s, style)


@pytest.mark.full
@pytest.mark.parametrize("case", REAL, ids=str)
def test_many_games_stay_sound_and_end(case: Case) -> None:
    for seed in range(times(100)):
        for style in STYLES:
            s = case.state()
            for _ in stops(s, style, 1000 + seed):
                invariants.check(case.folder.key, s)
            check_end(case, s, style)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playouts_end_and_keep_their_ranking(case: Case) -> None:
    for seed in range(times(5)):
        s = case.state(seed)
        decisions = playout(s, Moves())
        check_end(case, s, "playout")
        assert 0 < decisions <= s.length
        invariants.check(case.folder.key, s)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_limit_stops_any_game_and_is_reported(case: Case) -> None:
    whole = finished(case, 3)
    for limit in (1, 2, sum(move.seat is not None for move in whole.moves) - 1):
        short = Case(case.folder, case.seats, (*case.chosen, ("limit", limit)))
        match = short.match(3)
        for seat, action in rounds(match, "random", 3):
            assert not match.truncated and match.state.length < limit
            assert match.scores is None and match.ranking is None and seat in match.awaiting and action >= 0
        assert match.truncated and match.over and match.state.length == limit
        assert match.scores is not None and match.ranking is not None
        for viewer in (None, *range(case.seats)):
            assert [event.phrase.id for event in match.events(viewer)].count("event-truncated") == 1
            assert match.events(viewer)[-1].phrase.id == "event-truncated"


def test_every_game_has_invariants() -> None:
    assert {case.folder.key for case in REAL} <= set(invariants.INVARIANTS)


def test_a_game_that_ends_by_itself_is_not_reported_as_stopped() -> None:
    for case in REAL:
        match = finished(case, 5)
        assert not match.truncated
        assert "event-truncated" not in [event.phrase.id for event in match.events(None)]


def test_nobody_stops_and_the_limit_does() -> None:
    for seats in (2, 3):
        s = mini("endless", seats, limit=37).state()
        for stop in stops(s, "first"):
            assert stop.seat == OVER or s.truncated == 0
        assert s.truncated == 1 and s.length == 37 == sum(s.points)


def test_without_limit_nothing_is_cut_short() -> None:
    s = mini("endless", 2, limit=0).state()
    for _ in range(500):
        apply(s, advance(s, Moves()), 0)
    assert advance(s, Moves()) >= 0 and s.truncated == 0
