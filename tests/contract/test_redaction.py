"""A redacted copy keeps what its viewer may know and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.kernel.core import UNKNOWN, State
from motu.kernel.data import field_names, to_data
from motu.kernel.engine import NATURE, awaiting, happen, question, seen_by
from motu.kernel.journal import SPECTATOR, Journal
from tests.contract.cases import CASES, Case
from tests.contract.play import STYLES, games, some_stops, stops
from tests.contract.secrets import DICE, PAST, knowledge, options, public_fields, redacted

GAMES = sorted({case.folder.key for case in CASES})
EMPTY = 0  # what a pick that has not happened leaves


def numbers(value: int | list[int]) -> list[int]:
    return value if isinstance(value, list) else [value]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_public_things_stay_and_secret_things_go(case: Case) -> None:
    hidden = (*case.folder.secret, *case.folder.countable)
    for style, seed in games(case, 2):
        for s, _ in some_stops(case, style, seed, 25):
            before = to_data(s)
            for viewer in case.viewers:
                seen = to_data(redacted(s, viewer))
                assert to_data(s) == before
                for name in public_fields(case, field_names(s)):
                    assert seen[name] == before[name], name
                for name in hidden:
                    pairs = zip(numbers(before[name]), numbers(seen[name]), strict=True)
                    assert all(b in (a, UNKNOWN, EMPTY) for a, b in pairs), name


@pytest.mark.parametrize("case", CASES, ids=str)
def test_dice_listener_and_past_are_gone(case: Case) -> None:
    for style, seed in games(case, 2):
        for s, _ in some_stops(case, style, seed, 10):
            for viewer in case.viewers:
                seen = redacted(s, viewer)
                assert seen.journal is None
                assert [getattr(seen, name) for name in (*DICE, *PAST)] == [0] * len((*DICE, *PAST))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_lies_above_the_agenda(case: Case) -> None:
    # What was taken off the agenda may have been private: a plan that was given up, the picks of a draft.
    for style, seed in games(case, 2):
        for s, _ in some_stops(case, style, seed, 10):
            for viewer in case.viewers:
                seen = redacted(s, viewer)
                assert not any(seen.agenda[seen.pending :])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_answers_of_others_cannot_be_read(case: Case) -> None:
    for style, seed in games(case, 2):
        s = case.state()
        for _ in stops(s, style, seed):
            for viewer in case.viewers if any(s.sealed) else ():
                seen = redacted(s, viewer)
                for seat in range(case.seats):
                    if seat == viewer:
                        assert seen.sealed[seat] == s.sealed[seat]
                    else:
                        assert seen.sealed[seat] == (UNKNOWN if s.sealed[seat] else 0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_redacting_twice_changes_nothing_more(case: Case) -> None:
    for style, seed in games(case, 1):
        for s, _ in some_stops(case, style, seed, 15):
            for viewer in case.viewers:
                once = redacted(s, viewer)
                assert knowledge(once, viewer) == knowledge(s, viewer)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_is_asked_the_same_with_what_it_knows(case: Case) -> None:
    for style, seed in games(case, 2):
        for s, _ in some_stops(case, style, seed, 40):
            for seat in range(case.seats):
                seen = redacted(s, seat)
                if s.drafting() in (-1, seat):
                    assert awaiting(seen) == awaiting(s)
                if awaiting(s) >> seat & 1:
                    for cut in (False, True):
                        assert options(seen, seat, cut) == options(s, seat, cut)


def learnt(s: State, outcome: int, viewer: int) -> object:
    """What `viewer` knows and reads when this outcome happens."""
    after = s.copy()
    after.journal = journal = Journal()
    happen(after, outcome)
    return knowledge(after, viewer), [entry for entry in journal.entries if entry[1] >> viewer & 1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_sees_an_outcome_can_tell_it_from_others(case: Case) -> None:
    occasions: Counter[tuple[str, bool]] = Counter()
    told: set[tuple[str, bool]] = set()
    for style, seed in games(case, 2):
        for s, stop in some_stops(case, style, seed, 80):
            if stop.seat != NATURE or len(stop.options) < 2:
                continue
            step = int(question(s))
            for viewer in case.viewers:
                which = type(s.rules[step & 255]).__name__, viewer == step >> 8 & 127
                if seen_by(s) >> viewer & 1:
                    occasions[which] += 1
                    one, two = (learnt(s, outcome, viewer) for outcome in (stop.options[0], stop.options[-1]))
                    told |= {which} if one != two else set()
    assert {which for which, n in occasions.items() if n >= 3} <= told


@pytest.mark.parametrize("game", GAMES)
def test_each_secret_is_hidden_from_somebody_sometime(game: str) -> None:
    mine = [case for case in CASES if case.folder.key == game]
    left = {*mine[0].folder.secret, *mine[0].folder.countable}
    assert not set(mine[0].folder.secret) & set(mine[0].folder.countable)
    assert left <= set(field_names(mine[0].state()))
    for seed, case in enumerate(mine * 6):
        for s, _ in some_stops(case, STYLES[seed % len(STYLES)], seed, 30) if left else ():
            was, now = to_data(s), to_data(redacted(s, SPECTATOR))
            left -= {name for name in left if was[name] != now[name]}
    assert not left, f"never hidden: {sorted(left)}"
