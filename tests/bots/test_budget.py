"""A turn's time is kept, and a game against strong bots does not take the evening.

Measured in two ways, each on a thousand real positions of every game, which the five strengths share.

At the real budgets, through the code that serves tables and by the clock on the wall. A busy machine may
interrupt any process for longer than a fifth of a second: a turn that was late is tried again and counts if
it is late every time; how many were, is told.

And under a tight budget: a twentieth of a second, no limit of iterations, done in six hundredths, by a clock
that counts only what this thread has worked, for the search as for the measure. What can make a turn late is
a long iteration, the first ranking of many choices, a growing tree, the garbage of Python; all of these cost
the same under a small budget, where they weigh more.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice

import pytest

from motu._native import compiled
from motu.bots import STRENGTHS, Window
from motu.bots.plain import Random
from motu.bots.thinker import Strength, Thinker, seconds_for
from motu.bots.turns import turn
from motu.games import folders
from motu.lab.bot_contract import Spot, spots
from motu.lab.playing import play, start
from motu.match.game import game
from motu.table.thinking import job_of, think, turns_of
from tests.contract.cases import times

GAMES = sorted(folders())
TIGHT = 0.05 if compiled() else 0.3  # seconds: interpreted, one iteration may take a hundredth
SPARE = 1.2
TRIES = 5
EVENING = 360.0  # seconds that three hard bots may think in a game


def positions(key: str, most: int) -> list[Spot]:
    """So many positions of a game, of all player counts."""

    def found() -> Iterator[Spot]:
        for seed in count(11):
            yield from spots(key, tuple(folders()[key].seats), 120, seed)

    return list(islice(found(), most))


def lateness(work: Callable[[], object], budget: float) -> list[float]:
    """By which factors a turn takes longer than its budget, until it is in time or was tried often enough."""
    found: list[float] = []
    while not found or (found[-1] > SPARE and len(found) < TRIES):
        started = time.perf_counter()
        work()
        found.append((time.perf_counter() - started) / budget)
    return found


@pytest.fixture
def own_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still while others use the machine: what is late then is late by our own fault."""
    monkeypatch.setattr(time, "perf_counter", time.thread_time)


def check_tight(key: str, most: int) -> None:
    worst = 0.0
    strengths = list(STRENGTHS.values())
    for number, spot in enumerate(positions(key, most)):
        strength = replace(strengths[number % 5], seconds=TIGHT, most=10**9)

        def one_turn(strength: Strength = strength, spot: Spot = spot, number: int = number) -> None:
            turn(Thinker(number, strength, timed=True), spot.course.game.folder, spot.state, spot.seat)

        late = lateness(one_turn, TIGHT)[-1]
        assert late <= SPARE, f"{strength.name} at {spot.rule}: {late:.2f} of its time"
        worst = max(worst, late)
    print(f"{key}: {most} turns of {TIGHT} s, the longest took {worst * TIGHT:.3f} s")


@pytest.mark.usefixtures("own_clock")
@pytest.mark.parametrize("key", GAMES)
def test_a_turn_keeps_a_tight_budget(key: str) -> None:
    check_tight(key, times(60))


@pytest.mark.full
@pytest.mark.usefixtures("own_clock")
@pytest.mark.parametrize("key", GAMES)
def test_a_turn_keeps_a_tight_budget_in_a_thousand_positions(key: str) -> None:
    check_tight(key, 1000)


@pytest.mark.full
@pytest.mark.parametrize("name", STRENGTHS)
@pytest.mark.parametrize("key", GAMES)
def test_a_turn_keeps_its_real_budget_in_a_thousand_positions(key: str, name: str) -> None:
    """As a table asks for it: the process replays the game, thinks, and answers."""
    budget = STRENGTHS[name].seconds
    worst, again = 0.0, 0
    mine = positions(key, 1000)[list(STRENGTHS).index(name) :: len(STRENGTHS)]
    for number, spot in enumerate(mine):
        job = job_of(spot.match(), spot.seat, name, number)
        late = lateness(lambda job=job: think(job), budget)  # type: ignore[misc]
        assert late[-1] <= SPARE, f"{name} at {spot.rule}: {late} of its time"
        worst, again = max(worst, late[-1]), again + (len(late) > 1)
    print(f"{key}: {len(mine)} turns of {name}, the longest {worst:.3f} of its time, {again} tried again")


@pytest.mark.parametrize("key", GAMES)
def test_a_late_decision_is_still_answered(key: str) -> None:
    """A turn of many small decisions may have no time left for the last ones."""
    for number, spot in enumerate(positions(key, times(20))):
        for strength in STRENGTHS.values():
            bot = Thinker(number, replace(strength, seconds=0.0), timed=True)
            legal = Window(spot.course.game.folder, spot.state, spot.seat).answers()
            assert turn(bot, spot.course.game.folder, spot.state, spot.seat)[0] in legal


def test_no_game_is_too_long() -> None:
    """However many turns and decisions there are, and whoever has played the ones before."""
    for decisions in (1, 2, 3, 9):
        turns: list[int] = []
        spent = 0.0
        for _ in range(2000):
            seconds = seconds_for(3.0, turns)
            assert 0 < seconds <= 3.0
            spent += seconds * (1 - 0.5**decisions)
            turns.append(decisions)
        assert seconds_for(3.0, turns[:30]) == 3.0  # an ordinary game has all of its time
        assert 3 * spent <= EVENING


class Counted(Thinker):
    """Adds up the time that it would take at a table, without taking it."""

    spending = 0.0
    left = 0.0

    def begin(self) -> None:
        super().begin()
        self.left = self.seconds

    def choose(self, window: Window) -> int:
        if len(window.answers()) > 1:
            self.left /= 2
            self.spending += self.left
        return super().choose(window)


def evening(key: str, seed: int) -> float:
    """Seconds that three hard bots think in a game against one person."""
    one = game(key)
    seats = min(4, one.seats[-1])
    quick = replace(STRENGTHS["hard"], iterations=30)
    bots = [Counted(seed * 8 + seat, quick) for seat in range(seats)]
    s = start(one.folder, one.box(None), seats, one.check_options({}), seed)
    play(one.folder, s, bots)
    return sum(bot.spending for bot in bots) / seats * 3


@pytest.mark.parametrize("key", GAMES)
def test_three_hard_bots_think_at_most_six_minutes(key: str) -> None:
    """By the number of their turns and decisions, each taking all the time it may have."""
    assert evening(key, 1) <= EVENING


@pytest.mark.parametrize("key", GAMES)
def test_a_table_tells_each_bot_what_its_seat_has_thought(key: str) -> None:
    """A new bot answers each time: what it is told must never be less than what the others have used."""
    match = game(key).start(seats=game(key).seats[-1], seed=3)
    used: dict[int, list[int]] = {seat: [] for seat in range(match.seats)}
    while not match.over:
        seat = match.awaiting[0]
        told = turns_of(match.moves, seat)
        assert seconds_for(3.0, told) <= seconds_for(3.0, used[seat])
        free = len(match.choices(seat)) > 1
        planned = turn(Random(len(match.moves)), match.folder, match.state, seat)
        if len(planned) - (not free):
            used[seat].append(len(planned) - (not free))
        for action in planned:
            match.play(seat, action)


@pytest.mark.full
@pytest.mark.parametrize("key", GAMES)
def test_three_hard_bots_think_at_most_six_minutes_in_many_games(key: str) -> None:
    found = [evening(key, seed) for seed in range(2, 14)]
    print(f"{key}: three hard bots think for {min(found):.0f} to {max(found):.0f} s")
    assert max(found) <= EVENING
