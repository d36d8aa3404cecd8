"""Playing a state step by step, chance asked for explicitly, with players who go to extremes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from motu.kernel.core import State
from motu.kernel.engine import NATURE, OVER, advance, answers, apply, awaiting, happen, weight
from motu.kernel.moves import Moves

STYLES = ("random", "first", "last", "crowded", "loner", "biased")


@dataclass(frozen=True)
class Stop:
    """A question: whom it is put to (a seat, NATURE, OVER at the end), its answers, the one to be given."""

    seat: int
    options: list[int]
    choice: int


class Player:
    """Chooses for all seats and for nature, in one style."""

    def __init__(self, style: str, seed: int) -> None:
        self.style = style
        self.dice = random.Random(f"{style} {seed}")
        self.taken: Counter[int] = Counter()
        self.taste = random.Random(seed).random()

    def choose(self, options: list[int]) -> int:
        """One of the options."""
        match self.style:
            case "first":
                choice = options[0]
            case "last":
                choice = options[-1]
            case "crowded":  # everybody where everybody is
                choice = max(options, key=lambda action: (self.taken[action], -action))
            case "loner":  # what nobody has done yet
                choice = min(options, key=lambda action: (self.taken[action], action))
            case "biased":  # mostly the same likes and dislikes, whatever the question
                liked = max(options, key=lambda action: random.Random(action * 977 + self.taste).random())
                choice = liked if self.dice.random() < 0.7 else self.dice.choice(options)
            case _:
                choice = self.dice.choice(options)
        self.taken[choice] += 1
        return choice

    def draw(self, s: State, outcomes: list[int]) -> int:
        """An outcome, as likely as its weight."""
        return self.dice.choices(outcomes, [int(weight(s, outcome)) for outcome in outcomes])[0]


def seats_in(bits: int) -> list[int]:
    """The seats of a bit set."""
    return [seat for seat in range(8) if bits >> seat & 1]


def stops(s: State, style: str = "random", seed: int = 0) -> Iterator[Stop]:
    """Play to the end; at every question, and once more at the end, the caller may look at the state."""
    player = Player(style, seed)
    out = Moves()
    while True:
        asked = int(advance(s, out, sampled=False))
        if asked == OVER:
            yield Stop(OVER, [], -1)
            return
        options = out.actions()
        if asked == NATURE:
            choice = player.draw(s, options)
            yield Stop(NATURE, options, choice)
            happen(s, choice)
            continue
        seat = player.dice.choice(seats_in(int(awaiting(s))))  # sealed questions: whoever comes first
        answers(s, seat, out)
        options = out.actions()
        choice = player.choose(options)
        yield Stop(seat, options, choice)
        apply(s, seat, choice)


def follow(s: State, stop: Stop) -> None:
    """Answer the question at which `s` stands as another state did."""
    if stop.seat == NATURE:
        happen(s, stop.choice)
    elif stop.seat != OVER:
        apply(s, stop.seat, stop.choice)
