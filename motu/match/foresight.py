"""Answering on a copy of a match as far as a seat can know beforehand: it may still think better of it."""

from __future__ import annotations

from collections.abc import Sequence

from motu.kernel.core import State
from motu.kernel.data import key
from motu.kernel.engine import NATURE, OVER, Asked, apply, guarded, write_down
from motu.match.match import Match

WORLDS = 4  # dealt to see whether an answer shows more than its seat knows


def foresee(match: Match, seat: int, action: int, forced: bool = False) -> bool:
    """Answer on this copy and go to the next question of the seat; True when there is none before something
    is revealed or another must decide."""
    asked, revealed = Asked(match.state), int(match.state.revealed)
    if asked.sealed and 0 <= action - int(asked.rule.base) < int(asked.rule.size):
        return _written_down(match, seat, action)
    before, heard = match.state.copy(), len(match.told)
    match.answer(seat, action, forced, pointing=False)
    if int(match.state.revealed) != revealed:
        match.state = _foreseen(before, seat, action)
        del match.told[heard:]
        return True
    ahead = match.copy()
    ahead.to_the_question()
    if seat not in ahead.awaiting or int(ahead.state.revealed) != revealed:
        return True
    match.state, match.told, match.outcomes = ahead.state, ahead.told, ahead.outcomes
    return False


def _written_down(match: Match, seat: int, action: int) -> bool:
    """A sealed answer that is not handed in: handed in, the last one would open all of them."""
    match.note(seat, action)
    return bool(write_down(match.state, seat, action))


def _foreseen(s: State, seat: int, action: int) -> State:
    """The position after an answer that reveals something, as far as its seat can tell beforehand.

    Worlds that fit what it knows are dealt anew: if they look alike to it after the answer, that is what it
    sees; if they do not, the answer shows something new, and it sees the position as it is.
    """
    worlds = [s.copy() for _ in range(WORLDS)]
    for n, world in enumerate(worlds):
        world.determinize(seat, n)
        apply(world, seat, action)
    return worlds[0] if len({_seen(world, seat) for world in worlds}) == 1 else s.copy()


def goes_on(match: Match, seat: int, picks: Sequence[int]) -> Match | None:
    """The match after these picks at the next question of the same seat, if it is certain to be asked it.

    Looked up in worlds that fit what the seat knows: what it cannot know makes no difference.
    """
    if Asked(match.state).sealed:
        return None
    worlds = []
    for n in range(WORLDS):
        world = match.copy()
        world.state.determinize(seat, n)
        for pick in picks:
            world.answer(seat, pick, forced=False, pointing=False)
            while (asked := world.to_the_question()) not in (NATURE, OVER) and seat in world.awaiting:
                if (only := world.only_of(seat)) is None or guarded(world.state):
                    break
                world.answer(seat, only, forced=True, pointing=False)
            if asked in (NATURE, OVER) or world.awaiting != (seat,):
                return None
        worlds.append(world)
    questions = {world.folder.asked(world.redacted(seat), seat) for world in worlds}
    return worlds[0] if len(questions) == 1 else None


def _seen(s: State, seat: int) -> object:
    eyes = s.copy()
    eyes.redact(seat)
    return key(eyes)
