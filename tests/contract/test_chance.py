"""Chance: the same game drawn or dictated, as likely as its weights say, and nothing out of an empty bag."""

from __future__ import annotations

import random

import pytest

from motu.kernel.core import CHANCE, State
from motu.kernel.data import to_data
from motu.kernel.engine import NATURE, OVER, advance, answers, apply, happen, question, weight
from motu.kernel.moves import Moves
from tests.contract.cases import CASES, Case, mini, times
from tests.contract.play import games, some_stops, stops
from tests.minigames.weighted import BEADS, DRAW, KEEP

DICE = ("dice_0", "dice_1", "dice_2", "dice_3")


def sample(s: State) -> tuple[int, State]:
    """What the dice of the state would give at the chance step on top, and the state after the throw."""
    step = int(question(s))
    rule = s.rules[step & 255]
    after = s.copy()
    after.pending -= 1
    x = rule.sample(after, step >> 8 & 127, step >> 16 & 65535, step >> 32, Moves())
    return int(rule.base + x), after


@pytest.mark.parametrize("case", CASES, ids=str)
def test_weights_are_positive_and_unequal_only_where_announced(case: Case) -> None:
    for style, seed in games(case, 2):
        s = case.state()
        for stop in stops(s, style, seed):
            if stop.seat == NATURE:
                weights = [int(weight(s, outcome)) for outcome in stop.options]
                assert all(w > 0 for w in weights) and sum(weights) < 1 << 31
                rule = s.rules[int(question(s)) & 255]
                assert rule.weighted or len(set(weights)) == 1, type(rule).__name__


@pytest.mark.parametrize("case", CASES, ids=str)
def test_drawn_and_dictated_chance_give_the_same_game(case: Case) -> None:
    for seed in range(times(2)):
        drawn, dictated = case.state(seed), case.state(seed)
        out, choose = Moves(), random.Random(seed)
        while True:
            seat = int(advance(drawn, out))
            while int(advance(dictated, out, sampled=False)) == NATURE:
                outcome, after = sample(dictated)
                happen(dictated, outcome)
                for die in DICE:
                    setattr(dictated, die, getattr(after, die))
            assert to_data(drawn) == to_data(dictated)
            if seat == OVER:
                break
            answers(drawn, seat, out)
            action = choose.choice(out.actions())
            apply(drawn, seat, action)
            apply(dictated, seat, action)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_outcomes_are_drawn_as_often_as_their_weights_say(case: Case) -> None:
    throws = 1500
    kinds = set()
    for s, stop in some_stops(case, "random", 5, 60):
        if stop.seat != NATURE or int(question(s)) & 255 in kinds:
            continue
        kinds.add(int(question(s)) & 255)
        s = s.copy()
        seen = dict.fromkeys(stop.options, 0)
        for _ in range(throws):
            outcome, after = sample(s)
            seen[outcome] += 1
            for die in DICE:
                setattr(s, die, getattr(after, die))
        total = sum(int(weight(s, outcome)) for outcome in stop.options)
        expected = {outcome: throws * int(weight(s, outcome)) / total for outcome in stop.options}
        chi_square = sum((seen[outcome] - n) ** 2 / n for outcome, n in expected.items())
        assert chi_square < len(expected) + 6 * (2 * len(expected)) ** 0.5


@pytest.mark.parametrize("seats", [2, 3])
def test_who_draws_from_an_empty_bag_draws_nothing(seats: int) -> None:
    case = mini("weighted", seats)
    for seed in range(times(3)):
        s = case.state()
        asked = sum(int(step) & 255 == DRAW.kind for step in s.agenda[: s.pending])
        draws = 0
        for stop in stops(s, "random", seed):
            assert stop.options or stop.seat == OVER
            draws += stop.seat == NATURE and int(question(s)) & 255 == DRAW.kind
        assert draws == sum(BEADS) < asked
        drawn = case.state(seed)
        while (seat := int(advance(drawn, Moves()))) != OVER:
            apply(drawn, seat, KEEP)
        assert sum(drawn.size) == sum(BEADS)


def test_chance_steps_are_numbered_apart() -> None:
    for case in CASES:
        chance = [rule for rule in case.folder.ruleset.rules if rule.mode == CHANCE]
        assert sum(rule.size for rule in chance) == case.folder.ruleset.outcomes
