"""Alone at the table one goes back anywhere; the same choices then meet the same fortune."""

from __future__ import annotations

import random

import pytest

from motu.kernel.data import key
from motu.match.errors import CannotUndo
from tests.contract.cases import CASES, Case, mini
from tests.contract.matches import finished, scratch, snapshot


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_choices_meet_the_same_fortune(case: Case) -> None:
    match = finished(case, 51)
    for n in random.Random(51).sample(range(len(match.moves) + 1), min(4, len(match.moves))):
        again = scratch(match)
        again.rewind(n)
        assert again.taken_back == len(match.moves) - n
        assert again.moves == match.moves[: len(again.moves)] and len(again.moves) >= n
        while len(again.moves) < len(match.moves):
            move = match.moves[len(again.moves)]
            assert move.seat is not None and not move.forced
            again.play(move.seat, move.number)
        assert [move.notation for move in again.moves] == [move.notation for move in match.moves]
        assert key(again.state) == key(match.state) and again.scores == match.scores
        assert again.record().taken_back == again.taken_back


@pytest.mark.parametrize("case", CASES, ids=str)
def test_other_choices_meet_the_same_dice(case: Case) -> None:
    # Outcome number n depends on the seed alone: who goes back cannot throw again.
    match = finished(case, 52)
    again = scratch(match)
    again.rewind(0)
    first = next((i for i, move in enumerate(match.moves) if move.seat is not None), 0)
    assert again.moves[:first] == match.moves[:first]


def test_at_a_shared_table_nobody_goes_back_at_will() -> None:
    match = mini("revealed").match(1, shared=True)
    match.play(0, "step 0")
    before = snapshot(match)
    with pytest.raises(CannotUndo) as refused:
        match.rewind(0)
    assert refused.value.phrase.id == "rewind-served" and snapshot(match) == before
    match.undo(0)


@pytest.mark.parametrize("n", [-1, 10**6, None, "1", True, 1.0])
def test_one_goes_back_to_a_move_that_was_made(n: object) -> None:
    match = finished(mini("revealed"), 53)
    before = snapshot(match)
    with pytest.raises(CannotUndo) as refused:
        match.rewind(n)  # type: ignore[arg-type]
    assert refused.value.phrase.id == "rewind-range" and snapshot(match) == before
    assert all(refused.value.text(lang).strip() for lang in ("fr", "en"))


def test_going_back_is_told_to_everybody() -> None:
    match = finished(mini("revealed"), 54)
    match.rewind(3)
    for viewer in (None, 0, 1):
        assert "event-rewound" in [event.phrase.id for event in match.events(viewer)[-3:]]
