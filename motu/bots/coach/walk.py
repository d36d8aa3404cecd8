"""A match event by event: choices that were choices, and draws. What left no choice belongs to neither."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from motu.kernel.core import State
from motu.kernel.engine import NATURE, OVER, advance, answers, apply, happen
from motu.kernel.moves import Moves
from motu.match.match import Match


@dataclass(frozen=True)
class Event:
    """Something that changed the outlook: a seat's choice, or draws in a row (`seat` None)."""

    move: int  # how many moves had been made
    seat: int | None
    action: int  # -1 for draws
    before: State
    turn: int  # choices of one seat without anything between them share a number


def walk(match: Match) -> tuple[list[Event], State]:
    """The events of a match, and where it ended."""
    return events(match.fresh_state(), [(move.seat, move.number) for move in match.moves])


def events(state: State, moves: Sequence[tuple[int | None, int]]) -> tuple[list[Event], State]:
    found: list[Event] = []
    out = Moves()
    drawing = False
    turn = 0
    last: int | None = -1
    for n, (seat, number) in enumerate(moves):
        asked = int(advance(state, out, sampled=False))
        if asked == NATURE:
            if not drawing:
                found.append(Event(n, None, -1, state.copy(), turn))
            drawing = True
            last = None
            happen(state, number)
            continue
        assert asked != OVER and seat is not None
        answers(state, seat, out)
        if out.n > 1:
            turn += seat != last
            last = seat
            drawing = False
            found.append(Event(n, seat, number, state.copy(), turn))
        apply(state, seat, number)
    advance(state, out, sampled=False)
    return found, state
