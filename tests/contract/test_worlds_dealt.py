"""Every world dealt to a viewer fits all he has seen, and owes nothing to what he has not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from motu.kernel.data import field_names, key, to_data
from motu.kernel.engine import OVER, advance, awaiting, playout
from motu.kernel.journal import SPECTATOR
from motu.kernel.moves import Moves
from tests.contract import invariants
from tests.contract.cases import CASES, Case, mini
from tests.contract.play import STYLES, games, some_stops, stops
from tests.contract.secrets import (
    AGENDA,
    PAST,
    determinized,
    face,
    knowledge,
    options,
    public_fields,
    redacted,
    top,
)

GAMES = sorted({case.folder.key for case in CASES})


def some_viewers(case: Case, seed: int) -> list[int]:
    """Two viewers, others in other games; all of them are too many for an ordinary run."""
    return random.Random(seed).sample(case.viewers, 2)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_world_fits_what_its_viewer_knows(case: Case) -> None:
    for style, seed in games(case, 3):
        for n, (s, _) in enumerate(some_stops(case, style, seed, 20)):
            for viewer in some_viewers(case, n + seed):
                world = determinized(s, viewer, n)
                assert knowledge(world, viewer) == knowledge(s, viewer)
                assert world.journal is None
                before, after = to_data(s), to_data(world)
                same = (*public_fields(case, field_names(s)), *case.folder.countable)
                assert [name for name in same if before[name] != after[name]] == []
                invariants.check(case.folder.key, world)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_viewer_is_asked_the_same_in_every_world(case: Case) -> None:
    for style, seed in games(case, 3):
        for n, (s, stop) in enumerate(some_stops(case, style, seed, 20)):
            viewers = {*some_viewers(case, n), stop.seat} if stop.seat >= 0 else some_viewers(case, n)
            for viewer in viewers:
                seen, world = redacted(s, viewer), determinized(s, viewer, n + 100)
                assert face(world) == face(seen)
                assert awaiting(world) == awaiting(seen)
                asked, now = int(advance(world, Moves(), sampled=False)), top(seen)
                assert top(world) == now, "another question comes up"
                assert (asked == OVER) == (stop.seat == OVER)
                if awaiting(s) >> viewer & 1:
                    for cut in (False, True):
                        assert options(world, viewer, cut) == options(s, viewer, cut)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_world_owes_nothing_to_what_its_viewer_cannot_know(case: Case) -> None:
    # The same deal made from two positions that differ only in secrets gives the same world.
    for style, seed in games(case, 3):
        for n, (s, _) in enumerate(some_stops(case, style, seed, 20)):
            for viewer in some_viewers(case, n + 1):
                other = determinized(s, viewer, n)
                one, two = determinized(s, viewer, n + 7), determinized(other, viewer, n + 7)
                assert key(one) == key(two)
                first, second = to_data(one), to_data(two)
                alike = [name for name in first if name not in (*PAST, *AGENDA)]
                assert [name for name in alike if first[name] != second[name]] == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_world_can_be_played_to_its_end(case: Case) -> None:
    for style, seed in games(case, 2):
        for n, (s, _) in enumerate(some_stops(case, style, seed, 12)):
            for viewer in some_viewers(case, n + 2):
                world = determinized(s, viewer, n)
                playout(world, Moves())
                assert advance(world, Moves()) == OVER
                invariants.check(case.folder.key, world)


@pytest.mark.parametrize("game", GAMES)
def test_each_secret_is_dealt_anew_sometime(game: str) -> None:
    mine = [case for case in CASES if case.folder.key == game]
    left = set(mine[0].folder.secret)
    for seed, case in enumerate(mine * 96):  # most secrets show at once, a few are rare
        for s, _ in some_stops(case, STYLES[seed % len(STYLES)], seed, 30) if left else ():
            was, now = to_data(s), to_data(determinized(s, SPECTATOR, seed))
            left -= {name for name in left if was[name] != now[name]}
    assert not left, f"never dealt anew: {sorted(left)}"


@pytest.mark.full
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_position_fits_for_every_viewer(case: Case) -> None:
    for style, seed in games(case, 6):
        s = case.state()
        for n, _ in enumerate(stops(s, style, 500 + seed)):
            for viewer in case.viewers:
                world = determinized(s, viewer, n)
                assert knowledge(world, viewer) == knowledge(s, viewer)
                assert key(determinized(world, viewer, n + 1)) == key(determinized(s, viewer, n + 1))


def test_worlds_are_as_likely_as_the_cards_in_them() -> None:
    case = mini("weighted", 2)
    s = next(s for s, _ in ((s, stop) for s in [case.state()] for stop in stops(s) if s.size[0] == 1))
    drawn = Counter(
        next(t for t in range(3) if determinized(s, SPECTATOR, seed).hand[t]) for seed in range(1000)
    )
    assert all(abs(drawn[t] - expected) < 80 for t, expected in enumerate((500, 300, 200)))
