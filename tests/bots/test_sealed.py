"""Secret questions: a bot thinks the same, whoever was asked before it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

import pytest

from motu.bots import BOTS, STRENGTHS, Bot, Window, bot
from motu.bots.coach.advice import Effort, advise
from motu.bots.coach.judging import Judge
from motu.bots.forecast import Forecast, Reading
from motu.bots.search import Search, Settings
from motu.bots.thinker import Thinker
from motu.bots.turns import turn
from motu.kernel.core import SEALED, State
from motu.kernel.engine import advance, answers, apply, awaiting, question
from motu.kernel.moves import Moves
from tests.contract.cases import Case
from tests.contract.dictated import whole_answer
from tests.contract.play import STYLES, seats_in, stops
from tests.contract.test_sealed import SEALED_CASES, is_fresh

FEW = 16  # iterations that show all a search does
EACH = 3  # positions of every kind of question, with each number of seats
KINDS = {
    case.folder.key: {type(rule).__name__ for rule in case.folder.ruleset.rules if rule.mode == SEALED}
    for case in SEALED_CASES
}


@dataclass(frozen=True)
class Asked:
    """A seat that is asked a secret question, first of all, or after some of the others or all of them."""

    case: Case
    seat: int
    first: State
    last: State

    @property
    def kind(self) -> str:
        return type(self.first.rules[int(question(self.first)) & 255]).__name__

    @property
    def states(self) -> tuple[State, State]:
        return self.first, self.last


@cache
def asked(key: str) -> list[Asked]:
    """Secret questions of a game, a few of every kind with each number of seats and all options."""
    found = []
    for case in SEALED_CASES:
        if case.folder.key == key:
            met: Counter[str] = Counter()
            for style, seed in product(STYLES, (1, 2)):
                for one in _asked(case, style, seed):
                    met[one.kind] += 1
                    if met[one.kind] <= EACH:
                        found.append(one)
    return found


def _asked(case: Case, style: str, seed: int) -> Iterator[Asked]:
    s, dice = case.state(), random.Random(seed)
    for _ in stops(s, style, seed):
        if is_fresh(s):
            seats = seats_in(int(awaiting(s)))
            seat = dice.choice(seats)
            others = [other for other in seats if other != seat]
            before = others if dice.random() < 0.5 else others[: len(others) // 2 + 1]
            last, out = s.copy(), Moves()
            for other in before:
                for pick in whole_answer(last, other, dice.choice):
                    apply(last, other, pick)
                    advance(last, out, sampled=False)
            yield Asked(case, seat, s.copy(), last)


def made(name: str) -> Bot:
    """A bot that does not think long."""
    return Thinker(5, replace(STRENGTHS[name], iterations=FEW)) if name in STRENGTHS else bot(name, 5)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("key", KINDS)
def test_it_makes_no_difference_who_has_answered(key: str, name: str) -> None:
    for one in asked(key):
        first, last = (turn(made(name), one.case.folder, s, one.seat) for s in one.states)
        assert first == last, (str(one.case), one.kind, one.seat)
    assert {one.kind for one in asked(key)} == KINDS[key]


def test_the_coach_advises_the_same_whoever_has_answered() -> None:
    for one in asked("raiatea"):
        judge = Judge(one.case.folder)
        windows = [Window(one.case.folder, s, one.seat) for s in one.states]
        first, last = (advise(judge, window, Effort(FEW, 4), 9) for window in windows)
        assert first == last, (str(one.case), one.kind, one.seat)


def test_quick_players_do_not_look_at_what_others_have_sealed() -> None:
    """The forecasts of the coach play on in one world, where all answers lie open: nobody may read them."""
    for one in asked("raiatea"):
        chosen = []
        for s in one.states:
            forecast = Forecast(one.case.folder.insight, Reading())
            world = s.copy()
            world.seed(3)
            answers(world, one.seat, forecast.out, True)
            chosen.append(int(forecast.pick(world, one.seat)))
        assert chosen[0] == chosen[1], (str(one.case), one.kind, one.seat)


def test_a_search_does_not_rank_answers_by_what_others_have_sealed() -> None:
    """In the tree my own answer comes first; what I have sealed must not guide those who answer after me."""
    for one in asked("raiatea"):
        found = []
        for s in one.states:
            folder = one.case.folder
            search = Search(folder.insight, Settings(), int(folder.ruleset.decisions), 1000)
            search.me = one.seat
            answers(s, one.seat, search.out, True)
            search._rank(s.copy(), search.root, one.seat)
            found.append([(action, prior) for action, _, _, prior in search.found()])
        assert found[0] == found[1], (str(one.case), one.kind, one.seat)
