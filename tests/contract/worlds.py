"""Two worlds: what a viewer cannot know makes no difference to anything he gets.

A second world runs beside the first one. Where something happens that the viewer does not see (an outcome for
other eyes, a sealed answer, the picks of a draft, the hidden part of a card laid face down), it may happen
differently there; everything public is the same. As long as nothing hidden comes to light by the rules, the
viewer must get the same from both. What he gets is what `observe(match, viewer)` returns, at any layer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Self

from motu.kernel.engine import NATURE, OVER
from motu.match.match import Match
from tests.contract.cases import Case
from tests.contract.dictated import World, answers_itself, begun, is_answered, known_after, whole_answer
from tests.contract.invariants import game_modules
from tests.contract.secrets import knowledge, options

Observe = Callable[[Match, int | None], Any]

# Where secrets come to light by the rules: the question whose answer does it. Everything else is a leak.
DISCLOSING: dict[str, set[str]] = {
    "auction": {"Bid"},
    "draft": {"Pay"},
    "private": {"Open"},
    "sealed": {"Offer"},
}
DISCLOSING |= {key: getattr(module, "DISCLOSING", set()) for key, module in game_modules().items()}
# Games in which some of the secrets are shown at the very end, whatever brings it about.
SHOWN_AT_END = {key for key, module in game_modules().items() if getattr(module, "SHOWN_AT_END", False)}
ADVICE = (
    "If the rulebook brings a secret to light here, name the question in DISCLOSING of the game's invariants."
)
TRIES = 12  # answers to try in the second world before giving up


class Leak(AssertionError):
    """The viewer can tell the worlds apart."""


class TwoWorlds:
    """Plays both worlds until they may part, and compares what the viewer gets all the way."""

    def __init__(
        self,
        case: Case,
        viewer: int,
        seed: int,
        observe: Observe,
        every: int = 1,
        other_picks: bool = True,
        world: Callable[[Case], World] = World,
    ) -> None:
        self.case = case
        self.viewer = viewer
        self.observe = observe
        self.every = every  # some observations are dear: make them after each n-th step only
        self.other_picks = other_picks  # or only nature goes different ways: such worlds last longer
        self.dice = random.Random(f"{case} {viewer} {seed}")
        self.one, self.two = world(case), world(case)  # other layers bring a world that they can watch
        self.steps = 0
        self.last = ""  # the question answered last
        self.end = ""  # over, disclosed, or blocked: the second world cannot follow
        self.occasions: Counter[str] = Counter()  # to go different ways, by rule
        self.forks: Counter[str] = Counter()
        self.disclosing = DISCLOSING.get(case.folder.key, set())

    def run(self) -> Self:
        self.compare()
        while not self.end:
            self._step()
            if self._all_is_shown():
                self.end = "disclosed"
            if not self.end:
                self.steps += 1
                self.compare()
        return self

    def _all_is_shown(self) -> bool:
        """The game ended, and by its rules there is something to see now."""
        return self.case.folder.key in SHOWN_AT_END and self.one.asked == OVER and self._parted()

    def _step(self) -> None:
        if self.one.asked == OVER:
            self.end = "over"
        elif self.one.asked == NATURE:
            self._nature()
        else:
            seat = self.dice.choice(self.one.awaited())
            if seat == self.viewer:
                action = self.dice.choice(options(self.one.state, seat))
                self._play(seat, [action], [action])
            elif self.one.is_sealed:
                self._sealed(seat)
            else:
                self._choice(seat)

    # --- comparing ------------------------------------------------------------------------------

    def compare(self) -> None:
        """Both worlds look alike now."""
        self._same(
            *(knowledge(world.state, self.viewer) for world in (self.one, self.two)), "what he may know"
        )
        self._same(self._waited_for(self.one), self._waited_for(self.two), "whom the table waits for")
        if self.steps % self.every == 0 or self.one.asked == OVER:
            self._same(self._observed(self.one), self._observed(self.two), "what he gets")

    def _waited_for(self, world: World) -> list[int]:
        """Whoever has nothing to choose is not waited for, unless the question is guarded."""
        return [seat for seat in world.awaited() if not answers_itself(world.state, seat)]

    def _observed(self, world: World) -> Any:
        return self.observe(world.match, self.viewer if self.viewer < self.case.seats else None)

    def _same(self, one: Any, two: Any, what: str) -> None:
        if one != two:
            moves = [move.notation for move in self.one.match.moves[-3:]]
            where = f"{self.case}, viewer {self.viewer}, after {moves}, the last by {self.last}"
            raise Leak(f"{where}: {what} differs: {difference(one, two)}. {ADVICE}")

    # --- going different ways -------------------------------------------------------------------

    def _wants_fork(self, rule: str) -> bool:
        """Likely where it has not happened yet, now and then afterwards: the worlds should last."""
        if not self.other_picks and self.one.asked != NATURE:
            return False
        self.occasions[rule] += 1
        return self.dice.random() < (0.15 if self.forks[rule] else 0.6)

    def _nature(self) -> None:
        first, second = self.one.weights(), self.two.weights()
        private = not self.one.shows_outcome_to(self.viewer)
        common = {outcome: first[outcome] for outcome in first if outcome in second}
        rule = self.one.rule
        if private and (len(first) > 1 or len(second) > 1) and self._wants_fork(rule):
            one = self._draw(first)
            two = self._draw({outcome: second[outcome] for outcome in second if outcome != one} or second)
        elif common:
            one = two = self._draw(common)
        elif private:
            one, two = self._draw(first), self._draw(second)
        else:
            self.end = "blocked"
            return
        self.forks[rule] += one != two
        self.one.happen(one)
        self.two.happen(two)

    def _draw(self, weights: dict[int, int]) -> int:
        return self.dice.choices(list(weights), list(weights.values()))[0]

    def _sealed(self, seat: int) -> None:
        """Any answer looks like any other, unless it is the last one and all are shown now."""
        picks = whole_answer(self.one.state, seat, self.dice.choice)
        fork = self._wants_fork(self.one.rule)
        others = self._answers_of(seat, picks, fork)
        if self.one.rule in self.disclosing and is_answered(self.one.state, seat, picks):
            self._if_alike(seat, picks, others)
        elif others:
            self._play(seat, picks, others[0])
        else:
            self.end = "blocked"

    def _choice(self, seat: int) -> None:
        """A public answer, part of which may be hidden; or the head of a draft."""
        parts, others = self.one.public_parts(seat), self.two.public_parts(seat)
        pairs = [(a, b) for a, part in parts.items() for b, other in others.items() if part == other]
        if not pairs:
            self.end = "blocked"
            return
        forks = [pair for pair in pairs if pair[0] != pair[1]]
        fork = bool(forks) and self._wants_fork(self.one.rule)
        same = [pair for pair in pairs if pair[0] == pair[1]]
        one, two = self.dice.choice(forks if fork else same or pairs)
        picks = whole_answer(
            self.one.state, seat, lambda choices: one if one in choices else self.dice.choice(choices)
        )
        if len(picks) == 1 and not self._opens_draft(seat):
            self._play(seat, [one], [two])
            return
        for name in {self._name(action) for action in picks}:
            fork = self._wants_fork(name) or fork
        if fork:
            self._plan_and_take_back(seat, picks)
        self._if_alike(seat, picks, self._answers_of(seat, picks, fork))

    def _opens_draft(self, seat: int) -> bool:
        """Whether some answer to the question at hand starts private picks in the second world."""
        answers = [whole_answer(self.two.state, seat, self.dice.choice) for _ in range(3)]
        return any(len(picks) > 1 for picks in answers)

    def _answers_of(self, seat: int, picks: list[int], fork: bool) -> list[list[int]]:
        """Whole answers in the second world, the preferred ones first."""
        found = [whole_answer(self.two.state, seat, self.dice.choice) for _ in range(TRIES if fork else 1)]
        if known_after(self.two.state, seat, picks, self.viewer) is not None:
            found.append(picks)
        return sorted(found, key=lambda answer: (answer == picks) == fork)

    def _plan_and_take_back(self, seat: int, picks: list[int]) -> None:
        """A seat plans different things in the two worlds and then thinks better of it.

        The picks of a draft may all be shown once it is complete; here they never come to light.
        """
        one = begun(self.one.state, seat, picks)
        two = begun(self.two.state, seat, whole_answer(self.two.state, seat, self.dice.choice))
        self._part_ways(one, two)
        moves = [len(world.match.moves) for world in (self.one, self.two)]
        for world, plan in ((self.one, one), (self.two, two)):
            for action in plan:
                world.play(seat, action)
        self.compare()
        for world, n in zip((self.one, self.two), moves, strict=True):
            world.take_back(seat, n)
        self.compare()

    def _if_alike(self, seat: int, picks: list[int], others: list[list[int]]) -> None:
        """The answer is shown: go on with one that looks the same in the second world, if there is one."""
        seen = known_after(self.one.state, seat, picks, self.viewer)
        for answer in others:
            if known_after(self.two.state, seat, answer, self.viewer) == seen:
                self._play(seat, picks, answer)
                return
        if picks in others and self._name(picks[-1]) not in self.disclosing:
            self._play(seat, picks, picks)  # the same answer looks different: the comparison will say so
        else:
            self.end = "disclosed" if picks in others else "blocked"

    # --- moving ---------------------------------------------------------------------------------

    def _play(self, seat: int, one: list[int], two: list[int]) -> None:
        revealed, self.last = self.one.state.revealed, self._name(one[-1])
        for world, picks in ((self.one, one), (self.two, two)):
            self._play_unseen(world, seat, picks)
        self._part_ways(one, two)
        if self.last in self.disclosing and self._parted():
            self.end = "disclosed"
            if self.one.state.revealed == revealed:
                raise Leak(f"{self.case}: a secret comes to light by {self.last}, yet that can be taken back")

    def _part_ways(self, one: list[int], two: list[int]) -> None:
        """Note where the picks of the two worlds are different."""
        for a, b in zip_longest(one, two):
            if a != b:
                self.forks.update({self._name(action) for action in (a, b) if action is not None})

    def _parted(self) -> bool:
        """What the viewer knows or has been told is not the same any more, or what he gets of it, if that is
        looked at now."""
        one, two = (self._learnt(world) for world in (self.one, self.two))
        if one != two or self.steps % self.every:
            return one != two
        return self._observed(self.one) != self._observed(self.two)

    def _learnt(self, world: World) -> Any:
        viewer = self.viewer if self.viewer < self.case.seats else None
        told = [(event.kind, tuple(event.facts)) for event in world.match.events(viewer)]
        return knowledge(world.state, self.viewer), told

    def _play_unseen(self, world: World, seat: int, picks: list[int]) -> None:
        """While another seat is in the middle of its answer, the viewer notices nothing."""
        watched = len(picks) > 1 and self.steps % self.every == 0
        before = knowledge(world.state, self.viewer), watched and self._observed(world)
        for action in picks[:-1]:
            world.play(seat, action)
            now = knowledge(world.state, self.viewer), watched and self._observed(world)
            self._same(before, now, "what he gets while a seat has not yet answered")
        world.play(seat, picks[-1])

    def _name(self, action: int) -> str:
        return type(self.case.folder.split(action)[0]).__name__


def difference(one: Any, two: Any) -> str:
    """Where two observations part, as shortly as possible."""
    if isinstance(one, dict) and isinstance(two, dict):
        keys = [key for key in {**one, **two} if one.get(key) != two.get(key)]
        return "; ".join(f"{key}: {difference(one.get(key), two.get(key))}" for key in keys[:3])
    if isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)) and len(one) == len(two):
        at = next((i for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b), 0)
        return f"[{at}] {difference(one[at], two[at])}"
    return f"{str(one)[:300]} | {str(two)[:300]}"
