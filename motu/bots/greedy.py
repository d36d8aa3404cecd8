"""The bot that looks one step ahead."""

from __future__ import annotations

from motu.bots.bot import Bot, Window
from motu.games._shared.tuning import untuned
from motu.kernel.engine import advance, apply
from motu.kernel.moves import Moves


class Greedy(Bot):
    """Plays the answer after which the game's insight likes the table best, on average over some worlds."""

    name = "greedy"
    worlds = 4

    def __init__(self, seed: int = 0, equal: bool = False) -> None:
        """`equal`: every feature counts for what it says, whatever the laboratory found."""
        super().__init__(seed)
        self.equal = equal
        self.out = Moves()

    def choose(self, window: Window) -> int:
        actions = window.answers()
        if len(actions) == 1:
            return actions[0]
        self.dice.shuffle(actions)  # equals are equally likely
        insight = untuned(window.folder.insight) if self.equal else window.folder.insight
        totals = [0] * len(actions)
        for _ in range(self.worlds):
            world = window.world(self.dice.getrandbits(62))
            for i, action in enumerate(actions):
                trial = world.copy()
                apply(trial, window.seat, action)
                advance(trial, self.out)
                totals[i] += int(insight.evaluate(trial, window.seat))
        return actions[max(range(len(actions)), key=totals.__getitem__)]
