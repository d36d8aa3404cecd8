"""The next choice of a seat in advance: what it will probably be asked, and what it could then answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeVar

from motu.games._shared.text import Phrase
from motu.kernel.core import State
from motu.kernel.engine import NATURE, OVER, advance, answers, apply, awaiting, guarded
from motu.kernel.moves import Moves
from motu.match.choice import Choice, Gesture, Refusal
from motu.match.match import Match
from motu.match.touching import Answers

WORLDS = 5  # in which the others play on at random
ENOUGH = 2  # of them that leave a choice open: it may be planned
FAR = 400  # decisions of others: nobody plans beyond

C = TypeVar("C", Choice, Gesture)


class Planned(Answers):
    """What a seat could answer when it is asked next, in worlds that fit what it knows.

    A choice is offered when it is open in several of these worlds and says the same in all of them: what
    depends on what the others will do cannot be planned.
    """

    def __init__(self, worlds: Sequence[Match], seat: int) -> None:
        super().__init__(worlds[0], seat)
        self.worlds = [Answers(world, seat) for world in worlds]

    @property
    def asked(self) -> str:
        """The name of the question that is foreseen."""
        return phase(self.match)

    @cached_property
    def question(self) -> Phrase | None:
        """The question in words, where it is certain."""
        said = {one.match.folder.asked(one.match.redacted(self.seat), self.seat) for one in self.worlds}
        return said.pop() if len(said) == 1 else None

    @cached_property
    def choices(self) -> list[Choice]:
        """Those that can be planned."""
        return _likely(choice for world in self.worlds for choice in world.choices)

    @cached_property
    def gestures(self) -> list[Gesture]:
        """Those that can be planned."""
        return _likely(gesture for world in self.worlds for gesture in world.gestures)

    def world_of(self, choice: Choice | Gesture) -> Match:
        """A world in which this can be chosen."""
        return next(
            world.match
            for world in self.worlds
            if choice in (world.gestures if isinstance(choice, Gesture) else world.choices)
        )

    def why_not(self, target: str, picked: tuple[str, ...] = ()) -> Refusal | None:
        """Nothing is refused before it is asked."""
        return None


def phase(match: Match) -> str:
    """The name of the question that is put now."""
    return match.folder.speech.phase(match.state)


def planned(match: Match, seat: int) -> Planned | None:
    """What a seat that waits may plan; None when its next question cannot be foreseen."""
    if match.over or seat in match.awaiting:
        return None
    reached = [_until_asked(match, seat, n) for n in range(WORLDS)]
    by_question: dict[str, list[Match]] = {}
    for world in reached:
        if world is not None:
            by_question.setdefault(phase(world), []).append(world)
    worlds = max(by_question.values(), key=len, default=[])
    return Planned(worlds, seat) if len(worlds) >= ENOUGH else None


def _until_asked(match: Match, seat: int, n: int) -> Match | None:
    """A world dealt from what the seat knows, at its next question that leaves it a choice."""
    s, out, dice = match.state.copy(), Moves(), random.Random(n)
    s.determinize(seat, n)
    for _ in range(FAR):
        asked = int(advance(s, out))
        if asked in (OVER, NATURE):
            return None
        mine = bool(int(awaiting(s)) >> seat & 1)
        answering = seat if mine else asked
        answers(s, answering, out)
        if mine and (out.n > 1 or guarded(s)):
            return _at(match, s)
        apply(s, answering, dice.choice(out.actions()))
    return None


def _at(match: Match, s: State) -> Match:
    """A copy of the match in another position."""
    world = match.copy()
    world.state = s
    return world


def _likely(found: Iterable[C]) -> list[C]:
    """What several worlds offer with the same words, in the order of the first one."""
    every = list(found)
    often = Counter(one.notation for one in every)
    words: dict[str, set[Phrase]] = {}
    first: dict[str, C] = {}
    for one in every:
        first.setdefault(one.notation, one)
        words.setdefault(one.notation, set()).add(one.phrase)
    return [one for key, one in first.items() if often[key] >= ENOUGH and len(words[key]) == 1]
