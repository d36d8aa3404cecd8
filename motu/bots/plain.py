"""The bot that knows nothing."""

from __future__ import annotations

from motu.bots.bot import Bot, Window


class Random(Bot):
    """Any legal answer, all equally likely."""

    name = "random"

    def choose(self, window: Window) -> int:
        return self.dice.choice(window.answers(cut=False))
