"""Picks that are not confirmed yet: tried on a copy, seen by nobody else."""

from __future__ import annotations

from dataclasses import dataclass

from motu.kernel.core import State
from motu.kernel.data import key
from motu.kernel.engine import Asked, advance, answers, apply, awaiting, guarded, write_down
from motu.kernel.moves import Moves
from motu.match.choice import Gesture
from motu.match.errors import IllegalChoice
from motu.match.match import Match

THEN = -1  # in a draft: what stands after it follows what the picks before it reveal
WORLDS = 4  # dealt to see whether an answer shows more than its seat knows


@dataclass(frozen=True)
class Staged:
    """The match as a seat sees it with its unconfirmed picks, and whether they are a whole unit."""

    match: Match
    actions: tuple[int, ...]
    complete: bool
    then: tuple[int, ...] = ()  # what follows when they have revealed something

    @property
    def draft(self) -> tuple[int, ...]:
        """The picks as they are kept."""
        return (*self.actions, THEN, *self.then) if self.then else self.actions


def parted(draft: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The picks of a draft, and what follows them."""
    cut = draft.index(THEN) if THEN in draft else len(draft)
    return draft[:cut], draft[cut + 1 :]


def ways(match: Match, seat: int, staged: Staged) -> tuple[tuple[int, ...], list[Gesture]]:
    """The ways to do what a whole unit does: the picks before them, and all the ways."""
    trial = match.copy()
    for n, action in enumerate(staged.actions[:-1], 1):
        trial.play(seat, action)
        found = [g for g in trial.gestures(seat) if g.way]
        if found:
            return staged.actions[:n], found
    return staged.actions, []


def passing(match: Match, seat: int) -> int | None:
    """The answer by which a seat lets a window of free actions go by, if it is asked at one."""
    return match.folder.passing(match.state, seat) if seat in match.awaiting else None


def stage(match: Match, seat: int, draft: tuple[int, ...], windows: bool = False) -> Staged:
    """Try picks on a copy: a unit is whole when something is revealed or another must decide.

    Nothing is seen there that the seat does not know already: it may still think better of it.
    What follows is picked as soon as it can be, after questions that come first or after the reveal.
    Unless the seat wants to be asked at every window, it lets them go by as part of its unit.
    """
    actions, after = parted(draft)
    then = list(after)
    if not actions:
        return Staged(match, (), False)
    trial = match.copy()
    out = Moves()
    kept: list[int] = []
    left = list(actions)
    complete = False
    while not complete and (left or (then and trial.why_not(seat, then[0]) is None)):
        action = left.pop(0) if left else then.pop(0)
        refusal = trial.why_not(seat, action)
        if refusal is not None:
            if kept:
                break  # the table has moved on under a stale draft
            raise IllegalChoice(refusal.phrase, refusal.texts, refusal.rule)
        kept.append(action)
        complete = _try(trial, seat, action)
        while not complete:
            if not windows and (go_on := passing(trial, seat)) is not None:
                kept.append(go_on)
                if left and left[0] == go_on:
                    left.pop(0)
                complete = _try(trial, seat, go_on)
                continue
            answers(trial.state, seat, out)
            if out.n != 1 or guarded(trial.state) or not match.automatic:
                break
            complete = _try(trial, seat, int(out.at[0]))
    return Staged(trial, tuple(kept), complete, tuple(then))


def _try(trial: Match, seat: int, action: int) -> bool:
    """Answer on the copy and go to the next question of the seat; whether the unit is whole instead."""
    s = trial.state.copy()
    asked = Asked(s)
    rule = asked.rule
    if asked.sealed and 0 <= action - int(rule.base) < int(rule.size):
        trial.state = s
        return bool(write_down(s, seat, action))  # handed in, the last answer would open all of them
    before, revealed = s.copy(), int(s.revealed)
    apply(s, seat, action)
    if int(s.revealed) != revealed:
        trial.state = foreseen(before, seat, action)
        return True
    trial.state = s
    probe = s.copy()
    advance(probe, Moves(), sampled=False)
    if not awaiting(probe) >> seat & 1 or int(probe.revealed) != revealed:
        return True
    trial.state = probe
    return False


def foreseen(s: State, seat: int, action: int) -> State:
    """The position after an answer that reveals something, as far as its seat can tell beforehand.

    Worlds that fit what it knows are dealt anew: if they look alike to it after the answer, that is what it
    sees; if they do not, the answer shows something new, and it sees the position as it is.
    """
    worlds = [s.copy() for _ in range(WORLDS)]
    for n, world in enumerate(worlds):
        world.determinize(seat, n)
        apply(world, seat, action)
    return worlds[0] if len({_seen(world, seat) for world in worlds}) == 1 else s.copy()


def _seen(s: State, seat: int) -> object:
    eyes = s.copy()
    eyes.redact(seat)
    return key(eyes)
