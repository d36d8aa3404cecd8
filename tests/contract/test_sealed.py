"""Secret answers may come in any order, be changed and be taken back: the game is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from motu.kernel.core import SEALED, State
from motu.kernel.data import key
from motu.kernel.engine import advance, apply, awaiting, question
from motu.kernel.moves import Moves
from motu.match.match import Match
from tests.contract.cases import CASES, Case, times
from tests.contract.dictated import whole_answer
from tests.contract.matches import rounds, scratch
from tests.contract.play import games, seats_in, stops

SEALED_CASES = [case for case in CASES if any(rule.mode == SEALED for rule in case.folder.ruleset.rules)]

Order = list[tuple[int, int]]  # who picks what, one after the other


def is_fresh(s: State) -> bool:
    """Whether a sealed question has just been put: everybody who takes part is awaited, nobody has begun."""
    step = int(question(s)) if s.pending else 0
    if s.pending == 0 or s.rules[step & 255].mode != SEALED:
        return False
    untouched = s.copy()
    for seat in seats_in(step >> 24 & 255):
        s.rules[step & 255].retract(untouched, seat, step >> 32)
    return step >> 16 & 255 == step >> 24 & 255 and key(untouched) == key(s)


def orders(answers: dict[int, list[int]], seed: int) -> Iterator[Order]:
    """All orders of seats, and some in which the picks of several seats are mixed."""
    for seats in permutations(answers):
        yield [(seat, pick) for seat in seats for pick in answers[seat]]
    dice = random.Random(seed)
    for _ in range(6):
        left = {seat: list(picks) for seat, picks in answers.items()}
        order: Order = []
        while any(left.values()):
            seat = dice.choice([seat for seat, picks in left.items() if picks])
            order.append((seat, left[seat].pop(0)))
        yield order


@pytest.mark.parametrize("case", SEALED_CASES, ids=str)
def test_answers_in_any_order_give_the_same_game(case: Case) -> None:
    found = 0
    for style, seed in games(case, 3):
        s = case.state()
        dice = random.Random(seed)
        for _ in stops(s, style, seed):
            if not is_fresh(s):
                continue
            found += 1
            answers = {seat: whole_answer(s, seat, dice.choice) for seat in seats_in(int(awaiting(s)))}
            ends = []
            for order in orders(answers, seed):
                end, out = s.copy(), Moves()
                for seat, pick in order:
                    apply(end, seat, pick)
                    advance(end, out, sampled=False)
                ends.append((key(end), int(end.length), int(end.revealed)))
            assert all(end == ends[0] for end in ends)
    assert found


def told(match: Match) -> list[Any]:
    """What everybody has read, without what was said about taking back."""
    logs = [match.events(viewer) for viewer in (None, *range(match.seats))]
    return [[(event.kind, tuple(event.facts)) for event in log if event.kind] for log in logs]


def fresh_matches(case: Case, seed: int) -> Iterator[Match]:
    match = case.match(seed)
    for _ in rounds(match, "random", seed):
        if is_fresh(match.state):
            yield scratch(match)


@pytest.mark.parametrize("case", SEALED_CASES, ids=str)
def test_everybody_reads_the_same_in_whatever_order_the_answers_came(case: Case) -> None:
    for seed in range(times(2)):
        for match in fresh_matches(case, seed):
            dice = random.Random(seed)
            answers = {seat: whole_answer(match.state, seat, dice.choice) for seat in match.awaiting}
            ends = []
            every = list(orders(answers, seed))  # the rules take them all; a match is slower
            for order in dice.sample(every, min(len(every), 8)):
                end = scratch(match)
                for seat, pick in order:
                    end.play(seat, pick)
                views = [end.view(viewer) for viewer in (None, *range(case.seats))]
                ends.append((views, told(end), end.awaiting, key(end.state)))
            assert all(end == ends[0] for end in ends)


def take_back(match: Match, seat: int, answer: list[int]) -> None:
    """Pick by pick: the whole turn may reach back to what a seat decided before the secret question."""
    for _ in answer:
        match.undo(seat)


@pytest.mark.parametrize("case", SEALED_CASES, ids=str)
def test_an_answer_can_be_changed_until_all_are_in(case: Case) -> None:
    changed = 0
    for seed in range(times(2)):
        for match in fresh_matches(case, seed):
            dice = random.Random(seed)
            seats = list(match.awaiting)
            answers = {seat: whole_answer(match.state, seat, dice.choice) for seat in seats}
            straight, wavering = scratch(match), scratch(match)
            for seat in seats:
                for pick in answers[seat]:
                    straight.play(seat, pick)
            for seat in seats[:-1]:
                other = whole_answer(wavering.state, seat, dice.choice)
                for pick in other:
                    wavering.play(seat, pick)
                take_back(wavering, seat, other)
                changed += 1
            for seat in seats[:-1]:
                for pick in answers[seat]:
                    wavering.play(seat, pick)
            if len(seats) > 1:
                take_back(wavering, seats[0], answers[seats[0]])
            for seat in (seats[-1], seats[0]) if len(seats) > 1 else seats:
                for pick in answers[seat]:
                    wavering.play(seat, pick)
            assert key(wavering.state) == key(straight.state)
            assert wavering.awaiting == straight.awaiting
            assert told(wavering)[0] == told(straight)[0], "a spectator has noticed"
    assert changed or case.folder.key == "private"
