"""Players of wood and wire: each sees only what its seat may know."""

from __future__ import annotations

from motu.bots.bot import Bot, Window
from motu.bots.greedy import Greedy
from motu.bots.plain import Random
from motu.games._shared.text import say
from motu.match.errors import BadSetup

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int = 0) -> Bot:
    """A new bot by name."""
    if name not in BOTS:
        raise BadSetup(say("unknown-bot", bot=name, bots=", ".join(BOTS)))
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Window", "bot"]
