"""Engine and oracle play the same game: same questions, same answers, same positions, same points."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from motu.games._shared.folder import Folder
from motu.kernel.core import AUTO, CHANCE, LEGAL, State
from motu.kernel.engine import NATURE, OVER, advance, answers, apply, happen, question, weight, why_not
from motu.kernel.moves import Moves
from tests.oracles.asking import Question, Step
from tests.oracles.seen import Coverage

Chooser = Callable[[random.Random, list[str]], str]


class Oracle(Protocol):
    """The second implementation of a game."""

    def play(self) -> Step: ...
    def snapshot(self) -> dict[str, Any]: ...
    def points(self) -> list[dict[str, int]]: ...
    def winners(self) -> list[int]: ...


@cache
def _box(folder: Folder[Any]) -> Any:
    """Read once: thousands of games share it."""
    return folder.box(None)


class EngineSide:
    """The engine as a series of questions in notation; questions with one answer are answered at once."""

    def __init__(self, folder: Folder[Any], seats: int, options: dict[str, Any], coverage: Coverage) -> None:
        self.folder = folder
        self.coverage = coverage
        self.out = Moves()
        self.questions = 0
        defaults = {name: option.default for name, option in folder.options.items()}
        self.state: State = folder.new_state(_box(folder), seats, {**defaults, **options})

    def ask(self) -> tuple[int | None, dict[str, tuple[int, int]]] | None:
        """The next question: seat (None: nature) and notation -> (weight, number); None when over."""
        while True:
            self._run_automatic_steps()
            asked = int(advance(self.state, self.out, sampled=False))
            if asked == OVER:
                return None
            actions = self.out.actions()
            if asked == NATURE:
                names = {self._outcome(n): (int(weight(self.state, n)), n) for n in actions}
                seat = None
            else:
                names = {self._action(asked, n): (1, n) for n in actions}
                seat = asked
                self._count_refusals(asked)
            assert len(names) == len(actions), "two answers share a notation"
            if len(names) > 1:
                return seat, names
            self.answer(seat, next(iter(names.values()))[1], next(iter(names)))

    def answer(self, seat: int | None, number: int, notation: str) -> None:
        self.coverage.words.update(set(notation.split()))
        self.coverage.rules[type(self.state.rules[int(question(self.state)) & 255]).__name__] += 1
        if seat is None:
            happen(self.state, number)
        else:
            apply(self.state, seat, number)

    def _count_refusals(self, seat: int) -> None:
        """Which reasons the present question gives, over all its answers; at every eleventh question."""
        self.questions += 1
        if self.questions % 11:
            return
        rule = self.state.rules[int(question(self.state)) & 255]
        for x in range(int(rule.size)):
            reason = int(why_not(self.state, seat, int(rule.base) + x))
            if reason != LEGAL:
                self.coverage.reasons[reason] += 1

    def _run_automatic_steps(self) -> None:
        """As `advance` does, but counted: also those behind a question that lapses."""
        s = self.state
        while s.pending > 0:
            step = int(question(s))
            rule = s.rules[step & 255]
            seat, a, b = step >> 8 & 127, step >> 16 & 65535, step >> 32
            if rule.mode == AUTO:
                self.coverage.rules[type(rule).__name__] += 1
                s.pending -= 1
                rule.run(s, seat, a, b)
            elif self._lapses(rule, seat, a, b):
                s.pending -= 1
            else:
                return

    def _lapses(self, rule: Any, seat: int, a: int, b: int) -> bool:
        """An empty bag, or a question that may remain without answer."""
        if rule.mode == CHANCE:
            self.out.n, self.out.base = 0, rule.base
            rule.options(self.state, seat, a, b, self.out)
        elif rule.may_lapse:
            answers(self.state, seat, self.out)
        else:
            return False
        return not self.out.n

    def _action(self, seat: int, action: int) -> str:
        return self.folder.notation(self.state, seat, *self.folder.split(action))

    def _outcome(self, outcome: int) -> str:
        return self.folder.outcome_notation(self.state, *self.folder.split_outcome(outcome))


def agree(
    folder: Folder[Any],
    oracle: Oracle,
    seats: int,
    seed: int,
    options: dict[str, Any],
    snapshot: Callable[[State], dict[str, Any]],
    choose: Chooser,
) -> Coverage:
    """Play one game on both sides; every difference is an assertion."""
    coverage = Coverage()
    engine = EngineSide(folder, seats, options, coverage)
    dice = random.Random(seed)
    script = oracle.play()
    asked = _next(script, None)
    moves = 0
    while (ours := engine.ask()) is not None:
        seat, names = ours
        assert asked is not None, f"the oracle is over, the engine asks {sorted(names)}"
        where = f"{folder.key}, {seats} seats, seed {seed}, question {moves}"
        assert seat == asked.seat, f"{where}: engine asks {seat}, oracle {asked.seat}"
        ours_weighted = {name: weighted for name, (weighted, _) in names.items()}
        assert ours_weighted == asked.options, f"{where}: {ours_weighted} against {asked.options}"
        if moves % 7 == 0:
            assert snapshot(engine.state) == oracle.snapshot(), f"{where}: positions differ"
        if seat is None:
            chosen = dice.choices(sorted(names), [ours_weighted[name] for name in sorted(names)])[0]
        else:
            chosen = choose(dice, sorted(names))
        engine.answer(seat, names[chosen][1], chosen)
        asked = _next(script, chosen)
        moves += 1
    assert asked is None, f"the engine is over, the oracle asks {asked}"
    assert snapshot(engine.state) == oracle.snapshot()
    assert folder.points(engine.state) == oracle.points()
    standing = [int(engine.state.standing(seat)) for seat in range(seats)]
    assert [seat for seat in range(seats) if standing[seat] == max(standing)] == oracle.winners()
    return coverage


def _next(script: Step, answer: str | None) -> Question | None:
    """The oracle's next question with more than one answer."""
    try:
        asked = next(script) if answer is None else script.send(answer)
        while len(asked.options) == 1:
            asked = script.send(next(iter(asked.options)))
    except StopIteration:
        return None
    return asked


def uniform(dice: random.Random, names: list[str]) -> str:
    """Any answer."""
    return dice.choice(names)


def stubborn(dice: random.Random, names: list[str]) -> str:
    """Nearly always the first answer: crowds islands, empties supplies, repeats itself."""
    return names[0] if dice.random() < 0.85 else dice.choice(names)


def contrary(dice: random.Random, names: list[str]) -> str:
    """Nearly always the last answer."""
    return names[-1] if dice.random() < 0.85 else dice.choice(names)


def fond_of(words: str, shy_of: str) -> Chooser:
    """A player who nearly always answers with one of some words, and avoids others."""

    def choose(dice: random.Random, names: list[str]) -> str:
        liked = [name for name in names if re.search(words, name) and not re.search(shy_of, name)]
        bearable = [name for name in names if not re.search(shy_of, name)]
        return dice.choice(liked or bearable or names) if dice.random() < 0.95 else dice.choice(names)

    return choose


PLAYERS: tuple[Chooser, ...] = (uniform, stubborn, contrary)
