"""One takes back one's own moves, as long as nobody has learnt or decided anything since."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motu.kernel.data import key, to_data
from motu.match.errors import CannotUndo
from motu.match.match import Match
from tests.contract.cases import BUDGET, CASES, Case, mini
from tests.contract.matches import rounds, scratch, snapshot
from tests.contract.play import Player
from tests.contract.secrets import knowledge


def positions(case: Case, seed: int) -> Iterator[tuple[Match, Match]]:
    """A match after each choice (after some of them, in a long game), and as it was before that choice."""
    match, player = case.match(seed), Player("random", seed)
    while not match.over:
        watched = not case.real or player.dice.random() < 0.12 * BUDGET
        then = scratch(match) if watched else match
        seat = player.dice.choice(match.awaiting)
        match.play(seat, player.choose([choice.id for choice in match.choices(seat)]))
        if watched:
            yield match, then


def refusal(match: Match, seat: int, to: str = "step") -> str:
    """The kind of the refusal; empty when the match lets the seat take back, which it then has done."""
    try:
        match.undo(seat, to)
    except CannotUndo as refused:
        return refused.phrase.id if refused.text("fr") != refused.text("en") else "not translated"
    return ""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_puts_everything_back_or_changes_nothing(case: Case) -> None:
    allowed = 0
    for match, then in positions(case, 41):
        for seat in range(case.seats):
            trial, was = scratch(match), snapshot(match)
            if refusal(trial, seat):
                assert snapshot(trial) == was
                continue
            allowed += 1
            mine = [i for i, move in enumerate(match.moves) if move.seat == seat and not move.forced]
            last, later = match.moves[mine[-1]], match.moves[mine[-1] + 1 :]
            assert all(move.seat is not None for move in later), "a random event is taken back"
            assert match.state.revealed == last.revealed, "a reveal is taken back"
            lost = [
                move for move in later if move not in trial.moves and move.seat != seat and not move.forced
            ]
            assert all(move.private and move.seat in match.awaiting for move in lost), (
                "a decision is taken back"
            )
            assert trial.moves[: mine[-1]] == match.moves[: mine[-1]]
            if mine[-1] == len(then.moves):
                assert to_data(trial.state) == to_data(then.state)
            assert seat in trial.awaiting and last.number in [choice.id for choice in trial.choices(seat)]
            trial.play(seat, last.number)
            assert lost or key(trial.state) == key(match.state), "the same choice meets another fortune"
    assert allowed or not case.real or BUDGET < 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_last_choice_can_be_taken_back_if_nothing_followed(case: Case) -> None:
    for match, then in positions(case, 42):
        seat = match.moves[len(then.moves)].seat
        assert seat is not None
        quiet = match.state.revealed == then.state.revealed and not match.moves[len(then.moves)].forced
        if quiet and all(move.seat is not None for move in match.moves[len(then.moves) :]):
            assert refusal(trial := scratch(match), seat) == ""
            assert to_data(trial.state) == to_data(then.state)
        else:
            assert refusal(scratch(match), seat) == "undo-revealed"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_turn_is_all_that_can_be_taken_back_step_by_step(case: Case) -> None:
    for match, _ in positions(case, 43):
        for seat in range(case.seats):
            whole, steps = scratch(match), scratch(match)
            taken = 0
            while not refusal(steps, seat):
                taken += 1
            assert refusal(whole, seat, "turn") == "" or taken == 0
            assert to_data(whole.state) == to_data(steps.state) and whole.moves == steps.moves


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_is_told_to_those_who_saw_the_choice(case: Case) -> None:
    for match, _ in positions(case, 44):
        for seat in range(case.seats):
            trial = scratch(match)
            if refusal(trial, seat):
                continue
            mine = [move for move in match.moves if move.seat == seat and not move.forced]
            for viewer in (None, *range(case.seats)):
                new = [event.phrase.id for event in trial.events(viewer)[len(match.events(viewer)) :]]
                seen = ["event-taken-back"] if not mine[-1].private else []
                assert new == (["event-taken-back-own"] if viewer == seat else seen)


@pytest.mark.parametrize("key", ["draft", "sealed"])
def test_private_picks_are_free_until_the_answer_is_complete(key: str) -> None:
    picks = 0
    for seats in mini(key).folder.seats:
        for match, then in positions(mini(key, seats), 45):
            seat = match.moves[len(then.moves)].seat
            assert seat is not None
            if (
                match.moves[-1].private
                and seat in match.awaiting
                and match.state.revealed == then.state.revealed
            ):
                picks += 1
                watching = [other for other in (*range(seats), 15) if other != seat]
                known = [knowledge(match.state, other) for other in watching]
                assert refusal(match_back := scratch(match), seat) == ""
                assert [knowledge(match_back.state, other) for other in watching] == known
                assert to_data(match_back.state) == to_data(then.state)
    assert picks > 5


def test_nobody_takes_back_across_what_was_seen_shouted_or_decided() -> None:
    def walk(*notations: str) -> Match:
        match = mini("revealed", 2).match(1)
        for notation in notations:
            match.play(match.awaiting[0], f"step {notation}")
        return match

    assert refusal(walk(), 0) == "undo-nothing"
    assert refusal(walk("0", "1"), 0) == ""
    assert refusal(walk("0", "2"), 0) == "undo-revealed"  # looked
    assert refusal(walk("0", "3"), 0) == "undo-revealed"  # shouted
    assert refusal(walk("0", "4", "1"), 0) == "undo-others"
    assert refusal(walk("0", "4"), 0) == "" and refusal(walk("0", "4"), 1) == "undo-nothing"
    steps = walk("3", "0", "0", "1")
    steps.undo(0, "turn")
    assert [move.notation for move in steps.moves] == ["step 3"]


def test_a_plan_that_was_given_up_does_not_carry_others_along() -> None:
    for seed in range(8):
        match = mini("draft", 2).match(seed)
        if len(match.choices(0)) < 2:
            continue
        match.play(0, "build 1")
        match.play(0, "pay 3")
        match.play(1, "build 0")
        assert refusal(scratch(match), 0) != ""


def test_what_undo_says_does_not_betray_a_plan_that_was_given_up() -> None:
    tried = 0
    for seed in range(8):
        at_once, after_all = (mini("draft", 3).match(seed) for _ in range(2))
        if "build 1" not in [choice.notation for choice in _after(at_once, 0, "build 0").choices(1)]:
            continue
        tried += 1
        _after(after_all, 0, "build 0").play(1, "build 1")
        after_all.play(1, "pay 3")
        at_once.play(1, "build 0")
        assert refusal(at_once, 0) == refusal(after_all, 0) != ""
    assert tried > 2


def _after(match: Match, seat: int, notation: str) -> Match:
    match.play(seat, notation)
    return match


@pytest.mark.parametrize("to", ["", "game", None, 3])
def test_undo_goes_by_a_step_or_a_turn(to: object) -> None:
    match = mini("revealed").match(1)
    for _ in zip(range(2), rounds(match), strict=False):
        pass
    before = snapshot(match)
    assert refusal(match, 0, to) == "undo-where"  # type: ignore[arg-type]
    assert snapshot(match) == before
