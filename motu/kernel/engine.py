"""Playing a state: run to the next question, list its answers, carry one out.

Questions are answered by global action number; chance outcomes have a numbering of their own.
"""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.core import (
    AUTO,
    CHANCE,
    GAME_OVER,
    LEGAL,
    NO_SUCH_ACTION,
    NOT_AWAITED,
    NOT_THIS_QUESTION,
    SEALED,
    NoOption,
    Rule,
    State,
    lowest,
)
from motu.kernel.moves import Moves
from motu.kernel.steps import a_of, b_of, kind_of, player_of
from motu.kernel.vectors import i64, vec

NATURE: Final = -1
OVER: Final = -2


def advance(s: State, out: Moves, sampled: bool = True, cut: bool = False) -> i64:
    """Run to the next question and list its answers: the seat asked, NATURE, or OVER.

    `sampled`: chance is drawn with the dice of the state, otherwise it is a question to NATURE.
    `cut`: for search, picks that only repeat others in another order are left out.
    """
    while s.pending > 0:
        step = s.agenda[s.pending - 1]
        rule: Rule[Any] = s.rules[step & 255]
        mode = rule.mode
        player = step >> 8 & 127
        a = step >> 16 & 65535
        b = step >> 32
        if mode == AUTO:
            s.pending -= 1
            rule.run(s, player, a, b)
            continue
        if mode == CHANCE:
            if sampled:
                s.pending -= 1
                outcome = rule.sample(s, player, a, b, out)
                if outcome >= 0:
                    s.revealed += 1
                    rule.choose(s, player, a, b, outcome)
                continue
            out.n = 0
            out.base = rule.base
            rule.options(s, player, a, b, out)
            if out.n > 0:
                return NATURE
            s.pending -= 1  # an empty bag: nothing is drawn
            continue
        if s.limit > 0 and s.length >= s.limit:
            s.truncated = 1
            return OVER
        seat = lowest(a & 255) if mode == SEALED else player
        list_answers(s, step, seat, out, cut)
        if out.n > 0:
            return seat
        if not rule.may_lapse:
            raise NoOption(f"question {rule.kind} has no answer for seat {seat}")
        s.pending -= 1
    return OVER


def list_answers(s: State, step: i64, seat: i64, out: Moves, cut: bool) -> None:
    """List what `seat` may answer to the question `step`, free actions beside it included."""
    rule: Rule[Any] = s.rules[step & 255]
    a = step >> 16 & 65535
    b = step >> 32
    out.n = 0
    out.base = rule.base
    rule.options(s, seat, a, b, out)
    if cut:
        _leave_out_repeats(rule, s, seat, a, b, out)
    if step & 32768:
        beside: Rule[Any] | None = rule.beside
        if beside is not None:
            out.base = beside.base
            beside.options(s, seat, a, b, out)


def _leave_out_repeats(rule: Rule[Any], s: State, seat: i64, a: i64, b: i64, out: Moves) -> None:
    """Keep one order of each set of picks; a chain begun in another order stays whole."""
    kept: i64 = 0
    i: i64
    for i in range(out.n):
        action = out.at[i]
        if not rule.redundant(s, seat, a, b, action - rule.base):
            out.at[i] = out.at[kept]
            out.at[kept] = action
            kept += 1
    if kept > 0:
        out.n = kept


def awaiting(s: State) -> i64:
    """The bit set of seats that must decide now. The state must stand at a question, or be over."""
    if s.pending == 0 or s.truncated:
        return 0
    step = s.agenda[s.pending - 1]
    mode = s.rules[step & 255].mode
    if mode == SEALED:
        return step >> 16 & 255
    if mode == CHANCE or mode == AUTO:
        return 0
    one: i64 = 1
    return one << (step >> 8 & 127)


def question(s: State) -> i64:
    """The step on top of the agenda. The state must stand at a question."""
    return s.agenda[s.pending - 1]


@final
class Asked:
    """The step on top of the agenda in words: its rule, its player and its two arguments."""

    def __init__(self, s: State) -> None:
        step = question(s)
        self.rule: Rule[Any] = s.rules[kind_of(step)]
        self.player: i64 = player_of(step)
        self.a: i64 = a_of(step)
        self.b: i64 = b_of(step)

    @property
    def sealed(self) -> bool:
        """Whether several seats answer secretly at once."""
        return self.rule.mode == SEALED


def answers(s: State, seat: i64, out: Moves, cut: bool = False) -> None:
    """List what any awaited `seat` may answer, whatever order the others answer in."""
    list_answers(s, question(s), seat, out, cut)


def apply(s: State, seat: i64, action: i64) -> None:
    """`seat` answers the question on top of the agenda."""
    step = s.agenda[s.pending - 1]
    rule: Rule[Any] = s.rules[step & 255]
    a = step >> 16 & 65535
    b = step >> 32
    x = action - rule.base
    s.length += 1
    s.answering = step
    s.answering_at = s.pending - 1
    if x < 0 or x >= rule.size:
        beside: Rule[Any] | None = rule.beside
        if beside is None:
            raise NoOption(f"action {action} does not answer question {rule.kind}")
        beside.choose(s, seat, a, b, action - beside.base)  # the question stays on the agenda
        return
    if rule.mode == SEALED:
        _seal(s, rule, step, seat, x)
        return
    s.pending -= 1
    rule.choose(s, seat, a, b, x)


def _seal(s: State, rule: Rule[Any], step: i64, seat: i64, x: i64) -> None:
    """Note one secret pick; when the last answer is complete, carry all of them out."""
    a = step >> 16 & 65535
    if not rule.answer(s, seat, a, step >> 32, x):
        return
    one: i64 = 1
    step -= one << 16 + seat
    s.agenda[s.pending - 1] = step
    if step >> 16 & 255:
        return
    s.pending -= 1
    s.revealed += 1
    rule.choose(s, 0, step >> 24 & 255, step >> 32, 0)
    i: i64
    for i in range(s.players):
        s.sealed[i] = 0


def write_down(s: State, seat: i64, action: i64) -> bool:
    """Write an answer to a sealed question down without handing it in: whether it is complete."""
    step = question(s)
    rule: Rule[Any] = s.rules[step & 255]
    return rule.answer(s, seat, step >> 16 & 65535, step >> 32, action - rule.base)


def happen(s: State, outcome: i64) -> None:
    """Nature answers the chance step on top of the agenda."""
    s.pending -= 1
    step = s.agenda[s.pending]
    rule: Rule[Any] = s.rules[step & 255]
    s.revealed += 1
    rule.choose(s, step >> 8 & 127, step >> 16 & 65535, step >> 32, outcome - rule.base)


def weight(s: State, outcome: i64) -> i64:
    """How likely that outcome of the chance step on top of the agenda is, relative to the others."""
    step = s.agenda[s.pending - 1]
    rule: Rule[Any] = s.rules[step & 255]
    return rule.weight(s, step >> 8 & 127, step >> 16 & 65535, step >> 32, outcome - rule.base)


def seen_by(s: State) -> i64:
    """The bit set of those who learn the outcome of the chance step on top of the agenda."""
    step = s.agenda[s.pending - 1]
    return s.rules[step & 255].seen_by(s, step >> 8 & 127, step >> 16 & 65535, step >> 32)


def why_not(s: State, seat: i64, action: i64) -> i64:
    """LEGAL, or the number of the rule that forbids this answer of `seat` now."""
    waiting = awaiting(s)
    if waiting == 0:
        return GAME_OVER
    if seat < 0 or not waiting >> seat & 1:
        return NOT_AWAITED
    step = question(s)
    rule: Rule[Any] = s.rules[step & 255]
    a = step >> 16 & 65535
    b = step >> 32
    x = action - rule.base
    if 0 <= x < rule.size:
        if x >= rule.domain(s):
            return NO_SUCH_ACTION
        return rule.check(s, seat, a, b, x)
    beside: Rule[Any] | None = rule.beside
    if beside is not None and 0 <= action - beside.base < beside.size:
        if not step & 32768:
            return NOT_THIS_QUESTION
        if action - beside.base >= beside.domain(s):
            return NO_SUCH_ACTION
        return beside.check(s, seat, a, b, action - beside.base)
    return NOT_THIS_QUESTION


def guarded(s: State) -> bool:
    """Whether the present question is asked even with a single answer, because answers betray a hand."""
    return s.rules[question(s) & 255].guarded


def public_part(s: State, seat: i64, action: i64) -> i64:
    """What everybody may read of an answer: answers with equal parts look alike to the others.

    -1: nothing, because the answer is sealed or part of a draft.
    """
    step = question(s)
    rule: Rule[Any] = s.rules[step & 255]
    if rule.mode == SEALED or s.drafting() >= 0:
        return -1
    x = action - rule.base
    if 0 <= x < rule.size:
        return rule.base + rule.public(s, seat, step >> 16 & 65535, step >> 32, x)
    beside: Rule[Any] | None = rule.beside
    if beside is None:
        return action
    return beside.base + beside.public(s, seat, step >> 16 & 65535, step >> 32, action - beside.base)


def mask(out: Moves, into: vec[i64]) -> None:
    """Mark the listed actions in a mask over all decisions of the game."""
    i: i64
    for i in range(out.n):
        into[out.at[i]] = 1


def playout(s: State, out: Moves) -> i64:
    """Play at random to the end; returns how many decisions had two answers or more."""
    decisions: i64 = 0
    while True:
        seat = advance(s, out)
        if seat == OVER:
            return decisions
        if out.n > 1:
            decisions += 1
            apply(s, seat, out.at[s.below(out.n)])
        else:
            apply(s, seat, out.at[0])


__all__ = [
    "LEGAL",
    "NATURE",
    "OVER",
    "Asked",
    "advance",
    "answers",
    "apply",
    "awaiting",
    "guarded",
    "happen",
    "mask",
    "playout",
    "public_part",
    "question",
    "seen_by",
    "weight",
    "why_not",
    "write_down",
]
