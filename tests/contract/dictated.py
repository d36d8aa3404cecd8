"""A match whose every move and every outcome is dictated. Only here do tests reach into a match."""

from __future__ import annotations

from collections.abc import Callable

from motu.kernel.core import SEALED, State
from motu.kernel.engine import (
    OVER,
    advance,
    apply,
    awaiting,
    guarded,
    public_part,
    question,
    seen_by,
    weight,
)
from motu.kernel.moves import Moves
from motu.match.dice import Dice
from motu.match.match import Match
from tests.contract.cases import Case, box_of
from tests.contract.play import seats_in
from tests.contract.secrets import knowledge, options


class World:
    """One course of a game, move by move."""

    def __init__(self, case: Case) -> None:
        folder, box = case.folder, box_of(case.folder)
        self.match = Match(
            folder, box, None, case.seats, case.options, Dice("0"), shared=True, replaying=True
        )
        self._advance()

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def rule(self) -> str:
        """The name of the rule that asks."""
        return type(self.state.rules[int(question(self.state)) & 255]).__name__

    @property
    def is_sealed(self) -> bool:
        return bool(self.state.rules[int(question(self.state)) & 255].mode == SEALED)

    def awaited(self) -> list[int]:
        return seats_in(int(awaiting(self.state)))

    def weights(self) -> dict[int, int]:
        """What nature may do now, and how likely it is."""
        return {outcome: int(weight(self.state, outcome)) for outcome in self.outcomes}

    def shows_outcome_to(self, viewer: int) -> bool:
        return bool(seen_by(self.state) >> viewer & 1)

    def public_parts(self, seat: int) -> dict[int, int]:
        """All answers of a seat, each with the part that everybody may read."""
        return {action: int(public_part(self.state, seat, action)) for action in options(self.state, seat)}

    def happen(self, outcome: int) -> None:
        self.match.happen(outcome)
        self._advance()

    def play(self, seat: int, action: int) -> None:
        """As a match does it: an answer that leaves no choice is a forced one."""
        forced = not guarded(self.state) and options(self.state, seat) == [action]
        self.match.answer(seat, action, forced=forced)
        self._advance()

    def take_back(self, seat: int, moves: int) -> None:
        """A seat takes back its private picks, until so many moves are left."""
        while len(self.match.moves) > moves:
            self.match.undo(seat)
        assert len(self.match.moves) == moves, "more was taken back than was picked"
        self._advance()

    def _advance(self) -> None:
        self.asked = self.match.to_the_question()
        self.outcomes = self.match.outcomes
        if self.asked == OVER:
            self.match.run()  # tells why the match has stopped


def still_answers(s: State, seat: int, step: int) -> bool:
    """Whether `seat` is in the middle of its private answer to the question `step`."""
    if s.drafting() == seat:
        return True
    if s.pending == 0 or s.rules[step & 255].mode != SEALED or not awaiting(s) >> seat & 1:
        return False
    now = int(question(s))
    return now & 255 == step & 255 and now >> 32 == step >> 32 and now >> 24 & 255 == step >> 24 & 255


def answers_itself(s: State, seat: int) -> bool:
    """Whether a match would answer for `seat` at once, because there is nothing to choose."""
    step, trial, out = int(question(s)), s.copy(), Moves()
    while not guarded(trial) and len(only := options(trial, seat)) == 1:
        apply(trial, seat, only[0])
        advance(trial, out, sampled=False)
        if not still_answers(trial, seat, step):
            return True
    return False


def whole_answer(s: State, seat: int, choose: Callable[[list[int]], int]) -> list[int]:
    """An answer of `seat` to the question at hand, pick by pick until it is complete; tried on a copy."""
    step, trial, out = int(question(s)), s.copy(), Moves()
    picks: list[int] = []
    while not picks or still_answers(trial, seat, step):
        picks.append(choose(options(trial, seat)))
        apply(trial, seat, picks[-1])
        advance(trial, out, sampled=False)
    return picks


def begun(s: State, seat: int, picks: list[int]) -> list[int]:
    """A whole answer up to where `seat` last had something to choose; a match plays the rest by itself."""
    trial, out = s.copy(), Moves()
    last = 0
    for n, action in enumerate(picks):
        if not answers_itself(trial, seat):
            last = n
        apply(trial, seat, action)
        advance(trial, out, sampled=False)
    return picks[:last]


def known_after(s: State, seat: int, picks: list[int], viewer: int) -> tuple[object, ...] | None:
    """What `viewer` knows when `seat` has answered by these picks; None when it cannot."""
    step, trial, out = int(question(s)), s.copy(), Moves()
    for n, action in enumerate(picks):
        asked_again = n == 0 or still_answers(trial, seat, step)
        if not asked_again or action not in options(trial, seat):
            return None
        apply(trial, seat, action)
        advance(trial, out, sampled=False)
    return None if still_answers(trial, seat, step) else knowledge(trial, viewer)


def is_answered(s: State, seat: int, picks: list[int]) -> bool:
    """Whether nobody else has to answer the sealed question any more after these picks."""
    step, trial = int(question(s)), s.copy()
    for action in picks:
        apply(trial, seat, action)
        advance(trial, Moves(), sampled=False)
    return not any(still_answers(trial, other, step) for other in range(int(s.players)))
