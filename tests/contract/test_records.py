"""A record holds all that is needed to play a match again, and nothing that must stay secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

import motu
from motu.kernel.data import key
from motu.match.game import Game
from motu.match.match import Match
from tests.contract.cases import CASES, Case, mini
from tests.contract.matches import finished, rounds

pytestmark = pytest.mark.usefixtures("known_games")


def shown(match: Match) -> list[Any]:
    """What everybody gets, in a form to be compared."""
    viewers = (None, *range(match.seats))
    return [
        (
            match.view(viewer),
            [(event.index, event.kind, tuple(event.facts), event.phrase) for event in match.events(viewer)],
        )
        for viewer in viewers
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_match_is_replayed_exactly(case: Case) -> None:
    for style, seed in (("random", 61), ("loner", 62)):
        match = finished(case, seed, style)
        text = match.record().dumps()
        again = motu.replay(text)
        assert again.record().dumps() == text
        assert (again.scores, again.ranking, again.score_sources) == (
            match.scores,
            match.ranking,
            match.score_sources,
        )
        assert again.moves == match.moves
        assert key(again.state) == key(match.state)
        assert shown(again) == shown(match)
        assert again.truncated == match.truncated and again.notice is None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_running_match_is_replayed_and_goes_on(case: Case) -> None:
    match = case.match(63)
    for n, (seat, action) in enumerate(rounds(match, "random", 63)):
        if n % 17 != 4:
            continue
        data = json.loads(match.record().dumps())
        assert data["seed"] is None and data["scores"] is None and not data["finished"]
        again = motu.replay(match.record().dumps())
        assert key(again.state) == key(match.state) and again.moves == match.moves
        assert shown(again) == shown(match) and again.awaiting == match.awaiting
        again.play(seat, action)
        assert again.moves[len(match.moves)].number == action


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_that_went_on_after_a_replay_is_replayed_too(case: Case) -> None:
    first = case.match(64)
    for _ in zip(range(9), rounds(first, "random", 64), strict=False):
        pass
    second = motu.replay(first.record().dumps())
    for _ in rounds(second, "random", 65):
        pass
    text = second.record().dumps()
    assert motu.replay(text).scores == second.scores and motu.replay(text).record().dumps() == text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_seed_is_in_the_record_only_when_all_is_over(case: Case) -> None:
    seed = "5e" * 32
    match = Game(case.folder).start(case.seats, seed, dict(case.chosen))
    for n, _ in enumerate(rounds(match, "random", 66)):
        if n % 10 == 0:
            assert seed not in match.record().dumps() and match.dice.digest in match.record().dumps()
    assert seed in match.record().dumps()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_was_taken_back_is_not_in_the_record(case: Case) -> None:
    match = finished(case, 67)
    match.rewind(len(match.moves) // 2)
    for _ in rounds(match, "last", 68):
        pass
    again = motu.replay(match.record().dumps())
    assert again.taken_back == match.taken_back > 0
    assert again.scores == match.scores and again.moves == match.moves


def test_a_record_is_readable() -> None:
    text = finished(mini("auction"), 69).record().dumps()
    data = json.loads(text)
    assert len(text.splitlines()) >= len(data["moves"]) + len(data)
    assert list(data) == [
        "motu",
        "game",
        "rules",
        "box",
        "edition",
        "options",
        "seats",
        "seed_digest",
        "seed",
        "seed_from",
        "taken_back",
        "finished",
        "scores",
        "moves",
    ]
    assert all(move.split()[0] in ("A", "B") and move.split()[1] == "bid" for move in data["moves"])


def test_replaying_depends_on_no_generator_and_on_no_number() -> None:
    case = mini("weighted", 3)
    match = case.match(70)
    for _ in zip(range(6), rounds(match, "random", 70), strict=False):
        pass
    text = match.record().dumps()
    assert motu.replay(text).moves == motu.replay(text).moves == match.moves
    assert "dice_" not in text
