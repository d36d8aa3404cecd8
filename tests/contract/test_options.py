"""What is offered is what is allowed, and what is refused has a reason that can be looked up."""

from __future__ import annotations

import pytest

from motu.games._shared.asking import CAUSES
from motu.kernel.core import (
    CHANCE,
    GAME_OVER,
    LEGAL,
    NO_SUCH_ACTION,
    NOT_AWAITED,
    NOT_THIS_QUESTION,
    State,
)
from motu.kernel.data import to_data
from motu.kernel.engine import answers, awaiting, question, why_not
from motu.kernel.moves import Moves
from motu.match.game import Game
from tests.contract.cases import CASES, Case
from tests.contract.play import games, seats_in, some_stops, stops

IN_THE_INDEX = 100  # smaller numbers belong to the kernel


def known_reasons(case: Case) -> set[int] | None:
    """The numbers of all rules in the index of a real game."""
    if not case.real:
        return None
    ids = [id.removeprefix(case.folder.prefix + "-").split(".") for id in Game(case.folder).rule_ids()]
    return {int(chapter) * 100 + int(n) for chapter, n in ids}


def check_whole_domain(s: State, seat: int, reasons: set[int] | None) -> None:
    """Every number of the question, and of the free actions beside it: offered exactly when it is legal."""
    out = Moves()
    answers(s, seat, out)
    options = out.actions()
    assert len(options) == len(set(options)), "offered twice"
    step = int(question(s))
    rule = s.rules[step & 255]
    blocks = [rule, rule.beside] if rule.beside is not None else [rule]
    offered = set()
    for block in blocks:
        assert 0 <= block.domain(s) <= block.size
        for x in range(block.size):
            reason = int(why_not(s, seat, block.base + x))
            assert (reason == LEGAL) == (block.base + x in options), (type(block).__name__, x, reason)
            if block is not rule and not step & 32768:
                assert reason == NOT_THIS_QUESTION
            elif x >= block.domain(s):
                assert reason == NO_SUCH_ACTION
            else:
                assert reason == int(block.check(s, seat, step >> 16 & 65535, step >> 32, x))
            if reason >= IN_THE_INDEX and reasons is not None:
                number = reason % CAUSES
                assert number in reasons, f"{type(block).__name__} {x}: no rule has the number {number}"
            assert reason in (LEGAL, NO_SUCH_ACTION, NOT_THIS_QUESTION) or reason >= IN_THE_INDEX
            offered.add(block.base + x)
    assert set(options) <= offered


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_are_what_check_lets_through(case: Case) -> None:
    reasons = known_reasons(case)
    for style, seed in games(case, 3):
        s = case.state()
        for stop in stops(s, style, seed):
            if stop.seat >= 0:
                check_whole_domain(s, stop.seat, reasons)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_asking_changes_nothing(case: Case) -> None:
    for style, seed in games(case, 1):
        for s, stop in some_stops(case, style, seed, 12):
            before = to_data(s)
            if stop.seat >= 0:
                check_whole_domain(s, stop.seat, None)
            assert to_data(s) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_answers_no_question_now_is_refused(case: Case) -> None:
    decisions = int(case.folder.ruleset.decisions)
    for style, seed in games(case, 1):
        for s, stop in some_stops(case, style, seed, 12):
            bits = int(awaiting(s))
            rule = s.rules[int(question(s)) & 255] if s.pending else None
            for seat in (-1, *range(case.seats), 15):
                for action in (-1, *range(0, decisions, 7), decisions):
                    reason = int(why_not(s, seat, action))
                    if stop.seat < 0:
                        assert bits == 0 and reason == GAME_OVER
                    elif seat not in seats_in(bits):
                        assert reason == NOT_AWAITED
                    elif rule is not None and rule.beside is None and not 0 <= action - rule.base < rule.size:
                        assert reason == NOT_THIS_QUESTION


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chance_lists_possible_outcomes_only(case: Case) -> None:
    for style, seed in games(case, 1):
        s = case.state()
        for stop in stops(s, style, seed):
            step = int(question(s)) if s.pending else 0
            rule = s.rules[step & 255]
            if stop.seat >= 0 or rule.mode != CHANCE or not stop.options:
                continue
            inside = range(rule.base, rule.base + int(rule.domain(s)))
            player, a, b = step >> 8 & 127, step >> 16 & 65535, step >> 32
            legal = [x for x in inside if rule.check(s, player, a, b, x - rule.base) == LEGAL]
            assert stop.options == legal
