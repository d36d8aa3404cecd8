"""A heading promises only what can be chosen."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.moves import Moves


def offered(at: Answer[Mangrovia], question: Question[Mangrovia]) -> set[int]:
    """What may be answered, by the numbers of the question."""
    moves = Moves()
    question.rule.options(at.s, at.seat, at.a, at.b, moves)
    return {int(moves.at[n]) for n in range(int(moves.n))}
